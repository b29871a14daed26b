"""Layouts of the unseen cards: all that fit what was seen, and nothing else."""

from __future__ import annotations

from itertools import islice
from math import factorial

from hypothesis import given, settings

from osmosis_cli.game.coach_layouts import MOST_ENUMERATED, layouts, orders_of_unseen, veiled
from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import hidden_cards, seen_cards
from osmosis_cli.game.state import DRAW, State
from tests.game.strategies import states
from tests.game.tables import play


@settings(max_examples=60)
@given(states())
def test_a_layout_keeps_all_that_was_seen(state: State) -> None:
    view = veiled(state)
    assert veiled(view) == view
    for layout in islice(layouts(view), 5):
        assert veiled(layout) == view
        assert seen_cards(layout) == seen_cards(state)
        assert hidden_cards(layout) == hidden_cards(state)


@settings(max_examples=60)
@given(states())
def test_few_unseen_cards_are_gone_through_in_every_order_once(state: State) -> None:
    view = veiled(state)
    count = orders_of_unseen(view)
    assert count == factorial(len(hidden_cards(state)))
    if count <= MOST_ENUMERATED:
        every = list(layouts(view))
        assert len(every) == count
        assert len({(layout.reserve, layout.talon) for layout in every}) == count


def test_the_real_layout_is_as_likely_as_any_other() -> None:
    """Each unseen card lies in each hidden place about equally often."""
    view = veiled(deal(DealNumber(32001)))
    lowest = [layout.reserve[0][0] for layout in islice(layouts(view), 3000)]
    counts = [lowest.count(card) for card in hidden_cards(view)]
    assert len(counts) == 47
    assert min(counts) > 30 and max(counts) < 110


def test_layouts_are_the_same_every_time_and_all_along_a_known_pass() -> None:
    state = deal(DealNumber(32001))
    while state.stock_size:
        state = apply(state, DRAW)
    at_the_end = [layout.reserve for layout in islice(layouts(veiled(state)), 20)]
    assert len(set(at_the_end)) > 15
    for later in (state, play(state, "redeal"), play(state, "redeal", "draw", "draw")):
        assert [layout.reserve for layout in islice(layouts(veiled(later)), 20)] == at_the_end
