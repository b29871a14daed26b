"""What a learner knows, in words."""

from osmosis_cli.tutor.concepts import RULES, rule_name
from osmosis_cli.tutor.lesson import CONTEXT
from osmosis_cli.tutor.progress import Knowledge, LessonMark, RuleState
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext, pgettext

_STATES: dict[RuleState, str] = {
    # Translators: {rules} are short names of rules, with commas between them.
    "mastered": gettext_noop("Mastered: {rules}."),
    "known": gettext_noop("Known: {rules}."),
    "learning": gettext_noop("Still learning: {rules}."),
    "new": gettext_noop("Not tried yet: {rules}."),
}


def lesson_title(number: int, title: str) -> str:
    """The number and the title of a lesson; the title is a message id."""
    # Translators: the heading of a lesson.
    return _("Lesson {number}: {title}.").format(number=number, title=pgettext(CONTEXT, title))


def lesson_line(number: int, title: str, mark: LessonMark) -> str:
    """A lesson in the list of lessons, with its state."""
    name = pgettext(CONTEXT, title)
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
    return text.format(number=number, title=name, step=mark.step + 1)


def progress(knowledge: Knowledge, lessons: list[int], now: float) -> list[str]:
    """One spoken paragraph: lessons, rules by state, and what is due."""
    done = sum(knowledge.lesson_mark(number).state == "done" for number in lessons)
    text = ngettext(
        "You have done {done} of {count} lesson.",
        "You have done {done} of {count} lessons.",
        len(lessons),
    )
    parts = [text.format(done=done, count=len(lessons))]
    for state, sentence in _STATES.items():
        names = [rule_name(rule) for rule in knowledge.in_state(state)]
        if names:
            parts.append(_(sentence).format(rules=join_list(names)))
    due = len(knowledge.missed) + sum(knowledge.rule(rule).is_due(now) for rule in RULES)
    if due:
        text = ngettext(
            "{count} exercise waits to be asked again. Type practice.",
            "{count} exercises wait to be asked again. Type practice.",
            due,
        )
        parts.append(text.format(count=due))
    return [" ".join(parts)]
