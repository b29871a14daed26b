"""Signals: the ways in which a session is ended from outside, and Ctrl-C.

Each end leaves quietly, with the usual status.
"""

import _thread
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, NoReturn

from osmosis_cli import systems

STOPPED = 130
"""The exit status after Ctrl-C."""

_PATIENCE = 0.5
"""Seconds that the way out may take after a signal; all that was answered is on disk before it."""


class Terminated(SystemExit):
    """The system asked the program to end; the status is 128 and the signal's number."""

    def __init__(self, number: int) -> None:
        """Leave because of the signal with this number."""
        super().__init__(128 + number)


class OutputGone(SystemExit):
    """Nobody reads the answers any more, as behind ``| head``; that is no fault, so status 0."""

    def __init__(self) -> None:
        """Leave because the reader of the output has left."""
        super().__init__(0)


@contextmanager
def ending_on_signals() -> Iterator[None]:
    """Raise Terminated in the main thread when a signal asks the program to end.

    So files are closed and the terminal is set back on the way out. A second signal of the kind
    ends the program at once, and so does one whose exception would be lost: in an import, in what
    is called when an object goes, or in a library that drops it. In another thread than the main
    one nothing changes.
    """

    def end(number: int, frame: FrameType | None) -> None:
        signal.signal(number, signal.SIG_DFL)
        if _is_importing(frame):
            leave(128 + number)
        systems.call_later(_PATIENCE, lambda: leave(128 + number))
        raise Terminated(number)

    def lost(unraisable: Any) -> None:
        error = unraisable.exc_value
        if isinstance(error, Terminated):
            leave(int(str(error.code)))
        if isinstance(error, KeyboardInterrupt):
            leave(STOPPED)
        hook(unraisable)

    before = {}
    for number in systems.ENDING_SIGNALS:
        # A signal that the user has switched off, as nohup does, stays so.
        with suppress(ValueError):
            if signal.getsignal(number) is not signal.SIG_IGN:
                before[number] = signal.signal(number, end)
    hook, sys.unraisablehook = sys.unraisablehook, lost
    try:
        yield
    finally:
        sys.unraisablehook = hook
        systems.call_later(0, None)
        for number, handler in before.items():
            signal.signal(number, handler)


def keep_terminal() -> None:
    """Have `leave` set the terminal of the input back to how it is now."""
    global _set_back
    _set_back = systems.terminal_settings()


def leave(status: int) -> NoReturn:
    """End the process at once, with the terminal as it was when `keep_terminal` was called."""
    _set_back()
    os._exit(status)


def watch_signals() -> None:
    """Have signals answered at once while a library waits for keys, from now on.

    One that comes just before such a wait begins would be answered only at the next key: a thread
    wakes the main one. If that does not return from the library, the process ends at once, where
    the signal asks for its end.
    """
    if not hasattr(signal, "pthread_kill"):
        return
    heard, told = os.pipe()
    os.set_blocking(told, False)
    signal.set_wakeup_fd(told, warn_on_full_buffer=False)
    signal.signal(signal.SIGURG, lambda _number, _frame: None)
    main = _thread.get_ident()

    def watch() -> None:
        while True:
            number = os.read(heard, 1)[0]
            if number == signal.SIGURG:
                continue
            for _try in range(3):
                time.sleep(_PATIENCE / 10)
                signal.pthread_kill(main, signal.SIGURG)
            if number in systems.ENDING_SIGNALS:
                time.sleep(_PATIENCE)
                leave(128 + number)

    _thread.start_new_thread(watch, ())


def _nothing() -> None:
    """Set nothing back."""


_set_back: Callable[[], None] = _nothing


def _is_importing(frame: FrameType | None) -> bool:
    """Whether an import is going on: what is raised in one may only be printed, and forgotten."""
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


def _interrupt(_number: int, frame: FrameType | None) -> None:
    # Nothing is half done in the import system itself, so the program can leave.
    if frame is not None and frame.f_code.co_filename.startswith("<frozen importlib"):
        leave(STOPPED)
    raise KeyboardInterrupt


@contextmanager
def raising_on_ctrl_c() -> Iterator[None]:
    """Raise KeyboardInterrupt on Ctrl-C, whatever it did before; not where it is switched off.

    In another thread than the main one nothing changes.
    """
    before = signal.getsignal(signal.SIGINT)
    if before in (signal.SIG_IGN, None):
        yield
        return
    with suppress(ValueError):
        signal.signal(signal.SIGINT, _interrupt)
    try:
        yield
    finally:
        with suppress(ValueError):
            signal.signal(signal.SIGINT, before)


@contextmanager
def held_back(wake: Callable[[], None]) -> Iterator[None]:
    """Let signals that would raise be noted only, and raise for the first of them at the end.

    For the inside of a library, which may print what is raised in it, or lose it. ``wake`` is
    called to have that come to its end. A second signal of the kind is not held back. In another
    thread than the main one nothing changes.
    """
    noted: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        if number in noted:
            before[number](number, frame)
        noted.append(number)
        wake()

    before: dict[int, Callable[[int, FrameType | None], object]] = {}
    # Ctrl-C last: it does not end the program, so nothing may be left held back after it.
    for number in (*systems.ENDING_SIGNALS, signal.SIGINT):
        handler = signal.getsignal(number)
        with suppress(ValueError):
            if callable(handler):
                signal.signal(number, note)
                before[number] = handler
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for number in noted[:1]:
            before[number](number, None)


class CtrlC:
    """Ctrl-C while a command is carried out: it stops what takes long, and nothing half-way.

    What a command changes must not be cut in two, what it only works out may be.
    """

    def __init__(self) -> None:
        self._pressed = False
        self._may_stop = False

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let Ctrl-C only be noted; a second one raises KeyboardInterrupt wherever it comes."""
        before = signal.getsignal(signal.SIGINT)
        if before in (signal.SIG_IGN, None):
            yield
            return
        with suppress(ValueError):
            signal.signal(signal.SIGINT, self._note)
        try:
            yield
        finally:
            self._pressed = False
            with suppress(ValueError):
                signal.signal(signal.SIGINT, before)

    @contextmanager
    def stops(self) -> Iterator[None]:
        """Let Ctrl-C raise `Stopped` while this is worked out, also one that came just before."""
        if self._pressed:
            raise Stopped
        self._may_stop = True
        try:
            yield
        finally:
            self._may_stop = False

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        if self._may_stop:
            self._may_stop = False
            raise Stopped
        if self._pressed:
            raise KeyboardInterrupt
        self._pressed = True


class Stopped(Exception):
    """The player stopped an answer that was still being worked out; nothing was changed."""


CTRL_C = CtrlC()
"""The one Ctrl-C of the process."""
