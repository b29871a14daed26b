"""The small program at its prompt, the same with the line editor and in plain mode."""

from __future__ import annotations

import pytest

from tests.screen import Screen
from tests.shell.conftest import Start
from tests.terminal import Terminal

PROMPT = "Card:"
MODES = pytest.mark.parametrize("mode", [(), ("--plain",)], ids=["editor", "plain"])


def begin(start: Start, mode: tuple[str, ...], **options: int) -> Terminal:
    terminal = start(*mode, **options)
    terminal.wait_for(PROMPT)
    return terminal


def shown(terminal: Terminal, rows: int = 24, columns: int = 80) -> str:
    """The whole transcript after the line that says the mode."""
    screen = Screen(rows, columns)
    screen.show(terminal.sent)
    return screen.text()[screen.text().index(PROMPT) :]
