"""Changes the rules in small ways, one at a time, and names each change that no test notices.

Usage: ``python -m tests.mutation [FILE...]``, files of ``osmosis_cli/game``, all if none is named.
Changes that ``explained.txt`` lists are left out. The status is 1 if one was not noticed.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.mutation.explained import change_of, explained
from tests.mutation.mutants import mutants
from tests.mutation.trial import unnoticed

ROOT = Path(__file__).resolve().parents[2]
GAME = ROOT / "osmosis_cli" / "game"
TESTS = ROOT / "tests"

FURTHER = ("cli/test_programs.py", "cli/test_lab.py", "storage/test_record.py")
"""Tests outside of `tests/game` of what it offers to programs and to the storage."""


def main(names: list[str]) -> int:
    """Try every mutant of these files of the game; return the exit status."""
    files = [GAME / name for name in names] or sorted(GAME.glob("*.py"))
    left_out = explained()
    survivors = 0
    for file in files:
        source = file.read_text(encoding="utf-8")
        found = [
            made for made in mutants(source) if change_of(file.name, made.diff) not in left_out
        ]
        print(f"{file.name}: {len(found) - 1} changes", flush=True)
        for mutant in unnoticed(f"osmosis_cli.game.{file.stem}", found, ordered_tests(file.stem)):
            survivors += 1
            print(f"not noticed in {file.name}:\n{mutant.diff}\n", flush=True)
    print(f"{survivors} not noticed")
    return 1 if survivors else 0


def ordered_tests(module: str) -> list[str]:
    """Return the files of the tests, those first that are named for this module."""
    files = [*sorted((TESTS / "game").glob("test_*.py")), *(TESTS / name for name in FURTHER)]
    return [str(file) for file in sorted(files, key=lambda file: module not in file.stem)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
