"""An exercise made to order, as it is asked: what matters on the table, then the question."""

from osmosis_cli.tutor.exercise import Judging
from osmosis_cli.words import table as board
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.verdicts import where

LONG = 6
"""Rows with more cards than this take more than one line."""


def item_lines(judging: Judging, style: Style = NORMAL, first: bool = True) -> list[str]:
    """What matters on the table for this move, then what is asked.

    The two answers are named with the ``first`` exercise only; yes and no do as well.
    """
    asked = judging.again(style)
    return [*_table(judging, style), *(asked if first else asked[:1])]


def _table(judging: Judging, style: Style) -> list[str]:
    state, move = judging.state, judging.move
    if move.kind in ("draw", "redeal"):
        return [board.stock(state, style), board.waste(state, style)]
    card = move.card
    if card is None:
        return [board.pile(state, move.pile, style)] if move.pile else [board.waste(state, style)]
    row = state.row_of_suit.get(card.suit)
    if row is not None and judging.judged.reason.code == "already-played":
        return [board.row(state, row, style)]
    if row is None:
        lines = [board.row(state, 1, style), *board.needs(state, state.next_row or 4, style)]
    elif row > 1:
        lines = [board.row(state, row - 1, style)]
        if len(state.rows[row - 2]) <= LONG:
            lines.append(board.row(state, row, style))
    else:
        lines = [board.row(state, 1, style)]
    return [*lines, where(state, card, style)]
