"""Paths of files as players type them."""

import os
import re
from contextlib import suppress
from pathlib import Path

from osmosis_cli.shell.answers import Misfit
from osmosis_cli.words.texts import gettext as _

MOST = 4096
"""The most characters of a path: what is longer no system takes, and nobody wants to hear."""

_QUOTES = "'\""

_ESCAPED = re.compile(r"\\([ -/:-@\[-`{-~])")
"""A blank or a sign as a shell has it, behind a backslash."""


def read_path(text: str) -> Path:
    """Return the full path that was typed; a tilde at its head is the home.

    A terminal pastes the path of a file as its shell would have it: in quotes, or with a backslash
    before blanks and signs. All else stands for itself. What names no home stays as it is typed,
    and so does all where the working folder is gone. Raises `Misfit` if no path is that long.
    """
    if len(text) > MOST:
        raise Misfit(_("This path is too long."))
    path = Path(_unquoted(text))
    with suppress(RuntimeError, ValueError):
        path = path.expanduser()
    with suppress(OSError):
        path = path.absolute()
    return path


def _unquoted(text: str) -> str:
    quote = text[:1]
    if len(text) > 2 and quote in _QUOTES and text.endswith(quote):
        # In single quotes a shell can have no single quote: it closes them for one.
        return text[1:-1].replace(r"'\''", "'")
    # Where a backslash parts folders, a shell knows quotes only.
    return _ESCAPED.sub(r"\1", text) if os.sep == "/" else text
