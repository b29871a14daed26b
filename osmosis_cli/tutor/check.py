"""Whether a lesson keeps what the format promises: the check of its author and of the tests."""

from collections.abc import Iterator
from textwrap import wrap

from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import IllegalMove
from osmosis_cli.game.solver import solve
from osmosis_cli.tutor.course import Fault
from osmosis_cli.tutor.lesson import Claim, Lesson, Step, solution
from osmosis_cli.tutor.lesson_run import Run
from osmosis_cli.words import language

LINES = 6
"""The most lines that one step says."""

WIDTH = 80
"""The cells of a line."""

BUDGET = 200_000
"""The most positions that are searched to prove one claim."""


def faults_of(lesson: Lesson) -> Iterator[Fault]:
    """Yield what is wrong with a lesson that could be loaded.

    Goals are reached, claims are proved by searching the game to its end, and each step is said
    in every language and its lines are counted.
    """
    for number, step in enumerate(lesson.steps, 1):
        if step.goal is not None and solution(step.state, step.goal) is None:
            yield Fault("goal-unreachable", number)
        for claim in step.claims:
            yield from _claim_faults(step, claim, number)
    spoken = language.current()
    try:
        for name in language.LANGUAGES:
            language.use(name)
            yield from _long_steps(lesson, name)
    finally:
        language.use(spoken)


def _claim_faults(step: Step, claim: Claim, number: int) -> Iterator[Fault]:
    said = ", ".join(move.word for move in claim.moves)
    state = step.state
    for move in claim.moves:
        try:
            state = apply(state, move)
        except IllegalMove as refused:
            yield Fault("illegal-move", number, move.word, refused.verdict.reason.code)
            return
    found = solve(state, BUDGET).verdict
    if found == "unknown":
        yield Fault("undecided-claim", number, said)
    elif found != claim.verdict:
        yield Fault("false-claim", number, said, found)


def _long_steps(lesson: Lesson, name: str) -> Iterator[Fault]:
    run = Run(lesson)
    for index in range(len(lesson.steps)):
        run.go_to(index)
        lines = sum(len(wrap(line, WIDTH, break_on_hyphens=False)) for line in run.say())
        if lines > LINES:
            yield Fault("too-long", index + 1, name, str(lines))
