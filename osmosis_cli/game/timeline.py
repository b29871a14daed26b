"""A game as it goes on: the turns made so far, undone and done again."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from osmosis_cli.game.play import Step, take_all
from osmosis_cli.game.state import Move, State


class Turn(NamedTuple):
    """What one command did: one step or more, in order. They are undone as one."""

    steps: tuple[Step, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves as they were asked for."""
        return tuple(step.move for step in self.steps)

    @property
    def before(self) -> State:
        """The state before the first step."""
        return self.steps[0].before

    @property
    def after(self) -> State:
        """The state after the last step."""
        return self.steps[-1].after


class Timeline:
    """The turns of one game. Undo and redo bring back every state exactly as it was."""

    def __init__(self, start: State) -> None:
        self.start = start
        self._done: list[Turn] = []
        self._undone: list[Turn] = []

    @property
    def state(self) -> State:
        """The state now."""
        return self._done[-1].after if self._done else self.start

    @property
    def turns(self) -> Sequence[Turn]:
        """The turns that led to the state now, in order."""
        return self._done

    @property
    def undone(self) -> Sequence[Turn]:
        """The turns that redo would bring back, the next one last."""
        return self._undone

    def play(self, moves: Iterable[Move]) -> tuple[Step, ...]:
        """Make these moves as one turn and return what each changed.

        Raises `IllegalMove` at the first illegal move; no move is made then. Raises `ValueError`
        if there are no moves.
        """
        steps = take_all(self.state, moves)
        self.add(steps)
        return steps

    def add(self, steps: tuple[Step, ...]) -> None:
        """Add the steps of one turn; turns that were undone are forgotten.

        Raises `ValueError` if there are none, or if they do not begin at the state now.
        """
        if not steps:
            raise ValueError("a turn has a move")
        if steps[0].before != self.state:
            raise ValueError("a turn goes on from the state now")
        self._done.append(Turn(steps))
        self._undone.clear()

    def undo(self) -> Turn | None:
        """Take the last turn back and return it; None if there is none."""
        if not self._done:
            return None
        self._undone.append(self._done.pop())
        return self._undone[-1]

    def redo(self) -> Turn | None:
        """Make the turn again that was undone last and return it; None if there is none."""
        if not self._undone:
            return None
        self._done.append(self._undone.pop())
        return self._done[-1]
