"""The lines that were typed, kept from one session to the next, for the arrow keys to bring back.

A convenience, never worth a fault: whatever is wrong with the file or its folder, the lines of
the running session are there, and the caller hears nothing. Only a plain file of the user's own is
read or written: no link is followed, and a pipe in its place does not make the program wait.
"""

import contextlib
import os
import stat
from collections import deque
from collections.abc import Iterator
from pathlib import Path

from osmosis_cli.systems import BINARY, NO_FOLLOW, NO_WAIT

LINES_KEPT = 500
"""How many lines are kept and brought back; older ones are forgotten."""

LINE_LIMIT = 500
"""How many characters a line may have to be kept; nobody wants to meet a longer one again."""

# The file is cut back to its last lines when it has grown beyond this many bytes, and of a file
# that is larger still only so much of its end is ever read.
FILE_LIMIT = 256 * 1024

_PLAIN = NO_FOLLOW | NO_WAIT | BINARY


class TypedLines:
    """The typed lines in the order they were typed; each new one is written at once.

    The file is read when the lines are first asked for. No method raises.
    """

    def __init__(self, file: Path | None = None) -> None:
        """Keep the lines in this file, made with its folder on the first line; None: keep none."""
        self._file = file
        self._lines: deque[str] | None = None

    def lines(self) -> deque[str]:
        """The lines, oldest first, at most `LINES_KEPT`: printable text without a line end."""
        if self._lines is None:
            self._lines = deque(self._load(), LINES_KEPT)
        return self._lines

    def add(self, line: str) -> None:
        """Remember a typed line, unless it is empty, the same as the last one, or unfit to keep.

        Unfit are lines that are very long or hold characters that cannot be seen.
        """
        line = _with_plain_blanks(line).strip()
        lines = self.lines()
        if not _is_fit(line) or (lines and lines[-1] == line):
            return
        lines.append(line)
        with contextlib.suppress(OSError, ValueError):
            self._append(line)

    def _load(self) -> list[str]:
        try:
            data, size = self._read_end()
        except (OSError, ValueError):
            return []
        lines = [line for line in _decoded(data) if _is_fit(line)][-LINES_KEPT:]
        if size > FILE_LIMIT:
            with contextlib.suppress(OSError, ValueError):
                self._replace(lines)
        return lines

    def _read_end(self) -> tuple[bytes, int]:
        """The last `FILE_LIMIT` bytes of the file from the start of a line, and its whole size."""
        if self._file is None:
            return b"", 0
        with _opened(self._file, os.O_RDONLY) as (descriptor, size):
            start = max(size - FILE_LIMIT, 0)
            os.lseek(descriptor, start, os.SEEK_SET)
            data = b""
            while len(data) < FILE_LIMIT and (more := os.read(descriptor, FILE_LIMIT - len(data))):
                data += more
        return (data.partition(b"\n")[2] if start else data), size

    def _append(self, line: str) -> None:
        if self._file is None:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with _opened(self._file, os.O_RDWR | os.O_APPEND | os.O_CREAT) as (descriptor, size):
            torn = b""
            if size:
                # A full disk may have kept the half of a line: the new one does not continue it.
                os.lseek(descriptor, -1, os.SEEK_END)
                torn = b"" if os.read(descriptor, 1) == b"\n" else b"\n"
            # In one write, so that two windows do not mix their lines.
            os.write(descriptor, torn + line.encode() + b"\n")

    def _replace(self, lines: list[str]) -> None:
        """Put these lines in the place of the file, whole or not at all."""
        if self._file is None:
            return
        new = self._file.with_name(f"{self._file.name}.{os.getpid()}.new")
        try:
            new.write_bytes("".join(f"{line}\n" for line in lines).encode())
            new.replace(self._file)
        finally:
            with contextlib.suppress(OSError):
                new.unlink(missing_ok=True)


@contextlib.contextmanager
def _opened(file: Path, flags: int) -> Iterator[tuple[int, int]]:
    """The descriptor of a plain file that was there or may be made, and its size in bytes.

    Raises OSError for all else in its place, without waiting for a pipe or a device.
    """
    descriptor = os.open(file, flags | _PLAIN, 0o600)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise OSError(f"no plain file: {file}")
        yield descriptor, status.st_size
    finally:
        os.close(descriptor)


def _decoded(data: bytes) -> Iterator[str]:
    """The lines of the file that are text; what is not is left out."""
    for line in data.split(b"\n"):
        with contextlib.suppress(UnicodeDecodeError):
            yield line.decode().rstrip("\r")


def _with_plain_blanks(line: str) -> str:
    """The line with its tabs and blanks of other widths, as typed on some keyboards, as blanks."""
    return "".join(" " if letter.isspace() else letter for letter in line)


def _is_fit(line: str) -> bool:
    return 0 < len(line) <= LINE_LIMIT and line.isprintable()
