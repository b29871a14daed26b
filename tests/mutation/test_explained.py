"""The list of changes that no test can notice is about the rules as they are."""

from __future__ import annotations

import pytest

from tests.mutation.explained import Change, explained

GAME = "osmosis_cli/game"


@pytest.mark.parametrize("change", explained(), ids=lambda change: f"{change.file} {change.gone}")
def test_the_lines_that_an_explained_change_takes_away_are_there(
    change: Change, pytestconfig: pytest.Config
) -> None:
    source = (pytestconfig.rootpath / GAME / change.file).read_text(encoding="utf-8")
    lines = [line.strip() for line in source.splitlines()]
    assert change.gone and change.come
    assert set(change.gone) <= set(lines)


def test_every_change_has_a_reason() -> None:
    assert all(reason.endswith(".") for reason in explained().values())
