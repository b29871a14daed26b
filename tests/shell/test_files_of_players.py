"""Saves and files of the player's choice: nothing else is touched, and each failure is told."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from osmosis_cli.shell.autosave import Autosave
from tests.shell.talking import Talk, said, session
from tests.storage.helpers import as_ordinary_user, fill, posix, reachable_folder, small_disk


def at_home(folder: Path) -> Talk:
    """A session that keeps its games in this folder."""
    talk = session()
    talk.session.autosave = Autosave(folder)
    return talk


def heard_by_an_ordinary_user(talk: Talk, *lines: str) -> str:
    """The answer to the last line, on a system whose permissions bind the player."""
    # What a command imports must be there before the rights to read it may be lost.
    said(session(), *lines, "no", "saves", "stats", "script")
    return as_ordinary_user(lambda: said(talk, *lines))


@pytest.mark.parametrize("command", ["export", "script"])
def test_a_file_that_is_replaced_costs_no_other_file(command: str, tmp_path: Path) -> None:
    file, other = tmp_path / "notes.txt", tmp_path / "notes.txt.bak"
    file.write_text("old")
    other.write_text("mine")
    said(session(), f"{command} {file}", "yes")
    assert file.read_text() != "old"
    assert other.read_text() == "mine"
    other.unlink()
    said(session(), f"{command} {file}", "yes")
    assert list(tmp_path.glob("notes.txt*")) == [file]


def a_folder(path: Path) -> None:
    path.mkdir()


def a_link_into_nowhere(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere")


def a_device(path: Path) -> None:
    path.symlink_to("/dev/null")


@posix
@pytest.mark.parametrize("command", ["export", "script"])
@pytest.mark.parametrize("make", [a_folder, a_link_into_nowhere, a_device, os.mkfifo])
def test_what_is_no_ordinary_file_is_refused_without_a_question(
    command: str, make: Callable[[Path], None], tmp_path: Path
) -> None:
    talk, place = session(), tmp_path / "place"
    make(place)
    assert said(talk, f"{command} {place}").endswith(f"What is at {place} is no ordinary file.")
    assert talk.question is None
    assert [entry.name for entry in tmp_path.iterdir() if entry.name != "home"] == ["place"]


@posix
def test_a_game_is_written_to_the_file_that_a_link_of_the_player_leads_to(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link"
    file.write_text("old")
    link.symlink_to(file)
    said(session(), f"export {link}", "yes")
    assert link.is_symlink()
    assert file.read_text() != "old"


def test_a_transcript_that_does_not_fit_on_the_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        mine = disk / "mine.txt"
        mine.write_text("mine")
        fill(disk)
        talk = session()
        for answer in (said(talk, f"script {disk}/new.txt"), said(talk, f"script {mine}", "yes")):
            assert answer.startswith("No transcript is being kept. There is no room left for")
        assert mine.read_text() == "mine"
        assert {entry.name for entry in disk.iterdir()} == {"mine.txt", "ballast"}


@posix
def test_what_cannot_be_deleted_or_emptied_is_told_as_such() -> None:
    with reachable_folder() as folder:
        talk = at_home(folder)
        said(talk, "save evening")
        talk.session.autosave.close()
        folder.chmod(0o555)
        (folder / "osmosis.db").chmod(0o444)
        why = f"You have no permission to write {folder / 'osmosis.db'}."
        answer = heard_by_an_ordinary_user(talk, "delete evening", "yes")
        assert answer == f"The save could not be deleted. {why}"
        answer = heard_by_an_ordinary_user(talk, "stats reset", "yes")
        assert answer == f"The statistics stay as they are. {why}"


@posix
@pytest.mark.parametrize("line", ["saves", "games", "load evening", "delete 1", "stats"])
def test_what_cannot_be_read_is_not_said_to_be_missing(line: str) -> None:
    with reachable_folder() as folder:
        talk = at_home(folder)
        said(talk, "save evening")
        talk.session.autosave.close()
        (folder / "osmosis.db").chmod(0o000)
        answer = heard_by_an_ordinary_user(talk, line)
        path = folder / "osmosis.db"
        assert answer.startswith(
            f"Your games cannot be read. You have no permission to read {path}."
        )


def test_a_file_above_the_home_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    talk = at_home(file / "home")
    assert said(talk, "save x") == (
        "The game is saved as soon as that is possible, and kept until the program ends. "
        f"What is at {file} is no folder."
    )
    assert said(talk, "saves").startswith("1 saved game:")


def test_reasons_fit_what_was_tried(tmp_path: Path) -> None:
    big, text = tmp_path / "big.json", tmp_path / "text.json"
    big.write_bytes(b" " * 3_000_000)
    text.write_text("no game")
    assert said(session(), f"import {big}") == (
        f"The game could not be loaded. The file {big} is too large."
    )
    assert said(session(), f"import {text}") == (
        f"The game could not be loaded. The content of {text} is damaged or is no game of Osmosis."
    )


def test_a_strangers_file_that_is_replaced_is_kept_and_told(tmp_path: Path) -> None:
    talk = session()
    path = tmp_path / "letter.json"
    path.write_text("Dear aunt", encoding="utf-8")
    said(talk, f"export {path}")
    told = said(talk, "yes")
    kept = tmp_path / "letter.kept-1.json"
    assert str(kept) in told
    assert kept.read_text(encoding="utf-8") == "Dear aunt"
    said(talk, f"export {path}")
    assert "is kept as" not in said(talk, "yes")
    assert len(list(tmp_path.glob("letter*"))) == 2


def test_a_transcript_follows_no_link_that_appeared_later(tmp_path: Path) -> None:
    talk = session()
    path, other = tmp_path / "evening.txt", tmp_path / "other.txt"
    other.write_text("mine", encoding="utf-8")
    said(talk, f"script {path}")
    path.unlink()
    path.symlink_to(other)
    said(talk, "draw")
    assert other.read_text(encoding="utf-8") == "mine"
