"""The first words of a session, and which game is played."""

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.words.standins import visible
from osmosis_cli.words.style import sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.variants import changed_parts, rule_set_name


def which_game(label: str | None, rules: RuleSet) -> list[str]:
    """Which deal and which variant is played, and what was changed in the variant."""
    name = rule_set_name(rules.id)
    if label is None:
        # Translators: {variant} is the name of a variant.
        first = _("A position without a deal number, variant: {variant}.").format(variant=name)
    else:
        # Translators: {number} is a deal number, {variant} the name of a variant.
        first = _("Deal {number}, variant: {variant}.").format(number=visible(label), variant=name)
    return [sentence(first), *changed_parts(rules)]


def greeting() -> list[str]:
    """The greeting of the first session and the choices that it offers."""
    return [
        _("Welcome to Osmosis, a game of cards for one: bring all 52 cards into four rows."),
        *choices(),
    ]


def choices() -> list[str]:
    """What can be chosen at the first start, and how."""
    return [
        _("1: play"),
        _("2: learn the game step by step"),
        _("3: read the rules"),
        _("Type a number or a word. Enter alone plays."),
    ]
