"""How a prompt ends from outside, and terminals that do not know every letter."""

from __future__ import annotations

import signal

import pytest

from tests.shell.at_a_prompt import MODES, PROMPT, begin
from tests.shell.conftest import Start


@MODES
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_program_with_its_status_and_leaves_the_terminal_in_order(
    start: Start, mode: tuple[str, ...], number: int
) -> None:
    terminal = begin(start, mode)
    terminal.settle()
    assert terminal.is_raw()
    terminal.signal(number)
    assert terminal.wait_for_end() == 128 + number
    assert not terminal.is_raw()
    assert "Traceback" not in terminal.sent


@MODES
def test_a_closed_terminal_ends_the_program(start: Start, mode: tuple[str, ...]) -> None:
    terminal = begin(start, mode)
    terminal.hang_up()
    assert terminal.wait_for_end() in (0, 128 + signal.SIGHUP)


@MODES
def test_a_terminal_of_another_encoding_is_read_and_answered_in_it(
    start: Start, mode: tuple[str, ...]
) -> None:
    locale = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}
    terminal = start(*mode, env={"PYTHONIOENCODING": "latin-1", **locale})
    terminal.wait_for(PROMPT)
    terminal.send("König\r".encode("latin-1"))
    terminal.wait_for("Sixth line of the answer to K")
    terminal.wait_for(PROMPT)
    assert "Sixth line of the answer to König.".encode("latin-1") in terminal.received


@MODES
def test_a_terminal_that_knows_only_ascii_gets_stand_ins(
    start: Start, mode: tuple[str, ...]
) -> None:
    terminal = start(*mode, env={"PYTHONIOENCODING": "ascii"})
    terminal.wait_for(PROMPT)
    terminal.type("„Œuvre“\r")
    terminal.wait_for("Sixth line")
    terminal.wait_for(PROMPT)
    terminal.enter("help", PROMPT)
    assert "Traceback" not in terminal.sent
