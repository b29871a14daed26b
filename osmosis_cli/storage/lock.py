"""A lock between processes that dies with its process, however that one ends."""

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from osmosis_cli.storage.errors import StorageError, storage_errors
from osmosis_cli.storage.files import (
    BINARY,
    NO_FOLLOW,
    NO_WAIT,
    check_path,
    make_folder,
    open_regular,
)

FILE_NAME = "game.lock"
_PAUSE = 0.02
_BUSY = {errno.EAGAIN, errno.EACCES, errno.EDEADLK}
_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP}

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int) -> None:
        # flock and not lockf: that one would be lost whenever the process closes the file again.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Lock:
    """A lock on a file of its own, which stays there, empty: removing it would undo a lock.

    The system frees the lock when its process ends, so a crash leaves none behind. Holds from
    `acquire` to `release`, or as a context manager.
    """

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        """Name the file; ``patience`` is how many seconds to wait for another holder."""
        self.path = path
        self._patience = patience
        self._file: int | None = None

    @property
    def held(self) -> bool:
        """Whether this lock is held."""
        return self._file is not None

    def acquire(self) -> None:
        """Take the lock. Does nothing if it is held already.

        Raises `StorageError`: ``locked`` if another holds it, ``no-locks`` if the file system
        knows none, ``read-only`` and the like if there is no file and none can be made.
        """
        if self._file is not None:
            return
        check_path(self.path)
        make_folder(self.path.parent)
        with storage_errors(self.path, writing=True):
            descriptor = self._open()
        try:
            self._wait(descriptor)
        except BaseException:
            os.close(descriptor)
            raise
        self._file = descriptor

    def release(self) -> None:
        """Free the lock. Does nothing if it is not held."""
        if self._file is not None:
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

    def _open(self) -> int:
        with suppress(FileExistsError):
            flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | BINARY | NO_FOLLOW | NO_WAIT
            return os.open(self.path, flags, 0o666)
        return open_regular(self.path, os.O_RDWR, follow=False)

    def _wait(self, descriptor: int) -> None:
        end = time.monotonic() + self._patience
        while True:
            try:
                return _lock(descriptor)
            except OSError as error:
                if error.errno in _NO_LOCKS:
                    raise StorageError("no-locks", self.path) from error
                if error.errno not in _BUSY:
                    raise StorageError("failed", self.path) from error
            if time.monotonic() >= end:
                raise StorageError("locked", self.path)
            time.sleep(_PAUSE)
