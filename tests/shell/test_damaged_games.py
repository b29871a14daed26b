"""A game whose file is damaged, or of a later version: what goes on of it, and what is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from osmosis_cli.storage import journal, lock
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import set_aside
from osmosis_cli.storage.journal_text import line_of
from tests.shell.windows import AGAIN, CHANGED, NOT_SAVED, Window, kept
from tests.storage.helpers import posix


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@posix
def test_without_a_lock_not_even_a_broken_game_is_touched(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    (home / lock.FILE_NAME).mkdir()
    path = home / journal.FILE_NAME
    path.write_bytes(b"junk")
    monkeypatch.setattr(lock, "try_set_aside", lambda path: None)
    window = Window(home)
    assert window.found is None
    assert window.told[0].startswith(NOT_SAVED)
    window.type("draw")
    assert path.read_bytes() == b"junk"
    (home / lock.FILE_NAME).rmdir()
    aside = home / "game.broken-1.journal"
    assert f"The damaged file is kept as {aside}." in window.type("draw")
    assert aside.read_bytes() == b"junk"
    assert kept(home) == ("32001", 2)


def test_a_damaged_game_that_cannot_be_set_aside_is_told_with_the_reason_and_tried_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir()
    path = home / journal.FILE_NAME
    path.write_bytes(b"junk")

    def refuse(path: Path, mark: str = "") -> Path:
        raise StorageError("read-only", home)

    with monkeypatch.context() as now:
        now.setattr(journal, "set_aside", refuse)
        window = Window(home)
        assert window.told == [
            "The file of your last game is damaged, so a new game begins.",
            f"{NOT_SAVED} You have no permission to write {home}.",
        ]
        window.type("draw")
        assert path.read_bytes() == b"junk"
    answer = window.type("draw")
    assert f"The damaged file is kept as {home / 'game.broken-1.journal'}." in answer
    assert AGAIN in answer and CHANGED not in answer
    assert kept(home) == ("32001", 2)


@posix
def test_a_game_of_a_later_version_is_never_touched(home: Path) -> None:
    home.mkdir()
    path = home / journal.FILE_NAME
    later, _check = line_of({"osmosis": "journal", "version": 2}, 0)
    path.write_bytes(later)
    window = Window(home)
    assert window.found is None
    window.type("draw")
    window.keeper.close()
    assert path.read_bytes() == later


@pytest.mark.parametrize(
    ("lines", "bad", "lost"),
    [
        (["draw"], 2, False),
        (["draw", "draw"], 3, False),
        (["draw", "undo"], 2, False),
    ],
)
def test_of_a_damaged_game_the_good_part_goes_on_from_its_start_at_least(
    home: Path, lines: list[str], bad: int, lost: bool
) -> None:
    first = Window(home)
    first.type(*lines)
    first.keeper.close()
    damage(home, bad)
    second = Window(home, "32002")
    assert second.found is not None
    assert (second.found.label, len(second.found.timeline.turns)) == ("32001", bad - 2)
    assert f"damaged from line {bad} on" in second.told[0]
    assert ("starts over" in second.told[0]) == (bad == 2)
    second.type("draw")
    second.keeper.close()
    assert kept(home) == ("32001", bad - 1)


def damage(home: Path, line: int) -> None:
    path = home / journal.FILE_NAME
    lines = path.read_bytes().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b"{", b"[")
    path.write_bytes(b"".join(lines))


def test_of_a_damaged_game_a_good_part_that_is_over_goes_on_too(home: Path) -> None:
    first = Window(home)
    first.type(*(["r1", "r2", "r3", "r4", "w"] * 3 + ["draw"]) * 150)
    assert first.talk.state.outcome == "lost"
    last = (home / journal.FILE_NAME).read_bytes().count(b"\n") + 1
    first.type("undo")
    first.keeper.close()
    damage(home, last)
    second = Window(home, "32002")
    assert second.found is not None and second.found.state.outcome == "lost"
    second.type("undo", "draw")
    second.keeper.close()
    assert kept(home)[0] == "32001"


def test_a_game_that_was_given_up_and_damaged_goes_on_as_given_up(home: Path) -> None:
    first = Window(home)
    first.type("draw", "give up", "yes")
    first.keeper.close()
    with open(home / journal.FILE_NAME, "ab") as file:
        file.write(b"x\n")
    second = Window(home, "32002")
    assert second.found is not None and second.found.given_up
    second.type("draw")
    second.keeper.close()
    assert not journal.read(home / journal.FILE_NAME).game.notes
    third = Window(home)
    assert third.found is not None and third.told == []


def test_a_loaded_game_that_was_given_up_goes_on_with_its_first_move(home: Path) -> None:
    first = Window(home)
    first.type("draw", "give up", "yes", "save s", "load s", "draw")
    first.keeper.close()
    second = Window(home)
    assert second.found is not None and len(second.found.timeline.turns) == 2


def test_a_loaded_start_takes_the_place_of_the_moves_that_were_made(home: Path) -> None:
    first = Window(home)
    first.type("save s", "draw", "draw", "load s", "yes")
    first.keeper.close()
    second = Window(home, "32002")
    assert second.found is not None
    assert (second.found.label, second.found.begun) == ("32001", False)
    second.keeper.close()
    # The one before is kept as every generation before.
    assert set_aside(home / "game.journal.bak").exists()
