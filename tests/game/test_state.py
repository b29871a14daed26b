"""Cards and states: codes and order, what a state begins with, and what it says of itself."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import DRAW, Card, State, full_deck


@pytest.mark.parametrize(
    ("code", "card"),
    [
        ("AC", Card("C", 1)),
        ("2D", Card("D", 2)),
        ("9H", Card("H", 9)),
        ("TH", Card("H", 10)),
        ("JS", Card("S", 11)),
        ("QC", Card("C", 12)),
        ("KS", Card("S", 13)),
    ],
)
def test_a_code_is_the_rank_and_then_the_suit(code: str, card: Card) -> None:
    assert Card.parse(code) == card
    assert card.code == code


def test_every_card_has_a_code_of_its_own_that_is_read_back() -> None:
    deck = full_deck()
    assert len({card.code for card in deck}) == 52
    assert [Card.parse(card.code) for card in deck] == list(deck)
    assert [Card.parse(card.code.lower()) for card in deck] == list(deck)


@pytest.mark.parametrize(
    "code",
    ["", "8", "C", "C8", "8CC", "10C", "1C", "0C", "8 ", " 8C", "8C ", "8\n", "8X", "XC", "88",
     "8♣", "♣8", "８C", "8Ｃ", "Aſ", "aſ", "ßC", "\ud83c\udca1", "\x00C", "8C" * 10**5],
    ids=lambda code: ascii(code)[:20],
)  # fmt: skip
def test_what_is_no_code_is_refused(code: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        Card.parse(code)


@given(st.text(max_size=3))
def test_a_text_is_the_code_of_a_card_or_refused(text: str) -> None:
    try:
        card = Card.parse(text)
    except ValueError:
        return
    assert card in full_deck()
    assert card.code == text.upper()


def test_cards_sort_by_suit_and_then_from_ace_to_king() -> None:
    codes = ["2S", "AH", "KC", "TC", "JC", "2C", "AC", "QD"]
    in_order = sorted(Card.parse(code) for code in codes)
    assert [card.code for card in in_order] == ["AC", "2C", "TC", "JC", "KC", "QD", "AH", "2S"]


@pytest.mark.parametrize("ranks", range(3, 14))
def test_a_deck_has_four_suits_of_so_many_ranks(ranks: int) -> None:
    deck = full_deck(ranks)
    assert len(deck) == len(set(deck)) == 4 * ranks
    assert {card.rank for card in deck} == set(range(1, ranks + 1))
    assert list(deck) == sorted(deck)


def test_a_state_begins_at_the_start_of_the_first_pass() -> None:
    begun = State(CLASSIC, 13, (), (), ())
    found = {field.name: getattr(begun, field.name) for field in fields(begun)[5:]}
    assert found == {
        "dealt": 0, "pass_number": 1, "draws": 0, "offered": False, "held": None, "moved": False,
        "gave_out": False, "_known": None, "_plays": None,
    }  # fmt: skip
    assert [type(found[name]) for name in ("offered", "moved", "gave_out")] == [bool] * 3


def test_what_follows_from_the_rows_is_worked_out_once_for_all_that_share_them() -> None:
    state = deal(DealNumber(32001))
    assert state.row_of_suit is state.row_of_suit
    assert state.row_ranks is state.row_ranks
    drawn = apply(state, DRAW)
    assert drawn.row_of_suit is state.row_of_suit
    played = apply(state, legal_moves(state)[0])
    assert played.row_ranks is not state.row_ranks


def test_what_was_worked_out_is_no_part_of_a_state() -> None:
    state, other = deal(DealNumber(32001)), deal(DealNumber(32001))
    assert state.row_of_suit
    assert state == other and "known" not in repr(state)
    assert hash(state) == hash(other)


@pytest.mark.parametrize("rules", ["classic", "one-card", "bridesmaids"])
def test_a_won_game_never_counts_as_one_that_gave_out(rules: str) -> None:
    deals = (deal(DealNumber(number), RULE_SETS[rules], ranks=4) for number in range(1, 40))
    state, moves = next((start, line) for start in deals if (line := solve(start).moves))
    for move in moves:
        state = apply(state, move)
    assert (state.outcome, state.loss, state.gave_out) == ("won", None, False)
