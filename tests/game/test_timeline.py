"""Undo and redo bring back every state exactly as it was."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply, take_all
from osmosis_cli.game.rules import IllegalMove, legal_moves
from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Move, State
from osmosis_cli.game.timeline import Timeline
from tests.game.strategies import choose, games
from tests.game.tables import table


@settings(max_examples=50)
@given(games())
def test_undo_is_the_inverse_of_play_and_redo_of_undo(game: list[State]) -> None:
    line = Timeline(game[0])
    for after in game[1:]:
        move = next(move for move in legal_moves(line.state) if apply(line.state, move) == after)
        assert [step.after for step in line.play([move])] == [after]
    for before in game[-2::-1]:
        turn = line.undo()
        assert turn is not None
        assert (turn.before, line.state) == (before, before)
    assert line.undo() is None
    for after in game[1:]:
        turn = line.redo()
        assert turn is not None
        assert (turn.after, line.state) == (after, after)
    assert line.redo() is None
    assert line.state == game[-1]


@given(st.integers(1, 10**6), st.lists(st.tuples(st.sampled_from("pppur"), st.integers(0, 255))))
def test_any_mixture_of_turns_undo_and_redo_is_kept_in_step(
    number: int, commands: list[tuple[str, int]]
) -> None:
    line = Timeline(deal(DealNumber(number)))
    past: list[State] = [line.start]
    future: list[State] = []
    for command, byte in commands:
        if command == "p":
            moves: list[Move] = []
            state = past[-1]
            for _ in range(1 + byte % 3):
                moves.append(choose(legal_moves(state), byte))
                state = apply(state, moves[-1])
            line.play(moves)
            past.append(state)
            future.clear()
        elif command == "u":
            assert (line.undo() is None) == (len(past) == 1)
            if len(past) > 1:
                future.append(past.pop())
        else:
            assert (line.redo() is None) == (not future)
            if future:
                past.append(future.pop())
        assert line.state == past[-1]
        assert [turn.after for turn in line.turns] == past[1:]
        assert [turn.after for turn in line.undone] == future
    for turn in line.turns:
        assert turn.steps == take_all(turn.before, turn.moves)
        assert turn.steps[-1].after == turn.after


def test_a_turn_of_several_moves_is_undone_as_one() -> None:
    start = table("8S", reserve="9S | TS", stock="2D 3D 4D JS")
    line = Timeline(start)
    steps = line.play([RESERVES[0], RESERVES[1], DRAW])
    assert [step.verdict.move for step in steps] == [RESERVES[0], RESERVES[1], DRAW]
    assert len(line.turns) == 1
    line.undo()
    assert line.state == start
    line.redo()
    assert line.state == steps[-1].after


def test_an_illegal_move_stops_the_whole_turn_and_forgets_nothing() -> None:
    line = Timeline(table("8S", reserve="9S | 2D", stock="2D 3D 4D"))
    line.play([RESERVES[0]])
    line.undo()
    before = line.state
    with pytest.raises(IllegalMove) as caught:
        line.play([DRAW, RESERVES[1], REDEAL])
    assert caught.value.verdict.move == RESERVES[1]
    assert line.state == before
    assert (len(line.turns), len(line.undone)) == (0, 1)
    assert line.redo() is not None


def test_a_turn_without_a_move_is_refused() -> None:
    line = Timeline(table("8S"))
    with pytest.raises(ValueError, match="^a turn has a move$"):
        line.play([])
    assert line.turns == []


def test_a_turn_that_begins_elsewhere_is_refused() -> None:
    line = Timeline(table("8S", stock="2D 3D"))
    steps = line.play([DRAW])
    with pytest.raises(ValueError, match="^a turn goes on from the state now$"):
        line.add(steps)
    assert len(line.turns) == 1


def test_a_new_turn_forgets_what_was_undone() -> None:
    line = Timeline(table("8S", stock="2D 3D 4D 9S TS JS"))
    line.play([DRAW])
    line.play([DRAW])
    line.undo()
    line.play([DRAW])
    line.play([WASTE])
    assert line.redo() is None
    assert len(line.turns) == 3
