"""Paths of files as players type them."""

from contextlib import suppress
from pathlib import Path


def read_path(text: str) -> Path:
    """Return the full path that was typed; a tilde at its head is the home.

    What names no home stays as it is typed, and so does all where the working folder is gone.
    """
    path = Path(text)
    with suppress(RuntimeError, ValueError):
        path = path.expanduser()
    with suppress(OSError):
        path = path.absolute()
    return path
