"""The paragraphs of the rule book that tell what was measured."""

from osmosis_cli.game.measured import HABITS, PLAYERS, Player, measured
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.words.habits import habit_reason, habit_sentence
from osmosis_cli.words.numbers import format_number
from osmosis_cli.words.style import sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.variants import rule_set_name


def win_rates() -> tuple[str, ...]:
    """How often each player wins, by rule set."""
    return (
        _(
            "How often does a game come out, in percent? Careless play plays whatever it can. The "
            "five habits have a section of their own. Perfect play knows all cards."
        ),
        *map(_rates, RULE_SETS),
        # Translators: {deals} and {hints} are numbers of deals.
        _("Most of this was measured on {deals} deals each, the hints on {hints}.").format(
            deals=format_number(measured("perfect").deals),
            hints=format_number(measured("coach").deals),
        ),
        _(
            "About {share} percent of all Osmosis deals are lost before the first move, however "
            "the stock is dealt, because the reserve can never be emptied."
        ).format(share=format_number(100 - measured("perfect", "one-card").percent, 0)),
    )


def _rates(name: str) -> str:
    # Translators: {variant} is the name of a variant, the others are percentages such as 4.9.
    text = _("{variant}: careless {careless}, habits {habits}, hints {coach}, perfect {perfect}.")
    rates = {player: _rate(player, name) for player in PLAYERS}
    return sentence(text.format(variant=rule_set_name(name), **rates))


def what_books_say() -> tuple[str, ...]:
    """What books claim about the win rate, and what was measured."""
    # Translators: {careless}, {habits} and {perfect} are numbers such as 4.9.
    text = _(
        "How many games come out? Books say one in eight or one in six, with Peek one in three. "
        "Measured: careless play wins {careless} percent, five habits win {habits} "
        "percent, perfect play {perfect} percent, with Peek just as many."
    )
    return (
        text.format(careless=_rate("careless"), habits=_rate("habits"), perfect=_rate("perfect")),
    )


def five_habits() -> tuple[str, ...]:
    """The habits, why each helps, and what the others win without it."""
    # Translators: {careless} and {habits} are numbers such as 4.9.
    opening = _(
        "Careless play wins {careless} percent of all Osmosis deals. Whoever keeps five habits "
        "wins {habits} percent."
    )
    # Translators: an entry in a numbered list; {habit} and {because} are whole sentences.
    entry = _("{number}: {habit} {because}")
    # Translators: {one}, {two}, {three}, {four} and {five} are numbers such as 4.9.
    worth = _(
        "Each of them counts. Without the first the others win {one} percent, without the second "
        "{two}, the third {three}, the fourth {four}, the fifth {five}."
    )
    places = ("one", "two", "three", "four", "five")
    rates = (format_number(measured("habits", "classic", habit).percent, 1) for habit in HABITS)
    return (
        opening.format(careless=_rate("careless"), habits=_rate("habits")),
        *(
            entry.format(number=number, habit=habit_sentence(habit), because=habit_reason(habit))
            for number, habit in enumerate(HABITS, 1)
        ),
        worth.format(**dict(zip(places, rates, strict=True))),
    )


def open_habit() -> tuple[str, ...]:
    """What the third habit says where the reserve is open, and what this is worth in Peek."""
    # Translators: {habit} and {because} are whole sentences, {rate} is a number such as 4.9.
    text = _(
        "Where the reserve is open, as in Peek, the third habit is another. {habit} {because} "
        "With it the habits win {rate} percent."
    )
    return (
        text.format(
            habit=habit_sentence("start", open_reserve=True),
            because=habit_reason("start", open_reserve=True),
            rate=_rate("habits", "peek"),
        ),
    )


def _rate(player: Player, rules: str = "classic") -> str:
    """How many percent of the deals this player wins."""
    return format_number(measured(player, rules).percent, 1)
