"""Whole games of one who follows the coach: the advice is the same today as it was.

The numbers are those of today's coach. A change that gives other advice is seen here, though all
of it may stay legal and fair; if it is better advice, which `osmosis simulate` tells, put the new
numbers here.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from osmosis_cli.game.coach import hint
from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.simulate import coach_score, coached


class Advice(NamedTuple):
    """What was said in some games: hints by their ideas, and the sums over all of them."""

    ideas: dict[str, int]
    weights: int
    layouts: int
    moves: int
    score: int


def advice(rules: str, ranks: int, numbers: range) -> Advice:
    """Follow the coach through these deals."""
    ideas: Counter[str] = Counter()
    weights = layouts = moves = score = 0
    for number in numbers:
        start = state = deal(DealNumber(number), RULE_SETS[rules], ranks)
        while state.outcome == "open":
            given = hint(state)
            ideas[given.idea] += 1
            layouts += given.layouts
            weights += sum(weight.won for weight in given.weights)
            if given.plan is None:
                break
            moves += len(given.plan.moves)
            state = given.plan.after(state)
        score += state.score
        if ranks < 13:
            assert coach_score(start) == state.score
            assert len(list(coached(start))) >= state.score - 1
    return Advice(dict(sorted(ideas.items())), weights, layouts, moves, score)


@pytest.mark.parametrize(
    ("rules", "ranks", "numbers", "expected"),
    [
        (
            "classic",
            5,
            range(1, 21),
            Advice(
                ideas={
                    "deal-on": 20,
                    "harmless": 16,
                    "hopeless": 2,
                    "look-first": 40,
                    "nothing-fits": 63,
                    "only-play": 30,
                    "reserve": 43,
                    "weighed": 18,
                },
                weights=110,
                layouts=2615,
                moves=283,
                score=129,
            ),
        ),
        (
            "classic",
            6,
            range(1, 6),
            Advice(
                ideas={
                    "deal-on": 6,
                    "look-first": 9,
                    "nothing-fits": 20,
                    "only-play": 6,
                    "reserve": 11,
                    "weighed": 3,
                },
                weights=32,
                layouts=600,
                moves=64,
                score=25,
            ),
        ),
        (
            "classic",
            13,
            range(3, 4),
            Advice(
                ideas={
                    "all-seen": 8,
                    "deal-on": 8,
                    "harmless": 6,
                    "look-first": 4,
                    "only-play": 4,
                    "reserve": 15,
                    "weighed": 18,
                },
                weights=2015,
                layouts=1012,
                moves=139,
                score=52,
            ),
        ),
        (
            "peek",
            6,
            range(1, 21),
            Advice(
                ideas={
                    "all-seen": 5,
                    "harmless": 1,
                    "hopeless": 185,
                    "look-first": 9,
                    "nothing-fits": 4,
                    "only-play": 5,
                    "reserve": 22,
                },
                weights=0,
                layouts=0,
                moves=249,
                score=129,
            ),
        ),
        (
            "three-pass",
            5,
            range(1, 11),
            Advice(
                ideas={
                    "deal-on": 18,
                    "harmless": 6,
                    "hopeless": 1,
                    "nothing-fits": 28,
                    "only-play": 8,
                    "reserve": 20,
                    "weighed": 23,
                },
                weights=435,
                layouts=2653,
                moves=116,
                score=56,
            ),
        ),
        (
            "one-card",
            5,
            range(1, 11),
            Advice(
                ideas={
                    "deal-on": 23,
                    "harmless": 28,
                    "hopeless": 1,
                    "look-first": 47,
                    "nothing-fits": 37,
                    "only-play": 14,
                    "reserve": 42,
                    "weighed": 19,
                },
                weights=580,
                layouts=1805,
                moves=262,
                score=114,
            ),
        ),
        (
            "one-card-three-pass",
            5,
            range(1, 4),
            Advice(
                ideas={
                    "deal-on": 13,
                    "harmless": 7,
                    "nothing-fits": 15,
                    "only-play": 5,
                    "reserve": 3,
                    "weighed": 9,
                },
                weights=307,
                layouts=1627,
                moves=61,
                score=19,
            ),
        ),
        (
            "bridesmaids",
            5,
            range(1, 21),
            Advice(
                ideas={
                    "all-seen": 125,
                    "deal-on": 94,
                    "harmless": 42,
                    "hopeless": 29,
                    "look-first": 46,
                    "nothing-fits": 76,
                    "only-play": 41,
                },
                weights=0,
                layouts=0,
                moves=1044,
                score=257,
            ),
        ),
        (
            "bridesmaids",
            13,
            range(1, 4),
            Advice(
                ideas={
                    "all-seen": 84,
                    "deal-on": 37,
                    "harmless": 6,
                    "hopeless": 25,
                    "look-first": 14,
                    "nothing-fits": 10,
                    "only-play": 16,
                },
                weights=0,
                layouts=0,
                moves=814,
                score=134,
            ),
        ),
    ],
)
def test_the_coach_gives_no_other_advice(
    rules: str, ranks: int, numbers: range, expected: Advice
) -> None:
    assert advice(rules, ranks, numbers) == expected
