"""Longer answers: the moves there are, and the cards that have been seen."""

from osmosis_cli.game.rules import card_of, hidden_cards, legal_moves, verdict
from osmosis_cli.game.state import Move, State
from osmosis_cli.words.style import NORMAL, Style, sentence
from osmosis_cli.words.table import pile, rows, whole_waste
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, pgettext


def moves(state: State, style: Style = NORMAL) -> list[str]:
    """The legal moves: their number, then each in a sentence of its own."""
    found = legal_moves(state)
    if not found:
        return [_("No move is left.")]
    text = ngettext("{count} legal move:", "{count} legal moves:", len(found))
    return [text.format(count=len(found)), *(_move(state, move, style) for move in found)]


def _move(state: State, move: Move, style: Style) -> str:
    if move.kind == "draw":
        return pgettext("a move in a list", "Deal from the stock.")
    if move.kind == "redeal":
        return pgettext("a move in a list", "Turn the waste over.")
    reason = verdict(state, move).reason
    card = card_of(state, move)
    assert card is not None
    if move.kind == "waste":
        # Translators: a move in a list; {card} is a card without article.
        text = _("{card} from the waste to row {row}.")
    else:
        # Translators: a move in a list; {card} is a card without article.
        text = _("{card} from reserve {pile} to row {row}.")
    return sentence(text.format(card=style.name(card), pile=move.pile, row=reason.row))


def seen(state: State, style: Style = NORMAL) -> list[str]:
    """Every card that has been seen and where it is now, and how many have not been seen."""
    lines = [line for line, cards in zip(rows(state, style), state.rows, strict=True) if cards]
    for number, cards in enumerate(state.reserve, 1):
        if cards:
            lines.append(pile(state, number, style))
    if state.dealt:
        lines.append(whole_waste(state, style))
    if state.passes > 1 and state.stock_size:
        # Translators: {cards} are cards without articles, with commas between them.
        text = ngettext(
            "Back in the stock, {count} card: {cards}.",
            "Back in the stock, {count} cards, in the order in which they come: {cards}.",
            state.stock_size,
        )
        lines.append(text.format(count=state.stock_size, cards=style.list(state.stock)))
    hidden = len(hidden_cards(state))
    if hidden:
        text = ngettext(
            "{count} card has not been seen yet.", "{count} cards have not been seen yet.", hidden
        )
        lines.append(text.format(count=hidden))
    else:
        lines.append(_("All cards have been seen."))
    return lines
