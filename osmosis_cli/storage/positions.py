"""Positions from files and other programs."""

from pathlib import Path

from osmosis_cli.game.position import BadPosition, Fault, Position, read_position
from osmosis_cli.storage.errors import Damaged, StorageError
from osmosis_cli.storage.files import read_file
from osmosis_cli.storage.jsontext import read_json

LIMIT = 100_000
"""The most bytes that a position may have; a usual one has under a thousand."""


def load_position(path: str) -> Position:
    """Return the position in this file. Raises `BadPosition` with everything that is wrong."""
    try:
        data = read_file(Path(path), LIMIT)
    except StorageError as error:
        fault = Fault("too-large" if error.code == "too-large" else "unreadable")
        raise BadPosition([fault]) from error
    return parse_position(data)


def parse_position(data: bytes) -> Position:
    """Return the position that this text describes. Raises `BadPosition`."""
    if len(data) > LIMIT:
        raise BadPosition([Fault("too-large")])
    try:
        value = read_json(data)
    except Damaged as error:
        raise BadPosition([Fault("not-json")]) from error
    return read_position(value)
