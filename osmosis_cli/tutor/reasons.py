"""Reasons as choices, and what is said about a wrong one."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from osmosis_cli.game.rules import (
    ILLEGAL_CODES,
    LEGAL_CODES,
    Illegal,
    ReasonCode,
    Verdict,
    card_of,
    missing_above,
    placement,
    verdict,
)
from osmosis_cli.game.state import DRAW, REDEAL, Card, Move, State
from osmosis_cli.tutor.concepts import RULE_OF, rule_sentence
from osmosis_cli.words import table
from osmosis_cli.words.cards import suit_name
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext, pgettext, pgettext_noop
from osmosis_cli.words.verdicts import explain, where

LEAST_OTHERS = 2
"""So many wrong reasons are offered at least, if so many are taught."""

OFFERED = 4
"""The most reasons that a learner chooses among."""

_OTHERS: dict[str, tuple[ReasonCode, ...]] = {
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


def choice(code: ReasonCode) -> str:
    """The reason with this code as one of several to choose from."""
    return pgettext(*_choice(code))


def _choice(code: ReasonCode) -> tuple[str, str]:
    # Translators: the reasons among which a learner chooses, after "1:", "2:" and so on.
    match code:
        case "first-row":
            return pgettext_noop("reason", "Row 1 takes every card of its suit.")
        case "starts-row":
            return pgettext_noop("reason", "It is a starting card, and its suit has no row yet.")
        case "rank-above":
            return pgettext_noop("reason", "The same rank lies in the row above.")
        case "deals-cards":
            return pgettext_noop("reason", "The stock still holds cards, so you may deal.")
        case "turns-waste":
            return pgettext_noop("reason", "The stock is empty, and a pass is left.")
        case "game-over":
            return pgettext_noop("reason", "The game is won already.")
        case "already-played":
            return pgettext_noop("reason", "The card lies in a row already.")
        case "not-a-target":
            return pgettext_noop("reason", "Cards go to the rows only.")
        case "not-in-view":
            return pgettext_noop("reason", "The card cannot be seen now.")
        case "covered":
            return pgettext_noop("reason", "Another card lies on it.")
        case "empty-pile":
            return pgettext_noop("reason", "No card lies on that pile.")
        case "empty-waste":
            return pgettext_noop("reason", "The waste is empty.")
        case "nothing-to-deal":
            return pgettext_noop("reason", "Stock and waste are both empty.")
        case "empty-stock":
            return pgettext_noop("reason", "The stock is empty.")
        case "stock-not-empty":
            return pgettext_noop("reason", "The stock still holds cards.")
        case "no-redeals-left":
            return pgettext_noop("reason", "No redeal is left.")
        case "row-not-started":
            return pgettext_noop("reason", "Its suit has no row yet, and it is no starting card.")
        case "wrong-row":
            return pgettext_noop("reason", "It belongs to another row.")
        case "rank-missing-above":
            return pgettext_noop("reason", "The same rank is missing in the row above.")


def offered(judged: Verdict, taught: Collection[str] | None = None) -> tuple[ReasonCode, ...]:
    """Return the codes to choose among: the right one and those most easily taken for it.

    Only codes that are ``taught`` are offered beside the right one; None if all are. Where none of
    the likely ones is, others of the same subject, cards or dealing, stand in.
    """
    code = judged.reason.code
    likely = [other for other in _OTHERS[_group(judged)] if taught is None or other in taught]
    others = [other for other in likely if other != code]
    if len(others) < LEAST_OTHERS and taught is not None:
        dealing = judged.move.kind in ("draw", "redeal")
        rest = [
            other
            for other in (*ILLEGAL_CODES, *LEGAL_CODES)
            if other in taught
            and other not in (*others, code)
            and (other in _ABOUT_DEALING) == dealing
        ]
        others += rest[: LEAST_OTHERS - len(others)]
    chosen = {code, *others[: OFFERED - 1]}
    return tuple(known for known in (*LEGAL_CODES, *ILLEGAL_CODES) if known in chosen)


_ABOUT_DEALING = {"empty-waste", "empty-stock", "nothing-to-deal", "stock-not-empty",
                  "no-redeals-left", "deals-cards", "turns-waste"}  # fmt: skip


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


def refute(state: State, judged: Verdict, code: str, style: Style = NORMAL) -> list[str]:
    """What a wrong reason is answered: whether it is true, and what it overlooks.

    ``code`` is not the reason to teach, but it can be true all the same.
    """
    if code in {reason.code for reason in judged.reasons[1:]}:
        return [_("True, but it is not what stops this move first. Something else does.")]
    card = judged.reason.card
    if code in LEGAL_CODES and card is not None and placement(state, card)[0].code == code:
        return [_("True of the rows, but something else stops this move.")]
    true, fact = _facts(state, judged, code, style)
    first = _("True, but that does not decide this move.") if true else _("That is not the reason.")
    return [first, fact]


_FLAWED = {
    "empty-waste": gettext_noop("This move takes its card from a reserve pile, not the waste."),
    "empty-pile": gettext_noop("This move takes its card from the waste, not a reserve pile."),
    "not-a-target": gettext_noop("The move names no other place than a row."),
    "row-1": gettext_noop("Row 1 asks for no rank: there the suit alone counts."),
    "starting": gettext_noop("A starting card needs no card above it."),
    "no-row": gettext_noop("Its suit has no row yet, so no row above it can be asked for a rank."),
    "no-row-named": gettext_noop("The move names no row, so the card finds its own."),
    "nobody-knows": gettext_noop("It may lie under others, but nobody can know: it was not seen."),
    "nothing-there": gettext_noop("No card lies there at all, so there is none to look at."),
    "pass-left": gettext_noop("That alone is not enough: a pass must be left too."),
    "waste-empty": gettext_noop("The waste is empty too, so nothing can come of it."),
    "redeals-left": gettext_noop("The waste may still be turned over in this game."),
}
"""What wrong reasons overlook, where no card need be named."""


def _facts(state: State, judged: Verdict, code: str, style: Style) -> tuple[bool, str]:
    """Whether a reason is true in this state, and the sentence about what it overlooks."""
    card = judged.reason.card
    if code in ("empty-waste", "empty-stock", "nothing-to-deal", "no-redeals-left"):
        return _dealing_facts(state, judged.move, code, style)
    if code in ("stock-not-empty", "deals-cards", "turns-waste"):
        return False, table.stock(state, style)
    if card is None:
        return False, _(_FLAWED["empty-pile" if code == "empty-pile" else "nothing-there"])
    if code == "covered" and judged.reason.code == "not-in-view":
        return False, _(_FLAWED["nobody-knows"])
    if code in ("covered", "not-in-view", "already-played", "empty-pile"):
        return False, where(state, card, style)
    if code == "not-a-target":
        return False, _(_FLAWED[code])
    return False, _row_facts(state, card, code, judged.move.row, style)


def _dealing_facts(state: State, move: Move, code: str, style: Style) -> tuple[bool, str]:
    if code == "empty-waste" and move.kind == "reserve":
        return not state.dealt, _(_FLAWED[code])
    if code == "empty-waste" or (code == "empty-stock" and state.stock_size):
        full = table.waste if code == "empty-waste" and state.dealt else table.stock
        return code == "empty-waste" and not state.dealt, full(state, style)
    if code == "empty-stock":
        # With cards in the waste it is the whole reason not to deal, and half of one to redeal.
        return True, _(_FLAWED["pass-left" if state.dealt else "waste-empty"])
    if code == "no-redeals-left" and state.redeals_left != 0:
        return False, _(_FLAWED["redeals-left"])
    full = table.waste if code == "nothing-to-deal" and not state.stock_size else table.stock
    return code == "no-redeals-left", full(state, style)


def _row_facts(state: State, card: Card, code: str, named: int | None, style: Style) -> str:
    """What a wrong reason about the rows overlooks for this card."""
    row = state.row_of_suit.get(card.suit)
    start = Card(card.suit, state.starting_rank)
    if code == "first-row":
        # Translators: {suit} is the name of a suit. {card} is a card with its article, the
        # subject.
        text = _("That is so in row 1, the row of {suit}, but {card} has another suit.")
        return text.format(suit=suit_name(state.rows[0][0].suit), card=style.subject(card))
    if code == "wrong-row" and row is not None:
        # Translators: {row} is the number of a row.
        return (
            _(_FLAWED["no-row-named"])
            if named is None
            else _("Row {row} is the row of its suit.").format(row=row)
        )
    if code == "row-not-started" and row is not None:
        # Translators: {row} is the number of a row.
        return _("Its suit has a row already, row {row}.").format(row=row)
    if code == "starts-row" and row is not None:
        # Translators: {row} is the number of a row. {card} is a card without article.
        text = _("Row {row} of this suit is started already: its starting card is {card}.")
        return text.format(row=row, card=style.name(start))
    if row is None and card == start:
        if code == "wrong-row":
            # Translators: {row} is the number of a row.
            text = _("A starting card goes to the next empty row, and that is row {row}.")
            return text.format(row=state.next_row)
        if code in ("rank-above", "rank-missing-above"):
            return _(_FLAWED["starting"])
        # Translators: {card} is a card with its article, the subject.
        return _("Of all cards of its suit, {card} is the starting card.").format(
            card=style.subject(card)
        )
    if row is None:
        if code == "rank-missing-above":
            return _(_FLAWED["no-row"])
        # Translators: {card} is a card without article.
        return _("The starting card of this suit is {card}, and it has no row yet.").format(
            card=style.name(start)
        )
    if row == 1:
        return _(_FLAWED["row-1"])
    missing = missing_above(state, card)
    above = missing[-1] if missing else Card(state.rows[row - 2][0].suit, card.rank)
    return where(state, above, style)


class Supposed(NamedTuple):
    """A position, a legal verdict on a move in it, and what differs from the original.

    ``laid`` are cards that lie in their rows there, from the highest row down. ``free``
    tells that the card itself lies on top of the waste there.
    """

    state: State
    verdict: Verdict
    laid: tuple[Card, ...] = ()
    free: bool = False


def legal_nearby(state: State, judged: Illegal) -> Supposed | None:
    """Return a position as near as can be in which the move, or what it aims at, is legal.

    None if nothing near is legal. The verdict is that of the rules, so it is never wrong.
    """
    move = judged.move
    if move.kind in ("draw", "redeal"):
        return _checked(state, REDEAL if move.kind == "draw" else DRAW)
    card = judged.reason.card
    if card is None or judged.reason.code in ("already-played", "game-over"):
        return None
    aim = Move("card", card=card)
    if judged.reason.code in ("wrong-row", "not-a-target") and (supposed := _checked(state, aim)):
        return supposed
    codes = {reason.code for reason in judged.reasons}
    free = bool(codes & {"covered", "not-in-view"})
    near, laid = _with_needs(state, card)
    if free:
        near = _on_waste(near, card)
    return _checked(near, aim, laid, free)


def _checked(
    state: State, move: Move, laid: tuple[Card, ...] = (), free: bool = False
) -> Supposed | None:
    judged = verdict(state, move)
    return Supposed(state, judged, laid, free) if judged.legal else None


def _with_needs(state: State, card: Card) -> tuple[State, tuple[Card, ...]]:
    """Return the state with all cards in their rows that this card waits for, and those cards."""
    laid: list[Card] = []
    if card.suit not in state.row_of_suit and card.rank != state.starting_rank:
        start = Card(card.suit, state.starting_rank)
        state = _lay(state, start)
        laid.append(start)
    row = state.row_of_suit.get(card.suit)
    for number in range(1, row or 1):
        needed = Card(state.rows[number - 1][0].suit, card.rank)
        if needed.rank not in state.row_ranks[number - 1]:
            state = _lay(state, needed)
            laid.append(needed)
    return state, tuple(laid)


def _lay(state: State, card: Card) -> State:
    """Return the state with this card in its row and nowhere else."""
    state = _without(state, card)
    row = state.row_of_suit.get(card.suit) or state.next_row
    rows = tuple(
        (*cards, card) if number == row else cards for number, cards in enumerate(state.rows, 1)
    )
    return replace(state, rows=rows)


def _on_waste(state: State, card: Card) -> State:
    """Return the state with this card on top of the waste."""
    state = _without(state, card)
    talon = (*state.talon[: state.dealt], card, *state.talon[state.dealt :])
    return replace(state, talon=talon, dealt=state.dealt + 1)


def _without(state: State, card: Card) -> State:
    dealt = state.dealt - (card in state.waste)
    return replace(
        state,
        reserve=tuple(tuple(one for one in pile if one != card) for pile in state.reserve),
        talon=tuple(one for one in state.talon if one != card),
        dealt=dealt,
    )


@dataclass
class Mistakes:
    """How often each rule was broken in one lesson."""

    counts: Counter[str] = field(default_factory=Counter)

    def more_about(self, state: State, judged: Illegal, style: Style = NORMAL) -> list[str]:
        """Count the mistake; nothing the first time, then the rule, then a legal move."""
        rule = RULE_OF[judged.reason.code]
        self.counts[rule] += 1
        if self.counts[rule] == 1:
            return []
        supposed = legal_nearby(state, judged) if self.counts[rule] > 2 else None
        if supposed is None:
            return [rule_sentence(rule)]
        return supposed_lines(supposed, style)


def supposed_lines(supposed: Supposed, style: Style = NORMAL) -> list[str]:
    """What differs in a position in which it is legal, and the verdict on the move there."""
    lines = []
    if supposed.laid:
        # Translators: a change to the table is imagined; {cards} are cards without articles, with
        # commas between them.
        text = ngettext(
            "Suppose {count} card lay in its row: {cards}.",
            "Suppose {count} cards lay in their rows: {cards}.",
            len(supposed.laid),
        )
        lines.append(text.format(count=len(supposed.laid), cards=style.list(supposed.laid)))
    card = supposed.verdict.reason.card
    if supposed.free and card is not None:
        # Translators: a change to the table is imagined; {card} is a card with its article, the
        # subject.
        text = _("Suppose {card} lay on top of the waste.")
        lines.append(text.format(card=style.subject(card)))
    if not lines:
        lines.append(_("Compare this move, which is legal:"))
    told = explain(supposed.state, supposed.verdict, style)
    if supposed.laid or supposed.free:
        told.append(_("That was only supposed: on the table nothing has changed."))
    return [*lines, *told]


def move_sentence(state: State, move: Move, style: Style = NORMAL) -> str:
    """What to do to make this legal move."""
    if move.kind == "draw":
        return _("Deal from the stock.")
    if move.kind == "redeal":
        return _("Turn the waste over.")
    card = card_of(state, move)
    assert card is not None
    # Translators: {card} is a card with its article, the direct object.
    return _("Play {card}.").format(card=style.object(card))
