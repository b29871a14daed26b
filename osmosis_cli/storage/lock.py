"""A lock between processes that dies with its process, however that one ends."""

import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import TracebackType

from osmosis_cli import systems
from osmosis_cli.storage.errors import StorageError, storage_errors
from osmosis_cli.storage.files import check_path, make_folder, open_regular, try_set_aside
from osmosis_cli.systems import BINARY, NO_FOLLOW, NO_WAIT

_PAUSE = 0.02
_PATIENCE = 2.0
"""Seconds to wait for another window that is writing; it needs a few milliseconds."""

_TRIES = 5
"""How often a lock file may be taken away from under our hands before that is a fault."""

_BUSY = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}


class Lock:
    """A lock on a file of its own, which holds the number of the process and goes with the lock.

    The system frees the lock when its process ends, so a crash leaves none behind. Holds from
    `acquire` to `release`, or as a context manager, as long as nobody takes the file away.
    ``aside`` is where that is kept now which stood in its place and was no file, None if nothing
    did. ``holder`` is the process that holds it when it is ``locked``, None if nobody can tell.
    """

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        """Name the file; ``patience`` is how many seconds to wait for another holder."""
        self.path = path
        self.aside: Path | None = None
        self.holder: int | None = None
        self._patience = patience
        self._file: int | None = None

    @property
    def held(self) -> bool:
        """Whether this lock was taken and not freed."""
        return self._file is not None

    def holds(self) -> bool:
        """Whether it keeps others out: it is held, and others would meet the same file."""
        return self._file is not None and leads_to(self.path, self._file)

    def acquire(self) -> None:
        """Take the lock, anew if its file was taken away. Does nothing if it holds already.

        Raises `StorageError`: ``locked`` if another holds it, ``no-locks`` if the file system
        knows none, ``read-only`` and the like if there is no file and none can be made.
        """
        if self.holds():
            return
        self.release()
        check_path(self.path)
        make_folder(self.path.parent)
        for _ in range(_TRIES):
            with storage_errors(self.path, writing=True):
                descriptor = self._opened()
            try:
                self._wait(descriptor)
            except BaseException:
                os.close(descriptor)
                raise
            self._file = descriptor
            if self.holds():
                # Only a help for the eye: a full disk does not keep a lock from being one.
                with suppress(OSError):
                    os.ftruncate(descriptor, 0)
                    os.write(descriptor, b"%d\n" % os.getpid())
                return
            self.release()
        raise StorageError("failed", self.path)

    def release(self) -> None:
        """Free the lock. Does nothing if it is not held."""
        if self._file is not None:
            with suppress(OSError):
                # Whoever opens the file before it is gone finds that it is, and makes another.
                if self.holds():
                    self.path.unlink()
            with suppress(OSError):
                os.close(self._file)
            self._file = None

    def __enter__(self) -> "Lock":
        self.acquire()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()

    def _opened(self) -> int:
        try:
            return self._open()
        except StorageError:
            # What is no file there is of no use to anybody as a lock.
            self.aside = try_set_aside(self.path)
            if self.aside is None:
                raise
            return self._open()

    def _open(self) -> int:
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY | NO_FOLLOW | NO_WAIT
        # A file that cannot be made is the fault of its folder.
        with storage_errors(self.path.parent, writing=True), suppress(FileExistsError):
            return os.open(self.path, flags, 0o666)
        try:
            return open_regular(self.path, os.O_RDWR, follow=False)
        except PermissionError:
            # Another user's, as after the program ran once as root: locked without being written.
            return open_regular(self.path, os.O_RDONLY, follow=False)

    def _wait(self, descriptor: int) -> None:
        end = time.monotonic() + self._patience
        while True:
            try:
                return systems.lock_file(descriptor)
            except OSError as error:
                if error.errno in _NO_LOCKS:
                    raise StorageError("no-locks", self.path) from error
                if error.errno not in _BUSY:
                    raise StorageError("failed", self.path) from error
            if time.monotonic() >= end:
                self.holder = _number(descriptor)
                raise StorageError("locked", self.path)
            time.sleep(_PAUSE)


def _number(descriptor: int) -> int | None:
    """Return the process that a lock file names, None if it names none."""
    with suppress(OSError, ValueError):
        os.lseek(descriptor, 0, os.SEEK_SET)
        text = os.read(descriptor, 20).strip()
        return int(text) if text.isdigit() else None
    return None


@contextmanager
def changing(path: Path) -> Iterator[None]:
    """Let no other window change this file while it is read, changed and written.

    On a file system without locks all goes on: the
    file is still replaced whole. Raises `StorageError` as `Lock.acquire`.
    """
    lock = Lock(path.with_name(path.name + ".lock"), _PATIENCE)
    try:
        lock.acquire()
    except StorageError as error:
        if error.code != "no-locks":
            raise
    try:
        yield
    finally:
        lock.release()


def leads_to(path: Path, descriptor: int) -> bool:
    """Whether a path is still that of an open file, which was neither moved nor removed."""
    if systems.OPEN_FILES_STAY:
        # The name of an open file cannot be taken away there.
        return True
    try:
        there = os.stat(path, follow_symlinks=False)
    except OSError:
        return False
    return os.path.samestat(there, os.fstat(descriptor))
