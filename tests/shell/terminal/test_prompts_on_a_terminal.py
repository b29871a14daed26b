"""What a user types and sees at the prompt, the same with the line editor and in plain mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.shell.at_a_prompt import MODES, PROMPT, begin, shown
from tests.shell.conftest import Start
from tests.small_program import answer
from tests.terminal import (
    BACKSPACE,
    CTRL_C,
    CTRL_D,
    CTRL_L,
    ENTER,
    LEFT,
    TAB,
    UP,
    never_sent,
)


@MODES
def test_enter_is_answered_and_the_typed_line_stands_once(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = begin(start, mode)
    came = terminal.enter("help", PROMPT)
    assert came.count("help") == 1 + answer("help").count("help")
    assert shown(terminal) == f"Card: help\n{answer('help')}\nCard:"


@MODES
@pytest.mark.requirement(5, 27)
def test_nothing_is_sent_that_would_silence_a_screen_reader(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = begin(start, mode)
    for keys in (f"h{TAB}", f"zz{TAB}", CTRL_C, f"help{LEFT}{LEFT}{BACKSPACE}", CTRL_L, "\x1b\x1b"):
        terminal.type(keys)
        terminal.settle()
    # Keys of prompt_toolkit and readline for what would be too much here.
    for keys in ("\x12he", "\x07", "\x1b3", "\x11a", "\x00", "\x1b[1;2D", "\x18\x18", "\x1b<", UP):
        terminal.type(keys)
    terminal.settle()
    for key in (CTRL_C, CTRL_D):
        terminal.type(key)
        terminal.settle()
    assert terminal.wait_for_end() == 0
    assert never_sent(terminal.sent) == []


@MODES
def test_tab_types_out_the_rest_of_the_one_choice(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode)
    terminal.type(f"wa{TAB}")
    terminal.wait_for("ste")
    terminal.type(ENTER)
    terminal.wait_for(PROMPT)
    assert shown(terminal) == f"Card: waste\n{answer('waste')}\nCard:"


@MODES
def test_tab_names_several_choices_on_a_line_of_their_own(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = begin(start, mode)
    terminal.type(f"h{TAB}")
    terminal.wait_for("Card: h")
    assert shown(terminal) == "Card: h\n3 choices: help, hint, history.\nCard: h"
    terminal.type(f"elp{ENTER}")
    terminal.wait_for(PROMPT)
    assert shown(terminal).endswith(f"\nCard: help\n{answer('help')}\nCard:")


@MODES
def test_tab_types_out_what_several_choices_have_in_common(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = begin(start, mode)
    terminal.type(f"r{TAB}")
    terminal.wait_for("Card: r")
    terminal.type(f"2{ENTER}")
    terminal.wait_for(PROMPT)
    assert shown(terminal) == (
        f"Card: r\n2 choices: row 1, row 2.\nCard: row 2\n{answer('row 2')}\nCard:"
    )


@MODES
def test_tab_says_that_there_is_nothing_to_complete(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode)
    terminal.type(f"zz{TAB}")
    terminal.wait_for("Card: zz")
    assert shown(terminal) == "Card: zz\nNo completion.\nCard: zz"


@MODES
def test_tab_keeps_what_stands_after_the_cursor(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode)
    terminal.type(f"wa!?{LEFT}{LEFT}{TAB}{ENTER}")
    terminal.wait_for(PROMPT)
    terminal.type(f"zz!{LEFT}{TAB}?{ENTER}")
    terminal.wait_for("to zz?!.")
    assert "First line of the answer to waste!?." in shown(terminal)


@MODES
def test_control_c_clears_the_line_and_says_so_in_one_line(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = begin(start, mode)
    terminal.type("hel")
    terminal.wait_for("hel")
    terminal.settle()
    terminal.type(CTRL_C)
    terminal.wait_for(PROMPT)
    terminal.enter("waste", PROMPT)
    assert shown(terminal) == (f"Card: hel\nLine cleared.\nCard: waste\n{answer('waste')}\nCard:")


@MODES
def test_control_d_leaves_with_one_line_below_the_prompt(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = begin(start, mode)
    terminal.type(CTRL_D)
    assert terminal.wait_for_end() == 0
    assert shown(terminal) == "Card:\nGoodbye."


@MODES
def test_up_brings_back_lines_of_this_session_and_of_the_last(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = begin(start, mode)
    terminal.enter("help", PROMPT)
    terminal.enter("quit", "Goodbye.")
    assert terminal.wait_for_end() == 0
    terminal = begin(start, mode)
    terminal.enter("waste", PROMPT)
    terminal.type(UP + UP + UP + ENTER)
    terminal.wait_for(PROMPT)
    assert shown(terminal).endswith(f"Card: help\n{answer('help')}\nCard:")


@MODES
def test_answers_to_questions_are_not_brought_back(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode)
    terminal.enter("yes?", "Sure:")
    terminal.enter("no", PROMPT)
    terminal.type(UP + ENTER)
    terminal.wait_for("Sure:")
    assert shown(terminal) == "Card: yes?\nSure: no\nYou said no.\nCard: yes?\nSure:"


@MODES
def test_the_typed_lines_are_kept_in_the_folder_of_the_user(
    start: Start, mode: tuple[str, ...], home: Path
) -> None:
    terminal = begin(start, mode)
    terminal.enter("help", PROMPT)
    assert (home / "osmosis" / "typed-lines").read_text() == "help\n"


@MODES
def test_a_new_size_of_the_terminal_adds_nothing(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode)
    terminal.type("hel")
    terminal.wait_for("hel")
    sent_before = len(terminal.sent)
    for columns in (40, 120, 20):
        terminal.resize(10, columns)
    terminal.type("p")
    terminal.wait_for("p")
    new = terminal.sent[sent_before:]
    assert "Card" not in new
    assert "hel" not in new
    # The answer is as wide as the terminal is now.
    terminal.type(ENTER)
    assert "First line of the\r\nanswer to help." in terminal.wait_for(PROMPT)


@MODES
def test_a_line_longer_than_the_screen_can_be_typed(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode, columns=20)
    terminal.enter("a" * 50, PROMPT)
    assert shown(terminal, columns=20).startswith("Card: " + "a" * 14 + "\n" + "a" * 20 + "\n")


@MODES
def test_lines_typed_ahead_are_answered_in_order(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode)
    terminal.type(f"help{ENTER}waste{ENTER}hi")
    terminal.wait_for("answer to waste")
    terminal.wait_for("Card: hi")
    assert shown(terminal) == (
        f"Card: help\n{answer('help')}\nCard: waste\n{answer('waste')}\nCard: hi"
    )


@MODES
@pytest.mark.parametrize(
    "bytes_typed",
    [
        b"\xff\xfe\x80",
        b"\xe2\x99",
        b"\x1b[99~\x1b[1;5Z\x1bOZ\x1b[[A\x1b]0;title\x07",
        b"\x1b[1;1R\x1b[?62c\x1b[I\x1b[M !!",
        b"\x00\x01\x02\x05\x06\x0e\x1d\x1e",
        "\u009b2J\u202e\ufeff\u2028".encode(),
        b"\x1b\x1b\x1b\x1b",
    ],
)
def test_whatever_is_typed_the_program_goes_on(
    start: Start, mode: tuple[str, ...], bytes_typed: bytes
) -> None:
    terminal = begin(start, mode)
    # The first Enter may be taken for the end of what began there.
    terminal.send(bytes_typed + b"\r\r")
    terminal.wait_for("Sixth line")
    terminal.settle()
    terminal.type(CTRL_C)
    terminal.wait_for("Line cleared.")
    terminal.enter("help", "Sixth line of the answer to help.")
    terminal.wait_for(PROMPT)
    terminal.type(CTRL_D)
    assert terminal.wait_for_end() == 0


@MODES
def test_a_long_answer_comes_in_parts_that_the_screen_holds(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = begin(start, mode, rows=22)
    for first, last in ((1, 9), (10, 18), (19, 27)):
        came = terminal.enter("more" if first > 1 else "long", PROMPT)
        lines = [f"Line {number} of many." for number in range(first, last + 1)]
        assert "\r\n".join([*lines, "There is more. Type more."]) in came
        assert f"Line {last + 1} " not in came
    assert "Line 28 of many." in terminal.enter("more", PROMPT)
    assert "There is no more." in terminal.enter("more", PROMPT)
