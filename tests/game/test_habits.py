"""The five habits: each is followed, by legal moves, and rests on nothing that is hidden."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.habits import follow
from osmosis_cli.game.measured import HABITS, Habit
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.game.simulate import Tally, carried_out, habits_score, simulate
from osmosis_cli.game.state import DRAW, State
from tests.game.strategies import games, states
from tests.game.tables import table
from tests.game.test_fairness import face_down, with_other_cards


def advice(state: State, uncovered: bool = False, left_out: Habit | None = None) -> tuple[str, str]:
    """The habit that decides, and the card that it plays; ``deal`` if it only deals on."""
    followed = follow(state, uncovered, left_out)
    assert followed is not None
    card = followed.plan.card
    return followed.habit, card.code if card else "deal"


def test_nothing_is_taken_from_the_waste_before_the_stock_is_known() -> None:
    state = table("2C", "9S|9H|9D|JS", stock="3S 4S 5S 6S", waste="7S 8S KC")
    assert advice(state) == ("look-first", "deal")
    assert advice(state, left_out="look-first") == ("last", "KC")
    known = table("2C", "9S|9H|9D|JS", stock="3S 4S 5S 6S", waste="7S 8S KC", passes=2)
    assert advice(known) == ("last", "KC")


def test_with_limited_passes_nothing_waits_for_the_stock() -> None:
    state = table("2C", "9S|9H|9D|JS", stock="3S", waste="7S 8S KC", rules="three-pass")
    assert advice(state) == ("last", "KC")


def test_a_reserve_card_is_played_at_once() -> None:
    state = table("2C", "9S|9H|9D|5C", stock="3S 4S 5S 6S", waste="7S 8S KC")
    assert advice(state) == ("reserve", "5C")
    known = table("2C", "9S|9H|9D|5C", waste="7S 8S KC")
    assert advice(known) == ("reserve", "5C")
    assert advice(known, left_out="reserve") == ("last", "KC")


def test_the_suit_of_most_tops_is_started_and_one_without_waits() -> None:
    state = table("2C", "9S|9H|8H|JS|", waste="2S 7D 6D 2D", passes=1)
    assert advice(state) == ("start", "2D")
    state = table("2C", "9S|9H|8H|2S", stock="2H 6C", waste="7D 8D 2D", passes=2)
    assert advice(state) == ("start", "2S")
    state = table("2C", "9S|9H|8H|JD", stock="7S 8S 2H 6D 7D 2D", passes=2)
    assert advice(state) == ("start", "2H")
    assert advice(state, left_out="start") == ("last", "2D")
    state = table("2C", "9S|9H|8H|JH", stock="7S 8S 2D 6D 7D 5C", passes=2)
    assert advice(state) == ("last", "5C")


def test_with_an_open_reserve_a_suit_waits_whose_card_lies_under_its_rank() -> None:
    piles = "9H 9S|8D|7D|JD"
    state = table("2C", piles, stock="7S 8S 2S 6D 5D 2H", rules="peek", passes=2)
    assert advice(state) == ("start", "2S")
    state = table("2C", piles, stock="7S 8S 2H 6D 5D 3D", rules="peek", passes=2)
    assert advice(state) == ("start", "2H")
    state = table("2C|2S", piles, stock="7S 8S 2H 6D 5D 3D", rules="peek", passes=2)
    assert advice(state) == ("start", "2H")
    state = table("2C", piles, stock="7S 8S 2H 6D 5D 3C", rules="peek", passes=2)
    assert advice(state) == ("last", "3C")


def test_the_last_card_of_the_pass_that_fits_comes_first_then_what_lies_under_it() -> None:
    state = table("2C", "9S|9H|9D|JS", stock="3S 4S 5C 6S 7C 8C 3H 4H 5H", passes=2)
    assert advice(state) == ("last", "8C")
    assert advice(state, left_out="last") == ("last", "5C")
    followed = follow(state)
    assert followed is not None
    after = followed.plan.after(state)
    assert advice(after, uncovered=True) == ("last", "7C")
    assert advice(after) == ("last", "7C")
    again = table("2C", "9S|9H|9D|JS", stock="6S 7S 8C", waste="3S 4S 5C", passes=2)
    assert advice(again) == ("last", "8C")
    assert advice(again, uncovered=True) == ("last", "5C")


def test_the_cards_of_row_4_are_kept_until_nothing_else_fits() -> None:
    rows = "2C 3C 4C|2S 3S|2H 3H|2D"
    state = table(rows, "9S|9H|9D|JS", stock="5S 6S 4S 7S 8S 3D", passes=2)
    assert advice(state) == ("last", "4S")
    assert advice(state, left_out="row-4") == ("last", "3D")
    state = table(rows, "9S|9H|9D|JS", stock="5S 6S 7S 8S JD 3D", passes=2)
    assert advice(state) == ("row-4", "3D")


def test_nothing_is_advised_when_no_card_can_be_played_any_more() -> None:
    assert follow(table("2C", "9S|9H|9D|JS", waste="7S 8S 9D", passes=2)) is None


@settings(max_examples=60)
@given(states(), st.booleans(), st.sampled_from((None, *HABITS)), st.randoms())
def test_the_habits_are_legal_and_know_nothing_hidden(
    state: State, uncovered: bool, left_out: Habit | None, chance: Random
) -> None:
    followed = follow(state, uncovered, left_out)
    hidden = face_down(state)
    mixed = list(hidden)
    chance.shuffle(mixed)
    assert follow(with_other_cards(state, hidden, mixed), uncovered, left_out) == followed
    if followed is None:
        return
    for move in followed.plan.moves:
        assert verdict(state, move).legal
        state = apply(state, move)


@settings(max_examples=60)
@given(states())
def test_a_plan_carried_out_in_one_step_is_the_same_as_move_by_move(state: State) -> None:
    followed = follow(state)
    if followed is not None:
        after, quick = followed.plan.after(state), carried_out(state, followed.plan)
        facts = [
            (end.rows, end.reserve, end.talon, end.dealt, end.pass_number, end.draws, end.outcome)
            for end in (after, quick)
        ]
        assert facts[0] == facts[1]


@pytest.mark.parametrize("name", ["classic", "peek", "one-card"])
def test_on_the_way_to_a_play_the_habits_say_the_same(name: str) -> None:
    """So it does not matter whether a player asks once a play or before every deal."""
    for number in range(32000, 32010):
        state, uncovered = deal(DealNumber(number), RULE_SETS[name]), False
        while (followed := follow(state, uncovered)) is not None:
            for done, move in enumerate(followed.plan.moves):
                if done:
                    rest = follow(state)
                    assert rest is not None
                    assert rest.plan.moves == followed.plan.moves[done:]
                state = apply(state, move)
            uncovered = followed.plan.card is not None


@settings(max_examples=30)
@given(games())
def test_without_a_habit_a_game_comes_to_its_end_too(game: list[State]) -> None:
    for left_out in HABITS:
        assert habits_score(game[0], left_out) >= game[0].score


@pytest.mark.slow
def test_each_habit_is_worth_something() -> None:
    """The figures themselves are in the file of measurements."""
    numbers = range(32000, 32400)
    with_all = simulate("habits", CLASSIC, numbers)
    for left_out in HABITS:
        assert simulate("habits", CLASSIC, numbers, left_out=left_out).wins < with_all.wins


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_the_player_of_habits_is_counted_by_scores(rules: RuleSet) -> None:
    scores = [habits_score(deal(DealNumber(number), rules)) for number in range(32000, 32010)]
    expected = Tally(10, scores.count(52), 0, sum(scores))
    assert simulate("habits", rules, range(32000, 32010)) == expected


def test_the_first_pass_only_looks() -> None:
    state = deal(DealNumber(32003))
    followed = follow(state)
    while state.stock_size:
        assert followed is not None
        if followed.plan.moves != (DRAW,):
            assert followed.habit == "reserve"
        state = followed.plan.after(state)
        followed = follow(state)
    assert state.draws == 12
