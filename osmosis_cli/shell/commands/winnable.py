"""Dealing a game that is proved to be winnable."""

from __future__ import annotations

from osmosis_cli.game.deals import deal, random_deal_number
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.commands.games import Wish, new
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.terminal.signals import CTRL_C
from osmosis_cli.words import table
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop
from osmosis_cli.words.variants import find_named_rule_set, rule_set_names

TRIES = 300
"""How many deals are looked at. Of the strictest rule set, about one in sixteen can be won."""

BUDGET = 1_000
"""How many positions each of them is searched with."""


def _rules(_session: Session, text: str) -> RuleSet | None:
    if not text:
        return None
    found = find_named_rule_set(text)
    if isinstance(found, RuleSet):
        return found
    raise Misfit(_("That is no variant. Type rules variants for the variants."))


def new_winnable(session: Session, rules: RuleSet | None) -> Answer:
    """Begin a game that can be won; one that is not over waits."""
    # The solver takes long to load.
    from osmosis_cli.game.solver import solve

    rules = rules or session.game.rules
    for _try in range(TRIES):
        number = random_deal_number(session.random)
        with CTRL_C.stops():
            found = solve(deal(number, rules), BUDGET)
        if found.verdict == "won":
            answer = new(session, Wish(number, rules))
            return say(table.proved_winnable(), *answer.lines)
    return say(_("I have found no such deal this time. Type the command again to go on looking."))


COMMANDS = (
    Command(
        "new winnable",
        "games",
        pgettext_noop("command words", "new winnable, winnable game"),
        gettext_noop(
            "Deals a new game that is proved to be winnable, of the variant that you name."
        ),
        _rules,
        new_winnable,
        pgettext_noop("command forms", "new winnable, new winnable peek"),
        rule_set_names,
    ),
)
