"""Games that go on, saves with names, and statistics, as a player meets them."""

from __future__ import annotations

import io
import json
import os
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random

import pytest

from osmosis_cli.cli.main import run
from osmosis_cli.shell.terminal.console import Console


def home() -> Path:
    return Path(os.environ["OSMOSIS_HOME"])


SEEDS = count()
"""Each run draws numbers of its own, and the same in each run of the tests."""


def heard(*arguments: str, typed: str = "") -> list[str]:
    """The lines that a whole run says; each typed line ends at a comma."""
    out, errors = io.StringIO(), io.StringIO()
    lines = "".join(f"{line.strip()}\n" for line in typed.split(",") if line)
    console = Console(io.StringIO(lines), out, errors, random=Random(next(SEEDS)))
    assert run(["--lang", "en", *arguments], console) == 0, errors.getvalue()
    assert not errors.getvalue()
    return out.getvalue().splitlines()


def figures() -> dict[str, int]:
    data = json.loads("".join(heard("stats", "--json")))
    return {key: value for key, value in data["all"].items() if value and type(value) is int}


# Plays whatever can be played, until the game is lost.
LOST = ("r1,r2,r3,r4,w," * 3 + "draw,") * 150


def test_an_unfinished_game_goes_on_with_all_that_can_be_undone_and_made_again() -> None:
    heard("--deal", "32001", typed="draw,w,draw,undo")
    lines = heard(typed="redo,undo 9,redo 9")
    assert lines[:2] == ["Your last game goes on.", "Deal 32001, variant: Osmosis."]
    assert "3 of clubs, 2 of 12." in lines
    assert "Undone: 8 of spades, 2 deals." in lines
    assert "3 turns made again." in lines


WAITS = "Your unfinished game waits. Type games for the list."


@pytest.mark.parametrize("options", [["--new"], ["--deal", "32005"], ["--rules", "peek"]])
def test_an_unfinished_game_waits_when_another_begins_and_is_not_counted(
    options: list[str],
) -> None:
    heard("--deal", "32001", typed="draw")
    assert heard(*options, typed="draw")[0] == WAITS
    assert figures() == {}
    assert "Deal 32001, variant: Osmosis." not in heard()
    again = heard(typed="games,1")
    assert "Deal 32001, variant: Osmosis." in again
    assert heard(typed="undo 9")[:2] == ["Your last game goes on.", "Deal 32001, variant: Osmosis."]


def test_a_game_that_was_only_looked_at_does_not_take_the_place_of_the_one_before() -> None:
    heard("--deal", "32001", typed="draw")
    assert heard("--new", typed="score")[0] == WAITS
    assert heard()[:2] == ["Your last game goes on.", "Deal 32001, variant: Osmosis."]


@pytest.mark.parametrize("how", [["--deal", "32005"], ["--new"]])
def test_a_deal_asked_for_by_its_number_is_not_forgotten(how: list[str]) -> None:
    heard(*how, typed="new 32005" if how == ["--new"] else "")
    assert heard()[:2] == ["Your last game goes on.", "Deal 32005, variant: Osmosis."]
    heard("--deal", "32005")
    heard("--deal", "32005")
    assert sum("32005" in line for line in heard("--new", typed="games")) == 1


def test_a_game_that_is_over_does_not_go_on() -> None:
    for typed in ("draw,give up,yes", LOST):
        heard("--deal", "32001", typed=typed)
        assert "Your last game goes on." not in heard()


def test_a_game_given_up_and_played_on_goes_on() -> None:
    heard("--deal", "32001", typed="draw,give up,yes,draw")
    assert heard()[0] == "Your last game goes on."


def test_a_game_without_a_move_that_nobody_asked_for_is_not_kept() -> None:
    heard(typed="give up,yes,new,new")
    assert not (home() / "osmosis.db").exists()
    assert figures() == {}


def test_each_game_counts_once_however_often_it_ends() -> None:
    heard("--deal", "32001", typed="draw,give up,yes,undo,draw,give up,yes,redo,give up,yes")
    assert (figures()["played"], figures()["given_up"]) == (1, 1)
    heard("--deal", "32001", typed=f"{LOST}undo,redo,undo 3,redo 3,restart")
    assert (figures()["played"], figures()["lost"]) == (2, 1)
    heard("--deal", "32001", typed="draw,save a,new,load a,draw,new,load a,give up,yes")
    assert figures()["played"] == 3


def test_a_save_is_loaded_by_its_name_or_number_and_replaced_only_when_asked() -> None:
    lines = heard(
        "--deal", "32001",
        typed="draw,save Late Evening,w,save late evening,no,score,load 1,yes,score,delete 1,yes",
    )  # fmt: skip
    assert "There is a save called Late Evening already." in lines
    assert "Good, nothing changes." in lines
    scores = [line for line in lines if line.startswith("Score: ")]
    assert scores == [
        "Score: 1 of 52.", "Score: 2 of 52.", "Score: 1 of 52.", "Score: 1 of 52.",
    ]  # fmt: skip
    assert lines[-1] == "Deleted: Late Evening."
    assert heard(typed="saves")[-1].startswith("You have saved no game yet.")


def test_a_game_is_passed_on_in_a_file_that_is_never_replaced_unasked(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    heard("--deal", "32001", typed=f"draw,w,export {file}")
    before = file.read_bytes()
    assert "Good, nothing changes." in heard(typed=f"draw,export {file},no")
    assert file.read_bytes() == before
    heard(typed=f"export {file},yes")
    assert file.read_bytes() != before
    for old in home().iterdir():
        old.unlink()
    lines = heard(typed=f"import {file},undo,undo")
    assert "Loaded: game.json." in lines
    assert "Undone: 8 of spades is back on the waste." in lines


def test_the_statistics_are_told_in_words_and_begin_anew_only_when_asked() -> None:
    heard("--deal", "32001", typed="draw,give up,yes")
    heard("--deal", "32001", "--rules", "peek", typed="draw,give up,yes")
    lines = heard(typed="stats,stats reset,no,stats reset,yes")
    assert lines.count("1 game played.") == 2
    assert "2 games played." in lines
    assert lines[-1] == "The statistics begin anew."
    assert figures() == {}


@pytest.mark.parametrize("options", [[], ["--json"]])
def test_statistics_that_cannot_be_read_end_with_status_1(options: list[str]) -> None:
    heard("--deal", "32001", typed="draw,give up,yes")
    later(home() / "osmosis.db")
    out, errors = io.StringIO(), io.StringIO()
    assert run(["--lang", "en", "stats", *options], Console(io.StringIO(), out, errors)) == 1
    said = (out if options else errors).getvalue()
    assert ('{"error": "too-new"}' if options else "Your games cannot be read.") in said
    assert (errors if options else out).getvalue() == ""


def later(path: Path) -> None:
    """Make a database one of a later version."""
    with closing(sqlite3.connect(path)) as made:
        made.executescript("PRAGMA user_version = 2; CREATE TABLE more (id)")


def test_programs_that_play_leave_no_trace() -> None:
    heard("play", "--json", "--deal", "32001", typed="draw,waste")
    assert not home().exists()


def test_a_variant_in_the_settings_is_played_where_none_is_named() -> None:
    home().mkdir()
    (home() / "settings.conf").write_text("rules = peek\n")
    assert "variant: Peek" in heard()[0]
    assert "variant: Bridesmaids" in heard("--rules", "bridesmaids")[0]


def test_a_save_of_a_game_without_a_move_leaves_the_game_itself_alone() -> None:
    heard("--deal", "32001", typed="save a,save b,draw,save c")
    assert heard()[:2] == ["Your last game goes on.", "Deal 32001, variant: Osmosis."]
    assert "3 saved games:" in heard(typed="saves,load a,yes,delete b,yes,draw,draw")
    assert "Undone: 2 deals." in heard(typed="undo 9")
