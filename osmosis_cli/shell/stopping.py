"""Ctrl-C while a command is carried out."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from types import FrameType


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
