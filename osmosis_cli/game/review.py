"""Looking back at a game with all cards known: could it be won, and which move let that slip?"""

from typing import Literal, NamedTuple

from osmosis_cli.game.play import Step, take_all
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import Move, State

BUDGET = 30_000
"""How many positions each moment of the game is searched with at most."""

Chance = Literal["won", "lost", "unknown"]
"""Whether a game can still be won, as the solver says it."""


class Review(NamedTuple):
    """What became of a game.

    ``steps`` are the moves that were made, in order. ``start`` tells whether the deal could be
    won, ``end`` whether the game still can. ``kept`` is the number of moves after which it is
    proved that the game could be won, None if it never was. ``lost`` is the smallest number of
    moves after which it is proved that it could not, None if that is not proved. ``line`` are
    moves that would have won from the state ``origin``, that after the first ``kept`` moves.
    """

    origin: State
    steps: tuple[Step, ...]
    start: Chance
    end: Chance
    kept: int | None
    lost: int | None
    line: tuple[Move, ...] = ()

    @property
    def slip(self) -> Step | None:
        """The one move that let a win slip, None if there is none or if it is not known."""
        if self.kept is None or self.lost != self.kept + 1:
            return None
        return self.steps[self.kept]

    @property
    def better(self) -> tuple[Step, ...]:
        """The moves that would have won, from where the game could still be won."""
        return take_all(self.origin, self.line)


def review(start: State, steps: tuple[Step, ...], budget: int = BUDGET) -> Review:
    """Return the review of the game of these steps from this start.

    A game that is lost stays lost, so the moment between is found by halving. Where the solver
    does not come to an end within the budget, nothing is claimed.
    """
    states = (start, *(step.after for step in steps))
    first, last = solve(start, budget), solve(states[-1], budget)
    if last.verdict == "won":
        return Review(states[-1], steps, "won", "won", len(steps), None, last.moves)
    lost = len(steps) if last.verdict == "lost" else None
    if first.verdict != "won":
        if first.verdict == "lost":
            lost = 0
        return Review(start, steps, first.verdict, last.verdict, None, lost)
    kept, line, limit = 0, first.moves, len(steps)
    while limit - kept > 1:
        middle = (kept + limit) // 2
        found = solve(states[middle], budget)
        if found.verdict == "won":
            kept, line = middle, found.moves
        else:
            limit = middle
            if found.verdict == "lost":
                lost = middle
    return Review(states[kept], steps, first.verdict, last.verdict, kept, lost, line)
