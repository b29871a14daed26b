"""A game as it goes on: the turns made so far, undone and done again."""

from collections.abc import Sequence
from typing import NamedTuple

from osmosis_cli.game.play import Step, take
from osmosis_cli.game.state import Move, State


class Turn(NamedTuple):
    """What one command did: its moves in order, and the states before and after them.

    A turn of several moves is undone as one.
    """

    moves: tuple[Move, ...]
    before: State
    after: State

    def steps(self) -> list[Step]:
        """Return the turn's moves with all that each of them changed."""
        steps = []
        state = self.before
        for move in self.moves:
            steps.append(take(state, move))
            state = steps[-1].after
        return steps


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

    def play(self, moves: Sequence[Move]) -> list[Step]:
        """Make these moves as one turn and return what each changed.

        Turns that were undone are forgotten. Raises `IllegalMove` at the first illegal move; no
        move is made then. Raises `ValueError` if there are no moves.
        """
        if not moves:
            raise ValueError("a turn has a move")
        before = state = self.state
        steps = []
        for move in moves:
            steps.append(take(state, move))
            state = steps[-1].after
        self._done.append(Turn(tuple(moves), before, state))
        self._undone.clear()
        return steps

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
