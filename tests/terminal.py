"""A program on a pseudo-terminal: keys go in, and all that it sends to the screen is kept.

Time-outs are there only so that a program that hangs fails its test; nothing is measured by them.
"""

from __future__ import annotations

import errno
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time
from collections.abc import Mapping, Sequence
from types import TracebackType

HANG = 30.0
"""Seconds after which a program that sends nothing of what is expected is taken to hang."""

ENTER = "\r"
TAB = "\t"
BACKSPACE = "\x7f"
UP = "\x1b[A"
LEFT = "\x1b[D"
CTRL_C = "\x03"
CTRL_D = "\x04"
CTRL_L = "\x0c"
CTRL_R = "\x12"
CTRL_Z = "\x1a"

# Sequences that no program of ours may send: they silence a screen reader, or take away from its
# user what was said before.
NEVER_SENT = {
    "the position of the cursor": "\x1b[6n",
    "clearing the screen": "\x1b[2J",
    "the cursor to the top": "\x1b[H",
    "another screen": "\x1b[?1049h",
    "another screen, as older terminals have it": "\x1b[?47h",
    "a title": "\x1b]",
    "the mouse": "\x1b[?1000h",
    "a sound": "\a",
}


def pasted(text: str) -> str:
    """A text as a terminal sends it when it is pasted, and the program asked to be told."""
    return f"\x1b[200~{text}\x1b[201~"


class Terminal:
    """A program that runs on a pseudo-terminal of its own, until the `with` block ends."""

    def __init__(
        self,
        command: Sequence[str],
        *,
        rows: int = 24,
        columns: int = 80,
        env: Mapping[str, str] | None = None,
    ) -> None:
        """Start the command on a terminal of this size; `env` is added to the environment."""
        self.sent = ""
        """All that the program has sent so far, with the newlines of the terminal."""
        self._mark = 0
        self.received = bytearray()
        """The same, as the bytes that came."""
        self._status: int | None = None
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            try:
                fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
                os.execvpe(command[0], [*command], {**os.environ, **(env or {})})
            finally:
                os._exit(127)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._status is None:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        self.hang_up()

    def type(self, keys: str) -> None:
        """Send these keys, in one piece."""
        self.send(keys.encode())

    def send(self, data: bytes) -> None:
        """Send these bytes as if they were typed, in one piece."""
        while data:
            data = data[os.write(self._terminal, data) :]

    def wait_for(self, text: str) -> str:
        """Wait until this text comes after what was waited for before; return all that came.

        What is returned ends with the text.
        """
        deadline = time.monotonic() + HANG
        while text not in self.sent[self._mark :]:
            if not self._receive(deadline):
                raise AssertionError(f"no {text!r} in {self.sent[self._mark :]!r}")
        end = self.sent.index(text, self._mark) + len(text)
        came, self._mark = self.sent[self._mark : end], end
        return came

    def enter(self, line: str, prompt: str) -> str:
        """Type a line and Enter at the prompt, and return what comes until the next prompt."""
        self.type(line + ENTER)
        return self.wait_for(prompt)

    def pump(self, seconds: float) -> None:
        """Take in what the program sends, for at most this long; for a driver that waits itself."""
        self._receive(time.monotonic() + seconds)

    def settle(self) -> None:
        """Wait until the program waits for keys and sends nothing more.

        Needed only before a signal: one that comes while the program begins to wait is answered
        when it next wakes up.
        """
        quiet = 0
        while quiet < 3:
            quiet = 0 if self._receive(time.monotonic() + 0.02) or self._is_awake() else quiet + 1

    def _is_awake(self) -> bool:
        try:
            with open(f"/proc/{self.pid}/stat", encoding="latin-1") as status:
                return status.read().rpartition(")")[2].split()[0] in "RD"
        except OSError:
            return False

    def has_ended(self) -> bool:
        """Whether the program has ended by now."""
        if self._status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self._status = status
        return self._status is not None

    def wait_for_end(self) -> int:
        """Wait until the program ends; return its status, or minus the signal that ended it.

        What it sent after all that was waited for is in `rest`.
        """
        deadline = time.monotonic() + HANG
        while self._terminal >= 0 and self._receive(deadline):
            pass
        while not self.has_ended():
            if time.monotonic() > deadline:
                raise AssertionError(f"the program goes on after {self.rest!r}")
            time.sleep(0.005)
        assert self._status is not None
        return os.waitstatus_to_exitcode(self._status)

    @property
    def rest(self) -> str:
        """What the program has sent after all that was waited for."""
        return self.sent[self._mark :]

    def resize(self, rows: int, columns: int) -> None:
        """Give the terminal another size, of which the program is told."""
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, size)

    def signal(self, number: int) -> None:
        """Send a signal to the program."""
        os.kill(self.pid, number)

    def is_raw(self) -> bool:
        """Whether the program has keys sent to it as they are typed, without echo."""
        return not termios.tcgetattr(self._terminal)[3] & termios.ECHO

    def hang_up(self) -> None:
        """Close the terminal, as a window is closed."""
        if self._terminal >= 0:
            os.close(self._terminal)
            self._terminal = -1

    def _receive(self, deadline: float) -> bool:
        """Take in more of what the program sends; False when it sends no more."""
        if not select.select([self._terminal], [], [], max(deadline - time.monotonic(), 0))[0]:
            return False
        try:
            data = os.read(self._terminal, 65536)
        except OSError as error:
            if error.errno != errno.EIO:
                raise
            data = b""
        self.received += data
        self.sent = self.received.decode("utf-8", "replace")
        return bool(data)


def never_sent(sent: str) -> list[str]:
    """What a program sent of all that must never be sent."""
    return [name for name, sequence in NEVER_SENT.items() if sequence in sent]
