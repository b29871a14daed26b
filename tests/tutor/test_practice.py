from random import Random

import pytest

from osmosis_cli.game.rules import verdict
from osmosis_cli.tutor.codes import (
    ALL_KINDS,
    KINDS,
    SEEDS,
    is_code,
    item_code,
    kind_of,
    level_and_seed,
)
from osmosis_cli.tutor.concepts import RULE_OF, RULES, rule_name, rule_sentence
from osmosis_cli.tutor.exercise import JudgeMove
from osmosis_cli.tutor.practice import (
    HARD,
    KINDS_OF,
    Exam,
    item_lines,
    make_item,
    mixed_codes,
    quick_codes,
)
from osmosis_cli.tutor.reasons import OFFERED, choice, legal_nearby, offered, refute
from osmosis_cli.words import language
from osmosis_cli.words.verdicts import explain
from tests.tutor.learners import answers, wrong_answer

ITEMS = [item_code(kind, level, seed) for kind in KINDS for level in (1, 2, 3) for seed in (4, 9)]


@pytest.mark.parametrize("code", ITEMS)
def test_an_item_has_the_reason_that_its_code_says(code: str) -> None:
    item = make_item(code)
    assert verdict(item.state, item.move).reason.code == kind_of(code)


def test_a_code_brings_an_item_back_exactly() -> None:
    for code in ITEMS[::7]:
        first = make_item(code)
        make_item.cache_clear()
        assert make_item(code) == first
    assert make_item("frk") != make_item("frl")


def test_each_code_is_three_letters_of_its_own() -> None:
    every = {
        item_code(kind, level, seed): (kind, (level, seed))
        for kind in ALL_KINDS
        for level in (1, 2, 3)
        for seed in range(SEEDS)
    }
    assert len(every) == 3 * SEEDS * len(ALL_KINDS)
    for code, made_of in every.items():
        assert is_code(code) and len(code) == 3 and code.isalpha()
        assert (kind_of(code), level_and_seed(code)) == made_of


NO_CODES = ["", "f", "fr", "frkk", "fra", "FRK", "f2k", "244", "d2417"]


@pytest.mark.parametrize("text", NO_CODES)
def test_what_is_no_code_is_refused(text: str) -> None:
    assert not is_code(text)
    with pytest.raises(ValueError):
        make_item(text)


@pytest.mark.parametrize("seed", range(12))
def test_hard_items_are_those_that_are_easily_confused(seed: int) -> None:
    missing = make_item(item_code("rank-missing-above", 2, seed))
    assert missing.move.card is not None
    assert missing.move.card.rank in missing.state.row_ranks[0]
    unstarted = make_item(item_code("row-not-started", 2, seed))
    assert unstarted.move.card is not None
    assert unstarted.move.card.rank in unstarted.state.row_ranks[0]
    later = make_item(item_code("wrong-row", 2, seed))
    assert later.move.card is not None and later.move.row is not None
    assert later.move.card.suit not in later.state.row_of_suit
    assert later.move.card.rank == later.state.starting_rank
    assert later.move.row != later.state.next_row
    covered = make_item(item_code("covered", 2, seed))
    assert len(verdict(covered.state, covered.move).reasons) == 1


@pytest.mark.parametrize("code", ITEMS)
def test_every_wrong_reason_has_an_answer_of_its_own(code: str) -> None:
    item = make_item(code)
    judged = verdict(item.state, item.move)
    codes = offered(judged)
    assert judged.reason.code in codes
    assert 2 <= len(codes) <= OFFERED
    assert len({choice(known) for known in codes}) == len(codes)
    for known in codes:
        if known != judged.reason.code:
            lines = refute(item.state, judged, known)
            assert all(lines)
            assert ("True" in lines[0]) == (len(lines) == 1)


@pytest.mark.parametrize("code", ITEMS)
def test_no_answer_to_a_wrong_reason_says_what_the_learner_has_just_said(code: str) -> None:
    item = make_item(code)
    assert item.move is not None
    judged = verdict(item.state, item.move)
    for known in offered(judged):
        if known != judged.reason.code:
            first, *rest = refute(item.state, judged, known)
            assert first.startswith("True") or choice(known) not in rest


@pytest.mark.parametrize("code", ITEMS)
def test_a_reason_that_holds_too_is_told_as_true(code: str) -> None:
    item = make_item(code)
    assert item.move is not None
    judged = verdict(item.state, item.move)
    later = {reason.code for reason in judged.reasons[1:]}
    for known in offered(judged):
        if known in later:
            assert refute(item.state, judged, known)[0].startswith("True")


@pytest.mark.parametrize("code", ITEMS)
def test_an_exercise_is_answered_by_the_right_verdict_and_reason_only(code: str) -> None:
    item = make_item(code)
    exercise = JudgeMove(item.state, item.move)
    assert len(item_lines(exercise)) <= 6
    judged = exercise.judged
    wrong = exercise.reply("2" if judged.legal else "1")
    assert wrong is not None and not wrong.right and exercise.missed
    codes = exercise.codes
    for number, known in enumerate(codes, 1):
        if known != judged.reason.code:
            reply = exercise.reply(str(number))
            assert reply is not None and not reply.done
    done = exercise.reply(str(codes.index(judged.reason.code) + 1))
    assert done is not None and done.right and done.done
    assert exercise.reply("1") is None


@pytest.mark.parametrize("code", ITEMS)
def test_a_twin_is_legal_by_the_rules_and_keeps_the_card(code: str) -> None:
    item = make_item(code)
    judged = verdict(item.state, item.move)
    if judged.legal:
        return
    twin = legal_nearby(item.state, judged)
    if judged.reason.code in ("already-played", "empty-pile"):
        assert twin is None
        return
    if judged.reason.code in ("stock-not-empty", "empty-stock"):
        assert twin is not None or judged.reason.code == "empty-stock"
        return
    assert twin is not None
    assert verdict(twin.state, twin.verdict.move).legal
    assert twin.verdict.reason.card == judged.reason.card
    cards = [card for row in twin.state.rows for card in row]
    cards += [card for pile in twin.state.reserve for card in pile]
    assert len(set(cards + list(twin.state.talon))) == len(cards) + len(twin.state.talon) == 52


def test_every_rule_has_a_name_a_sentence_and_kinds_of_exercises() -> None:
    assert set(RULE_OF.values()) == set(RULES)
    assert sorted(kind for kinds in KINDS_OF.values() for kind in kinds) == sorted(ALL_KINDS)
    for rule in RULES:
        assert KINDS_OF[rule]
        assert rule_name(rule) and rule_sentence(rule)


def exam_of(count: int, passes: int, wrong: int) -> Exam:
    """A check in which so many answers are wrong."""
    exam = Exam(mixed_codes(count, Random(2)), passes)
    while not exam.over:
        if exam.index < wrong:
            exam.reply(wrong_answer(exam.exercise))
            continue
        for line in answers(exam.exercise):
            exam.reply(line)
    return exam


@pytest.mark.parametrize(
    ("legal", "about_reason", "german"),
    [
        (True, False, "Doch, das ist erlaubt."),
        (False, False, "Das stimmt nicht."),
        (True, True, "Richtig, das ist erlaubt, aber aus einem anderen Grund."),
        (False, True, "Richtig, das ist nicht erlaubt, aber aus einem anderen Grund."),
    ],
)
def test_a_wrong_answer_of_a_check_is_told_what_was_right_about_it(
    legal: bool, about_reason: bool, german: str
) -> None:
    language.use("de")
    exam = Exam(mixed_codes(15, Random(2)), 14)
    while not (isinstance(exam.exercise, JudgeMove) and exam.exercise.judged.legal == legal):
        exam.reply(wrong_answer(exam.exercise))
    state, judged = exam.exercise.state, exam.exercise.judged
    first, last = ("1", "2") if legal else ("2", "1")
    if about_reason:
        exam.reply(first)
        codes = exam.exercise.codes
        wrong = next(n for n, code in enumerate(codes, 1) if code != judged.reason.code)
        reply = exam.reply(str(wrong))
    else:
        reply = exam.reply(last)
    assert reply is not None and reply.done
    assert list(reply.lines) == [german, *explain(state, judged)]


def test_a_check_mixes_all_rules_and_is_hard() -> None:
    codes = mixed_codes(15, Random(1))
    assert len(codes) == 15
    assert all(level_and_seed(code)[0] == HARD for code in codes)
    rules = {make_item(code).exercise().rule for code in codes}
    assert rules == set(RULES)
    assert len(quick_codes(Random(1))) == 3


def test_fourteen_of_fifteen_pass_and_thirteen_do_not() -> None:
    assert exam_of(15, 14, 1).passed
    failed = exam_of(15, 14, 2)
    assert not failed.passed


def test_the_report_names_each_rule_and_the_lesson_to_repeat() -> None:
    report = exam_of(15, 14, 2).report()
    assert report[0] == "13 of 15 answers right."
    assert any("Repeat lesson" in line for line in report[1:])
    assert report[-1].startswith("No mistakes: ")
    whole = exam_of(15, 14, 0).report()
    assert whole[0] == "15 of 15 answers right."
    assert len(whole) == 2
