"""What the solver promises about deals, budgets and lines of play."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves, verdict
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.game.solver import Solution, solve
from osmosis_cli.game.state import State
from tests.game.strategies import games, states

HARD = DealNumber(32223)
"""A classic deal that is lost, but only after tens of thousands of positions."""


def replay(state: State, solution: Solution) -> list[State]:
    """The states of the line, the first included, each move judged by the rules."""
    states = [state]
    for move in solution.moves:
        assert verdict(states[-1], move).legal
        states.append(apply(states[-1], move))
    return states


def answers(rules: RuleSet, count: int) -> list[str]:
    return [
        solve(deal(DealNumber(number), rules)).verdict for number in range(32000, 32000 + count)
    ]


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=RULE_SETS)
def test_every_won_line_is_legal_and_wins(rules: RuleSet) -> None:
    won = 0
    for number in range(1, 31):
        state = deal(DealNumber(number), rules)
        solution = solve(state)
        assert solution.verdict in ("won", "lost")
        outcome = replay(state, solution)[-1].outcome
        assert (outcome == "won") == (solution.verdict == "won")
        assert solution.moves or solution.verdict == "lost"
        won += solution.verdict == "won"
    assert won > 0


@given(games())
def test_no_position_of_a_won_line_is_said_to_be_lost(game: list[State]) -> None:
    solution = solve(game[-1], 2000)
    if solution.verdict == "won":
        line = replay(game[-1], solution)
        assert line[-1].outcome == "won"
        assert {solve(state, 2000).verdict for state in (*game, *line[::7])} <= {"won", "unknown"}


@given(states(), st.randoms(use_true_random=False))
def test_a_game_once_lost_is_never_won_again(state: State, dice: random.Random) -> None:
    lost = False
    for _ in range(8):
        answer = solve(state, 500).verdict
        assert not (lost and answer == "won")
        lost = lost or answer == "lost"
        options = legal_moves(state)
        if not options:
            break
        state = apply(state, dice.choice(options))


def test_a_used_up_budget_is_told_and_nothing_is_guessed() -> None:
    state = deal(HARD)
    assert solve(state, 0) == Solution("unknown", (), 0)
    assert solve(state, 1) == Solution("unknown", (), 1)
    assert solve(state, 1000) == Solution("unknown", (), 1000)


@given(states(), st.integers(0, 300))
def test_a_budget_is_kept_and_never_changes_a_won_or_lost_answer(state: State, budget: int) -> None:
    small = solve(state, budget)
    assert small.positions <= budget
    if small.verdict != "unknown":
        assert small == solve(state, 10 * budget + 1000)
    else:
        assert small.positions == budget and small.moves == ()


def test_the_same_state_gets_the_same_solution() -> None:
    for number in range(32000, 32020):
        assert solve(deal(DealNumber(number))) == solve(deal(DealNumber(number)))


def test_a_game_that_is_over_is_answered_at_once() -> None:
    winnable = next(
        state
        for number in range(32000, 32100)
        if solve(state := deal(DealNumber(number))).verdict == "won"
    )
    over = replay(winnable, solve(winnable))[-1]
    assert solve(over, 0) == Solution("won", (), 0)
    strict = deal(HARD, CLASSIC.changed(passes=1))
    while strict.outcome == "open":
        strict = apply(strict, legal_moves(strict)[-1])
    assert solve(strict, 0) == Solution("lost", (), 0)


def test_a_reserve_that_can_never_be_emptied_needs_no_search() -> None:
    found = [solve(deal(DealNumber(number)), 0) for number in range(32000, 32400)]
    assert set(found) == {Solution("lost", (), 0), Solution("unknown", (), 0)}
    assert 0.5 < sum(answer.verdict == "lost" for answer in found) / len(found) < 0.66


def test_open_reserves_change_nothing_for_one_who_knows_all_cards() -> None:
    for number in range(32000, 32050):
        assert solve(deal(DealNumber(number))) == solve(deal(DealNumber(number), RULE_SETS["peek"]))


def test_stricter_rules_never_win_more() -> None:
    for number in range(32000, 32150):
        ladder = [  # in alphabetical order, "lost" stands before "won"
            solve(deal(DealNumber(number), rules)).verdict
            for rules in (
                CLASSIC.changed(passes=1),
                CLASSIC.changed(passes=2),
                RULE_SETS["three-pass"],
                CLASSIC.changed(passes=5),
                CLASSIC,
                RULE_SETS["one-card"],
            )
        ]
        assert ladder == sorted(ladder), number
    assert "unknown" not in ladder


def test_more_passes_than_cards_are_as_good_as_any_number() -> None:
    plenty = CLASSIC.changed(passes=36)
    assert answers(plenty, 60) == answers(CLASSIC, 60)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "rate"),
    [
        ("classic", 0.295),
        ("one-card", 0.42),
        ("three-pass", 0.061),
        ("one-card-three-pass", 0.41),
        ("bridesmaids", 0.887),
    ],
)
def test_with_all_cards_known_as_many_deals_are_won_as_others_measured(
    name: str, rate: float
) -> None:
    """The rates are those of another program; three standard errors are allowed."""
    count = 400
    found = answers(RULE_SETS[name], count)
    assert found.count("unknown") == 0
    assert abs(found.count("won") / count - rate) < 3 * (rate * (1 - rate) / count) ** 0.5
