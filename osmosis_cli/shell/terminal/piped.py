"""Lines from a file or a pipe: one command a line, and the answers as they would be anywhere."""

from __future__ import annotations

from osmosis_cli.shell.terminal.prompts import Complete, Interrupted, Surroundings, TooLong

LINE_LIMIT = 8 * 1024 * 1024
"""Bytes that a line may have: a longer one is no command, and is skipped."""

_SKIPPED = 16
"""How often as much is skipped of such a line; one that still goes on then is taken for the end."""

_SHOWN = 100
"""Letters of a line that is too long by which it can be told from others."""

_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class ScriptPrompt:
    """Reads lines of any bytes. Prints the prompt only for a user who types without seeing it.

    Bytes that are no text in the encoding of the input come as lone surrogates, which are shown
    by their number wherever they are named.
    """

    def __init__(self, console: Surroundings) -> None:
        """Read from the input of this console."""
        self._console = console
        self._at_start = True
        self._ended = False

    def ask(self, prompt: str, complete: Complete | None, remember: bool) -> str:
        """The next line without its end; raises EOFError after the last one, and TooLong."""
        if self._console.is_typed:
            self._console.show(prompt)
        try:
            line = "" if self._ended else self._read()
        except KeyboardInterrupt:
            raise Interrupted from None
        except (OSError, ValueError):
            # The input is a folder, was closed, or its terminal is gone.
            line = ""
        if not line:
            self._ended = True
            raise EOFError
        return line.removesuffix("\n").removesuffix("\r")

    def forget(self) -> None:
        """Drop nothing: what is written down in a script was not typed by mistake."""

    def _read(self) -> str:
        """The next line with its end; empty after the last one."""
        stream = self._console.stdin
        if stream is None:
            return ""
        source = getattr(stream, "buffer", stream)
        read: bytes | str = source.readline(LINE_LIMIT)
        is_too_long = goes_on = _goes_on(read)
        for _piece in range(_SKIPPED):
            goes_on = goes_on and _goes_on(source.readline(LINE_LIMIT))
        if goes_on:
            return ""
        line = read if isinstance(read, str) else self._text(read, stream.encoding or "utf-8")
        if is_too_long:
            raise TooLong(line[:_SHOWN])
        return line

    def _text(self, data: bytes, encoding: str) -> str:
        if self._at_start:
            data = data.removeprefix(_BYTE_ORDER_MARK)
            self._at_start = False
        return data.decode(encoding, "surrogateescape")


def _goes_on(read: bytes | str) -> bool:
    """Whether the line has more than was read of it."""
    return len(read) == LINE_LIMIT and read[-1] not in ("\n", ord("\n"))
