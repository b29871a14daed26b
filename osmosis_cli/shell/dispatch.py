"""From a typed line to its answer."""

from osmosis_cli.shell import commands
from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.commands.play import attempt
from osmosis_cli.shell.interpreter import (
    AmbiguousCard,
    AmbiguousCommand,
    Call,
    LessonWord,
    Play,
    Reading,
    Unknown,
    WrongArgument,
    read,
)
from osmosis_cli.shell.session import Session
from osmosis_cli.words import language
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import (
    dropped,
    lessons_only,
    not_understood,
    several_cards,
    several_commands,
)
from osmosis_cli.words.yesno import parse_yes_no

__all__ = ["commands", "dispatch"]

LANGUAGE, AGAIN = "language", "again"

KEEPING = (LANGUAGE, AGAIN, "more")
"""The commands that help to hear a question: it goes on waiting for its answer."""


def dispatch(session: Session, line: str) -> Answer:
    """Return the answer to a typed line: to the question that waits, an activity or a command."""
    question, session.question = session.question, None
    if question is not None:
        answer = question.reply(line)
        if answer is None and question.kind != "offer":
            answer = _while_asked(session, question, line)
        if answer is not None:
            return answer
    if session.activity is not None:
        answer = session.activity.answer(line)
        if answer is not None:
            return answer
    if not line.strip():
        return say(_("Type a card, a command, or help."))
    return answer_to(session, read(session, line))


def _while_asked(session: Session, question: Question, line: str) -> Answer:
    """The answer to a line that does not answer the question that waits."""
    if not line.strip():
        return session.ask(question)
    answer = session.activity.answer(line) if session.activity else None
    if answer is None:
        reading = read(session, line)
        if isinstance(reading, Call) and reading.command.key in KEEPING:
            answer = answer_to(session, reading)
            session.question = question
            return _asking_again(answer, question) if reading.command.key == LANGUAGE else answer
        if not isinstance(reading, Call | Play):
            session.question = question
            clear = isinstance(reading, WrongArgument | LessonWord)
            told = refusal(reading) if clear else _("That is no answer and no command.")
            return _asking_again(say(told), question)
        answer = answer_to(session, reading)
    if question.kind == "decision":
        return answer._replace(lines=(dropped(), *answer.lines))
    return answer


def _asking_again(answer: Answer, question: Question) -> Answer:
    return answer._replace(lines=(*answer.lines, *question.lines))


def answer_to(session: Session, reading: Reading) -> Answer:
    """Carry out what was understood, or say what was not."""
    if isinstance(reading, Call):
        activity, (command, argument) = session.activity, reading
        if activity is None:
            return command.run(session, argument)
        refused = activity.refuses(command.key, command.group, argument)
        if refused:
            return refused
        spoken = language.current()
        answer = command.run(session, argument)
        if command.key == AGAIN:
            return activity.repeated(answer)
        if language.current() != spoken and session.question is None:
            return answer._replace(lines=(*answer.lines, *activity.asked()))
        return answer
    if isinstance(reading, Play):
        return attempt(session, reading.move)
    return say(refusal(reading))


def refusal(
    reading: AmbiguousCard | AmbiguousCommand | WrongArgument | LessonWord | Unknown,
) -> str:
    """Why a line was not carried out, and what to do."""
    if isinstance(reading, WrongArgument):
        return reading.sentence
    if isinstance(reading, LessonWord):
        return lessons_only(reading.word)
    if isinstance(reading, AmbiguousCard):
        return several_cards(reading.cards)
    if isinstance(reading, AmbiguousCommand):
        return several_commands(reading.words)
    if parse_yes_no(reading.text) is not None:
        return _("No question is open.")
    return not_understood(reading.text, reading.nearest)
