"""Cards: their codes and their order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.game.state import Card, full_deck


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
