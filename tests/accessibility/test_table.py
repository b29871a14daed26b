"""The table of the requirements in CONTRIBUTING.md names exactly the tests that show them."""

import ast
import re
from collections import defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
NUMBERS = tuple(range(1, 33))


def marked() -> dict[int, set[str]]:
    """The tests of each requirement, by the marks on them."""
    found: dict[int, set[str]] = defaultdict(set)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef):
                continue
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func).endswith(".requirement"):
                    name = f"{path.relative_to(ROOT / 'tests').as_posix()}: {node.name}"
                    for number in map(ast.literal_eval, mark.args):
                        found[number].add(name)
    return found


def told() -> dict[int, set[str]]:
    """The tests of each requirement, by the table."""
    rows = re.findall(
        r"^\| (\d+) \| [^|]+ \| ([^|]+) \|$", (ROOT / "CONTRIBUTING.md").read_text("utf-8"), re.M
    )
    return {int(number): set(re.findall(r"`([^`]+)`", cell)) for number, cell in rows}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_requirement_is_shown_by_the_tests_that_the_table_names(number: int) -> None:
    assert marked()[number]
    assert told()[number] == {name.partition(":")[0] for name in marked()[number]}
