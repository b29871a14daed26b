"""What makes up one game: where it started and the commands since.

Journal and saves both keep a game in this form. Replaying it plays every move by the rules.
"""

from dataclasses import dataclass
from typing import Literal, NamedTuple, get_args

from osmosis_cli.game.play import Step
from osmosis_cli.game.state import PLAIN_MOVES, RESERVES, WASTE, Move, State
from osmosis_cli.game.timeline import Timeline, Turn

Note = Literal["assisted", "given-up"]
"""What else is kept about a game: hidden cards were used, or the player gave it up."""

NOTES: tuple[Note, ...] = get_args(Note)


class Start(NamedTuple):
    """Where a game started.

    ``id`` tells this game from all others: 1 to 40 small letters, digits and hyphens, drawn at
    random by the caller. ``started`` is the moment, printable ASCII of at most 40 characters.
    ``deal`` is the deal number as text, or the label of a position, or None.
    """

    id: str
    started: str
    state: State
    deal: str | None


class Turned(NamedTuple):
    """A turn was made: one move or more, each one of `PLAIN_MOVES`."""

    moves: tuple[Move, ...]


@dataclass(frozen=True)
class _Some:
    """So many of something; equal only to as many of the same."""

    count: int


class Undone(_Some):
    """Turns were taken back, this many."""


class Redone(_Some):
    """Turns that had been taken back were made again, this many."""


class Noted(NamedTuple):
    """Something else became true of the game, and stays so through undo."""

    note: Note


Entry = Turned | Undone | Redone | Noted


class Game(NamedTuple):
    """A game as it stands: its start, its turns, and what was noted."""

    start: Start
    timeline: Timeline
    notes: frozenset[Note] = frozenset()


class Replay:
    """Plays a game again, entry by entry, each move judged by the rules.

    Undoing only moves a mark, so that the time taken grows with the entries and no faster.
    """

    def __init__(self, start: Start) -> None:
        self._start = start
        self._timeline = Timeline(start.state)
        self._notes: set[Note] = set()
        self._mark = 0

    def add(self, entry: Entry) -> None:
        """Carry out one entry. Raises `ValueError` if the rules or the turns so far forbid it."""
        if isinstance(entry, Noted):
            self._notes.add(entry.note)
        elif isinstance(entry, Turned):
            self._catch_up()
            self._timeline.play(entry.moves)
            self._mark += 1
        else:
            mark = self._mark + (entry.count if isinstance(entry, Redone) else -entry.count)
            if entry.count < 1 or not 0 <= mark <= len(self._timeline.turns):
                raise ValueError("no such turn")
            self._mark = mark

    def game(self) -> Game:
        """Return the game; nothing can be added after this."""
        self._catch_up()
        return Game(self._start, self._timeline, frozenset(self._notes))

    def _catch_up(self) -> None:
        while len(self._timeline.turns) > self._mark:
            self._timeline.undo()


def entry_of(turn: Turn) -> Turned:
    """Return a turn as it is kept: plays by the name of a card become plays from its place."""
    return Turned(tuple(map(_plain, turn.steps)))


def _plain(step: Step) -> Move:
    if step.move.kind != "card":
        return PLAIN_MOVES[step.move.word]
    return WASTE if step.pile is None else RESERVES[step.pile - 1]


def entries_of(game: Game) -> list[Entry]:
    """Return the shortest entries that bring this game back, what redo would bring back too."""
    undone = game.timeline.undone
    entries: list[Entry] = [Noted(note) for note in NOTES if note in game.notes]
    entries += [entry_of(turn) for turn in game.timeline.turns]
    entries += [entry_of(turn) for turn in reversed(undone)]
    if undone:
        entries.append(Undone(len(undone)))
    return entries
