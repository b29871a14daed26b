"""The text of a journal: one object a line, each line tied to those before it by a check sum."""

import zlib
from typing import NamedTuple

from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.jsontext import read_json, read_versioned, write_json, write_versioned
from osmosis_cli.storage.record import Entry, Game, Replay, Start, entries_of
from osmosis_cli.storage.record_json import (
    check_keys,
    read_entry,
    read_start,
    write_entry,
    write_start,
)

KIND = "journal"
VERSION = 1

_CHECK = ',"check":"%08x"}\n'
_CHECK_SIZE = len(_CHECK % 0)


class Reading(NamedTuple):
    """What a journal holds.

    ``game`` is the game up to its last good line, ``size`` the number of bytes up to there and
    ``check`` the check sum there. ``torn`` tells that the last line was not written to its end.
    ``damaged`` is the number (from 1) of the first line that is wrong, None if the lines are
    whole.
    """

    game: Game
    size: int
    check: int
    torn: bool = False
    damaged: int | None = None


def line_of(data: dict[str, object], check: int) -> tuple[bytes, int]:
    """Return the line for an object that is not empty, and the check sum that the next one needs.

    ``check`` is the check sum of the line before, 0 for the first. A sum covers its own line and
    through that of the line before all earlier ones, so that a line that is lost, doubled or out
    of place is noticed as well as a changed one.
    """
    body = write_json(data)[:-1].encode("ascii")
    check = zlib.crc32(body, check)
    return body + (_CHECK % check).encode("ascii"), check


def entry_line(entry: Entry, check: int) -> tuple[bytes, int]:
    """Return the line for an entry, as `line_of` does."""
    return line_of(write_entry(entry), check)


def write_journal(game: Game) -> bytes:
    """Return the journal of a game as it stands. Raises `ValueError` as `write_start` does."""
    data, check = _header(game.start)
    lines = [data]
    for entry in entries_of(game):
        data, check = entry_line(entry, check)
        lines.append(data)
    return b"".join(lines)


def read_journal(data: bytes) -> Reading:
    """Return what these bytes hold, each move judged by the rules.

    What stands behind the last line end was cut off while it was written, and does not count.
    Raises `Damaged` if not even the first line is good, `TooNew` if a later version wrote it.
    """
    lines = data.split(b"\n")
    torn = bool(lines.pop())
    if not lines:
        raise Damaged(1)
    header, check = _checked(lines[0], 0)
    replay = Replay(_start(header))
    size = len(lines[0]) + 1
    for number, line in enumerate(lines[1:], 2):
        try:
            content, next_check = _checked(line, check)
            replay.add(read_entry(content))
        # An illegal move is a `ValueError`, and so is `Damaged`.
        except ValueError:
            return Reading(replay.game(), size, check, torn, number)
        size += len(line) + 1
        check = next_check
    return Reading(replay.game(), size, check, torn)


def _header(start: Start) -> tuple[bytes, int]:
    return line_of({**write_versioned(KIND, VERSION), **write_start(start)}, 0)


def _start(header: object) -> Start:
    try:
        content = read_versioned(header, KIND, VERSION)
        return read_start(check_keys(content, {"osmosis", "version"}))
    except Damaged as error:
        raise Damaged(1) from error


def _checked(line: bytes, check: int) -> tuple[object, int]:
    """Return the object of a line without its check sum, and the sum. Raises `Damaged`."""
    body = line[: 1 - _CHECK_SIZE]
    check = zlib.crc32(body, check)
    if line[1 - _CHECK_SIZE :] != (_CHECK % check).encode("ascii").rstrip():
        raise Damaged(1)
    return read_json(body + b"}"), check
