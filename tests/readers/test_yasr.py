"""What a user of a screen reader hears at the prompt, each thing once."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.readers.yasr import Heard, Yasr, joined, key, keys, needs_yasr, stops_without_a_key
from tests.shell.conftest import ROOT
from tests.small_program import answer
from tests.terminal import BACKSPACE, CTRL_C, CTRL_D, CTRL_L, CTRL_R, ENTER, TAB, UP, pasted

PROMPT = "Card:"
MODES = pytest.mark.parametrize("mode", [(), ("--plain",)], ids=["editor", "plain"])

pytestmark = needs_yasr


def heard_of(name: str) -> list[str]:
    return answer(name).split("\n")


def begin(folder: Path, mode: tuple[str, ...]) -> Yasr:
    command = [sys.executable, "-W", "error", "-m", "tests.small_program", *mode]
    yasr = Yasr(command, folder / "yasr", env={"PYTHONPATH": str(ROOT)})
    yasr.hear(PROMPT)
    return yasr


def first(mode: tuple[str, ...]) -> list[Heard]:
    """What is heard at the start."""
    modes = [Heard("say", "Plain mode is on, because you asked for it with --plain.")]
    return [Heard("stop"), *(modes if mode else []), Heard("say", PROMPT)]


@MODES
@pytest.mark.parametrize("run", [1, 2, 3])
@pytest.mark.requirement(6, 7, 8)
def test_a_session_is_heard_line_by_line_and_the_same_every_time(
    tmp_path: Path, mode: tuple[str, ...], run: int
) -> None:
    with begin(tmp_path, mode) as yasr:
        yasr.type("hin")
        yasr.press(BACKSPACE, "n")
        yasr.type("nt")
        yasr.press(ENTER, PROMPT)
        yasr.press(ENTER, PROMPT)
        yasr.press(UP, "hint")
        yasr.press(ENTER, PROMPT)
        log = yasr.end(CTRL_D, "Goodbye.")
    expected = [
        *first(mode),
        *keys("hin"),
        Heard("key", repr(BACKSPACE)),
        Heard("stop"),
        Heard("letter", "n"),
        *keys("nt"),
        *key(ENTER, *heard_of("hint"), PROMPT),
        *key(ENTER, *heard_of("nothing"), PROMPT),
        *key(UP, "hint"),
        # The same answer twice in a row is said twice.
        *key(ENTER, *heard_of("hint"), PROMPT),
        *key(CTRL_D, "Goodbye."),
    ]
    assert joined(log, expected) == expected
    assert stops_without_a_key(log) == []
    assert "\x1b[6n" not in yasr.terminal.sent


@MODES
@pytest.mark.requirement(9)
def test_tab_is_answered_on_a_line_of_its_own(tmp_path: Path, mode: tuple[str, ...]) -> None:
    with begin(tmp_path, mode) as yasr:
        yasr.type("zz")
        yasr.press(TAB, "Card: zz")
        yasr.press(CTRL_C, PROMPT)
        yasr.type("h")
        yasr.press(TAB, "Card: h")
        yasr.type("e")
        yasr.press(TAB, "lp")
        yasr.press(ENTER, PROMPT)
        log = yasr.end(CTRL_D, "Goodbye.")
    expected = [
        *first(mode),
        *keys("zz"),
        *key(TAB, "No completion.", "Card: zz"),
        *key(CTRL_C, "Line cleared.", PROMPT),
        *keys("h"),
        *key(TAB, "3 choices: help, hint, history.", "Card: h"),
        *keys("e"),
        *key(TAB, "lp"),
        *key(ENTER, *heard_of("help"), PROMPT),
        *key(CTRL_D, "Goodbye."),
    ]
    assert joined(log, expected) == expected


@pytest.mark.requirement(7)
def test_a_line_that_is_brought_back_is_heard_whole(tmp_path: Path) -> None:
    with begin(tmp_path, ()) as yasr:
        for line in ("help", "hint", "row 1", "row 21"):
            yasr.enter(line, PROMPT)
        start = len(yasr.log)
        for line in ("row 21", "row 1", "hint", "help"):
            yasr.press(UP, line)
        log = yasr.log[start:]
    assert log == [heard for line in ("row 21", "row 1", "hint", "help") for heard in key(UP, line)]


@MODES
@pytest.mark.requirement(26)
def test_a_new_size_of_the_terminal_is_not_heard(tmp_path: Path, mode: tuple[str, ...]) -> None:
    with begin(tmp_path, mode) as yasr:
        yasr.type("hi")
        yasr.terminal.resize(30, 100)
        yasr.type("n")
        yasr.terminal.resize(20, 60)
        yasr.type("t")
        log = yasr.log
    assert log == [*first(mode), *keys("hint")]


@pytest.mark.requirement(26)
def test_pasted_lines_are_heard_with_their_answers(tmp_path: Path) -> None:
    text = pasted("help\nwaste\nhint")
    with begin(tmp_path, ()) as yasr:
        yasr.press(text, "Card: hint")
        log = yasr.log
    answers = [*heard_of("help"), "Card: waste", *heard_of("waste")]
    expected = [*first(()), *key(text, "help", *answers, "Card: hint")]
    assert joined(log, expected) == expected


def test_control_l_says_the_line_again(tmp_path: Path) -> None:
    with begin(tmp_path, ()) as yasr:
        yasr.type("hi")
        yasr.press(CTRL_L, "Card: hi")
        log = yasr.log
    assert log == [*first(()), *keys("hi"), *key(CTRL_L, "Card: hi")]


@pytest.mark.requirement(7)
def test_a_line_that_grows_beyond_the_screen_is_not_said_again(tmp_path: Path) -> None:
    text = "abcdefghij" * 9
    with begin(tmp_path, ()) as yasr:
        yasr.type(text)
        log = yasr.log
    assert [heard for heard in log if heard.kind == "say"] == [Heard("say", PROMPT)]
    letters = [heard.text for heard in log if heard.kind == "letter"]
    # The letter in the last column may be said together with the move to the next row.
    assert len(text) - 2 <= len(letters) <= len(text)


@pytest.mark.requirement(32)
def test_control_r_says_the_line_that_it_finds_and_up_says_the_end(tmp_path: Path) -> None:
    with begin(tmp_path, ()) as yasr:
        for line in ("row 21", "hint"):
            yasr.enter(line, PROMPT)
        start = len(yasr.log)
        yasr.type("ow")
        yasr.press(CTRL_R, "row 21")
        yasr.press(CTRL_R, "Card: row 21")
        yasr.press(CTRL_C, PROMPT)
        yasr.press(UP, "hint")
        yasr.press(UP, "row 21")
        yasr.press(UP, "Card: row 21")
        log = yasr.log[start:]
    assert log == [
        *keys("ow"),
        *key(CTRL_R, "row 21"),
        *key(CTRL_R, "No earlier line with ow.", "Card: row 21"),
        *key(CTRL_C, "Line cleared.", PROMPT),
        *key(UP, "hint"),
        *key(UP, "row 21"),
        *key(UP, "No earlier line.", "Card: row 21"),
    ]
