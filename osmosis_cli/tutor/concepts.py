"""The rules that a learner masters one by one, and the reasons that rest on each."""

from typing import Literal, get_args

from osmosis_cli.game.rules import ILLEGAL_CODES, LEGAL_CODES, ReasonCode
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

Rule = Literal["first-row", "starting", "row-above", "reach", "rows-only", "dealing", "redeal"]
RULES: tuple[Rule, ...] = get_args(Rule)
"""The rules, in the order in which they are taught."""

GOOD_PLAY = "good-play"
SKILLS: tuple[str, ...] = (*RULES, GOOD_PLAY)
"""What is practised: the rules, and the habits of good play, which no check asks for."""


def _rule_of(code: ReasonCode) -> Rule:
    match code:
        case "first-row":
            return "first-row"
        case "starts-row" | "row-not-started" | "wrong-row":
            return "starting"
        case "rank-above" | "rank-missing-above":
            return "row-above"
        case "covered" | "not-in-view":
            return "reach"
        case "not-a-target" | "already-played" | "empty-pile":
            return "rows-only"
        case "empty-waste" | "deals-cards":
            return "dealing"
        case (
            "empty-stock" | "stock-not-empty" | "no-redeals-left" | "nothing-to-deal"
            | "turns-waste" | "game-over"
        ):  # fmt: skip
            return "redeal"


RULE_OF: dict[str, Rule] = {code: _rule_of(code) for code in (*LEGAL_CODES, *ILLEGAL_CODES)}
"""The rule that each reason code rests on."""

TERMS = (
    "suit", "rank", "row", "foundation", "reserve", "face up", "face down", "stock", "waste",
    "legal", "free", "starting card", "starting rank", "chain", "variant", "redeal", "pass",
    "point", "circle",
)  # fmt: skip
"""The words of the game that a learner need not know before a lesson introduces them."""

LESSON_OF = {
    "first-row": 2,
    "starting": 3,
    "row-above": 4,
    "reach": 6,
    "rows-only": 6,
    "dealing": 7,
    "redeal": 8,
    GOOD_PLAY: 10,
}
"""The lesson to repeat for each rule, and for good play."""

_NAMES = {
    # Translators: short names of rules, in lists and before a colon.
    "first-row": pgettext_noop("rule", "row 1"),
    "starting": pgettext_noop("rule", "starting a row"),
    "row-above": pgettext_noop("rule", "the row above"),
    "reach": pgettext_noop("rule", "free cards"),
    "rows-only": pgettext_noop("rule", "where cards may go"),
    "dealing": pgettext_noop("rule", "stock and waste"),
    "redeal": pgettext_noop("rule", "redeals"),
    GOOD_PLAY: pgettext_noop("rule", "good play"),
}

_SENTENCES = {
    "first-row": gettext_noop("The rule: row 1 takes every card of its suit, in any order."),
    "starting": gettext_noop(
        "The rule: only a card of the starting rank starts a row, and always the next empty one "
        "from the top."
    ),
    "row-above": gettext_noop(
        "The rule: rows 2, 3 and 4 take a card only when the same rank lies in the row directly "
        "above."
    ),
    "reach": gettext_noop(
        "The rule: only the top card of a reserve pile or of the waste can be played."
    ),
    "rows-only": gettext_noop(
        "The rule: cards go from reserve and waste to the rows only. There they stay, and an "
        "empty reserve pile stays empty."
    ),
    "dealing": gettext_noop(
        "The rule: you may always deal while the stock holds cards. The last card dealt lies on "
        "top of the waste."
    ),
    "redeal": gettext_noop(
        "The rule: only when the stock is empty is the waste turned over, in the same order, if a "
        "pass is left."
    ),
    GOOD_PLAY: gettext_noop("Go through the five habits, and look which of them decides."),
}


def rule_name(rule: str) -> str:
    """The short name of a rule, in the language of the moment."""
    return pgettext(*_NAMES[rule])


def rule_sentence(rule: str) -> str:
    """The rule itself in one or two sentences, in the language of the moment."""
    return _(_SENTENCES[rule])
