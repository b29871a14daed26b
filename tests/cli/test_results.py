"""Each game counts as it went: once, with the help that was taken, and only by one's own moves."""

from __future__ import annotations

import io
import json
import os
from functools import cache
from pathlib import Path

import pytest

from osmosis_cli.cli.main import run
from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.solver import solve
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.journal import Journal
from tests.shell.talking import talk_about

OPTIONS = ("--deal", "32001", "--rules", "one-card")
COULD_NOT = "The statistics could not be saved."


@cache
def winning() -> tuple[str, ...]:
    """What to type to win the deal of `OPTIONS`."""
    moves = solve(deal(parse_deal_number("32001"), RULE_SETS["one-card"])).moves
    assert moves
    typed = {"waste": "w", **{f"reserve {pile}": f"r{pile}" for pile in range(1, 5)}}
    return tuple(typed.get(move.word, move.word) for move in moves)


def home() -> Path:
    return Path(os.environ["OSMOSIS_HOME"])


def heard(*arguments: str, typed: tuple[str, ...] = ()) -> list[str]:
    """The lines that a whole run says."""
    out, errors = io.StringIO(), io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in typed)), out, errors)
    assert run(["--lang", "en", *arguments], console) == 0, errors.getvalue()
    assert not errors.getvalue()
    return out.getvalue().splitlines()


def figures() -> dict[str, int]:
    data = json.loads("".join(heard("stats", "--json")))
    names = ("played", "won", "lost", "given_up", "assisted_wins")
    return {name: data["all"][name] for name in names if data["all"][name]}


def block() -> Path:
    """Put statistics in place that cannot be written over; without this file they can be."""
    home().mkdir()
    path = home() / "statistics.json"
    path.write_text('{"osmosis":"statistics","version":99}')
    return path


WON = {"played": 1, "won": 1}
GIVEN_UP = {"played": 1, "given_up": 1}


@pytest.mark.parametrize(
    ("typed", "counted"),
    [
        (winning(), WON),
        (("draw", "give up", "yes"), GIVEN_UP),
        (("draw", "new 5", "yes"), GIVEN_UP),
        ((*winning(), "new 5"), WON),
    ],
    ids=["won", "given up", "left", "won and left"],
)
def test_a_result_that_could_not_be_counted_is_counted_by_the_next_start(
    typed: tuple[str, ...], counted: dict[str, int]
) -> None:
    newer = block()
    assert any(COULD_NOT in line for line in heard(*OPTIONS, typed=typed))
    # It still cannot; the start that finds it says so.
    assert any(COULD_NOT in line for line in heard())
    newer.unlink()
    heard()
    assert figures() == counted
    assert not (home() / "game.journal").exists()
    heard(typed=("stats reset", "yes"))
    heard()
    assert figures() == {}


def test_a_win_is_counted_though_the_file_of_the_game_is_damaged_behind_it() -> None:
    newer = block()
    heard(*OPTIONS, typed=(*winning(), "undo"))
    newer.unlink()
    journal = home() / "game.journal"
    journal.write_text(journal.read_text().replace('{"undo":1', '{"undo":2'))
    assert heard()[0].startswith("The file of your last game is damaged from line")
    assert figures() == WON


def test_a_decided_game_that_was_counted_is_counted_by_no_later_start() -> None:
    heard(*OPTIONS, typed=(*winning(), "stats reset", "yes"))
    heard()
    assert figures() == {}


def test_a_game_that_is_over_can_be_taken_back_and_goes_on() -> None:
    heard(*OPTIONS, typed=(*winning(), "undo 3", "redo"))
    lines = heard(typed=("undo 200", "redo 200"))
    assert lines[0] == "Your last game goes on."
    assert f"{len(winning()) - 2} turns undone." in lines
    assert f"{len(winning())} turns made again." in lines
    assert figures() == WON


def test_a_game_given_up_can_be_played_on_and_goes_on() -> None:
    heard(*OPTIONS, typed=("draw", "give up", "yes", "undo", "redo", "draw"))
    assert heard(typed=("undo 9",))[0] == "Your last game goes on."


@pytest.mark.parametrize("end", [("stats reset", "yes"), ("new 5", "stats reset", "yes")])
def test_a_reset_forgets_results_that_wait(end: tuple[str, ...]) -> None:
    newer = block()
    play = Playing(OPTIONS)
    play.type("draw", "give up", "yes")
    newer.unlink()
    play.type(*end)
    play.quit()
    heard()
    assert figures() == {}


def test_a_reset_that_fails_forgets_nothing() -> None:
    newer = block()
    play = Playing(OPTIONS)
    play.type("draw", "give up", "yes", "stats reset", "yes")
    newer.unlink()
    play.quit()
    assert figures() == GIVEN_UP


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


def test_a_win_that_waits_goes_on_waiting_through_undo_and_redo() -> None:
    newer = block()
    play = Playing(OPTIONS)
    play.type(*winning(), "undo", "redo")
    newer.unlink()
    play.quit()
    assert figures() == WON


def test_a_result_that_waits_outlives_the_game_that_comes_next_and_a_kill() -> None:
    newer = block()
    play = Playing(OPTIONS)
    play.type(*winning(), "new 5 now", "draw", "new 6 now", "draw")
    play.kill()
    newer.unlink()
    assert heard()[0] == "Your last game goes on."
    assert figures() == {"played": 2, "won": 1, "given_up": 1}
    assert not list(home().glob("game.uncounted-*"))
    heard(typed=("stats reset", "yes"))
    heard()
    assert figures() == {}


@pytest.mark.parametrize("line", ["draw", "undo", "stats"])
def test_a_result_that_waits_is_written_as_soon_as_it_can_be(line: str) -> None:
    newer = block()
    play = Playing(OPTIONS)
    play.type(*winning(), "new 5 now", "draw")
    newer.unlink()
    assert "The statistics are saved again." in play.type(line)
    play.kill()
    assert figures() == WON


class Killed(BaseException):
    """The program ends here, and nothing more is done."""


@pytest.mark.parametrize("how", ["load", "first move"])
def test_a_game_that_is_left_is_counted_before_another_takes_its_place(
    how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard("--deal", "5", typed=("save test",))
    if how == "load":
        play, lines = Playing(OPTIONS), ("load test", "yes")
        play.type("draw")
    else:
        heard(*OPTIONS, typed=("draw",))
        play, lines = Playing(("--deal", "7", "--rules", "classic")), ("draw",)

    def end(*_arguments: object) -> None:
        raise Killed

    with monkeypatch.context() as now:
        now.setattr(Journal, "create", end)
        with pytest.raises(Killed):
            play.type(*lines)
    play.kill()
    assert figures() == GIVEN_UP


def test_a_journal_that_cannot_be_kept_as_the_one_before_is_no_strangers_file() -> None:
    (home() / "game.journal.bak").mkdir(parents=True)
    typed = ("r4", "new 5 now", "draw", "new 6 now", "draw", "give up", "yes", "draw")
    lines = heard(*OPTIONS, typed=typed)
    assert not [line for line in lines if "changed from outside" in line]
    assert not list(home().glob("*.broken-*"))
    heard("--new", *OPTIONS, typed=(*winning(), "stats reset", "yes"))
    heard()
    assert figures() == {}


HELPED = {"assisted_wins": 1}


def test_loading_an_earlier_save_does_not_undo_help() -> None:
    first, *rest = winning()
    heard(*OPTIONS, typed=(first, "save a", "winnable", "yes", "load a", "yes", *rest))
    assert figures() == HELPED


def test_help_is_remembered_through_other_games_and_kept_in_what_is_saved_later() -> None:
    first, *rest = winning()
    typed = (first, "save a", "winnable", "yes", "new 5", "draw", "save b", "load a", "yes")
    heard(*OPTIONS, typed=(*typed, "save c", "load b", "yes", "winnable", "no"))
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


def test_programs_are_told_what_became_of_damaged_statistics_and_get_those_from_before() -> None:
    for number in "12":
        heard("--deal", number, typed=("draw", "give up", "yes"))
    (home() / "statistics.json").write_text("junk")
    out, errors = io.StringIO(), io.StringIO()
    console = Console(io.StringIO(), out, errors)
    assert run(["--lang", "en", "stats", "--json"], console) == 0
    assert json.loads(out.getvalue())["all"]["played"] == 1
    assert errors.getvalue().startswith("The file of the statistics is damaged, so those from")
    assert "statistics.broken-1.json" in errors.getvalue()
    assert figures() == GIVEN_UP


class Playing:
    """A session that is still under way between what is typed."""

    def __init__(self, arguments: tuple[str, ...]) -> None:
        from osmosis_cli.cli.saved_games import SavedGames
        from osmosis_cli.shell.game import new_game

        number, rules = parse_deal_number(arguments[1]), RULE_SETS[arguments[3]]
        self._games = SavedGames(Console(io.StringIO(), io.StringIO(), io.StringIO()))
        self._games.__enter__()
        self._session = talk_about(new_game(number, rules))
        self._games.watch(self._session.session)

    def type(self, *lines: str) -> list[str]:
        """Type these lines and return what was said."""
        return [said for line in lines for said in self._session.answer(line).lines]

    def kill(self) -> None:
        """End without a last word: the system frees the lock."""
        self._games._game._lock.release()

    def quit(self) -> None:
        self._games.__exit__()
