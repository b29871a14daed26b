"""An exercise made to order, as it is asked: what matters on the table, then the question."""

from osmosis_cli.game.state import State
from osmosis_cli.tutor.judging import Judging
from osmosis_cli.words import board
from osmosis_cli.words.places import where
from osmosis_cli.words.style import NORMAL, Style


def item_lines(judging: Judging, style: Style = NORMAL) -> list[str]:
    """What matters on the table for this move, then what is asked."""
    return [*_table(judging, style), *judging.ask(style)]


def _table(judging: Judging, style: Style) -> list[str]:
    state, move = judging.state, judging.move
    if move.kind in ("draw", "redeal"):
        return [board.stock(state, style), board.waste(state, style)]
    card = move.card
    if card is None:
        return [board.pile(state, move.pile, style)] if move.pile else [board.waste(state, style)]
    row = state.row_of_suit.get(card.suit)
    if row is None:
        lines = [_highest(state, style), *board.needs(state, state.next_row or 4, style)]
    elif row > 1:
        lines = [board.row(state, number, style) for number in (row - 1, row)]
    else:
        lines = [board.row(state, 1, style)]
    if judging.judged.reason.code != "already-played":
        lines.append(where(state, card, style))
    return lines


def _highest(state: State, style: Style) -> str:
    return board.row(state, 1, style)
