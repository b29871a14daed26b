"""The README's commands are the ones that are checked."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

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
