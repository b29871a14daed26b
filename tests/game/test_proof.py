"""Proofs of hopelessness, checked against the rules and against plain enumeration."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.position import read_position
from osmosis_cli.game.proof import Circle, Need, prove_hopeless
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import SUITS, Card, State, full_deck
from tests.game.exhaustive import can_be_won, played_on, small_deal
from tests.game.strategies import states


def kinds_of_need(state: State, rows: tuple[str, ...], card: Card, other: Card) -> set[str]:
    """Why the card cannot be played before the other one, with this order of the suits."""
    table = {card for row in state.rows for card in row}
    if card in table or other in table:
        return set()
    kinds = set()
    for pile in state.reserve:
        if card in pile and other in pile and pile.index(other) > pile.index(card):
            kinds.add("covered")
    start = state.rows[0][0].rank
    level = rows.index(card.suit)
    if level and other == (rows[level - 1], card.rank):
        kinds.add("row-order" if card.rank == start else "rank-above")
    has_row = any(row and row[0].suit == card.suit for row in state.rows)
    if not has_row and card.rank != start and other == (card.suit, start):
        kinds.add("starting-card")
    return kinds


def orders(state: State) -> list[tuple[str, ...]]:
    begun = [row[0].suit for row in state.rows if row]
    rest = [suit for suit in SUITS if suit not in begun]
    return [(*begun, *order) for order in permutations(rest)]


def circles(state: State, rows: tuple[str, ...], size: int) -> Iterator[tuple[Card, ...]]:
    """Every circle of that many cards that begins with its smallest card, by trying all."""
    cards = full_deck(state.ranks)
    needs = {
        card: [other for other in cards if kinds_of_need(state, rows, card, other)]
        for card in cards
    }

    def longer(path: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
        if len(path) == size:
            if path[0] in needs[path[-1]]:
                yield path
            return
        for other in needs[path[-1]]:
            if other > path[0] and other not in path:
                yield from longer((*path, other))

    for card in cards:
        yield from longer((card,))


def check(state: State, proof: tuple[Circle, ...]) -> None:
    """Hold every word of a proof against the rules."""
    assert [circle.rows for circle in proof] == orders(state)
    for circle in proof:
        assert len(set(circle.cards)) == len(circle.cards) > 1
        assert circle.cards[0] == min(circle.cards)
        for need, following in zip(circle.needs, (*circle.cards[1:], circle.cards[0]), strict=True):
            assert need.other == following
            assert need.kind in kinds_of_need(state, circle.rows, need.card, need.other)


def small_position(seed: int) -> State:
    dice = random.Random(seed)
    state = small_deal(dice)
    return played_on(state, dice) if seed % 2 else state


def test_each_circle_is_the_first_of_the_shortest() -> None:
    proved = 0
    for seed in range(250):
        state = small_position(seed)
        proof = prove_hopeless(state)
        if not proof:
            continue
        proved += 1
        check(state, proof)
        for circle in proof:
            size = len(circle.needs)
            for fewer in range(2, size):
                assert not any(circles(state, circle.rows, fewer)), seed
            assert circle.cards == min(circles(state, circle.rows, size)), seed
    assert proved > 30


def test_without_a_proof_some_order_has_no_circle() -> None:
    for seed in range(60):
        state = small_position(seed)
        if state.ranks == 3 and not prove_hopeless(state):
            assert any(
                not any(any(circles(state, rows, size)) for size in range(2, 12))
                for rows in orders(state)
            ), seed


def test_a_hopeless_game_is_lost_under_every_rule_of_dealing() -> None:
    hopeless = 0
    for seed in range(200):
        state = small_position(seed)
        if prove_hopeless(state):
            hopeless += 1
            assert can_be_won(state) is False
            assert solve(state, 0).verdict == "lost"
    assert hopeless > 30


@given(states(rules=st.just(RULE_SETS["one-card"])))
def test_with_single_cards_and_any_number_of_passes_every_lost_game_is_hopeless(
    state: State,
) -> None:
    proof = prove_hopeless(state)
    assert (solve(state).verdict == "lost") == bool(proof)
    if proof:
        check(state, proof)


@given(states(), st.integers(1, 3))
def test_passes_and_cards_a_deal_do_not_matter(state: State, passes: int) -> None:
    other = CLASSIC.changed(draw=1, passes=passes)._replace(piles=state.rules.piles)
    proof = prove_hopeless(state)
    assert proof == prove_hopeless(State(other, state.ranks, state.rows, state.reserve,
                                         state.talon))  # fmt: skip


def test_a_pair_of_cards_that_wait_for_each_other_is_found_in_a_real_deal() -> None:
    proof = prove_hopeless(deal(DealNumber(32000)))
    assert len(proof) == 6
    three_of_clubs, three_of_hearts = Card("C", 3), Card("H", 3)
    assert proof[0] == Circle(
        ("H", "C", "D", "S"),
        (
            Need(three_of_clubs, "rank-above", three_of_hearts),
            Need(three_of_hearts, "covered", three_of_clubs),
        ),
    )
    four_of_clubs, four_of_diamonds, ace_of_clubs = Card("C", 4), Card("D", 4), Card("C", 1)
    assert proof[2] == Circle(
        ("H", "D", "C", "S"),
        (
            Need(ace_of_clubs, "starting-card", four_of_clubs),
            Need(four_of_clubs, "row-order", four_of_diamonds),
            Need(four_of_diamonds, "covered", ace_of_clubs),
        ),
    )


@pytest.mark.slow
def test_more_than_half_of_all_deals_are_hopeless_from_the_deal_on() -> None:
    """58 % were measured by others; three standard errors are allowed."""
    count = 400
    proved = 0
    for number in range(32000, 32000 + count):
        state = deal(DealNumber(number))
        proof = prove_hopeless(state)
        proved += bool(proof)
        check(state, proof) if proof else None
    assert abs(proved / count - 0.58) < 3 * (0.58 * 0.42 / count) ** 0.5


def test_a_won_game_has_no_proof() -> None:
    rows = [[rank + suit for rank in "A23456789TJQK"] for suit in SUITS]
    data = {"rules": "classic", "rows": rows, "reserve": [[], [], [], []], "stock": [], "waste": []}
    state = read_position(data).state
    assert state.outcome == "won"
    assert prove_hopeless(state) == ()
