"""A small program with a prompt, on a terminal of its own, for the tests of the prompts."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.terminal import Terminal

ROOT = Path(__file__).resolve().parent.parent.parent

Start = Callable[..., Terminal]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start the small program with these arguments; it ends with the test."""
    with ExitStack() as stack:

        def start(
            *arguments: str,
            env: dict[str, str] | None = None,
            rows: int = 24,
            columns: int = 80,
            shell_end: str = "",
        ) -> Terminal:
            command = [sys.executable, "-W", "error", "-m", "tests.small_program", *arguments]
            if shell_end:
                command = ["sh", "-c", f'"$@" {shell_end}', "sh", *command]
            return stack.enter_context(
                Terminal(
                    command,
                    env={"PYTHONPATH": str(ROOT), **(env or {})},
                    rows=rows,
                    columns=columns,
                )
            )

        if os.name == "nt":
            pytest.skip("needs pseudo-terminals")
        yield start
