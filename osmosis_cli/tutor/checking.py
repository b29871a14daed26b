"""Whether a lesson keeps what the format promises, told to its author and to the tests."""

from collections.abc import Iterator
from textwrap import wrap

from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import IllegalMove
from osmosis_cli.game.solver import solve
from osmosis_cli.tutor.course import Fault
from osmosis_cli.tutor.lesson import Claim, Lesson, Step
from osmosis_cli.tutor.lesson_run import Run
from osmosis_cli.tutor.playing import solution
from osmosis_cli.words import language
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

LINES = 6
"""The most lines that one step says."""

WIDTH = 80
"""The cells of a line."""

BUDGET = 200_000
"""The most positions that are searched to prove one claim."""

MOST_SEARCHED = 1_000_000
"""The most positions that are searched to prove all claims of a lesson."""

LONGEST = 100
"""The most characters of a wrong text that a fault repeats."""

# Translators: what is wrong with a lesson file, said to its author. {text} is a key, a move or a
# value from the file; {found} is what was found instead.
SENTENCES = {
    "unreadable": gettext_noop("The file cannot be read."),
    "not-toml": gettext_noop("The file is not in the TOML format."),
    "not-toml-line": gettext_noop("The file is not in the TOML format. See line {text}."),
    "too-many-steps": gettext_noop("The lesson has more than {text} steps."),
    "unknown-key": gettext_noop("The entry “{text}” is unknown."),
    "missing-key": gettext_noop("The entry “{text}” is missing."),
    "wrong-value": gettext_noop("The entry “{text}” has a wrong value."),
    "not-used": gettext_noop("The entry “{text}” means nothing in a step of this kind."),
    "summary": gettext_noop("The summary must be two lines."),
    "unknown-kind": gettext_noop("There is no kind of step named “{text}”."),
    "unknown-position": gettext_noop("There is no position named “{text}”."),
    "no-position": gettext_noop(
        "This step must name a position, because the one before it is the player’s to change."
    ),
    "bad-position": gettext_noop("The position “{text}” cannot be used: {found}"),
    "bad-move": gettext_noop("The entry “{text}” is no move."),
    "illegal-move": gettext_noop("The move “{text}” is not legal in this position: {found}."),
    "wrong-reason": gettext_noop("The lesson gives the reason {text}, but the rules say {found}."),
    "goal-reached": gettext_noop("The goal is reached before any move is made."),
    "goal-unreachable": gettext_noop("No way to the goal was found."),
    "answer": gettext_noop("The answer is no number of an option."),
    "replies": gettext_noop("There must be one reply for each option."),
    "false-claim": gettext_noop("After “{text}” the game is {found}, not what the lesson says."),
    "undecided-claim": gettext_noop("After “{text}” the search could not decide the game."),
    "too-long": gettext_noop("This step says {found} lines; six are allowed ({text})."),
}

_VALUES = {"won": pgettext_noop("game", "won"), "lost": pgettext_noop("game", "lost")}


def fault_sentence(fault: Fault) -> str:
    """The sentence for one thing that is wrong, with the step that it is in."""
    found = pgettext(*_VALUES[fault.found]) if fault.found in _VALUES else fault.found
    said = _(SENTENCES[fault.code]).format(
        text=visible(fault.text[:LONGEST]), found=visible(found[:LONGEST])
    )
    if fault.step is None:
        return said
    # Translators: {fault} is a whole sentence that says what is wrong in this step.
    return _("Step {number}: {fault}").format(number=fault.step, fault=said)


def faults_of(lesson: Lesson) -> Iterator[Fault]:
    """Yield what is wrong with a lesson that could be loaded.

    Goals are reached, claims are proved by searching the game to its end, and each step is said
    in every language and its lines are counted.
    """
    left = MOST_SEARCHED
    for number, step in enumerate(lesson.steps, 1):
        if step.goal is not None and solution(step.state, step.goal) is None:
            yield Fault("goal-unreachable", number)
        for claim in step.claims:
            fault, searched = _claim_fault(step, claim, number, min(left, BUDGET))
            left = max(left - searched, 1)
            if fault is not None:
                yield fault
    spoken = language.current()
    try:
        for name in language.LANGUAGES:
            language.use(name)
            yield from _long_steps(lesson, name)
    finally:
        language.use(spoken)


def _claim_fault(step: Step, claim: Claim, number: int, budget: int) -> tuple[Fault | None, int]:
    """Return what is wrong with a claim, if anything, and how many positions were searched."""
    said = ", ".join(move.word for move in claim.moves)
    state = step.state
    for move in claim.moves:
        try:
            state = apply(state, move)
        except IllegalMove as refused:
            return Fault("illegal-move", number, move.word, refused.verdict.reason.code), 0
    found = solve(state, budget)
    if found.verdict == "unknown":
        return Fault("undecided-claim", number, said), found.positions
    if found.verdict != claim.verdict:
        return Fault("false-claim", number, said, found.verdict), found.positions
    return None, found.positions


def _long_steps(lesson: Lesson, name: str) -> Iterator[Fault]:
    run = Run(lesson)
    for index in range(len(lesson.steps)):
        run.go_to(index)
        lines = sum(len(wrap(line, WIDTH, break_on_hyphens=False)) for line in run.say())
        if lines > LINES:
            yield Fault("too-long", index + 1, name, str(lines))
