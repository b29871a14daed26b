"""Keeps the game on disk, move by move, and brings it back in the next session."""

from pathlib import Path

from osmosis_cli.shell.game import Game
from osmosis_cli.shell.kept_games import Keeping, game_of
from osmosis_cli.shell.watcher import Watcher
from osmosis_cli.storage import journal, lock
from osmosis_cli.storage.errors import Code, StorageError
from osmosis_cli.storage.record import Entry, Noted, Redone, Undone, entry_of
from osmosis_cli.words import saving

_PATIENT_TURNS = 200
"""A game of so many turns more is written whole so many times more rarely, after a failure."""


class GameKeeper(Watcher):
    """Writes each command to the journal before its answer is said.

    Nothing that goes wrong stops the game; it is told once, and so is that all is well again. A
    new game takes the place of the one on disk with its first move, and not before.
    """

    def __init__(self, keeping: Keeping) -> None:
        """Keep the game in the folder of ``keeping``."""
        self._keeping = keeping
        self._path = keeping.folder / journal.FILE_NAME
        self._lock = lock.Lock(keeping.folder / lock.FILE_NAME)
        self._journal: journal.Journal | None = None
        self._kept: Game | None = None
        self._closed = False
        self._blocked = False
        self._code: Code | None = None
        self._waits = 0
        self._news: list[str] = []

    def find(self) -> Game | None:
        """Return the unfinished game of an earlier session, which goes on unless it is put by.

        From now on no other window can have it. Raises nothing.
        """
        if not self._locked():
            return None
        found = journal.resume(self._path)
        self._journal = found.journal
        if found.fault is not None:
            self._tell_fault(found)
        game = game_of(found.game) if found.game is not None else None
        if game is None or not game.under_way:
            self.put_by()
            return None
        self._kept = game
        return game

    def put_by(self) -> None:
        """Leave the game that was found as it is on disk, until another makes its first move."""
        self._close()
        self._kept = None

    def close(self) -> None:
        """Let go of the files, after a last try to write what is not yet on disk."""
        self._close()
        self._lock.release()

    def news(self) -> list[str]:
        """What the player has not heard yet about the file."""
        news, self._news = self._news, []
        return news

    def started(self, game: Game) -> None:
        """Note that the game before was left; one that has moves already is written at once."""
        before = self._kept
        if before is not None and before.under_way and before.id != game.id:
            self._append(Noted("given-up"))
        self.put_by()
        if game.begun:
            self._create(game)

    def played(self, game: Game, moves: object) -> None:
        """Write the turn."""
        self._keep(game, entry_of(game.timeline.turns[-1]))

    def undone(self, game: Game, count: int) -> None:
        """Write that turns were taken back."""
        self._keep(game, Undone(count))

    def redone(self, game: Game, count: int) -> None:
        """Write that turns were made again."""
        self._keep(game, Redone(count))

    def gave_up(self, game: Game) -> None:
        """Write that the game was given up; it is not brought back then."""
        if game is self._kept:
            self._append(Noted("given-up"))
            # Whoever plays on takes it back, which only a new journal can say.
            self._closed = True

    def assisted(self, game: Game) -> None:
        """Write that hidden cards were used."""
        if game is self._kept:
            self._keep(game, Noted("assisted"))

    def _keep(self, game: Game, entry: Entry) -> None:
        if game is self._kept and not self._closed and self._journal is not None:
            code = self._journal.append(entry).code
            # Somebody removed the file, or it is full of moves that were taken back.
            if code not in ("missing", "too-large"):
                self._tell(code)
                return
        self._create(game)

    def _append(self, entry: Entry) -> None:
        if self._journal is not None:
            self._journal.append(entry)

    def _create(self, game: Game) -> None:
        """Write the whole game; after a failure a long game is tried again now and then only."""
        if self._blocked:
            return
        self._waits -= 1
        if self._kept is game and self._code is not None and self._waits > 0:
            return
        self._waits = 1 + len(game.timeline.turns) // _PATIENT_TURNS
        self._close()
        code: Code | None = None
        path = self._path
        try:
            self._journal = journal.Journal.create(self._path, self._keeping.record_of(game))
        except StorageError as error:
            code, path = error.code, error.place(path)
        except ValueError:
            code = "failed"
        self._kept, self._closed = game, False
        self._tell(code, path)

    def _close(self) -> None:
        if self._journal is not None:
            self._journal.close()
        self._journal = None

    def _locked(self) -> bool:
        """Take the lock; False if the game is another window's. Without locks all goes on."""
        try:
            self._lock.acquire()
        except StorageError as error:
            if error.code == "locked":
                self._blocked = True
                self._news.append(saving.open_elsewhere())
                return False
            if error.code != "no-locks":
                self._tell(error.code, error.place(self._path))
        return True

    def _tell_fault(self, found: journal.Resumed) -> None:
        assert found.fault is not None
        if found.fault in ("broken", "too-large", "not-a-file"):
            self._news += saving.damaged_game(found.line, found.aside)
        if found.journal is None and found.aside is None:
            # What lies there may be a game, so nothing is written over it.
            self._blocked = found.game is None or found.fault == "broken"
            self._tell(found.fault)

    def _tell(self, code: Code | None, path: Path | None = None) -> None:
        """Say that the game cannot be kept, or can be kept again, when that is new.

        ``path`` is that of the file or folder that is in the way, None for the journal.
        """
        if (code is None) != (self._code is None):
            self._news.append(
                saving.kept_again() if code is None else saving.not_kept(code, path or self._path)
            )
        self._code = code
