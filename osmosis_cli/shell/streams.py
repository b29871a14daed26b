"""What a console asks of the streams of the process, each of which may be missing or broken."""

import os
from contextlib import suppress
from typing import TextIO


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
