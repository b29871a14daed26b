"""A damaged database: what is whole in it goes on, in a new file; the damaged one is kept."""

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import free_aside, read_file, sync_folder
from osmosis_cli.storage.lock import changing
from osmosis_cli.storage.rows import COUNTED, TABLES, Row, rows, turn_of, whole_rows
from osmosis_cli.storage.sqlite import COPY, beside, fresh_path, remove_log, translated, write_file
from osmosis_cli.storage.statistics import totals_of

if TYPE_CHECKING:
    from sqlite3 import Connection

LIMIT = 2**30
"""The most bytes of a damaged file that are searched for rows."""

Tables = dict[str, dict[int, Row]]


class Mended(NamedTuple):
    """What became of a damaged file.

    ``aside`` is where it is kept now. ``lost`` tells that something was in it, or must have been,
    of which there is at most what the copy has.
    """

    aside: Path
    lost: bool


def mend(path: Path) -> Mended:
    """Put a new file with all that is whole in the place of a damaged one.

    What the copy of an earlier day has besides is brought over too. Raises `StorageError`; the
    damaged file is in its place then.
    """
    with changing(path):
        found = _rows_in(path)
        lost = _lacks(found)
        if lost:
            _add(found, _rows_in(beside(path, COPY)))
        whole = settled(found)
        aside = free_aside(path, "broken")
        fresh = fresh_path(path)
        try:
            write_file(fresh, path, {name: kept.values() for name, kept in whole.items()})
            with translated(path):
                try:
                    os.link(path, aside, follow_symlinks=False)
                except (OSError, NotImplementedError):
                    # No hard links here.
                    os.rename(path, aside)
                remove_log(path)
                os.replace(fresh, path)
                sync_folder(path.parent)
        finally:
            with suppress(OSError):
                fresh.unlink()
    return Mended(aside, lost)


def is_whole(connection: "Connection") -> bool:
    """Whether all rows are there and fit together. Raises `Damaged` if one is damaged."""
    return not _lacks({name: {row[0]: row for row in rows(connection, name)} for name in TABLES})


def settled(found: Tables) -> Tables:
    """Return these rows without those that lack what they belong to, and with sums that fit.

    A game goes on from its last turn before the first one that is lost.
    """
    games = dict(found["games"])
    lengths = _lengths(found["moves"])
    for number, row in games.items():
        at, turns = row[4], row[5]
        length = min(lengths.get(number, 0), turns)
        if length < turns:
            games[number] = (*row[:4], min(at, length), length, *row[6:])
    kept = {
        key: row
        for key, row in found["moves"].items()
        if (owner := turn_of(key))[0] in games and owner[1] <= games[owner[0]][5]
    }
    saves = {key: row for key, row in found["saves"].items() if row[4] in games}
    current = next((row[1] for row in found["about"].values()), 0)
    if current not in games:
        current = _latest(games)
    totals = {row[0]: row for row in totals_of(found["results"].values())}
    return {**found, "about": {1: (1, current, *[0] * len(COUNTED))}, "games": games,
            "moves": kept, "saves": saves, "totals": totals}  # fmt: skip


def _latest(games: dict[int, Row]) -> int:
    """Return the number of the game that was played last and is not over, 0 if there is none."""
    open_ones = [row for row in games.values() if row[6] == "open" and not row[15]]
    return max(open_ones, key=lambda row: (row[12], row[0]))[0] if open_ones else 0


def _lengths(moves: dict[int, Row]) -> dict[int, int]:
    """Return how many turns each game has, up to the first that is missing."""
    lengths: dict[int, int] = {}
    for key in sorted(moves):
        game, turn = turn_of(key)
        if turn == lengths.get(game, 0) + 1:
            lengths[game] = turn
    return lengths


def _lacks(found: Tables) -> bool:
    """Whether a row is missing that must have been there."""
    about = found["about"].get(1)
    if about is None:
        return True
    counts = [len(found[name]) for name in COUNTED]
    lengths = _lengths(found["moves"])
    return (
        counts != list(about[2:])
        or sorted(found["totals"].values()) != totals_of(found["results"].values())
        or any(lengths.get(number, 0) < row[5] for number, row in found["games"].items())
        or any(row[4] not in found["games"] for row in found["saves"].values())
        or about[1] not in {0, *found["games"]}
    )


def _add(found: Tables, copied: Tables) -> None:
    """Add what only the copy has; a game and its turns are taken from one of them, never mixed."""
    ours, theirs = found["games"], copied["games"]
    # A game that has not changed since has lost none of these turns by itself.
    taken = {key for key, row in theirs.items() if ours.get(key, row) == row}
    without = taken - ours.keys()
    strays = [key for key in found["moves"] if turn_of(key)[0] in without]
    for key in strays:
        del found["moves"][key]
    for key, row in copied["moves"].items():
        if turn_of(key)[0] in taken:
            found["moves"].setdefault(key, row)
    for name in ("about", "games", "results", "totals", "saves", "learned"):
        found[name] = {**copied[name], **found[name]}


def _rows_in(path: Path) -> Tables:
    """Return the whole rows in a file and in the log beside it; none if it cannot be read."""
    pages: list[bytes] = []
    with suppress(StorageError):
        data = _read(path)
        size = _page_size(data)
        pages = [data[at : at + size] for at in range(0, len(data), size)]
        with suppress(StorageError):
            for number, page in _logged(_read(beside(path, "-wal")), size):
                pages += [b""] * (number - len(pages))
                pages[number - 1] = page
    return whole_rows(pages)


def _read(path: Path) -> bytes:
    """Return the content of a file, at the second try if the first fails. Raises `StorageError`."""
    with suppress(StorageError):
        return read_file(path, LIMIT, follow=False)
    return read_file(path, LIMIT, follow=False)


def _page_size(data: bytes) -> int:
    size = int.from_bytes(data[16:18], "big")
    return size if size in (512, 1024, 2048, 4096, 8192, 16384, 32768) else 4096


_LOG_HEAD, _FRAME_HEAD = 32, 24
_MOST_PAGES = LIMIT // 512


def _logged(data: bytes, size: int) -> list[tuple[int, bytes]]:
    """Return the committed pages in a log, each with its number, in the order of writing.

    Each is preceded by its number, by a number that is 0 unless a transaction ends with it, and by
    the salts of the log; what an earlier log left behind them has other salts. The form is that of
    SQLite's "WAL-mode File Format".
    """
    salts = data[16:24]
    pages: list[tuple[int, bytes]] = []
    committed = 0
    for at in range(_LOG_HEAD, len(data) - size - _FRAME_HEAD + 1, size + _FRAME_HEAD):
        number = int.from_bytes(data[at : at + 4], "big")
        if data[at + 8 : at + 16] != salts or not 0 < number <= _MOST_PAGES:
            break
        pages.append((number, data[at + _FRAME_HEAD : at + _FRAME_HEAD + size]))
        if any(data[at + 4 : at + 8]):
            committed = len(pages)
    return pages[:committed]
