"""Reasons as choices: their texts, which of them to offer, and what a wrong one is answered."""

from osmosis_cli.game.rules import ILLEGAL_CODES, LEGAL_CODES, Verdict, missing_above, placement
from osmosis_cli.game.state import Card, State
from osmosis_cli.words import table as board
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext, pgettext_noop
from osmosis_cli.words.verdicts import where

OFFERED = 4
"""The most reasons that a learner chooses among."""

_CHOICES = {
    # Translators: the reasons among which a learner chooses, after "1:", "2:" and so on.
    "first-row": pgettext_noop("reason", "Row 1 takes every card of its suit."),
    "starts-row": pgettext_noop("reason", "It is a starting card, and its suit has no row yet."),
    "rank-above": pgettext_noop("reason", "The same rank lies in the row above."),
    "deals-cards": pgettext_noop("reason", "The stock still holds cards, so you may deal."),
    "turns-waste": pgettext_noop("reason", "The stock is empty, and a pass is left."),
    "game-over": pgettext_noop("reason", "The game is won already."),
    "already-played": pgettext_noop("reason", "The card lies in a row already."),
    "not-a-target": pgettext_noop("reason", "Cards go to the rows only."),
    "not-in-view": pgettext_noop("reason", "The card cannot be seen now."),
    "covered": pgettext_noop("reason", "Another card lies on it."),
    "empty-pile": pgettext_noop("reason", "No card lies on that pile."),
    "empty-waste": pgettext_noop("reason", "The waste is empty."),
    "nothing-to-deal": pgettext_noop("reason", "Stock and waste are both empty."),
    "empty-stock": pgettext_noop("reason", "The stock is empty."),
    "stock-not-empty": pgettext_noop("reason", "The stock still holds cards."),
    "no-redeals-left": pgettext_noop("reason", "No redeal is left."),
    "row-not-started": pgettext_noop(
        "reason", "Its suit has no row yet, and it is no starting card."
    ),
    "wrong-row": pgettext_noop("reason", "It belongs to another row."),
    "rank-missing-above": pgettext_noop("reason", "The same rank is missing in the row above."),
}

_OTHERS = {
    "legal card": ("first-row", "starts-row", "rank-above"),
    "legal deal": ("deals-cards", "turns-waste"),
    "card": ("rank-missing-above", "row-not-started", "covered", "not-in-view"),
    "place": ("not-a-target", "covered", "rank-missing-above", "row-not-started"),
    "row": ("wrong-row", "rank-missing-above", "row-not-started", "covered"),
    "draw": ("empty-stock", "nothing-to-deal", "no-redeals-left"),
    "redeal": ("stock-not-empty", "no-redeals-left", "nothing-to-deal"),
    "pile": ("empty-pile", "empty-waste", "covered", "not-in-view"),
}
"""The reasons that are likely to be taken for each other, the likeliest first."""


def choice(code: str) -> str:
    """The reason with this code as one of several to choose from."""
    return pgettext(*_CHOICES[code])


def offered(verdict: Verdict) -> tuple[str, ...]:
    """Return the codes to choose among: the right one and those most easily taken for it.

    They come in one fixed order, so that the place of the right one gives nothing away.
    """
    code = verdict.reason.code
    others = [other for other in _OTHERS[_group(verdict)] if other != code]
    chosen = {code, *others[: OFFERED - 1]}
    return tuple(known for known in (*LEGAL_CODES, *ILLEGAL_CODES) if known in chosen)


def _group(verdict: Verdict) -> str:
    dealing = verdict.move.kind in ("draw", "redeal")
    if verdict.legal:
        return "legal deal" if dealing else "legal card"
    if dealing:
        return verdict.move.kind
    if verdict.reason.card is None:
        return "pile"
    if verdict.move.target is not None:
        return "place"
    return "row" if verdict.move.row is not None else "card"


def refute(state: State, verdict: Verdict, code: str, style: Style = NORMAL) -> list[str]:
    """What a wrong reason is answered: what is true of it, or what on the table speaks against it.

    ``code`` is not the reason to teach.
    """
    if code in {reason.code for reason in verdict.reasons[1:]}:
        return [_("True, but it is not what stops this move first. Something else does.")]
    card = verdict.reason.card
    if card is None or code in _ABOUT_DEALING:
        return [_("That is not the reason."), _dealing_facts(state, verdict, code, style)]
    if code in LEGAL_CODES and placement(state, card)[0].code == code:
        return [_("True of the rows, but something else stops this move.")]
    return [_("That is not the reason."), _card_facts(state, card, code, style)]


_ABOUT_DEALING = {"empty-waste", "empty-stock", "nothing-to-deal", "stock-not-empty",
                  "no-redeals-left", "deals-cards", "turns-waste", "game-over"}  # fmt: skip


def _dealing_facts(state: State, verdict: Verdict, code: str, style: Style) -> str:
    if code == "empty-pile" and verdict.move.pile and state.reserve:
        return board.pile(state, verdict.move.pile, style)
    if code in ("empty-waste", "covered", "not-in-view"):
        return board.waste(state, style)
    return board.stock(state, style)


def _card_facts(state: State, card: Card, code: str, style: Style) -> str:
    """The sentence about the table that shows why this reason does not hold for the card."""
    row = state.row_of_suit.get(card.suit)
    if code in ("covered", "not-in-view", "already-played", "empty-pile"):
        return where(state, card, style)
    if code == "first-row":
        return board.row(state, 1, style)
    if code == "not-a-target":
        return _("The move names no other place than a row.")
    if row is None:
        if card.rank == state.starting_rank:
            # Translators: {card} is a card with its article, the subject.
            return _("Of all cards of its suit, {card} is the starting card.").format(
                card=style.subject(card)
            )
        start = Card(card.suit, state.starting_rank)
        # Translators: {card} is a card with its article, the subject.
        return _("The starting card of this suit is {card}, and it has no row yet.").format(
            card=style.name(start)
        )
    if code in ("rank-missing-above", "rank-above") and row > 1:
        missing = missing_above(state, card)
        above = missing[-1] if missing else Card(state.rows[row - 2][0].suit, card.rank)
        return where(state, above, style)
    return board.row(state, row, style)
