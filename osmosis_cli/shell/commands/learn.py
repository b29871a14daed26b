"""Learning: lessons, practice, progress, and the guide in games.

The tutor is imported by the command that needs it: most sessions only play.
"""

from __future__ import annotations

from collections.abc import Callable

from osmosis_cli.game.state import Move
from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import nothing, on_or_off, read_count, switch_words
from osmosis_cli.shell.questions import confirm, numbered
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.terminal.signals import CTRL_C
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext, pgettext, pgettext_noop

AHEAD = "ahead"

COACH = "coach"


def _lesson(_session: Session, text: str) -> int | str | None:
    """Read the number of a lesson, the word for skipping ahead, or nothing."""
    if not text:
        return None
    # Translators: typed after the command "learn"; one word.
    if fold(text) in (fold(pgettext("typed after learn", "ahead")), AHEAD):
        return AHEAD
    number, numbers = read_count(text), _numbers()
    if number in numbers:
        return number
    wanted = _("There are lessons 1 to {last}. Type lessons for the list.")
    raise Misfit(wanted.format(last=len(numbers)))


def _numbers() -> tuple[int, ...]:
    """Return the numbers of all lessons."""
    # Loaded when somebody learns.
    from osmosis_cli.tutor import course

    return tuple(course.numbers())


def _lessons(_session: Session) -> list[str]:
    """Return the numbers of the lessons, and the word for skipping ahead."""
    return [*map(str, _numbers()), pgettext("typed after learn", "ahead")]


def learn(session: Session, wanted: int | str | None) -> Answer:
    """Open a lesson, at the step where it was left if none is named."""
    # The tutor is loaded when somebody learns: most sessions only play.
    from osmosis_cli.shell import exercises, lessons
    from osmosis_cli.tutor import course, progress

    if wanted == AHEAD:
        return exercises.ExamActivity.ahead(session).begin()
    known = session.learner.knowledge
    if isinstance(wanted, int):
        return lessons.LessonActivity(session, course.lesson(wanted)).begin()
    number = progress.to_resume(known, course.numbers())
    step = known.lesson_mark(number).step
    answer = lessons.LessonActivity(session, course.lesson(number), step).begin()
    if known.lessons:
        return answer
    hint = _("If you know the rules, type learn ahead.")
    return answer._replace(lines=(*answer.lines, hint))


def list_lessons(session: Session, _argument: None) -> Answer:
    """List the lessons."""
    # The tutor is loaded when somebody learns: most sessions only play.
    from osmosis_cli.tutor import course, lesson, progress

    known = session.learner.knowledge
    lines = [
        progress.lesson_line(number, lesson.said(title), known.lesson_mark(number))
        for number, title in course.titles().items()
    ]
    # Translators: stands above the numbered list of the lessons.
    heading = ngettext("{count} lesson:", "{count} lessons:", len(lines)).format(count=len(lines))
    troubles = session.learner.take_troubles()
    return numbered(
        session,
        [*troubles, heading, *lines, _("Type learn and a number.")],
        len(lines),
        lambda number: learn(session, number),
    )


def _code(_session: Session, text: str) -> str | None:
    # Loaded when somebody learns.
    from osmosis_cli.tutor.codes import is_code

    code = fold(text).replace(" ", "")
    if code and not is_code(code):
        raise Misfit(_("An exercise is named by three letters, such as frk."))
    return code or None


def practice(session: Session, code: str | None) -> Answer:
    """Begin to practise."""
    # Loaded when somebody learns.
    from osmosis_cli.shell.exercises import PracticeActivity

    return PracticeActivity(session, code).begin()


def progress_command(session: Session, _argument: None) -> Answer:
    """Say what the learner knows."""
    # Loaded when somebody learns.
    from osmosis_cli.tutor import course, progress

    learner, numbers = session.learner, course.numbers()
    lines = progress.account(learner.knowledge, numbers, learner.now(), numbers[-1])
    return say(*learner.take_troubles(), *lines)


def reset(session: Session, _argument: None) -> Answer:
    """Forget the progress, after asking."""

    def agreed() -> Answer:
        session.learner.reset()
        return say(_("Your progress is forgotten."), *session.learner.take_troubles())

    return confirm(session, lambda: [_("Do you want to forget your progress, yes or no?")], agreed)


def _guide(session: Session, text: str) -> bool | str | None:
    """Read on, off, nothing, or the word for a guide that asks before bad moves."""
    # Translators: typed after the command "guide"; one word.
    if fold(text) in (fold(pgettext("typed after guide", "coach")), COACH):
        return COACH
    return on_or_off(session, text)


def _guides(session: Session) -> tuple[str, ...]:
    """Return what can follow the command for the guide."""
    return (*switch_words(session), pgettext("typed after guide", "coach"))


def guide(session: Session, wanted: bool | str | None) -> Answer:
    """Say whether the guide speaks, or change it."""
    learner = session.learner
    if wanted is not None:
        # Loaded when somebody learns.
        from osmosis_cli.tutor.progress import with_guide

        learner.change(lambda known: with_guide(known, bool(wanted), wanted == COACH))
    if learner.knowledge.coach:
        told = _("The guide is on, and asks before a move that is likely to lose.")
        return say(told, *learner.take_troubles())
    if learner.knowledge.guide:
        return say(_("The guide is on."), *learner.take_troubles())
    return say(_("The guide is off."), *learner.take_troubles())


def doubted(session: Session, move: Move, made: Callable[[], Answer]) -> Answer:
    """Make a legal move; if the player is coached and it is likely to lose, ask first."""
    if session.activity is not None or not session.learner.knowledge.coach:
        return made()
    # The coach takes long to load, and most players are not coached.
    from osmosis_cli.tutor.doubts import doubt, doubtful

    with CTRL_C.stops():
        found = doubt(session.state, move)
    if found is None:
        return made()
    asked = _("Do you want to make it all the same, yes or no?")
    return confirm(session, lambda: [doubtful(found), asked], made)


COMMANDS = (
    Command(
        "learn",
        "learn",
        pgettext_noop("command words", "learn, lesson, tutorial"),
        gettext_noop(
            "Teaches the game: goes on where you stopped, or opens the lesson that you name. With "
            "the word ahead, three questions let you skip the rules."
        ),
        _lesson,
        learn,
        pgettext_noop("command forms", "learn, learn 4, learn ahead"),
        _lessons,
    ),
    Command(
        "lessons",
        "learn",
        pgettext_noop("command words", "lessons"),
        gettext_noop("Lists the lessons and how far you have come in each."),
        nothing,
        list_lessons,
    ),
    Command(
        "practice",
        "learn",
        pgettext_noop("command words", "practice, exercises"),
        gettext_noop("Asks about moves and tables without end. A code brings an exercise back."),
        _code,
        practice,
        pgettext_noop("command forms", "practice, practice frk"),
    ),
    Command(
        "progress",
        "learn",
        pgettext_noop("command words", "progress"),
        gettext_noop("Says what you have learned so far."),
        nothing,
        progress_command,
    ),
    Command(
        "reset progress",
        "learn",
        pgettext_noop("command words", "reset progress, forget progress"),
        gettext_noop("Forgets what you have learned, after asking."),
        nothing,
        reset,
    ),
    Command(
        "guide",
        "learn",
        pgettext_noop("command words", "guide"),
        gettext_noop(
            "Turns the guide on or off, who explains each new situation of a game once. With the "
            "word coach, you are also asked before a move that is likely to lose."
        ),
        _guide,
        guide,
        pgettext_noop("command forms", "guide, guide on, guide off, guide coach"),
        _guides,
    ),
)
