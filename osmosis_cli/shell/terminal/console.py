"""The one object for input and output, and for whatever else a session takes from outside.

It holds the streams, the size of the screen, the environment, the clock, the random numbers, and
the folders; tests give it their own. All that a user reads goes through `say`.
"""

from __future__ import annotations

import codecs
import os
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from errno import EBADF, EINVAL, EIO, EPIPE
from functools import cached_property
from typing import TYPE_CHECKING, TextIO

from osmosis_cli.shell.terminal.prompts import Choice, Complete, Mode, Prompt, choose_mode
from osmosis_cli.shell.terminal.signals import CTRL_C, OutputGone
from osmosis_cli.shell.terminal.wrapping import paragraphs, parts
from osmosis_cli.storage.folders import Folders, find_folders
from osmosis_cli.storage.history import TypedLines
from osmosis_cli.words.holding import held
from osmosis_cli.words.standins import ERRORS, visible
from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from random import Random

WIDEST = 80
"""Cells of the longest line: longer ones are hard to follow, seen or heard."""

LONGEST = 18
"""Lines of the longest answer that is given at once on a terminal."""

WHOLE = 2 * (LONGEST + 1)
"""Lines of a screen that can hold every answer twice; one that does not tell passes for it."""

TYPED_LINES = "typed-lines"
"""The name of the file, in the folder for traces of use, that keeps the typed lines."""


class Console:
    """Where commands come from and answers go to."""

    def __init__(
        self,
        stdin: TextIO | None = None,
        stdout: TextIO | None = None,
        stderr: TextIO | None = None,
        *,
        environ: Mapping[str, str] | None = None,
        folders: Folders | None = None,
        clock: Callable[[], float] = time.time,
        random: Random | None = None,
    ) -> None:
        """Use these, or those of the process for what is not given.

        The clock gives seconds since 1970.
        """
        # Each stream of the process may be None, where it was started without.
        self.stdin: TextIO | None = sys.stdin if stdin is None else stdin
        self.stdout: TextIO | None = sys.stdout if stdout is None else stdout
        self.stderr: TextIO | None = sys.stderr if stderr is None else stderr
        self.environ = os.environ if environ is None else environ
        self.now = clock
        self._random = random
        self.asked_width: int | None = None
        self.keys: Mapping[str, str] = {}
        """Cells that the user wants a line to have at most; None leaves it to the screen."""
        self._folders = folders
        self._gone = False
        self._held = ""
        self._prompt: Prompt | None = None
        self._mode = choose_mode(self.is_terminal, self.environ)
        for stream in (self.stdout, self.stderr):
            make_safe(stream, ERRORS)
        make_safe(self.stdin, "surrogateescape")

    @cached_property
    def is_typed(self) -> bool:
        """Whether the input is a terminal."""
        return is_terminal(self.stdin)

    @cached_property
    def is_terminal(self) -> bool:
        """Whether a user is at both ends: input and output are terminals."""
        return self.is_typed and is_terminal(self.stdout)

    @property
    def encoding(self) -> str:
        """The codec of the output, by its usual name; UTF-8 where the stream has none."""
        named = getattr(self.stdout, "encoding", None)
        return codecs.lookup(named).name if named else "utf-8"

    @cached_property
    def random(self) -> Random:
        """The random numbers."""
        # Slow to import, and needed for games only.
        from random import Random

        return self._random or Random()

    @cached_property
    def folders(self) -> Folders:
        """Where files are kept."""
        return self._folders or find_folders(self.environ)

    @cached_property
    def typed(self) -> TypedLines:
        """The lines that were typed in this session and before."""
        return TypedLines(self.folders.state / TYPED_LINES)

    @property
    def width(self) -> int:
        """Cells of a line at most: as asked, as the screen has, and never more than `WIDEST`.

        An output that is no terminal is as wide as the variable ``COLUMNS`` says, if it does.
        """
        columns = screen_size(self.stdout)[0] if is_terminal(self.stdout) else self._named_width()
        widths = [width for width in (self.asked_width, columns) if width and width > 0]
        return min([*widths, WIDEST])

    @property
    def height(self) -> int | None:
        """Lines of the screen; None if the answers go to no terminal, which has no end."""
        return screen_size(self.stdout)[1]

    @property
    def part_size(self) -> int | None:
        """Lines that an answer may have to be said at once; None for any number, in a script.

        With its prompt it takes half the screen at most: a reader that compares screens takes the
        same answer once more for the first one, moved up, if more of it has left the screen.
        """
        if not self.is_terminal:
            return None
        return max(min(LONGEST, (self.height or WHOLE) // 2 - 1), 1)

    def printable(self, text: str) -> str:
        """The text as the output can hold it: readable stand-ins, newlines, no other controls."""
        text = visible(text, keep="\n")
        if text.isascii() or self.encoding == "utf-8":
            return text
        return text.encode(self.encoding, ERRORS).decode(self.encoding)

    def wrapped(self, text: str) -> tuple[tuple[str, ...], ...]:
        """The lines of a text, each as the tuple of printable lines that fit the screen."""
        return paragraphs(self.printable(text).rstrip("\n"), self.width, held)

    def say(self, text: str) -> None:
        """Print an answer, broken into lines that fit, with one newline at its end, in one write.

        An empty text prints nothing. Raises OutputGone when nobody reads the output any more, and
        SystemExit with status 1 when it cannot be written.
        """
        if text:
            self.show(self.laid_out(text))

    def put(self, text: str) -> None:
        """Print a text for programs as it is, with a newline, in one write; raises as `say`."""
        self.show(text + "\n")

    def show(self, text: str) -> None:
        """Print the start of a line as it is, in one write; raises as `say`."""
        if self._gone:
            raise OutputGone
        text, self._held = self._held + text, ""
        if not text:
            return
        try:
            if self.stdout is None:
                raise OSError(EBADF, "started without an output")
            write(self.stdout, text)
        except (OSError, ValueError) as error:
            self._give_up(error)

    def hold(self, text: str) -> None:
        """Print a text together with what is printed next, in one write."""
        self._held += text

    def settle(self) -> None:
        """Leave nothing to be written when the program ends, if it cannot be written; never raises.

        For what a prompt has written on its own, while the terminal was closed.
        """
        try:
            write(self.stdout, "")
        except (OSError, ValueError):
            self._gone = True
            send_nowhere(self.stdout)

    def complain(self, text: str) -> None:
        """Print a text about wrong usage or a bad file on the error stream, as `say` does."""
        with suppress(OSError, ValueError):
            write(self.stderr, self.laid_out(text))

    def parts(self, text: str, closing: str, *, first: bool = False) -> tuple[str, ...]:
        """The answer in parts to `say` one after the other; one part if it can be said at once.

        Each part but the last ends with the closing sentence, which says how to go on. A part of
        the ``first`` answer of all may fill the screen, for it repeats nothing.
        """
        blocks = self.wrapped(text)
        size = self.part_size
        if size is None:
            return (text,)
        if first:
            size = max(min(LONGEST, (self.height or WHOLE) - 2), 1)
        ends = [line for block in self.wrapped(closing) for line in block]
        return tuple("\n".join(part) for part in parts(blocks, size, ends))

    def fits(self, text: str) -> bool:
        """Whether the text can be said at once."""
        return self.part_size is None or sum(map(len, self.wrapped(text))) <= self.part_size

    @property
    def mode(self) -> Choice:
        """How lines are asked for, and why so."""
        return self._mode

    def use(self, choice: Choice) -> None:
        """Ask for lines in this way from now on."""
        if choice.mode is not self._mode.mode:
            self._prompt = None
        self._mode = choice

    def ask(self, prompt: str, complete: Complete | None = None, remember: bool = True) -> str:
        """The line that the user types after this prompt, a short text that ends with a colon.

        `complete` finds the choices that Tab offers. Lines that are no commands, such as the
        answers to a question, are not to be remembered. Raises Interrupted on Ctrl-C, EOFError at
        the end of the input or when the terminal is gone, TooLong, and as `say`.
        """
        # Where there was no answer, what waits to be printed with one.
        self.show("")
        if self._prompt is None:
            with CTRL_C.held():
                self._prompt = self._opened()
        shown = self.printable(prompt).rstrip()
        return self._prompt.ask(f"{shown} " if shown else "", complete, remember)

    def read_bytes(self, limit: int) -> bytes:
        """The first bytes of the input, all of it if it is no longer than the limit."""
        try:
            if self.stdin is None:
                return b""
            if hasattr(self.stdin, "buffer"):
                return bytes(self.stdin.buffer.read(limit))
            return self.stdin.read(limit).encode("utf-8", "surrogateescape")
        except (OSError, ValueError):
            return b""

    def forget(self) -> None:
        """Drop commands that were pasted or typed ahead, as after Ctrl-C in the midst of them."""
        if self._prompt is not None:
            self._prompt.forget()

    def laid_out(self, text: str) -> str:
        """The text as `say` prints it: lines that fit the screen, each with its newline."""
        return "".join(f"{line}\n" for block in self.wrapped(text) for line in block)

    def _opened(self) -> Prompt:
        # Each prompt is imported when it opens: the line editor costs more than all the rest.
        match self._mode.mode:
            case Mode.EDITOR:
                # Start-up.
                from osmosis_cli.shell.terminal.editor import EditorPrompt

                return EditorPrompt(self)
            case Mode.PLAIN:
                # Start-up.
                from osmosis_cli.shell.terminal.plain import PlainPrompt

                return PlainPrompt(self)
            case Mode.SCRIPT:
                # Start-up.
                from osmosis_cli.shell.terminal.piped import ScriptPrompt

                return ScriptPrompt(self)

    def _named_width(self) -> int | None:
        with suppress(ValueError):
            return int(self.environ.get("COLUMNS", ""))
        return None

    def _give_up(self, error: OSError | ValueError) -> None:
        """Leave the output for good, so that nothing tries again while the program ends."""
        self._gone = True
        send_nowhere(self.stdout)
        # Windows has no name of its own for a pipe that nobody reads.
        if isinstance(error, ValueError) or error.errno in (EPIPE, EIO, EINVAL):
            raise OutputGone from None
        self.complain(_("The output cannot be written."))
        raise SystemExit(1) from None


def is_terminal(stream: TextIO | None) -> bool:
    """Whether the stream is a terminal; one that is missing or closed is none."""
    with suppress(ValueError, AttributeError):
        return stream is not None and stream.isatty()
    return False


def screen_size(stream: TextIO | None) -> tuple[int | None, int | None]:
    """Columns and lines of the terminal that the stream goes to, each None if nobody knows."""
    if stream is not None and is_terminal(stream):
        with suppress(OSError, ValueError):
            columns, lines = os.get_terminal_size(stream.fileno())
            return columns or None, lines or None
    return None, None


def make_safe(stream: TextIO | None, errors: str) -> None:
    """Let the stream take every character, with this error handler, and wait until it can."""
    with suppress(AttributeError, OSError, ValueError):
        stream.reconfigure(errors=errors)  # type: ignore[union-attr]
    with suppress(AttributeError, OSError, ValueError):
        if stream is not None and not os.get_blocking(stream.fileno()):
            os.set_blocking(stream.fileno(), True)


def write(stream: TextIO | None, text: str) -> None:
    """Write and flush the text at once; without a stream it goes nowhere.

    Raises OSError and ValueError as the stream does.
    """
    if stream is not None:
        stream.write(text)
        stream.flush()


def send_nowhere(stream: TextIO | None) -> None:
    """Throw away what the stream still holds and all that is written to it; never raises."""
    with suppress(OSError, ValueError):
        if stream is not None:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
