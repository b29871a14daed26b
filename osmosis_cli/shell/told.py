"""What is kept, in words: the saves, and the statistics that are wanted."""

from __future__ import annotations

import time
from collections.abc import Container
from typing import TYPE_CHECKING, Literal, NamedTuple

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.shell.answers import Misfit
from osmosis_cli.storage.games import Save
from osmosis_cli.storage.statistics import Figures, Result, Told, figures, results, totals
from osmosis_cli.words import saved_games
from osmosis_cli.words import statistics as words
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext, pgettext_noop
from osmosis_cli.words.variants import find_named_rule_set, rule_set_names

if TYPE_CHECKING:
    from sqlite3 import Connection

Span = Literal["", "session", "today", "week", "month", "year"]

_DAYS: dict[Span, int] = {"today": 1, "week": 7, "month": 30, "year": 365}

# Translators: typed after the command for the statistics, to empty them; one word.
_RESET = pgettext_noop("typed after stats", "reset")

_SPANS: dict[Span, tuple[str, str]] = {
    # Translators: typed after the command for the statistics: the games since the program began.
    # All forms of the word with blanks between them, here and in the next four.
    "session": pgettext_noop("typed after stats", "session now"),
    "today": pgettext_noop("typed after stats", "today day"),
    "week": pgettext_noop("typed after stats", "week"),
    "month": pgettext_noop("typed after stats", "month"),
    "year": pgettext_noop("typed after stats", "year"),
}


def listed(saves: list[Save]) -> list[str]:
    """Return the numbered list of the saves."""
    lines = [saved_games.heading(len(saves))]
    for number, save in enumerate(saves, 1):
        game = save.game
        lines.append(
            saved_games.entry(number, save.name, game.deal, game.rules, game.score, save.saved)
        )
    return lines


class Wish(NamedTuple):
    """Which statistics are wanted: of a span of time up to now, of a rule set; or to begin anew."""

    span: Span = ""
    rules: RuleSet | None = None
    reset: bool = False


def read_wish(text: str) -> Wish:
    """Read a span of time, a rule set, both, or the word that empties the statistics.

    Raises `Misfit` for all else.
    """
    if fold(text) in (fold(pgettext(*_RESET)), fold(_RESET[1])):
        return Wish(reset=True)
    span: Span = ""
    rest = []
    for word in text.split():
        found = next((key for key in _SPANS if fold(word) in _forms(key)), None)
        if found is None:
            rest.append(word)
        else:
            span = found
    if not rest:
        return Wish(span)
    rules = find_named_rule_set(" ".join(rest))
    if isinstance(rules, RuleSet):
        return Wish(span, rules)
    # Translators: {spans} are words with commas between them, {word} is the word that empties the
    # statistics; all are typed after the command.
    sentence = _("After stats can follow a variant, one of {spans}, or {word}.")
    spans = [pgettext(*forms).split()[0] for forms in _SPANS.values()]
    raise Misfit(sentence.format(spans=", ".join(spans), word=pgettext(*_RESET)))


def wish_words(*_session: object) -> list[str]:
    """Return all words for a wish: spans of time, rule sets, and that which empties them."""
    spans = [pgettext(*forms).split()[0] for forms in _SPANS.values()]
    return [*spans, *rule_set_names(), pgettext(*_RESET)]


def _forms(span: Span) -> set[str]:
    message = _SPANS[span]
    return {*message[1].split(), *fold(pgettext(*message)).split()}


def wanted(connection: Connection, wish: Wish, now: float, session: Container[str] = ()) -> Told:
    """Return the figures that are wanted; ``session`` are the ids of games of this session.

    Raises `Damaged`.
    """
    if not wish.span:
        told = totals(connection)
        return told if wish.rules is None else _of(told, wish.rules)
    found = chosen(results(connection), wish, now, session)
    return figures(found) if wish.rules is None else _of(figures(found), wish.rules)


def _of(told: Told, rules: RuleSet) -> Told:
    found = told.get(rules, Figures())
    return {None: found, rules: found}


def chosen(
    found: list[Result], wish: Wish, now: float, session: Container[str] = ()
) -> list[Result]:
    """Return the results that are wanted."""
    if wish.rules is not None:
        found = [result for result in found if result.rules == wish.rules]
    if wish.span == "session":
        return [result for result in found if result.id in session]
    if wish.span:
        try:
            since = time.gmtime(now - 86_400 * _DAYS[wish.span])
        except (OverflowError, ValueError, OSError):
            return []
        first = time.strftime("%Y-%m-%dT%H:%M:%SZ", since)
        return [result for result in found if result.ended >= first]
    return found


def told(found: Told, wish: Wish) -> list[str]:
    """Return what is said of these figures."""
    head = words.heading(wish.span) if wish.span else []
    every = found[None]
    if not every.played + every.assisted_wins and (wish.span or wish.rules):
        return [*head, words.nothing_there()]
    by_rules = {rules: each for rules, each in found.items() if rules is not None}
    return [*head, *words.statistics(by_rules, every)]
