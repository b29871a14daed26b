"""Simulations: the counts of each player, deal by deal."""

from __future__ import annotations

import pytest

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.rulesets import RULE_SETS, RuleSet
from osmosis_cli.game.simulate import Tally, coach_score, simulate
from osmosis_cli.game.solver import solve
from tests.game.strategies import careless_score_at_the_table

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
