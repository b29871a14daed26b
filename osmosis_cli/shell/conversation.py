"""The conversation with the player: a typed line in, its answer out."""

from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.commands.play import attempt, go_on
from osmosis_cli.shell.interpreter import Interpreter, only_tells
from osmosis_cli.shell.questions import choose, confirm
from osmosis_cli.shell.readings import (
    AmbiguousCard,
    Call,
    Choice,
    Doubt,
    Play,
    Reading,
    Steps,
    Unknown,
    WrongArgument,
)
from osmosis_cli.shell.session import Past, Session
from osmosis_cli.shell.transcript import Transcript, as_typed
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.words import language
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.transcripts import failed
from osmosis_cli.words.verdicts import (
    did_you_mean,
    dropped,
    not_understood,
    only_the_card,
    several_cards,
    which_one,
)
from osmosis_cli.words.yesno import begins_with_answer, parse_agreement

LANGUAGE, AGAIN = "language", "again"

KEEPING = (LANGUAGE, AGAIN, "more")
"""The commands that help to hear a question: it goes on waiting for its answer."""

MOVING = ("draw", "redeal", "go", "safe", "undo", "redo")
"""The commands that have failed if the state of the game is still the same."""

LONGEST_LINE = 100
"""How many characters of a typed line a session remembers."""


class Conversation:
    """Answers the lines of one session."""

    def __init__(self, session: Session) -> None:
        """Answer the lines of this session, which from now on knows all commands."""
        session.know(COMMANDS)
        self.session = session
        self.interpreter = Interpreter(session)
        session.understood = self.interpreter.understood

    def answer(self, line: str) -> Answer:
        """Return the answer to a typed line, whatever it is, and remember it."""
        session = self.session
        kept, timeline = session.transcript, session.game.timeline
        turns = len(timeline.turns)
        answer = self._finished(self._answered(line))
        noted = line
        if session.auto and session.interactive and len(timeline.turns) == turns + 1:
            # A transcript makes the same game where nothing goes by itself.
            noted = as_typed(timeline.turns[-1].moves)
        if not answer.more:
            # First, because the last line of an answer is the one that is needed next.
            session.autosave.keep(session.own_game)
            news = [*session.autosave.news(), *self._noted(kept, noted, answer)]
            answer = answer._replace(lines=(*news, *answer.lines))
        if not (answer.more or answer.repeats):
            session.inputs += 1
            said = Past(session.inputs, line.strip()[:LONGEST_LINE], answer.lines)
            session.answers.append(said)
        return answer

    def carry_out(self, reading: Reading) -> Answer:
        """Do what was understood and return the answer, or say what was not understood."""
        if isinstance(reading, Steps):
            return self._in_turn(reading)
        if isinstance(reading, Doubt):
            doubted = reading
            return confirm(
                self.session,
                lambda: [did_you_mean(doubted.name)],
                lambda: self.carry_out(doubted.reading),
            )
        if isinstance(reading, Choice):
            options = reading.options
            named = [option.name for option in options]
            return choose(
                self.session,
                lambda: [which_one(named)],
                named,
                [option.card for option in options],
                lambda number: self.carry_out(options[number].reading),
            )
        if isinstance(reading, Call):
            answer = self._run(reading)
        elif isinstance(reading, Play):
            answer = attempt(self.session, reading.move)
        else:
            return say(refusal(reading))
        self.interpreter.meanings.noted(reading)
        return answer

    def _run(self, reading: Call) -> Answer:
        session = self.session
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

    def _in_turn(self, several: Steps) -> Answer:
        """Do several things one after the other, up to the first that cannot be done."""
        session = self.session
        turns = len(session.game.timeline.turns)
        lines: list[str] = []
        answer = Answer(())
        for step in several.steps:
            reading = self.interpreter.read_step(step) if isinstance(step, str) else step
            before = session.state
            answer = self.carry_out(reading)
            lines += answer.lines
            moves = isinstance(reading, Play) or (
                isinstance(reading, Call) and reading.command.key in MOVING
            )
            failed = not isinstance(reading, Call | Play) or (moves and session.state is before)
            if answer.ends or answer.more or failed or session.question is not None:
                break
        session.tie(turns)
        return answer._replace(lines=tuple(lines))

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
            if answer is None and (question.kind != "offer" or self._is_half_answered(line)):
                answer = self._while_asked(question, line)
            if answer is not None:
                return answer
        if session.activity is not None:
            answer = session.activity.answer(line)
            if answer is not None:
                return answer
        if not line.strip():
            if session.merges_deals:
                return go_on(session)
            return say(_("Type a card, a command, or help."))
        reading = self.interpreter.read(line)
        if session.activity is not None and not isinstance(reading, Call | Play | Steps):
            # The words of a choice are no command, however much they are like one.
            answer = session.activity.unknown(line)
            if answer is not None:
                return answer
        return self.carry_out(reading)

    def _while_asked(self, question: Question, line: str) -> Answer:
        """The answer to a line that does not answer the question that waits."""
        session = self.session
        if not line.strip():
            return session.ask(question)
        half = self._is_half_answered(line)
        answer = session.activity.answer(line) if session.activity and not half else None
        if answer is None:
            reading = self.interpreter.read(line)
            if isinstance(reading, Call) and reading.command.key in KEEPING:
                answer = self.carry_out(reading)
                session.question = question
                is_new = reading.command.key == LANGUAGE
                return _asking_again(answer, question) if is_new else answer
            if half or not isinstance(reading, Call | Play | Steps):
                session.question = question
                told = _("That is no answer and no command.")
                if isinstance(reading, WrongArgument):
                    told = refusal(reading)
                return _asking_again(say(told), question)
            answer = self.carry_out(reading)
        if question.kind == "decision":
            return answer._replace(lines=(dropped(), *answer.lines))
        return answer

    def _is_half_answered(self, line: str) -> bool:
        """Whether a line begins with a yes or a no and goes on with anything but a question.

        It was no answer as a whole, so nothing in it may be done.
        """
        return begins_with_answer(line) and not only_tells(self.interpreter.read(line))

    def _finished(self, answer: Answer) -> Answer:
        """The answer with what an activity or the guide has to add."""
        session = self.session
        if session.activity is not None:
            return session.activity.after(answer)
        return session.guide.after(session.learner, session.game, answer, session.unset)

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


def refusal(reading: AmbiguousCard | WrongArgument | Unknown) -> str:
    """Return why a line was not carried out, and what to do."""
    if isinstance(reading, WrongArgument):
        return reading.sentence
    if isinstance(reading, AmbiguousCard):
        return several_cards(reading.cards)
    if parse_agreement(reading.text) is not None:
        return _("No question is open.")
    if reading.cards:
        return only_the_card(reading.cards[0])
    return not_understood(reading.text, reading.nearest)
