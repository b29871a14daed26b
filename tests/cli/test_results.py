"""Each game counts as it went: once, with the help that was taken, and only by one's own moves."""

from __future__ import annotations

import io
import json
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path

import pytest

from osmosis_cli.cli.main import run
from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.solver import solve
from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.game import new_game
from osmosis_cli.shell.terminal.console import Console
from tests.shell.talking import talk_about

OPTIONS = ("--deal", "32001", "--rules", "one-card")


@cache
def winning() -> tuple[str, ...]:
    """What to type to win the deal of `OPTIONS`."""
    moves = solve(deal(parse_deal_number("32001"), RULE_SETS["one-card"])).moves
    assert moves
    typed = {"waste": "w", **{f"reserve {pile}": f"r{pile}" for pile in range(1, 5)}}
    return tuple(typed.get(move.word, move.word) for move in moves)


def home() -> Path:
    return Path(os.environ["OSMOSIS_HOME"])


def heard(*arguments: str, typed: tuple[str, ...] = (), now: float | None = None) -> list[str]:
    """The lines that a whole run says."""
    out, errors = io.StringIO(), io.StringIO()
    clock = time.time if now is None else lambda: now
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), out, errors, clock=clock)
    assert run(["--lang", "en", *arguments], console) == 0, errors.getvalue()
    assert not errors.getvalue()
    return out.getvalue().splitlines()


def figures() -> dict[str, int]:
    data = json.loads("".join(heard("stats", "--json")))
    names = ("played", "won", "lost", "given_up", "assisted_wins")
    return {name: data["all"][name] for name in names if data["all"][name]}


class Playing:
    """A session that is still under way between what is typed."""

    def __init__(self, arguments: tuple[str, ...]) -> None:
        number, rules = parse_deal_number(arguments[1]), RULE_SETS[arguments[3]]
        self._autosave = Autosave(home())
        self._talk = talk_about(new_game(number, rules), autosave=self._autosave)
        self._autosave.begin(self._talk.game)

    def type(self, *lines: str) -> list[str]:
        """Type these lines and return what was said."""
        return [said for line in lines for said in self._talk.answer(line).lines]

    def kill(self) -> None:
        """End without a last word: the system frees the lock."""
        lock = self._autosave._lock
        assert lock is not None
        lock.release()

    def quit(self) -> None:
        self._autosave.close()


GOES_ON = "Your last game goes on."
WON = {"played": 1, "won": 1}
GIVEN_UP = {"played": 1, "given_up": 1}


def test_a_decided_game_that_was_counted_is_counted_by_no_later_start() -> None:
    heard(*OPTIONS, typed=(*winning(), "stats reset", "yes"))
    heard()
    assert figures() == {}


def test_a_game_that_is_over_can_be_taken_back_and_goes_on() -> None:
    heard(*OPTIONS, typed=(*winning(), "undo 3", "redo"))
    lines = heard(typed=("undo 200", "redo 200"))
    assert lines[0] == "Your last game goes on."
    undone = next(line for line in lines if line.startswith("Undone: "))
    assert sum(map(int, re.findall("[0-9]+", undone))) == len(winning()) - 2
    assert f"{len(winning())} turns made again." in lines
    assert figures() == WON


def test_a_game_given_up_can_be_played_on_and_goes_on() -> None:
    heard(*OPTIONS, typed=("draw", "give up", "yes", "undo", "redo", "draw"))
    assert heard(typed=("undo 9",))[0] == "Your last game goes on."


@pytest.fixture
def play() -> Iterator[Playing]:
    playing = Playing(OPTIONS)
    yield playing
    playing.quit()


@pytest.mark.parametrize("end", [("stats reset", "yes"), ("new 5", "stats reset", "yes")])
def test_a_reset_forgets_results_that_wait(play: Playing, end: tuple[str, ...]) -> None:
    newer = block()
    play.type("draw", "give up", "yes")
    newer.unlink()
    play.type(*end)
    play.quit()
    heard()
    assert figures() == {}


def test_only_a_move_of_ones_own_decides_a_game(tmp_path: Path) -> None:
    file = tmp_path / "won.json"
    heard(*OPTIONS, typed=(*winning(), f"export {file}", "stats reset", "yes", "undo", "redo"))
    assert figures() == {}
    heard(typed=(f"import {file}", "undo", "redo"))
    heard()
    heard(typed=(f"import {file}",))
    heard()
    assert figures() == {}
    heard(typed=(f"import {file}", "undo", winning()[-1]))
    assert figures() == WON


def test_a_game_that_goes_on_is_not_decided_by_redo() -> None:
    heard(*OPTIONS, typed=(*winning(), "undo", "stats reset", "yes"))
    assert heard(typed=("redo",))[0] == "Your last game goes on."
    assert figures() == {}


def test_a_win_that_waits_goes_on_waiting_through_undo_and_redo(play: Playing) -> None:
    newer = block()
    play.type(*winning(), "undo", "redo")
    newer.unlink()
    play.quit()
    assert figures() == WON


def test_games_and_results_that_wait_are_all_written_with_the_next_command(play: Playing) -> None:
    newer = block()
    told = play.type(*winning(), "new 5", "draw", "give up", "yes", "new 6", "draw")
    assert [line for line in told if "not being saved" in line]
    newer.unlink()
    assert "Your game is saved again, with all its moves." in play.type("score")
    play.kill()
    assert figures() == {"played": 2, "won": 1, "given_up": 1}
    assert heard()[:2] == [
        "Your last game goes on.",
        "Deal 6, variant: Osmosis, one card at a time.",
    ]


def test_a_start_that_failed_is_tried_again_at_the_end(play: Playing) -> None:
    newer = block()
    play.type("draw")
    newer.unlink()
    play.type("score")
    play.quit()
    assert heard()[:2] == [
        "Your last game goes on.",
        "Deal 32001, variant: Osmosis, one card at a time.",
    ]


def block() -> Path:
    """Put a database in place that cannot be written over; without this file one can be made."""
    home().mkdir(exist_ok=True)
    path = home() / "osmosis.db"
    with closing(sqlite3.connect(path)) as made:
        made.executescript(
            f"PRAGMA application_id = {0x4F736D6F}; PRAGMA user_version = 2; CREATE TABLE x (y)"
        )
    return path


def test_time_moves_and_hints_are_told_of_games_won_by_oneself() -> None:
    first, *rest = winning()
    heard(*OPTIONS, typed=("hint", "hint", first, "hint", *rest))
    lines = heard("stats")
    assert f"Moves to a win: {len(winning())} on average, {len(winning())} at least." in lines
    assert "Time to a win: 0 seconds on average, 0 seconds at least." in lines
    assert "Hints: 2, in 1 game." in lines
    (game,) = json.loads("".join(heard("stats", "--json")))["games"]
    assert (game["end"], game["hints"], game["moves"]) == ("won", 2, len(winning()))


def test_statistics_of_a_span_a_variant_and_this_session() -> None:
    heard("--deal", "5", typed=("draw", "give up", "yes"))
    now = time.time() + 20 * 86_400
    heard("--new", *OPTIONS, typed=("draw", "give up", "yes"), now=now)

    def played(*wanted: str) -> int:
        found = json.loads("".join(heard("stats", "--json", *wanted, now=now)))["all"]["played"]
        return int(found)

    assert (played(), played("week"), played("month"), played("classic")) == (2, 1, 2, 1)
    assert played("week", "classic") == 0
    assert "No such game is counted." in heard("stats", "week", "classic", now=now)
    assert "1 game played." in heard("--new", typed=("stats month", "stats week"), now=now)
    lines = heard("--new", "--deal", "7", typed=("draw", "give up", "yes", "stats session"))
    told = lines[lines.index("Since you started the program:") :]
    assert told[1:3] == ["Variant: Osmosis.", "1 game played."]


HELPED = {"assisted_wins": 1}


def test_loading_an_earlier_save_does_not_undo_help() -> None:
    first, *rest = winning()
    heard(*OPTIONS, typed=(first, "save a", "winnable", "yes", "load a", "yes", *rest))
    assert figures() == HELPED


def test_help_is_remembered_through_other_games_and_kept_in_what_is_saved_later() -> None:
    first, *rest = winning()
    typed = (first, "save a", "winnable", "yes", "new 5", "draw", "save b", "load a")
    heard(*OPTIONS, typed=(*typed, "save c", "load b", "winnable", "no"))
    heard("--new", typed=("stats reset", "yes", "load c", *rest))
    assert figures() == HELPED


def test_help_for_the_game_of_the_last_session_is_not_forgotten() -> None:
    first, *rest = winning()
    heard(*OPTIONS, typed=(first, "save a", "winnable", "yes"))
    heard("--new", typed=("load a", *rest))
    assert figures() == HELPED


def test_help_for_one_game_is_none_for_another() -> None:
    heard("--deal", "5", typed=("winnable", "yes", "new 32001 one-card", *winning()))
    assert figures() == WON
