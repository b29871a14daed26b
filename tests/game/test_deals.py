"""Deal numbers stand for the cards that PySolFC deals under the same number."""

from __future__ import annotations

import json
import random
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.game.deals import (
    BadDeal,
    DealNumber,
    deal,
    parse_deal_number,
    random_deal_number,
    reserve_depth,
    shuffled,
)
from osmosis_cli.game.position import write_position
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.game.state import full_deck
from tests.game.model import Model, microsoft
from tests.game.strategies import deal_numbers, decks, rule_sets

DATA: dict[str, Any] = json.loads(
    (Path(__file__).parent.parent / "data" / "pysolfc-deals.json").read_text(encoding="utf-8")
)
DEALS = [(rules, entry) for rules in ("classic", "bridesmaids") for entry in DATA[rules]]
LARGEST = 2**33 - 1


def start(number: str, rules: str) -> dict[str, object]:
    return write_position(deal(parse_deal_number(number), RULE_SETS[rules]), number)


@pytest.mark.parametrize(("rules", "entry"), DEALS, ids=[f"{r}-{e['deal']}" for r, e in DEALS])
def test_a_deal_has_the_cards_that_pysolfc_dealt(rules: str, entry: dict[str, object]) -> None:
    expected = {"rules": rules, **entry, "waste": [], "passes": 1}
    assert start(str(entry["deal"]), rules) == expected


def test_the_deals_of_pysolfc_are_all_there() -> None:
    assert [len(DATA[rules]) for rules in ("classic", "bridesmaids")] == [11, 6]


@pytest.mark.parametrize("rules", ["peek", "one-card", "three-pass", "one-card-three-pass"])
def test_every_rule_set_with_a_reserve_deals_the_same_cards(rules: str) -> None:
    for number in ("1", "32000", "ms100000"):
        assert {**start(number, rules), "rules": "classic"} == start(number, "classic")


def shuffled_again(number: DealNumber) -> list[str]:
    """The shuffle as the rules describe it, a second time."""
    ranks = "A23456789TJQK"
    if number.microsoft or number.number <= 31999:
        deck = [rank + suit for rank in ranks for suit in "CDHS"]
        draws = microsoft(number.number)
        picks = [next(draws) % size for size in range(52, 1, -1)]
    else:
        deck = [rank + suit for suit in "CSHD" for rank in ranks]
        generator = random.Random(number.number)
        picks = [int(generator.random() * size) for size in range(52, 1, -1)]
    for i, j in zip(range(51, 0, -1), picks, strict=True):
        deck[i], deck[j] = deck[j], deck[i]
    return deck[::-1]


EDGES = [
    *(DealNumber(n) for n in (1, 31999, 32000, 32001, 2**31, 2**32, 2**33, 10**9, 10**20 - 1)),
    *(DealNumber(n, True) for n in (1, 31999, 32000, 2**31 - 1, 2**31, 2**31 + 1)),
    *(DealNumber(n, True) for n in (2**32 - 1, 2**32, 2**32 + 1, LARGEST)),
]


@pytest.mark.parametrize("number", EDGES, ids=[number.text for number in EDGES])
def test_the_shuffle_is_right_at_the_edge_of_every_range(number: DealNumber) -> None:
    assert [card.code for card in shuffled(number)] == shuffled_again(number)


@given(deal_numbers)
def test_the_shuffle_is_right_for_any_number(number: DealNumber) -> None:
    assert [card.code for card in shuffled(number)] == shuffled_again(number)


def test_microsofts_generator_gives_its_known_first_numbers() -> None:
    # What `srand(1)` and five calls of `rand()` give in Microsoft's C library.
    assert list(islice(microsoft(1), 5)) == [41, 18467, 6334, 26500, 19169]


def test_plain_numbers_up_to_31999_are_microsofts_and_later_ones_are_not() -> None:
    for number in (1, 31999):
        assert shuffled(DealNumber(number)) == shuffled(DealNumber(number, True))
    assert shuffled(DealNumber(32000)) != shuffled(DealNumber(32000, True))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("1", "1"),
        ("31999", "31999"),
        ("32000", "32000"),
        ("ms32000", "ms32000"),
        ("MS 32000", "ms32000"),
        ("12 345 678", "12345678"),
        ("12’345", "12345"),
        ("#32.000", "32000"),
        ("32,000", "32000"),
        ("32_000", "32000"),
        (" 32 000\t", "32000"),
        ("32\u00a0000", "32000"),
        ("32\u202f000", "32000"),
        ("32\u2009000", "32000"),
        ("32000\r\n", "32000"),
        ("00042", "42"),
        ("ms00042", "ms42"),
        ("0" * 19 + "7", "7"),
        ("9" * 20, "9" * 20),
        ("ms8589934591", "ms8589934591"),
        ("8589934592", "8589934592"),
    ],
)
def test_a_number_is_read_in_any_common_writing(text: str, shown: str) -> None:
    number = parse_deal_number(text)
    assert number.text == shown
    assert parse_deal_number(number.text) == number


@pytest.mark.parametrize(
    "text",
    ["-1", "5.0", "5-6", "3 2", "##5", "1.234,567", "12.34.567", "1234.567", "m-s-5", "1_", "_1",
     "", " ", "#", "-", "0", "00", "ms", "ms0", "ms-0", "msms1", "1ms", "s1", "m1", "+1", "1e5",
     "0x10", "1/2", "12a", "one", "ms8589934592", "1" * 21, "0" * 20 + "1", "9" * 10**6,
     "٣٢٠٠٠", "３２０００", "32²", "mſ1", "ｍｓ1", "१", "1\x00", "\ud800", "1\u200b"],
    ids=lambda text: ascii(text)[:30],
)  # fmt: skip
def test_what_is_no_number_is_refused(text: str) -> None:
    with pytest.raises(BadDeal, match=f"^{re.escape(text)}$"):
        parse_deal_number(text)


@given(st.text(alphabet="0123456789msMS #-_.,+٣", max_size=24) | st.text(max_size=24))
def test_a_text_is_a_number_that_can_be_dealt_or_refused(text: str) -> None:
    try:
        number = parse_deal_number(text)
    except BadDeal:
        return
    assert 1 <= number.number < (LARGEST + 1 if number.microsoft else 10**20)
    assert parse_deal_number(f" {number.text.upper()} ") == number
    assert len(shuffled(number)) == 52


@pytest.mark.parametrize("sign", [chr(code) for code in range(33, 127)])
def test_no_sign_or_letter_may_stand_within_a_group_of_digits(sign: str) -> None:
    if not sign.isdigit():
        with pytest.raises(BadDeal):
            parse_deal_number(f"3{sign}2")


def test_a_number_is_one_of_pysolfcs_own_unless_microsoft_is_named() -> None:
    assert tuple(DealNumber(5)) == (5, False)
    assert DealNumber(5).microsoft is False


def test_a_random_number_is_short_enough_to_say_aloud() -> None:
    generator = random.Random(5)
    numbers = [random_deal_number(generator) for _ in range(300)]
    assert all(32000 <= number.number <= 999_999 and not number.microsoft for number in numbers)
    assert len(set(numbers)) > 290
    assert max(numbers).number > 900_000
    assert random_deal_number(random.Random(5)) == numbers[0]


@given(deal_numbers, rule_sets, decks)
def test_a_deal_lays_out_the_whole_deck_as_the_rules_say(
    number: DealNumber, rules: RuleSet, ranks: int
) -> None:
    state = deal(number, rules, ranks)
    deck = [card.code for card in shuffled(number, ranks)]
    model = Model(deck, rules.draw, rules.passes, rules.piles, ranks)
    assert [[card.code for card in row] for row in state.rows] == model.rows
    assert [[card.code for card in pile] for pile in state.reserve] == model.piles
    assert [card.code for card in state.stock] == model.stock
    assert sorted(shuffled(number, ranks)) == list(full_deck(ranks))
    assert (state.waste, state.pass_number, state.draws) == ((), 1, 0)
    assert (state.outcome, state.score, state.held, state.moved) == ("open", 1, None, False)
    assert len(state.stock) >= 7


def test_the_reserve_of_a_full_deck_is_four_cards_deep_and_leaves_35_in_the_stock() -> None:
    assert [reserve_depth(ranks) for ranks in range(3, 14)] == [1, 2, 3] + [4] * 8
    state = deal(DealNumber(1), CLASSIC)
    assert [len(pile) for pile in state.reserve] == [4, 4, 4, 4]
    assert len(state.stock) == 35
    assert len(deal(DealNumber(1), RULE_SETS["bridesmaids"]).stock) == 51


@pytest.mark.parametrize("ranks", [-1, 0, 2, 14])
def test_a_deck_of_another_size_is_refused(ranks: int) -> None:
    with pytest.raises(ValueError, match="^ranks$"):
        deal(DealNumber(1), CLASSIC, ranks)
