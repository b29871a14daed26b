import subprocess
import sys
from random import Random

import pytest

from osmosis_cli.tutor.concepts import RULES
from osmosis_cli.tutor.practice import KINDS_OF, next_code, next_rule
from osmosis_cli.tutor.progress import (
    AIM,
    DAY,
    LADDER,
    Knowledge,
    LessonMark,
    RuleMark,
    answered,
    to_resume,
    with_answer,
    with_lesson,
)

NOW = 1_700_000_000.0


def known(now: float = NOW) -> RuleMark:
    mark = RuleMark()
    for _time in range(3):
        mark = answered(mark, True, now)
    return mark


def test_a_rule_is_new_then_learned_then_known_then_mastered_in_mixed_review_only() -> None:
    mark = RuleMark()
    assert mark.state == "new"
    mark = answered(mark, True, NOW)
    assert mark.state == "learning"
    mark = answered(answered(mark, True, NOW), True, NOW)
    assert mark.state == "known"
    again = answered(mark, True, NOW + 100, mixed=True)
    assert again.state == "known"
    assert answered(mark, True, NOW + 2 * DAY).state == "known"
    assert answered(mark, True, NOW + 2 * DAY, mixed=True).state == "mastered"


def test_reviews_come_after_a_day_three_days_one_two_and_four_weeks() -> None:
    assert LADDER == (1, 3, 7, 14, 30)
    mark, now = known(), NOW
    for days in (*LADDER, LADDER[-1]):
        assert mark.due == now + days * DAY
        assert not mark.is_due(mark.due - 1)
        now = mark.due
        mark = answered(mark, True, now, mixed=True)


def test_a_wrong_answer_leads_back_to_the_start_of_the_ladder() -> None:
    mark = answered(known(), True, NOW + DAY, mixed=True)
    assert mark.rung == 1
    mark = answered(mark, False, NOW + 4 * DAY, mixed=True)
    assert (mark.state, mark.rung, mark.streak) == ("learning", None, 0)


def test_an_answer_that_was_given_away_never_counts() -> None:
    mark = known()
    helped = answered(mark, True, NOW + 2 * DAY, helped=True, mixed=True)
    assert (helped.state, helped.rung, helped.right) == ("known", 0, 3)
    assert answered(RuleMark(), True, NOW, helped=True).state == "new"


def test_exercises_get_harder_with_success_and_easier_with_errors() -> None:
    mark = known()
    assert mark.level == 2
    assert answered(mark, False, NOW).level == 1


def test_a_missed_exercise_is_kept_until_it_is_right() -> None:
    knowledge = with_answer(Knowledge(), "first-row", False, NOW, code="bbb")
    knowledge = with_answer(knowledge, "starting", True, NOW, helped=True, code="cbb")
    assert knowledge.missed == ("bbb", "cbb")
    assert with_answer(knowledge, "first-row", True, NOW, code="bbb").missed == ("cbb",)


def test_learning_resumes_at_the_lesson_that_was_left_else_at_the_first_new_one() -> None:
    numbers = [1, 2, 3]
    assert to_resume(Knowledge(), numbers) == 1
    one = with_lesson(Knowledge(), 1, LessonMark("done"))
    assert to_resume(one, numbers) == 2
    two = with_lesson(one, 2, LessonMark("begun", 5))
    assert to_resume(two, numbers) == 2
    back = with_lesson(two, 1, LessonMark("begun", 3))
    assert back.lesson_mark(1).state == "done"
    assert to_resume(back, numbers) == 1


def test_a_rule_that_is_due_is_asked_first() -> None:
    marks = {rule: RuleMark(right=5, share=0.5) for rule in RULES}
    marks["reach"] = RuleMark(right=5, share=0.99, rung=0, due=NOW - 10)
    marks["redeal"] = RuleMark(right=5, share=0.99, rung=0, due=NOW - 20)
    assert next_rule(Knowledge(rules=marks), NOW, Random(1)) == "redeal"


def test_the_same_kind_is_not_asked_twice_in_a_row_where_there_is_another() -> None:
    draw = Random(3)
    last = None
    for _time in range(200):
        code = next_code(Knowledge(), NOW, draw, last)
        if last is not None and len(KINDS_OF["first-row"]) > 1:
            assert code[0] != last[0]
        last = code


@pytest.mark.parametrize("weak", ["starting", "row-above", "dealing"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_success_settles_near_four_in_five_and_the_weak_rule_gets_most_exercises(
    weak: str, seed: int
) -> None:
    # A model of a learner: answers right with a set chance for each rule.
    chance = dict.fromkeys(RULES, 0.93) | {weak: 0.6}
    draw = Random(seed)
    knowledge, now = Knowledge(), NOW
    rights: list[bool] = []
    asked = dict.fromkeys(RULES, 0)
    for _time in range(600):
        rule = next_rule(knowledge, now, draw)
        right = draw.random() < chance[rule]
        code = next_code(knowledge, now, draw)
        knowledge = with_answer(knowledge, rule, right, now, code=code)
        rights.append(right)
        asked[rule] += 1
        now += 30
    assert abs(sum(rights[100:]) / 500 - AIM) < 0.06
    assert max(asked, key=asked.__getitem__) == weak
    assert min(asked.values()) > 0


def test_a_learner_who_knows_nothing_yet_still_meets_every_rule() -> None:
    draw = Random(5)
    knowledge = Knowledge()
    asked = set()
    for _time in range(300):
        rule = next_rule(knowledge, NOW, draw)
        asked.add(rule)
        knowledge = with_answer(knowledge, rule, draw.random() < 0.5, NOW, code="bbb")
    assert asked == set(RULES)


def test_practice_asks_about_no_rule_before_its_lesson_was_begun() -> None:
    known = with_lesson(Knowledge(), 2, LessonMark("done"))
    known = with_lesson(known, 3, LessonMark("begun", 2))
    draw = Random(4)
    asked = set()
    for _time in range(60):
        rule = next_rule(known, NOW, draw)
        asked.add(rule)
        known = with_answer(known, rule, draw.random() < 0.8, NOW, code="bbb")
    assert asked == {"first-row", "starting"}


def test_what_a_learner_knows_is_read_without_the_coach_the_solver_or_a_lesson() -> None:
    # It is read with the first move of every game.
    code = "import sys, osmosis_cli.tutor.keeping; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "osmosis_cli.tutor.progress" in loaded
    for module in ("game.coach", "game.solver", "tutor.lesson", "tutor.practice"):
        assert f"osmosis_cli.{module}" not in loaded
