"""The conversation with the player: a typed line in, its answer out."""

from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.commands.play import attempt
from osmosis_cli.shell.interpreter import (
    AmbiguousCard,
    AmbiguousCommand,
    Call,
    Interpreter,
    LessonWord,
    Play,
    Reading,
    Unknown,
    WrongArgument,
)
from osmosis_cli.shell.session import Past, Session
from osmosis_cli.shell.transcript import Transcript
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.words import language
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.transcripts import failed
from osmosis_cli.words.verdicts import (
    dropped,
    lessons_only,
    not_understood,
    several_cards,
    several_commands,
)
from osmosis_cli.words.yesno import parse_yes_no

LANGUAGE, AGAIN = "language", "again"

KEEPING = (LANGUAGE, AGAIN, "more")
"""The commands that help to hear a question: it goes on waiting for its answer."""

LONGEST_LINE = 100
"""How many characters of a typed line a session remembers."""


class Conversation:
    """Answers the lines of one session."""

    def __init__(self, session: Session) -> None:
        """Answer the lines of this session, which from now on knows all commands."""
        session.know(COMMANDS)
        self.session = session
        self.interpreter = Interpreter(session)

    def answer(self, line: str) -> Answer:
        """Return the answer to a typed line, whatever it is, and remember it."""
        session = self.session
        kept = session.transcript
        answer = self._finished(self._answered(line))
        if not answer.more:
            # First, because the last line of an answer is the one that is needed next.
            news = [sentence for watcher in session.watchers for sentence in watcher.news()]
            answer = answer._replace(lines=(*news, *self._noted(kept, line, answer), *answer.lines))
        if not (answer.more or answer.repeats):
            session.inputs += 1
            said = Past(session.inputs, line.strip()[:LONGEST_LINE], answer.lines)
            session.answers.append(said)
        return answer

    def carry_out(self, reading: Reading) -> Answer:
        """Do what was understood and return the answer, or say what was not understood."""
        session = self.session
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
        if isinstance(reading, Unknown) and session.activity is not None:
            answered = session.activity.unknown(reading.text)
            if answered is not None:
                return answered
        return say(refusal(reading))

    def interrupted(self) -> list[str]:
        """What is said when the player has given up the line that was being typed.

        A decision is given up with it. Whatever else waits for an answer is asked again.
        """
        session = self.session
        question, session.question = session.question, None
        if question is not None and question.kind == "decision":
            return [dropped()]
        cleared = _("Line cleared. Type quit to leave.")
        if question is not None and question.kind == "menu":
            return [cleared, *session.ask(question).lines]
        return [cleared, *(session.activity.question() if session.activity else [])]

    def _answered(self, line: str) -> Answer:
        """The answer of the question that waits, of the activity, or of a command."""
        session = self.session
        question, session.question = session.question, None
        if question is not None:
            answer = question.reply(line)
            if answer is None and question.kind != "offer":
                answer = self._while_asked(question, line)
            if answer is not None:
                return answer
        if session.activity is not None:
            answer = session.activity.answer(line)
            if answer is not None:
                return answer
        if not line.strip():
            return say(_("Type a card, a command, or help."))
        return self.carry_out(self.interpreter.read(line))

    def _while_asked(self, question: Question, line: str) -> Answer:
        """The answer to a line that does not answer the question that waits."""
        session = self.session
        if not line.strip():
            return session.ask(question)
        answer = session.activity.answer(line) if session.activity else None
        if answer is None:
            reading = self.interpreter.read(line)
            if isinstance(reading, Call) and reading.command.key in KEEPING:
                answer = self.carry_out(reading)
                session.question = question
                is_new = reading.command.key == LANGUAGE
                return _asking_again(answer, question) if is_new else answer
            if not isinstance(reading, Call | Play):
                session.question = question
                clear = isinstance(reading, WrongArgument | LessonWord)
                told = refusal(reading) if clear else _("That is no answer and no command.")
                return _asking_again(say(told), question)
            answer = self.carry_out(reading)
        if question.kind == "decision":
            return answer._replace(lines=(dropped(), *answer.lines))
        return answer

    def _finished(self, answer: Answer) -> Answer:
        """The answer with what an activity or the guide has to add."""
        session = self.session
        if session.activity is not None:
            return session.activity.after(answer)
        return session.guide.after(session.learner, session.game, answer)

    def _noted(self, kept: Transcript | None, line: str, answer: Answer) -> list[str]:
        """Add the input to the transcript, if one was kept; what to say if that failed."""
        if kept is None or self.session.transcript is not kept:
            return []
        try:
            kept.add(line, answer.lines)
        except StorageError as error:
            self.session.transcript = None
            return [failed(error.code, error.path)]
        return []


def _asking_again(answer: Answer, question: Question) -> Answer:
    return answer._replace(lines=(*answer.lines, *question.lines))


def refusal(
    reading: AmbiguousCard | AmbiguousCommand | WrongArgument | LessonWord | Unknown,
) -> str:
    """Return why a line was not carried out, and what to do."""
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
