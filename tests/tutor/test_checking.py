"""Broken lessons, and what their author is told."""

import re
from contextlib import suppress
from pathlib import Path

import pytest

from osmosis_cli.tutor.checking import SENTENCES, fault_sentence, faults_of
from osmosis_cli.tutor.course import BadLesson, load_lesson
from osmosis_cli.words import language
from tests.conftest import ROOT, Run

GOOD = """
title = "A lesson"
summary = ["One.", "Two."]
[positions.start]
rules = "classic"
rows = [["8C"], [], [], []]
reserve = [["3D", "JS", "6C", "2C"], ["4H", "QS", "TD", "KC"],
           ["9S", "AD", "JH", "5D"], ["7S", "3C", "KH", "9H"]]
stock = ["..."]
waste = []
[[steps]]
kind = "tell"
position = "start"
text = ["Listen."]
look = ["row 1"]
[[steps]]
kind = "show"
moves = ["2C"]
[[steps]]
kind = "play"
position = "start"
text = ["Play."]
goal = { score = 3 }
[[steps]]
kind = "judge"
position = "start"
move = "5D"
reason = "row-not-started"
[[steps]]
kind = "choose"
text = ["Which?"]
options = ["This.", "That."]
answer = 1
replies = ["Yes.", "No."]
"""

BAD = [
    ("title = ", "", "not-toml-line"),
    ("[[steps]]", "x." * 25_000 + "x = 1\n[[steps]]", "not-toml-line"),
    ("score = 3", "score = " + "3" * 5000, "not-toml"),
    ("score = 3", "score = 0x" + "3" * 5000, "wrong-value"),
    ("score = 3", "score = 3.5", "wrong-value"),
    ('move = "5D"', "move = []", "wrong-value"),
    (
        "[[steps]]",
        '[[steps]]\nkind = "tell"\ntext = "More."\n' * 101 + "[[steps]]",
        "too-many-steps",
    ),
    ('title = "A lesson"', "", "missing-key"),
    ('["One.", "Two."]', '["One."]', "summary"),
    ('title = "A lesson"', 'title = "A lesson"\nauthor = "me"', "unknown-key"),
    ('title = "A lesson"', 'title = "A lesson"\nrules = ["luck"]', "wrong-value"),
    ('kind = "tell"', 'kind = "sing"', "unknown-kind"),
    ('kind = "tell"\nposition = "start"', 'kind = "tell"\nposition = "end"', "unknown-position"),
    ('kind = "tell"\nposition = "start"', 'kind = "tell"', "no-position"),
    ('kind = "judge"\nposition = "start"', 'kind = "judge"', "no-position"),
    ('"KC"]', '"KC", "KC"]', "bad-position"),
    ('"7S", "3C"', '"7S", "XX"', "bad-position"),
    ('stock = ["..."]', "stock = []", "bad-position"),
    ("waste = []", "", "bad-position"),
    ('moves = ["2C"]', 'moves = ["2Z"]', "bad-move"),
    ('move = "5D"', 'move = "jump"', "bad-move"),
    ('stock = ["..."]', 'stock = ["..."]\nmoves = ["waste"]', "illegal-move"),
    ('"row-not-started"', '"covered"', "wrong-reason"),
    ('"row-not-started"', '"because"', "wrong-value"),
    ("score = 3", "score = 1", "goal-reached"),
    ("score = 3", "points = 3", "wrong-value"),
    ("goal = { score = 3 }", "", "missing-key"),
    ("answer = 1", "answer = 3", "answer"),
    ('["Yes.", "No."]', '["Yes."]', "replies"),
    ('look = ["row 1"]', 'look = ["row 5"]', "wrong-value"),
    ('look = ["row 1"]', "answer = 2", "not-used"),
    ('look = ["row 1"]', "claims = [{ moves = [] }]", "wrong-value"),
]

DEEP = [
    ("goal = { score = 3 }", 'goal = { cards = ["5S", "4S"], outcome = "won" }', "No way"),
    ('look = ["row 1"]', 'look = ["row 1", "row 2", "row 3", "row 4", "waste"]', "six are allowed"),
]


def test_the_small_lesson_of_the_guide_for_contributors_is_good(run: Run, tmp_path: Path) -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    (lesson,) = re.findall("```toml\n(title.*?)```", guide, re.DOTALL)
    said, status = checked(run, tmp_path, lesson)
    assert (said, status) == ("The lesson is good: 5 steps, all goals can be reached.\n", 0)


def test_the_good_lesson_is_good() -> None:
    lesson = load_lesson(GOOD.encode())
    assert [step.kind for step in lesson.steps] == ["tell", "show", "play", "judge", "choose"]


@pytest.mark.parametrize(("old", "new", "code"), BAD)
def test_a_broken_lesson_is_refused_with_what_is_wrong(old: str, new: str, code: str) -> None:
    assert old in GOOD
    with pytest.raises(BadLesson) as caught:
        load_lesson(GOOD.replace(old, new, 1).encode())
    assert code in {fault.code for fault in caught.value.faults}
    assert {fault.code for fault in caught.value.faults} <= set(SENTENCES)


ODD = ("[]", '["a"]', "{}", "1979-05-27", "true", "-1", "0.5", '""', "[[[]]]", '{ a = ["a"] }')


@pytest.mark.parametrize("odd", ODD)
def test_no_value_of_any_kind_is_a_fault_of_the_program(odd: str) -> None:
    lines = GOOD.splitlines()
    for number, line in enumerate(lines):
        key, sign, _value = line.partition(" = ")
        if sign:
            changed = [*lines[:number], f"{key} = {odd}", *lines[number + 1 :]]
            with suppress(BadLesson):
                list(faults_of(load_lesson("\n".join(changed).encode())))


def test_goals_that_cannot_be_reached_are_many_but_bounded() -> None:
    step = 'kind = "play"\nposition = "start"\ntext = "Play."\ngoal = { outcome = "won" }\n'
    lesson = load_lesson((GOOD + f"[[steps]]\n{step}" * 5).encode())
    assert sum(fault.code == "goal-unreachable" for fault in faults_of(lesson)) == 5


def test_all_claims_together_are_searched_no_further_than_one_bound(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osmosis_cli.tutor.checking.MOST_SEARCHED", 50)
    claims = 'claims = [{ moves = [], verdict = "won" }]'
    lesson = load_lesson(GOOD.replace('look = ["row 1"]', claims).encode())
    assert {fault.code for fault in faults_of(lesson)} <= {"undecided-claim", "false-claim"}


def test_what_is_wrong_is_said_in_one_language() -> None:
    with pytest.raises(BadLesson) as caught:
        load_lesson(b"title = 5 6")
    language.use("de")
    (said,) = map(fault_sentence, caught.value.faults)
    assert said == "Die Datei ist nicht im TOML-Format. Sieh dir Zeile 1 an."


def test_a_fault_names_its_step() -> None:
    with pytest.raises(BadLesson) as caught:
        load_lesson(GOOD.replace('"row-not-started"', '"covered"').encode())
    (fault,) = caught.value.faults
    assert (fault.step, fault.text, fault.found) == (4, "covered", "row-not-started")


def test_all_faults_are_named_at_once() -> None:
    broken = GOOD.replace("answer = 1", "answer = 9").replace("score = 3", "score = 1")
    with pytest.raises(BadLesson) as caught:
        load_lesson(broken.encode())
    assert [fault.code for fault in caught.value.faults] == ["goal-reached", "answer"]


def checked(run: Run, folder: Path, content: str, *arguments: str) -> tuple[str, int]:
    file = folder / "lesson.toml"
    file.write_text(content, encoding="utf-8")
    done = run("learn", "--check", str(file), *arguments)
    assert done.stderr == ""
    return done.stdout, done.returncode


def test_the_author_is_told_that_a_lesson_is_good(run: Run, tmp_path: Path) -> None:
    said, status = checked(run, tmp_path, GOOD)
    assert (said, status) == ("The lesson is good: 5 steps, all goals can be reached.\n", 0)


@pytest.mark.parametrize(("old", "new", "words"), DEEP)
def test_the_author_is_told_what_only_a_search_or_a_count_finds(
    old: str, new: str, words: str, run: Run, tmp_path: Path
) -> None:
    assert old in GOOD
    said, status = checked(run, tmp_path, GOOD.replace(old, new))
    assert status == 1
    assert said.startswith("Step ") and words in said


def test_a_false_claim_about_a_real_deal_is_found(run: Run, tmp_path: Path) -> None:
    lesson = """
title = "A lesson"
summary = ["One.", "Two."]
[positions.deal]
deal = "32101"
rules = "peek"
[[steps]]
kind = "tell"
position = "deal"
text = ["Listen."]
claims = [{ moves = ["reserve 4"], verdict = "won" }]
"""
    said, status = checked(run, tmp_path, lesson)
    assert (said, status) == (
        "Step 1: After “reserve 4” the game is lost, not what the lesson says.\n", 1
    )  # fmt: skip


def test_the_author_is_told_in_his_language(run: Run, tmp_path: Path) -> None:
    said, status = checked(run, tmp_path, GOOD.replace("answer = 1", "answer = 3"), "--lang", "de")
    assert status == 1
    assert said.startswith("Schritt 5: ")


def test_a_file_that_is_none_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    done = run("learn", "--check", str(tmp_path / "nothing.toml"))
    assert (done.stdout, done.stderr, done.returncode) == ("The file cannot be read.\n", "", 1)
