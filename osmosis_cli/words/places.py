"""Where cards lie and when they come up, as far as the player can know."""

from collections.abc import Callable, Iterable

from osmosis_cli.game.rules import coming_tops, dealt_with, place_of, verdict
from osmosis_cli.game.state import WASTE, Card, Cards, State
from osmosis_cli.words.cards import join_list, rank_name
from osmosis_cli.words.style import NORMAL, Style, sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, npgettext, pgettext
from osmosis_cli.words.verdicts import where


def found(state: State, cards: Iterable[Card], style: Style = NORMAL) -> list[str]:
    """Where these cards of the deck lie: one, and how far away it is, or many, place by place."""
    there = [card for card in cards if card.rank <= state.ranks]
    if len(there) == 1:
        return [where(state, there[0], style), *_how_far(state, there[0], style)]
    one_suit = len({card.suit for card in there}) == 1
    # Cards of the suit that was asked for need no suit.
    lines = _by_place(state, there, _rank(style) if one_suit else style.name)
    if len(lines) == 1:
        return lines
    text = ngettext("{count} card.", "{count} cards.", len(there))
    return [text.format(count=len(there)), *lines]


def _rank(style: Style) -> Callable[[Card], str]:
    return lambda card: style.ranks([card]) if style.codes else rank_name(card.rank)


def _by_place(state: State, cards: list[Card], name: Callable[[Card], str]) -> list[str]:
    """A line for each place that holds some of the cards; those that lie free come last."""
    places = {card: place_of(state, card) for card in cards}

    def at(kind: str, number: int | None = None, playable: bool = False) -> list[Card]:
        return [
            card
            for card, place in places.items()
            if place.kind == kind
            and place.playable == playable
            and number in (None, place.number)
        ]

    def listed(text: str, those: list[Card], names: list[str] | None = None, **more: int) -> str:
        named = join_list(names or map(name, those))
        return text.format(count=len(those), cards=named, **more)

    lines = []
    if hidden := at("unknown"):
        # Translators: {cards} are cards or ranks without articles, commas between them.
        text = ngettext(
            "Not seen yet, {count} card: {cards}.", "Not seen yet, {count} cards: {cards}.",
            len(hidden),
        )  # fmt: skip
        lines.append(listed(text, hidden))
    for number, row in enumerate(state.rows, 1):
        if here := [card for card in cards if card in row]:
            # Translators: {cards} are cards or ranks without articles, commas between them.
            text = ngettext(
                "Row {row}, {count} card: {cards}.", "Row {row}, {count} cards: {cards}.",
                len(here),
            )  # fmt: skip
            lines.append(listed(text, here, row=number))
    if stock := at("stock"):
        lines += _in_stock(state, stock, name)
    if covered := at("waste"):
        # Translators: {cards} are cards or ranks without articles, commas between them.
        text = ngettext(
            "In the waste under others, {count} card: {cards}.",
            "In the waste under others, {count} cards: {cards}.",
            len(covered),
        )
        lines.append(listed(text, covered))
    for number in range(1, len(state.reserve) + 1):
        if covered := at("reserve", number):
            # Translators: {cards} are cards or ranks without articles, commas between them.
            text = ngettext(
                "In reserve {pile} under others, {count} card: {cards}.",
                "In reserve {pile} under others, {count} cards: {cards}.",
                len(covered),
            )
            lines.append(listed(text, covered, pile=number))
    if free := [card for card, place in places.items() if place.playable]:
        # Translators: {cards} are cards or ranks without articles, commas between them.
        text = ngettext("Free, {count} card: {cards}.", "Free, {count} cards: {cards}.", len(free))
        lines.append(listed(text, free, [placed(name(card), places[card].number) for card in free]))
    return lines


def _in_stock(state: State, cards: list[Card], name: Callable[[Card], str]) -> list[str]:
    """The cards of the stock with the deals that bring them, those that stay covered first."""
    stock, draw = state.stock, state.rules.draw
    tops = coming_tops(stock, draw)
    ordered = sorted(cards, key=stock.index)
    lines = []
    for on_top in (False, True):
        those = [card for card in ordered if (card in tops) == on_top]
        if not those:
            continue
        entries = []
        for card in those:
            deal, _above = dealt_with(stock, card, draw)
            # Translators: in a list of cards of the stock; {card} is a card or a rank without
            # article, {count} says after how many deals it comes.
            entry = npgettext(
                "place of a card", "{card} with the next deal", "{card} after {count} deals", deal
            )
            entries.append(entry.format(card=name(card), count=deal))
        if on_top:
            # Translators: {cards} are cards or ranks without articles, commas between them.
            text = ngettext(
                "From the stock on top, {count} card: {cards}.",
                "From the stock on top, {count} cards: {cards}.",
                len(those),
            )
        else:
            # Translators: {cards} are cards or ranks without articles, commas between them.
            text = ngettext(
                "From the stock under others, {count} card: {cards}.",
                "From the stock under others, {count} cards: {cards}.",
                len(those),
            )
        lines.append(text.format(count=len(those), cards=join_list(entries)))
    return lines


def _how_far(state: State, card: Card, style: Style) -> list[str]:
    """How many deals bring this card up, and what then lies on it; nothing if none is known to."""
    kind = place_of(state, card).kind
    if kind == "stock":
        deal, above = dealt_with(state.stock, card, state.rules.draw)
        if above:
            # Translators: {top} is a card with its article, after words for under.
            text = ngettext(
                "The next deal brings it up, but under {top}.",
                "{count} deals bring it up, but under {top}.",
                deal,
            )
            return [text.format(count=deal, top=style.under(above[-1]))]
        text = ngettext(
            "The next deal brings it to the top.", "{count} deals bring it to the top.", deal
        )
        return [text.format(count=deal)]
    if kind != "waste" or state.redeals_left == 0 or card == state.waste_top:
        return []
    deal, above = dealt_with(state.talon, card, state.rules.draw)
    if above:
        # Translators: {top} is a card with its article, after words for under.
        text = ngettext(
            "If you leave the waste as it is, the first deal of the next pass brings it up, but "
            "under {top}.",
            "If you leave the waste as it is, {count} deals of the next pass bring it up, but "
            "under {top}.",
            deal,
        )
        return [text.format(count=deal, top=style.under(above[-1]))]
    text = ngettext(
        "If you leave the waste as it is, the first deal of the next pass brings it to the top.",
        "If you leave the waste as it is, {count} deals of the next pass bring it to the top.",
        deal,
    )
    return [text.format(count=deal)]


def coming(state: State, style: Style = NORMAL) -> list[str]:
    """Which cards come on top of the waste in this pass, or in the next if this one is at its end.

    In the first pass nobody knows; how many will come is told.
    """
    draw = state.rules.draw
    if not state.stock_size:
        if not state.dealt:
            return [_("No card comes any more: stock and waste are empty.")]
        if state.redeals_left == 0:
            return [_("No card comes any more: the stock is empty, and no redeal is left.")]
        lines = [_("The stock is empty.")]
        return [*lines, next_tops(coming_tops(state.talon, draw), style, after_redeal=True)]
    if state.pass_number == 1:
        # Translators: {count} is the number of deals left.
        text = ngettext(
            "{count} more card comes on top in this pass. In the first pass nobody knows which.",
            "{count} more cards come on top in this pass. In the first pass nobody knows which.",
            state.draws_left,
        )
        return [text.format(count=state.draws_left)]
    lines = [next_tops(coming_tops(state.stock, draw), style)]
    asked = verdict(state, WASTE).legal or style.detail == "full"
    if asked and draw > 1 and state.redeals_left != 0 and style.detail != "short":
        lines.insert(0, shift())
    return lines


def next_tops(tops: Cards, style: Style = NORMAL, after_redeal: bool = False) -> str:
    """The sentence that lists the cards that come on top, in this order."""
    if after_redeal:
        # Translators: {cards} are cards without articles, with commas between them.
        text = ngettext(
            "In the next pass {count} card comes on top: {cards}.",
            "In the next pass {count} cards come on top: {cards}.",
            len(tops),
        )
    else:
        # Translators: {cards} are cards without articles, with commas between them.
        text = ngettext(
            "In this pass {count} card still comes on top: {cards}.",
            "In this pass {count} cards still come on top: {cards}.",
            len(tops),
        )
    return text.format(count=len(tops), cards=style.list(tops))


def shift() -> str:
    """What a play from the waste does to the order in which cards come."""
    return _(
        "A play from the waste changes nothing in this pass. In the next, each card that lies "
        "behind comes one place earlier."
    )


def tops(state: State, style: Style = NORMAL) -> str:
    """All free cards in one line: the tops of the reserve and of the waste."""
    places = [placed(style.name(card), number) for number, card in state.tops()]
    if state.waste_top is not None:
        places.append(placed(style.name(state.waste_top), None))
    if not places:
        return _("No card lies free.")
    # Translators: {cards} are cards without articles, each with its place; commas between.
    text = ngettext("{count} free card: {cards}.", "{count} free cards: {cards}.", len(places))
    return sentence(text.format(count=len(places), cards=join_list(places)))


def placed(name: str, pile: int | None) -> str:
    """A free card with the reserve pile that it lies on, None for the waste."""
    if pile is None:
        # Translators: in a list of cards; {card} is a card without article.
        return pgettext("place of a card", "{card} on the waste").format(card=name)
    # Translators: in a list of cards; {card} is a card without article.
    return pgettext("place of a card", "{card} on reserve {pile}").format(card=name, pile=pile)
