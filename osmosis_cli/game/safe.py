"""Plays that can do no harm."""

from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import card_of, plays
from osmosis_cli.game.state import Move, State


def is_safe(state: State, move: Move) -> bool:
    """Tell whether this legal move is a reserve play that can be made at once without harm.

    That is every one but the play of a card of the starting rank, which fixes the order of the
    suits: nothing ever depends on another reserve card staying where it is.
    """
    card = card_of(state, move)
    return move.kind == "reserve" and card is not None and card.rank != state.starting_rank


def safe_plays(state: State) -> tuple[Move, ...]:
    """Return the safe reserve plays that can be made one after the other, until none is left.

    Each time the first pile that offers one is taken. What they lead to does not depend on that
    order.
    """
    moves: list[Move] = []
    while True:
        move = next((move for move in plays(state) if is_safe(state, move)), None)
        if move is None:
            return tuple(moves)
        moves.append(move)
        state = apply(state, move)
