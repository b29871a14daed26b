"""What learners type: one who does everything right, one who errs in every way a step allows."""

from collections.abc import Iterator
from random import Random

from osmosis_cli.game.deals import random_deal_number
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Move, State
from osmosis_cli.tutor.lesson import Lesson, Step, solution
from osmosis_cli.tutor.practice import make_item, mixed_codes
from osmosis_cli.tutor.reasons import offered

SEED = 5
"""The seed of the random numbers in these sessions."""


def typed(move: Move) -> str:
    """How a move is typed in every language."""
    return {"reserve": f"r{move.pile}", "waste": "w"}.get(move.kind, move.kind)


def right_lines(lesson: Lesson) -> list[str]:
    """What a learner types who does everything right, to the end of the lesson."""
    lines = [line for step in lesson.steps for line in (*_solved(step), "")]
    return lines if lesson.check is None else [*lines, "", *_exam_lines(lesson, wrong=0)]


def wrong_lines(lesson: Lesson) -> list[str]:
    """What a learner types who errs first in every way, asks for help, and then is right."""
    lines = ["back", "hint", "show", "skip", "back"]
    for step in lesson.steps:
        lines += [*_errors(step), *_solved(step), ""]
    return lines if lesson.check is None else [*lines, "", *_exam_lines(lesson, wrong=3)]


def _solved(step: Step) -> list[str]:
    if step.kind == "play":
        assert step.goal is not None
        way = solution(step.state, step.goal)
        assert way is not None
        return [typed(move) for move in way]
    if step.kind == "judge":
        return answers(step.state, step.moves[0])
    return [str(step.answer)] if step.kind == "choose" else []


def answers(state: State, move: Move) -> list[str]:
    """The right answers to legal or illegal, and why."""
    judged = verdict(state, move)
    reason = offered(judged).index(judged.reason.code) + 1
    return ["1" if judged.legal else "2", str(reason)]


def _errors(step: Step) -> Iterator[str]:
    if step.kind == "play":
        for move in (*RESERVES, WASTE, DRAW, REDEAL):
            if not verdict(step.state, move).legal:
                yield typed(move)
        yield from ("", "next", "hint", "hint", "hint", "show")
    elif step.kind == "judge":
        judged = verdict(step.state, step.moves[0])
        codes = offered(judged)
        yield "2" if judged.legal else "1"
        yield from (str(n) for n, code in enumerate(codes, 1) if code != judged.reason.code)
        yield from ("9", "hint", "hint", "hint", "", "step")
    elif step.kind == "choose":
        yield from (str(n) for n in range(1, len(step.options) + 1) if n != step.answer)
        yield from ("hint", "hint", "step")


def _exam_lines(lesson: Lesson, wrong: int) -> Iterator[str]:
    """The answers to the check: so many wrong ones first."""
    assert lesson.check is not None
    draw = Random(SEED)
    random_deal_number(draw)
    for number, code in enumerate(mixed_codes(lesson.check.items, draw)):
        item = make_item(code)
        first, second = answers(item.state, item.move)
        if number < wrong:
            yield "hint"
            yield "why"
            yield {"1": "2", "2": "1"}[first]
        else:
            yield from (first, second)
        if number < lesson.check.items - 1:
            yield ""
