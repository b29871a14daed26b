"""Verdicts in words: why a move is legal or illegal, proved by the cards that can be seen.

Here is also what is said when a line could not be carried out at all.
"""

from collections.abc import Sequence

from osmosis_cli.game.rules import (
    LEGAL_CODES,
    Place,
    Reason,
    ReasonCode,
    Verdict,
    place_of,
    placement,
)
from osmosis_cli.game.state import Card, State
from osmosis_cli.words.cards import card_choice, card_object, suit_name
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.standins import visible
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, pgettext, pgettext_noop


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


def reason_sentence(state: State, reason: Reason, style: Style) -> str:
    """The sentence for one reason, found in this state: whether the move goes, and why."""
    match reason.code:
        case "first-row":
            # Translators: {card} is a card with its article, the direct object; {suit} is the name
            # of a suit.
            text = _("Legal: you can play {card} to row 1, which takes every card of {suit}.")
            card = _card(reason)
            return text.format(card=style.object(card), suit=suit_name(card.suit))
        case "starts-row":
            # Translators: {card} is a card with its article, the direct object; {suit} is the name
            # of a suit.
            text = _(
                "Legal: you can play {card} and start row {row}. The rank is the starting rank, "
                "and there is no row of {suit} yet."
            )
            card = _card(reason)
            return text.format(card=style.object(card), row=reason.row, suit=suit_name(card.suit))
        case "rank-above":
            # Translators: {card} is a card with its article, the direct object; {above} another
            # one, the subject.
            text = _(
                "Legal: you can play {card} to row {row}, because {above} lies in the row above."
            )
            card, above = _card(reason), reason.cards[0]
            return text.format(card=style.object(card), row=reason.row, above=style.subject(above))
        case "deals-cards":
            count = reason.number or 0
            text = ngettext(
                "Legal: you can always deal while the stock holds cards. The next deal turns up "
                "{count} card.",
                "Legal: you can always deal while the stock holds cards. The next deal turns up "
                "{count} cards.",
                count,
            )
            return text.format(count=count)
        case "turns-waste":
            # Translators: {number} is the number of the pass that begins.
            text = _(
                "Legal: the stock is empty, so you can turn the waste over. Then pass {number} "
                "begins, with the cards in the same order."
            )
            return text.format(number=reason.number)
        case "rank-missing-above":
            # Translators: {card} is a card with its article, the direct object; {needed} another
            # one, the subject.
            text = _(
                "Not yet: you can play {card} only when {needed} lies in row {above}, the row "
                "above."
            )
            needed = reason.needs[-1]
            return text.format(
                card=style.object(_card(reason)),
                needed=style.subject(needed),
                above=state.row_of_suit[needed.suit],
            )
        case "row-not-started":
            # Translators: {card} and {start} are cards with their articles, direct objects; {suit}
            # is the name of a suit.
            text = _(
                "Not yet: there is no row of {suit}. You must first play {start}, the starting "
                "card; only then can you play {card}."
            )
            card = _card(reason)
            return text.format(
                card=style.object(card),
                start=style.object(reason.needs[0]),
                suit=suit_name(card.suit),
            )
        case "covered":
            subject, top = style.subject(_card(reason)), style.under(reason.cards[-1])
            if reason.pile is not None:
                # Translators: {card} is a card with its article, the subject; {top} is the top card
                # of the pile with its article, after "under".
                text = _("Not now: in reserve pile {pile}, {card} still lies under {top}.")
                return text.format(card=subject, pile=reason.pile, top=top)
            # Translators: {card} is a card with its article, the subject; {top} is the top card of
            # the waste with its article, after "under".
            text = _("Not now: in the waste, {card} still lies under {top}.")
            return text.format(card=subject, top=top)
        case "not-in-view":
            if reason.seen:
                # Translators: {card} is a card with its article, the subject.
                text = _(
                    "Not now: you cannot reach the card. Since the last redeal {card} is back in "
                    "the stock."
                )
                return text.format(card=style.subject(_card(reason)))
            # Translators: {card} is a card with its article, the direct object.
            text = _(
                "Not now: you have not seen {card} yet, and only a card that you see can be played."
            )
            return text.format(card=style.object(_card(reason)))
        case "already-played":
            # Translators: {card} is a card with its article, the subject.
            text = _("No: {card} already lies in row {row}, and a card in a row stays there.")
            return text.format(card=style.subject(_card(reason)), row=reason.row)
        case "empty-pile":
            if state.reserve:
                return _("No: reserve pile {pile} is empty and stays empty.").format(
                    pile=reason.pile
                )
            return _("No: this variant has no reserve.")
        case "empty-waste":
            if state.stock_size:
                return _("No: the waste is empty. Deal from the stock first.")
            return _("No: the waste is empty, and so is the stock.")
        case "empty-stock":
            if state.redeals_left == 0:
                return _("No: the stock is empty, and no redeal is left.")
            return _(
                "No: the stock is empty, so there is nothing to deal. The waste must be turned "
                "over first."
            )
        case "nothing-to-deal":
            return _("No: stock and waste are both empty, so there is nothing left to deal.")
        case "stock-not-empty":
            count = reason.number or 0
            text = ngettext(
                "No: the waste is turned over only when the stock is empty, and it still holds "
                "{count} card.",
                "No: the waste is turned over only when the stock is empty, and it still holds "
                "{count} cards.",
                count,
            )
            return text.format(count=count)
        case "no-redeals-left":
            count = reason.number or 0
            text = ngettext(
                "No: this variant allows {count} pass through the stock, and it is used up.",
                "No: this variant allows {count} passes through the stock, and they are used up.",
                count,
            )
            return text.format(count=count)
        case "wrong-row":
            card = _card(reason)
            if card.suit in state.row_of_suit:
                # Translators: {card} is a card with its article, the direct object; {suit} is the
                # name of a suit.
                text = _("No: you can play {card} only to row {row}, the row of {suit}.")
                return text.format(
                    card=style.object(card), row=reason.row, suit=suit_name(card.suit)
                )
            # Translators: {card} is a card with its article, the direct object.
            text = _(
                "No: you can play {card} only to row {row}. A new suit always starts the next "
                "empty row, from the top down."
            )
            return text.format(card=style.object(card), row=reason.row)
        case "not-a-target":
            # Translators: {card} is a card with its article, the direct object.
            text = _(
                "No: you can play {card} only to a row. No card ever goes to the reserve, to the "
                "waste or back to the stock."
            )
            return text.format(card=style.object(_card(reason)))
        case "game-over":
            return _("No: the game is won and over.")


def _card(reason: Reason) -> Card:
    """The card that the reason is about; reasons of plays always have one."""
    assert reason.card is not None
    return reason.card


def _short_answer(code: ReasonCode) -> tuple[str, str]:
    """The pattern for a reason: context and text."""
    # Translators: short answers, one after the other on a Braille display of 20 cells. {card} and
    # {other} are cards without articles, nearly always codes such as 8C.
    match code:
        case "first-row":
            return pgettext_noop("short answer", "{card}: yes, row 1.")
        case "starts-row":
            return pgettext_noop("short answer", "{card}: yes, new row {row}.")
        case "rank-above":
            return pgettext_noop("short answer", "{card}: yes, row {row}.")
        case "deals-cards":
            return pgettext_noop("short answer", "Deal: yes.")
        case "turns-waste":
            return pgettext_noop("short answer", "Redeal: yes.")
        case "rank-missing-above":
            return pgettext_noop("short answer", "{card}: {other} first.")
        case "row-not-started":
            return pgettext_noop("short answer", "{card}: first start {other}.")
        case "covered":
            return pgettext_noop("short answer", "{card}: under {other}.")
        case "not-in-view":
            return pgettext_noop("short answer", "{card}: not in view.")
        case "already-played":
            return pgettext_noop("short answer", "{card}: in row {row}.")
        case "empty-pile":
            return pgettext_noop("short answer", "Reserve {pile}: empty.")
        case "empty-waste":
            return pgettext_noop("short answer", "Waste: empty.")
        case "empty-stock":
            return pgettext_noop("short answer", "Stock: empty.")
        case "nothing-to-deal":
            return pgettext_noop("short answer", "Stock and waste: empty.")
        case "stock-not-empty":
            return pgettext_noop("short answer", "Stock: {number} left.")
        case "no-redeals-left":
            return pgettext_noop("short answer", "No redeal left.")
        case "wrong-row":
            return pgettext_noop("short answer", "{card}: only row {row}.")
        case "not-a-target":
            return pgettext_noop("short answer", "{card}: only to a row.")
        case "game-over":
            return pgettext_noop("short answer", "The game is won.")


def explain_shortly(reason: Reason, style: Style) -> str:
    """One short sentence for a reason: the card, whether it goes, and what is in the way."""
    other = _other(reason)
    return pgettext(*_short_answer(reason.code)).format(
        card=style.name(reason.card) if reason.card else "",
        other=style.name(other) if other else "",
        row=reason.row,
        pile=reason.pile,
        number=reason.number,
    )


def _other(reason: Reason) -> Card | None:
    """The card that is in the way, or that must come first."""
    if reason.needs:
        return reason.needs[-1]
    return reason.cards[-1] if reason.cards else None


def explain(state: State, verdict: Verdict, style: Style = NORMAL) -> list[str]:
    """The whole explanation of a verdict, one sentence or two an item.

    The reason to teach comes first, then what must come before, step by step as far as it can be
    seen, then whether the rows would take a card that only lies out of reach.
    """
    reason = verdict.reason
    if style.detail == "short":
        return [explain_shortly(reason, style)]
    return [reason_sentence(state, reason, style), *_evidence(state, verdict, style)]


def explain_briefly(state: State, verdict: Verdict, style: Style = NORMAL) -> list[str]:
    """The reason to teach and the sentence that helps most: what a refused move is told."""
    return explain(state, verdict, style)[:2]


def _evidence(state: State, verdict: Verdict, style: Style) -> list[str]:
    """What proves the first reason, and what the others add to it."""
    first = verdict.reason
    if first.code in LEGAL_CODES or first.card is None or style.detail == "short":
        return []
    if first.code in ("rank-missing-above", "row-not-started"):
        return _chain(state, first, style)
    if first.code in ("covered", "not-in-view", "not-a-target", "wrong-row"):
        return _when_free(state, verdict, style)
    return []


def _chain(state: State, reason: Reason, style: Style) -> list[str]:
    """Each missing card and what it waits for, from the row above up, then where the last lies."""
    sentences = []
    for waiting, needed in zip(reason.needs[:0:-1], reason.needs[-2::-1], strict=True):
        # Translators: {card} is a card with its article, the direct object; {needed} another one,
        # the subject. This follows a sentence that says that {card} must come first.
        text = _("And you can play {card} only when {needed} lies in row {above}.")
        above = state.row_of_suit[needed.suit]
        sentences.append(
            text.format(card=style.object(waiting), needed=style.subject(needed), above=above)
        )
    last = reason.needs[0]
    sentences.append(where(state, last, style))
    place = place_of(state, last)
    if place.playable:
        sentences.append(_("From there you can play this card now."))
    elif len(place.above) == 1:
        sentences += _top_needs(state, place.above[0], style)
    return sentences


def _top_needs(state: State, top: Card, style: Style) -> list[str]:
    """Whether the one card that is in the way could be played now."""
    reason = placement(state, top)[0]
    if reason.code in LEGAL_CODES:
        # Translators: {card} is a card with its article, the direct object.
        text = _("You can play {card} now, to row {row}.")
        return [text.format(card=style.object(top), row=reason.row)]
    # Translators: {card} is a card with its article, the direct object.
    return [_("You cannot play {card} yet either.").format(card=style.object(top))]


def _when_free(state: State, verdict: Verdict, style: Style) -> list[str]:
    """Whether the rows would take the card if it lay free, and named no wrong place."""
    card = verdict.reason.card
    assert card is not None
    reason = placement(state, card)[0]
    if reason.code in LEGAL_CODES:
        misplaced = verdict.reason.code in ("not-a-target", "wrong-row")
        if misplaced and place_of(state, card).playable:
            return [_("There you can play this card now.")]
        text = _("Once the card lies free, row {row} takes it.")
        return [text.format(row=reason.row)]
    return [reason_sentence(state, reason, style), *_chain(state, reason, style)]


SHOWN = 40
"""How many characters of a line that was not understood are said back."""


def several_cards(cards: Sequence[Card]) -> str:
    """The sentence for a text that fits more than one card."""
    # Translators: {cards} are cards without articles, such as "8 of clubs or 8 of hearts".
    text = _("That can mean several cards: {cards}. Type the card in full.")
    return text.format(cards=card_choice(cards))


def which_one(names: Sequence[str]) -> str:
    """The question which of several things is meant, each by its name."""
    # Translators: {options} are cards without articles, or names of saves, the last after "or".
    return _("Which one: {options}?").format(options=join_or(names))


def did_you_mean(name: str) -> str:
    """The question whether this is meant: what to type for it, or what it is."""
    # Translators: {command} is what can be typed, such as "draw" or "8 of hearts".
    return _("Did you mean {command}, yes or no?").format(command=name)


def only_the_card(card: Card) -> str:
    """The sentence for a line of which only a card was understood."""
    # Translators: {card} is a card with its article, the object.
    text = _("I understood {card}, but not what to do. Say play, find or why before it.")
    return text.format(card=card_object(card))


def not_understood(typed: str, nearest: str | None) -> str:
    """The sentence for a text that means nothing, with the command word nearest to it, if any."""
    shown = visible(typed[:SHOWN])
    if nearest is None:
        # Translators: {typed} is what the player typed.
        return _("I do not know “{typed}”. Type help for the commands.").format(typed=shown)
    # Translators: {typed} is what the player typed, {command} the command word nearest to it.
    text = _("I do not know “{typed}”. The nearest command is {command}. Nothing was done.")
    return text.format(typed=shown, command=nearest)


def dropped() -> str:
    """Say that a question got no answer, so that what it asked about was not done."""
    return _("The question is dropped, and nothing was done.")
