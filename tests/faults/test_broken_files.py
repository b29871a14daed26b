"""Files that are damaged, hostile, or of another kind: the game goes on, and they are kept."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from tests.faults.program import DEAL, home, is_quiet, kept_turns, play

FILES = (
    "game.journal",
    "saves/osmosis-evening.json",
    "settings.conf",
    "statistics.json",
    "typed-lines",
    "progress.json",
    "position.json",
)
SET_ASIDE = ("game.journal", "saves/osmosis-evening.json", "statistics.json")

DAMAGES = {
    "empty": b"",
    "binary": bytes(range(256)) * 64,
    "huge": b'{"osmosis":' + b"9" * 10**7,
    "deep": b"[" * 60_000,
    "text": "Dies ist kein Spiel: \u202e \x1b[2J".encode(),
    "hostile": json.dumps(
        {"osmosis": "journal", "version": 1, "id": "../../x", "rules": "\x1b[2J", "data": {}}
    ).encode(),
    "other": b'{"osmosis":"save","version":1,"name":null}\n',
}
LINES = "load evening\nstats\nprogress\nsaves\nlanguage en\ndraw\nsave morning\nstats\n"


def damage(data: bytes) -> None:
    """Put these bytes in the place of every file that the program keeps."""
    for name in FILES:
        path = home() / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def copies_of(name: str) -> list[bytes]:
    """What is kept of a file that was set aside."""
    path = home() / name
    return [found.read_bytes() for found in path.parent.glob(f"{path.stem}.broken-*{path.suffix}")]


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
@pytest.mark.parametrize("kind", DAMAGES)
def test_a_broken_file_is_kept_renamed_and_named_and_the_game_goes_on(kind: str) -> None:
    data = DAMAGES[kind]
    damage(data)
    done = play(typed=LINES)
    assert (done.status, is_quiet(done)) == (0, True), done
    assert "The file of your last game is damaged, so a new game begins." in done.out
    assert "This save is damaged and cannot be loaded." in done.out
    assert "The file of the statistics is damaged, so they begin anew." in done.out
    assert "Saved as morning." in done.lines
    said = done.out.replace("\n", "")
    for name in SET_ASIDE:
        assert copies_of(name) == [data]
        path = home() / name
        assert f"{path.stem}.broken-1{path.suffix}" in said
    assert kept_turns() == 1
    again = play(typed="load morning\nyes\nscore\n")
    assert (again.status, is_quiet(again)) == (0, True)
    assert "Your last game goes on." in again.lines
    assert "damaged" not in again.out


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
def test_a_damaged_part_costs_only_what_comes_after_it() -> None:
    play(
        "--deal", DEAL, typed="draw\nsave evening\nsave evening\nyes\ngive up\nyes\nundo\ndraw\nw\n"
    )
    journal = home() / "game.journal"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([*lines[:-1], lines[-1].replace(b"waste", b"taste")]))
    save = home() / "saves/osmosis-evening.json"
    save.write_bytes(save.read_bytes()[:-40])
    done = play(typed="load evening\nyes\n")
    assert (done.status, is_quiet(done)) == (0, True)
    assert "The file of your last game is damaged from line" in done.out
    assert "Your last game goes on." in done.lines
    assert "This save is damaged, so the one before it is used." in done.lines
    assert "Loaded: evening." in done.lines
    assert kept_turns() == 1


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
@pytest.mark.parametrize("answer", ["no", "yes"])
def test_the_save_before_a_damaged_one_stays_whatever_is_answered(answer: str) -> None:
    play("--deal", DEAL, typed="draw\nsave evening\nw\nsave evening\nyes\n")
    save = home() / "saves/osmosis-evening.json"
    save.write_bytes(save.read_bytes()[:-40])
    told = "This save is damaged, so the one before it is used."
    done = play(typed=f"load evening\n{answer}\nsaves\nscore\n")
    assert done.lines.count(told) == 1
    assert done.lines.index(told) < done.lines.index(
        "This game is not over, and the saved one takes its place."
    )
    assert "1 saved game:" in done.lines
    assert done.lines[-1] == ("Score: 2 of 52." if answer == "no" else "Score: 1 of 52.")
    again = play("--new", typed="load evening\nscore\n")
    assert "Loaded: evening." in again.lines
    assert "damaged" not in again.out
    assert again.lines[-1] == "Score: 1 of 52."


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
def test_what_was_kept_in_damaged_statistics_and_progress_is_not_lost_later() -> None:
    for number in ("1", "2"):
        play("--deal", number, typed=f"lesson {number}\nleave\ndraw\ngive up\nyes\n")
    for name in ("statistics.json", "progress.json"):
        (home() / name).write_bytes(b"junk")
    first = play("stats")
    assert "The file of the statistics is damaged, so those from before are used." in first.out
    assert "1 game played." in first.lines
    assert play("stats", "--json").out.startswith('{"all": {"played": 1, ')
    for number in ("3", "4"):
        done = play(
            "--deal", number, typed=f"lesson {number}\nleave\ndraw\ngive up\nyes\nlessons\n"
        )
        assert "1: The table. Begun, at step 1." in done.out, done.out
    assert play("stats").lines[1] == "3 games played."


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
def test_a_game_that_is_damaged_from_its_first_move_on_starts_over() -> None:
    play("--deal", DEAL, typed="draw\ndraw\n")
    journal = home() / "game.journal"
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join([lines[0], lines[1].replace(b"draw", b"drew"), *lines[2:]]))
    done = play(typed="number\n")
    said = " ".join(done.lines)
    assert (done.status, is_quiet(done)) == (0, True)
    assert "damaged from line 2 on, so its deal starts over." in said
    assert "Your last game goes on." in done.lines
    assert done.lines[-1] == "Deal 32001, variant: Osmosis."


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
def test_a_torn_last_line_is_dropped_without_a_word() -> None:
    play("--deal", DEAL, typed="draw\ndraw\n")
    journal = home() / "game.journal"
    journal.write_bytes(journal.read_bytes()[:-5])
    done = play(typed="draw\n")
    assert done.lines[0] == "Your last game goes on."
    assert (is_quiet(done), kept_turns()) == (True, 2)


@pytest.mark.fault("A setting is unknown or impossible")
def test_settings_that_mean_nothing_are_named_once_and_stay_in_the_file() -> None:
    home().mkdir()
    settings = home() / "settings.conf"
    text = "# mine\ncolour = red\x1b[2J\nwidth = 7\nverbosity = short\n"
    settings.write_text(text)
    done = play("--deal", DEAL, typed="verbosity full\n")
    assert done.status == 0
    assert is_quiet(done)
    assert done.lines[:2] == [
        "Settings, line 2: there is no setting “colour”, so I skip it.",
        "Settings, line 3: “width” cannot be “7”, so I skip it.",
    ]
    assert settings.read_text() == text.replace("short", "full")


@pytest.mark.fault("A file is a link, a folder or a pipe")
@pytest.mark.skipif(sys.platform == "win32", reason="links as on POSIX systems")
def test_what_is_no_plain_file_is_not_written_through_and_does_not_make_anybody_wait(
    tmp_path: Path,
) -> None:
    home().mkdir()
    treasure = tmp_path / "treasure"
    treasure.write_text("mine")
    (home() / "game.journal").symlink_to(treasure)
    (home() / "statistics.json").mkdir()
    (home() / "game.lock").mkdir()
    (home() / "saves").mkdir()
    os.mkfifo(home() / "saves/osmosis-evening.json")
    os.mkfifo(home() / "settings.conf")
    os.mkfifo(home() / "typed-lines")
    done = play("--deal", DEAL, typed="draw\nload evening\nstats\nlanguage en\n")
    assert (done.status, is_quiet(done)) == (0, True)
    assert treasure.read_text() == "mine"
    assert kept_turns() == 1
    assert "game.broken-1.lock" in done.out.replace("\n", "")
    for path in ("/dev/zero", "/dev/stdin", str(home()), str(home() / "typed-lines.broken-1")):
        refused = play("--position", path)
        assert refused.status == 1
        assert refused.out == ""
        assert refused.errors.startswith("The position cannot be used.\n")


@pytest.mark.fault("A file is a link, a folder or a pipe")
@pytest.mark.skipif(sys.platform == "win32", reason="links as on POSIX systems")
def test_only_settings_are_written_where_a_link_leads_to(tmp_path: Path) -> None:
    play("--deal", DEAL, typed="draw\nsave evening\nsave late\nverbosity short\ngive up\nyes\n")
    names = ("saves/osmosis-evening.json", "saves/osmosis-late.json", "statistics.json")
    kept = {}
    for name in (*names, "settings.conf"):
        mine = tmp_path / Path(name).name
        (home() / name).rename(mine)
        (home() / name).symlink_to(mine)
        spare = mine.with_name(f"{mine.name}.bak")
        spare.write_text("mine")
        if name in names:
            kept[mine] = mine.read_bytes()
            kept[spare] = spare.read_bytes()
    lines = "load late\nsave evening\nyes\ndelete late\nyes\nnew now\ndraw\ngive up\nyes\n"
    done = play(typed=f"{lines}verbosity full\nstats\nsaves\n")
    assert (done.status, is_quiet(done)) == (0, True)
    assert "1 saved game:" in done.lines
    assert "2 games played." in done.lines
    assert {mine: mine.read_bytes() for mine in kept} == kept
    assert "verbosity = full" in (tmp_path / "settings.conf").read_text()
