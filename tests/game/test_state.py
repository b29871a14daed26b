"""A state: what it begins with, and what it says of itself."""

from __future__ import annotations

from dataclasses import fields

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.rulesets import CLASSIC
from osmosis_cli.game.state import DRAW, State


def test_a_state_begins_at_the_start_of_the_first_pass() -> None:
    begun = State(CLASSIC, 13, (), (), ())
    found = {field.name: getattr(begun, field.name) for field in fields(begun)[5:]}
    assert found == {
        "dealt": 0, "passes": 1, "deals": 0, "offered": False, "held": None, "moved": False,
        "gave_out": False, "_known": None,
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
