"""Looking back: held to a search of every line in small games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.habits import follow
from osmosis_cli.game.play import apply, take_all
from osmosis_cli.game.review import most_missed, review
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.simulate import habits_score
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import DRAW, WASTE, Move, State
from tests.game.exhaustive import can_be_won, small_deal
from tests.game.strategies import choose


def wins_by_solver(state: State) -> bool:
    return solve(state).verdict == "won"


@pytest.mark.parametrize(
    ("can_be_won", "games", "least"),
    [(wins_by_solver, 120, 10), (can_be_won, 6, 0)],
    ids=["solver", "every line"],
)
def test_the_move_that_let_a_win_slip_is_the_one_after_which_no_line_wins(
    can_be_won: Callable[[State], bool], games: int, least: int
) -> None:
    dice = random.Random(5)
    slips = 0
    for _ in range(games):
        state = start = small_deal(dice)
        moves: list[Move] = []
        chances = [can_be_won(state)]
        for _ in range(dice.randrange(25)):
            options = legal_moves(state)
            if not options or state.outcome != "open":
                break
            moves.append(choose(options, dice.randrange(256)))
            state = apply(state, moves[-1])
            chances.append(can_be_won(state))
        found = review(start, take_all(start, moves))
        assert [step.verdict.move for step in found.steps] == moves
        wins = sum(map(bool, chances))
        at = found.kept or 0
        assert found.origin == (found.steps[at - 1].after if at else start)
        assert found.start == ("won" if chances[0] else "lost")
        assert found.end == ("won" if chances[-1] else "lost")
        assert found.kept == (wins - 1 if wins else None)
        assert found.lost == (wins if wins < len(chances) else None)
        if found.slip is not None:
            slips += 1
            assert can_be_won(found.slip.before) and not can_be_won(found.slip.after)
        if wins:
            assert (found.better[-1].after if found.better else state).outcome == "won"
            assert not found.better or found.better[0].before == found.origin
    assert slips >= least


def test_nothing_is_claimed_where_the_search_does_not_come_to_an_end() -> None:
    start = next(
        state
        for number in range(32000, 32400)
        if solve(state := deal(DealNumber(number)), 2).verdict == "unknown"
    )
    found = review(start, (), budget=2)
    assert (found.start, found.end, found.kept, found.lost, found.line) == (
        "unknown", "unknown", None, None, ()
    )  # fmt: skip


def test_each_moment_that_is_named_is_proved_within_the_budget() -> None:
    dice = random.Random(1)
    budget, hard = 60, 0
    for number in range(32000, 32120):
        states = [deal(DealNumber(number))]
        moves: list[Move] = []
        while len(moves) < 40 and (options := legal_moves(states[-1])):
            moves.append(choose(options, dice.randrange(256)))
            states.append(apply(states[-1], moves[-1]))
        found = review(states[0], take_all(states[0], moves), budget)
        if found.kept is not None:
            assert solve(states[found.kept], budget).verdict == "won"
            hard += any(solve(state, budget).verdict == "unknown" for state in states)
        if found.lost is not None:
            assert solve(states[found.lost], budget).verdict == "lost"
    assert hard >= 3


def test_a_review_does_not_search_for_ever() -> None:
    found = review(deal(DealNumber(34900), RULE_SETS["bridesmaids"]), ())
    assert (found.start, found.end) == ("unknown", "unknown")


@pytest.mark.parametrize(("number", "start"), [(32000, "lost"), (32001, "won")])
def test_a_game_without_a_move_is_judged_by_its_deal(number: int, start: str) -> None:
    found = review(deal(DealNumber(number)), ())
    assert (found.start, found.end, found.slip) == (start, start, None)


def test_the_habit_that_would_have_helped_most_is_found() -> None:
    """Taking the 10 of clubs in the first pass loses this deal; looking on first wins it."""
    start = deal(DealNumber(32008))
    steps = take_all(start, (*(DRAW,) * 4, WASTE))
    missed = most_missed(review(start, steps))
    assert missed is not None
    assert (missed.habit, missed.moves, missed.plan.next_move) == ("look-first", 4, DRAW)
    assert missed.score == habits_score(missed.state) > steps[-1].after.score


def test_whoever_kept_the_habits_missed_none() -> None:
    state, steps, played = deal(DealNumber(32000)), [], False
    while (followed := follow(state, played)) is not None:
        steps += take_all(state, followed.plan.moves)
        state, played = steps[-1].after, followed.plan.card is not None
    assert state.outcome != "won"
    assert most_missed(review(deal(DealNumber(32000)), tuple(steps))) is None
    assert most_missed(review(deal(DealNumber(32000)), ())) is None
