"""The final check, and the three questions that let an expert skip ahead."""

from dataclasses import replace
from typing import Literal

from osmosis_cli.game.rules import Verdict
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.exercises import GIVE_AWAY, MOVING, Learning
from osmosis_cli.shell.lesson_words import Key
from osmosis_cli.shell.session import Command, Judged, Session
from osmosis_cli.tutor import course as shelf
from osmosis_cli.tutor.exercise import go_on
from osmosis_cli.tutor.lesson import Check
from osmosis_cli.tutor.practice import Exam, mixed_codes, quick_codes
from osmosis_cli.tutor.progress import Knowledge, LessonMark, with_answer
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import explain

BASICS = range(1, 9)
"""The lessons that an expert can skip: those about the rules."""


class ExamActivity(Learning):
    """Questions without hints. No move is judged aloud while one is open.

    ``pausing`` tells that an answer was just judged and the next question waits for Enter.
    """

    keys = ("next", "step", "stop")

    def __init__(self, exam: Exam, purpose: Literal["final", "ahead"]) -> None:
        self.exam = exam
        self.purpose = purpose
        self.pausing = False

    @classmethod
    def of_lesson(cls, check: Check, session: Session) -> "ExamActivity":
        """The check at the end of the course."""
        return cls(Exam(mixed_codes(check.items, session.random), check.passes), "final")

    @classmethod
    def ahead(cls, session: Session) -> "ExamActivity":
        """The three questions that let an expert skip ahead."""
        codes = quick_codes(session.random)
        return cls(Exam(codes, len(codes)), "ahead")

    def prompt(self) -> str:
        """Tell whether an answer or Enter is awaited."""
        return _("Lesson:") if self.pausing else _("Answer:")

    def begin(self, session: Session) -> Answer:
        """Ask the first question."""
        session.begin(self)
        return say(*self._course(), *self._opened(session))

    def entered(self, session: Session) -> Answer:
        """Ask the next question, or this one again."""
        return say(*(self._opened(session) if self.pausing else self.question(session)))

    def question(self, session: Session) -> list[str]:
        """The question at hand."""
        judging = None if self.pausing else self.exam.judging
        return judging.again(session.style) if judging else []

    def asked(self, session: Session) -> list[str]:
        """The question at hand with what matters on the table."""
        if self.pausing:
            return [self.exam.score(), go_on()]
        return self.exam.say(session.style, named=True)

    def word(self, session: Session, key: Key) -> Answer:
        """Ask the next question, or this one from its beginning."""
        if key == "next" and not self.pausing:
            return say(_("Answer the question first."), *self.question(session))
        return say(*self._opened(session))

    def replied(self, session: Session, line: str) -> Answer | None:
        """Take an answer, and ask the next question or give the report."""
        judging = None if self.pausing else self.exam.judging
        reply = self.exam.reply(line, session.style) if judging else None
        if reply is None or judging is None:
            return None
        if not reply.done:
            return say(*reply.lines)
        learner = session.learner
        rule, right, now = judging.rule, bool(reply.right), learner.now()
        learner.change(lambda known: with_answer(known, rule, right, now))
        troubles = learner.take_troubles()
        if not self.exam.over:
            self.pausing = True
            session.judged = Judged(judging.state, judging.judged)
            return say(*reply.lines, *troubles, self.exam.score(), go_on())
        return say(*reply.lines, *troubles, *self._ended(session))

    def tried(self, session: Session, judged: Verdict) -> Answer:
        """Give no verdict away; between two questions explain, and move nothing."""
        if self.pausing:
            session.judged = Judged(session.state, judged)
            told = explain(session.state, judged, session.style)
            return say(*told, _("No card is moved in this step."))
        return say(_("Answer the question first: no move is judged during the check."))

    def refuses(self, session: Session, command: Command, argument: object = None) -> Answer | None:
        """Keep away what would give the answer away."""
        if command.key in MOVING and self.pausing:
            return say(_("No card is moved in this step."))
        if command.key in GIVE_AWAY and not self.pausing:
            return say(_("Answer the question first: no move is judged during the check."))
        return super().refuses(session, command, argument)

    def _course(self) -> list[str]:
        """What is said before the questions; the lesson has told how the final check goes."""
        if self.purpose == "final":
            return []
        return [
            _(
                "Three questions follow, without hints. If you answer all of them right, you "
                "can skip the lessons about the rules."
            )
        ]

    def _opened(self, session: Session) -> list[str]:
        judging = self.exam.judging
        assert judging is not None
        judging.stage = "legality"
        self.pausing = False
        session.lay_out(judging.state)
        return self.exam.say(session.style)

    def _ended(self, session: Session) -> list[str]:
        session.leave()
        lines = self.exam.report()
        if self.purpose == "ahead":
            return [*lines, *self._skipped_ahead(session)]
        if self.exam.passed:
            last = shelf.numbers()[-1]
            session.learner.change(lambda known: _marked(known, (last,), LessonMark("done")))
            return [*lines, _("You have passed: you know the rules. Enjoy the game.")]
        return [*lines, _("That was not enough to pass. Type practice, or learn 12 to try again.")]

    def _skipped_ahead(self, session: Session) -> list[str]:
        if not self.exam.passed:
            return [_("Then the lessons are worth your while. Type learn to begin.")]
        session.learner.change(lambda known: _marked(known, BASICS, LessonMark("skipped")))
        return [_("You know the rules. Type learn to go on with lesson 9, reading a stuck game.")]


def _marked(known: Knowledge, numbers: "tuple[int, ...] | range", mark: LessonMark) -> Knowledge:
    """Return the knowledge with this mark for these lessons, unless they are done."""
    marks = {number: mark for number in numbers if known.lesson_mark(number).state != "done"}
    return replace(known, lessons={**known.lessons, **marks}, lesson=0)
