"""What a learner knows, as plain values and in words."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, get_args

from osmosis_cli.tutor.concepts import SKILLS, rule_name
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext

DAY = 86_400.0
LADDER = (1, 3, 7, 14, 30)
"""Days until a known rule is asked again, after each review that went well."""

KNOWN_AFTER = 3
"""So many right answers in a row, without help, make a rule known."""

WEIGHT = 0.2
"""How much the latest answer counts in a running share of right answers."""

AIM = 0.8
"""The share of right answers at which learning goes best."""

LEVELS = (1, 2, 3)
"""How hard an exercise can be."""

MISSED_KEPT = 30
"""The most missed exercises that are remembered."""

Offer = Literal["auto-go", "auto-safe", "keys"]
"""A setting that the guide offers, as `Knowledge.shown` names it."""

RuleState = Literal["new", "learning", "known", "mastered"]
LessonState = Literal["new", "begun", "done", "skipped"]


@dataclass(frozen=True)
class RuleMark:
    """What is known about a learner and one rule.

    ``right`` and ``wrong`` count answers. ``streak`` counts right ones in a row, without help.
    ``share`` is the running share of right answers. ``level`` is how hard its exercises are.
    ``rung`` is the place on the ladder, None if the rule is not known; ``due`` is when it is to
    be asked again. ``reviewed`` tells that it was right in a review after a pause.
    """

    right: int = 0
    wrong: int = 0
    streak: int = 0
    share: float = 0.5
    level: int = 1
    rung: int | None = None
    due: float = 0.0
    reviewed: bool = False

    @property
    def state(self) -> RuleState:
        """Which of the four states the rule is in."""
        if not self.right + self.wrong:
            return "new"
        if self.rung is None:
            return "learning"
        return "mastered" if self.reviewed else "known"

    def is_due(self, now: float) -> bool:
        """Whether a known rule is to be asked again."""
        return self.rung is not None and now >= self.due


@dataclass(frozen=True)
class LessonMark:
    """How far a lesson was gone through.

    ``step`` is the one to resume at, from 0. ``helped`` counts the exercises whose answer was
    given away or that were left out.
    """

    state: LessonState = "new"
    step: int = 0
    helped: int = 0


@dataclass(frozen=True)
class Knowledge:
    """All that is kept of a learner.

    ``lessons`` and ``rules`` hold marks by number and by name. ``lesson`` is the lesson to resume,
    0 if none was begun. ``missed`` are the codes of exercises to be asked again, the next first.
    ``share`` is the running share of right answers in practice. ``guide`` tells that the guide
    speaks in games, ``coach`` that it asks before moves that are likely to lose; ``shown`` are the
    situations that need no word any more.
    """

    lessons: Mapping[int, LessonMark] = field(default_factory=dict)
    rules: Mapping[str, RuleMark] = field(default_factory=dict)
    lesson: int = 0
    missed: tuple[str, ...] = ()
    share: float = AIM
    guide: bool = False
    shown: tuple[str, ...] = ()
    coach: bool = False

    def rule(self, name: str) -> RuleMark:
        """The mark of a rule."""
        return self.rules.get(name, RuleMark())

    def lesson_mark(self, number: int) -> LessonMark:
        """The mark of a lesson."""
        return self.lessons.get(number, LessonMark())

    def with_shown(self, *names: str) -> "Knowledge":
        """Return the knowledge with situations and offers that need no word any more."""
        return replace(self, shown=tuple(sorted({*self.shown, *names})))

    def in_state(self, state: RuleState) -> tuple[str, ...]:
        """The rules that are in this state, in the order in which they are taught."""
        return tuple(rule for rule in SKILLS if self.rule(rule).state == state)


def answered(
    mark: RuleMark, right: bool, now: float, helped: bool = False, mixed: bool = False
) -> RuleMark:
    """Return the mark after an answer.

    An answer that was given away counts neither for nor against the learner, but ends the streak.
    ``mixed`` tells that the exercise came among those of other rules: only there a rule that was
    due can become mastered.
    """
    if helped:
        return replace(mark, streak=0)
    share = mark.share + WEIGHT * (right - mark.share)
    if not right:
        # Wrong means back to the start of the ladder, and to easier exercises.
        return replace(mark, wrong=mark.wrong + 1, streak=0, share=share,
                       level=max(LEVELS[0], mark.level - 1), rung=None, reviewed=False)  # fmt: skip
    streak = mark.streak + 1
    level = min(LEVELS[-1], mark.level + (streak % KNOWN_AFTER == 0))
    done = replace(mark, right=mark.right + 1, streak=streak, share=share, level=level)
    if mark.rung is None:
        if streak < KNOWN_AFTER:
            return done
        return replace(done, rung=0, due=now + LADDER[0] * DAY)
    if not mark.is_due(now):
        return done
    rung = min(mark.rung + 1, len(LADDER) - 1)
    return replace(done, rung=rung, due=now + LADDER[rung] * DAY, reviewed=mark.reviewed or mixed)


def with_answer(
    knowledge: Knowledge,
    rule: str,
    right: bool,
    now: float,
    helped: bool = False,
    code: str | None = None,
) -> Knowledge:
    """Return the knowledge after an answer about a rule.

    ``code`` is that of the exercise if it came from practice: then a missed one is noted to be
    asked again, and one that is right now is not.
    """
    mark = answered(knowledge.rule(rule), right, now, helped, mixed=code is not None)
    known = replace(knowledge, rules={**knowledge.rules, rule: mark})
    if code is None:
        return known
    missed = tuple(other for other in knowledge.missed if other != code)
    if not right or helped:
        missed = (*missed, code)[-MISSED_KEPT:]
    share = knowledge.share if helped else knowledge.share + WEIGHT / 2 * (right - knowledge.share)
    return replace(known, missed=missed, share=share)


def with_lesson(knowledge: Knowledge, number: int, mark: LessonMark) -> Knowledge:
    """Return the knowledge with this mark for a lesson, which is the one to resume now.

    A lesson that was done once stays done, however often it is gone through again.
    """
    if knowledge.lesson_mark(number).state == "done" and mark.state in ("begun", "skipped"):
        mark = replace(mark, state="done")
    return replace(knowledge, lessons={**knowledge.lessons, number: mark}, lesson=number)


def with_check(knowledge: Knowledge, rules: Iterable[str], now: float) -> Knowledge:
    """Return the knowledge after a check in which no answer about these rules was wrong.

    They are known from then on, if they were not before.
    """
    marks = dict(knowledge.rules)
    for rule in rules:
        mark = knowledge.rule(rule)
        if mark.rung is None:
            marks[rule] = replace(mark, rung=0, due=now + LADDER[0] * DAY)
    return replace(knowledge, rules=marks)


def to_resume(knowledge: Knowledge, numbers: list[int]) -> int:
    """Return the lesson to go on with: the one that was left, or the first that is still new."""
    mark = knowledge.lesson_mark(knowledge.lesson)
    if knowledge.lesson in numbers and mark.step:
        return knowledge.lesson
    return next(
        (n for n in numbers if knowledge.lesson_mark(n).state in ("new", "begun")), numbers[0]
    )


def with_guide(knowledge: Knowledge, on: bool, coach: bool = False) -> Knowledge:
    """Return the knowledge with the guide on or off; turned on, it explains everything once.

    ``coach`` has it ask before moves that are likely to lose. Settings are never offered again.
    """
    shown = tuple(name for name in knowledge.shown if not on or name in get_args(Offer))
    return replace(knowledge, guide=on, coach=on and coach, shown=shown)


_STATES: dict[RuleState, str] = {
    # Translators: {rules} are short names of rules, with commas between them.
    "mastered": gettext_noop("Mastered: {rules}."),
    "known": gettext_noop("Known: {rules}."),
    "learning": gettext_noop("Still learning: {rules}."),
    "new": gettext_noop("Not tried yet: {rules}."),
}


def lesson_title(number: int, title: str) -> str:
    """The number and the title of a lesson, whose title is in the language of the moment."""
    # Translators: the heading of a lesson.
    return _("Lesson {number}: {title}.").format(number=number, title=title)


def lesson_length(minutes: int) -> str:
    """How long a lesson takes."""
    text = ngettext("It takes about {count} minute.", "It takes about {count} minutes.", minutes)
    return text.format(count=minutes)


def lesson_line(number: int, title: str, mark: LessonMark) -> str:
    """A lesson in the list of lessons, with its state."""
    # Translators: an entry in the list of lessons: number, title, state.
    if mark.state == "done" and not mark.helped:
        text = _("{number}: {title}. Done.")
    elif mark.state == "done":
        text = _("{number}: {title}. Done, with help or gaps.")
    elif mark.state == "begun":
        text = _("{number}: {title}. Begun, at step {step}.")
    elif mark.state == "skipped":
        text = _("{number}: {title}. Skipped.")
    else:
        text = _("{number}: {title}. Not begun.")
    return text.format(number=number, title=title, step=mark.step + 1)


def account(
    knowledge: Knowledge, lessons: list[int], now: float, check: int | None = None
) -> list[str]:
    """One spoken paragraph: lessons, rules by state, the check, and what is due.

    ``check`` is the number of the lesson that ends with the final check.
    """
    marks = [knowledge.lesson_mark(number) for number in lessons]
    done = sum(mark.state == "done" for mark in marks)
    text = ngettext(
        "You have done {done} of {count} lesson.",
        "You have done {done} of {count} lessons.",
        len(lessons),
    )
    parts = [text.format(done=done, count=len(lessons))]
    gaps = sum(mark.state == "done" and mark.helped > 0 for mark in marks)
    if gaps:
        # Translators: of the lessons that were done.
        text = ngettext(
            "In {count} of them an answer was shown or left out.",
            "In {count} of them answers were shown or left out.",
            gaps,
        )
        parts.append(text.format(count=gaps))
    skipped = sum(mark.state == "skipped" for mark in marks)
    if skipped:
        text = ngettext(
            "You have skipped {count} lesson.", "You have skipped {count} lessons.", skipped
        )
        parts.append(text.format(count=skipped))
    for state, sentence in _STATES.items():
        names = [rule_name(rule) for rule in knowledge.in_state(state)]
        if names:
            parts.append(_(sentence).format(rules=join_list(names)))
    if check is not None and knowledge.lesson_mark(check).state == "done":
        parts.append(_("You have passed the final check."))
    due = len(knowledge.missed) + sum(knowledge.rule(rule).is_due(now) for rule in SKILLS)
    if due:
        text = ngettext(
            "{count} exercise waits to be asked again. Type practice.",
            "{count} exercises wait to be asked again. Type practice.",
            due,
        )
        parts.append(text.format(count=due))
    return [" ".join(parts)]
