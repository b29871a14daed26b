"""What only the line editor does: pasting, stopping, and being of a version that is known."""

from __future__ import annotations

import shutil
import sys
import tomllib
from importlib.metadata import version

import pytest

from tests.screen import Screen
from tests.shell.conftest import ROOT, Start
from tests.small_program import answer
from tests.terminal import CTRL_C, CTRL_L, CTRL_R, CTRL_Z, ENTER, UP, Terminal, pasted

PROMPT = "Card:"


def begin(start: Start) -> Terminal:
    terminal = start()
    terminal.wait_for(PROMPT)
    return terminal


def shown(terminal: Terminal) -> str:
    screen = Screen()
    screen.show(terminal.sent)
    return screen.text()


def test_every_line_of_a_pasted_text_is_a_command_and_the_last_waits_for_enter(
    start: Start,
) -> None:
    terminal = begin(start)
    terminal.type("he")
    terminal.type(pasted("lp\r\nwaste\n\nhi\tnt"))
    terminal.wait_for("Card: hi nt")
    assert shown(terminal) == (
        f"Card: help\n{answer('help')}\nCard: waste\n{answer('waste')}\nCard: hi nt"
    )
    terminal.enter("s", PROMPT)
    assert shown(terminal).endswith(f"{answer('hi nts')}\nCard:")


def test_a_pasted_word_is_only_typed_and_loses_what_is_no_letter(start: Start) -> None:
    terminal = begin(start)
    terminal.type(pasted("wa\x1b[2Js"))
    terminal.wait_for("was")
    assert shown(terminal) == "Card: was"


def test_pasted_lines_are_kept_like_typed_ones(start: Start) -> None:
    terminal = begin(start)
    terminal.type(pasted("help\nwaste\n"))
    terminal.wait_for("answer to waste")
    terminal.wait_for(PROMPT)
    terminal.type("\x1b[A\x1b[A" + ENTER)
    terminal.wait_for(PROMPT)
    assert shown(terminal).endswith(f"Card: help\n{answer('help')}\nCard:")


def test_control_c_gives_up_a_pasted_line_and_not_what_is_typed_after_it(start: Start) -> None:
    terminal = begin(start)
    terminal.type("he")
    terminal.type(pasted("lp\nwaste"))
    terminal.wait_for("Card: waste")
    terminal.type(CTRL_C + "hint" + ENTER)
    terminal.wait_for("Sixth line of the answer to hint.")
    terminal.wait_for(PROMPT)
    assert shown(terminal) == (
        f"Card: help\n{answer('help')}\n"
        f"Card: waste\nLine cleared.\n"
        f"Card: hint\n{answer('hint')}\nCard:"
    )


def test_control_l_shows_the_line_again_and_clears_nothing(start: Start) -> None:
    terminal = begin(start)
    terminal.type("hel")
    terminal.wait_for("hel")
    terminal.type(CTRL_L)
    terminal.wait_for("Card: hel")
    assert shown(terminal) == "Card: hel"


@pytest.mark.skipif(not shutil.which("bash"), reason="needs a shell that stops its jobs")
def test_the_program_can_be_stopped_and_goes_on_with_the_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    program = f"'{sys.executable}' -m tests.small_program; echo stopped; fg"
    with Terminal(["bash", "-mc", program]) as terminal:
        terminal.wait_for(PROMPT)
        terminal.type("hel")
        terminal.wait_for("hel")
        terminal.type(CTRL_Z)
        terminal.wait_for("stopped")
        terminal.wait_for("Card: hel")
        terminal.enter("p", PROMPT)
        assert answer("help").replace("\n", "\r\n") in terminal.sent


def test_a_line_is_shown_without_colours_even_where_it_is_marked(start: Start) -> None:
    terminal = begin(start)
    terminal.type("help\x1b[1;2D\x1b[1;2D\N{NO-BREAK SPACE}" + ENTER)
    terminal.wait_for("Sixth line")
    # The emulator knows no attribute but "none".
    assert "Card:" in shown(terminal)


def test_prompt_toolkit_is_of_the_series_that_the_line_editor_was_made_for() -> None:
    wanted = "prompt_toolkit>=3.0.52,<3.1"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert wanted in project["dependencies"]
    assert (3, 0, 52) <= tuple(map(int, version("prompt_toolkit").split("."))) < (3, 1)


@pytest.mark.requirement(32)
def test_control_r_brings_back_the_lines_that_hold_what_is_typed(start: Start) -> None:
    terminal = begin(start)
    for line in ("row 1", "hint", "row 2", "waste"):
        terminal.enter(line, PROMPT)
    terminal.type(CTRL_R)
    terminal.wait_for("Type a part of an earlier line first.")
    terminal.wait_for(PROMPT)
    terminal.type("ow" + CTRL_R)
    terminal.wait_for("row 2")
    terminal.type(CTRL_R)
    terminal.wait_for("row 1")
    terminal.type(CTRL_R)
    terminal.wait_for("No earlier line with ow.")
    terminal.wait_for("Card: row 1")
    terminal.enter("", PROMPT)
    assert shown(terminal).endswith(f"Card: row 1\n{answer('row 1')}\nCard:")


def test_up_past_the_first_line_says_that_there_is_none(start: Start) -> None:
    terminal = begin(start)
    terminal.enter("hint", PROMPT)
    terminal.type(UP)
    terminal.wait_for("hint")
    terminal.type(UP)
    terminal.wait_for("No earlier line.")
    terminal.wait_for("Card: hint")
    assert shown(terminal).endswith("Card: hint\nNo earlier line.\nCard: hint")
