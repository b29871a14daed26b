"""Which of two plays is better? Judged over the layouts that fit what was seen."""

from itertools import islice
from random import Random

import pytest

from osmosis_cli.game.coach_layouts import layouts, veiled
from osmosis_cli.game.habits import follow
from osmosis_cli.game.measured import HABITS
from osmosis_cli.game.rules import hidden_cards
from osmosis_cli.game.solver import solve
from osmosis_cli.tutor.codes import COMPARE, item_code
from osmosis_cli.tutor.compared import COMPARED
from osmosis_cli.tutor.comparing import ComparePlays, judged, plan_for, reached
from osmosis_cli.tutor.practice import make_item, mixed_codes, next_code
from osmosis_cli.tutor.progress import Knowledge, LessonMark, RuleMark, account
from osmosis_cli.words.advice import advised
from tests.shell.talking import speaking
from tests.tutor.talking import NOON, learner, said

CODES = [item_code(COMPARE, level, seed) for level in (1, 2, 3) for seed in (0, 5)]


def test_the_better_play_wins_in_at_least_twice_as_many_layouts() -> None:
    for compared in COMPARED:
        state, found = reached(compared), judged(compared)
        best, other = found.weights
        assert best.plan == plan_for(state, compared.better)
        assert other.plan == plan_for(state, compared.worse)
        assert best.won >= 4 and best.won >= 2 * other.won
        assert hidden_cards(state)


def test_the_counts_are_made_of_layouts_that_fit_what_was_seen() -> None:
    """The same counts, by playing both plans out in each layout."""
    compared = make_item(CODES[0]).compared
    assert compared is not None
    state, found = veiled(reached(compared)), judged(compared)
    deals = list(islice(layouts(state), found.layouts))
    for plan, won in found.weights:
        wins = [solve(plan.after(layout), 100).verdict == "won" for layout in deals]
        assert sum(wins) == won


def test_the_better_play_is_that_of_the_habits_and_every_choice_comes_once() -> None:
    for compared in COMPARED:
        state = reached(compared)
        played = [follow(state, uncovered) for uncovered in (False, True)]
        better = plan_for(state, compared.better)
        assert better in [followed.plan for followed in played if followed]
    assert len({compared[1:5] for compared in COMPARED}) == len(COMPARED)


def test_every_habit_has_several_choices_at_every_level() -> None:
    for level in (1, 2, 3):
        items = {make_item(item_code(COMPARE, level, seed)).compared for seed in range(30)}
        habits = [compared.habit for compared in items if compared]
        assert all(habits.count(habit) >= 2 for habit in HABITS)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("right", [True, False])
def test_a_choice_is_answered_with_the_habit_and_what_either_play_wins(
    code: str, right: bool
) -> None:
    session = learner()
    heard = said(session, f"practice {code}").splitlines()
    exercise = make_item(code).exercise()
    assert isinstance(exercise, ComparePlays)
    compared, plans = exercise.compared, exercise.order
    found = judged(compared)
    assert "Which of the two is better?" in heard
    assert heard[-2:] == [
        f"{n}: {advised(exercise.state, plan)}" for n, plan in enumerate(plans, 1)
    ]
    told = said(session, str(exercise.answer if right else 3 - exercise.answer)).splitlines()
    assert told[0] == ("Right." if right else "No, the other one is better.")
    assert told[1].startswith(f"Habit {HABITS.index(compared.habit) + 1}: ")
    counts = [f"in {weight.won} of {found.layouts} " for weight in found.weights]
    assert all(count in line for count, line in zip(counts, told[3:5], strict=True))
    comes_back = "This exercise comes back after three others." in told
    assert comes_back is not right
    known = session.learner.knowledge
    assert (known.rule("good-play").right, known.rule("good-play").wrong) == (right, not right)


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("de", "Welcher der beiden Züge ist besser?"),
        ("fr", "Lequel des deux coups est le meilleur ?"),
    ],
)
def test_a_choice_is_asked_in_every_language(language: str, question: str) -> None:
    with speaking(language):
        heard = make_item(CODES[0]).exercise().ask()
    assert heard[0] == question.replace(" ?", "\u00a0?")


def test_hints_lead_to_the_habit_and_only_then_to_the_answer() -> None:
    session = learner()
    said(session, f"practice {CODES[0]}")
    exercise = make_item(CODES[0]).exercise()
    assert isinstance(exercise, ComparePlays)
    assert said(session, "hint").startswith("Go through the five habits")
    assert said(session, "I don't know").splitlines()[1].startswith("Habit ")
    assert said(session, "hint").startswith(f"The answer is {exercise.answer}.")


def test_a_choice_can_be_answered_by_its_words_and_a_wrong_number_is_none() -> None:
    session = learner()
    said(session, f"practice {CODES[0]}")
    exercise = make_item(CODES[0]).exercise()
    assert isinstance(exercise, ComparePlays)
    assert said(session, "3").startswith("Choose a number from 1 to 2.")
    assert said(session, exercise.options()[exercise.answer - 1]).startswith("Right.")


def test_good_play_is_practised_once_its_lesson_was_begun_and_never_asked_in_a_check() -> None:
    draw = Random(1)
    skilled = {rule: RuleMark(right=5, share=0.95) for rule in ("first-row", "redeal")}
    begun = Knowledge(lessons={10: LessonMark("begun")}, rules=skilled)
    assert make_item(next_code(begun, NOON, draw)).kind == COMPARE
    before = Knowledge(lessons={9: LessonMark("done")}, rules=skilled)
    codes = [next_code(before, NOON, draw) for _time in range(40)]
    codes += [next_code(Knowledge(), NOON, draw) for _time in range(40)]
    codes += mixed_codes(60, draw)
    assert all(code[0] != item_code(COMPARE, 1, 0)[0] for code in codes)


def test_progress_speaks_of_good_play() -> None:
    known = Knowledge(rules={"good-play": RuleMark(right=1)})
    assert "Still learning: good play." in account(known, [1], NOON)[0]
