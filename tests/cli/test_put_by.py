"""An unfinished game that was put by is kept until a first move, in whatever game that is made."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.test_saved_games import figures, heard, home

PUT_BY = "An unfinished game is kept until your first move in this one."
GOES_ON = "Your last game goes on."


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An exported game of another deal with two turns, also saved as a; then a game is put by."""
    file = tmp_path / "game.json"
    heard("--deal", "32005", typed=f"save s,draw,draw,save a,export {file},new now")
    (home() / "statistics.json").unlink()
    heard("--deal", "32001", typed="draw,draw")
    return file


@pytest.mark.parametrize("how", ["load a", "load s", "import {file}", "new 32005", "new 32005 now"])
@pytest.mark.parametrize("options", [["--new"], ["--deal", "32002"]])
def test_it_is_kept_and_not_counted_until_then_and_each_other_game_says_so(
    file: Path, how: str, options: list[str]
) -> None:
    lines = heard(*options, typed=f"score,{how.format(file=file)},score")
    assert lines.count(PUT_BY) == 2
    assert "Deal 32005, variant: Osmosis." in lines
    assert figures() == {}
    again = heard(typed="undo 9")
    assert again[:2] == [GOES_ON, "Deal 32001, variant: Osmosis."]
    assert "2 turns undone." in again


@pytest.mark.parametrize("how", ["load a", "import {file}", "new 32005"])
def test_the_first_move_gives_it_up(file: Path, how: str) -> None:
    heard("--new", typed=f"{how.format(file=file)},draw")
    assert (figures()["played"], figures()["given_up"]) == (1, 1)
    assert heard()[:2] == [GOES_ON, "Deal 32005, variant: Osmosis."]


@pytest.mark.parametrize("move", ["undo", "undo,redo"])
def test_taking_back_a_move_of_a_loaded_game_is_one(file: Path, move: str) -> None:
    lines = heard("--new", typed=f"load a,{move}")
    assert "Loaded: a." in lines
    assert (figures()["played"], figures()["given_up"]) == (1, 1)
    assert heard()[:2] == [GOES_ON, "Deal 32005, variant: Osmosis."]


def test_an_earlier_state_of_the_same_game_does_not_give_it_up() -> None:
    heard("--deal", "32001", typed="draw,save a,draw,draw")
    heard("--new", typed="load a")
    assert "3 turns undone." in heard(typed="undo 9,redo 9")
    heard("--new", typed="load a,draw")
    assert figures() == {}
    assert "2 turns undone." in heard(typed="undo 9")


def test_a_loaded_game_takes_the_place_of_the_one_that_goes_on_at_once(file: Path) -> None:
    for name, turns in (("a", "2 turns undone."), ("s", "There is nothing to undo")):
        lines = heard("--deal", "32001", typed=f"draw,load {name},yes")
        assert f"Loaded: {name}." in lines
        again = heard(typed="undo 9")
        assert again[:2] == [GOES_ON, "Deal 32005, variant: Osmosis."]
        assert any(turns in line for line in again), again
