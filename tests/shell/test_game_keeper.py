"""The game on disk, whatever others do to its files, and what the player hears of it."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.game import new_game
from osmosis_cli.shell.game_keeper import GameKeeper
from osmosis_cli.shell.kept_games import Keeping
from osmosis_cli.shell.session import Session
from osmosis_cli.storage import journal, lock
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import set_aside
from osmosis_cli.storage.journal_text import line_of
from osmosis_cli.storage.lock import Lock
from tests.shell.talking import said
from tests.storage.helpers import posix

ELSEWHERE = "Another window is playing your saved game"
NOT_SAVED = "Your moves are not being saved, but you can play on."
AGAIN = "Your game is saved again, with all its moves."
CHANGED = "The file of your game was changed from outside, so the game is written again."


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


class Window:
    """A session with its keeper: the game on disk goes on, or another one begins."""

    def __init__(self, home: Path, deal: str = "32001") -> None:
        keeping = Keeping(home, lambda: 0.0, Random(int(deal)))
        self.keeper = GameKeeper(keeping)
        self.found = self.keeper.find()
        game = self.found or new_game(parse_deal_number(deal), RULE_SETS["classic"])
        self.talk = Session(game, Random(5), keeping=keeping, watchers=[self.keeper])
        self.told = self.keeper.news()

    def type(self, *lines: str) -> str:
        return said(self.talk, *lines)


def kept(home: Path) -> tuple[str | None, int]:
    """The deal of the game on disk, and how many turns it has."""
    game = journal.read(home / journal.FILE_NAME).game
    return game.start.deal, len(game.timeline.turns)


def asides(home: Path) -> list[str]:
    return sorted(path.name for path in home.glob("*.broken-*"))


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
    path.unlink()
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
