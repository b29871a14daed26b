"""The real program on a terminal of its own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.conftest import ROOT
from tests.terminal import Terminal

Osmosis = Callable[..., Terminal]

PROMPTS = {"en": "Move:", "de": "Zug:", "fr": "Coup"}
"""What to wait for until the next line is asked for, by language.

The line editor shows a no-break space as a plain one, so the French prompt is cut before it.
"""

SHOWN_PROMPTS = {**PROMPTS, "fr": "Coup :"}
"""The prompts as they are shown, with plain blanks."""


@pytest.fixture
def osmosis() -> Iterator[Osmosis]:
    """Start the real program with these arguments; it ends with the test."""
    if os.name == "nt":
        pytest.skip("needs pseudo-terminals")
    with ExitStack() as stack:

        def start(
            *arguments: str, env: dict[str, str] | None = None, rows: int = 24, columns: int = 80
        ) -> Terminal:
            command = [sys.executable, "-W", "error", "-m", "osmosis_cli", *arguments]
            return stack.enter_context(
                Terminal(
                    command,
                    env={"PYTHONPATH": str(ROOT), **(env or {})},
                    rows=rows,
                    columns=columns,
                )
            )

        yield start
