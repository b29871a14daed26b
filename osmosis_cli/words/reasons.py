"""A sentence for each reason that a verdict can have."""

from collections.abc import Callable

from osmosis_cli.game.rules import Reason
from osmosis_cli.game.state import Card, State
from osmosis_cli.words.cards import suit_name
from osmosis_cli.words.style import Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext


def reason_sentence(state: State, reason: Reason, style: Style) -> str:
    """The sentence for one reason, found in this state: whether the move goes, and why."""
    return _SENTENCES[reason.code](state, reason, style)


def _first_row(_state: State, reason: Reason, style: Style) -> str:
    # Translators: {card} is a card with its article, the direct object; {suit} is the name of a
    # suit.
    text = _("Legal: you can play {card} to row 1, which takes every card of {suit}.")
    card = _card(reason)
    return text.format(card=style.object(card), suit=suit_name(card.suit))


def _starts_row(_state: State, reason: Reason, style: Style) -> str:
    # Translators: {card} is a card with its article, the direct object; {suit} is the name of a
    # suit.
    text = _(
        "Legal: you can play {card} and start row {row}. The rank is the starting rank, and "
        "there is no row of {suit} yet."
    )
    card = _card(reason)
    return text.format(card=style.object(card), row=reason.row, suit=suit_name(card.suit))


def _rank_above(_state: State, reason: Reason, style: Style) -> str:
    # Translators: {card} is a card with its article, the direct object; {above} another one, the
    # subject.
    text = _("Legal: you can play {card} to row {row}, because {above} lies in the row above.")
    card, above = _card(reason), reason.cards[0]
    return text.format(card=style.object(card), row=reason.row, above=style.subject(above))


def _deals(_state: State, reason: Reason, _style: Style) -> str:
    count = reason.number or 0
    text = ngettext(
        "Legal: you can always deal while the stock holds cards. The next deal turns up "
        "{count} card.",
        "Legal: you can always deal while the stock holds cards. The next deal turns up "
        "{count} cards.",
        count,
    )
    return text.format(count=count)


def _turns(_state: State, reason: Reason, _style: Style) -> str:
    # Translators: {number} is the number of the pass that begins.
    text = _(
        "Legal: the stock is empty, so you can turn the waste over. Then pass {number} begins, "
        "with the cards in the same order."
    )
    return text.format(number=reason.number)


def _rank_missing(state: State, reason: Reason, style: Style) -> str:
    # Translators: {card} is a card with its article, the direct object; {needed} another one,
    # the subject.
    text = _("Not yet: you can play {card} only when {needed} lies in row {above}, the row above.")
    above = state.row_of_suit[reason.needs[-1].suit]
    return text.format(
        card=style.object(_card(reason)), needed=style.subject(reason.needs[-1]), above=above
    )


def _row_not_started(_state: State, reason: Reason, style: Style) -> str:
    # Translators: {card} and {start} are cards with their articles, direct objects; {suit} is the
    # name of a suit.
    text = _(
        "Not yet: there is no row of {suit}. You must first play {start}, the starting card; "
        "only then can you play {card}."
    )
    card = _card(reason)
    return text.format(
        card=style.object(card), start=style.object(reason.needs[0]), suit=suit_name(card.suit)
    )


def _covered(_state: State, reason: Reason, style: Style) -> str:
    card, top = style.subject(_card(reason)), style.under(reason.cards[-1])
    if reason.pile is not None:
        # Translators: {card} is a card with its article, the subject; {top} is the top card of
        # the pile with its article, after "under".
        text = _("Not now: in reserve pile {pile}, {card} still lies under {top}.")
        return text.format(card=card, pile=reason.pile, top=top)
    # Translators: {card} is a card with its article, the subject; {top} is the top card of the
    # waste with its article, after "under".
    text = _("Not now: in the waste, {card} still lies under {top}.")
    return text.format(card=card, top=top)


def _not_in_view(_state: State, reason: Reason, style: Style) -> str:
    if reason.seen:
        # Translators: {card} is a card with its article, the subject.
        text = _(
            "Not now: you cannot reach the card. Since the last redeal {card} is back in the stock."
        )
        return text.format(card=style.subject(_card(reason)))
    # Translators: {card} is a card with its article, the direct object.
    text = _("Not now: you have not seen {card} yet, and only a card that you see can be played.")
    return text.format(card=style.object(_card(reason)))


def _already_played(_state: State, reason: Reason, style: Style) -> str:
    # Translators: {card} is a card with its article, the subject.
    text = _("No: {card} already lies in row {row}, and a card in a row stays there.")
    return text.format(card=style.subject(_card(reason)), row=reason.row)


def _empty_pile(state: State, reason: Reason, _style: Style) -> str:
    if state.reserve:
        return _("No: reserve pile {pile} is empty and stays empty.").format(pile=reason.pile)
    return _("No: this variant has no reserve.")


def _empty_waste(state: State, _reason: Reason, _style: Style) -> str:
    if state.stock_size:
        return _("No: the waste is empty. Deal from the stock first.")
    return _("No: the waste is empty, and so is the stock.")


def _empty_stock(state: State, _reason: Reason, _style: Style) -> str:
    if state.passes_left == 0:
        return _("No: the stock is empty, and no redeal is left.")
    return _(
        "No: the stock is empty, so there is nothing to deal. The waste must be turned over first."
    )


def _nothing_to_deal(_state: State, _reason: Reason, _style: Style) -> str:
    return _("No: stock and waste are both empty, so there is nothing left to deal.")


def _stock_not_empty(_state: State, reason: Reason, _style: Style) -> str:
    count = reason.number or 0
    text = ngettext(
        "No: the waste is turned over only when the stock is empty, and it still holds "
        "{count} card.",
        "No: the waste is turned over only when the stock is empty, and it still holds "
        "{count} cards.",
        count,
    )
    return text.format(count=count)


def _no_redeals(_state: State, reason: Reason, _style: Style) -> str:
    count = reason.number or 0
    text = ngettext(
        "No: this variant allows {count} pass through the stock, and it is used up.",
        "No: this variant allows {count} passes through the stock, and they are used up.",
        count,
    )
    return text.format(count=count)


def _wrong_row(state: State, reason: Reason, style: Style) -> str:
    card = _card(reason)
    if card.suit in state.row_of_suit:
        # Translators: {card} is a card with its article, the direct object; {suit} is the name of
        # a suit.
        text = _("No: you can play {card} only to row {row}, the row of {suit}.")
        return text.format(card=style.object(card), row=reason.row, suit=suit_name(card.suit))
    # Translators: {card} is a card with its article, the direct object.
    text = _(
        "No: you can play {card} only to row {row}. A new suit always starts the next empty "
        "row, from the top down."
    )
    return text.format(card=style.object(card), row=reason.row)


def _not_a_target(_state: State, reason: Reason, style: Style) -> str:
    # Translators: {card} is a card with its article, the direct object.
    text = _(
        "No: you can play {card} only to a row. No card ever goes to the reserve, to the "
        "waste or back to the stock."
    )
    return text.format(card=style.object(_card(reason)))


def _game_over(_state: State, _reason: Reason, _style: Style) -> str:
    return _("No: the game is won and over. Type undo to go back, or new for another game.")


_SENTENCES: dict[str, Callable[[State, Reason, Style], str]] = {
    "first-row": _first_row,
    "starts-row": _starts_row,
    "rank-above": _rank_above,
    "deals-cards": _deals,
    "turns-waste": _turns,
    "rank-missing-above": _rank_missing,
    "row-not-started": _row_not_started,
    "covered": _covered,
    "not-in-view": _not_in_view,
    "already-played": _already_played,
    "empty-pile": _empty_pile,
    "empty-waste": _empty_waste,
    "empty-stock": _empty_stock,
    "nothing-to-deal": _nothing_to_deal,
    "stock-not-empty": _stock_not_empty,
    "no-redeals-left": _no_redeals,
    "wrong-row": _wrong_row,
    "not-a-target": _not_a_target,
    "game-over": _game_over,
}


def _card(reason: Reason) -> Card:
    """The card that the reason is about; reasons of plays always have one."""
    assert reason.card is not None
    return reason.card
