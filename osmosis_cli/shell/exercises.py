"""Practice and checks at the prompt, in place of a game, and what lessons share with them."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Literal

from osmosis_cli.game.rules import Verdict
from osmosis_cli.shell.activity import Activity
from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.lesson_sentences import read_sentence
from osmosis_cli.shell.lesson_words import Key, read_word, shown
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.session import Judged, Session
from osmosis_cli.tutor import course
from osmosis_cli.tutor.exercise import Exercise, JudgeMove, go_on, loosely_chosen
from osmosis_cli.tutor.lesson import Check
from osmosis_cli.tutor.practice import (
    Exam,
    item_lines,
    make_item,
    mixed_codes,
    next_code,
    quick_codes,
)
from osmosis_cli.tutor.progress import (
    Knowledge,
    LessonMark,
    with_answer,
    with_check,
    with_guide,
    with_lesson,
)
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext
from osmosis_cli.words.verdicts import explain, explain_briefly
from osmosis_cli.words.yesno import no_word, parse_agreement, yes_word

GIVE_AWAY = ("why", "moves", "needs", "hint", "safe", "go", "winnable", "why lost", "review")
"""Commands whose answers say which moves are legal or good."""

OF_GAMES = ("winnable", "why lost", "review")
"""Commands that judge a game by its hidden cards. A lesson is no game."""

BETWEEN = 3
"""So many other exercises come before one that was missed comes back."""

MOVING = ("go", "safe")
"""Commands that make several moves at once."""


class Learning(Activity):
    """Reads the words of lessons, and keeps commands for games away."""

    keys: tuple[Key, ...] = ()
    """The words that mean something here."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def answer(self, line: str) -> Answer | None:
        """Take what was typed as an answer, then as a word of lessons."""
        if not line.strip():
            return self.entered()
        answer = self.replied(line)
        if answer is not None:
            return answer
        key = read_word(line, self.session.vocabulary.local) or read_sentence(line)
        if key is None:
            return None
        exercise = self.waiting()
        if isinstance(key, int):
            return self.replied(str(key)) if exercise is not None and exercise.options() else None
        if key == "shrug":
            if exercise is None:
                return say(_("There is nothing to solve in this step."), go_on())
            if "hint" in self.keys:
                return say(_("Then here is a hint."), *self.word("hint").lines)
            return say(_("In the check there are no hints. Guess if you must."), *self.question())
        if key not in self.keys:
            return say(_("That is not possible here."), *self.help_lines())
        return self._stopped() if key == "stop" else self.word(key)

    def replied(self, line: str) -> Answer | None:
        """The answer to a line that answers the open question, None if it does not."""
        return None

    def unknown(self, line: str) -> Answer | None:
        """Take the own words of a choice; say that yes and no answer none."""
        exercise = self.waiting()
        if exercise is None:
            return None
        found = loosely_chosen(line, exercise.options())
        if len(found) == 1:
            return self.replied(str(found[0]))
        if found:
            return say(_("That fits several choices. Type the number."), *self.question())
        wanted = parse_agreement(line)
        if wanted is not None and exercise.options():
            answer = self.replied(yes_word() if wanted else no_word())
            return answer or say(_("Yes and no do not answer this question."), *self.question())
        return None

    def waiting(self) -> Exercise | None:
        """The exercise that waits for an answer, None if none does."""
        raise NotImplementedError

    def entered(self) -> Answer:
        """The answer to an empty line."""
        raise NotImplementedError

    def word(self, key: Key) -> Answer:
        """The answer to a word of lessons other than the one for leaving."""
        raise NotImplementedError

    def refuses(self, key: str, group: str, argument: object = None) -> Answer | None:
        """Keep away what begins, ends, stores or judges games."""
        if key == "why" and argument is None and isinstance(self.waiting(), JudgeMove):
            return say(_("That is the question. Answer it first."), *self.question())
        if key == "hint" and not argument and "hint" in self.keys:
            return self.word("hint")
        of_games = group == "games" or key in OF_GAMES
        if not of_games and not (key == "hint" and argument):
            return None
        # Translators: {stop} is the word to type.
        text = _("That belongs to a game. Type {stop} first to go back to yours.")
        return say(text.format(stop=shown("stop")[0]))

    def help_lines(self) -> list[str]:
        """Name the words that mean something here, and how the question is heard again."""
        # Translators: {words} are words to type, with commas between them.
        words = _("Here you can also type: {words}.").format(words=join_list(self.words()))
        return [words, hear_again()]

    def repeated(self, answer: Answer) -> Answer:
        """Say what is asked too, if the last answer was no part of it."""
        if set(answer.lines) & set(self.asked()):
            return answer
        return answer._replace(lines=(*answer.lines, *self.task(), hear_again()))

    def task(self) -> list[str]:
        """What waits to be answered or done, in short."""
        return self.question()

    def words(self) -> tuple[str, ...]:
        """The words that mean something here."""
        return shown(*self.keys)

    def _stopped(self) -> Answer:
        """Go back to the game."""
        self.session.leave()
        unsaved = self.session.learner.unsaved()
        told = self.session.learner.take_troubles()
        if unsaved is None:
            told.append(_("You are back in your game. Your progress is kept."))
        else:
            # It may be what is to be told in any case.
            told = [*dict.fromkeys([*told, unsaved]), _("You are back in your game.")]
        return say(*told, _("Type board to hear the table, or learn to go on learning."))


def hear_again() -> str:
    """How to hear what was asked."""
    # Translators: {step} is the word to type. A step is a part of a lesson.
    return _("Type {step} to hear the step again.").format(step=shown("step")[0])


class PracticeActivity(Learning):
    """One exercise after the other. What was missed in earlier sessions comes first."""

    keys = ("next", "skip", "step", "hint", "show", "stop")

    def __init__(self, session: Session, code: str | None = None) -> None:
        super().__init__(session)
        missed = self.session.learner.knowledge.missed
        self._waiting = [code] if code else list(missed)
        self._again: list[tuple[int, str]] = []
        self._turns: Counter[str] = Counter()
        self._count = 0
        self._open()

    def _open(self) -> None:
        learner = self.session.learner
        self._count += 1
        if self._again and self._again[0][0] <= self._count:
            self.code = self._again.pop(0)[1]
        elif self._waiting:
            self.code = self._waiting.pop(0)
        else:
            last = getattr(self, "code", None)
            self.code = next_code(learner.knowledge, learner.now(), self.session.random, last)
        item = make_item(self.code)
        self.exercise = item.exercise(self._turns[self.code])
        self.deal = item.deal

    def prompt(self) -> str:
        """Tell whether an answer or Enter is awaited."""
        return _("Practice:") if self.exercise.done else _("Answer:")

    def begin(self) -> Answer:
        """Ask the first exercise."""
        self.session.begin(self)
        return say(*self.session.learner.take_troubles(), *self._said())

    def entered(self) -> Answer:
        """Ask the next exercise, or this one again."""
        if self.exercise.done:
            return self._next()
        return say(*self.question())

    def waiting(self) -> Exercise | None:
        """The exercise, if it is open."""
        return None if self.exercise.done else self.exercise

    def question(self) -> list[str]:
        """The question of the exercise."""
        return self.exercise.ask(self.session.style)

    def asked(self) -> list[str]:
        """The exercise as far as it has come."""
        lines = [self._heading(), *item_lines(self.exercise, self.session.style)]
        return [*lines, go_on()] if self.exercise.done else lines

    def replied(self, line: str) -> Answer | None:
        """Take an answer."""
        reply = self.exercise.reply(line, self.session.style)
        if reply is None:
            return None
        if not reply.done:
            return say(*reply.lines)
        self._learn(not self.exercise.missed)
        return say(*reply.lines, *self._returns(), go_on(), *self.session.learner.take_troubles())

    def word(self, key: Key) -> Answer:
        """Help with the exercise, or leave it."""
        done = self.exercise.done
        if key == "step":
            if not done:
                self.exercise.restart()
            return say(*self._said())
        if key in ("next", "skip"):
            return self._next()
        if done:
            return say(_("There is nothing to solve in this step."), go_on())
        if key == "hint":
            return say(*self.exercise.hint(self.session.style))
        lines = self.exercise.show(self.session.style)
        self._learn(False)
        return say(*lines, *self._returns(), go_on(), *self.session.learner.take_troubles())

    def refuses(self, key: str, group: str, argument: object = None) -> Answer | None:
        """Allow every look at the table; an answer that was looked up does not count."""
        if key in MOVING:
            return say(_("No card is moved in this step."))
        if key in GIVE_AWAY and not self.exercise.done:
            self.exercise.helped = True
        return super().refuses(key, group, argument)

    def tried(self, judged: Verdict) -> Answer:
        """Explain any other move; that of the exercise is not given away."""
        exercise = self.exercise
        judging = isinstance(exercise, JudgeMove) and judged.move == exercise.move
        if not exercise.done and (judging or not isinstance(exercise, JudgeMove)):
            return say(_("That is the question. Answer it first."))
        self.session.judged = Judged(self.session.state, judged)
        if judged.legal:
            lines = explain(self.session.state, judged, self.session.style)
            return say(*lines, _("No card is moved in this step."))
        return say(*explain_briefly(self.session.state, judged, self.session.style))

    def _said(self) -> list[str]:
        self.session.lay_out(self.exercise.state, self.deal)
        first = self._count == 1
        return [self._heading(), *item_lines(self.exercise, self.session.style, first)]

    def _heading(self) -> str:
        # Translators: {code} is three letters, which bring the exercise back.
        return _("Exercise {code}.").format(code=self.code)

    def _next(self) -> Answer:
        self._open()
        return say(*self._said())

    def _returns(self) -> list[str]:
        """Have an exercise that took more than one try come back, and say so."""
        if not (self.exercise.missed or self.exercise.helped):
            return []
        self._turns[self.code] += 1
        self._again.append((self._count + BETWEEN + 1, self.code))
        return [_("This exercise comes back after three others.")]

    def _learn(self, right: bool) -> None:
        learner, exercise, code = self.session.learner, self.exercise, self.code
        if isinstance(exercise, JudgeMove):
            self.session.judged = Judged(exercise.state, exercise.judged)
        rule, helped, now = exercise.rule, exercise.helped, learner.now()
        learner.change(lambda known: with_answer(known, rule, right, now, helped, code))


BASICS = range(1, 9)
"""The lessons that an expert can skip: those about the rules."""


class ExamActivity(Learning):
    """Questions without hints. No move is judged aloud while one is open.

    ``pausing`` tells that an answer was just judged and the next question waits for Enter.
    """

    keys = ("next", "step", "stop")

    def __init__(self, session: Session, exam: Exam, purpose: Literal["final", "ahead"]) -> None:
        super().__init__(session)
        self.exam = exam
        self.purpose = purpose
        self.pausing = False
        self._told_lost = False

    @classmethod
    def of_lesson(cls, session: Session, check: Check) -> "ExamActivity":
        """The check at the end of the course."""
        return cls(session, Exam(mixed_codes(check.items, session.random), check.passes), "final")

    @classmethod
    def ahead(cls, session: Session) -> "ExamActivity":
        """The three questions that let an expert skip ahead."""
        codes = quick_codes(session.random)
        return cls(session, Exam(codes, len(codes)), "ahead")

    def prompt(self) -> str:
        """Tell whether an answer or Enter is awaited."""
        return _("Lesson:") if self.pausing else _("Answer:")

    def begin(self) -> Answer:
        """Ask the first question."""
        self.session.begin(self)
        if self.purpose == "final":
            number = course.numbers()[-1]
            self.session.learner.change(
                lambda known: with_lesson(known, number, LessonMark("begun"))
            )
        return say(*self._course(), *self._opened())

    def entered(self) -> Answer:
        """Ask the next question, or this one again."""
        return say(*(self._opened() if self.pausing else self.question()))

    def waiting(self) -> Exercise | None:
        """The question at hand, unless an answer was just judged."""
        return None if self.pausing else self.exam.exercise

    def question(self) -> list[str]:
        """The question at hand."""
        exercise = self.waiting()
        return exercise.ask(self.session.style) if exercise else []

    def asked(self) -> list[str]:
        """The question at hand with what matters on the table."""
        if self.pausing:
            return [self.exam.score(), go_on()]
        return self.exam.say(self.session.style, named=True)

    def word(self, key: Key) -> Answer:
        """Ask the next question, or this one from its beginning."""
        if key == "next" and not self.pausing:
            return say(_("Answer the question first."), *self.question())
        return say(*self._opened())

    def replied(self, line: str) -> Answer | None:
        """Take an answer, and ask the next question or give the report."""
        exercise = None if self.pausing else self.exam.exercise
        reply = self.exam.reply(line, self.session.style) if exercise else None
        if reply is None or exercise is None:
            return None
        if not reply.done:
            return say(*reply.lines)
        learner = self.session.learner
        rule, right, now = exercise.rule, bool(reply.right), learner.now()
        learner.change(lambda known: with_answer(known, rule, right, now))
        troubles = learner.take_troubles()
        if not self.exam.over:
            self.pausing = True
            if isinstance(exercise, JudgeMove):
                self.session.judged = Judged(exercise.state, exercise.judged)
            return say(*reply.lines, *troubles, *self._standing(), go_on())
        return say(*reply.lines, *troubles, *self._ended())

    def tried(self, judged: Verdict) -> Answer:
        """Give no verdict away; between two questions explain, and move nothing."""
        if self.pausing:
            self.session.judged = Judged(self.session.state, judged)
            told = explain(self.session.state, judged, self.session.style)
            return say(*told, _("No card is moved in this step."))
        return say(_("Answer the question first: no move is judged during the check."))

    def refuses(self, key: str, group: str, argument: object = None) -> Answer | None:
        """Keep away what would give the answer away; ask before the program is left."""
        if key == "quit" and self.exam.index:
            return self._left(lambda: self.session.run("quit"))
        if key in MOVING and self.pausing:
            return say(_("No card is moved in this step."))
        if key in GIVE_AWAY and not self.pausing:
            return say(_("Answer the question first: no move is judged during the check."))
        return super().refuses(key, group, argument)

    def _standing(self) -> list[str]:
        """How many answers are right, and once, that passing is out of reach."""
        lines = [self.exam.score()]
        if self.exam.lost and not self._told_lost:
            self._told_lost = True
            # Translators: {stop} is the word to type.
            text = _(
                "Enough right answers are out of reach now. Type {stop} for the report, or go on "
                "all the same."
            )
            lines.append(text.format(stop=shown("stop")[0]))
        return lines

    def _stopped(self) -> Answer:
        """Leave the check: at once if nothing is lost by it, else after asking."""
        if self.exam.lost:
            return say(*self._ended())
        return self._left(super()._stopped)

    def _left(self, leave: Callable[[], Answer]) -> Answer:
        """Leave, after asking if answers would be lost."""
        if not self.exam.index:
            return leave()

        def asked() -> list[str]:
            text = ngettext(
                "If you leave the check now, your {count} answer is lost.",
                "If you leave the check now, your {count} answers are lost.",
                self.exam.index,
            )
            return [
                text.format(count=self.exam.index),
                _("Do you want to leave it, yes or no?"),
            ]

        return confirm(self.session, asked, leave)

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

    def _opened(self) -> list[str]:
        exercise = self.exam.exercise
        assert exercise is not None
        exercise.restart()
        self.pausing = False
        self.session.lay_out(exercise.state)
        return self.exam.say(self.session.style)

    def _ended(self) -> list[str]:
        self.session.leave()
        lines = self.exam.report()
        known_now, now = self.exam.faultless, self.session.learner.now()
        if self.exam.passed:
            self.session.learner.change(lambda known: with_check(known, known_now, now))
        if self.purpose == "ahead":
            return [*lines, *self._skipped_ahead()]
        if self.exam.passed:
            last = course.numbers()[-1]
            self.session.learner.change(lambda known: _marked(known, (last,), LessonMark("done")))
            offer = [_("Do you want to play a deal that can be won, with the guide on, yes or no?")]
            self.session.ask(
                Question(lambda: offer, self._played_on, "offer", lambda: (yes_word(), no_word()))
            )
            return [*lines, _("You have passed: you know the rules."), *offer]
        return [*lines, _("That was not enough to pass. Type practice, or learn 12 to try again.")]

    def _played_on(self, line: str) -> Answer | None:
        """Begin a real game after the course."""
        wanted = parse_agreement(line)
        if wanted is None:
            return None
        if not wanted:
            return say(_("Good. Type board to hear the table of your game."))
        self.session.learner.change(lambda known: with_guide(known, True))
        return say(_("The guide is on."), *self.session.run("new winnable").lines)

    def _skipped_ahead(self) -> list[str]:
        if not self.exam.passed:
            return [_("Then the lessons are worth your while. Type learn to begin.")]
        self.session.learner.change(lambda known: _marked(known, BASICS, LessonMark("skipped")))
        return [_("You know the rules. Type learn to go on with lesson 9, reading a stuck game.")]


def _marked(known: Knowledge, numbers: "tuple[int, ...] | range", mark: LessonMark) -> Knowledge:
    """Return the knowledge with this mark for these lessons, unless they are done."""
    marks = {number: mark for number in numbers if known.lesson_mark(number).state != "done"}
    return replace(known, lessons={**known.lessons, **marks}, lesson=0)
