"""How far the solver searches: what a player waits for, and what a budget is worth.

The counts are those of today's search. A change that prunes less, or tries the good ways later,
goes into more positions and is seen here, though all answers stay right. If a search got better,
put the new counts here; `benchmarks` tells whether it is faster too.
"""

from __future__ import annotations

import random

import pytest

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.solver import solve
from tests.game.exhaustive import played_on, small_deal


def effort(rules: str, passes: int | None, budget: int) -> tuple[int, int, int, int]:
    """Positions, moves of the lines, deals won and deals undecided, of a hundred deals."""
    variant = RULE_SETS[rules].changed(passes=passes)
    found = [solve(deal(DealNumber(number), variant), budget) for number in range(32001, 32101)]
    verdicts = [solution.verdict for solution in found]
    return (
        sum(solution.positions for solution in found),
        sum(len(solution.moves) for solution in found),
        verdicts.count("won"),
        verdicts.count("unknown"),
    )


@pytest.mark.parametrize(
    ("rules", "passes", "budget", "expected"),
    [
        ("classic", None, 3000, (2377, 6884, 37, 0)),
        ("classic", None, 250, (1772, 6884, 37, 1)),
        ("classic", 2, 3000, (163, 0, 0, 0)),
        ("classic", 3, 3000, (2009, 657, 8, 0)),
        ("classic", 5, 3000, (6216, 3408, 34, 0)),
        ("classic", 12, 3000, (6106, 5329, 36, 1)),
        ("one-card", None, 3000, (143, 5995, 52, 0)),
        ("one-card", 1, 3000, (147, 0, 0, 0)),
        ("one-card", 3, 3000, (147, 5989, 52, 0)),
        ("bridesmaids", None, 3000, (5231, 30881, 87, 0)),
        ("bridesmaids", None, 130, (4887, 29311, 83, 5)),
        ("bridesmaids", 1, 3000, (600, 0, 0, 0)),
        ("bridesmaids", 4, 500, (19264, 4866, 45, 17)),
        ("bridesmaids", 6, 400, (14572, 10160, 75, 10)),
    ],
)
def test_the_solver_goes_into_no_other_number_of_positions(
    rules: str, passes: int | None, budget: int, expected: tuple[int, int, int, int]
) -> None:
    assert effort(rules, passes, budget) == expected


def test_positions_in_mid_game_take_no_other_effort() -> None:
    positions = moves = won = 0
    for seed in range(600):
        dice = random.Random(seed)
        solution = solve(played_on(small_deal(dice), dice))
        positions += solution.positions
        moves += len(solution.moves)
        won += solution.verdict == "won"
    assert (positions, moves, won) == (3066, 5652, 204)
