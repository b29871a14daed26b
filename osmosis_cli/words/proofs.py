"""Why a game cannot be won, in words: circles of cards that wait for each other."""

from collections.abc import Sequence

from osmosis_cli.game.proof import Circle, Need
from osmosis_cli.game.search_board import Order
from osmosis_cli.words.cards import join_list, suit_name
from osmosis_cli.words.style import NORMAL, Style, sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext

_NEEDS = {
    # Translators: {card} is a card without article that opens the sentence; {other} is another
    # one with its article, after "under".
    "covered": gettext_noop("{card}: lies under {other}."),
    # Translators: {card} is a card without article that opens the sentence; {other} is another
    # one with its article, the direct object.
    "rank-above": gettext_noop("{card}: must wait for {other} in the row above."),
    # Translators: {card} is a card without article that opens the sentence; {other} is another
    # one with its article, the direct object.
    "starting-card": gettext_noop("{card}: must wait for {other}, which starts its row."),
    # Translators: {card} is a card without article that opens the sentence; {other} is another
    # one with its article, the direct object.
    "row-order": gettext_noop("{card}: must wait for {other}, which starts the row above."),
}


def proof(circles: Sequence[Circle], style: Style = NORMAL) -> list[str]:
    """The whole proof that a game is lost: a circle for every order that its suits can have."""
    lines = [_("The game cannot be won: cards of the reserve wait for each other in a circle.")]
    if len(circles) > 1:
        text = ngettext(
            "The suits can still come to lie in {count} order, and each ends in a circle.",
            "The suits can still come to lie in {count} orders, and each ends in a circle.",
            len(circles),
        )
        lines.append(text.format(count=len(circles)))
    for needs in dict.fromkeys(circle.needs for circle in circles):
        orders = [circle.rows for circle in circles if circle.needs == needs]
        if len(orders) == len(circles) > 1:
            lines.append(_("The circle is the same in all of them:"))
        elif len(circles) > 1:
            # Translators: {order} are the four suits from row 1 to row 4, commas between them.
            text = _("With the suits in the order {order}:")
            lines.append(text.format(order=_named(orders[0])))
        lines += [_need(need, style) for need in needs]
        if len(orders) < len(circles):
            # Translators: {order} are the four suits from row 1 to row 4, commas between them.
            text = _("It is the same in the order {order}.")
            lines += [text.format(order=_named(order)) for order in orders[1:]]
    return lines


def _named(order: Order) -> str:
    return join_list(map(suit_name, order))


def _need(need: Need, style: Style) -> str:
    other = (style.under if need.kind == "covered" else style.object)(need.other)
    return sentence(_(_NEEDS[need.kind]).format(card=style.name(need.card), other=other))
