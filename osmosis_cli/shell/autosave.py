"""All that a session keeps: its game after each command, results, saves, and chosen settings."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from osmosis_cli.game.deals import BadDeal, deal, parse_deal_number
from osmosis_cli.game.timeline import Turn
from osmosis_cli.shell.game import Game
from osmosis_cli.storage import games, statistics
from osmosis_cli.storage import record as records
from osmosis_cli.storage.database import COPY, FILE_NAME, Database, beside
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.games import Kept, Save
from osmosis_cli.storage.lock import Lock
from osmosis_cli.systems import NOWHERE
from osmosis_cli.words import saving
from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from sqlite3 import Connection

    from osmosis_cli.storage.settings_file import SettingsFile

_DAY = 86_400
_LONGEST_PAUSE = 300
"""Of a longer pause between two commands only so many seconds count as time played."""

_PATIENT_TURNS = 200
"""A game of so many turns more is tried again so many times more rarely, after a failure."""


class Autosave:
    """Keeps what a session must not lose. Nothing that goes wrong stops the game.

    `keep` is called with the game after each command and finds out by itself what is new; so what
    could not be written is written by a later call. Until `begin` it keeps no game.
    """

    def __init__(
        self,
        folder: Path = NOWHERE,
        settings: "SettingsFile | None" = None,
        now: Callable[[], float] = time.time,
        random: Random | None = None,
    ) -> None:
        """Keep games in this folder, which may not exist.

        ``now`` is the clock, in seconds since 1970; ``random`` draws the ids of games.
        """
        self.folder = folder
        self.now = now
        self.database = Database(folder / FILE_NAME)
        self.counted: set[str] = set()
        """The ids of the games that ended in this session."""
        self._random = Random() if random is None else random
        self._settings = settings
        self._found: Game | None = None
        self._record: _Record | None = None
        self._lock: Lock | None = None
        self._untold = True
        self._settings_told = False
        self._news: list[str] = []
        self._skips = 0

    def find(self) -> Game | None:
        """Return the unfinished game that goes on, which no other window can have from now on."""
        if not os.path.lexists(self.database.path):
            return None
        found = self.database.read(_current)
        if found is None or found[0].state != "open":
            return None
        game = self._found = _game_of(*found)
        try:
            holder = self._own(game)
        except StorageError as error:
            self.database.fail(error)
            return game
        if holder is not None:
            self._news.append(saving.open_elsewhere(holder.process))
            return None
        return game

    def begin(self, game: Game) -> None:
        """Keep this game from now on; the one before waits in the list of games, if it has begun.

        One that comes from a save or a file is the game of its id, whatever became of that.
        """
        if self._record is not None:
            self.keep(self._record.game)
        if game.id and not game.listed:
            kept = self.database.read(lambda connection: games.find_id(connection, game.id))
            if kept is not None:
                game.assisted = game.assisted or bool(kept.assisted)
                game.hints = max(game.hints, kept.hints)
                game.seconds = max(game.seconds, kept.seconds)
                game.favourite, game.note = bool(kept.favourite), kept.note
        self._record = _Record(game, self.now())
        if game.listed:
            self._record.known(self.database.generation)
        self._record.is_new = game is not self._found
        if self._lock is not None and self._lock.path != self._lock_path(game):
            self._release()

    def follow(self, game: Game) -> None:
        """Keep this game from now on, if games are kept at all."""
        if self._record is not None:
            self.begin(game)

    def keep(self, game: Game) -> None:
        """Bring what is new in the game to disk. Raises nothing."""
        record = self._record
        if record is None or record.game is not game:
            return
        end = record.look(self.now())
        if record.is_new and record.is_worth_keeping:
            if not game.id:
                self.name(game)
            changes = {f"game {game.id}": self._writing(record)}
            if end is not None:
                self.counted.add(game.id)
                changes[f"result {game.id}"] = record.counting(end, self.moment())
            self._write(record, changes)
            record.is_new = False
        else:
            self._retry()

    def name(self, game: Game) -> None:
        """Give a game an id and the moment of its start."""
        game.id, game.listed = f"{self._random.getrandbits(64):016x}", 0
        game.started = game.started or self.moment()

    def moment(self) -> str:
        """Return the moment, as ISO 8601 writes it; empty if the clock shows none."""
        try:
            return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.now()))[:40]
        except (OverflowError, ValueError, OSError):
            return ""

    def news(self) -> list[str]:
        """Return what the player has not heard yet about what is kept, for the last time."""
        database = self.database
        if self._record is None:
            # No game is kept, so none is lost.
            pass
        elif database.fault is not None and self._untold:
            self._news.append(saving.not_kept(database.fault.code, database.fault.path))
            self._untold = False
        elif database.fault is None and not self._untold:
            self._news.append(saving.kept_again())
            self._untold = True
        for what in database.happened:
            self._news += saving.damaged_database(what.path, what.aside, what.odd, what.lost)
        database.happened.clear()
        news, self._news = self._news, []
        return news

    def care(self) -> list[str]:
        """Look through all that is kept and make a copy, at most once a day; what is to be told.

        For the moment after leaving: a file of many megabytes takes seconds.
        """
        copy = beside(self.database.path, COPY)
        try:
            age = abs(self.now() - os.lstat(copy).st_mtime)
        except OSError:
            age = _DAY
        if age < _DAY or not os.path.lexists(self.database.path):
            return []
        try:
            if self.database.check():
                self.database.copy(copy)
        except StorageError:
            # The copy of an earlier day does for another one.
            return []
        return self.news()

    def close(self) -> None:
        """Try a last time to write what waits, and let go of all files."""
        if self._record is not None:
            self.keep(self._record.game)
        self.database.retry()
        self.database.close()
        self._release()

    # Games and saves.

    def open(self, kept: Kept) -> Game | None:
        """Return a game that is kept, None if it is not there any more."""

        def ask(connection: "Connection") -> tuple[Kept, records.Game] | None:
            game = games.find(connection, kept.number)
            return None if game is None else (game, games.read(connection, game))

        found = self.database.read(ask)
        return None if found is None else _game_of(*found)

    def elsewhere(self, kept: Kept) -> "Elsewhere | None":
        """Return who plays a game in another window, None if nobody does."""
        lock = Lock(self.folder / f"game-{kept.id}.lock")
        try:
            with lock:
                return None
        except StorageError as error:
            return Elsewhere(lock.holder) if error.code == "locked" else None

    def unreadable(self) -> list[str]:
        """What is to be said before a list of what is kept, if that cannot be read."""
        fault = self.database.unread
        return [] if fault is None else [saving.unreadable_games(fault.code, fault.path)]

    def saves(self) -> "list[Save]":
        """Return the saves, sorted by name."""
        return self.database.read(games.list_saves)

    def save(self, name: str, game: Game) -> StorageError | None:
        """Keep the game under a name; return why that could not be done yet, None if it was."""
        if not game.id:
            self.name(game)
        row = _Record(game, self.now()).row(self.moment())
        turns, saved = _all_turns(game), self.moment()
        self._change(f"save {name}", lambda found: games.write_save(found, name, saved, row, turns))
        return self.database.fault

    def delete_save(self, name: str) -> StorageError | None:
        """Delete a save; return why that could not be done yet, None if it was."""
        self._change(f"save {name}", lambda found: games.delete_save(found, name))
        return self.database.fault

    def forget_results(self) -> StorageError | None:
        """Begin the statistics anew; return why that could not be done yet, None if it was."""
        self.database.drop("result ")
        self.counted.clear()
        self._change("results", statistics.forget_results)
        return self.database.fault

    def record_of(self, game: Game) -> records.Game:
        """Return the game as files have it."""
        if not game.id:
            self.name(game)
        start = records.Start(game.id, game.started, game.timeline.start, game.label)
        held: dict[records.Note, bool] = {"assisted": game.assisted, "given-up": game.given_up}
        return records.Game(start, game.timeline, frozenset(note for note in held if held[note]))

    def choose(self, setting: str, value: str) -> None:
        """Write a setting that the player chose; else it holds for this session only."""
        if self._settings is None:
            return
        try:
            # Translators: a comment at the head of the file of the settings.
            text = _("Settings of Osmosis. Lines that begin so are notes.")
            self._settings.set(setting, value, text)
        except StorageError as error:
            if not self._settings_told:
                self._news.append(saving.not_remembered(error.code, error.path))
            self._settings_told = True
        else:
            self._settings_told = False

    # Writing.

    def _change(self, name: str, change: "Callable[[Connection], None]") -> None:
        self.database.write({name: change})

    def _writing(self, record: "_Record") -> "Callable[[Connection], None]":
        def write(connection: "Connection") -> None:
            number = record.write(connection, self.database.generation, self.moment())
            if record is self._record:
                games.set_current(connection, number)

        return write

    def _write(self, record: "_Record", changes: "dict[str, Callable[[Connection], None]]") -> None:
        game = record.game
        try:
            holder = self._own(game)
        except StorageError as error:
            self.database.wait(changes)
            self.database.fail(error)
            return
        if holder is not None:
            # Another window plays this very game, so from here on there are two.
            self._news.append(saving.forked(holder.process))
            self.name(game)
            record.start_over()
            self._write(record, {f"game {game.id}": self._writing(record)})
            return
        self.database.wait(changes)
        self._retry()

    def _retry(self) -> None:
        """Try to write what waits; after a failure a long game is tried now and then only."""
        if self.database.fault is not None and self._skips > 0:
            self._skips -= 1
        elif not self.database.retry() and self._record is not None:
            self._skips = len(self._record.game.timeline.turns) // _PATIENT_TURNS

    def _own(self, game: Game) -> "Elsewhere | None":
        """Keep other windows from playing a game; return who does if that is too late.

        Without locks all goes on. Raises `StorageError` if a lock cannot be made.
        """
        path = self._lock_path(game)
        if self._lock is None or self._lock.path != path:
            self._release()
            self._lock = Lock(path)
        try:
            self._lock.acquire()
        except StorageError as error:
            if error.code == "locked":
                holder, self._lock = self._lock.holder, None
                return Elsewhere(holder)
            if error.code != "no-locks":
                raise
            self.database.lockless = True
        if self._lock.aside is not None:
            self._news.append(saving.lock_set_aside(path, self._lock.aside))
            self._lock.aside = None
        return None

    def _lock_path(self, game: Game) -> Path:
        return self.folder / f"game-{game.id}.lock"

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()
            self._lock = None


class Elsewhere:
    """Another window has a game open; ``process`` is its number, None if nobody can tell."""

    def __init__(self, process: int | None) -> None:
        self.process = process


class _Record:
    """What is known of a game that is kept: what of it the database has, and what was counted."""

    def __init__(self, game: Game, now: float) -> None:
        self.game = game
        self.is_new = False
        """Whether something is to be written; set to False when it is handed over."""
        self._path = _all_turns(game)
        self._moves = _sums(self._path, 0)
        self._facts = self._now()
        self._given_up = game.given_up
        self._clock = now
        self._clean = 0
        self._generation = -1
        self._start: str | None = None

    @property
    def is_worth_keeping(self) -> bool:
        """Whether a move was made, or the player asked for this very game."""
        return self.game.begun or self.game.asked or bool(self.game.id)

    def look(self, now: float) -> "statistics.End | None":
        """Notice what has changed, and return how the game has ended by it, if it has.

        A game is decided by a move that the player makes: one that comes from a file, or that redo
        brings back, was decided before.
        """
        game = self.game
        if not game.over or self._given_up != game.given_up:
            pause = now - self._clock
            # A clock can jump, and show what is no time at all.
            if pause > 0:
                game.seconds += int(min(pause, _LONGEST_PAUSE))
        self._clock = now
        made, undone = game.timeline.turns, game.timeline.undone
        total = len(made) + len(undone)

        def turn(place: int) -> Turn:
            return made[place] if place < len(made) else undone[total - 1 - place]

        same = min(len(self._path), total)
        # A turn has one past only, so that the same turn means the same turns before it.
        while same and self._path[same - 1] is not turn(same - 1):
            same -= 1
        played = same < len(made)
        self._path[same:] = [turn(place) for place in range(same, total)]
        self._moves[same:] = _sums(self._path[same:], self._moves[same - 1] if same else 0)
        self._clean = min(self._clean, same)
        facts = self._now()
        self.is_new = self.is_new or played or facts != self._facts
        self._facts = facts
        gave_up, self._given_up = game.given_up and not self._given_up, game.given_up
        if played and game.state.outcome != "open":
            return "won" if game.state.outcome == "won" else "lost"
        return "given-up" if gave_up and game.begun else None

    def known(self, generation: int) -> None:
        """Take the game for one that the database has as it stands."""
        self._generation, self._clean = generation, len(self._path)

    def start_over(self) -> None:
        """Take the game for one that the database knows nothing of."""
        self._generation = -1

    def row(self, moment: str) -> Kept:
        """Return the game as the database lists it. Raises `ValueError` if it cannot be kept."""
        game = self.game
        if self._start is None:
            start = records.Start(game.id, game.started, game.timeline.start, game.label)
            self._start = games.start_text(start)
        at = len(game.timeline.turns)
        state = game.state.outcome
        return Kept(
            number=game.listed,
            id=game.id,
            start=self._start,
            started=game.started,
            at=at,
            turns=len(self._path),
            state="given-up" if state == "open" and game.given_up else state,
            score=game.state.score,
            moves=self._moves[at - 1] if at else 0,
            seconds=game.seconds,
            hints=game.hints,
            assisted=int(game.assisted),
            played=moment,
            favourite=int(game.favourite),
            note=game.note,
        )

    def write(self, connection: "Connection", generation: int, moment: str) -> int:
        """Write what the database does not have yet, and return the number of the game."""
        first = self._clean
        row = self.row(moment)
        kept = games.find(connection, row.number) if row.number else None
        if generation != self._generation or kept is None or kept.id != row.id:
            kept = games.find_id(connection, row.id)
            first, row = 0, row._replace(number=0 if kept is None else kept.number)
        self.game.listed = games.write(connection, row, self._path[first:], first).number
        self._generation, self._clean = generation, len(self._path)
        return self.game.listed

    def counting(self, end: statistics.End, moment: str) -> "Callable[[Connection], None]":
        """Return the change that counts how the game has ended now."""
        row, rules = self.row(moment), self.game.rules

        def count(connection: "Connection") -> None:
            result = statistics.Result(
                game=self.game.listed,
                id=row.id,
                counted=0,
                rules=rules,
                end=end,
                score=row.score,
                assisted=bool(row.assisted),
                hints=row.hints,
                moves=row.moves,
                seconds=row.seconds,
                ended=moment,
            )
            statistics.count_result(connection, result)

        return count

    def _now(self) -> object:
        game = self.game
        return (
            len(game.timeline.turns), len(game.timeline.undone), game.given_up, game.assisted,
            game.hints, game.favourite, game.note,
        )  # fmt: skip


def _all_turns(game: Game) -> list[Turn]:
    return [*game.timeline.turns, *reversed(game.timeline.undone)]


def _sums(turns: list[Turn], before: int) -> list[int]:
    """Return how many moves were made up to each of these turns."""
    sums = []
    for turn in turns:
        before += len(turn.moves)
        sums.append(before)
    return sums


def _current(connection: "Connection") -> tuple[Kept, records.Game] | None:
    game = games.current(connection)
    return None if game is None else (game, games.read(connection, game))


def _game_of(kept: Kept, game: records.Game) -> Game:
    """Return a game of the database as a session plays it."""
    found = game_of(game)
    found.listed = 0 if kept.save else kept.number
    found.hints, found.seconds = kept.hints, kept.seconds
    found.favourite, found.note = bool(kept.favourite), kept.note
    return found


def game_of(kept: records.Game) -> Game:
    """Return a game from a file as a session plays it."""
    start = kept.start
    number = None
    if start.deal is not None:
        try:
            number = parse_deal_number(start.deal)
        except BadDeal:
            pass
        else:
            # A position may have a number for a label that is not that of its deal.
            if deal(number, start.state.rules) != start.state:
                number = None
    return Game(
        kept.timeline,
        start.deal,
        number,
        "given-up" in kept.notes,
        "assisted" in kept.notes,
        start.id,
        start.started,
    )
