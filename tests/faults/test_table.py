"""The README's table of faults and the tests of this folder are about the same faults."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).resolve().parent
README = HERE.parents[1] / "README.md"


def rows() -> list[list[str]]:
    """The rows of the table, each as its cells."""
    section = README.read_text(encoding="utf-8").partition("\n## Reliability\n")[2]
    section = section.partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def faults_of_tests() -> set[str]:
    """The faults that the tests of this folder name."""
    sources = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    return set(re.findall(r'@pytest\.mark\.fault\("(.+)"\)\n', sources))


def test_each_fault_in_the_readme_has_a_test_and_each_test_a_row() -> None:
    assert {row[0] for row in rows()} == faults_of_tests()


def test_each_row_says_what_is_seen_and_what_is_kept() -> None:
    assert len(rows()) > 12
    assert [row for row in rows() if len(row) != 3 or not all(row)] == []
