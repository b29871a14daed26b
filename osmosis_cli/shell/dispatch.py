"""From a typed line to its answer."""

from osmosis_cli.shell import commands
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.commands.play import attempt
from osmosis_cli.shell.reading import (
    AmbiguousCard,
    AmbiguousCommand,
    Call,
    Play,
    Unknown,
    WrongArgument,
    read,
)
from osmosis_cli.shell.session import Session
from osmosis_cli.words.refusals import not_understood, several_cards, several_commands
from osmosis_cli.words.texts import gettext as _

__all__ = ["commands", "dispatch"]


def dispatch(session: Session, line: str) -> Answer:
    """Return the answer to a typed line: to the question that waits, an activity or a command."""
    question, session.question = session.question, None
    if question is not None:
        answer = question.reply(line)
        if answer is not None:
            return answer
    if session.activity is not None:
        answer = session.activity.answer(session, line)
        if answer is not None:
            return answer
    if not line.strip():
        return say(_("Type a card, a command, or help."))
    reading = read(session, line)
    if isinstance(reading, Call):
        refused = session.activity and session.activity.refuses(session, reading.command)
        if refused:
            return refused
        return reading.command.run(session, reading.argument)
    if isinstance(reading, Play):
        return attempt(session, reading.move)
    return say(refusal(reading))


def refusal(reading: AmbiguousCard | AmbiguousCommand | WrongArgument | Unknown) -> str:
    """Why a line was not carried out, and what to do."""
    if isinstance(reading, WrongArgument):
        return reading.sentence
    if isinstance(reading, AmbiguousCard):
        return several_cards(reading.cards)
    if isinstance(reading, AmbiguousCommand):
        return several_commands(reading.words)
    return not_understood(reading.text, reading.nearest)
