"""The searches of one order of the suits: they can be continued, and count what they go into."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.game.search_board import Board, boards
from osmosis_cli.game.search_free import FreeSearch
from osmosis_cli.game.search_limited import LimitedSearch, Sweep
from osmosis_cli.game.solver import search_of, winning_line

KINDS = {
    FreeSearch: CLASSIC,
    LimitedSearch: CLASSIC.changed(passes=5),
    Sweep: RULE_SETS["one-card"].changed(passes=2),
}


def hopeful(rules: RuleSet) -> list[Board]:
    """The boards of some deals that are not hopeless from the start."""
    found = [board for number in range(1, 60) for board in boards(deal(DealNumber(number), rules))]
    return [board for board in found if not board.hopeless]


@pytest.mark.parametrize(("kind", "rules"), KINDS.items())
def test_a_search_stops_at_its_limit_and_goes_on_from_there(kind: type, rules: RuleSet) -> None:
    answers = set()
    for board in hopeful(rules)[:40]:
        whole, slow = search_of(board), search_of(board)
        assert type(whole) is type(slow) is kind
        assert (slow.positions, slow.line) == (0, ())
        assert slow.run(0) is None
        answer = whole.run(20_000)
        steps = 0
        while (found := slow.run(1)) is None:
            steps += 1
            assert slow.positions == steps
        assert (found, slow.positions, slow.line) == (answer, whole.positions, whole.line)
        assert steps <= slow.positions <= steps + 1
        assert bool(whole.line) == bool(answer) or kind is Sweep
        assert not answer or winning_line(board, whole.line)
        answers.add(answer)
    assert answers == {True, False}


def test_sweeping_ends_with_a_pass_that_brings_nothing() -> None:
    states = [deal(DealNumber(number), RULE_SETS["one-card"]) for number in range(1, 40)]
    stuck = [board for state in states for board in boards(state) if board.hopeless]
    assert len(stuck) > 20
    for board in stuck:
        search = Sweep(board)
        assert search.run(60) is False
        assert search.positions <= 53


few_places = st.lists(
    st.tuples(st.sampled_from([1, 3, 7, 9, 15, 2**51 + 1, 2**51 + 7]), st.integers(0, 7))
)
"""Sets of played cards, and the size of the waste: few, so that they meet."""


@given(few_places)
def test_with_any_number_of_passes_a_place_offers_no_more_than_a_lower_one_like_it(
    places: list[tuple[int, int]],
) -> None:
    search = FreeSearch(hopeful(CLASSIC)[0])
    noted: list[tuple[int, int]] = []
    for played, dealt in places:
        known = [lower for cards, lower in noted if cards == played]
        expected = bool(known) if not dealt else any(
            lower <= dealt and (dealt - lower) % 3 == 0 for lower in known
        )  # fmt: skip
        assert search._offers_no_more(played, dealt) == expected
        if not expected:
            noted.append((played, dealt))


@given(st.lists(st.tuples(st.sampled_from([1, 3]), st.integers(0, 7), st.integers(0, 2))))
def test_with_counted_passes_a_place_offers_no_more_than_a_lower_one_with_as_many_left(
    places: list[tuple[int, int, int]],
) -> None:
    size = 7
    search = LimitedSearch(hopeful(CLASSIC.changed(passes=5))[0], 4)
    noted: list[tuple[int, int, int]] = []
    for played, dealt, redeals in places:
        whole = dealt % 3 == 0 or dealt == size
        expected = any(
            cards == played
            and (
                (more > redeals and whole)
                or (more >= redeals and lower <= dealt
                    and ((dealt - lower) % 3 == 0 or dealt == size))
            )
            for cards, lower, more in noted
        )  # fmt: skip
        assert search._offers_no_more(played, dealt, redeals, size) == expected
        if not expected:
            noted.append((played, dealt, redeals))
