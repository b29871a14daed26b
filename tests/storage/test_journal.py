"""Every move is on disk before the next prompt, and a disk that fails never costs the game."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from osmosis_cli.game.state import DRAW, REDEAL
from osmosis_cli.storage import journal
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import previous_path
from osmosis_cli.storage.journal import Journal, Kept, Resumed, discard, read, resume
from osmosis_cli.storage.journal_text import write_journal
from osmosis_cli.storage.record import Entry, Noted, Redone, Turned, Undone
from tests.storage.helpers import (
    a_game,
    code_of,
    journal_header,
    picture,
    posix,
)

GOOD = Kept(None, False)
COMMANDS: list[Entry] = [Turned((DRAW,)), Turned((DRAW, DRAW)), Undone(2), Redone(1)]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / journal.FILE_NAME


def resumed(path: Path) -> Resumed:
    """The last session's game; its file is closed again."""
    found = resume(path)
    if found.journal is not None:
        found.journal.close()
    return found


def turns(path: Path) -> int:
    return len(read(path).game.timeline.turns)


def test_every_command_is_in_the_file_when_it_is_answered(path: Path) -> None:
    book = Journal.create(path, a_game(b""))
    for entry, count in zip(COMMANDS, (1, 2, 0, 1), strict=True):
        assert book.append(entry) == GOOD
        assert turns(path) == count
    assert book.append(Noted("assisted"), Noted("given-up")) == GOOD
    assert read(path).game.notes == {"assisted", "given-up"}
    book.close()


def test_a_command_is_synced_before_it_is_answered(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = Journal.create(path, a_game(b""))
    calls: list[str] = []
    write, sync = os.write, os.fsync

    def note_write(descriptor: int, data: bytes) -> int:
        calls.append("write")
        return write(descriptor, data)

    def note_sync(descriptor: int) -> None:
        calls.append("sync")
        sync(descriptor)

    monkeypatch.setattr(os, "write", note_write)
    monkeypatch.setattr(os, "fsync", note_sync)
    book.append(COMMANDS[0])
    assert calls == ["write", "sync"]
    book.close()


def test_a_command_costs_the_same_however_long_the_game_is(path: Path) -> None:
    book = Journal.create(path, a_game(b""))
    sizes = []
    for number in range(200):
        before = path.stat().st_size
        book.append(Turned((REDEAL if number % 13 == 12 else DRAW,)))
        sizes.append(path.stat().st_size - before)
    book.close()
    assert set(sizes) == {len(b'{"turn":["draw"],"check":"01234567"}\n'), sizes[12]}
    assert turns(path) == 200


def test_a_game_goes_on_where_it_was_left_undone_turns_included(path: Path) -> None:
    game = a_game()
    assert game.timeline.undone
    Journal.create(path, game).close()
    for count in range(1, 4):
        found = resume(path)
        assert found.journal is not None and found.fault is None
        assert found.journal.append(Redone(1), Undone(1)) == GOOD
        found.journal.close()
        assert picture(resumed(path).game) == picture(game)
        assert path.read_bytes().count(b'"redo"') == count


def test_no_game_is_nothing_to_speak_of(path: Path) -> None:
    assert resume(path) == Resumed()


def test_a_new_game_keeps_the_one_before_and_so_does_the_end(path: Path) -> None:
    first, second = a_game(b"abc"), a_game(b"xyz", "ms7")
    Journal.create(path, first).close()
    Journal.create(path, second).close()
    assert picture(read(previous_path(path)).game) == picture(first)
    discard(path)
    assert resume(path) == Resumed()
    assert picture(read(previous_path(path)).game) == picture(second)
    discard(path)


def test_a_torn_line_is_dropped_and_the_game_goes_on(path: Path) -> None:
    book = Journal.create(path, a_game(b""))
    book.append(*COMMANDS[:2])
    book.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-3])
    found = resume(path)
    assert found.journal is not None
    assert (found.fault, found.aside) == (None, None)
    found.journal.append(COMMANDS[1])
    found.journal.close()
    assert path.read_bytes() == whole


def test_a_damaged_journal_is_kept_and_its_good_part_goes_on(path: Path) -> None:
    book = Journal.create(path, a_game(b""))
    book.append(Turned((DRAW,)), Turned((DRAW,)), Turned((DRAW,)))
    book.close()
    bad = path.read_bytes().replace(b"draw", b"drew", 3).replace(b"drew", b"draw", 2)
    path.write_bytes(bad)
    found = resume(path)
    assert (found.fault, found.line) == ("broken", 4)
    assert found.aside is not None and found.aside.read_bytes() == bad
    assert found.journal is not None and found.journal.append(Undone(1)) == GOOD
    found.journal.close()
    assert turns(path) == 1


def test_a_damaged_journal_that_cannot_be_renamed_is_not_written_over(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Journal.create(path, a_game(b"xyz")).close()
    bad = path.read_bytes()[:-10] + b"\n"
    path.write_bytes(bad)
    stuck = StorageError("read-only", path.parent)

    def refuse(path: Path) -> Path:
        raise stuck

    monkeypatch.setattr(journal, "set_aside", refuse)
    found = resume(path)
    assert (found.journal, found.fault, found.aside) == (None, "broken", None)
    assert found.stuck is stuck
    assert found.game is not None and len(found.game.timeline.turns) == 2
    assert path.read_bytes() == bad


@pytest.mark.parametrize(
    "data",
    [b"", b"junk", bytes(10**6), b"[" * 10**6, "für Anna".encode("latin-1"), b"\x1b[2J\n" * 9],
    ids=["empty", "text", "zeroes", "deep", "latin-1", "escapes"],
)  # fmt: skip
def test_what_is_no_journal_is_kept_under_another_name(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    found = resume(path)
    assert (found.game, found.journal, found.fault) == (None, None, "broken")
    assert found.aside is not None and found.aside.read_bytes() == data
    Journal.create(path, a_game()).close()


def test_a_journal_that_is_too_large_is_kept_under_another_name(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Journal.create(path, a_game()).close()
    monkeypatch.setattr(journal, "LIMIT", 100)
    found = resume(path)
    assert found.fault == "too-large"
    assert found.aside is not None and not path.exists()
    assert code_of(lambda: Journal.create(path, a_game())) == "too-large"


def test_a_journal_never_grows_beyond_what_can_be_read(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = Journal.create(path, a_game(b""))
    monkeypatch.setattr(journal, "LIMIT", path.stat().st_size + 50)
    answers = [book.append(Turned((DRAW,))) for _ in range(3)]
    assert answers == [GOOD, Kept("too-large", True), Kept("too-large", False)]
    book.close()
    assert turns(path) == 1


def test_a_journal_of_a_later_version_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(journal_header(version=2))
    assert resume(path) == Resumed(fault="too-new")
    assert path.read_bytes() == journal_header(version=2)


@posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "link"])
def test_what_is_no_plain_file_is_set_aside_and_its_target_untouched(path: Path, kind: str) -> None:
    path.parent.mkdir()
    target = path.parent / "mine"
    target.write_bytes(write_journal(a_game()))
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(target)
        assert code_of(lambda: Journal.create(path, a_game())) == "not-a-file"
    found = resume(path)
    assert found.fault == "not-a-file"
    assert found.aside is not None and os.path.lexists(found.aside)
    Journal.create(path, a_game(b"")).close()
    assert target.read_bytes() == write_journal(a_game())
