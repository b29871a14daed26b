"""A position is taken exactly when legal play could have made its rows and its counts."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.position import BadPosition, read_position
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.state import Card, State, full_deck
from tests.game.model import Model
from tests.game.strategies import states

CODES = [card.code for card in full_deck()]


def faults(rules: str, sizes: tuple[int, int], passes: int, draw: int) -> list[str]:
    """The faults of a position with so many cards in stock and waste, all else in order.

    What does not fit there lies in the reserve, while it holds more, and in full rows.
    """
    stock, waste = sizes
    room = min(51 - stock - waste, 16 if RULE_SETS[rules].piles else 0)
    played = 52 - stock - waste - room
    rows = [CODES[start : max(start, min(start + 13, played))] for start in (0, 13, 26, 39)]
    rest = CODES[played:]
    piles = [rest[i : min(i + 4, room)] for i in (0, 4, 8, 12)] if RULE_SETS[rules].piles else []
    data = {
        "rules": rules,
        "draw": draw,
        "rows": rows,
        "reserve": piles,
        "waste": rest[room : room + waste],
        "stock": rest[room + waste :],
        "passes": passes,
    }
    try:
        read_position(data)
    except BadPosition as bad:
        return [fault.code for fault in bad.faults]
    return []


def reachable(full: int, draw: int, passes: int) -> set[tuple[int, int, int]]:
    """Every (stock, waste, pass) that dealing, playing from the waste and redealing can make."""
    found = {(full, 0, 1)}
    fresh = list(found)
    while fresh:
        stock, waste, number = fresh.pop()
        dealt = min(draw, stock)
        nexts = [(stock - dealt, waste + dealt, number), (stock, max(0, waste - 1), number)]
        if stock == 0 and waste and number < passes:
            nexts.append((waste, 0, number + 1))
        for place in nexts:
            if place not in found:
                found.add(place)
                fresh.append(place)
    return found


@pytest.mark.parametrize(("rules", "full"), [("classic", 35), ("bridesmaids", 51)])
@pytest.mark.parametrize("draw", [1, 3])
def test_stock_and_waste_hold_what_dealing_can_have_left(rules: str, full: int, draw: int) -> None:
    allowed = reachable(full, draw, 3)
    most = min(full + 1, 51)
    every = [(stock, waste) for stock in range(most + 1) for waste in range(most + 1 - stock)]
    taken = {
        (*sizes, passes)
        for sizes in every
        for passes in (1, 2, 3)
        if not faults(rules, sizes, passes, draw)
    }
    assert taken == allowed


def test_a_wrong_count_is_a_fault_of_the_stock_or_of_the_waste() -> None:
    told = Counter(
        tuple(faults("classic", (stock, waste), passes, 3))
        for stock in range(36)
        for waste in range(36 - stock)
        for passes in (1, 2)
    )
    assert set(told) == {(), ("stock-count",), ("waste-count",)}


def could_be_played(rows: list[list[str]]) -> bool:
    """Whether cards can be put down one by one, in the order of each row, to make these rows."""
    if not rows[0]:
        return False
    model = Model([rows[0][0], *CODES], 1, None, 0)
    left = [row[:] for row in rows]
    left[0].pop(0)
    while any(left):
        for number, row in enumerate(left):
            if row and model.row_for(row[0]) == number:
                model.rows[number].append(row.pop(0))
                break
        else:
            return False
    return True


@settings(max_examples=50)
@given(states(st.just(13)), st.lists(st.tuples(*[st.integers(0, 60)] * 4), max_size=2))
def test_rows_are_taken_exactly_when_they_could_be_played(
    state: State, changes: list[tuple[int, ...]]
) -> None:
    rows = [[card.code for card in row] for row in state.rows]
    for source, goal, here, there in changes:
        if rows[source % 4]:
            card = rows[source % 4].pop(here % len(rows[source % 4]))
            rows[goal % 4].insert(there % (len(rows[goal % 4]) + 1), card)
    played = {code for row in rows for code in row}
    rest = [card.code for card in full_deck() if card.code not in played]
    data = {"rules": "bridesmaids", "rows": rows, "reserve": [], "stock": [], "waste": rest}
    try:
        read_position(data)
    except BadPosition:
        assert not could_be_played(rows)
    else:
        assert could_be_played(rows)


@given(st.permutations(range(1, 14)), st.integers(0, 13), st.integers(0, 13))
def test_the_order_inside_a_row_is_free(order: list[int], first: int, second: int) -> None:
    upper = [Card("S", rank).code for rank in order[: max(1, first)]]
    lower = [Card("H", rank).code for rank in [order[0], *sorted(order[1:second])]]
    rows = [upper, lower, [], []]
    played = {*upper, *lower}
    rest = [code for code in CODES if code not in played]
    data = {"rules": "bridesmaids", "rows": rows, "reserve": [], "stock": [], "waste": rest}
    fits = max(1, second) <= max(1, first)
    try:
        read_position(data)
    except BadPosition as bad:
        assert not fits
        assert {fault.code for fault in bad.faults} == {"rank-not-above"}
    else:
        assert fits
