"""Keeps the game on disk, move by move, and brings it back in the next session."""

from collections.abc import Callable
from pathlib import Path

from osmosis_cli.shell.autosave import game_of
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.kept_games import Keeping
from osmosis_cli.shell.watcher import Watcher
from osmosis_cli.storage import journal, lock, uncounted
from osmosis_cli.storage.errors import Code, StorageError
from osmosis_cli.storage.record import Entry, Noted, Redone, Undone, entry_of
from osmosis_cli.storage.recovery import UNUSABLE
from osmosis_cli.words import saving

_PATIENT_TURNS = 200
"""A game of so many turns more is written whole so many times more rarely, after a failure."""


class GameKeeper(Watcher):
    """Writes each command to the journal before its answer is said.

    Nothing that goes wrong stops the game; it is told once, and so is that all is well again.

    A new game takes the place of the one on disk with its first move, and not before. One from a
    file takes it at once, in place of the game that the player has just agreed to leave; but an
    unfinished game of an earlier session that was put by is kept until a first move, whatever
    game that is made in.
    """

    def __init__(
        self, keeping: Keeping, settle: Callable[[Game], bool] = lambda _game: True
    ) -> None:
        """Keep the game in the folder of ``keeping``.

        ``settle`` is asked before a game takes the place of another on disk: it counts the game
        that is left for it, and returns whether no result waits to be counted.
        """
        self._keeping = keeping
        self._settle = settle
        self._path = keeping.folder / journal.FILE_NAME
        self._lock = lock.Lock(keeping.folder / lock.FILE_NAME)
        self._lockless = False
        self._journal: journal.Journal | None = None
        self._standing: journal.Standing | None = None
        self._kept: Game | None = None
        self._put_by = False
        self._closed = False
        self._blocked = False
        self._damaged = False
        self._put_away = False
        self._code: Code | None = None
        self._waits = 0
        self._news: list[str] = []
        self.over: list[Game] = []
        """Games of earlier sessions that are over, whose results may not be counted yet."""

    def find(self) -> Game | None:
        """Return the unfinished game of an earlier session, which goes on unless it is put by.

        From now on no other window can have it. Raises nothing.
        """
        ours = self._locked()
        if self._blocked:
            return None
        # Whoever may not write looks on, and leaves even a broken file alone.
        found = journal.resume(self._path) if ours else journal.look(self._path)
        self._journal, self._standing = found.journal, found.standing
        if ours:
            self.over = [_left(game_of(kept)) for kept in uncounted.games(self._path)]
            self._put_away = bool(self.over)
        if found.fault is not None:
            self._tell_fault(found)
        game = game_of(found.game) if found.game is not None else None
        # Of a damaged game the good part goes on, as was told, be it over there.
        if game is None or (game.over and found.fault != "broken"):
            self.over += [game] if ours and game is not None else []
            return None
        self._kept, self._closed = game, game.given_up
        return game

    def put_by(self) -> None:
        """Leave the game that was found as it is on disk, until another makes its first move."""
        self._close()
        self._kept, self._put_by = None, True

    def close(self) -> None:
        """Let go of the files, after a last try to write what is not yet on disk."""
        self._close()
        self._lock.release()

    def news(self) -> list[str]:
        """What the player has not heard yet about the file."""
        news, self._news = self._news, []
        return news

    def started(self, game: Game) -> None:
        """Note that the game before was left; one from a file is written at once."""
        before, self._kept = self._kept, None
        # The journal of a game that is over now stays open until its result is counted.
        if before is not None and before.under_way and before.id != game.id:
            self._append(Noted("given-up"))
        if self._put_by:
            self._news.append(saving.put_by())
        # Only what was kept before has an id by now.
        elif game.id and not game.over and self._locked():
            self._create(game)

    def played(self, game: Game, steps: object) -> None:
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

    def counted(self) -> None:
        """Do without the journal of a game that is over, now that no result waits to be counted.

        So a game that is over and still has a journal is one whose result is to be counted.
        """
        if self._put_away and self._locked():
            uncounted.forget(self._path)
            self._put_away = False
        if self._kept is not None and not self._kept.over:
            return
        ours = self._writable()
        if ours is not None:
            ours.discard()
            self._standing, self._journal = ours.standing, None

    def _keep(self, game: Game, entry: Entry) -> None:
        if not self._locked():
            return
        if game is self._kept and not self._closed and self._journal is not None:
            code = self._journal.append(entry).code
            # Somebody took the file away, or it is full of moves that were taken back.
            if code not in ("missing", "too-large"):
                self._tell(code)
                return
        self._create(game)

    def _append(self, entry: Entry) -> None:
        ours = self._writable()
        if ours is not None:
            ours.append(entry)

    def _writable(self) -> journal.Journal | None:
        """Return the open journal, None if there is none or the lock is not to be had."""
        # Without the lock, the journal is closed.
        if self._journal is None or not self._locked():
            return None
        return self._journal

    def _create(self, game: Game) -> None:
        """Write the whole game; after a failure a long game is tried again now and then only."""
        self._waits -= 1
        if self._kept is game and self._code is not None and self._waits > 0:
            return
        self._waits = 1 + len(game.timeline.turns) // _PATIENT_TURNS
        settled = self._settle(game)
        self._close()
        code: Code | None = None
        path = self._path
        try:
            aside = journal.make_way(path, self._standing)
            if aside is not None:
                self._news += saving.changed_outside(aside, self._damaged)
            elif not settled and game is not self._kept:
                uncounted.put_away(path)
                self._put_away = True
            self._damaged = False
            self._journal = journal.Journal.create(path, self._keeping.record_of(game))
        except StorageError as error:
            code, path = error.code, error.place(path)
        except ValueError:
            code = "failed"
        else:
            self._put_by = False
        self._kept, self._closed = game, game.given_up
        self._tell(code, path)

    def _close(self) -> None:
        """Close the journal; what is not in it yet is tried once more, if it is still ours."""
        if self._journal is not None:
            self._journal.close(write=self._lockless or self._lock.holds())
            self._standing = self._journal.standing
        self._journal = None

    def _locked(self) -> bool:
        """Take the lock, anew if its file was taken away; False if the game cannot be ours.

        Without locks all goes on.
        """
        if self._blocked:
            return False
        try:
            self._lock.acquire()
        except StorageError as error:
            self._lockless = error.code == "no-locks"
            if self._lockless:
                return True
            self._close()
            if error.code == "locked":
                self._blocked = True
                self._news.append(saving.open_elsewhere())
            else:
                self._tell(error.code, error.place(self._path))
            return False
        if self._lock.aside is not None:
            self._news.append(saving.lock_set_aside(self._lock.path, self._lock.aside))
            self._lock.aside = None
        return True

    def _tell_fault(self, found: journal.Resumed) -> None:
        assert found.fault is not None
        if found.fault in UNUSABLE:
            begun = found.game is not None and bool(found.game.timeline.turns)
            self._news += saving.damaged_game(found.line, found.aside, begun)
        if found.journal is not None or found.aside is not None:
            return
        # What is damaged goes aside before anything is written; what else lies there may be a game.
        self._damaged = found.fault in UNUSABLE
        self._blocked = not self._damaged
        stuck = found.stuck
        if stuck is not None:
            self._tell(stuck.code, stuck.place(self._path))
        elif self._blocked:
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


def _left(game: Game) -> Game:
    """Return a game that was left for another: one that was open is given up by that."""
    game.given_up = game.given_up or not game.over
    return game
