"""Keys that are whole lines, on a real terminal."""

from __future__ import annotations

import pytest

from tests.program.conftest import Osmosis
from tests.program.test_on_a_terminal import shown
from tests.terminal import CTRL_D


@pytest.mark.requirement(31)
def test_one_key_is_a_line_and_a_blank_begins_one(osmosis: Osmosis) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001", "--no-plain")
    terminal.wait_for("Move:")
    terminal.enter("keys on", "Move:")
    terminal.type("4")
    terminal.wait_for("Jack of spades to row 1.")
    terminal.wait_for("Move:")
    terminal.type("d")
    terminal.wait_for("8 of spades fits.")
    terminal.wait_for("Move:")
    terminal.enter(" row 1", "Move:")
    terminal.enter(":keys off", "Move:")
    terminal.enter("4", "Move:")
    terminal.settle()
    lines = shown(terminal)
    assert "Row 1, spades, 2 cards: 7, jack." in lines
    assert "Move: 4" in lines and "Move: d" in lines
    assert not any("10 of clubs to" in line for line in lines)
    terminal.type(CTRL_D)
    assert terminal.wait_for_end() == 0


@pytest.mark.requirement(31)
def test_no_key_acts_while_a_question_waits_nor_in_what_is_pasted(osmosis: Osmosis) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001", "--no-plain")
    terminal.wait_for("Move:")
    terminal.enter("r4", "Move:")
    terminal.enter("keys on", "Move:")
    terminal.enter(" give up", "Answer:")
    terminal.type("d")
    terminal.settle()
    assert not any("8 of spades" in line for line in shown(terminal))
    terminal.enter("\x7fno", "Move:")
    terminal.type("\x1b[200~draw\x1b[201~")
    terminal.settle()
    assert not any("8 of spades" in line for line in shown(terminal))
    terminal.enter("", "Move:")
    assert any("8 of spades fits." in line for line in shown(terminal))
    terminal.type(CTRL_D)
    assert terminal.wait_for_end() == 0
