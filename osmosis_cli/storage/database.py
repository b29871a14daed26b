"""The one file that everything is kept in: transactions, and what holds when it cannot be used.

It is written ahead to a log (WAL) that is synced once for each transaction: measured on one disk,
0.2 milliseconds a move instead of 0.6 with a rollback journal, or 4 instead of 22 while the disk is
busy. `sqlite3` is imported when a file is opened: most commands of the program open none.
"""

import os
from collections.abc import Callable, Iterable, Mapping
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from osmosis_cli.storage.errors import Damaged, StorageError
from osmosis_cli.storage.files import check_path, make_folder, set_aside
from osmosis_cli.storage.sqlite import (
    COPY,
    Change,
    beside,
    check_is_database,
    connect,
    create_file,
    empty,
    fresh_path,
    odd_files,
    remove_log,
    stamp,
    sync_file,
    transact,
    translated,
)

if TYPE_CHECKING:
    from sqlite3 import Connection

T = TypeVar("T")

FILE_NAME = "osmosis.db"

__all__ = ["COPY", "FILE_NAME", "Database", "Happened", "beside"]


class Happened(NamedTuple):
    """What stood in the place of a file, was of no use there, and is kept as ``aside``.

    ``odd`` tells that it was no ordinary file. What was whole in it was brought over; ``lost``
    tells that something was not.
    """

    path: Path
    aside: Path
    odd: bool = False
    lost: bool = False


class Database:
    """A connection to the file, or to a stand-in in memory while the file cannot be used.

    What is written while the file cannot be used waits, and is tried again by each `write` and
    `retry`. ``fault`` says why the file is not used, None if it is; ``happened`` collects what is
    to be told of it. ``generation`` grows whenever it is not known any more what the connection
    holds: because another file is used, or because a transaction failed.
    """

    def __init__(self, path: Path) -> None:
        """Name the file; nothing is opened or made until something is read or written."""
        self.path = path
        self.fault: StorageError | None = None
        self.happened: list[Happened] = []
        self.unread: StorageError | None = None
        """Why what is in the file cannot be seen, None if it can."""
        self.generation = 0
        self.lockless = False
        """Set where the file system knows no locks: then nothing is locked."""
        self._connection: Connection | None = None
        self._stamp: tuple[int, ...] | None = None
        self._log: tuple[int, ...] | None = None
        self._memory: Connection | None = None
        self._waiting: dict[str, Change] = {}

    def read(self, ask: "Callable[[Connection], T]") -> T:
        """Return what is found in the file, or in memory, with all that waits. Makes no file.

        A damaged file is mended first, and then is asked anew: what was read from it before does
        not count. What cannot be read is missing, and `fault` says why. Raises nothing.
        """
        for _ in range(2):
            if self.fault is not None:
                break
            try:
                connection = self._opened(create=False)
                if connection is None:
                    with closing(empty()) as nothing:
                        return ask(nothing)
                with translated(self.path):
                    return ask(connection)
            except StorageError as error:
                if error.code != "broken" or not self._mended():
                    self.fail(error)
        return self._asked_in_memory(ask)

    def write(self, changes: "Mapping[str, Change]") -> bool:
        """Make changes in one transaction, with all that waits; return whether the file has them.

        A change takes the place of one that waits under the same name. Raises nothing.
        """
        self.wait(changes)
        return self.retry()

    def retry(self) -> bool:
        """Try to write what waits, and return whether nothing waits any more. Raises nothing."""
        if not self._waiting:
            return True
        for _ in range(2):
            try:
                connection = self._opened(create=True)
                assert connection is not None
                self._commit(connection, self._waiting.values())
            except StorageError as error:
                if error.code == "broken" and self._mended():
                    continue
                self.fail(error)
                return False
            self._waiting.clear()
            self.fault = self.unread = None
            self._forget_memory()
            return True
        return False

    def wait(self, changes: "Mapping[str, Change]") -> None:
        """Have changes wait for the next `write` or `retry`, in the order of their first coming."""
        self._waiting.update(changes)

    def drop(self, start: str) -> None:
        """Forget the changes that wait under names with this start."""
        self._waiting = {
            n: change for n, change in self._waiting.items() if not n.startswith(start)
        }

    def fail(self, error: StorageError) -> None:
        """Work in memory from now on, until something can be written again."""
        self.fault = error
        self._let_go()

    def close(self) -> None:
        """Let go of the file. Raises nothing."""
        self._let_go()
        self._forget_memory()

    def check(self) -> bool:
        """Look through the whole file and return whether it is whole; a damaged one is mended.

        Raises `StorageError` if it cannot be read.
        """
        try:
            connection = self._opened(create=False)
            if connection is None:
                return True
            with translated(self.path):
                _check_whole(connection)
        except StorageError as error:
            if error.code != "broken" or not self._mended():
                raise
            return False
        return True

    def copy(self, path: Path) -> None:
        """Write a whole copy of the file to this path. Raises `StorageError`."""
        connection = self._opened(create=False)
        if connection is None:
            return
        fresh = fresh_path(path)
        try:
            with translated(path):
                connection.execute("VACUUM INTO ?", (str(fresh),))
                sync_file(fresh)
                os.replace(fresh, path)
        finally:
            with suppress(OSError):
                fresh.unlink()

    def _opened(self, create: bool) -> "Connection | None":
        """Return the connection to the file that is there; None if there is none to be made."""
        if self._connection is not None:
            now = stamp(self.path)
            if now == self._stamp:
                return self._connection
            if now is not None and self._stamp is not None and now[:2] == self._stamp[:2]:
                # Grown by this window or another one, or written over by somebody.
                check_is_database(self.path)
                self._stamp = now
                return self._connection
            self._let_go(gone=True)
        check_path(self.path)
        with translated(self.path):
            for odd in odd_files(self.path):
                self.happened.append(Happened(odd, set_aside(odd), odd=True))
            if not os.path.lexists(self.path):
                if not create:
                    return None
                make_folder(self.path.parent)
                create_file(self.path)
        check_is_database(self.path)
        self._connection = self._connected()
        self._stamp, self._log = stamp(self.path), stamp(beside(self.path, "-wal"))
        self.generation += 1
        return self._connection

    def _connected(self) -> "Connection":
        options = "mode=rw&nolock=1" if self.lockless else "mode=rw"
        try:
            return connect(self.path, options, alone=self.lockless)
        except StorageError as error:
            # Some file systems have no memory that windows could share, and one window needs none.
            if error.code not in ("failed", "read-only") or self.lockless:
                raise
            with suppress(StorageError):
                return connect(self.path, options, alone=True)
            raise

    def _commit(self, connection: "Connection", changes: Iterable[Change]) -> None:
        try:
            with translated(self.path):
                transact(connection, changes)
        except BaseException:
            self.generation += 1
            raise

    def _asked_in_memory(self, ask: "Callable[[Connection], T]") -> T:
        if self._memory is None:
            self._memory = self._copied()
            self.generation += 1
        if self._waiting:
            transact(self._memory, self._waiting.values())
        try:
            return ask(self._memory)
        except Damaged:
            # Somebody has made rows that no program of ours would write.
            with closing(empty()) as nothing:
                return ask(nothing)

    def _copied(self) -> "Connection":
        """Return a database in memory with what can be read of the file."""
        import sqlite3

        for options in ("mode=ro", "immutable=1"):
            memory = sqlite3.connect(":memory:", isolation_level=None)
            try:
                check_is_database(self.path)
                with translated(self.path):
                    if self._connection is not None:
                        self._connection.backup(memory)
                    else:
                        with closing(connect(self.path, options)) as source:
                            source.backup(memory)
                    _check_whole(memory)
            except StorageError:
                memory.close()
            else:
                return memory
        self.unread = self.fault if os.path.lexists(self.path) else None
        return empty()

    def _forget_memory(self) -> None:
        if self._memory is not None:
            self._memory.close()
            self._memory = None

    def _let_go(self, gone: bool = False) -> None:
        """Close the file; the log of one that is ``gone`` must not be taken for another's."""
        import sqlite3

        connection, self._connection = self._connection, None
        if connection is None:
            return
        with suppress(sqlite3.Error):
            if gone:
                # Whoever has moved the file away has all of it then.
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        with suppress(sqlite3.Error):
            connection.close()
        log = stamp(beside(self.path, "-wal"))
        if gone and log is not None and self._log is not None and log[:2] == self._log[:2]:
            remove_log(self.path)

    def _mended(self) -> bool:
        """Put a file with all whole rows in the place of the damaged one, which is kept.

        Returns whether the file can be used now: a disk that fails to read once looks like damage.
        """
        with suppress(StorageError):
            check_is_database(self.path)
            with closing(connect(self.path, "mode=rw")) as again, translated(self.path):
                _check_whole(again)
                self._let_go()
                return True
        # Start-up: files are damaged once in a blue moon.
        from osmosis_cli.storage.mending import mend

        try:
            mended = mend(self.path)
        except StorageError:
            return False
        finally:
            # Only now: closing writes what is in the log to a file that is still in its place.
            self._let_go()
        self.happened.append(Happened(self.path, mended.aside, lost=mended.lost))
        return True


def _check_whole(connection: "Connection") -> None:
    """Raise `Damaged` unless the whole file is as it was written."""
    # Start-up: the whole file is looked at when the session is over.
    from osmosis_cli.storage.mending import is_whole

    for (found,) in connection.execute("PRAGMA integrity_check"):
        if found != "ok":
            raise Damaged
    if not is_whole(connection):
        raise Damaged
