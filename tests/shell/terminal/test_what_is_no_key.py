"""Terminals send more than keys: colours, reports, the mouse. None of it does anything."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from prompt_toolkit.keys import Keys

from osmosis_cli.shell.terminal.editor import KeyReader
from tests.shell.at_a_prompt import MODES, PROMPT, begin
from tests.shell.conftest import Start
from tests.small_program import answer
from tests.terminal import CTRL_C, ENTER

NO_KEYS = {
    "a colour": "\x1b[31m",
    "the end of a colour": "\x1b[0m",
    "a window that has the keyboard": "\x1b[I",
}
ONLY_IN_THE_EDITOR = {
    "several colours": "\x1b[1;38;5;12m",
    "a report of the cursor": "\x1b[12;40R",
    "a long report": "\x1b[" + "1;" * 5000 + "R",
    "the mouse, as newer terminals tell it": "\x1b[<0;35;12M",
    "the mouse": "\x1b[M !\xff",
    "the mouse in a corner": "\x1b[M\x1b[M",
    "a title": "\x1b]0;no title\a",
    "a colour of the screen": "\x1b]11;rgb:0000/0000/0000\x1b\\",
    "an answer of the terminal": "\x1bP1$r0m\x1b\\",
    "a control letter of eight bits": "\x9b",
}


@MODES
@pytest.mark.parametrize("sent", NO_KEYS.values(), ids=NO_KEYS)
def test_what_is_no_key_does_nothing(start: Start, mode: tuple[str, ...], sent: str) -> None:
    terminal = begin(start, mode)
    terminal.type("wa" + sent + "ste" + ENTER)
    terminal.wait_for(answer("waste").splitlines()[-1])
    terminal.wait_for(PROMPT)


@pytest.mark.parametrize("sent", ONLY_IN_THE_EDITOR.values(), ids=ONLY_IN_THE_EDITOR)
def test_the_line_editor_drops_whatever_is_no_key(start: Start, sent: str) -> None:
    terminal = begin(start, ())
    terminal.type("wa" + sent)
    terminal.type("ste" + ENTER)
    terminal.wait_for(answer("waste").splitlines()[-1])


def test_a_sequence_may_come_in_pieces(start: Start) -> None:
    terminal = begin(start, ())
    for letter in "waste\x1b[Dx\x1b[31my":
        terminal.type(letter)
    terminal.type(ENTER)
    terminal.wait_for(answer("wastxye").splitlines()[-1])


@given(st.lists(st.text("\x1b\x1b[M<1;R~O a\a\0\udcff"), max_size=6))
@example(["\x1b\udcff[Mabc"])
@example(["\x1b[\udcff1;1R"])
@example(["\x1b[200~was\x03\x1b[M\udcff !"])
def test_whatever_comes_the_mouse_and_reports_are_no_keys(read: list[str]) -> None:
    made: list[Keys | str] = []
    reader = KeyReader(lambda press: made.append(press.key))
    for data in read:
        reader.feed(data)
    reader.flush()
    assert not {Keys.Vt100MouseEvent, Keys.CPRResponse} & {*made}


@MODES
def test_control_c_ends_a_paste_that_has_no_end(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode)
    terminal.type("\x1b[200~was")
    # Ctrl-C throws away what was typed and not read yet, be it half a sequence.
    terminal.settle()
    terminal.type(CTRL_C)
    terminal.wait_for("Line cleared.")
    terminal.type("waste" + ENTER)
    terminal.wait_for("answer to waste")


@MODES
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGQUIT"])
@pytest.mark.parametrize("typed", ["", "wa", "\x1b[200~wa"], ids=["nothing", "letters", "a paste"])
def test_each_signal_ends_the_program_and_leaves_the_terminal_as_it_was(
    start: Start, mode: tuple[str, ...], name: str, typed: str
) -> None:
    terminal = begin(start, mode)
    terminal.type(typed)
    if typed == "wa":
        terminal.wait_for("wa")
    number = getattr(signal, name)
    os.kill(terminal.pid, number)
    assert terminal.wait_for_end() == 128 + number
    assert not terminal.is_raw()
    assert "Traceback" not in terminal.sent


def test_a_stopped_program_shows_prompt_and_line_again_as_it_goes_on(start: Start) -> None:
    terminal = begin(start, ("--plain",))
    terminal.type("was")
    terminal.wait_for("was")
    os.kill(terminal.pid, signal.SIGSTOP)
    os.kill(terminal.pid, signal.SIGCONT)
    terminal.wait_for(f"{PROMPT} was")
    terminal.type("te" + ENTER)
    terminal.wait_for(answer("waste").splitlines()[-1])
