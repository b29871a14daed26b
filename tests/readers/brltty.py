"""A program and a Braille display: what BRLTTY puts on 20, 32 or 40 cells.

BRLTTY reads the screen from a piece of shared memory, as it does with the program `screen`, and
drives its virtual display, which writes down what the cells hold. Here the image is that of
`tests.screen`. It takes one byte a letter, so letters beyond ASCII are shown without their accents.
"""

from __future__ import annotations

import ctypes
import os
import re
import select
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from unicodedata import normalize

import pytest

from tests.screen import Screen
from tests.terminal import HANG, Terminal

needs_brltty = pytest.mark.skipif(
    not shutil.which("brltty") or sys.platform != "linux", reason="BRLTTY is not installed"
)

LINE_UP, LINE_DOWN = "LNUP", "LNDN"
WINDOW_LEFT, WINDOW_RIGHT = "FWINLT", "FWINRT"
TO_THE_CURSOR = "HOME"

# The largest screen that BRLTTY expects, with its colours, after the size and the cursor.
_IMAGE_BYTES = 4 + 66 * 132 * 2
_COLOUR = 7

# Seconds in which BRLTTY answers a key of the display, unless the cells stay as they are.
_ANSWERED = 1.0


class Braille:
    """A program that is read on a Braille display, in a `with` block."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        cells: int,
        *,
        env: Mapping[str, str] | None = None,
        rows: int = 24,
        columns: int = 80,
    ) -> None:
        """Start the command; the files of BRLTTY are put into the folder, which is made."""
        folder.mkdir(parents=True)
        self.line = ""
        """What the cells hold, without the empty ones at the end."""
        self._cells = cells
        self._received = b""
        self._changes = 0
        self._shown = 0
        self._stack = ExitStack()
        with self._stack as stack:
            self._memory = _Memory(folder)
            stack.callback(self._memory.remove)
            self.screen = Screen(rows, columns)
            self.terminal = stack.enter_context(
                Terminal(command, env=env, rows=rows, columns=columns)
            )
            self._memory.put(self.screen)
            self._display = stack.enter_context(_connected(stack, folder))
            self._display.sendall(f"cells {cells}\n".encode())
            self._stack = stack.pop_all()

    def __enter__(self) -> Braille:
        return self

    def __exit__(self, *error: object) -> None:
        self._stack.close()

    def wait_for(self, text: str) -> None:
        """Wait until the program sends this text, and the display shows the cursor's line."""
        self.terminal.wait_for(text)
        self.terminal.settle()
        self._show()

    def enter(self, line: str, prompt: str) -> None:
        """Type a line and Enter, and wait until the program asks for the next."""
        self.terminal.type(line + "\r")
        self.wait_for(prompt)

    def press(self, key: str) -> str:
        """Press a key of the display, and return what the cells hold then."""
        changes = self._changes
        self._display.sendall(f"{key}\n".encode())
        deadline = time.monotonic() + _ANSWERED
        while self._changes == changes and time.monotonic() < deadline:
            self._receive(deadline - time.monotonic())
        return self.line

    def read_up(self, lines: int) -> list[str]:
        """The lines from so many above the cursor's down to it, each as the display shows it."""
        found = [self.line]
        for _line in range(lines):
            found.append(self.press(LINE_UP))
        return found[::-1]

    def _show(self) -> None:
        """Give BRLTTY the screen as it is, and wait until the display shows the cursor's line."""
        self.screen.show(self.terminal.sent)
        self._shown += 1
        # A line that the program never sends, to know when BRLTTY has looked.
        mark = f"screen {self._shown}"
        self._memory.put(self.screen, mark)
        self._wait_while(lambda: self.line != mark)
        self._memory.put(self.screen)
        column, row = self.screen.cursor
        if column < self._cells:
            wanted = as_shown(self.screen.visible[row])[: self._cells].rstrip()
            self._wait_while(lambda: self.line != wanted)
        else:
            self._wait_while(lambda: self.line == mark)

    def _wait_while(self, condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + HANG
        while condition():
            if time.monotonic() > deadline:
                raise AssertionError(f"the display stays at {self.line!r}")
            self._receive(0.1)

    def _receive(self, seconds: float) -> None:
        """Take in what the display is told next, within this time."""
        if not select.select([self._display], [], [], max(seconds, 0))[0]:
            return
        data = self._display.recv(65536)
        if not data:
            raise AssertionError("BRLTTY has ended")
        *lines, self._received = (self._received + data).split(b"\n")
        for line in lines:
            if shown := re.fullmatch(rb'Visual "(.*)"', line):
                self.line = shown[1].decode().rstrip()
                self._changes += 1


class _Memory:
    """The image of a screen where BRLTTY looks for it."""

    def __init__(self, folder: Path) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._libc.shmat.restype = ctypes.c_void_p
        key = self._libc.ftok(os.fsencode(folder), ord("b"))
        # Made anew, for this user.
        self._id = self._libc.shmget(key, _IMAGE_BYTES, 0o3700)
        if self._id < 0:
            raise OSError(ctypes.get_errno(), "no shared memory")
        self._address = self._libc.shmat(self._id, None, 0)

    def put(self, screen: Screen, mark: str = "") -> None:
        """Show the screen, or one with a mark in the cursor's line, and the cursor on the mark.

        There the cursor is in another column, so that the display follows it from wherever it is.
        """
        column, row = screen.cursor
        lines = [*screen.visible, *[""] * screen.rows][: screen.rows]
        if mark:
            column = 1 if column == 0 else 0
            lines[row] = mark
        image = bytes([screen.columns, screen.rows, column, row])
        for line in lines:
            image += as_shown(line).ljust(screen.columns)[: screen.columns].encode("ascii")
        image += bytes([_COLOUR]) * (screen.columns * screen.rows)
        ctypes.memmove(self._address, image, len(image))

    def remove(self) -> None:
        self._libc.shmdt(ctypes.c_void_p(self._address))
        self._libc.shmctl(self._id, 0, None)


def _connected(stack: ExitStack, folder: Path) -> socket.socket:
    """The display's end of a BRLTTY that is started here and ended with the stack."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        process = subprocess.Popen(
            [
                *("brltty", "--no-daemon", "--quiet", "--no-api", "--stay-privileged"),
                *("--configuration-file=/dev/null", f"--updatable-directory={folder}"),
                *("--braille-driver=vr", f"--braille-device=client:127.0.0.1:{_port(server)}"),
                *("--screen-driver=sc", "--speech-driver=no", f"--pid-file={folder}/pid"),
            ],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        stack.callback(_end, process)
        server.settimeout(HANG)
        display, _address = server.accept()
    return display


def _port(server: socket.socket) -> int:
    port = server.getsockname()[1]
    assert isinstance(port, int)
    return port


def _end(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait()


def as_shown(text: str) -> str:
    """The text as the display shows it, which has one byte a letter."""
    plain = normalize("NFKD", text.replace("ß", "s").replace("’", "'"))
    return "".join(letter for letter in plain if letter.isascii())
