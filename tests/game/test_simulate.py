"""Simulations: the counts of each player, who scores as at the table, deal by deal."""

from __future__ import annotations

import pytest
from hypothesis import given

from osmosis_cli.game.deals import DealNumber, deal, layout, shuffled
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.game.simulate import Tally, careless_score, coach_score, simulate
from osmosis_cli.game.solver import solve
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


RULES = [RULE_SETS[name] for name in ("classic", "one-card", "bridesmaids")]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_the_careless_player_is_counted_by_scores(rules: RuleSet) -> None:
    scores = [
        careless_score_at_the_table(deal(DealNumber(number), rules))
        for number in range(32000, 32040)
    ]
    expected = Tally(40, scores.count(52), 0, sum(scores))
    assert simulate("careless", rules, range(32000, 32040)) == expected
    assert expected.wins or rules.id == "classic"


@pytest.mark.parametrize("rules", RULES[1:], ids=lambda rules: rules.id)
def test_the_coached_player_is_counted_by_scores(rules: RuleSet) -> None:
    scores = [coach_score(deal(DealNumber(number), rules)) for number in (32001, 32002)]
    assert simulate("coach", rules, [32001, 32002]) == Tally(2, scores.count(52), 0, sum(scores))


@pytest.mark.parametrize("budget", [None, 30])
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.id)
def test_the_perfect_player_is_counted_by_verdicts(rules: RuleSet, budget: int | None) -> None:
    found = [solve(deal(DealNumber(number), rules), budget) for number in range(32000, 32040)]
    verdicts = [solution.verdict for solution in found]
    expected = Tally(40, verdicts.count("won"), verdicts.count("unknown"), 0)
    assert simulate("perfect", rules, range(32000, 32040), budget) == expected
    assert bool(expected.undecided) == (budget is not None and rules.draw == 3)


def test_no_deals_are_counted_as_nothing_and_tallies_add_up() -> None:
    assert simulate("careless", RULES[0], []) == Tally(0, 0, 0, 0) == Tally()
    assert Tally(1, 2, 3, 4).plus(Tally(10, 20, 30, 40)) == Tally(11, 22, 33, 44)
