"""Practice without end, at the prompt."""

from osmosis_cli.game.rules import Verdict
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.exercises import GIVE_AWAY, MOVING, Learning
from osmosis_cli.shell.lesson_words import Key
from osmosis_cli.shell.session import Command, Judged, Session
from osmosis_cli.tutor.exercise import Judging, go_on, item_lines
from osmosis_cli.tutor.practice import make_item, next_code
from osmosis_cli.tutor.progress import with_answer
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import explain, explain_briefly


class PracticeActivity(Learning):
    """One exercise after the other. What was missed in earlier sessions comes first."""

    keys = ("next", "skip", "step", "hint", "show", "stop")

    def __init__(self, session: Session, code: str | None = None) -> None:
        missed = session.learner.knowledge.missed
        self._waiting = [code] if code else list(missed)
        self._asked = False
        self._open(session)

    def _open(self, session: Session) -> None:
        learner = session.learner
        if self._waiting:
            self.code = self._waiting.pop(0)
        else:
            last = getattr(self, "code", None)
            self.code = next_code(learner.knowledge, learner.now(), session.random, last)
        item = make_item(self.code)
        self.judging = Judging(item.state, item.move)
        self.deal = item.deal

    def prompt(self) -> str:
        """Tell whether an answer or Enter is awaited."""
        return _("Practice:") if self.judging.stage == "done" else _("Answer:")

    def begin(self, session: Session) -> Answer:
        """Ask the first exercise."""
        session.begin(self)
        return say(*session.learner.take_troubles(), *self._said(session))

    def entered(self, session: Session) -> Answer:
        """Ask the next exercise, or this one again."""
        if self.judging.stage == "done":
            return self._next(session)
        return say(*self.question(session))

    def question(self, session: Session) -> list[str]:
        """The question of the exercise."""
        return self.judging.again(session.style)

    def asked(self, session: Session) -> list[str]:
        """The exercise as far as it has come."""
        lines = [self._heading(), *item_lines(self.judging, session.style)]
        return [*lines, go_on()] if self.judging.stage == "done" else lines

    def replied(self, session: Session, line: str) -> Answer | None:
        """Take an answer."""
        reply = self.judging.reply(line, session.style)
        if reply is None:
            return None
        if not reply.done:
            return say(*reply.lines)
        self._learn(session, not self.judging.missed)
        return say(*reply.lines, go_on(), *session.learner.take_troubles())

    def word(self, session: Session, key: Key) -> Answer:
        """Help with the exercise, or leave it."""
        done = self.judging.stage == "done"
        if key == "step":
            if not done:
                self.judging.stage = "legality"
            return say(*self._said(session))
        if key in ("next", "skip"):
            return self._next(session)
        if done:
            return say(_("There is nothing to solve in this step."), go_on())
        if key == "hint":
            return say(*self.judging.hint(session.style))
        lines = self.judging.show(session.style)
        self._learn(session, False)
        return say(*lines, go_on(), *session.learner.take_troubles())

    def refuses(self, session: Session, command: Command, argument: object = None) -> Answer | None:
        """Allow every look at the table; an answer that was looked up does not count."""
        if command.key in MOVING:
            return say(_("No card is moved in this step."))
        if command.key in GIVE_AWAY and self.judging.stage != "done":
            self.judging.helped = True
        return super().refuses(session, command, argument)

    def tried(self, session: Session, judged: Verdict) -> Answer:
        """Explain any other move; that of the exercise is not given away."""
        if self.judging.stage != "done" and judged.move == self.judging.move:
            return say(_("That is the question. Answer it first."))
        session.judged = Judged(session.state, judged)
        if judged.legal:
            lines = explain(session.state, judged, session.style)
            return say(*lines, _("No card is moved in this step."))
        return say(*explain_briefly(session.state, judged, session.style))

    def _said(self, session: Session) -> list[str]:
        session.lay_out(self.judging.state, self.deal)
        lines = [self._heading(), *item_lines(self.judging, session.style, not self._asked)]
        self._asked = True
        return lines

    def _heading(self) -> str:
        # Translators: {code} is a letter and four digits, which bring the exercise back.
        return _("Exercise {code}.").format(code=self.code)

    def _next(self, session: Session) -> Answer:
        self._open(session)
        return say(*self._said(session))

    def _learn(self, session: Session, right: bool) -> None:
        learner, judging, code = session.learner, self.judging, self.code
        session.judged = Judged(judging.state, judging.judged)
        rule, helped, now = judging.rule, judging.helped, learner.now()
        learner.change(lambda known: with_answer(known, rule, right, now, helped, code))
