"""The player who always follows the coach: a measure of what fair advice is worth."""

from collections.abc import Iterator

from osmosis_cli.game.coach import hint
from osmosis_cli.game.play import apply
from osmosis_cli.game.state import Move, State


def coach_score(state: State) -> int:
    """Return the score with which a player ends who does what the coach says, from here on."""
    for _move, after in coached(state):
        state = after
    return state.score


def coached(state: State) -> Iterator[tuple[Move, State]]:
    """Yield the moves that the coach advises until the game is over, each with the state after it.

    A plan is carried out before advice is asked for again: on the way to its play nothing new is
    seen.
    """
    while state.outcome == "open":
        plan = hint(state).plan
        if plan is None:
            return
        for move in plan.moves:
            state = apply(state, move)
            yield move, state
