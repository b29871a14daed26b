"""The statistics: saying them, and beginning them anew."""

from __future__ import annotations

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.storage.games import results
from osmosis_cli.storage.statistics import figures, figures_by_rules
from osmosis_cli.words import statistics as words
from osmosis_cli.words.fold import fold
from osmosis_cli.words.saving import statistics_not_emptied
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

# Translators: typed after the command for the statistics, to empty them; one word.
_RESET = pgettext_noop("typed after stats", "reset")


def _reset(_session: Session, text: str) -> bool:
    """Take the word that empties the statistics, or nothing. Raises `Misfit` for all else."""
    if not text:
        return False
    if fold(text) in (fold(pgettext(*_RESET)), fold(_RESET[1])):
        return True
    # Translators: {word} is the word that empties the statistics.
    sentence = _("Only the word {word} can follow this command.")
    raise Misfit(sentence.format(word=pgettext(*_RESET)))


def stats(session: Session, reset: bool) -> Answer:
    """Say the statistics, or begin them anew after asking."""
    if reset:
        return confirm(session, words.reset_question, lambda: _emptied(session))
    found = session.autosave.database.read(results)
    told = words.statistics(dict(figures_by_rules(found)), figures(found))
    return say(*session.autosave.unreadable(), *told)


def _emptied(session: Session) -> Answer:
    fault = session.autosave.forget_results()
    if fault is not None:
        return say(statistics_not_emptied(fault.code, fault.path))
    return say(words.emptied())


COMMANDS = (
    Command(
        "stats",
        "games",
        pgettext_noop("command words", "stats, statistics"),
        gettext_noop("Says how your games went, each variant by itself."),
        _reset,
        stats,
        pgettext_noop("command forms", "stats, stats reset"),
    ),
)
