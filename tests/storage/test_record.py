"""What is kept of a game brings it back exactly, and nothing brings back a game that is none."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.position import read_position, write_position
from osmosis_cli.game.rules import card_of, legal_moves
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Card, Move, play_card
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.record import (
    Game,
    Noted,
    Redone,
    Replay,
    Start,
    Turned,
    Undone,
    entries_of,
    entry_of,
)
from osmosis_cli.storage.record_json import read_entry, read_start, write_entry, write_start
from osmosis_cli.storage.rules_json import is_game_id, read_rules, write_rules
from tests.game.strategies import deal_numbers, plain_json, rule_sets, states
from tests.storage.helpers import entries_from, game_from, picture, start_of

play = st.binary(max_size=60)


@settings(max_examples=50)
@given(deal_numbers, rule_sets, play)
def test_a_game_comes_back_with_its_undone_turns(number, rules, line: bytes) -> None:  # type: ignore[no-untyped-def]
    start = start_of(number.text, rules)
    game = game_from(start, entries_from(start, line))
    kept = json.loads(json.dumps([write_start(start), *map(write_entry, entries_of(game))]))
    again = game_from(read_start(kept[0]), [read_entry(data) for data in kept[1:]])
    assert picture(again) == picture(game)


@settings(max_examples=50)
@given(play)
def test_replaying_does_what_the_player_did(line: bytes) -> None:
    start = start_of()
    entries = entries_from(start, line)
    timeline = Timeline(start.state)
    for entry in entries:
        if isinstance(entry, Turned):
            timeline.play(entry.moves)
        elif isinstance(entry, Undone):
            assert all(timeline.undo() for _ in range(entry.count))
        elif isinstance(entry, Redone):
            assert all(timeline.redo() for _ in range(entry.count))
    notes = frozenset(entry.note for entry in entries if isinstance(entry, Noted))
    assert picture(game_from(start, entries)) == picture(Game(start, timeline, notes))


@settings(max_examples=50)
@given(states(st.just(13)), st.sampled_from((None, "1", "32001", "a friend's deal")))
def test_a_game_can_start_from_any_position(state, deal: str | None) -> None:  # type: ignore[no-untyped-def]
    position = read_position(write_position(state))
    start = Start("g", "", position.state, deal)
    assert read_start(json.loads(json.dumps(write_start(start)))) == start


def test_a_deal_is_kept_by_its_number_and_its_rules() -> None:
    start = start_of("ms5", RULE_SETS["peek"].changed(draw=1, passes=2))
    data = write_start(start)
    assert data == {
        "id": "game-1",
        "started": "2024-02-29T23:59:59+01:00",
        "deal": "ms5",
        "rules": "peek",
        "draw": 1,
        "max_passes": 2,
    }


def test_a_state_that_could_not_be_read_back_is_not_written() -> None:
    start = start_of()
    with pytest.raises(ValueError):
        write_start(start._replace(state=replace(start.state, pass_number=0)))


def test_a_card_played_by_its_name_is_kept_as_the_place_it_came_from() -> None:
    timeline = Timeline(start_of().state)
    while timeline.state.pass_number < 3:
        move = legal_moves(timeline.state)[0]
        card = card_of(timeline.state, move)
        timeline.play((play_card(card) if card else move,))
    entries = [entry_of(turn) for turn in timeline.turns]
    kinds = {move.kind for entry in entries for move in entry.moves}
    assert kinds == {"reserve", "waste", "draw", "redeal"}
    assert game_from(start_of(), [*entries]).timeline.state == timeline.state


def test_a_row_that_the_player_named_is_not_kept() -> None:
    timeline = Timeline(start_of().state)
    pile = next(move for move in legal_moves(timeline.state) if move.kind == "reserve")
    row = timeline.play((pile,))[0].row
    timeline.undo()
    timeline.play((pile._replace(row=row),))
    assert entry_of(timeline.turns[0]) == Turned((pile,))


@pytest.mark.parametrize(
    "entries",
    [
        [Undone(1)],
        [Redone(1)],
        [Turned((DRAW,)), Undone(2)],
        [Turned((DRAW,)), Undone(0)],
        [Turned((DRAW,)), Undone(-1)],
        [Turned((DRAW,)), Undone(1), Redone(2)],
        [Turned((DRAW,)), Undone(1), Turned((DRAW,)), Redone(1)],
        [Turned((REDEAL,))],
        [Turned((WASTE,))],
        [Turned((DRAW, REDEAL))],
        [Turned(())],
        [Turned((Move("card", card=Card("C", 1), row=4),))],
    ],
)
def test_what_the_rules_or_the_turns_forbid_is_refused(entries: list[Turned]) -> None:
    with pytest.raises(ValueError):
        game_from(start_of(), [*entries])


def test_going_to_and_fro_for_ever_takes_no_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = 0
    undo = Timeline.undo

    def count(timeline: Timeline) -> object:
        nonlocal steps
        steps += 1
        return undo(timeline)

    monkeypatch.setattr(Timeline, "undo", count)
    replay = Replay(start_of())
    for _ in range(12):
        replay.add(Turned((DRAW,)))
    for _ in range(1000):
        replay.add(Undone(12))
        replay.add(Redone(11))
        replay.add(Redone(1))
    replay.add(Undone(5))
    assert len(replay.game().timeline.turns) == 7
    assert steps == 5


@given(plain_json | st.dictionaries(st.sampled_from(("turn", "undo", "redo", "note")), plain_json))
def test_an_entry_is_read_as_what_it_says_or_not_at_all(data: object) -> None:
    try:
        entry = read_entry(data)
    except Damaged:
        return
    assert write_entry(entry) == data


@pytest.mark.parametrize(
    "data",
    [
        {"turn": []},
        {"turn": ["reserve 5"]},
        {"turn": ["8C"]},
        {"turn": [["draw"]]},
        {"turn": "draw"},
        {"undo": True},
        {"undo": 1.0},
        {"undo": "1"},
        {"note": "cheated"},
        {"note": ["assisted"]},
        {"turn": ["draw"], "undo": 1},
        {},
        [],
        None,
    ],
)
def test_no_other_entry_is_one(data: object) -> None:
    with pytest.raises(Damaged):
        read_entry(data)


@given(rule_sets)
def test_rules_come_back_with_their_changed_parts(rules) -> None:  # type: ignore[no-untyped-def]
    assert read_rules(json.loads(json.dumps(write_rules(rules)))) == rules


@pytest.mark.parametrize(
    "change",
    [
        {"id": ""},
        {"id": "A"},
        {"id": "x" * 41},
        {"id": "é"},
        {"id": 1},
        {"started": None},
        {"started": "\x1b[2J"},
        {"started": "x" * 41},
        {"deal": None},
        {"deal": "0"},
        {"deal": "032001"},
        {"deal": 32001},
        {"rules": "osmosis"},
        {"rules": None},
        {"rules": ["classic"]},
        {"draw": 2},
        {"draw": True},
        {"max_passes": 0},
        {"max_passes": 1.5},
        {"open_reserve": 1},
        {"position": {}},
        {"position": write_position(start_of().state)},
    ],
)
def test_a_start_with_anything_wrong_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(Damaged):
        read_start({**write_start(start_of()), **change})


@pytest.mark.parametrize(
    ("text", "good"),
    [("a", True), ("0-z", True), ("0" * 40, True), ("-", True), ("a b", False), ("ß", False)],
)
def test_ids_are_plain(text: str, good: bool) -> None:
    assert is_game_id(text) is good
