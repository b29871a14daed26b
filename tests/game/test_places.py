"""Where a card lies, as far as the player can know it."""

from __future__ import annotations

import pytest
from hypothesis import given

from osmosis_cli.game.rules import Place, card_of, hidden_cards, place_of, seen_cards
from osmosis_cli.game.state import RESERVES, WASTE, Card, State, full_deck
from tests.game.strategies import states
from tests.game.tables import cards, play, table

RESERVE = "4D 5D 9S | 7H"
CLOSED = table("8S 3S | 8H", RESERVE, stock="TS JS QS KS", waste="AS 4S 2C")
OPEN = table("8S 3S | 8H", RESERVE, stock="TS JS QS KS", waste="AS 4S 2C", rules="peek")


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ("8S", Place("row", 1)),
        ("3S", Place("row", 1)),
        ("8H", Place("row", 2)),
        ("9S", Place("reserve", 1)),
        ("7H", Place("reserve", 2)),
        ("2C", Place("waste")),
        ("4S", Place("waste", None, cards("2C"))),
        ("AS", Place("waste", None, cards("4S 2C"))),
    ],
)
def test_a_card_that_lies_open_is_found_with_what_lies_on_it(code: str, place: Place) -> None:
    assert place_of(CLOSED, Card.parse(code)) == place
    assert place_of(OPEN, Card.parse(code)) == place


@pytest.mark.parametrize("code", ["4D", "5D", "TS", "KS"])
def test_a_face_down_card_is_nowhere_that_can_be_told(code: str) -> None:
    assert place_of(CLOSED, Card.parse(code)) == Place("unknown")


def test_in_an_open_reserve_every_card_is_found() -> None:
    assert place_of(OPEN, Card.parse("4D")) == Place("reserve", 1, cards("5D 9S"))
    assert place_of(OPEN, Card.parse("5D")) == Place("reserve", 1, cards("9S"))
    assert place_of(OPEN, Card.parse("TS")) == Place("unknown")


def test_a_card_that_was_dealt_earlier_is_known_to_be_back_in_the_stock() -> None:
    later = play(CLOSED, "draw", "draw", "redeal")
    for code in ("AS", "2C", "TS", "KS"):
        assert place_of(later, Card.parse(code)) == Place("stock")
    dealt = play(later, "draw")
    assert place_of(dealt, Card.parse("2C")) == Place("waste")
    assert place_of(dealt, Card.parse("KS")) == Place("stock")


def test_only_a_card_on_top_of_the_reserve_or_the_waste_is_playable() -> None:
    playable = [card.code for card in full_deck() if place_of(OPEN, card).playable]
    assert playable == ["2C", "7H", "9S"]
    assert not Place("row", 1).playable
    assert not Place("stock").playable
    assert not Place("unknown").playable


def test_seen_and_hidden_cards_are_told_in_order() -> None:
    assert seen_cards(CLOSED) == cards("2C 7H 8H AS 3S 4S 8S 9S")
    assert hidden_cards(CLOSED) == cards("4D 5D TS JS QS KS")
    assert seen_cards(OPEN) == cards("2C 4D 5D 7H 8H AS 3S 4S 8S 9S")
    assert hidden_cards(OPEN) == cards("TS JS QS KS")


def test_after_a_pass_the_whole_stock_has_been_seen() -> None:
    later = play(CLOSED, "draw", "draw", "redeal")
    assert hidden_cards(later) == cards("4D 5D")
    assert set(cards("TS JS QS KS AS 4S 2C")) <= set(seen_cards(later))


@given(states())
def test_a_place_tells_the_truth(state: State) -> None:
    piles: dict[str, list[tuple[Card, ...]]] = {
        "row": list(state.rows),
        "reserve": list(state.reserve),
        "waste": [state.waste],
        "stock": [state.stock],
    }
    tops = {card_of(state, move) for move in (*RESERVES, WASTE)} - {None}
    for card in full_deck(state.ranks):
        place = place_of(state, card)
        assert place.playable == (card in tops)
        if place.kind == "unknown":
            assert place == Place("unknown")
            continue
        pile = piles[place.kind][(place.number or 1) - 1]
        assert card in pile
        if place.kind in ("reserve", "waste"):
            assert place.above == pile[pile.index(card) + 1 :]
        else:
            assert place.above == ()
