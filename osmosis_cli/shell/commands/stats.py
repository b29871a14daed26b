"""The statistics: saying them, and beginning them anew."""

from __future__ import annotations

from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.told import Wish, read_wish, told, wanted, wish_words
from osmosis_cli.words import statistics as words
from osmosis_cli.words.saving import statistics_not_emptied
from osmosis_cli.words.texts import gettext_noop, pgettext_noop


def stats(session: Session, wish: Wish) -> Answer:
    """Say the statistics, or begin them anew after asking."""
    if wish.reset:
        return confirm(session, words.reset_question, lambda: _emptied(session))
    autosave = session.autosave
    found = autosave.database.read(
        lambda connection: wanted(connection, wish, autosave.now(), autosave.counted)
    )
    return say(*autosave.unreadable(), *told(found, wish))


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
        gettext_noop(
            "Says how your games went, each variant by itself: all of them, or those of a variant, "
            "of this session, of today, the week, the month or the year."
        ),
        lambda _session, text: read_wish(text),
        stats,
        pgettext_noop("command forms", "stats, stats week, stats peek, stats reset"),
        wish_words,
    ),
)
