"""Files of SQLite as this program makes, opens and looks at them.

`sqlite3` is imported when a file is opened: most commands of the program open none.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from osmosis_cli.storage.errors import Code, Damaged, StorageError, TooNew, storage_errors
from osmosis_cli.storage.files import open_regular
from osmosis_cli.storage.rows import APPLICATION, COUNTED, SCHEMA, VERSION, Row, count, put, rows

if TYPE_CHECKING:
    from sqlite3 import Connection

COPY = ".bak"
"""What the name of the copy of a database ends with."""

_BESIDE = ("-wal", "-shm", "-journal")
"""What the names of the files end with that SQLite keeps beside a database."""

Change = Callable[["Connection"], None]
"""Writes rows. It may be called several times and on several connections, and then must write
whole again what a connection does not hold."""

_PATIENCE = 2.0
"""Seconds to wait for another window that is writing; it needs a few milliseconds."""


def create_file(path: Path, found: Mapping[str, Iterable[Row]] | None = None) -> None:
    """Make a database, whole at the moment when it is there; one that is there is left alone.

    ``found`` are the rows to begin with, by table. Raises `StorageError`.
    """
    fresh = fresh_path(path)
    try:
        write_file(fresh, path, found)
        with translated(path):
            try:
                os.link(fresh, path)
            except FileExistsError:
                return
            except OSError:
                # A file system without hard links.
                if not os.path.lexists(path):
                    os.rename(fresh, path)
    finally:
        with suppress(OSError):
            fresh.unlink()


def write_file(fresh: Path, path: Path, found: Mapping[str, Iterable[Row]] | None = None) -> None:
    """Write a database with these rows that is to take the place of the one at ``path``.

    Nothing may be at ``fresh``. Raises `StorageError`, with the path of the place.
    """
    import sqlite3

    try:
        with translated(path), closing(sqlite3.connect(fresh, isolation_level=None)) as made:
            # Nobody reads the file before it is in its place.
            made.execute("PRAGMA journal_mode = MEMORY")
            made.execute(f"PRAGMA application_id = {APPLICATION}")
            made.execute(f"PRAGMA user_version = {VERSION}")
            made.execute("BEGIN")
            _fill(made, found or {})
            made.execute("COMMIT")
            made.execute("PRAGMA journal_mode = WAL")
    except StorageError as error:
        # What is just being written is not what was damaged.
        code = "failed" if error.code == "broken" else error.code
        raise StorageError(code, path) from error


def _fill(made: "Connection", found: Mapping[str, Iterable[Row]]) -> None:
    for statement in SCHEMA:
        made.execute(statement)
    put(made, "about", [(1, 0, *[0] * len(COUNTED))])
    for table, these in found.items():
        put(made, table, list(these))
    _count_rows(made)


def empty() -> "Connection":
    """Return a database in memory without rows."""
    import sqlite3

    memory = sqlite3.connect(":memory:", isolation_level=None)
    _fill(memory, {})
    return memory


def connect(path: Path, options: str, alone: bool = False) -> "Connection":
    """Open a database and look whether it is one of ours. Raises `StorageError`."""
    import sqlite3

    for odd in odd_files(path):
        # Opening a pipe can wait for ever, and a link leads elsewhere.
        raise StorageError("not-a-file", odd)
    with translated(path):
        connection = sqlite3.connect(
            f"file:{quote(str(path))}?{options}", uri=True, isolation_level=None, timeout=_PATIENCE
        )
        try:
            if alone:
                connection.execute("PRAGMA locking_mode = EXCLUSIVE")
            connection.execute("PRAGMA synchronous = FULL")
            # What was deleted must not look like a row to whoever mends the file.
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("PRAGMA trusted_schema = OFF")
            _check_schema(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def _check_schema(connection: "Connection") -> None:
    found = connection.execute("SELECT sql FROM sqlite_schema").fetchall()
    if tuple(statement for (statement,) in found) == SCHEMA:
        return
    (ours,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if ours == APPLICATION and version > VERSION:
        raise TooNew
    raise Damaged


def transact(connection: "Connection", changes: Iterable[Change]) -> None:
    """Make all these changes, or none of them. Raises what they raise, and `sqlite3.Error`."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        before = connection.total_changes
        for change in changes:
            change(connection)
        if connection.total_changes != before:
            _count_rows(connection)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _count_rows(connection: "Connection") -> None:
    """Note how many rows there are, so that one that gets lost is missed."""
    ((key, current, *known),) = rows(connection, "about")
    counted = [count(connection, table) for table in COUNTED]
    if counted != known:
        put(connection, "about", [(key, current, *counted)])


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn what the system, `sqlite3` or a reader of rows raises into `StorageError` on a path."""
    import sqlite3

    try:
        with storage_errors(path, writing=True):
            yield
    except sqlite3.Error as error:
        raise StorageError(_code(error, path), path) from error
    except TooNew as error:
        raise StorageError("too-new", path) from error
    except (Damaged, UnicodeError) as error:
        # SQLite's own words about a damaged file may quote what is no text.
        raise StorageError("broken", path) from error


_CODES: dict[int | None, Code] = {
    None: "broken",  # a text that is no UTF-8
    5: "locked",
    6: "locked",
    8: "read-only",
    11: "broken",
    13: "full",
    15: "locked",
    18: "too-large",
    20: "broken",
    26: "broken",
}
"""What the primary result codes of SQLite stand for, those that are not ``failed``."""

_CANNOT_OPEN = 14


def _code(error: Exception, path: Path) -> Code:
    number = getattr(error, "sqlite_errorcode", None)
    primary = None if number is None else number & 0xFF
    if primary == _CANNOT_OPEN:
        if os.path.exists(path) and not os.access(path, os.R_OK):
            return "denied"
        if not os.access(path.parent, os.W_OK):
            return "read-only"
    return _CODES.get(primary, "failed")


def check_is_database(path: Path) -> None:
    """Raise `StorageError` (``broken``) unless a file begins as a database does."""
    with storage_errors(path, writing=False):
        descriptor = open_regular(path, os.O_RDONLY, follow=False)
        try:
            head = os.read(descriptor, 100)
        finally:
            os.close(descriptor)
    if len(head) < 100 or not head.startswith(b"SQLite format 3\0"):
        raise StorageError("broken", path)


def odd_files(path: Path) -> list[Path]:
    """Return what stands in the place of a database, or of what SQLite keeps beside it, and is no
    ordinary file."""
    return [
        found
        for end in ("", *_BESIDE)
        if (found := beside(path, end)).is_symlink() or (found.exists() and not found.is_file())
    ]


def remove_log(path: Path) -> None:
    """Remove what belongs to a database that is not in its place any more. Raises nothing."""
    for end in _BESIDE:
        with suppress(OSError):
            beside(path, end).unlink()


def sync_file(path: Path) -> None:
    """Have the system write all of a file to the disk. Raises `OSError`."""
    descriptor = os.open(path, os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def stamp(path: Path) -> tuple[int, ...] | None:
    """What tells a file from any other, and notices that it was written; None if there is none."""
    try:
        found = os.lstat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns


def beside(path: Path, end: str) -> Path:
    """Return the path of what belongs to a file and has its name and this end."""
    return path.with_name(path.name + end)


def fresh_path(path: Path) -> Path:
    """Return the path of a new file beside this one, which nobody else writes."""
    return path.with_name(f".{path.name}.{os.urandom(4).hex()}.tmp")
