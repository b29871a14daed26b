"""A lesson at the prompt."""

from osmosis_cli.game.rules import Illegal, Verdict
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.exercises import GIVE_AWAY, MOVING, Learning
from osmosis_cli.shell.lesson_words import Key, shown, shown_by_key
from osmosis_cli.shell.session import Command, Judged, Session
from osmosis_cli.shell.vocabulary import local
from osmosis_cli.tutor import course as shelf
from osmosis_cli.tutor.exercise import go_on
from osmosis_cli.tutor.lesson import CONTEXT, Lesson, said
from osmosis_cli.tutor.lesson_run import Run
from osmosis_cli.tutor.progress import (
    LessonMark,
    LessonState,
    lesson_title,
    with_answer,
    with_lesson,
)
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext
from osmosis_cli.words.verdicts import explain, explain_briefly


class LessonActivity(Learning):
    """One lesson. Its position lies on the table; its moves are no game's."""

    keys = ("next", "back", "skip", "step", "hint", "show", "stop")

    def __init__(self, lesson: Lesson, step: int = 0) -> None:
        self.run = Run(lesson, step, lambda: {**local().shown, **shown_by_key()})

    def prompt(self) -> str:
        """Tell whether a move, an answer or Enter is awaited."""
        # Translators: the prompts in a lesson. They end with a colon.
        if not self.run.open:
            return _("Lesson:")
        return _("Move:") if self.run.step.kind == "play" else _("Answer:")

    def begin(self, session: Session) -> Answer:
        """Open the lesson at its step."""
        session.begin(self)
        lesson = self.run.lesson
        return say(
            *session.learner.take_troubles(),
            lesson_title(lesson.number, lesson.title),
            *self._opened(session),
        )

    def entered(self, session: Session) -> Answer:
        """Go on, or ask again."""
        if not self.run.open:
            return self._next(session)
        if self.run.step.kind == "play":
            return self._still_open()
        return say(*self.question(session))

    def question(self, session: Session) -> list[str]:
        """The question of a judge or choose step."""
        return self.run.ask(session.style)

    def asked(self, session: Session) -> list[str]:
        """The step as far as it has come."""
        if self.run.over:
            return self._over()
        return self.run.told(session.state, session.style)

    def replied(self, session: Session, line: str) -> Answer | None:
        """Take the answer to a judge or choose step."""
        judging = self.run.judging
        reply = self.run.reply(line, session.style)
        if reply is None:
            return None
        if not reply.done:
            return say(*reply.lines)
        if judging is not None:
            session.judged = Judged(judging.state, judging.judged)
            self._learn(session, judging.rule, not judging.missed, judging.helped)
        self._mark(session)
        return self._told(session, *reply.lines, go_on())

    def word(self, session: Session, key: Key) -> Answer:
        """Move about in the lesson."""
        run, state, style = self.run, session.state, session.style
        match key:
            case "next":
                return self._still_open() if run.open else self._next(session)
            case "skip":
                return self._next(session)
            case "back":
                if not run.index:
                    return say(_("This is the first step."))
                run.go_to(run.index - 1)
                return say(*self._opened(session))
            case "hint" if run.over:
                return say(*self._over())
            case "hint":
                return say(*run.hint(state, style))
            case "show" if not run.over:
                judging = run.judging if run.open else None
                lines = run.show(state, style)
                if judging is not None:
                    self._learn(session, judging.rule, False, True)
                self._mark(session)
                return self._told(session, *lines)
        run.go_to(run.index)
        return say(*self._opened(session))

    def refuses(self, session: Session, command: Command, argument: object = None) -> Answer | None:
        """Keep games away, and many moves at once where no move is wanted."""
        if command.key in MOVING and not self._moving():
            return self._no_move()
        if command.key in GIVE_AWAY and self.run.judging is not None and self.run.open:
            self.run.judging.helped = True
        return super().refuses(session, command, argument)

    def tried(self, session: Session, judged: Verdict) -> Answer | None:
        """Explain an illegal try, more fully each time; make moves only where they are wanted."""
        state, style = session.state, session.style
        session.judged = Judged(state, judged)
        if isinstance(judged, Illegal):
            return say(
                *explain_briefly(state, judged, style), *self.run.illegal(state, judged, style)
            )
        if self._moving():
            return None
        return say(*explain(state, judged, style), *self._no_move().lines)

    def after(self, session: Session, answer: Answer) -> Answer:
        """Say that the goal is reached when it is."""
        if self.run.over or not self.run.played(session.state):
            return answer
        self._mark(session)
        lines = (*answer.lines, _("Well done, that was the exercise."), go_on())
        return answer._replace(lines=(*lines, *session.learner.take_troubles()))

    def _moving(self) -> bool:
        return not self.run.over and self.run.step.kind == "play"

    def _no_move(self) -> Answer:
        return say(_("No card is moved in this step."))

    def _still_open(self) -> Answer:
        # Translators: {hint}, {show} and {skip} are the words to type.
        text = _("This exercise is still open. Type {hint}, {show} or {skip}.")
        hint, show, skip = shown("hint", "show", "skip")
        return say(text.format(hint=hint, show=show, skip=skip))

    def _opened(self, session: Session) -> list[str]:
        """Lay the position of the step out, note where the learner is, and say the step."""
        self._mark(session)
        if self.run.over:
            return self._over()
        session.lay_out(self.run.table, self.run.step.label)
        return self.run.say(session.style)

    def _next(self, session: Session) -> Answer:
        if self.run.over:
            return self._after_lesson(session)
        self.run.next()
        lines = self._opened(session)
        return self._told(session, *lines)

    def _over(self) -> list[str]:
        lesson = self.run.lesson
        lines = [_("The lesson is done. To remember:")]
        lines += [said(text, local().shown) for text in lesson.summary]
        if lesson.check is not None:
            return [*lines, _("Press Enter to begin the check.")]
        following = _following(lesson.number)
        if following is None:
            # Translators: {stop} is the word to type.
            return [*lines, _("Type {stop} to go back to your game.").format(stop=shown("stop")[0])]
        # Translators: {title} is the title of a lesson.
        text = _("Press Enter for lesson {number}: {title}.")
        title = pgettext(CONTEXT, shelf.titles()[following])
        return [*lines, text.format(number=following, title=title)]

    def _after_lesson(self, session: Session) -> Answer:
        from osmosis_cli.shell.exercises import ExamActivity

        lesson = self.run.lesson
        if lesson.check is not None:
            return ExamActivity.of_lesson(lesson.check, session).begin(session)
        following = _following(lesson.number)
        if following is None:
            return say(*self._over())
        return LessonActivity(shelf.lesson(following)).begin(session)

    def _told(self, session: Session, *lines: str) -> Answer:
        return say(*lines, *session.learner.take_troubles())

    def _learn(self, session: Session, rule: str, right: bool, helped: bool) -> None:
        now = session.learner.now()
        session.learner.change(lambda known: with_answer(known, rule, right, now, helped))

    def _mark(self, session: Session) -> None:
        """Note how far the learner has come; a lesson of somebody's own is not noted."""
        run = self.run
        if not run.lesson.number:
            return
        state: LessonState = "done" if run.over and run.lesson.check is None else "begun"
        mark = LessonMark(state, 0 if state == "done" else run.index, len(run.helped | run.skipped))
        known, number = session.learner.knowledge, run.lesson.number
        if with_lesson(known, number, mark) != known:
            session.learner.change(lambda known: with_lesson(known, number, mark))


def _following(number: int) -> int | None:
    """The number of the lesson after this one, None if it is the last or one of its own."""
    later = [other for other in shelf.numbers() if other > number]
    return later[0] if later and number else None
