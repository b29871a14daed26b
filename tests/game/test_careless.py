"""The careless player on numbers against the same player at the table."""

from __future__ import annotations

import pytest
from hypothesis import given

from osmosis_cli.game.deals import DealNumber, deal, layout, shuffled
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.game.simulate import careless_score
from tests.game.strategies import careless_score_at_the_table, deal_numbers, decks, rule_sets


@given(deal_numbers, rule_sets, decks)
def test_scores_are_those_of_the_player_at_the_table(
    number: DealNumber, rules: RuleSet, ranks: int
) -> None:
    deck = shuffled(number, ranks)
    at_the_table = careless_score_at_the_table(layout(deck, rules, ranks))
    assert careless_score(deck, rules, ranks) == at_the_table


def test_real_deals_score_as_at_the_table() -> None:
    for rules in (*RULE_SETS.values(), CLASSIC.changed(passes=1)):
        for number in map(DealNumber, range(32000, 32012)):
            at_the_table = careless_score_at_the_table(deal(number, rules))
            assert careless_score(shuffled(number), rules) == at_the_table


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
        won += careless_score(shuffled(DealNumber(number)), RULE_SETS[name]) == 52
    assert abs(won / count - rate) < 3 * (rate * (1 - rate) / count) ** 0.5
