"""Files that are damaged, hostile, or of another kind: the game goes on, and they are kept."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from osmosis_cli.storage.rows import SCHEMA
from tests.faults.program import DEAL, home, is_quiet, kept_turns, play

DATABASE = "osmosis.db"
FILES = (DATABASE, f"{DATABASE}.bak", "settings.conf", "typed-lines", "position.json")

DAMAGES = {
    "empty": b"",
    "binary": bytes(range(256)) * 64,
    "huge": b"SQLite format 3\0" + b"9" * 10**7,
    "zeros": bytes(8192),
    "text": "Dies ist kein Spiel: \u202e \x1b[2J".encode(),
}
LINES = "load evening\nstats\nprogress\nsaves\ngames\nlanguage en\ndraw\nsave morning\nstats\n"
DAMAGED = "The file of your games is damaged."


def damage(data: bytes) -> None:
    """Put these bytes in the place of every file that the program keeps."""
    home().mkdir(exist_ok=True)
    for name in FILES:
        (home() / name).write_bytes(data)


def asides() -> list[bytes]:
    """What is kept of databases that were set aside."""
    return [found.read_bytes() for found in sorted(home().glob("osmosis.broken-*.db"))]


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
@pytest.mark.parametrize("kind", DAMAGES)
def test_a_broken_file_is_kept_renamed_and_named_and_the_game_goes_on(kind: str) -> None:
    data = DAMAGES[kind]
    damage(data)
    done = play(typed=LINES)
    assert (done.status, is_quiet(done)) == (0, True), done
    assert done.out.count(DAMAGED) == 1
    assert "Saved as morning." in done.lines
    assert asides() == [data]
    assert "osmosis.broken-1.db" in done.out.replace("\n", "")
    assert kept_turns() == 1
    again = play(typed="load morning\nyes\nscore\n")
    assert (again.status, is_quiet(again)) == (0, True)
    assert "Your last game goes on." in again.lines
    assert "damaged" not in again.out


def hostile(*statements: str) -> None:
    """Make a database that begins as one of ours and has something else in it."""
    home().mkdir(exist_ok=True)
    with closing(sqlite3.connect(home() / DATABASE)) as made:
        made.executescript(";".join([*SCHEMA, *statements]))


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER bad AFTER INSERT ON games BEGIN DELETE FROM games; END",
        "DROP TABLE games; CREATE VIEW games AS SELECT load_extension('x')",
        "INSERT INTO games VALUES (1, '../../x', 1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4, 5, 6)",
        "INSERT INTO about VALUES (1, 'x', 2, 3, 4, 5, 6, 7)",
    ],
)
def test_a_hostile_database_runs_nothing_and_is_set_aside(statement: str) -> None:
    hostile(statement)
    done = play("--deal", DEAL, typed="draw\nsave evening\nsaves\nstats\ngames\n")
    assert (done.status, is_quiet(done)) == (0, True), done
    assert done.out.count(DAMAGED) == 1
    assert len(asides()) == 1
    assert "1 saved game:" in done.lines
    assert kept_turns() == 1


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
def test_a_damaged_part_costs_nothing_that_is_whole() -> None:
    play(
        "--deal", DEAL, typed="draw\nsave evening\nw\nlesson 1\nleave\nnew 5\ndraw\ngive up\nyes\n"
    )
    database = home() / DATABASE
    before = database.read_bytes()
    place = before.index(b'"deal":"5"')
    database.write_bytes(before[:place] + b"*" + before[place + 1 :])
    (home() / f"{DATABASE}.bak").unlink(missing_ok=True)
    done = play(typed="saves\nstats\nlessons\ngames\n")
    assert (done.status, is_quiet(done)) == (0, True), done
    assert "What is whole in it goes on." in " ".join(done.lines)
    assert "1 saved game:" in done.lines
    assert "1 game played." in done.lines
    assert "Begun, at step 1." in done.out
    assert "Your last game goes on." in done.lines
    assert f"Deal {DEAL}, variant: Osmosis." in done.lines
    assert asides()[0][: len(before)][place : place + 1] == b"*"


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
def test_what_the_copy_of_an_earlier_day_has_is_brought_over() -> None:
    play("--deal", DEAL, typed="draw\nsave evening\nlesson 1\nleave\ngive up\nyes\nquit\n")
    assert (home() / f"{DATABASE}.bak").exists()
    (home() / DATABASE).write_bytes(b"junk")
    first = play("stats")
    assert DAMAGED in first.errors
    assert "1 game played." in first.lines
    again = play(typed="saves\nlessons\n")
    assert "1 saved game:" in again.lines
    assert "Begun, at step 1." in again.out
    assert "damaged" not in again.out


@pytest.mark.fault("A file is damaged, empty, huge or hostile")
def test_the_whole_file_is_looked_through_by_a_command() -> None:
    assert play("check").lines == ["No game is kept yet."]
    play("--deal", DEAL, typed="draw\nsave evening\n")
    assert play("check").lines == ["All is whole. Games: 1. Saves: 1."]
    database = home() / DATABASE
    data = database.read_bytes()
    place = data.index(b"evening")
    database.write_bytes(data[:place] + b"*" + data[place + 1 :])
    broken = play("check")
    assert broken.status == 1
    assert DAMAGED.removesuffix(".") in broken.errors
    assert play("check").status == 0


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
@pytest.mark.parametrize("kind", ["link", "folder", "pipe"])
def test_what_is_no_plain_file_is_not_written_through_and_does_not_make_anybody_wait(
    tmp_path: Path, kind: str
) -> None:
    home().mkdir()
    treasure = tmp_path / "treasure"
    treasure.write_text("mine")
    database = home() / DATABASE
    if kind == "link":
        database.symlink_to(treasure)
    elif kind == "folder":
        database.mkdir()
    else:
        os.mkfifo(database)
    os.mkfifo(home() / "settings.conf")
    os.mkfifo(home() / "typed-lines")
    (home() / f"{DATABASE}.bak").symlink_to(treasure)
    done = play("--deal", DEAL, typed="draw\nload evening\nstats\nlanguage en\nquit\n")
    assert (done.status, is_quiet(done)) == (0, True)
    assert treasure.read_text() == "mine"
    assert kept_turns() == 1
    assert "osmosis.broken-1.db" in done.out.replace("\n", "")
    for path in ("/dev/zero", "/dev/stdin", str(home()), str(home() / "typed-lines.broken-1")):
        refused = play("--position", path)
        assert refused.status == 1
        assert refused.out == ""
        assert refused.errors.startswith("The position cannot be used.\n")


@pytest.mark.fault("A file is a link, a folder or a pipe")
@pytest.mark.skipif(sys.platform == "win32", reason="links as on POSIX systems")
@pytest.mark.parametrize("end", ["-wal", "-shm", "-journal", ".lock"])
def test_what_lies_beside_the_database_does_no_harm(tmp_path: Path, end: str) -> None:
    treasure = tmp_path / "treasure"
    treasure.write_text("mine")
    play("--deal", DEAL, typed="draw\n")
    for make in (Path.mkdir, os.mkfifo, lambda path: path.symlink_to(treasure)):
        place = home() / f"{DATABASE}{end}"
        make(place)
        done = play(typed="draw\nundo\nscore\n")
        assert (done.status, is_quiet(done)) == (0, True), done
        assert done.lines[-1] == "Score: 1 of 52."
        assert treasure.read_text() == "mine"
        for left in home().glob(f"*{end}"):
            left.rmdir() if left.is_dir() and not left.is_symlink() else left.unlink()
    assert kept_turns() >= 1


@pytest.mark.fault("A file is a link, a folder or a pipe")
@pytest.mark.skipif(sys.platform == "win32", reason="links as on POSIX systems")
def test_only_settings_are_written_where_a_link_leads_to(tmp_path: Path) -> None:
    play("--deal", DEAL, typed="draw\nverbosity short\n")
    mine = tmp_path / "settings.conf"
    (home() / "settings.conf").rename(mine)
    (home() / "settings.conf").symlink_to(mine)
    done = play(typed="verbosity full\n")
    assert (done.status, is_quiet(done)) == (0, True)
    assert "verbosity = full" in mine.read_text()
