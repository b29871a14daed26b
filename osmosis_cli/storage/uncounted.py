"""Journals of games that are over or left, put away until their results can be counted."""

import os
from contextlib import suppress
from pathlib import Path

from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import set_aside
from osmosis_cli.storage.journal import read
from osmosis_cli.storage.record import Game

MARK = "uncounted"


def put_away(path: Path) -> None:
    """Make way for the journal of another game, and keep this one. Raises `StorageError`."""
    if os.path.lexists(path):
        set_aside(path, MARK)


def games(path: Path) -> list[Game]:
    """Return the games whose journals were put away, as far as they can be read. Raises nothing."""
    found = []
    for file in _files(path):
        with suppress(StorageError):
            found.append(read(file).game)
    return found


def forget(path: Path) -> None:
    """Remove the journals that were put away: their results are counted. Raises nothing."""
    for file in _files(path):
        with suppress(OSError):
            file.unlink()


def _files(path: Path) -> list[Path]:
    start = f"{path.stem}.{MARK}-"
    try:
        names = sorted(os.listdir(path.parent))
    except OSError:
        return []
    return [path.with_name(name) for name in names if name.startswith(start)]
