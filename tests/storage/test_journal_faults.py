"""A disk that fails, a folder that cannot be written or a sudden end never cost the game."""

from __future__ import annotations

import errno
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from osmosis_cli.game.state import DRAW, REDEAL
from osmosis_cli.storage import journal
from osmosis_cli.storage.journal import Journal, Kept, make_way, read, resume
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


def taken_away(path: Path, how: str) -> None:
    """Do to a journal what others may do to it while it is open."""
    if how == "removed":
        path.unlink()
    elif how == "emptied":
        path.write_bytes(b"")
    elif how == "moved":
        path.rename(path.with_name("elsewhere"))
    elif how == "moved with its folder":
        path.parent.rename(path.parent.with_name("elsewhere"))
    elif how == "replaced":
        path.rename(path.with_name("elsewhere"))
        path.write_bytes(path.with_name("elsewhere").read_bytes())
    elif how == "written over, longer":
        path.write_bytes(b"x" * 5000)
    elif how == "written over, as long":
        path.write_bytes(b"x" * path.stat().st_size)
        os.utime(path, ns=(0, 0))
    else:
        with open(path, "ab") as file:
            file.write(b"x")


@posix
@pytest.mark.parametrize(
    "how",
    [
        "removed", "emptied", "moved", "moved with its folder", "replaced",
        "written over, longer", "written over, as long", "longer by something",
    ],
)  # fmt: skip
def test_a_journal_that_is_not_as_it_was_left_is_told_and_not_touched(path: Path, how: str) -> None:
    book = Journal.create(path, a_game(b""))
    book.append(Turned((DRAW,)))
    taken_away(path, how)
    before = path.read_bytes() if path.exists() else None
    assert book.append(Turned((DRAW,))) == Kept("missing", True)
    assert book.append(Turned((DRAW,))) == Kept("missing", False)
    book.close()
    assert (path.read_bytes() if path.exists() else None) == before


def test_a_journal_that_only_looks_newer_goes_on(path: Path) -> None:
    book = Journal.create(path, a_game(b""))
    for moment in (0, 10**18, 2 * 10**18):
        os.utime(path, ns=(moment, moment))
        assert book.append(Turned((DRAW,))) == GOOD
    book.close()
    assert turns(path) == 3


def test_what_stands_in_the_place_of_a_journal_is_kept_and_a_known_one_is_not(path: Path) -> None:
    book = Journal.create(path, a_game(b""))
    book.append(Turned((DRAW,)))
    known = book.standing
    assert make_way(path, known) is None
    other = Journal.create(path, a_game(b"xyz"))
    assert make_way(path, other.standing) is None
    theirs = path.read_bytes()
    for closed in (book, other):
        closed.close()
    aside = make_way(path, known)
    assert aside is not None and aside.read_bytes() == theirs
    assert not path.exists()
    assert make_way(path, known) is None
    path.mkdir()
    assert make_way(path, None) is not None
    path.write_bytes(theirs)
    assert make_way(path, None) is not None


def test_a_journal_can_be_let_go_of_without_a_last_try(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = Journal.create(path, a_game(b""))
    monkeypatch.setattr(os, "write", failing(1, errno.ENOSPC, os.write))
    assert book.append(Turned((DRAW,))).code == "full"
    book.close(write=False)
    assert turns(path) == 0


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
