"""The sections on variants, on books that disagree, and on good play."""

from osmosis_cli.game.measured import measured
from osmosis_cli.game.players import HABITS, Player
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.words.habits import habit_reason, habit_sentence
from osmosis_cli.words.numbers import format_number
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
        # Translators: {careless}, {habits} and {perfect} are numbers such as 4.9.
        _(
            "How many games come out? Books say one in eight or one in six, with Peek one in "
            "three. Measured: careless play wins {careless} percent, the five habits of the tips "
            "{habits} percent, perfect play {perfect} percent, with Peek just as many."
        ).format(careless=_rate("careless"), habits=_rate("habits"), perfect=_rate("perfect")),
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
        # Translators: {careless} and {habits} are numbers such as 4.9.
        _(
            "Careless play wins {careless} percent of all Osmosis deals. Whoever keeps five "
            "habits wins {habits} percent."
        ).format(careless=_rate("careless"), habits=_rate("habits")),
        *(
            # Translators: a numbered tip; {habit} and {because} are whole sentences.
            _("{number}: {habit} {because}").format(
                number=number, habit=habit_sentence(habit), because=habit_reason(habit)
            )
            for number, habit in enumerate(HABITS, 1)
        ),
        # Translators: {one}, {two}, {three}, {four} and {five} are numbers such as 4.9.
        _(
            "Each of them counts. Without the first the others win {one} percent, without the "
            "second {two}, the third {three}, the fourth {four}, the fifth {five}."
        ).format(
            **{
                place: format_number(measured("habits", "classic", habit).percent, 1)
                for place, habit in zip(
                    ("one", "two", "three", "four", "five"), HABITS, strict=True
                )
            }
        ),
        # Translators: {habit} and {because} are whole sentences.
        _("Where the reserve is open, the third habit is another. {habit} {because}").format(
            habit=habit_sentence("start", open_reserve=True),
            because=habit_reason("start", open_reserve=True),
        ),
        _("If every order of the suits ends in such a circle, the game cannot be won."),
        _("With one card at a time and any number of passes, only the order of the suits matters."),
        _(
            "With limited passes nothing can wait: play from the waste what comes first, in the "
            "first pass too."
        ),
    )


def _rate(player: Player) -> str:
    """How many percent of classic deals this player wins."""
    return format_number(measured(player).percent, 1)
