"""A game that is won is noted as nothing else."""

import pytest

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.solver import solve


@pytest.mark.parametrize("rules", ["classic", "one-card", "bridesmaids"])
def test_a_won_game_never_counts_as_one_that_gave_out(rules: str) -> None:
    deals = (deal(DealNumber(number), RULE_SETS[rules], ranks=4) for number in range(1, 40))
    state, moves = next((start, line) for start in deals if (line := solve(start).moves))
    for move in moves:
        state = apply(state, move)
    assert (state.outcome, state.loss, state.gave_out) == ("won", None, False)
