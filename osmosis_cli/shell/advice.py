"""What a session remembers of advice: how deep a hint went, and a game that is looked back at."""

from dataclasses import dataclass
from typing import Literal

from osmosis_cli.game.coach import Hint
from osmosis_cli.game.play import Step
from osmosis_cli.game.review import Review
from osmosis_cli.game.state import State


@dataclass
class Advised:
    """A hint for a state, and the last of its steps that was told, from 1."""

    state: State
    hint: Hint
    step: int = 1


def following(before: Advised | None, now: Advised) -> Advised:
    """Return the new hint; if it only goes on with the plan of the one before, as deep as that."""
    if before is not None and before.hint.plan is not None and now.hint.plan is not None:
        planned, moves = before.hint.plan.moves, now.hint.plan.moves
        if len(moves) < len(planned) and planned[-len(moves) :] == moves:
            same_card = before.hint.plan.card == now.hint.plan.card
            now.step = before.step if same_card else 1
    return now


Line = Literal["better", "mine"]
"""One of the two lines of a review: that which wins, or the moves that were made."""


@dataclass
class LookingBack:
    """A review that is gone through.

    ``start`` and ``state`` say of which game it is: its first state and the last one reviewed.
    ``better`` are the moves that would have won. ``line`` is the line that is followed, ``at``
    the number of its moves that were told.
    """

    start: State
    state: State
    review: Review
    better: tuple[Step, ...]
    line: Line = "better"
    at: int = 0

    @property
    def steps(self) -> tuple[Step, ...]:
        """The moves of the line that is followed, from the last moment that could be won."""
        if self.line == "better":
            return self.better
        return self.review.steps[self.review.kept or 0 :]

    @property
    def first(self) -> int:
        """The number of moves of the whole game before the line that is followed begins."""
        return (self.review.kept or 0) if self.line == "mine" else 0
