"""What a move changes, and what no move ever changes."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply, settled, take
from osmosis_cli.game.rules import Illegal, IllegalMove, Legal, card_of, legal_moves, plays, verdict
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.game.state import (
    DRAW,
    PLAIN_MOVES,
    REDEAL,
    RESERVES,
    WASTE,
    Card,
    Move,
    State,
    full_deck,
    play_card,
)
from tests.game.strategies import (
    attempts,
    deal_numbers,
    decks,
    games,
    lines,
    rule_sets,
    states,
    walk,
)
from tests.game.tables import attempt, cards, play, table


@settings(max_examples=40)
@given(states())
def test_exactly_what_the_verdict_allows_can_be_done(state: State) -> None:
    for move in attempts(state.ranks):
        judged = verdict(state, move)
        if judged.legal:
            assert isinstance(judged, Legal)
            step = take(state, move)
            assert (step.verdict, step.before) == (judged, state)
            assert apply(state, move) == step.after
        else:
            assert isinstance(judged, Illegal)
            with pytest.raises(IllegalMove) as caught:
                apply(state, move)
            assert caught.value.verdict == judged
            assert str(caught.value) == judged.reason.code
        if move in PLAIN_MOVES.values():
            assert judged.legal == (move in legal_moves(state))


@settings(max_examples=50)
@given(states())
def test_a_card_can_be_played_by_name_exactly_when_its_pile_can(state: State) -> None:
    by_pile = {card_of(state, move): apply(state, move) for move in plays(state)}
    by_name = {
        card: apply(state, play_card(card))
        for card in full_deck(state.ranks)
        if verdict(state, play_card(card)).legal
    }
    assert by_name == by_pile


@given(games())
def test_every_card_of_the_deck_is_always_there_once(game: list[State]) -> None:
    deck = Counter(full_deck(game[0].ranks))
    for state in game:
        every = Counter(c for pile in (*state.rows, *state.reserve, state.talon) for c in pile)
        assert every == deck
        assert state.waste + state.stock == state.talon
        assert len(state.stock) == state.stock_size


@given(games())
def test_the_score_is_the_cards_in_the_rows_and_never_falls(game: list[State]) -> None:
    assert game[0].score == 1
    for before, after in zip(game, game[1:], strict=False):
        assert after.score - before.score in (0, 1)
        assert after.score == len([card for row in after.rows for card in row])


@given(games())
def test_a_row_holds_one_suit_and_no_rank_that_the_row_above_lacks(game: list[State]) -> None:
    for state in game[:: max(1, len(game) // 4)]:
        started = [row for row in state.rows if row]
        assert list(state.rows[: len(started)]) == started
        assert len({row[0].suit for row in started}) == len(started)
        for row in started:
            assert {card.suit for card in row} == {row[0].suit}
            assert row[0].rank == state.starting_rank
        for above, below in zip(state.rows, state.rows[1:], strict=False):
            assert {card.rank for card in below} <= {card.rank for card in above}


@given(games())
def test_reserve_piles_only_shrink_from_the_top_and_rows_only_grow_at_the_end(
    game: list[State],
) -> None:
    for before, after in zip(game, game[1:], strict=False):
        for old, new in zip(before.reserve, after.reserve, strict=True):
            assert old[: len(new)] == new
        for old, new in zip(before.rows, after.rows, strict=True):
            assert new[: len(old)] == old
        assert [card for card in before.talon if card in after.talon] == list(after.talon)


@settings(max_examples=50)
@given(states())
def test_a_move_leaves_the_state_before_it_as_it_was(state: State) -> None:
    before = (state.rows, state.reserve, state.talon, state.dealt, state.pass_number, state.draws)
    number = hash(state)
    for move in legal_moves(state):
        assert apply(state, move) != state
    assert (
        state.rows,
        state.reserve,
        state.talon,
        state.dealt,
        state.pass_number,
        state.draws,
    ) == before
    assert hash(state) == number


@settings(max_examples=50)
@given(deal_numbers, rule_sets, decks, lines)
def test_equal_games_lead_to_equal_states(
    number: DealNumber, rules: RuleSet, ranks: int, line: bytes
) -> None:
    one, two = (walk(deal(number, rules, ranks), line) for _ in range(2))
    assert one == two
    assert [hash(state) for state in one] == [hash(state) for state in two]
    assert len(set(one)) == len(one)
    assert settled(one[-1]) == one[-1]


def test_legal_moves_come_in_a_fixed_order_and_plays_are_those_that_fill_rows() -> None:
    state = table("8S", reserve="9S | 9D | TS | 8H", stock="2D", waste="JS")
    assert [move.word for move in legal_moves(state)] == [
        "reserve 1", "reserve 3", "reserve 4", "waste", "draw",
    ]  # fmt: skip
    assert plays(state) == legal_moves(state)[:-1]
    assert legal_moves(table("8S", waste="JD")) == (REDEAL,)


def test_a_play_is_told_with_card_row_and_pile() -> None:
    step = take(table("8S", reserve="7D | 4D 9S | 2C"), RESERVES[1])
    assert (step.card, step.row, step.pile) == (Card("S", 9), 1, 2)
    assert (step.uncovered, step.revealed, step.dealt) == (Card("D", 4), Card("D", 4), ())
    assert step.after.reserve == (cards("7D"), cards("4D"), cards("2C"), ())
    assert step.after.rows[0] == cards("8S 9S")


def test_the_last_card_of_a_pile_reveals_nothing_and_leaves_it_empty() -> None:
    step = take(table("8S", reserve="9S"), RESERVES[0])
    assert (step.pile, step.uncovered, step.revealed) == (1, None, None)
    assert step.after.reserve[0] == ()


def test_in_an_open_reserve_a_card_is_uncovered_but_not_revealed() -> None:
    step = take(table("8S", reserve="4D 9S", rules="peek"), RESERVES[0])
    assert (step.uncovered, step.revealed) == (Card("D", 4), None)


def test_a_play_from_the_waste_frees_the_card_below() -> None:
    step = take(table("8S", reserve="3D", stock="5D", waste="2D 9S"), WASTE)
    assert (step.card, step.row, step.pile) == (Card("S", 9), 1, None)
    assert (step.uncovered, step.revealed, step.dealt) == (Card("D", 2), None, ())
    assert (step.after.waste, step.after.stock) == (cards("2D"), cards("5D"))
    last = take(table("8S", waste="9S"), WASTE)
    assert (last.uncovered, last.after.waste) == (None, ())


def test_a_named_card_is_taken_from_where_it_lies() -> None:
    state = table("8S", reserve="3D | 4D TS", waste="2D 9S")
    assert take(state, attempt("TS")).after == apply(state, RESERVES[1])
    assert take(state, attempt("9S", row=1)).after == apply(state, WASTE)


def test_a_lower_row_grows_by_its_card() -> None:
    state = table("8S 3S | 8H | 8C", reserve="8D | 3H")
    assert play(state, "reserve 1").rows[3] == cards("8D")
    assert play(state, "reserve 2").rows == (cards("8S 3S"), cards("8H 3H"), cards("8C"), ())


@pytest.mark.parametrize(
    ("rules", "stock", "dealt", "left"),
    [
        ("classic", "2D 3D 4D 5D", "2D 3D 4D", "5D"),
        ("classic", "2D 3D", "2D 3D", ""),
        ("one-card", "2D 3D 4D", "2D", "3D 4D"),
    ],
)
def test_a_deal_puts_the_next_cards_on_the_waste_in_their_order(
    rules: str, stock: str, dealt: str, left: str
) -> None:
    step = take(table("8S", stock=stock, waste="6D", rules=rules), DRAW)
    assert step.dealt == cards(dealt)
    assert step.after.waste == cards(f"6D {dealt}")
    assert step.after.waste_top == cards(dealt)[-1]
    assert step.after.stock == cards(left)
    assert (step.card, step.row, step.pile, step.uncovered, step.revealed) == (None,) * 5


def test_a_redeal_turns_the_waste_over_in_the_same_order() -> None:
    step = take(table("8S", waste="2D 3D 4D 5D", passes=4), REDEAL)
    assert (step.after.stock, step.after.waste) == (cards("2D 3D 4D 5D"), ())
    assert (step.after.pass_number, step.after.draws, step.dealt) == (5, 0, ())
    assert (step.card, step.uncovered, step.revealed) == (None, None, None)
    assert play(step.after, "draw").waste == cards("2D 3D 4D")


def test_the_deals_of_a_pass_are_counted() -> None:
    state = deal(DealNumber(1))
    assert (state.draws, state.draws_left) == (0, 12)
    for number in range(1, 13):
        state = play(state, "draw")
        assert (state.draws, state.draws_left) == (number, 12 - number)
    state = play(state, "redeal")
    assert (state.draws, state.draws_left) == (0, 12)
    assert deal(DealNumber(1), RULE_SETS["one-card"]).draws_left == 35
    assert deal(DealNumber(1), RULE_SETS["bridesmaids"]).draws_left == 17


def test_facts_of_a_state() -> None:
    state = table("8S 3S | 8H", reserve="4D 9S | | 7H", stock="5D", waste="2D 6D", passes=2,
                  rules="three-pass")  # fmt: skip
    assert state.starting_rank == 8
    assert state.row_of_suit == {"S": 1, "H": 2}
    assert state.next_row == 3
    assert (state.score, state.redeals_left) == (3, 1)
    assert list(state.tops()) == [(1, Card("S", 9)), (3, Card("H", 7))]
    assert state.waste_top == Card("D", 6)
    assert table("8S").waste_top is None
    assert table("8S | 8H | 8D | 8C").next_row is None
    assert table("8S").redeals_left is None
    assert table("8S", passes=9, rules="three-pass").redeals_left == 0


def test_moves_have_the_words_that_files_use() -> None:
    assert list(PLAIN_MOVES) == [
        "reserve 1", "reserve 2", "reserve 3", "reserve 4", "waste", "draw", "redeal",
    ]  # fmt: skip
    assert play_card(Card("H", 10), row=2).word == "TH"
    assert Move("reserve", 3, row=1, target="waste").word == "reserve 3"


def test_the_reason_names_the_played_card_and_its_row() -> None:
    state = deal(DealNumber(1), CLASSIC)
    card = state.rows[0][0]
    reason = verdict(state, Move("card", card=card)).reason
    assert (reason.code, reason.card, reason.row) == ("already-played", card, 1)
