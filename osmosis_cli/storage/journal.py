"""The game being played, on disk after every command: one line added, one sync."""

import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from osmosis_cli.storage.errors import Code, StorageError, storage_errors
from osmosis_cli.storage.files import (
    open_regular,
    previous_path,
    read_file,
    replace_file,
    set_aside,
    write_all,
)
from osmosis_cli.storage.journal_text import Reading, entry_line, read_journal, write_journal
from osmosis_cli.storage.lock import leads_to
from osmosis_cli.storage.record import Entry, Game
from osmosis_cli.storage.recovery import UNUSABLE

FILE_NAME = "game.journal"
LIMIT = 16 * 2**20
"""The most bytes that a journal may have: some 400,000 commands."""


class Kept(NamedTuple):
    """Whether the game is on disk as it stands: ``code`` is None, or why not.

    ``news`` tells that this is not what the last answer was, so that it is worth saying.
    """

    code: Code | None
    news: bool


class Standing(NamedTuple):
    """What tells a journal from any other: its size in bytes, and the check sum at its end."""

    size: int
    check: int


class Journal:
    """An open journal. No failure to write stops the game.

    What could not be written is kept in memory and tried again with the next entry, so that a
    disk with room again loses nothing. Only for ``missing`` (somebody else removed, moved or
    changed the file) trying again is no help: close the journal, `make_way` and create it anew.
    """

    def __init__(self, path: Path, size: int, check: int) -> None:
        """Open a journal with this many good bytes and this check sum; what follows is cut off.

        Raises `StorageError`.
        """
        self.path = path
        self.standing = Standing(size, check)
        self._check = check
        self._pending: list[tuple[bytes, int]] = []
        self._code: Code | None = None
        with storage_errors(path, writing=True):
            # Appending, so that not even a second writer could write over a line.
            self._file = open_regular(path, os.O_RDWR | os.O_APPEND, follow=False)
            try:
                self._cut()
                self._left = os.fstat(self._file)
            except OSError:
                os.close(self._file)
                raise

    @classmethod
    def create(cls, path: Path, game: Game) -> "Journal":
        """Start the journal of a game; that of the game before is kept as `previous_path`.

        Raises `StorageError`; ``not-a-file`` also for a link, which is never written through.
        """
        if path.is_symlink():
            raise StorageError("not-a-file", path)
        data = write_journal(game)
        if len(data) > LIMIT:
            raise StorageError("too-large", path)
        replace_file(path, data)
        reading = read_journal(data)
        return cls(path, reading.size, reading.check)

    def append(self, *entries: Entry) -> Kept:
        """Write entries behind all others and sync them. Raises nothing."""
        for entry in entries:
            line, self._check = entry_line(entry, self._check)
            self._pending.append((line, self._check))
        before = self._code
        self._code = self._flush()
        return Kept(self._code, self._code != before)

    def close(self, write: bool = True) -> None:
        """Close the file; ``write`` tries a last time to write what is not yet in it."""
        if self._file >= 0:
            if write:
                self._flush()
            with suppress(OSError):
                os.close(self._file)
            self._file = -1

    def discard(self) -> None:
        """Close the journal of a game that is over; it is kept as `previous_path`, or removed where
        that cannot be. Raises nothing.

        A file that somebody else has put in its place stays there.
        """
        there = self._is_there()
        self.close()
        if there:
            try:
                discard(self.path)
            except StorageError:
                with suppress(OSError):
                    self.path.unlink()

    def _flush(self) -> Code | None:
        """Write the lines that wait, as many as can be; return why some still wait."""
        if not self._is_there():
            return "missing"
        code: Code | None = None
        try:
            with storage_errors(self.path, writing=True):
                self._write()
        except StorageError as error:
            code = error.code
        with suppress(OSError):
            if code is not None:
                self._cut()
            self._left = os.fstat(self._file)
        return code

    def _is_there(self) -> bool:
        """Whether the path still leads to this file, and the file is as it was left."""
        if not leads_to(self.path, self._file):
            return False
        now, left = os.fstat(self._file), self._left
        # Another moment may be a whim of the system; then the content tells.
        return now.st_size == left.st_size and (
            now.st_mtime_ns == left.st_mtime_ns or _stands(self.path, self.standing)
        )

    def _write(self) -> None:
        self._cut()
        written = 0
        size, check = self.standing
        failure: Exception | None = None
        for line, next_check in self._pending:
            try:
                if size + len(line) > LIMIT:
                    raise StorageError("too-large", self.path)
                write_all(self._file, line)
            except (OSError, StorageError) as error:
                failure = error
                break
            size, check = size + len(line), next_check
            written += 1
        if written:
            os.fsync(self._file)
            self.standing = Standing(size, check)
            del self._pending[:written]
        if failure is not None:
            raise failure

    def _cut(self) -> None:
        if os.fstat(self._file).st_size > self.standing.size:
            os.ftruncate(self._file, self.standing.size)


class Resumed(NamedTuple):
    """What became of the game of the last session.

    ``game`` is None if there was none. ``journal`` is None if the game cannot be kept; then
    ``fault`` tells why. If the file was broken, ``fault`` says so, ``line`` is the first bad line,
    ``aside`` the path under which the file is kept, and ``game`` goes as far as it was good.
    ``standing`` tells the journal of the game that is on disk now from any other, None if there
    is none, or none that is whole. ``stuck`` tells why an unusable file could not be set aside.
    """

    game: Game | None = None
    journal: Journal | None = None
    fault: Code | None = None
    line: int | None = None
    aside: Path | None = None
    standing: Standing | None = None
    stuck: StorageError | None = None


def resume(path: Path) -> Resumed:
    """Read the game of the last session and open its journal to go on. Raises nothing.

    A last line that was not written to its end is dropped without a word: its command had not
    been answered yet. A broken file is set aside and the good part goes on in a new one. A file
    that cannot be read now, or was written by a later version, stays as it is.
    """
    try:
        reading = read(path)
    except StorageError as error:
        if error.code == "missing":
            return Resumed()
        found = Resumed(fault=error.code, line=error.line)
        return _cleared(path, found) if error.code in UNUSABLE else found
    if reading.damaged is None:
        standing = Standing(reading.size, reading.check)
        journal, code = _opened(lambda: Journal(path, *standing))
        return Resumed(reading.game, journal, code, standing=standing)
    found = _cleared(path, Resumed(reading.game, None, "broken", reading.damaged))
    if found.aside is None:
        # Nothing may write over what could not be set aside.
        return found
    journal, _ = _opened(lambda: Journal.create(path, reading.game))
    return found._replace(journal=journal, standing=None if journal is None else journal.standing)


def _cleared(path: Path, found: Resumed) -> Resumed:
    """Set an unusable file aside; say where it is now, or why it is where it was."""
    try:
        return found._replace(aside=set_aside(path))
    except StorageError as error:
        return found._replace(stuck=error)


def look(path: Path) -> Resumed:
    """Read the game of the last session and touch nothing, not even a broken file. Raises nothing.

    Of a broken file there is no game.
    """
    try:
        reading = read(path)
    except StorageError as error:
        return Resumed(fault=None if error.code == "missing" else error.code)
    if reading.damaged is not None:
        return Resumed(fault="broken")
    return Resumed(reading.game, standing=Standing(reading.size, reading.check))


def read(path: Path) -> Reading:
    """Return what the journal holds. Raises `StorageError`."""
    data = read_file(path, LIMIT, follow=False)
    with storage_errors(path, writing=False):
        return read_journal(data)


def make_way(path: Path, known: Standing | None) -> Path | None:
    """Keep what stands in the place of a journal under another name, unless it is a known journal.

    Returns its new path, None if nothing was renamed. Raises `StorageError`.
    """
    if not os.path.lexists(path) or (known is not None and _stands(path, known)):
        return None
    return set_aside(path)


def discard(path: Path) -> None:
    """End a journal whose game is over; it is kept as `previous_path`. Raises `StorageError`."""
    if not path.is_symlink():
        with storage_errors(path, writing=True), suppress(FileNotFoundError):
            os.replace(path, previous_path(path))


def _stands(path: Path, known: Standing) -> bool:
    try:
        reading = read(path)
    except StorageError:
        return False
    return reading.damaged is None and (reading.size, reading.check) == known


def _opened(make: Callable[[], Journal]) -> tuple[Journal | None, Code | None]:
    try:
        return make(), None
    except StorageError as error:
        return None, error.code
