"""Sentences about where a card lies, telling only what the player can know."""

from osmosis_cli.game.rules import Place, place_of
from osmosis_cli.game.state import Card, State
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext


def where(state: State, card: Card, style: Style = NORMAL) -> str:
    """One sentence that says where the card lies, or that it has not come up yet."""
    place = place_of(state, card)
    subject = style.subject(card)
    if place.kind == "row":
        # Translators: {card} is a card with its article, the subject.
        return _("Row {row} holds {card}.").format(row=place.number, card=subject)
    if place.kind == "reserve":
        return _in_reserve(place, subject, style)
    if place.kind == "waste":
        return _in_waste(place, subject, style)
    if place.kind == "stock":
        # Translators: {card} is a card with its article, the subject.
        return _("Since the last redeal {card} is back in the stock.").format(card=subject)
    # Translators: {card} is a card with its article, the direct object.
    return _("You have not seen {card} yet.").format(card=style.object(card))


def _in_reserve(place: Place, subject: str, style: Style) -> str:
    if not place.above:
        # Translators: {card} is a card with its article, the subject.
        text = _("Reserve pile {pile} shows {card} on top.")
        return text.format(pile=place.number, card=subject)
    if len(place.above) == 1:
        # Translators: {card} is a card with its article, the subject; {top} is the card that
        # lies on it, with its article, after "under".
        text = _("In reserve pile {pile}, {card} lies under {top}.")
        return text.format(pile=place.number, card=subject, top=style.under(place.above[0]))
    # Translators: {card} is a card with its article, the subject; {cards} are two or more cards
    # without articles, with commas between them.
    text = ngettext(
        "In reserve pile {pile}, {card} lies under {count} card: {cards}.",
        "In reserve pile {pile}, {card} lies under {count} cards: {cards}.",
        len(place.above),
    )
    return text.format(
        pile=place.number, card=subject, count=len(place.above), cards=style.list(place.above)
    )


def _in_waste(place: Place, subject: str, style: Style) -> str:
    if not place.above:
        # Translators: {card} is a card with its article, the subject.
        return _("The waste shows {card} on top.").format(card=subject)
    if len(place.above) == 1:
        # Translators: {card} is a card with its article, the subject; {top} is the card that
        # lies on it, with its article, after "under".
        text = _("In the waste, {card} lies under {top}.")
        return text.format(card=subject, top=style.under(place.above[0]))
    # Translators: {card} is a card with its article, the subject.
    text = ngettext(
        "In the waste, {card} lies under {count} card.",
        "In the waste, {card} lies under {count} cards.",
        len(place.above),
    )
    return text.format(card=subject, count=len(place.above))
