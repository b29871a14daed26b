"""The README's commands are the ones that are checked."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from benchmarks.winning import tables
from tests.conftest import Run

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
CI = (ROOT / ".ci" / "run").read_text(encoding="utf-8")


def commands(heading: str) -> list[str]:
    """The lines of the first block of commands below a heading."""
    section = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", README, re.MULTILINE | re.DOTALL)
    assert section, heading
    block = re.search(r"^```sh\n(.*?)^```", section.group(1), re.MULTILINE | re.DOTALL)
    assert block, heading
    return block.group(1).splitlines()


@pytest.mark.parametrize("heading", ["Play", "Test"])
def test_one_line_with_nothing_but_python_does_it(heading: str) -> None:
    (line,) = commands(heading)
    first, *others = line.split(" && ")
    assert first == "python3 -m venv .venv"
    assert all(command.startswith(".venv/bin/") for command in others)


@pytest.mark.parametrize("heading", ["Play", "Test"])
def test_the_check_runs_the_line_that_the_readme_has(heading: str) -> None:
    function = re.search(r"^readme\(\) \{.*?^\}", CI, re.MULTILINE | re.DOTALL)
    assert function
    read = subprocess.run(
        ["bash", "-c", f"{function.group(0)}\nreadme {heading}"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert read.stdout.splitlines() == commands(heading)
    assert f"readme_{heading.lower()}\n" in CI


def test_the_readme_names_the_test_command_that_contributors_are_told() -> None:
    (line,) = commands("Test")
    assert line in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def more() -> list[str]:
    """The command lines of the program that the README names, in blocks, tables and sentences."""
    blocks = re.findall(r"^osmosis.*$", README, re.MULTILINE)
    inline = re.findall(r"`(osmosis [^`|]+)`", README)
    return list(dict.fromkeys([*blocks, *inline]))


@pytest.mark.parametrize("line", more())
def test_every_command_line_that_the_readme_names_works(line: str, run: Run) -> None:
    # What a measurement measures takes its time: three deals show that the line works.
    quick = re.sub(r"--count \d+", "--count 3", line)
    # The file that a line reads from is made up here.
    done = run(*shlex.split(quick.partition(" < ")[0])[1:], input="quit\n")
    assert done.stderr == ""
    # A move that is explained may be illegal: then that is the answer.
    assert done.returncode == (1 if " why " in line else 0)
    assert done.stdout


def test_the_readme_names_the_commands_that_a_reader_looks_for() -> None:
    words = {word for line in more() for word in shlex.split(line)}
    assert {"learn", "rules", "why", "docs", "--lang", "--new", "--help"} <= words


def test_a_game_sounds_as_the_readme_says(run: Run) -> None:
    block = re.search(r"^```text\n\$ osmosis (.*?)\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
    assert block
    typed = re.findall(r"^> (.*)$", block.group(2), re.MULTILINE)
    answers = re.sub(r"^> .*\n", "", block.group(2), flags=re.MULTILINE)
    done = run(*block.group(1).split(), input="".join(f"{line}\n" for line in typed))
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.endswith(answers)


@pytest.mark.parametrize(
    ("name", "code", "said"), [("Deutsch", "de", "Aufruf:"), ("Français", "fr", "Utilisation")]
)
def test_each_paragraph_says_how_to_start_in_its_language(
    name: str, code: str, said: str, run: Run
) -> None:
    paragraph = re.search(rf"^\*\*{name}\.\*\*.*?\n\n", README, re.MULTILINE | re.DOTALL)
    assert paragraph
    (start,) = re.findall(rf"`osmosis (--lang {code})`", paragraph.group(0))
    (learn,) = re.findall(rf"`osmosis (learn --lang {code})`", paragraph.group(0))
    (command,) = re.findall(rf"`(language {code})`", paragraph.group(0))
    assert run(*start.split(), "--help").stdout.startswith(said)
    assert run(*learn.split(), "--help").stdout.startswith(said)
    run(input=f"{command}\nquit\n")
    assert run("--help").stdout.startswith(said)


def test_the_tables_of_win_rates_are_those_of_the_measurements() -> None:
    for table in tables():
        assert table in README
