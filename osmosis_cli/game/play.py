"""What a move does: the state after it, the cards it moves, and the plays that can do no harm."""

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from osmosis_cli.game.rules import (
    Illegal,
    IllegalMove,
    Legal,
    Verdict,
    card_of,
    place_of,
    plays,
    verdict,
)
from osmosis_cli.game.state import DRAW, RESERVES, WASTE, Card, Cards, Move, State


class Step(NamedTuple):
    """A move that was made: the verdict on it, the state before and the state after."""

    verdict: Legal
    before: State
    after: State

    @property
    def move(self) -> Move:
        """The move as it was asked for, by the name of a card or by its place."""
        return self.verdict.move

    @property
    def card(self) -> Card | None:
        """The card that was played to a row, None for a deal or a redeal."""
        return self.verdict.reason.card

    @property
    def row(self) -> int | None:
        """The row (1 to 4) that the card went to, None for a deal or a redeal."""
        return self.verdict.reason.row

    @property
    def dealt(self) -> Cards:
        """The cards that were dealt from the stock, in dealing order."""
        return self.after.talon[self.before.dealt : self.after.dealt]

    @property
    def pile(self) -> int | None:
        """The reserve pile (1 to 4) that the card came from, if it came from one."""
        for number, (before, after) in enumerate(
            zip(self.before.reserve, self.after.reserve, strict=True), 1
        ):
            if len(before) != len(after):
                return number
        return None

    @property
    def uncovered(self) -> Card | None:
        """The card that is on top of that pile, or of the waste, now that the card is gone.

        None if nothing was left there, and for a deal or a redeal.
        """
        if self.card is None:
            return None
        if self.pile is None:
            return self.after.waste_top
        pile = self.after.reserve[self.pile - 1]
        return pile[-1] if pile else None

    @property
    def revealed(self) -> Card | None:
        """The reserve card that was face down and has just been turned up, if any."""
        hidden = self.pile is not None and not self.before.rules.open_reserve
        return self.uncovered if hidden else None


def apply(state: State, move: Move) -> State:
    """Return the state after this move. Raises `IllegalMove` if the move is illegal here."""
    return take(state, move).after


def take(state: State, move: Move) -> Step:
    """Make a move and return it with all that it changed.

    Raises `IllegalMove` with the verdict if the move is illegal here; nothing is changed then.
    """
    judged: Verdict = verdict(state, move)
    if isinstance(judged, Illegal):
        raise IllegalMove(judged)
    return perform(state, judged)


def take_all(state: State, moves: Iterable[Move]) -> tuple[Step, ...]:
    """Make moves one after the other and return the steps. Raises `IllegalMove` like `take`."""
    steps = []
    for move in moves:
        steps.append(take(state, move))
        state = steps[-1].after
    return tuple(steps)


def perform(state: State, judged: Legal) -> Step:
    """Make a move that was judged legal in this state, and return it with all that it changed."""
    move = judged.move
    if move.kind == "draw":
        after = _draw(state)
    elif move.kind == "redeal":
        after = replace(
            state,
            dealt=0,
            pass_number=state.pass_number + 1,
            draws=0,
            held=None,
            moved=False,
            offered=False,
        )
    else:
        after = _play(state, move, judged)
    return Step(judged, state, settled(after))


def settled(state: State) -> State:
    """Return the state with what it adds to the pass and to the game noted in it.

    A position with a legal play makes its pass one in which a play was offered. A game is lost
    when the stock is empty, no play is left, and the waste is empty too, or no redeal is left, or
    this pass never offered a play: then every later pass would be the same.
    """
    if state.offered and (state.stock_size or state.gave_out):
        return state
    offered = any(verdict(state, move).legal for move in (*RESERVES, WASTE))
    lost = state.gave_out or (
        not state.stock_size
        and not offered
        and state.score < 4 * state.ranks
        and (not state.talon or state.redeals_left == 0 or not state.offered)
    )
    return replace(state, offered=offered or state.offered, gave_out=lost)


def _draw(state: State) -> State:
    held = state.waste_top if verdict(state, WASTE).legal else state.held
    dealt = min(state.dealt + state.rules.draw, len(state.talon))
    return replace(state, dealt=dealt, draws=state.draws + 1, held=held)


def _play(state: State, move: Move, judged: Legal) -> State:
    card = card_of(state, move)
    row = judged.reason.row
    assert card is not None and row is not None
    rows = tuple(
        (*cards, card) if number == row else cards for number, cards in enumerate(state.rows, 1)
    )
    place = place_of(state, card)
    if place.kind == "waste":
        talon = state.talon[: state.dealt - 1] + state.talon[state.dealt :]
        return replace(state, rows=rows, talon=talon, dealt=state.dealt - 1, moved=True)
    reserve = tuple(
        pile[:-1] if number == place.number else pile
        for number, pile in enumerate(state.reserve, 1)
    )
    return replace(state, rows=rows, reserve=reserve, moved=True)


def opened(before: State, after: State) -> tuple[Move, ...]:
    """Return the plays of the later state whose cards could not be played in the earlier one."""
    could = {card_of(before, move) for move in plays(before)}
    return tuple(move for move in plays(after) if card_of(after, move) not in could)


def is_safe(state: State, move: Move) -> bool:
    """Tell whether this move, if legal, is a reserve play that can be made at once without harm.

    That is every one but the play of a card of the starting rank, which fixes the order of the
    suits: nothing ever depends on another reserve card staying where it is.
    """
    card = card_of(state, move)
    return move.kind == "reserve" and card is not None and card.rank != state.starting_rank


def safe_plays(state: State) -> tuple[Step, ...]:
    """Return the steps of the plays that can do no harm, made one after the other.

    These are the safe reserve plays and, while the stock is empty, that of the top waste card if it
    is not of the starting rank: nothing of this pass is moved by it, and it can only be on top
    again later. Each time the first pile that offers one is taken; what they lead to does not
    depend on that order.
    """
    steps: list[Step] = []
    while True:
        ahead = (verdict(state, move) for move in (*RESERVES, WASTE) if _is_harmless(state, move))
        judged = next((found for found in ahead if isinstance(found, Legal)), None)
        if judged is None:
            return tuple(steps)
        steps.append(perform(state, judged))
        state = steps[-1].after


def _is_harmless(state: State, move: Move) -> bool:
    """Tell whether this move, if legal, is a play that can do no harm."""
    if move.kind != "waste":
        return is_safe(state, move)
    card = state.waste_top
    return not state.stock_size and card is not None and card.rank != state.starting_rank


def deals_to_a_play(state: State) -> tuple[Step, ...]:
    """Return the deals up to one whose top card can be played, or to the end of the pass."""
    steps: list[Step] = []
    while state.stock_size:
        steps.append(take(state, DRAW))
        state = steps[-1].after
        if verdict(state, WASTE).legal:
            break
    return tuple(steps)
