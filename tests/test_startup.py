"""A command starts fast because it imports little: what each one may load, counted, not timed.

A module that a command does not need must not be loaded for it; one that it now needs is added to
its list here, once `benchmarks/run` has shown that the command is still fast enough.
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

# What any command may use of the standard library beside what click loads; a package stands for
# all that is in it, and parts in C for nothing. `pathlib` brings some of it along.
LIBRARY = {
    "fnmatch", "gc", "glob", "ipaddress", "ntpath", "pathlib", "runpy", "signal", "struct",
    "textwrap", "unicodedata", "urllib",
}  # fmt: skip

STATES = {"bisect", "copy", "dataclasses", "random"}
"""What states and deals need of it."""

# The modules of the program that each command may load beside the command line itself.
EVERY = """
shell: asking console endings modes own_faults stopping streams wrap
storage: errors files folders history recovery settings settings_file settings_text
words: choice choice_texts click_messages fold language metavars numbers resources standins texts
game: players rulesets
"""
RULES = """
words: cards finding rulebook variants
game: cards moves
"""
DEAL = """
words: board cards changes finding greeting style variants
game: cards deals faults moves places play position reasons rules state
"""
WHY = """
words: cards faults finding places reasons refusals style typed_cards variants verdicts
words: verdicts_short
game: cards deals faults moves places play position reasons record rules script state timeline
shell: answers registry typed_moves vocabulary
"""
# In words it knows the words of all commands, so it loads them, but nothing that they need only
# when they run.
WHY_IN_WORDS = """
shell: arguments commands game kept_games lesson_words numbered_lists opening past transcript
shell: typed_paths
storage: names transcripts
words: board changes distance greeting language_names lists outcomes saved_games saving statistics
words: transcripts truth turns yesno
game: safe
"""
STATS = """
shell: told_statistics
storage: jsontext progress rules_json statistics
words: cards finding saving statistics variants
game: cards
"""
SAVES = """
shell: told_saves
storage: jsontext names record record_json rules_json save_text saves
words: cards finding saved_games saving variants
game: cards deals faults moves places play position reasons rules state timeline
"""
GAME = """
shell: activity answers first_start game game_keeper guiding kept_games loop memory opening past
shell: result_keeper script_prompt session settings_keeper transcript watcher
storage: journal journal_text jsontext lock record record_json rules_json transcripts uncounted
tutor: notebook
words: saving settings_problems transcripts
game: timeline
"""
SCRIPT = """
shell: script_prompt
game: record script timeline
words: cards finding style variants
"""

ALLOWED: dict[tuple[str, ...], tuple[str, set[str]]] = {
    ("--help",): ("", set()),
    ("play", "--help"): ("", set()),
    ("rules",): (RULES, set()),
    ("rules", "1"): (RULES, set()),
    ("deal", "--deal", "1"): (DEAL, STATES),
    ("deal", "--deal", "1", "--lang", "de"): (DEAL, STATES),
    ("deal", "--deal", "1", "--lang", "fr"): (DEAL, STATES),
    ("deal", "--deal", "1", "--json"): (DEAL, STATES | {"json"}),
    ("why", "draw", "--deal", "1"): (WHY + WHY_IN_WORDS, STATES),
    ("why", "draw", "--deal", "1", "--json"): (WHY, STATES | {"json"}),
    ("stats",): (STATS, {"json"}),
    ("saves",): (SAVES, STATES | {"json", "zlib"}),
    ("stats", "--json"): (STATS, {"fcntl", "json"}),
    ("play", "--deal", "1"): (DEAL + GAME, STATES | {"fcntl", "zlib"}),
    ("play", "--deal", "1", "--json"): (DEAL + SCRIPT, STATES | {"json"}),
}


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


def listed(text: str) -> set[str]:
    """The modules that a list above names, by the room that they are in."""
    lines = [line.partition(":") for line in text.split("\n") if line]
    return {f"osmosis_cli.{room}.{name}" for room, _colon, names in lines for name in names.split()}


def is_allowed(module: str, allowed: set[str]) -> bool:
    """Whether this module, or a package that it is in, is on a list, or is of the command line."""
    parts = module.split(".")
    if parts[0] != "osmosis_cli" or len(parts) < 3 or parts[1] == "cli":
        return parts[0] == "osmosis_cli"
    return any(".".join(parts[:size]) in allowed for size in range(3, len(parts) + 1))


def outsiders(modules: set[str]) -> set[str]:
    """The packages among them that are neither the program's nor the standard library's."""
    return {name.split(".")[0] for name in modules} - sys.stdlib_module_names - {"osmosis_cli"}


def test_the_version_needs_nothing_but_itself() -> None:
    assert loaded("--version") <= {"osmosis_cli", "osmosis_cli.__main__"}


@pytest.mark.parametrize("arguments", ALLOWED, ids=" ".join)
def test_a_command_loads_only_what_it_needs(arguments: tuple[str, ...]) -> None:
    modules = loaded(*arguments)
    own, library = ALLOWED[arguments]
    mine = {name for name in modules if name.split(".")[0] == "osmosis_cli"}
    assert "osmosis_cli.cli.main" in mine
    assert {name for name in mine if not is_allowed(name, listed(EVERY + own))} == set()
    assert outsiders(modules) <= {"click"}
    others = {name.split(".")[0] for name in modules - mine - yardstick()}
    felt = {name for name in others - {"click"} if not name.startswith("_")}
    # Not even on another system: each of these is a name for the same few functions.
    assert felt - LIBRARY - library - {"nt", "org", "posixpath"} == set()


def test_a_command_loads_of_click_only_what_it_shows() -> None:
    click = {name for name in loaded("deal", "--deal", "1") if name.startswith("click")}
    assert click <= yardstick() | {"click._textwrap"}


def test_each_list_names_only_modules_that_there_are() -> None:
    every = EVERY + "".join(own for own, _library in ALLOWED.values())
    there = {
        ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
        for path in (ROOT / "osmosis_cli").rglob("*.py")
    }
    assert listed(every) - there == set()


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
