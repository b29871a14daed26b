"""Every fault of a position is named, with what it is about."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, get_args

import pytest

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.position import BadPosition, Fault, FaultCode, read_position, write_position
from osmosis_cli.game.rulesets import CLASSIC
from osmosis_cli.game.state import DRAW, Card, full_deck

Data = dict[str, Any]

START: Data = write_position(deal(DealNumber(1)), "1")
"""The position that the description of the format shows."""


def faults_of(data: object) -> tuple[Fault, ...]:
    with pytest.raises(BadPosition) as caught:
        read_position(data)
    return caught.value.faults


def damaged(change: Callable[[Data], object]) -> Data:
    changed = copy.deepcopy(START)
    change(changed)
    return changed


def put(**parts: object) -> Callable[[Data], object]:
    return lambda data: data.update(parts)


FAULTY: list[tuple[str, Data, list[Fault]]] = [
    (
        "a key that means nothing",
        damaged(put(stok=[], nonsense=1)),
        [Fault("unknown-key", key="stok"), Fault("unknown-key", key="nonsense")],
    ),
    (
        "a key that is missing",
        damaged(lambda data: data.pop("waste")),
        [Fault("missing-key", key="waste")],
    ),
    (
        "a list that is none",
        damaged(put(waste="AS", reserve={"1": []})),
        [Fault("bad-value", key="reserve"), Fault("bad-value", key="waste")],
    ),
    (
        "a row that is no list",
        damaged(lambda data: data["rows"].__setitem__(2, None)),
        [Fault("bad-value", key="rows", number=3)],
    ),
    (
        "a number of passes that is none",
        damaged(put(passes=0)),
        [Fault("bad-value", key="passes")],
    ),
    ("a label that is no text", damaged(put(deal=1)), [Fault("bad-value", key="deal")]),
    ("a label that is too long", damaged(put(deal="1" * 101)), [Fault("bad-value", key="deal")]),
    (
        "parts of a rule set out of range",
        damaged(put(draw=2, max_passes=0, open_reserve="yes")),
        [Fault("bad-value", key=key) for key in ("draw", "max_passes", "open_reserve")],
    ),
    ("an unknown rule set", damaged(put(rules="chess")), [Fault("unknown-rules", key="rules")]),
    ("a rule set that is no text", damaged(put(rules=3)), [Fault("unknown-rules", key="rules")]),
    (
        "what is no card",
        damaged(lambda data: data["stock"].__setitem__(0, "the king of spades, please")),
        [Fault("bad-card", key="stock", text="the king of spades, ")],
    ),
    (
        "what is no card in a pile",
        damaged(lambda data: data["reserve"][1].__setitem__(0, 2)),
        [Fault("bad-card", key="reserve", text="2", number=2)],
    ),
    (
        "a card twice and another missing",
        damaged(lambda data: data["stock"].__setitem__(0, "9D")),
        [Fault("duplicate-card", Card("D", 9)), Fault("missing-card", Card("S", 13))],
    ),
    (
        "three rows",
        damaged(put(rows=[["2S"], [], []])),
        [Fault("row-count")],
    ),
    (
        "an empty first row",
        damaged(lambda data: (data["rows"].reverse(), data["rows"][3].clear(),
                              data["rows"][1].append("2S"))),
        [Fault("empty-row-1", number=1)],
    ),
    (
        "a row left out",
        damaged(lambda data: (data["reserve"][1].remove("2D"), data["rows"][2].append("2D"))),
        [Fault("row-gap", Card("D", 2), number=3)],
    ),
    (
        "a row of two suits",
        damaged(lambda data: (data["reserve"][0].remove("AD"), data["rows"][0].append("AD"))),
        [Fault("mixed-suits", Card("D", 1), number=1)],
    ),
    (
        "two rows of one suit",
        damaged(lambda data: (data["reserve"][3].remove("5S"), data["rows"][0].append("5S"),
                              data["reserve"][2].remove("9S"), data["rows"][1].append("9S"))),
        [Fault("suit-twice", Card("S", 9), number=2), Fault("wrong-start", Card("S", 9), number=2),
         Fault("rank-not-above", Card("S", 9), number=2)],
    ),
    (
        "a row that another rank started",
        damaged(lambda data: (data["reserve"][3].remove("5S"), data["rows"][0].append("5S"),
                              data["reserve"][3].remove("5H"), data["rows"][1].append("5H"))),
        [Fault("wrong-start", Card("H", 5), number=2)],
    ),
    (
        "a card whose rank is not in the row above",
        damaged(lambda data: (data["reserve"][1].remove("2D"), data["rows"][1].append("2D"),
                              data["reserve"][0].remove("AD"), data["rows"][1].append("AD"))),
        [Fault("rank-not-above", Card("D", 1), number=2)],
    ),
    (
        "three piles",
        damaged(lambda data: data["rows"][0].extend(data["reserve"].pop())),
        [Fault("mixed-suits", Card("C", 11), number=1),
         Fault("mixed-suits", Card("H", 5), number=1),
         Fault("mixed-suits", Card("H", 3), number=1), Fault("pile-count")],
    ),
    (
        "a pile of five",
        damaged(lambda data: data["reserve"][2].append(data["reserve"][0].pop())),
        [Fault("pile-too-high", number=3)],
    ),
    (
        "a pass that the rules do not give",
        damaged(put(rules="three-pass", passes=4)),
        [Fault("too-many-passes")],
    ),
    (
        "a stock that no deal leaves",
        damaged(lambda data: data["waste"].append(data["stock"].pop(0))),
        [Fault("stock-count")],
    ),
    (
        "more cards in stock and waste than the deal left",
        damaged(lambda data: (data["waste"].append(data["reserve"][0].pop()),
                              data.update(passes=2))),
        [Fault("stock-count")],
    ),
    (
        "a waste that a later pass cannot have left",
        damaged(lambda data: (data["waste"].append(data["stock"].pop(0)),
                              data.update(passes=2))),
        [Fault("waste-count")],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("data", "faults"), [(d, f) for _, d, f in FAULTY],
                         ids=[name for name, _, _ in FAULTY])  # fmt: skip
def test_a_fault_is_named_with_what_it_is_about(data: Data, faults: list[Fault]) -> None:
    before = copy.deepcopy(data)
    assert list(faults_of(data)) == faults
    assert data == before


@pytest.mark.parametrize("data", [None, True, 3, 2.5, "classic", [START], [], float("nan")])
def test_what_is_no_object_is_refused(data: object) -> None:
    assert faults_of(data) == (Fault("not-an-object"),)


def test_every_fault_code_is_known_and_reached() -> None:
    reached = {fault.code for _, _, faults in FAULTY for fault in faults}
    of_files = {"unreadable", "too-large", "not-json"}
    assert reached | {"not-an-object"} | of_files == set(get_args(FaultCode))


def test_all_faults_are_named_at_once() -> None:
    data = damaged(put(passes=True, draw=2.0, extra=1))
    data["rows"][2].append(data["reserve"][1].pop())
    data["rows"][2].append("2S")
    data["reserve"][0][0] = "??"
    assert list(faults_of(data)) == [
        Fault("unknown-key", key="extra"),
        Fault("bad-value", key="draw"),
        Fault("bad-card", key="reserve", text="??", number=1),
        Fault("bad-value", key="passes"),
        Fault("duplicate-card", Card("S", 2)),
        Fault("wrong-start", Card("C", 12), number=3),
        Fault("mixed-suits", Card("S", 2), number=3),
        Fault("row-gap", Card("C", 12), number=3),
    ]


def test_the_error_names_the_codes() -> None:
    with pytest.raises(BadPosition, match="^missing-key, missing-card$"):
        read_position(damaged(lambda data: data.pop("deal") and data.pop("rules")
                              and data["stock"].pop()))  # fmt: skip


def test_the_reserve_of_a_game_without_one_is_empty() -> None:
    data = damaged(put(rules="bridesmaids"))
    assert [fault.code for fault in faults_of(data)] == ["pile-count", "stock-count"]


def test_a_rule_set_from_a_file_keeps_within_what_can_be_written() -> None:
    data = damaged(put(passes=10**9, max_passes=10**9))
    assert read_position(data).state.rules == CLASSIC.changed(passes=10**9)
    assert list(faults_of(damaged(put(passes=10**9 + 1, max_passes=10**4000)))) == [
        Fault("bad-value", key="max_passes"),
        Fault("bad-value", key="passes"),
    ]


def test_a_list_longer_than_the_deck_is_not_looked_into() -> None:
    codes = [card.code for card in full_deck()]
    assert {fault.code for fault in faults_of(damaged(put(stock=codes)))} == {
        "duplicate-card", "stock-count",
    }  # fmt: skip
    assert faults_of(damaged(put(stock=[*codes, "AC"]))) == (Fault("bad-value", key="stock"),)
    assert faults_of(damaged(put(rows=[["2S"], *[[]] * 52]))) == (Fault("bad-value", key="rows"),)
    assert faults_of(damaged(put(rows=[["2S"], *[[]] * 51]))) == (Fault("row-count"),)


@pytest.mark.parametrize("place", ["rows", "reserve", "stock", "waste"])
def test_where_a_card_cannot_be_read_none_is_said_to_be_missing(place: str) -> None:
    data = write_position(apply(deal(DealNumber(32001)), DRAW))
    assert read_position(data)
    pile = data[place]
    assert isinstance(pile, list)
    (pile if isinstance(pile[0], str) else pile[0])[0] = "??"
    with pytest.raises(BadPosition) as caught:
        read_position(data)
    assert [fault.code for fault in caught.value.faults] == ["bad-card"]


@pytest.mark.parametrize("place", ["rows", "reserve", "stock", "waste"])
def test_what_cannot_be_read_is_not_counted(place: str) -> None:
    data = write_position(apply(deal(DealNumber(32001)), DRAW))
    for bad in ("8C", None, [[]] * 60):
        with pytest.raises(BadPosition) as caught:
            read_position({**data, place: bad})
        assert caught.value.faults == (Fault("bad-value", key=place),)
    for lost in (1, 2):
        pile = data[place]
        assert isinstance(pile, list)
        wrong = ["??"] * lost + pile[lost:] if isinstance(pile[0], str) else [["??"], *pile[1:]]
        with pytest.raises(BadPosition) as caught:
            read_position({**data, place: wrong})
        assert {fault.code for fault in caught.value.faults} == {"bad-card"}


@pytest.mark.parametrize("key", ["rules", "rows", "reserve", "stock", "waste"])
def test_what_is_not_there_is_said_to_be_missing_and_nothing_else_of_it(key: str) -> None:
    data = write_position(apply(deal(DealNumber(32001)), DRAW))
    del data[key]
    with pytest.raises(BadPosition) as caught:
        read_position(data)
    assert [fault for fault in caught.value.faults if fault.key == key] == [
        Fault("missing-key", key=key)
    ]


@pytest.mark.parametrize("key", ["reserve", "waste", "passes"])
def test_no_count_is_wrong_as_long_as_one_of_them_is_unknown(key: str) -> None:
    data = write_position(apply(deal(DealNumber(32001)), DRAW))
    stock = data["stock"]
    assert isinstance(stock, list)
    few = {**data, "stock": stock[2:], "waste": stock[:2]}
    with pytest.raises(BadPosition) as caught:
        read_position({**few, key: "8C"})
    assert Fault("bad-value", key=key) in caught.value.faults
    codes = {fault.code for fault in caught.value.faults}
    with pytest.raises(BadPosition) as caught:
        read_position(few)
    counts = {"stock-count", "waste-count"}
    assert counts & {fault.code for fault in caught.value.faults}
    assert not counts & codes


def test_what_does_not_apply_to_a_fault_is_none() -> None:
    assert tuple(Fault("not-an-object")) == ("not-an-object", None, None, None, None)
