"""The tables of the database: rows with check sums, and those that a damaged file still holds."""

import zlib
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from osmosis_cli.storage.errors import Damaged

if TYPE_CHECKING:
    from sqlite3 import Connection

VERSION = 1
"""The form of the tables; a later one has another text of the tables too."""

APPLICATION = 0x4F736D6F
"""What tells programs that look at files that a database is one of this program."""

TABLES: dict[str, tuple[str, ...]] = {
    # One row: the number of the game that goes on at the next start, and how many rows each of the
    # tables that are read whole has, so that a row that is lost is missed.
    "about": ("id", "current", "games", "results", "totals", "saves", "learned"),
    # A game and how it stands; `start` is JSON, `at` and `turns` count the turns made and kept.
    "games": (
        "number", "id", "start", "started", "at", "turns", "state", "score", "moves", "seconds",
        "hints", "assisted", "played", "favourite", "note", "save",
    ),
    # A turn; its id is made by `turn_id`. Now and then a turn has the state after it as JSON.
    "moves": ("id", "made", "mark"),
    # How a game ended, by its number; `counted` is the place in the order in which games ended.
    "results": (
        "game", "id", "counted", "rules", "end", "score", "assisted", "hints", "moves", "seconds",
        "ended",
    ),
    # What `storage.statistics` makes of the results, in JSON: of each rule set, and of all.
    "totals": ("id", "rules", "figures"),
    "saves": ("id", "key", "name", "saved", "game"),
    "learned": ("id", "name", "value"),
}  # fmt: skip
"""The columns of each table, the whole number that is the key of its rows first."""

COUNTED = ("games", "results", "totals", "saves", "learned")
"""The tables whose rows are counted in the row of ``about``."""

SCHEMA = tuple(
    f"CREATE TABLE {name} ({columns[0]} INTEGER PRIMARY KEY, {', '.join(columns[1:])}, sum)"
    for name, columns in TABLES.items()
)
"""The statements that make the tables, as the file itself keeps them."""

Row = tuple[Any, ...]

_PUT = {
    name: f"INSERT OR REPLACE INTO {name} VALUES ({', '.join('?' * (len(columns) + 1))})"
    for name, columns in TABLES.items()
}
_SHIFT = 32
"""A game has fewer turns than two to this power."""


def turn_id(game: int, turn: int) -> int:
    """Return the key of a turn, counted from 1, so that the turns of a game lie together."""
    return (game << _SHIFT) + turn


def turn_of(key: int) -> tuple[int, int]:
    """Return the number of the game and the number of the turn that a key stands for."""
    return key >> _SHIFT, key & ((1 << _SHIFT) - 1)


def put(connection: "Connection", table: str, rows: Sequence[Row]) -> None:
    """Write rows, each in place of the one with its key. Raises `sqlite3.Error`."""
    connection.executemany(_PUT[table], [(*row, _sum(table, row)) for row in rows])


def rows(
    connection: "Connection", table: str, rest: str = "", values: Sequence[object] = ()
) -> list[Row]:
    """Return the rows that the rest of a query asks for, without their sums.

    Raises `Damaged` if one is not as it was written, and `sqlite3.Error`.
    """
    found = connection.execute(f"SELECT * FROM {table} {rest}", values).fetchall()
    for row in found:
        if row[-1] != _sum(table, row[:-1]):
            raise Damaged
    return [row[:-1] for row in found]


def count(connection: "Connection", table: str) -> int:
    """Return how many rows a table has. Raises `sqlite3.Error`."""
    return int(connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0])


def counted_rows(connection: "Connection", table: str) -> list[Row]:
    """Return all rows of a table that is counted. Raises `Damaged` if one is damaged or lost."""
    ((_key, _current, *known),) = rows(connection, "about")
    found = rows(connection, table)
    if len(found) != known[COUNTED.index(table)]:
        raise Damaged
    return found


def whole_rows(pages: Sequence[bytes]) -> dict[str, dict[int, Row]]:
    """Return every whole row that lies in the leaf pages among these, by table and key.

    A row is whole if its sum is right, wherever it lies and whatever else is damaged. Of two rows
    with one key the later page counts. The form of pages and records is the one that SQLite
    documents in "Database File Format".
    """
    found: dict[str, dict[int, Row]] = {name: {} for name in TABLES}
    for number, page in enumerate(pages):
        for key, values in _records(page, 100 if number == 0 else 0, pages):
            row = (key, *values[1:-1])
            for table, columns in TABLES.items():
                if len(row) == len(columns) and values[-1] == _sum(table, row):
                    found[table][key] = row
    return found


def _sum(table: str, row: Row) -> int:
    # As text in ASCII, so that no two rows look alike, on any version of Python.
    return zlib.crc32(ascii((table, *row)).encode("ascii"))


_LEAF = 0x0D


def _records(page: bytes, head: int, pages: Sequence[bytes]) -> Iterator[tuple[int, Row]]:
    """Yield key and values of each record of a leaf page of a table, those that can be read."""
    if len(page) < head + 8 or page[head] != _LEAF:
        return
    cells = int.from_bytes(page[head + 3 : head + 5], "big")
    for place in range(head + 8, min(head + 8 + 2 * cells, len(page) - 1), 2):
        try:
            start = int.from_bytes(page[place : place + 2], "big")
            size, start = _varint(page, start)
            key, start = _varint(page, start)
            yield key, _values(_payload(page, start, size, pages))
        except (IndexError, ValueError):
            continue


def _payload(page: bytes, start: int, size: int, pages: Sequence[bytes]) -> bytes:
    """Return the bytes of a record, gathered from the pages that it overflows to."""
    usable = len(page)
    if size <= usable - 35:
        return page[start : start + size]
    least = (usable - 12) * 32 // 255 - 23
    local = least + (size - least) % (usable - 4)
    local = local if local <= usable - 35 else least
    data, place = page[start : start + local], start + local
    link = int.from_bytes(page[place : place + 4], "big")
    while len(data) < size:
        # Page 1 never holds an overflow, and no chain is longer than the file.
        if not 1 < link <= len(pages):
            raise ValueError("no such page")
        more = pages[link - 1]
        data += more[4 : 4 + size - len(data)]
        link = int.from_bytes(more[:4], "big")
    return data


def _values(payload: bytes) -> Row:
    size, at = _varint(payload, 0)
    kinds = []
    while at < size:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[object] = []
    for kind in kinds:
        width = (0, 1, 2, 3, 4, 6, 8, 8, 0, 0)[kind] if kind < 10 else (kind - 12) // 2
        part = payload[at : at + width]
        if len(part) != width or kind in (7, 10, 11):
            raise ValueError("no value of ours")
        at += width
        if kind == 0:
            values.append(None)
        elif kind in (8, 9):
            values.append(kind - 8)
        elif kind < 10:
            values.append(int.from_bytes(part, "big", signed=True))
        else:
            values.append(part.decode() if kind % 2 else part)
    return tuple(values)


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return the whole number at this place, and the place behind it."""
    value = 0
    for _ in range(8):
        byte = data[at]
        at += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at
    value = value << 8 | data[at]
    return value - (1 << 64) if value >> 63 else value, at + 1
