"""The coach: fair, legal, the same every time, and right where it claims to know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.coach import Hint, hint
from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import card_of, legal_moves, verdict
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.simulate import coach_score, coached
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Move, State
from tests.game.exhaustive import can_be_won, small_deal
from tests.game.strategies import careless_score_at_the_table, choose, states
from tests.game.tables import play, table
from tests.game.test_fairness import face_down, with_other_cards


@settings(max_examples=60)
@given(states())
def test_a_hint_never_proposes_what_the_rules_refuse(state: State) -> None:
    plan = hint(state).plan
    if plan is None:
        assert state.outcome != "open" or not legal_moves(state)
        return
    here = state
    for move in plan.moves:
        assert verdict(here, move).legal
        last, here = here, apply(here, move)
    assert plan.card == card_of(last, plan.moves[-1])
    if plan.card is not None:
        assert plan.card in [card for row in here.rows for card in row]
        assert plan.card not in [card for row in state.rows for card in row]


@settings(max_examples=40)
@given(states(), st.randoms(use_true_random=False))
def test_hidden_cards_change_no_hint(state: State, chance: random.Random) -> None:
    hidden = face_down(state)
    mixed = list(hidden)
    chance.shuffle(mixed)
    assert hint(with_other_cards(state, hidden, mixed)) == hint(state)


def small_positions(seed: int, count: int) -> list[State]:
    """Positions in small games of all rule sets, reached by legal moves at random."""
    dice = random.Random(seed)
    found = []
    while len(found) < count:
        state = small_deal(dice)
        for _ in range(dice.randrange(12)):
            options = legal_moves(state)
            if not options:
                break
            state = apply(state, choose(options, dice.randrange(256)))
        if state.outcome == "open":
            found.append(state)
    return found


def wins_by_solver(state: State) -> bool:
    return solve(state).verdict == "won"


@pytest.mark.parametrize(
    ("can_be_won", "seed", "count", "least"),
    [(wins_by_solver, 1, 1000, 15), (can_be_won, 2, 40, 0)],
    ids=["solver", "every line"],
)
def test_what_the_coach_claims_is_true(
    can_be_won: Callable[[State], bool], seed: int, count: int, least: int
) -> None:
    """Harmless plays and looking first cost no win, proved wins win, and proved losses lose."""
    told: Counter[str] = Counter()
    for state in small_positions(seed, count):
        given = hint(state)
        told[given.idea] += 1
        if given.idea in ("hopeless", "nothing-fits"):
            assert can_be_won(state) is False
        elif given.idea in ("reserve", "harmless", "look-first", "only-play", "all-seen"):
            assert given.plan is not None
            last = state
            for move in given.plan.moves[:-1]:
                last = apply(last, move)
            assert given.plan.card == card_of(last, given.plan.moves[-1])
            wins = can_be_won(given.plan.after(state))
            assert wins == (given.idea == "all-seen" or can_be_won(state))
    ideas = ("reserve", "harmless", "look-first", "all-seen", "only-play", "hopeless",
             "nothing-fits", "weighed", "deal-on")  # fmt: skip
    assert min(told[idea] for idea in ideas) >= least


def test_weights_are_counts_of_layouts_and_the_best_is_advised() -> None:
    seen = 0
    for state in small_positions(2, 300):
        given = hint(state)
        if given.idea != "weighed":
            assert given.weights == ()
            continue
        seen += 1
        counts = [weight.won for weight in given.weights]
        assert counts == sorted(counts, reverse=True)
        assert 0 <= counts[-1] <= counts[0] <= given.layouts
        assert given.plan == given.weights[0].plan
        assert len({weight.plan for weight in given.weights}) == len(counts) > 1
    assert seen > 20


def test_asking_at_every_move_leads_along_the_same_plan() -> None:
    """Only plans that begin anew at a play: what is seen on the way there changes no hint."""
    for number in range(20):
        rules = RULE_SETS[("classic", "peek", "one-card", "bridesmaids")[number % 4]]
        state = deal(DealNumber(number + 1), rules, 6)
        planned = [move for move, _after in coached(state)]
        asked: list[Move] = []
        while state.outcome == "open" and (plan := hint(state).plan) is not None:
            asked.append(plan.next_move)
            state = apply(state, plan.next_move)
        assert asked == planned


def idea(state: State) -> tuple[str, Move | None]:
    given: Hint = hint(state)
    return given.idea, given.plan.next_move if given.plan else None


def test_the_reserve_comes_first_but_not_its_starting_cards() -> None:
    state = table("8C", "2D 7C|4H 5H|5S 8H|6S 9D", "9C 3C 2C")
    assert idea(state) == ("reserve", Move("reserve", 1))
    assert idea(play(state, "reserve 1")) == ("look-first", DRAW)


def test_the_last_card_of_a_pass_is_played_but_one_before_it_may_be_held_back() -> None:
    state = table("8C", "2D 7D|4H 5H|5S 6H|6S 9D", "9C 3S 2S 4S 5D 3C")
    assert idea(state) == ("deal-on", DRAW)
    assert idea(play(state, "draw", "draw")) == ("harmless", WASTE)


def test_a_redeal_is_advised_when_it_is_the_way_to_a_card() -> None:
    state = table("8C", "2D 7D|4H 5H|5S 6H|6S 9D", "3S 2S 9C 5D 4S 3D")
    at_the_end = play(state, "draw", "draw")
    assert idea(at_the_end) == ("only-play", REDEAL)


def test_nothing_is_advised_in_a_game_that_is_over() -> None:
    lost = play(table("8C", "2D 7D|4H 5H|5S 6H|6S 9D", "3S 2S 4S"), "draw")
    assert lost.outcome == "lost"
    assert hint(lost) == Hint("lost")
    won = table("AC 2C 3C|AD 2D 3D|AH 2H 3H|AS 2S 3S", ranks=3)
    assert hint(won) == Hint("won")


def test_a_circle_that_lies_open_is_said_at_once() -> None:
    open_state = deal(DealNumber(32000), RULE_SETS["peek"])
    assert hint(open_state).idea == "hopeless"
    assert hint(deal(DealNumber(32000), RULE_SETS["classic"])).idea != "hopeless"


@pytest.mark.parametrize("rules", ["classic", "peek"])
def test_the_coach_wins_a_deal_that_careless_play_loses(rules: str) -> None:
    state = deal(DealNumber(32001), RULE_SETS[rules])
    assert careless_score_at_the_table(state) < 52
    assert coach_score(state) == 52
