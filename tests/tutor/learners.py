"""What learners type: one who does everything right, one who errs in every way a step allows."""

from collections.abc import Iterator
from random import Random

from osmosis_cli.game.deals import random_deal_number
from osmosis_cli.game.rules import hidden_cards, verdict
from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Card, Move
from osmosis_cli.tutor.comparing import ComparePlays
from osmosis_cli.tutor.exercise import ChooseOption, Exercise, JudgeMove
from osmosis_cli.tutor.lesson import Lesson
from osmosis_cli.tutor.lesson_run import Run
from osmosis_cli.tutor.playing import ReachGoal, solution
from osmosis_cli.tutor.practice import make_item, mixed_codes
from osmosis_cli.tutor.questions import NameCards, WhichRow
from osmosis_cli.words.cards import card_code_local

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
    if isinstance(exercise, WhichRow | ComparePlays):
        return [str(exercise.answer)]
    if isinstance(exercise, NameCards):
        return [card_code_local(card) for card in exercise.wanted]
    assert isinstance(exercise, ChooseOption)
    return [str(exercise.order.index(exercise.step.answer) + 1)]


def wrong_answer(exercise: Exercise | None) -> str:
    """A wrong answer to a question of a check."""
    if isinstance(exercise, NameCards):
        return card_code_local(next(iter(_wrong_cards(exercise))))
    if isinstance(exercise, WhichRow):
        return "1" if exercise.answer != 1 else "2"
    return {"1": "2", "2": "1"}[answers(exercise)[0]]


def _errors(exercise: Exercise) -> Iterator[str]:
    if isinstance(exercise, ReachGoal):
        for move in (*RESERVES, WASTE, DRAW, REDEAL):
            if not verdict(exercise.state, move).legal:
                yield typed(move)
        yield from ("", "next", "hint", "hint", "hint", "show")
        return
    if isinstance(exercise, WhichRow):
        yield from (str(n) for n in range(1, 6) if n != exercise.answer)
        yield from ("hint", "hint", "step")
        return
    if isinstance(exercise, NameCards):
        yield from map(card_code_local, _wrong_cards(exercise))
        yield from ("hint", "hint", "step")
        return
    right = answers(exercise)
    if isinstance(exercise, JudgeMove):
        yield {"1": "2", "2": "1"}[right[0]]
        yield from (str(n) for n in range(1, len(exercise.codes) + 1) if str(n) != right[1])
        yield from ("9", "hint", "hint", "hint", "", "step")
    elif isinstance(exercise, ChooseOption):
        yield from (str(n) for n in range(1, len(exercise.order) + 1) if str(n) != right[0])
        yield from ("hint", "hint", "step")


def _wrong_cards(exercise: NameCards) -> list[Card]:
    """Cards that a learner may take for the right ones: all on top, and one that nobody sees."""
    state = exercise.state
    tops = [card for _pile, card in state.tops()]
    tops += [state.waste_top] if state.waste_top else []
    return [card for card in (*tops, *hidden_cards(state)[:1]) if card not in exercise.wanted]


def _exam_lines(lesson: Lesson, wrong: int) -> Iterator[str]:
    """The answers to the check: so many wrong ones first."""
    assert lesson.check is not None
    draw = Random(SEED)
    random_deal_number(draw)
    for number, code in enumerate(mixed_codes(lesson.check.items, draw)):
        exercise = make_item(code).exercise()
        if number < wrong:
            yield "hint"
            yield "why"
            yield wrong_answer(exercise)
        else:
            yield from answers(exercise)
        if number < lesson.check.items - 1:
            yield ""
