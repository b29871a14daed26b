"""What a terminal shows: just enough of one for programs that write lines and edit one of them.

Any other control sequence than these raises `UnknownSequence`: a program that is made to be heard
has no use for more.
"""

from __future__ import annotations

import re

from osmosis_cli.shell.terminal.wrapping import cells

_TOKEN = re.compile(
    r"\x1b\[([?>]?)([0-9;]*)([A-Za-z@])|\x1b(.)|([\x00-\x1f\x7f])|([^\x00-\x1f\x7f])"
)

# Switches without effect on what is shown: cursor keys, wrapping, the cursor, pasting, meta.
_SWITCHES = {"1", "7", "12", "25", "1034", "2004"}


class UnknownSequence(AssertionError):
    """A program sent what a plain terminal need not know."""


class Screen:
    """The lines of a terminal and its cursor, after all that was sent to it."""

    def __init__(self, rows: int = 24, columns: int = 80) -> None:
        """An empty screen with the cursor at its top left."""
        self.rows, self.columns = rows, columns
        self.lines = [""]
        """All lines from the first one, also those that have left the screen at its top."""
        self.row, self.column = 0, 0
        """The place of the cursor, its row counted as `lines`."""
        self._fed = 0

    def show(self, sent: str) -> None:
        """Show what is new in all that was sent so far."""
        for match in _TOKEN.finditer(sent, self._fed):
            self._fed = match.end()
            private, numbers, command, escaped, control, letter = match.groups()
            if letter:
                self._write(letter)
            elif control:
                self._control(control)
            elif escaped:
                raise UnknownSequence(repr(match.group()))
            elif private:
                if command not in "hl" or not set(numbers.split(";")) <= _SWITCHES:
                    raise UnknownSequence(repr(match.group()))
            else:
                self._command(command, numbers)

    @property
    def visible(self) -> list[str]:
        """The lines on the screen now, without blanks at their ends."""
        return [line.rstrip() for line in self.lines[-self.rows :]]

    @property
    def cursor(self) -> tuple[int, int]:
        """The column and row of the cursor in what is visible, from 0."""
        return min(self.column, self.columns - 1), self.row - max(len(self.lines) - self.rows, 0)

    def text(self) -> str:
        """All lines so far, without blanks at their ends."""
        return "\n".join(line.rstrip() for line in self.lines).rstrip("\n")

    def _write(self, letter: str) -> None:
        if self.column + cells(letter) > self.columns:
            self.column = 0
            self._down()
        line = self.lines[self.row].ljust(self.column)
        self.lines[self.row] = line[: self.column] + letter + line[self.column + 1 :]
        self.column += cells(letter)

    def _down(self) -> None:
        self.row += 1
        if self.row == len(self.lines):
            self.lines.append("")

    def _control(self, control: str) -> None:
        if control == "\n":
            self._down()
        elif control == "\r":
            self.column = 0
        elif control == "\b":
            self.column = max(min(self.column, self.columns - 1) - 1, 0)
        else:
            raise UnknownSequence(repr(control))

    def _command(self, command: str, numbers: str) -> None:
        line = self.lines[self.row]
        count = int(numbers.split(";")[0] or 0)
        if command == "A":
            self.row = max(self.row - max(count, 1), len(self.lines) - self.rows, 0)
        elif command == "C":
            self.column = min(self.column + max(count, 1), self.columns - 1)
        elif command == "D":
            self.column = max(self.column - max(count, 1), 0)
        elif command == "K" and not count:
            self.lines[self.row] = line[: self.column]
        elif command == "J" and not count:
            self.lines[self.row] = line[: self.column]
            for below in range(self.row + 1, len(self.lines)):
                self.lines[below] = ""
        elif command == "P":
            gap = self.column + max(count, 1)
            self.lines[self.row] = line[: self.column] + line[gap:]
        elif command == "@":
            self.lines[self.row] = line[: self.column] + " " * max(count, 1) + line[self.column :]
        elif command != "m" or numbers not in ("", "0"):
            raise UnknownSequence(f"ESC[{numbers}{command}")
