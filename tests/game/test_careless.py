"""The careless player on numbers against the same player at the table."""

from __future__ import annotations

import pytest
from hypothesis import given

from osmosis_cli.game.deals import DealNumber, deal, layout, shuffled
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.game.simulate import careless_score, careless_score_of_deck
from osmosis_cli.game.state import State
from tests.game.strategies import deal_numbers, decks, rule_sets, states


def score_at_the_table(state: State) -> int:
    """The score of a player who always makes the first legal move."""
    while state.outcome == "open":
        state = apply(state, legal_moves(state)[0])
    return state.score


@given(states())
def test_scores_are_those_of_the_player_at_the_table(state: State) -> None:
    assert careless_score(state) == score_at_the_table(state)


@given(deal_numbers, rule_sets, decks)
def test_a_deck_scores_as_the_state_that_it_makes(
    number: DealNumber, rules: RuleSet, ranks: int
) -> None:
    deck = shuffled(number, ranks)
    assert careless_score_of_deck(deck, rules, ranks) == careless_score(layout(deck, rules, ranks))


def test_real_deals_score_as_at_the_table() -> None:
    for rules in (*RULE_SETS.values(), CLASSIC.changed(passes=1)):
        for number in range(32000, 32012):
            state = deal(DealNumber(number), rules)
            assert careless_score(state) == score_at_the_table(state)
            deck = shuffled(DealNumber(number))
            assert careless_score_of_deck(deck, rules) == careless_score(state)


def test_a_game_scores_the_same_from_every_moment_on() -> None:
    for rules in RULE_SETS.values():
        for number in range(32000, 32005):
            state = deal(DealNumber(number), rules)
            score = careless_score(state)
            while state.outcome == "open":
                state = apply(state, legal_moves(state)[0])
                assert careless_score(state) == score


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "rate"),
    [
        ("classic", 0.049),
        ("peek", 0.049),
        ("one-card", 0.272),
        ("three-pass", 0.006),
        ("one-card-three-pass", 0.26),
        ("bridesmaids", 0.267),
    ],
)
def test_careless_play_wins_as_often_as_others_measured(name: str, rate: float) -> None:
    """The rates are those of another program; three standard errors are allowed."""
    count, won = 4000, 0
    for number in range(32000, 32000 + count):
        won += careless_score_of_deck(shuffled(DealNumber(number)), RULE_SETS[name]) == 52
    assert abs(won / count - rate) < 3 * (rate * (1 - rate) / count) ** 0.5
