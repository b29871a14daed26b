"""A command starts fast because it imports little: what each one may load, counted, not timed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Runs the program and tells, on the error stream, which modules that brought in.
PROBE = """
import sys
before = set(sys.modules)
from osmosis_cli.__main__ import main
try:
    main()
except SystemExit as end:
    assert not end.code, end.code
print(*sorted(set(sys.modules) - before), file=sys.stderr)
"""

# Of the standard library, what would be felt at each start.
HEAVY = {
    "argparse", "asyncio", "concurrent", "curses", "email", "http", "importlib.metadata",
    "importlib.resources", "logging", "multiprocessing", "socket", "sqlite3", "ssl", "subprocess",
    "tomllib", "unittest", "xml", "zipfile",
}  # fmt: skip


def loaded(*arguments: str) -> set[str]:
    """The modules that a command loads, input being no terminal."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        input="",
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    return set(done.stderr.split())


def outsiders(modules: set[str]) -> set[str]:
    """The packages among them that are neither the program's nor the standard library's."""
    return {name.split(".")[0] for name in modules} - sys.stdlib_module_names - {"osmosis_cli"}


def test_the_version_needs_nothing_but_itself() -> None:
    assert loaded("--version") <= {"osmosis_cli", "osmosis_cli.__main__"}


@pytest.mark.parametrize(
    "arguments",
    [
        ("--help",),
        ("play", "--help"),
        ("deal", "--deal", "1"),
        ("deal", "--deal", "1", "--json"),
        ("why", "draw", "--deal", "1", "--json"),
        ("play", "--deal", "1"),
    ],
    ids=" ".join,
)
def test_a_command_without_a_prompt_loads_click_and_nothing_heavy(
    arguments: tuple[str, ...],
) -> None:
    modules = loaded(*arguments)
    assert "osmosis_cli.cli.run" in modules
    assert outsiders(modules) <= {"click"}
    assert modules & HEAVY == set()
