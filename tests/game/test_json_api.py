"""What other programs may write, and what they read: the same keys for ever."""

from __future__ import annotations

import pytest

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.json_api import (
    asked_record,
    carry_out,
    read_question,
    step_record,
    verdict_record,
)
from osmosis_cli.game.play import take
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Card, Move, State, play_card
from osmosis_cli.game.timeline import Timeline
from tests.game.tables import cards, play, table

MIDGAME = table(
    "8S 3S KS 2S | 8H 3H KH | 8C 3C",
    reserve="4D 5D 9S | 6D 7H KC | 9C 2H | 8D",
    stock="TS JS QS",
    waste="AS 4S 2C",
)
END = {"score": 9, "state": "open"}


def answer(state: State, move: Move) -> dict[str, object]:
    return verdict_record(move.word, state, verdict(state, move))


def test_a_missing_rank_is_told_with_the_cards_that_must_come_first() -> None:
    assert answer(MIDGAME, WASTE) == {
        "command": "waste", "legal": False, "reason": "rank-missing-above", "card": "2C", "row": 3,
        "needs": ["2H"], **END,
    }  # fmt: skip


def test_a_row_that_is_not_started_is_told_with_its_starting_card() -> None:
    state = table("8S", reserve="5D")
    assert answer(state, play_card(cards("5D")[0])) == {
        "command": "5D", "legal": False, "reason": "row-not-started", "card": "5D",
        "needs": ["8D"], "score": 1, "state": state.outcome,
    }  # fmt: skip


def test_dealing_tells_no_card_and_turning_the_waste_the_pass_that_begins() -> None:
    assert answer(MIDGAME, DRAW) == {"command": "draw", "legal": True, "reason": "deals-cards",
                                     **END}  # fmt: skip
    dealt = play(MIDGAME, "draw")
    assert answer(dealt, REDEAL) == {"command": "redeal", "legal": True, "reason": "turns-waste",
                                     "pass": 2, **END}  # fmt: skip


def test_a_question_is_answered_with_the_place_that_the_card_comes_from() -> None:
    def asked(state: State, move: Move) -> dict[str, object]:
        return asked_record(move.question, state, verdict(state, move))

    two = asked(MIDGAME, play_card(cards("2H")[0], 2))
    assert two == {"command": "2H row 2", "legal": True, "reason": "rank-above", "card": "2H",
                   "row": 2, "from": "reserve 3", **END}  # fmt: skip
    ready = play(MIDGAME, "reserve 3")
    assert asked(ready, WASTE)["from"] == "waste"
    assert "from" not in asked(MIDGAME, WASTE)
    assert "from" not in asked(MIDGAME, DRAW)


def test_a_move_is_told_with_what_it_brings_to_light() -> None:
    def made(state: State, move: Move) -> dict[str, object]:
        return step_record(move.word, take(state, move))

    assert made(MIDGAME, Move("reserve", 3)) == {
        "command": "reserve 3", "legal": True, "reason": "rank-above", "card": "2H", "row": 2,
        "revealed": "9C", "score": 10, "state": "open",
    }  # fmt: skip
    assert made(MIDGAME, DRAW) == {"command": "draw", "legal": True, "reason": "deals-cards",
                                   "dealt": ["TS", "JS", "QS"], **END}  # fmt: skip
    assert "revealed" not in made(MIDGAME, Move("reserve", 4))


EIGHT = Card("H", 8)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("reserve 2", Move("reserve", 2)),
        (" Reserve  2 ", Move("reserve", 2)),
        ("WASTE", WASTE),
        ("draw", DRAW),
        ("redeal", REDEAL),
        ("8h", play_card(EIGHT)),
        ("8H Row 1", play_card(EIGHT, 1)),
        ("8H row 4", play_card(EIGHT, 4)),
        *((text, None) for text in (
            "", "  ", "reserve", "reserve 0", "reserve 5", "waste 1", "8", "8X", "undo", "8H 1",
            "8H row", "8H row 0", "8H row 5", "8H row 11", "8H row 1 1", "8H reserve 1", "row 1",
        )),
    ],
)  # fmt: skip
def test_a_question_is_a_move_or_a_card_with_or_without_a_row(text: str, move: Move | None) -> None:
    assert read_question(text) == move


def test_each_command_has_one_record_and_an_empty_line_none() -> None:
    timeline = Timeline(deal(DealNumber(32001)))
    assert carry_out(timeline, "") is None
    assert carry_out(timeline, " \t ") is None
    end = {"score": 1, "state": "open"}
    drawn = {"command": "draw", "legal": True, "reason": "deals-cards",
             "dealt": ["2H", "TD", "8S"]}  # fmt: skip
    assert carry_out(timeline, " Draw ") == {**drawn, **end}
    assert carry_out(timeline, "redeal") == {
        "command": "redeal", "legal": False, "reason": "stock-not-empty", **end
    }  # fmt: skip
    assert carry_out(timeline, " Deal  on ") == {"command": "Deal  on", "error": "unknown-command"}
    undone = {"command": "undo", "legal": True, "reason": "undone", "move": "draw", **end}
    assert carry_out(timeline, "UNDO") == undone
    nothing = {"command": "undo", "legal": False, "reason": "nothing-to-undo", **end}
    assert carry_out(timeline, "undo") == nothing
    redone = {"command": "redo", "legal": True, "reason": "redone", "move": "draw", **end}
    assert carry_out(timeline, "redo") == redone
    nothing = {"command": "redo", "legal": False, "reason": "nothing-to-redo", **end}
    assert carry_out(timeline, "redo") == nothing


def test_a_turn_of_several_moves_is_undone_with_all_their_words() -> None:
    timeline = Timeline(deal(DealNumber(32001)))
    timeline.play((Move("reserve", 4), DRAW))
    record = carry_out(timeline, "undo")
    assert record is not None and record["move"] == "reserve 4 draw"
