"""A game as it goes on: the turns made so far, undone and done again."""

from collections.abc import Iterable, Mapping, Sequence

from osmosis_cli.game.play import Step, take_all
from osmosis_cli.game.state import Move, State


class Turn:
    """What one command did: one step or more, in order. They are undone as one."""

    __slots__ = ("_past", "_place", "_steps", "moves")

    def __init__(
        self, moves: tuple[Move, ...], steps: tuple[Step, ...] = (), past: "_Past | None" = None,
        place: int = 0,
    ) -> None:  # fmt: skip
        """Make a turn of these steps, or one whose steps are worked out when they are asked for."""
        self.moves = moves
        """The moves as they were asked for."""
        self._steps = steps
        self._past = past
        self._place = place

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps, with all that each of them changed."""
        if not self._steps and self._past is not None:
            self._past.work_out(self._place)
        return self._steps

    @property
    def before(self) -> State:
        """The state before the first step."""
        return self.steps[0].before

    @property
    def after(self) -> State:
        """The state after the last step."""
        return self.steps[-1].after


class _Past:
    """The turns of a game from a file, and some of the states between them.

    A long game is not played again when it is opened: only from the last known state before the
    turn that is asked for, to the next one.
    """

    def __init__(self, states: dict[int, State], turns: Sequence[tuple[Move, ...]]) -> None:
        self.turns = [Turn(moves, (), self, place) for place, moves in enumerate(turns)]
        self._states = states

    def work_out(self, place: int) -> None:
        """Play the turns around this one. Raises `IllegalMove`, and `ValueError` for no moves."""
        first = max(known for known in self._states if known <= place)
        state = self._states[first]
        for at in range(first, len(self.turns)):
            if at != first and at in self._states:
                break
            steps = take_all(state, self.turns[at].moves)
            if not steps:
                raise ValueError("a turn has a move")
            self.turns[at]._steps = steps
            state = steps[-1].after


class Timeline:
    """The turns of one game. Undo and redo bring back every state exactly as it was."""

    def __init__(self, start: State) -> None:
        self.start = start
        self._done: list[Turn] = []
        self._undone: list[Turn] = []

    @classmethod
    def kept(
        cls,
        start: State,
        turns: Sequence[tuple[Move, ...]],
        made: int,
        states: Mapping[int, State] = {},
    ) -> "Timeline":
        """Return the timeline of these turns, of which so many are made and not taken back.

        ``states`` are known states by the number of the turns before them; the moves between are
        judged when a state is asked for. Raises `IllegalMove` if the state now cannot be reached,
        and `ValueError` if a turn has no moves.
        """
        past = _Past({0: start, **states}, turns)
        timeline = cls(start)
        timeline._done = past.turns[:made]
        timeline._undone = past.turns[made:][::-1]
        for turn in (*timeline._done[-1:], *timeline._undone[-1:]):
            past.work_out(turn._place)
        return timeline

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
        self._done.append(Turn(tuple(step.move for step in steps), steps))
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
