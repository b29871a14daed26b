"""The sections on variants, on books that disagree, and on good play."""

from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.words.numbers import format_number
from osmosis_cli.words.rulebook import measured
from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext
from osmosis_cli.words.variants import rule_set_description


def variants() -> Section:
    """All rule sets, and the parts that can be changed."""
    return Section(
        "variants",
        pgettext("rules, title", "Variants"),
        # Translators: words under which a reader may look for the variants, with commas.
        pgettext("rules, other names", "rule sets, Peek, Bridesmaids, Treasure Trove"),
        _variants,
    )


def _variants() -> tuple[str, ...]:
    return (
        _("All variants have the same rows. They differ in dealing, passes and reserve."),
        *(rule_set_description(name) for name in RULE_SETS),
        _(
            "You can also set single parts: one card at a time or three, the number of passes, "
            "an open reserve."
        ),
        # Translators: {names} are six short names, typed as they are in every language.
        _("On the command line the variants are called, in this order: {names}.").format(
            names=", ".join(RULE_SETS)
        ),
    )


def disagreements() -> Section:
    """Where rule books differ, and how this game settles it."""
    return Section(
        "disagreements",
        pgettext("rules, title", "Where rule books disagree"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "books, differences, disputes"),
        _disagreements,
    )


def _disagreements() -> tuple[str, ...]:
    return (
        _("Not every book tells this game in the same way. Here it is settled as follows."),
        _("Three cards at a time or one? Osmosis deals three, two of the variants one."),
        _("How many redeals? Any number; in the variants with three passes, two."),
        _("The row above, or every row above? Both mean the same rule."),
        _("May row 2 start with any card of another suit? No, only with a starting card."),
        _("Must you play when you can? No."),
        _("When is the next reserve card turned face up? At once."),
        _(
            "Is a card for row 1 always good? From the reserve yes; from the waste it can lose "
            "the game."
        ),
        _("Is a card from the reserve always good? Yes, unless it is a starting card."),
        _("Are rows 3 and 4 free once row 1 is full? No, each needs the row above it."),
        _("May reserve cards go to the waste? Never."),
        # Translators: {careless} and {perfect} are numbers such as 4.9.
        _(
            "How many games come out? Books say one in eight or one in six, with Peek one in "
            "three. Measured: careless {careless} percent, perfect {perfect} percent, and with "
            "Peek just the same. One in eight is what average play wins."
        ).format(
            careless=format_number(measured.CLASSIC.careless, 1),
            perfect=format_number(measured.CLASSIC.perfect, 1),
        ),
    )


def tips() -> Section:
    """What never does harm, what may, and what can never come out."""
    return Section(
        "tips",
        pgettext("rules, title", "Tips"),
        # Translators: words under which a reader may look for the tips, with commas.
        pgettext("rules, other names", "advice, strategy, good play, hints"),
        _tips,
    )


def _tips() -> tuple[str, ...]:
    return (
        _(
            "1: Look at the reserve before the waste. A reserve card that can be played never "
            "does harm, so play it at once, unless it is a starting card."
        ),
        _(
            "2: When the stock is empty, the top waste card does no harm either, unless it is "
            "a starting card."
        ),
        _(
            "3: Any other waste card may be worth holding back, even one for row 1: playing it "
            "shifts which cards come up on top in later passes."
        ),
        _(
            "4: Think twice before playing a starting card. It settles which suit must wait "
            "for which, and sometimes it is better to hold it back."
        ),
        _(
            "5: If two cards of one rank lie in one reserve pile, the suit of the upper one "
            "needs the higher row. Otherwise they form a circle. The 5 of clubs, say, lies "
            "under the 5 of hearts, which must wait for the 5 of clubs."
        ),
        _("6: If every order of the suits ends in such a circle, the game cannot be won."),
        _(
            "7: With one card at a time and any number of passes, only the order of the suits "
            "matters."
        ),
        _(
            "Which suit starts row 2, and when to hold a waste card back: decide these two well, "
            "and you can win about four times as often as careless play."
        ),
    )
