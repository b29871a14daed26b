"""The branches for other systems, run here with the interface of the other system stood in for."""

from __future__ import annotations

import ctypes
import importlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from osmosis_cli import systems


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The module as a system without POSIX sees it."""
    monkeypatch.setattr(sys, "platform", "win32")
    for name in ("SIGHUP", "SIGQUIT", "SIGWINCH", "SIGCONT", "setitimer"):
        monkeypatch.delattr(signal, name, raising=False)
    for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_NOCTTY"):
        monkeypatch.delattr(os, name, raising=False)
    monkeypatch.setattr(os, "O_BINARY", 0x8000, raising=False)
    monkeypatch.setattr(signal, "SIGBREAK", 21, raising=False)
    yield importlib.reload(systems)
    monkeypatch.undo()
    importlib.reload(systems)


def test_a_system_without_posix_has_what_the_program_needs(elsewhere: ModuleType) -> None:
    assert elsewhere.WINDOWS
    assert elsewhere.OPEN_FILES_STAY
    assert elsewhere.ENDING_SIGNALS == (signal.SIGTERM, 21)
    assert elsewhere.RESIZED is None
    assert elsewhere.CONTINUED is None
    assert (elsewhere.BINARY, elsewhere.NO_FOLLOW, elsewhere.NO_WAIT) == (0x8000, 0, 0)


def test_nowhere_is_a_path_that_windows_cannot_make(elsewhere: ModuleType) -> None:
    assert any(letter in "<>" for letter in str(elsewhere.NOWHERE))


def test_without_a_clock_of_signals_nothing_is_called(elsewhere: ModuleType) -> None:
    elsewhere.call_later(0.001, lambda: pytest.fail("it was called"))
    time.sleep(0.01)


def test_a_call_for_later_comes_and_can_be_called_off() -> None:
    called: list[int] = []
    systems.call_later(0.001, lambda: called.append(1))
    while not called:
        signal.pause()
    systems.call_later(60, lambda: called.append(2))
    systems.call_later(0, None)
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0
    assert called == [1]


def test_windows_locks_one_byte_far_behind_what_others_read_without_waiting(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    calls: list[tuple[int, int, int, int]] = []

    def locking(descriptor: int, how: int, count: int) -> None:
        calls.append((descriptor, how, count, os.lseek(descriptor, 0, os.SEEK_CUR)))

    stand_in = SimpleNamespace(LK_NBLCK=2, locking=locking)
    monkeypatch.setitem(sys.modules, "msvcrt", stand_in)  # type: ignore[arg-type]
    monkeypatch.setattr(sys, "platform", "win32")
    file = os.open(tmp_path / "lock", os.O_RDWR | os.O_CREAT)
    os.lseek(file, 5, os.SEEK_SET)
    systems.lock_file(file)
    os.close(file)
    assert calls == [(file, 2, 1, 2**20)]


def test_only_windows_is_asked_for_its_user_interface(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert systems.interface_language() is None


@pytest.mark.parametrize(
    ("number", "locale"), [(0x0407, "de_DE"), (0x0C07, "de_AT"), (0x0C0C, "fr_CA"), (0xFFFF, None)]
)
def test_windows_tells_its_language_by_a_number(
    monkeypatch: pytest.MonkeyPatch, number: int, locale: str | None
) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert systems.interface_language() == locale


def test_without_termios_the_terminal_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "termios", None)
    systems.terminal_settings()()
