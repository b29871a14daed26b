"""Beginning and ending games."""

from __future__ import annotations

from typing import NamedTuple

from osmosis_cli.game.deals import BadDeal, DealNumber, parse_deal_number, random_deal_number
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import nothing
from osmosis_cli.shell.game import new_game
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.words.fold import fold
from osmosis_cli.words.saved_games import waits
from osmosis_cli.words.table import score, which_game
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop
from osmosis_cli.words.variants import find_named_rule_set, rule_set_names


class Wish(NamedTuple):
    """What the player wants to play: a deal number and a rule set, None for any and the same."""

    number: DealNumber | None = None
    rules: RuleSet | None = None


def _wish(_session: Session, text: str) -> Wish:
    """Read a deal number, a rule set, or both, in any order.

    Raises `Misfit` if a part is neither.
    """
    words = text.split()
    # Translators: what may be typed at the end of the command "new", as in older scripts; one word
    now = bool(words) and fold(words[-1]) in (fold(pgettext("after new", "now")), "now")
    words = words[:-1] if now else words
    for size in range(len(words), 0, -1):
        for number, rest in ((words[:size], words[size:]), (words[-size:], words[:-size])):
            try:
                wanted = parse_deal_number(" ".join(number))
            except BadDeal:
                continue
            rules = find_named_rule_set(" ".join(rest))
            if isinstance(rules, RuleSet) or not rest:
                return Wish(wanted, rules if isinstance(rules, RuleSet) else None)
    return Wish(None, _rules(" ".join(words)) if words else None)


def _rules(text: str) -> RuleSet:
    found = find_named_rule_set(text)
    if isinstance(found, RuleSet):
        return found
    raise Misfit(
        _(
            "Give a deal number, a whole number from 1 on of at most 20 digits, or a variant. "
            "Type rules variants for the variants."
        )
    )


def new(session: Session, wish: Wish) -> Answer:
    """Begin another game and say its table; one that is not over waits."""
    left = session.game
    number = wish.number or random_deal_number(session.random)
    game = new_game(number, wish.rules or left.rules)
    game.asked = wish.number is not None
    session.start(game)
    return say(*(waits(left.label) if left.under_way else []), *session.opening())


def give_up(session: Session, _argument: None) -> Answer:
    """End the game, after asking."""
    if session.game.given_up:
        return say(_("You have already given this game up."), _("Type new for another game."))
    if session.state.outcome == "won":
        return say(_("This game is won already."), _("Type new for another game."))
    return confirm(
        session, lambda: [_("Do you want to give up, yes or no?")], lambda: _given_up(session)
    )


def _given_up(session: Session) -> Answer:
    session.game.given_up = True
    return say(
        _("You have given up."),
        score(session.state),
        _("Type new for another game, or play on if you like."),
    )


def _no_number(_session: Session, text: str) -> None:
    if text:
        raise Misfit(_("To play another deal, type new and its number."))


def number(session: Session, _argument: None) -> Answer:
    """Say which game this is."""
    return say(*which_game(session.game.label, session.game.rules))


COMMANDS = (
    Command(
        "new",
        "games",
        pgettext_noop("command words", "new, new game; nw"),
        gettext_noop(
            "Deals a new game: any one, or the deal number and the variant that you name."
        ),
        _wish,
        new,
        pgettext_noop("command forms", "new, new 32000, new peek, new 32000 peek"),
        rule_set_names,
    ),
    Command(
        "give up",
        "games",
        pgettext_noop("command words", "give up, resign"),
        gettext_noop("Ends this game. You can still undo, or deal a new one."),
        nothing,
        give_up,
    ),
    Command(
        "number",
        "games",
        pgettext_noop("command words", "number, deal number"),
        gettext_noop("Says which deal and which variant this is."),
        _no_number,
        number,
    ),
)
