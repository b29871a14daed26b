"""Positions in files are read back as they were written, and nothing hostile does harm."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.position import (
    MAX_LIST,
    MAX_TEXT,
    BadPosition,
    Fault,
    FaultCode,
    read_position,
    write_position,
)
from osmosis_cli.game.rules import legal_moves, plays
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.state import Card, State, full_deck
from tests.game.strategies import damaged_positions, good_positions, plain_json, states

Data = dict[str, Any]

START: Data = write_position(deal(DealNumber(1)), "1")
"""The position that the description of the format shows."""

CODES = {suit: [Card(suit, rank).code for rank in range(1, 14)] for suit in "CDHS"}


def test_a_position_is_written_as_described() -> None:
    assert START["rules"] == "classic"
    assert START["deal"] == "1"
    assert START["rows"] == [["2S"], [], [], []]
    assert START["reserve"][0] == ["JD", "5D", "KD", "AD"]
    assert START["stock"][:2] == ["KS", "9D"]
    assert START["waste"] == []
    assert START["passes"] == 1
    assert len(START) == 7
    bridesmaids = write_position(deal(DealNumber(1), RULE_SETS["bridesmaids"]))
    assert (bridesmaids["reserve"], bridesmaids["deal"]) == ([], None)


def test_changed_parts_of_a_rule_set_are_written_and_read() -> None:
    rules = RULE_SETS["three-pass"].changed(draw=1, unlimited=True, open_reserve=True)
    data = write_position(deal(DealNumber(5), rules))
    assert (data["draw"], data["max_passes"], data["open_reserve"]) == (1, None, True)
    assert read_position(data).state.rules == rules


@settings(max_examples=50)
@given(states(st.just(13)))
def test_every_state_that_play_reaches_is_read_back(state: State) -> None:
    data = write_position(state, "a label")
    read, label = read_position(json.loads(json.dumps(data)))
    assert label == "a label"
    assert write_position(read, label) == data
    for name in ("rules", "ranks", "rows", "reserve", "talon", "dealt", "pass_number", "score"):
        assert getattr(read, name) == getattr(state, name)
    assert legal_moves(read) == legal_moves(state)
    if state.pass_number == 1:
        assert read.draws == state.draws
    assert -(-len(read.waste) // read.rules.draw) <= read.draws <= state.draws


@settings(max_examples=50)
@given(good_positions)
def test_a_position_with_a_waste_counts_as_one_that_offered_a_play(data: Data) -> None:
    state = read_position(data).state
    assert state.offered == (bool(state.waste) or bool(plays(state)))
    assert (state.held, state.moved) == (None, False)


def test_keys_that_may_be_left_out_have_their_usual_values() -> None:
    short = {key: START[key] for key in ("rules", "rows", "reserve", "stock", "waste")}
    assert read_position(short) == (deal(DealNumber(1)), None)
    assert read_position({**short, "deal": None}).deal is None
    assert read_position({**short, "deal": "x" * 100}).deal == "x" * 100


def test_a_rule_set_may_go_by_another_name_and_cards_by_small_letters() -> None:
    data = {**START, "rules": "Treasure-Trove", "rows": [["2s"], [], [], []]}
    assert read_position(data).state == deal(DealNumber(1))


def test_a_won_position_is_won() -> None:
    data = {"rules": "bridesmaids", "reserve": [], "stock": [], "waste": []}
    assert read_position({**data, "rows": list(CODES.values())}).state.outcome == "won"


def nested(depth: int) -> object:
    value: object = "8C"
    for _ in range(depth):
        value = [value]
    return value


HOSTILE: dict[str, Callable[[], object]] = {
    "deep nesting": lambda: {**START, "rows": nested(10**5)},
    "a deep label": lambda: {**START, "deal": nested(10**5)},
    "deep nesting for a card": lambda: {**START, "stock": [nested(10**5)]},
    "a huge list of cards": lambda: {**START, "stock": ["8C"] * 10**6},
    "a huge list of nonsense": lambda: {**START, "waste": [{}] * 10**6},
    "a huge list of rows": lambda: {**START, "rows": [[]] * 10**6},
    "many bad cards": lambda: {**START, "reserve": [["??"] * 52] * 52},
    "a key of a million characters": lambda: {**START, "k" * 10**6: 1},
    "a million keys": lambda: {**START, **{str(number): number for number in range(10**6)}},
    "a card of a million characters": lambda: {**START, "stock": ["8" * 10**6]},
    "a label of a million characters": lambda: {**START, "deal": "9" * 10**6},
    "a rule set of a million characters": lambda: {**START, "rules": "c" * 10**6},
    "lone surrogates": lambda: {**START, "\ud800": 1, "deal": "\udfff" * 101, "stock": ["\ud83c"]},
    "control characters": lambda: {**START, "\x1b[2J": 1, "stock": ["\x1b[2J", "\u202e8C"]},
    "numbers that are none": lambda: {**START, "passes": float("nan"), "stock": [float("inf")]},
    "a float of the right value": lambda: {**START, "passes": 1.0},
    "truth for one": lambda: {**START, "passes": True},
    "truth for a card": lambda: {**START, "stock": [True, None, 8, -1.5]},
    "truth for three": lambda: {**START, "draw": True},
    "a number of 10,000 digits": lambda: {**START, "passes": 10**10**4},
    "the same for a card": lambda: {**START, "stock": [10**10**4, -(10**10**4)]},
    "the same for the limit": lambda: {**START, "max_passes": 10**10**4},
    "an object for each part": lambda: dict.fromkeys(START, {}),
    "nothing for each part": lambda: dict.fromkeys(START),
    "an empty object": dict,
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_with_few_short_faults(name: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(HOSTILE[name]())
    faults = caught.value.faults
    assert 0 < len(faults) <= MAX_LIST * MAX_LIST + 2 * MAX_LIST
    assert {fault.code for fault in faults} <= set(get_args(FaultCode))
    for fault in faults:
        assert len(fault.key or "") <= MAX_TEXT
        assert len(fault.text or "") <= MAX_TEXT


@given(plain_json | st.dictionaries(st.sampled_from(list(START)), plain_json))
def test_any_json_is_refused_or_read(data: object) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(data)
    assert caught.value.faults


@given(damaged_positions())
def test_a_changed_file_is_read_as_it_stands_or_refused(data: Data) -> None:
    before = json.dumps(data, sort_keys=True)
    try:
        state, label = read_position(data)
    except BadPosition as bad:
        assert bad.faults
        assert {fault.code for fault in bad.faults} <= set(get_args(FaultCode))
        assert str(bad) == ", ".join(fault.code for fault in bad.faults)
    else:
        written = write_position(state, label)
        for key in ("rows", "reserve", "stock", "waste"):
            assert written[key] == data[key]
        cards = [card for pile in (*state.rows, *state.reserve, state.talon) for card in pile]
        assert sorted(cards) == list(full_deck())
        assert read_position(written) == (state, label)
    assert json.dumps(data, sort_keys=True) == before


def test_what_stands_in_the_place_of_a_card_is_told() -> None:
    wrong: list[object] = ["8X", "\n", True, None, 8, -1.5, [1], {"a": 1}]
    wrong += [10**20 - 1, 10**20]
    with pytest.raises(BadPosition) as caught:
        read_position({**START, "stock": wrong})
    told = [fault.text for fault in caught.value.faults if fault.code == "bad-card"]
    assert told == ["8X", "\n", "true", "null", "8", "-1.5", "[...]", "{...}", "9" * 20, "..."]
    assert caught.value.faults[0] == Fault("bad-card", key="stock", text="8X")
