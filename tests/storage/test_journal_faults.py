"""A disk that fails, a folder that cannot be written or a sudden end never cost the game."""

from __future__ import annotations

import errno
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from osmosis_cli.game.moves import DRAW, REDEAL
from osmosis_cli.storage import journal
from osmosis_cli.storage.journal import Journal, Kept, read, resume
from osmosis_cli.storage.record import Game, Noted, Turned
from tests.storage.helpers import (
    a_game,
    as_ordinary_user,
    code_of,
    fill,
    posix,
    reachable_folder,
    small_disk,
)

GOOD = Kept(None, False)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / journal.FILE_NAME


def turns(path: Path) -> int:
    return len(read(path).game.timeline.turns)


def failing(times: int, number: int, call: Callable[..., int]) -> Callable[..., int]:
    """A system call that fails so many times, after writing a part, and then works."""

    def attempt(descriptor: int, *data: bytes) -> int:
        nonlocal times
        if times:
            times -= 1
            if data:
                call(descriptor, data[0][:5])
            raise OSError(number, "no")
        return call(descriptor, *data)

    return attempt


@pytest.mark.parametrize("call", ["write", "fsync"])
@pytest.mark.parametrize(("number", "code"), [(errno.ENOSPC, "full"), (errno.EIO, "failed")])
def test_a_disk_that_fails_is_told_once_and_costs_nothing_once_it_works(
    path: Path, monkeypatch: pytest.MonkeyPatch, call: str, number: int, code: str
) -> None:
    book = Journal.create(path, a_game(b""))
    book.append(Turned((DRAW,)))
    monkeypatch.setattr(os, call, failing(3, number, getattr(os, call)))
    told = [book.append(Turned((DRAW,))) for _ in range(3)]
    assert told == [Kept(code, True), Kept(code, False), Kept(code, False)]  # type: ignore[arg-type]
    assert turns(path) == 1
    assert book.append(Turned((DRAW,))) == Kept(None, True)
    assert book.append(Turned((DRAW,))) == GOOD
    book.close()
    assert turns(path) == 6


def test_closing_tries_once_more(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = Journal.create(path, a_game(b""))
    monkeypatch.setattr(os, "write", failing(1, errno.ENOSPC, os.write))
    assert book.append(Turned((DRAW,))).code == "full"
    book.close()
    book.close()
    assert turns(path) == 1


def test_on_a_full_disk_the_game_goes_on(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        path = disk / "game.journal"
        book = Journal.create(path, a_game(b""))
        ballast = fill(disk)
        told = [
            book.append(Turned((REDEAL if number % 13 == 12 else DRAW,))) for number in range(300)
        ]
        assert [answer for answer in told if answer.news] == [Kept("full", True)]
        assert read(path).damaged is None
        ballast.unlink()
        assert book.append(Noted("assisted")) == Kept(None, True)
        book.close()
        assert turns(path) == 300


@posix
def test_a_journal_that_was_removed_is_told(path: Path) -> None:
    book = Journal.create(path, a_game(b""))
    path.unlink()
    assert book.append(Turned((DRAW,))) == Kept("missing", True)
    book.close()
    book = Journal.create(path, a_game(b""))
    path.write_bytes(b"")
    assert book.append(Turned((DRAW,))) == Kept("missing", True)
    book.close()
    assert path.read_bytes() == b""


@posix
def test_in_a_folder_that_cannot_be_written_the_game_can_still_be_read() -> None:
    def see() -> tuple[str | None, bool, int]:
        found = resume(path)
        assert found.game is not None
        return found.fault, found.journal is None, len(found.game.timeline.turns)

    with reachable_folder() as folder:
        path = folder / "game.journal"
        Journal.create(path, a_game(b"xyz")).close()
        path.chmod(0o444)
        folder.chmod(0o555)
        assert as_ordinary_user(see) == ("read-only", True, 3)
        path.chmod(0o644)
        path.write_bytes(
            path.read_bytes().replace(b"check", b"chick", 3).replace(b"chick", b"check", 2)
        )
        path.chmod(0o444)
        assert as_ordinary_user(see) == ("broken", True, 1)
        assert (
            as_ordinary_user(lambda: code_of(lambda: Journal.create(path, a_game()))) == "read-only"
        )


@posix
def test_a_process_killed_at_any_moment_loses_nothing_that_was_answered(path: Path) -> None:
    game: Game = a_game(b"")
    for moment in range(12):
        Journal.create(path, game).close()
        reader, writer = os.pipe()
        child = os.fork()
        if not child:
            found = resume(path)
            for number in range(10**6):
                move = REDEAL if number % 13 == 12 else DRAW
                assert found.journal is not None
                found.journal.append(Turned((move,)))
                os.write(writer, b".")
            os._exit(0)
        os.close(writer)
        answered = os.read(reader, 1)
        time.sleep(0.001 * moment)
        os.kill(child, signal.SIGKILL)
        with open(reader, "rb") as file:
            answered += file.read()
        os.waitpid(child, 0)
        found = resume(path)
        assert found.fault is None and found.game is not None and found.journal is not None
        found.journal.close()
        assert len(found.game.timeline.turns) - len(answered) in (0, 1)
