"""One window has the game; the others are told, and no dead one keeps it."""

from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from osmosis_cli import systems
from osmosis_cli.storage import lock
from osmosis_cli.storage.lock import Lock
from tests.storage.helpers import as_ordinary_user, code_of, in_child, posix, reachable_folder


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "game.lock"


def test_only_one_can_hold_it(path: Path) -> None:
    first, second = Lock(path), Lock(path)
    with first:
        assert first.held
        first.acquire()
        assert code_of(second.acquire) == "locked"
        assert not second.held
    second.acquire()
    assert second.held and not first.held
    second.release()
    second.release()


@posix
def test_a_second_process_is_told(path: Path) -> None:
    with Lock(path):
        assert in_child(lambda: code_of(Lock(path).acquire)) == "locked"
    in_child(Lock(path).acquire)


@posix
def test_it_dies_with_its_process(path: Path) -> None:
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        Lock(path).acquire()
        os.write(writer, b".")
        signal.pause()
    os.read(reader, 1)
    assert code_of(Lock(path).acquire) == "locked"
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(reader)
    os.close(writer)
    with Lock(path) as again:
        assert again.held


def test_a_program_that_was_started_meanwhile_does_not_keep_it(path: Path) -> None:
    first = Lock(path)
    first.acquire()
    other = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    first.release()
    with Lock(path) as again:
        assert again.held
    other.communicate(b"\n")


@posix
def test_it_can_be_waited_for(path: Path) -> None:
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        with Lock(path):
            os.write(writer, b".")
            time.sleep(0.1)
        os._exit(0)
    os.read(reader, 1)
    Lock(path, patience=60).acquire()
    os.waitpid(child, 0)
    os.close(reader)
    os.close(writer)


def test_the_file_says_which_process_holds_the_lock_and_goes_with_it(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"\xff\0junk")
    with Lock(path):
        other = Lock(path)
        assert code_of(other.acquire) == "locked"
        assert other.holder == os.getpid()
        path.write_bytes(b"\xff\0junk")
        assert code_of(other.acquire) == "locked"
        assert other.holder is None
    assert not path.exists()


@posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "link"])
def test_what_is_no_file_is_kept_under_another_name(path: Path, kind: str) -> None:
    path.parent.mkdir()
    if kind == "folder":
        path.mkdir()
        (path / "mine").touch()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(path.parent / "target")
    first, second = Lock(path), Lock(path)
    first.acquire()
    assert first.aside is not None and os.path.lexists(first.aside)
    assert code_of(second.acquire) == "locked"
    assert second.aside is None
    assert not (path.parent / "target").exists()
    first.release()


@posix
def test_what_is_no_file_and_has_to_stay_is_told_from_a_lock(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.mkdir(parents=True)
    monkeypatch.setattr(lock, "try_set_aside", lambda path: None)
    assert code_of(Lock(path).acquire) == "not-a-file"


@posix
def test_a_file_that_may_only_be_read_is_locked_all_the_same() -> None:
    with reachable_folder() as folder:
        path = folder / "lock"
        path.touch()
        path.chmod(0o444)

        def take() -> bool:
            with Lock(path) as held:
                return held.holds()

        assert as_ordinary_user(take)
        with Lock(path):
            assert as_ordinary_user(lambda: code_of(Lock(path).acquire)) == "locked"


@posix
@pytest.mark.parametrize("how", ["removed", "moved", "replaced", "its folder moved"])
def test_a_file_that_was_taken_away_holds_nothing_any_more(path: Path, how: str) -> None:
    first = Lock(path)
    assert not first.holds()
    first.acquire()
    assert first.holds()
    if how == "removed":
        path.unlink()
    elif how == "moved":
        path.rename(path.with_name("old"))
    elif how == "replaced":
        path.with_name("new").touch()
        path.with_name("new").rename(path)
    else:
        path.parent.rename(path.parent.with_name("elsewhere"))
    assert not first.holds()
    second = Lock(path)
    second.acquire()
    assert second.holds()
    assert code_of(first.acquire) == "locked"
    assert not first.held
    second.release()
    first.acquire()
    assert first.holds()
    first.release()


@posix
def test_a_file_that_is_taken_away_while_it_is_opened_is_made_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = systems.lock_file

    def late(descriptor: int) -> None:
        monkeypatch.setattr(systems, "lock_file", take)
        path.unlink()
        take(descriptor)

    monkeypatch.setattr(systems, "lock_file", late)
    with Lock(path) as held:
        assert held.holds()
        assert code_of(Lock(path).acquire) == "locked"


@posix
def test_without_the_right_to_write_there_is_no_lock_and_a_word_why() -> None:
    with reachable_folder() as folder:
        folder.chmod(0o555)
        assert as_ordinary_user(lambda: code_of(Lock(folder / "lock").acquire)) == "read-only"
        assert as_ordinary_user(lambda: code_of(Lock(folder / "a/lock").acquire)) == "read-only"
    assert code_of(Lock(Path("/dev/null/osmosis/lock")).acquire) == "no-home"


def test_a_file_system_without_locks_is_told_from_a_lock(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(descriptor: int) -> None:
        raise OSError(number, "no")

    monkeypatch.setattr(systems, "lock_file", refuse)
    number = errno.ENOLCK
    assert code_of(Lock(path).acquire) == "no-locks"
    number = errno.EIO
    assert code_of(Lock(path).acquire) == "failed"
