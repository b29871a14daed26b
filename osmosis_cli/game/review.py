"""Looking back at a game with all cards known: could it be won, and which move let that slip?"""

from typing import Literal, NamedTuple

from osmosis_cli.game.coach_plans import Plan
from osmosis_cli.game.habits import follow
from osmosis_cli.game.measured import Habit
from osmosis_cli.game.play import Step, take_all
from osmosis_cli.game.simulate import habits_score
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


class Missed(NamedTuple):
    """A habit that was not kept: ``plan`` is what it led to in ``state``, after ``moves`` moves.

    ``score`` is reached by keeping all habits from there on.
    """

    habit: Habit
    state: State
    moves: int
    plan: Plan
    score: int


def most_missed(reviewed: Review) -> Missed | None:
    """Return the habit that would have helped most, None if none would have brought more points.

    For each habit, the first move against it is looked at, and the game is played on from there
    by the habits. Of equal scores the earliest counts.
    """
    first: dict[Habit, Missed] = {}
    played = False
    for count, step in enumerate(reviewed.steps):
        followed = follow(step.before, played)
        if followed is None:
            break
        if followed.habit not in first and step.verdict.move != followed.plan.next_move:
            score = habits_score(step.before, uncovered=played)
            first[followed.habit] = Missed(followed.habit, step.before, count, followed.plan, score)
        played = step.card is not None
    best = max(first.values(), key=lambda missed: missed.score, default=None)
    reached = reviewed.steps[-1].after.score if reviewed.steps else 0
    return best if best is not None and best.score > reached else None
