"""Lessons at the prompt, in place of a game."""

from osmosis_cli.game.rules import Illegal, Verdict
from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.exercises import GIVE_AWAY, MOVING, ExamActivity, Learning
from osmosis_cli.shell.lesson_words import Key, shown, shown_by_key
from osmosis_cli.shell.session import Judged, Session
from osmosis_cli.tutor import course
from osmosis_cli.tutor.exercise import Exercise, JudgeMove, go_on
from osmosis_cli.tutor.lesson import Lesson, said
from osmosis_cli.tutor.lesson_run import Run
from osmosis_cli.tutor.progress import (
    LessonMark,
    LessonState,
    lesson_length,
    lesson_title,
    with_answer,
    with_lesson,
)
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import explain, explain_briefly
from osmosis_cli.words.yesno import no_word, parse_agreement, yes_word


class LessonActivity(Learning):
    """One lesson. Its position lies on the table; its moves are no game's."""

    keys = ("next", "back", "skip", "step", "hint", "show", "stop")

    def __init__(self, session: Session, lesson: Lesson, step: int = 0) -> None:
        super().__init__(session)
        known = session.vocabulary
        self.run = Run(lesson, step, lambda: {**known.local.shown, **shown_by_key()})

    def prompt(self) -> str:
        """Tell whether a move, an answer or Enter is awaited."""
        # Translators: the prompts in a lesson. They end with a colon.
        if not self.run.open:
            return _("Lesson:")
        return _("Move:") if self.run.step.kind == "play" else _("Answer:")

    def begin(self) -> Answer:
        """Open the lesson at its step."""
        self.session.begin(self)
        lesson = self.run.lesson
        return say(
            *self.session.learner.take_troubles(),
            lesson_title(lesson.number, said(lesson.title)),
            *self._purpose(),
            *self._opened(first=True),
        )

    def _purpose(self) -> list[str]:
        """How long the lesson takes and what it is for; only at its start."""
        lesson = self.run.lesson
        if self.run.index:
            return []
        parts = [lesson_length(lesson.minutes)] if lesson.minutes else []
        parts += [said(lesson.aim)] if lesson.aim else []
        return [" ".join(parts)] if parts else []

    def entered(self) -> Answer:
        """Go on, or ask again."""
        if not self.run.open:
            return self._next()
        if self.run.step.kind == "play":
            return say(*self.task(), *self._still_open().lines)
        return say(*self.question())

    def waiting(self) -> Exercise | None:
        """The exercise of the step, if it is open."""
        return self.run.exercise if self.run.open else None

    def task(self) -> list[str]:
        """The question of the step, or what is to be played."""
        return self.question() or self.run.task()

    def question(self) -> list[str]:
        """The question of a judge or choose step."""
        return self.run.ask(self.session.style)

    def asked(self) -> list[str]:
        """The step as far as it has come."""
        if self.run.over:
            return self._over()
        return self.run.told(self.session.state, self.session.style)

    def replied(self, line: str) -> Answer | None:
        """Take the answer to a judge or choose step."""
        exercise = self.run.exercise
        reply = self.run.reply(line, self.session.style)
        if reply is None:
            return None
        if not reply.done:
            return say(*reply.lines)
        if isinstance(exercise, JudgeMove):
            self.session.judged = Judged(exercise.state, exercise.judged)
        if exercise is not None and exercise.rule is not None:
            self._learn(exercise.rule, not exercise.missed, exercise.helped)
        self._mark()
        return self._told(*reply.lines, *self._returns(), go_on())

    def word(self, key: Key) -> Answer:
        """Move about in the lesson."""
        run, style = self.run, self.session.style
        match key:
            case "next":
                return self._still_open() if run.open else self._next()
            case "skip":
                return self._next()
            case "back":
                if not run.index:
                    return say(_("This is the first step."))
                run.back()
                return say(*self._opened())
            case "hint" if run.over:
                return say(*self._over())
            case "hint":
                return say(*run.hint(style))
            case "show" if not run.over:
                rule = run.exercise.rule if run.exercise and run.open else None
                lines = run.show(style)
                if rule is not None:
                    self._learn(rule, False, True)
                self._mark()
                return self._told(*lines[:-1], *self._returns(), *lines[-1:])
        run.again()
        return say(*self._opened())

    def refuses(self, key: str, group: str, argument: object = None) -> Answer | None:
        """Keep games away, and many moves at once where no move is wanted."""
        if key in MOVING and not self._moving():
            return self._no_move()
        waiting = self.waiting()
        if key in GIVE_AWAY and waiting is not None and waiting.rule is not None:
            waiting.helped = True
        return super().refuses(key, group, argument)

    def tried(self, judged: Verdict) -> Answer | None:
        """Explain an illegal try, more fully each time; make moves only where they are wanted."""
        state, style = self.session.state, self.session.style
        if self.run.open and self.run.step.kind == "ask":
            return say(_("That is the question. Answer it first."), *self.question())
        self.session.judged = Judged(state, judged)
        if isinstance(judged, Illegal):
            return say(
                *explain_briefly(state, judged, style), *self.run.illegal(state, judged, style)
            )
        if self._moving():
            return None
        return say(*explain(state, judged, style), *self._no_move().lines)

    def after(self, answer: Answer) -> Answer:
        """Say that the goal is reached when it is, or out of reach when a move has made it so."""
        if self.run.over or self.session.activity is not self:
            return answer
        state = self.session.state
        spoilt = self.run.spoilt(state, self.session.style)
        if not self.run.played(state):
            return self._offered_back(answer, spoilt) if spoilt else answer
        self._mark()
        lines = (*answer.lines, _("Well done, that was the exercise."), go_on())
        return answer._replace(lines=(*lines, *self.session.learner.take_troubles()))

    def _offered_back(self, answer: Answer, why: list[str]) -> Answer:
        """The answer to a legal move that spoils the exercise, with an offer to take it back."""

        def reply(line: str) -> Answer | None:
            wanted = parse_agreement(line)
            if wanted is None:
                return None
            if wanted:
                return say(*self.session.run("undo").lines, *self.task())
            # Translators: {undo} and {step} are words to type.
            text = _("Good. Later {undo} does it too, or {step}, which lays the table anew.")
            undo = self.session.vocabulary.local.shown["undo"]
            return say(text.format(undo=undo, step=shown("step")[0]))

        asked = _("Do you want to take the move back, yes or no?")
        lines = (_("Legal, but it spoils the exercise."), *why)
        self.session.ask(
            Question(lambda: (asked,), reply, "offer", lambda: (yes_word(), no_word()))
        )
        return answer._replace(lines=(*answer.lines, *lines, asked))

    def _returns(self) -> list[str]:
        if not self.run.comes_back:
            return []
        return [_("This question comes back at the end of the lesson.")]

    def _moving(self) -> bool:
        return not self.run.over and self.run.step.kind == "play"

    def _no_move(self) -> Answer:
        return say(_("No card is moved in this step."))

    def _still_open(self) -> Answer:
        # Translators: {hint}, {show} and {skip} are the words to type.
        text = _("This exercise is still open. Type {hint}, {show} or {skip}.")
        hint, show, skip = shown("hint", "show", "skip")
        return say(text.format(hint=hint, show=show, skip=skip))

    def _opened(self, first: bool = False) -> list[str]:
        """Lay the position of the step out, note where the learner is, and say the step."""
        self._mark()
        if self.run.over:
            return self._over()
        anew = not first and self.session.state != self.run.step.state
        self.session.lay_out(self.run.table, self.run.step.label)
        subject = self.run.subject()
        if subject is not None:
            self.session.judged = Judged(*subject)
        return self.run.say(self.session.style, anew)

    def _next(self) -> Answer:
        if self.run.over:
            return self._after_lesson()
        self.run.next()
        lines = self._opened()
        return self._told(*lines)

    def _over(self) -> list[str]:
        lesson = self.run.lesson
        lines = [_("The lesson is done. To remember:")]
        lines += [said(text, self.session.vocabulary.local.shown) for text in lesson.summary]
        if lesson.check is not None:
            return [*lines, _("Press Enter to begin the check.")]
        following = _following(lesson.number)
        if following is None:
            # Translators: {stop} is the word to type.
            return [*lines, _("Type {stop} to go back to your game.").format(stop=shown("stop")[0])]
        # Translators: {title} is the title of a lesson.
        text = _("Press Enter for lesson {number}: {title}.")
        title = said(course.titles()[following])
        return [*lines, text.format(number=following, title=title)]

    def _after_lesson(self) -> Answer:
        lesson = self.run.lesson
        if lesson.check is not None:
            return ExamActivity.of_lesson(self.session, lesson.check).begin()
        following = _following(lesson.number)
        if following is None:
            return say(*self._over())
        return LessonActivity(self.session, course.lesson(following)).begin()

    def _told(self, *lines: str) -> Answer:
        return say(*lines, *self.session.learner.take_troubles())

    def _learn(self, rule: str, right: bool, helped: bool) -> None:
        now = self.session.learner.now()
        self.session.learner.change(lambda known: with_answer(known, rule, right, now, helped))

    def _mark(self) -> None:
        """Note how far the learner has come.

        A lesson of somebody's own is not noted; one that is a check begins with its questions.
        """
        run = self.run
        if not run.lesson.number or run.lesson.check is not None:
            return
        state: LessonState = "begun"
        if run.over:
            state = "skipped" if run.all_skipped else "done"
        step = 0 if run.over else run.reached
        mark = LessonMark(state, step, len(run.helped | run.skipped))
        known, number = self.session.learner.knowledge, run.lesson.number
        if with_lesson(known, number, mark) != known:
            self.session.learner.change(lambda known: with_lesson(known, number, mark))


def _following(number: int) -> int | None:
    """The number of the lesson after this one, None if it is the last or one of its own."""
    later = [other for other in course.numbers() if other > number]
    return later[0] if later and number else None
