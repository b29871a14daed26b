"""Legal twins: the position with the one change that would make a move legal."""

from dataclasses import replace
from typing import NamedTuple

from osmosis_cli.game.rules import Illegal, Verdict, verdict
from osmosis_cli.game.state import DRAW, REDEAL, Card, Move, State


class Twin(NamedTuple):
    """A position, a legal verdict on a move in it, and what differs from the original.

    ``laid`` are cards that lie in their rows in the twin, from the highest row down. ``free``
    tells that the card itself lies on top of the waste there.
    """

    state: State
    verdict: Verdict
    laid: tuple[Card, ...] = ()
    free: bool = False


def legal_twin(state: State, judged: Illegal) -> Twin | None:
    """Return a position as near as can be in which the move, or what it aims at, is legal.

    None if nothing near is legal. The verdict of the twin is that of the rules, so a twin is
    never wrong.
    """
    move = judged.move
    if move.kind in ("draw", "redeal"):
        return _checked(state, REDEAL if move.kind == "draw" else DRAW)
    card = judged.reason.card
    if card is None or judged.reason.code in ("already-played", "game-over"):
        return None
    aim = Move("card", card=card)
    if judged.reason.code in ("wrong-row", "not-a-target") and (twin := _checked(state, aim)):
        return twin
    codes = {reason.code for reason in judged.reasons}
    free = bool(codes & {"covered", "not-in-view"})
    twin_state, laid = _with_needs(state, card)
    if free:
        twin_state = _on_waste(twin_state, card)
    return _checked(twin_state, aim, laid, free)


def _checked(
    state: State, move: Move, laid: tuple[Card, ...] = (), free: bool = False
) -> Twin | None:
    judged = verdict(state, move)
    return Twin(state, judged, laid, free) if judged.legal else None


def _with_needs(state: State, card: Card) -> tuple[State, tuple[Card, ...]]:
    """Return the state with all cards in their rows that this card waits for, and those cards."""
    laid: list[Card] = []
    if card.suit not in state.row_of_suit and card.rank != state.starting_rank:
        start = Card(card.suit, state.starting_rank)
        state = _lay(state, start)
        laid.append(start)
    row = state.row_of_suit.get(card.suit)
    for number in range(1, row or 1):
        needed = Card(state.rows[number - 1][0].suit, card.rank)
        if needed.rank not in state.row_ranks[number - 1]:
            state = _lay(state, needed)
            laid.append(needed)
    return state, tuple(laid)


def _lay(state: State, card: Card) -> State:
    """Return the state with this card in its row and nowhere else."""
    state = _without(state, card)
    row = state.row_of_suit.get(card.suit) or state.next_row
    rows = tuple(
        (*cards, card) if number == row else cards for number, cards in enumerate(state.rows, 1)
    )
    return replace(state, rows=rows)


def _on_waste(state: State, card: Card) -> State:
    """Return the state with this card on top of the waste."""
    state = _without(state, card)
    talon = (*state.talon[: state.dealt], card, *state.talon[state.dealt :])
    return replace(state, talon=talon, dealt=state.dealt + 1)


def _without(state: State, card: Card) -> State:
    dealt = state.dealt - (card in state.waste)
    return replace(
        state,
        reserve=tuple(tuple(one for one in pile if one != card) for pile in state.reserve),
        talon=tuple(one for one in state.talon if one != card),
        dealt=dealt,
    )
