"""Back and forth in a game, and what was said before."""

from __future__ import annotations

from typing import Literal

from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.arguments import count_or_step, nothing, optional_count
from osmosis_cli.shell.commands.play import ending
from osmosis_cli.shell.session import Command, Past, Session
from osmosis_cli.words.changes import redone_turn, undone_turns
from osmosis_cli.words.standins import visible
from osmosis_cli.words.table import waste
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext, pgettext_noop

LISTED = 10
"""How many answers ``history`` lists when no number is given."""


def _no_more(made: int, wanted: int | None) -> list[str]:
    """What is said when there were fewer turns than the player wanted."""
    return [_("There were no more.")] if wanted is not None and made < wanted else []


def undo(session: Session, wanted: int | Literal["step"] | None) -> Answer:
    """Take back what lines did, or one move of the last of them."""
    count = None if wanted == "step" else wanted
    turns = session.undo(count or 1, tied=wanted != "step")
    if not turns:
        return say(_("There is nothing to undo: this is the start of the game."))
    told, *rest = undone_turns(turns[::-1], session.style)
    return say(told, *_no_more(len(turns), count), *rest)


def redo(session: Session, count: int | None) -> Answer:
    """Make undone turns again."""
    before = session.state.outcome
    turns = session.redo(count or 1)
    if not turns:
        return say(_("There is nothing to redo."))
    if len(turns) == 1:
        return say(*redone_turn(turns[0], session.style), *ending(before, session))
    text = ngettext("{count} turn made again.", "{count} turns made again.", len(turns))
    lines = [text.format(count=len(turns)), *_no_more(len(turns), count)]
    lines.append(waste(session.state, session.style))
    return say(*lines, *ending(before, session))


def restart(session: Session, _argument: None) -> Answer:
    """Take all turns back."""
    if not session.undo(len(session.game.timeline.turns)):
        return say(_("There is nothing to undo: this is the start of the game."))
    return say(
        _("The deal starts over. Type redo to go forward again."),
        waste(session.state, session.style),
    )


def again(session: Session, count: int | None) -> Answer:
    """Say the last answers again, the oldest of them first."""
    past = list(session.answers)[-(count or 1) :]
    if not past:
        return Answer((_("Nothing has been said yet."),), repeats=True)
    return Answer(tuple(line for answer in past for line in answer.lines), repeats=True)


def history(session: Session, number: int | None) -> Answer:
    """List the last inputs, or say one answer whole."""
    inputs = [past for past in session.answers if past.number]
    if not inputs:
        return Answer((_("Nothing has been typed yet."),), repeats=True)
    if number is None:
        latest = inputs[-LISTED:]
        text = ngettext("The last {count} input:", "The last {count} inputs:", len(latest))
        heading = text.format(count=len(latest))
        return Answer((heading, *map(_entry, latest)), repeats=True)
    for past in inputs:
        if past.number == number:
            return Answer((_entry(past), *past.lines), repeats=True)
    # Translators: the answers that can still be said again.
    text = _("There is no answer {number}. Choose a number from {first} to {last}.")
    first, last = inputs[0].number, inputs[-1].number
    return Answer((text.format(number=number, first=first, last=last),), repeats=True)


def _entry(past: Past) -> str:
    # Translators: an entry in a numbered list; {line} is what the player typed.
    return _("{number}: {line}").format(number=past.number, line=visible(past.line[:60]))


COMMANDS = (
    Command(
        "undo",
        "turns",
        pgettext_noop("command words", "undo, take back; u"),
        gettext_noop(
            "Takes back what the last line did, or as many lines as you say; undo step takes back "
            "one move of it."
        ),
        count_or_step,
        undo,
        pgettext_noop("command forms", "undo, undo 3, u3, undo step"),
    ),
    Command(
        "redo",
        "turns",
        pgettext_noop("command words", "redo; z"),
        gettext_noop("Makes the turn again that was undone last, or as many as you say."),
        optional_count,
        redo,
        pgettext_noop("command forms", "redo, redo 3, z3"),
    ),
    Command(
        "restart",
        "turns",
        pgettext_noop("command words", "restart, start over"),
        gettext_noop("Goes back to the start of this deal. Redo leads forward again."),
        nothing,
        restart,
    ),
    Command(
        "again",
        "turns",
        pgettext_noop("command words", "again, repeat, say again; a"),
        gettext_noop("Says the last answer again, or as many of the last answers as you say."),
        optional_count,
        again,
        pgettext_noop("command forms", "again, again 3, a3"),
    ),
    Command(
        "history",
        "turns",
        pgettext_noop("command words", "history; hy"),
        gettext_noop(
            "Lists your last inputs with their numbers, or says the answer of that number."
        ),
        optional_count,
        history,
        pgettext_noop("command forms", "history, history 12, hy12"),
    ),
)
