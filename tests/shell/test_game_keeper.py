"""The game on disk, whatever others do to its files, and what the player hears of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from osmosis_cli.storage import journal, lock
from osmosis_cli.storage.lock import Lock
from tests.shell.windows import AGAIN, CHANGED, ELSEWHERE, NOT_SAVED, Window, asides, kept
from tests.storage.helpers import posix


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@posix
@pytest.mark.parametrize("what", ["journal", "lock", "both", "home", "home removed"])
def test_files_that_are_taken_away_are_written_again_without_a_word(home: Path, what: str) -> None:
    window = Window(home)
    window.type("draw")
    elsewhere = home.with_name("elsewhere")
    if what in ("home", "home removed"):
        home.rename(elsewhere)
    if what in ("journal", "both"):
        (home / journal.FILE_NAME).rename(home / "elsewhere")
    if what in ("lock", "both"):
        (home / lock.FILE_NAME).unlink()
    assert window.type("draw") == "3 of clubs on top. Deal 2 of 12 in this pass."
    window.type("draw")
    assert kept(home) == ("32001", 3)
    with pytest.raises(lock.StorageError):
        Lock(home / lock.FILE_NAME).acquire()
    window.keeper.close()


@pytest.mark.parametrize("data", [b"x" * 5000, b"x", b"", b"{}\n" * 100])
def test_what_was_written_over_the_game_is_kept_and_the_game_is_written_again(
    home: Path, data: bytes
) -> None:
    window = Window(home)
    window.type("draw")
    (home / journal.FILE_NAME).write_bytes(data)
    answer = window.type("draw")
    assert CHANGED in answer
    assert "game.broken-1.journal" in answer
    assert (home / "game.broken-1.journal").read_bytes() == data
    assert CHANGED not in window.type("draw")
    assert kept(home) == ("32001", 3)
    window.keeper.close()


@posix
def test_a_game_that_somebody_puts_in_the_place_of_this_one_is_kept(home: Path) -> None:
    other = Window(home.with_name("other"), "32002")
    other.type("draw", "draw")
    other.keeper.close()
    window = Window(home)
    (home.with_name("other") / journal.FILE_NAME).rename(home / journal.FILE_NAME)
    assert CHANGED in window.type("draw")
    assert kept(home) == ("32001", 1)
    (home / "game.broken-1.journal").rename(home / journal.FILE_NAME)
    assert CHANGED in window.type("undo")
    assert asides(home) == ["game.broken-1.journal"]
    window.keeper.close()


@posix
@pytest.mark.parametrize("what", ["home", "lock"])
def test_the_window_whose_lock_was_taken_by_another_one_leaves_the_game_to_it(
    home: Path, what: str
) -> None:
    first = Window(home)
    first.type("draw")
    if what == "home":
        home.rename(home.with_name("elsewhere"))
    else:
        (home / lock.FILE_NAME).unlink()
    second = Window(home, "32002")
    assert second.told == []
    second.type("draw")
    before = kept(home)
    assert ELSEWHERE in first.type("draw")
    assert ELSEWHERE not in first.type("draw")
    assert kept(home) == before
    assert CHANGED not in second.type("draw")
    first.keeper.close()
    second.keeper.close()
    assert kept(home) == (before[0], before[1] + 1)
    assert Window(home).found is not None


@posix
def test_a_game_that_another_window_went_on_with_meanwhile_is_kept(home: Path) -> None:
    first = Window(home)
    first.type("draw")
    (home / lock.FILE_NAME).unlink()
    second = Window(home)
    second.type("draw", "draw", "draw")
    second.keeper.close()
    assert CHANGED in first.type("draw")
    first.keeper.close()
    assert kept(home) == ("32001", 2)
    assert journal.read(home / "game.broken-1.journal").game.timeline.turns[3:]


@posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "link"])
def test_what_stands_in_the_place_of_the_lock_is_named_and_kept(home: Path, kind: str) -> None:
    home.mkdir()
    path = home / lock.FILE_NAME
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("target")
    first = Window(home)
    assert first.told == [
        f"What was at {path} is no ordinary file. It is kept as {home}/game.broken-1.lock."
    ]
    first.type("draw")
    second = Window(home)
    assert ELSEWHERE in second.told[0]
    first.keeper.close()
    assert kept(home) == ("32001", 1)


@posix
def test_without_a_lock_the_game_goes_on_and_nothing_is_written_over_it(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Window(home)
    first.type("draw")
    first.keeper.close()
    path = home / lock.FILE_NAME
    path.unlink(missing_ok=True)
    path.mkdir()
    monkeypatch.setattr(lock, "try_set_aside", lambda path: None)
    windows = [Window(home), Window(home)]
    for window in windows:
        assert window.told == [f"{NOT_SAVED} What is at {path} is no ordinary file."]
        assert window.found is not None and window.found.begun
        assert window.type("draw") == "3 of clubs on top. Deal 2 of 12 in this pass."
    assert kept(home) == ("32001", 1)
    path.rmdir()
    assert AGAIN in windows[0].type("draw")
    assert kept(home) == ("32001", 3)
    assert ELSEWHERE in windows[1].type("draw")
    for window in windows:
        window.keeper.close()
    assert asides(home) == []
    assert kept(home) == ("32001", 3)
