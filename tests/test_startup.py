"""A command starts fast because it imports little: what each one may load, counted, not timed.

What a command does not need must not be loaded for it. A budget grows only once `benchmarks/run`
has shown that the command is still fast enough.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.terminal import Terminal

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

# click and gettext, which every command needs, and what they load themselves.
YARDSTICK = """
import sys
before = set(sys.modules)
import click, gettext
print("modules")
print(*sorted(set(sys.modules) - before), file=sys.stderr)
"""

# Tells on the screen when prompt_toolkit begins to be loaded.
TELLTALE = """
import sys

class Telltale:
    def find_spec(self, name, path, target=None):
        if name == "prompt_toolkit":
            print("[the line editor is loaded]", flush=True)

sys.meta_path.insert(0, Telltale())
from osmosis_cli.__main__ import main
main()
"""

# What is slow to load or large, and so only loaded by a command that uses it. A name stands for all
# that is in it.
COSTLY = {
    # Never needed before a prompt opens, or for a folder that is named.
    "prompt_toolkit", "babel", "platformdirs", "asyncio", "importlib.metadata", "readline",
    "concurrent", "multiprocessing", "subprocess", "socket", "ssl", "http", "email", "logging",
    "tempfile", "shutil", "decimal", "fractions", "statistics", "unittest", "pydoc",
    # For some commands.
    "json", "random", "sqlite3", "tomllib", "zlib",
    # Of the program.
    "osmosis_cli.game.coach", "osmosis_cli.game.proof", "osmosis_cli.game.review",
    "osmosis_cli.game.search_board", "osmosis_cli.game.simulate", "osmosis_cli.game.solver",
    "osmosis_cli.shell.commands", "osmosis_cli.shell.session", "osmosis_cli.tutor",
    "osmosis_cli.words.rulebook",
}  # fmt: skip

# What opening the database costs: a deal that was asked for is kept when it is left, too.
DATABASE = {"random", "sqlite3", "sqlite3.dbapi2", "zlib"}

# For each command how many modules of the program it may load at most, and what it may load of the
# costly ones.
BUDGETS: dict[tuple[str, ...], tuple[int, set[str]]] = {
    # Older versions of click look in any case how wide the terminal is.
    ("--help",): (40, {"shutil", "zlib"}),
    ("play", "--help"): (40, {"shutil", "zlib"}),
    ("rules",): (57, {"osmosis_cli.words.rulebook"}),
    ("rules", "1"): (57, {"osmosis_cli.words.rulebook"}),
    ("deal", "--deal", "1"): (62, {"random"}),
    ("deal", "--deal", "1", "--lang", "de"): (62, {"random"}),
    ("deal", "--deal", "1", "--lang", "fr"): (62, {"random"}),
    ("deal", "--deal", "1", "--json"): (62, {"json", "random"}),
    # In words it knows the words of all commands, but nothing that they need only when they run.
    ("why", "draw", "--deal", "1"): (
        112,
        {
            "osmosis_cli.shell.commands",
            "osmosis_cli.shell.session",
            "osmosis_cli.tutor.notebook",
            "random",
            "zlib",
        },
    ),
    ("why", "draw", "--deal", "1", "--json"): (62, {"json", "random"}),
    ("stats",): (62, {"json", *DATABASE}),
    ("saves",): (62, {"json", *DATABASE}),
    ("stats", "--json"): (62, {"json", *DATABASE}),
    ("play", "--deal", "1"): (
        88, {"json", "osmosis_cli.shell.session", "osmosis_cli.tutor.notebook", *DATABASE},
    ),
    ("play", "--deal", "1", "--json"): (56, {"json", "random"}),
}  # fmt: skip

# How many modules of others, beside what click and gettext load, a command may load on any system
# and with any Python.
MOST_OTHERS = 45


def run_probe(code: str, *arguments: str) -> set[str]:
    """The modules that a piece of code tells it has loaded, its input being no terminal."""
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        # A command for those who play as a program; all others read none, or are to load none.
        input="draw\n" if "--json" in arguments else "",
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    return set(done.stderr.split())


def loaded(*arguments: str) -> set[str]:
    """The modules that a command loads."""
    return run_probe(PROBE, *arguments)


@cache
def yardstick() -> frozenset[str]:
    """The modules that click and gettext load."""
    return frozenset(run_probe(YARDSTICK))


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Catalogues that are newer than what was compiled of them are compiled by the first run."""
    for code in ("de", "fr"):
        loaded("deal", "--deal", "1", "--lang", code)


def within(modules: set[str], names: set[str]) -> set[str]:
    """Those of the modules that one of these names stands for."""
    return {
        module for module in modules
        if any(f"{module}.".startswith(f"{name}.") for name in names)
    }  # fmt: skip


def outsiders(modules: set[str]) -> set[str]:
    """The packages among them that are neither the program's nor the standard library's."""
    return {name.split(".")[0] for name in modules} - sys.stdlib_module_names - {"osmosis_cli"}


def test_the_version_needs_nothing_but_itself() -> None:
    assert loaded("--version") <= {"osmosis_cli", "osmosis_cli.__main__"}


@pytest.mark.parametrize("arguments", BUDGETS, ids=" ".join)
def test_a_command_loads_only_what_it_needs(arguments: tuple[str, ...]) -> None:
    modules = loaded(*arguments)
    most, needed = BUDGETS[arguments]
    mine = within(modules, {"osmosis_cli"})
    others = modules - mine - yardstick()
    assert "osmosis_cli.cli.main" in mine
    packages = {name[:at] for name in needed for at, sign in enumerate(name) if sign == "."}
    assert within(mine | others, COSTLY) - within(modules, needed) - packages == set()
    assert outsiders(modules) <= {"click"}
    assert len(mine) <= most, sorted(mine)
    assert len(others) <= MOST_OTHERS, sorted(others)


def test_what_is_costly_is_named_as_it_is() -> None:
    there = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in (ROOT / "osmosis_cli").rglob("*.py")
    }
    named = {name for _most, needed in BUDGETS.values() for name in needed} | COSTLY
    assert {name for name in named if name.startswith("osmosis_cli")} - there == set()


def test_a_command_loads_of_click_only_what_it_shows() -> None:
    click = {name for name in loaded("deal", "--deal", "1") if name.startswith("click")}
    assert click <= yardstick() | {"click._textwrap"}


@pytest.mark.parametrize("arguments", [("--deal", "1"), ("--no-plain",)], ids=" ".join)
def test_a_game_is_told_before_the_line_editor_is_loaded(arguments: tuple[str, ...]) -> None:
    with Terminal([sys.executable, "-c", TELLTALE, *arguments]) as terminal:
        before = terminal.wait_for("[the line editor is loaded]")
        assert "Deal 1" in before or "Welcome" in before
        assert "Move:" not in before and "Answer:" not in before
        terminal.wait_for(":")


def test_plain_mode_never_loads_the_line_editor() -> None:
    with Terminal([sys.executable, "-c", TELLTALE, "--deal", "1", "--plain"]) as terminal:
        terminal.wait_for("Move:")
        terminal.enter("draw", "Move:")
        terminal.enter("help", "Move:")
        terminal.type("quit\r")
        terminal.wait_for_end()
        assert "the line editor" not in terminal.sent
