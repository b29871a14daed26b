"""What other programs may write, and what they are told."""

from __future__ import annotations

import pytest

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.json_api import carry_out, read_question
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Card, Move, play_card
from osmosis_cli.game.timeline import Timeline

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
