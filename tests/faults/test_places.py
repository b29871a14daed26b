"""Folders that cannot be written, disks that are full, and a game that is open elsewhere."""

from __future__ import annotations

import importlib
import io
import os
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

import osmosis_cli
from osmosis_cli.cli.main import run
from osmosis_cli.shell.terminal.console import Console
from tests.faults.program import (
    DEAL,
    Done,
    hear_until,
    home,
    is_quiet,
    kept_turns,
    play,
    start,
    tell,
)
from tests.storage.helpers import as_ordinary_user, fill, reachable_folder, small_disk

NOT_SAVED = "Your moves are not being saved, but you can play on."


def played_in_process(lines: str, folder: Path) -> Done:
    """Run the program in this process, which may have lost the right to start another one."""
    out, errors = io.StringIO(), io.StringIO()
    environ = {"OSMOSIS_HOME": str(folder), "LANG": "C.UTF-8"}
    console = Console(io.StringIO(lines), out, errors, environ=environ)
    return Done(run(["--deal", DEAL], console), out.getvalue(), errors.getvalue())


@pytest.mark.fault("The home cannot be written (an ordinary user)")
@pytest.mark.skipif(sys.platform == "win32", reason="permissions as on POSIX systems")
def test_a_read_only_home_costs_what_is_kept_and_never_the_game() -> None:
    for module in pkgutil.walk_packages(osmosis_cli.__path__, "osmosis_cli."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    lines = "draw\nw\nsave evening\nstats\nlanguage en\nprogress\nscore\n"
    with reachable_folder() as folder:
        folder.chmod(0o555)
        done = as_ordinary_user(lambda: played_in_process(lines, folder))
        assert list(folder.iterdir()) == []
    said = " ".join(done.lines)
    assert (done.status, done.errors, done.lines[-1]) == (0, "", "Score: 2 of 52.")
    assert said.count(NOT_SAVED) == 1
    assert f"You have no permission to write {folder}." in said
    assert "The game is saved as soon as that is possible" in said


@pytest.mark.fault("The home is missing and cannot be made")
def test_a_missing_home_costs_what_is_kept_and_never_the_game() -> None:
    place = os.devnull + "/nobody"
    done = play("--deal", DEAL, typed="draw\nw\nsave x\nscore\n", env={"OSMOSIS_HOME": place})
    assert (done.status, is_quiet(done), done.lines[-1]) == (0, True, "Score: 2 of 52.")
    assert " ".join(done.lines).count(NOT_SAVED) == 1
    made = home().parent / "not/yet/made"
    assert is_quiet(play("--deal", DEAL, typed="draw\n", env={"OSMOSIS_HOME": str(made)}))
    assert (made / "osmosis.db").is_file()


@pytest.mark.fault("The disk is full")
def test_a_full_disk_is_told_once_and_room_on_it_brings_the_whole_game_back(
    tmp_path: Path,
) -> None:
    with small_disk(tmp_path, 160) as disk:
        env = {"OSMOSIS_HOME": str(disk / "osmosis")}
        assert is_quiet(play("--deal", DEAL, typed="draw\nsave evening\n", env=env))
        ballast = fill(disk)
        process = start(env=env)
        # One page of the disk takes some moves yet.
        moves = b"draw\nundo\n" * 300 + b"draw\n" * 9
        tell(process, moves + b"save evening\nyes\nsave late\nnumber\nno command\n")
        heard = hear_until(process, "“no command”".encode())
        ballast.unlink()
        out, errors = process.communicate(b"draw\nsaves\n", timeout=60)
        said = " ".join((heard + out).decode().splitlines())
        assert (process.returncode, errors) == (0, b"")
        assert said.count(NOT_SAVED) == 1
        assert "There is no room left for" in said
        assert said.count("Your game is saved again, with all its moves.") == 1
        assert "2 saved games:" in said
        again = play(typed="load evening\nyes\n", env=env)
        assert again.lines[0] == "Your last game goes on."
        assert "Deal 32001, variant: Osmosis." in again.lines
        assert "damaged" not in again.out


@pytest.mark.fault("The game is open in another window")
def test_a_second_window_says_so_and_leaves_the_game_of_the_first_alone() -> None:
    first = start("--deal", DEAL)
    tell(first, b"draw\n")
    hear_until(first, b"8 of spades")
    second = play("--deal", "32005", typed="draw\ndraw\nsave other\n")
    assert (second.status, is_quiet(second)) == (0, True)
    said = " ".join(second.lines)
    assert said.startswith(f"Your last game is open in another window, process {first.pid}, so a ")
    assert "damaged" not in second.out
    busy = play(typed="games 1\n")
    assert "This game is open in another window, process" in " ".join(busy.lines)
    first.communicate(b"draw\n", timeout=60)
    assert kept_turns() == 2
    assert play().lines[1] == "Deal 32001, variant: Osmosis."
    assert "Deal 32005, variant: Osmosis." in play(typed="load other\n").lines
    waiting = play(typed="games\n")
    assert "deal 32001" in waiting.out


def begun() -> subprocess.Popen[bytes]:
    """A session that has made its first move."""
    process = start("--deal", DEAL)
    tell(process, b"draw\n")
    hear_until(process, b"8 of spades")
    return process


@pytest.mark.fault("Somebody removes, moves or changes the files while the game goes on")
@pytest.mark.skipif(sys.platform == "win32", reason="an open file has to stay there")
@pytest.mark.parametrize("what", ["files removed", "game moved", "home moved"])
def test_files_that_are_taken_away_are_written_again_with_the_whole_game(what: str) -> None:
    process = begun()
    if what == "files removed":
        for file in home().iterdir():
            file.unlink()
    elif what == "game moved":
        (home() / "osmosis.db").rename(home().parent / "osmosis.db")
    else:
        home().rename(home().parent / "trash")
    out, errors = process.communicate(b"draw\n", timeout=60)
    assert (process.returncode, errors) == (0, b"")
    assert out == b"3 of clubs, 2 of 12.\n"
    assert kept_turns() == 2


@pytest.mark.fault("Somebody removes, moves or changes the files while the game goes on")
def test_what_is_written_over_a_game_is_kept_and_the_game_written_again() -> None:
    process = begun()
    (home() / "osmosis.db").write_bytes(b"x" * 5000)
    out, errors = process.communicate(b"draw\n", timeout=60)
    assert (process.returncode, errors) == (0, b"")
    assert out.startswith(b"The file of your games is damaged")
    assert b"osmosis.broken-1.db" in out.replace(b"\n", b"")
    assert (home() / "osmosis.broken-1.db").read_bytes() == b"x" * 5000
    assert kept_turns() == 2


@pytest.mark.fault("Somebody removes, moves or changes the files while the game goes on")
@pytest.mark.skipif(sys.platform == "win32", reason="an open file has to stay there")
def test_two_windows_never_play_the_same_game_though_its_lock_was_removed() -> None:
    first = begun()
    for lock in home().glob("*.lock"):
        lock.unlink()
    second = start()
    tell(second, b"draw\n")
    hear_until(second, b"3 of clubs")
    out, errors = first.communicate(b"draw\nundo 2\n", timeout=60)
    assert (first.returncode, errors) == (0, b"")
    assert out.startswith(b"This game is open in another window, process")
    assert b"From here on yours is a game of its own." in out.replace(b"\n", b" ")
    second.communicate(b"draw\n", timeout=60)
    assert kept_turns() == 3
    assert "1 game waits" in play(typed="games\n").out
