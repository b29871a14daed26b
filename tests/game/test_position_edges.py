"""Positions at the very edge of what is allowed, and texts at the edge of what is shown."""

from typing import Any

import pytest

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.position import BadPosition, read_position, write_position

START: dict[str, Any] = write_position(deal(DealNumber(1)), "1")


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ([], "[...]"),
        (["8C"], "[...]"),
        ({"a": 1}, "{...}"),
        (7, "7"),
        (-7, "-7"),
        (10**19, "1" + "0" * 19),
        (10**20 - 1, "9" * 20),
        (10**20, "..."),
        (-(10**20), "..."),
        (1.5, "1.5"),
        (True, "true"),
        (None, "null"),
        ("x" * 40, "x" * 20),
        ("\u202e", "\u202e"),
    ],
)
def test_what_is_no_card_is_shown_as_it_stands_but_short(value: object, shown: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position({**START, "waste": [value]})
    assert [f.text for f in caught.value.faults if f.code == "bad-card"] == [shown]


def later_pass(waste: int, missing: int = 0) -> dict[str, Any]:
    """The start in its second pass with so many cards dealt; the last cards went to row 1."""
    talon = START["stock"]
    row = START["rows"][0]
    suit = row[0][1]
    gone = [card for card in talon if card[1] == suit][:missing]
    left = [card for card in talon if card not in gone]
    return {
        **START,
        "rows": [[*row, *gone], [], [], []],
        "waste": left[:waste],
        "stock": left[waste:],
        "passes": 2,
    }


@pytest.mark.parametrize(("waste", "missing"), [(0, 0), (33, 0), (35, 0), (3, 0), (1, 2), (32, 1)])
def test_a_waste_that_deals_of_the_full_stock_just_leave_is_taken(waste: int, missing: int) -> None:
    state = read_position(later_pass(waste, missing)).state
    assert (len(state.waste), state.pass_number) == (waste, 2)


@pytest.mark.parametrize(("waste", "missing"), [(1, 0), (34, 0), (32, 0), (1, 1)])
def test_a_waste_that_no_deal_of_the_full_stock_leaves_is_refused(waste: int, missing: int) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(later_pass(waste, missing))
    assert [fault.code for fault in caught.value.faults] == ["waste-count"]
