"""What learners type: one who does everything right, one who errs in every way a step allows."""

from collections.abc import Iterator
from random import Random

from osmosis_cli.game.deals import random_deal_number
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Move
from osmosis_cli.tutor.exercise import ChooseOption, Exercise, JudgeMove
from osmosis_cli.tutor.lesson import Lesson
from osmosis_cli.tutor.lesson_run import Run
from osmosis_cli.tutor.playing import ReachGoal, solution
from osmosis_cli.tutor.practice import make_item, mixed_codes

SEED = 5
"""The seed of the random numbers in these sessions."""


def typed(move: Move) -> str:
    """How a move is typed in every language."""
    return {"reserve": f"r{move.pile}", "waste": "w"}.get(move.kind, move.kind)


def right_lines(lesson: Lesson) -> list[str]:
    """What a learner types who does everything right, to the end of the lesson."""
    lines = list(_lines(lesson, wrong=False))
    return lines if lesson.check is None else [*lines, "", *_exam_lines(lesson, wrong=0)]


def wrong_lines(lesson: Lesson) -> list[str]:
    """What a learner types who errs first in every way, asks for help, and then is right."""
    lines = ["back", "hint", "show", "skip", "back", *_lines(lesson, wrong=True)]
    return lines if lesson.check is None else [*lines, "", *_exam_lines(lesson, wrong=3)]


def _lines(lesson: Lesson, wrong: bool) -> Iterator[str]:
    """The lines of a whole lesson. A run of its own tells which questions come back."""
    run = Run(lesson)
    while not run.over:
        exercise = run.exercise
        if exercise is not None:
            if wrong and not run.returning:
                yield from _errors(exercise)
                exercise.missed = not isinstance(exercise, ReachGoal)
            yield from _solved(run, exercise)
        yield ""
        run.next()


def _solved(run: Run, exercise: Exercise) -> Iterator[str]:
    """The lines that solve the exercise at hand; the run is told of them."""
    if isinstance(exercise, ReachGoal):
        way = solution(exercise.state, exercise.goal)
        assert way is not None
        yield from map(typed, way)
        exercise.done = True
        return
    for line in answers(exercise):
        assert run.reply(line) is not None
        yield line


def answers(exercise: Exercise | None) -> list[str]:
    """The right answers to a question."""
    if isinstance(exercise, JudgeMove):
        reason = exercise.codes.index(exercise.judged.reason.code) + 1
        return ["1" if exercise.judged.legal else "2", str(reason)]
    assert isinstance(exercise, ChooseOption)
    return [str(exercise.order.index(exercise.step.answer) + 1)]


def _errors(exercise: Exercise) -> Iterator[str]:
    if isinstance(exercise, ReachGoal):
        for move in (*RESERVES, WASTE, DRAW, REDEAL):
            if not verdict(exercise.state, move).legal:
                yield typed(move)
        yield from ("", "next", "hint", "hint", "hint", "show")
        return
    right = answers(exercise)
    if isinstance(exercise, JudgeMove):
        yield {"1": "2", "2": "1"}[right[0]]
        yield from (str(n) for n in range(1, len(exercise.codes) + 1) if str(n) != right[1])
        yield from ("9", "hint", "hint", "hint", "", "step")
    elif isinstance(exercise, ChooseOption):
        yield from (str(n) for n in range(1, len(exercise.order) + 1) if str(n) != right[0])
        yield from ("hint", "hint", "step")


def _exam_lines(lesson: Lesson, wrong: int) -> Iterator[str]:
    """The answers to the check: so many wrong ones first."""
    assert lesson.check is not None
    draw = Random(SEED)
    random_deal_number(draw)
    for number, code in enumerate(mixed_codes(lesson.check.items, draw)):
        item = make_item(code)
        first, second = answers(JudgeMove(item.state, item.move))
        if number < wrong:
            yield "hint"
            yield "why"
            yield {"1": "2", "2": "1"}[first]
        else:
            yield from (first, second)
        if number < lesson.check.items - 1:
            yield ""
