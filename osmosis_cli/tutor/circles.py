"""Circles of cards that wait for each other, in words."""

from osmosis_cli.game.proof import Circle, Need
from osmosis_cli.words.style import NORMAL, Style, sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop

_SENTENCES = {
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


def circle_sentences(circle: Circle, style: Style = NORMAL) -> list[str]:
    """What each card of a circle waits for, one sentence a card; the last waits for the first."""
    return [_need(need, style) for need in circle.needs]


def _need(need: Need, style: Style) -> str:
    other = (style.under if need.kind == "covered" else style.object)(need.other)
    return sentence(_(_SENTENCES[need.kind]).format(card=style.name(need.card), other=other))
