"""What can go wrong with files, as codes and never as text."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

Code = Literal[
    "missing",
    "denied",
    "not-a-file",
    "too-large",
    "broken",
    "too-new",
    "full",
    "read-only",
    "no-folder",
    "not-a-folder",
    "no-such-folder",
    "no-home",
    "exists",
    "bad-name",
    "locked",
    "no-locks",
    "failed",
]
"""Why a file could not be used.

Reading: ``missing``; ``denied`` (not ours to read); ``not-a-file`` (a folder, a pipe, a device, a
circle of links); ``too-large``; ``broken`` (its content is not what it should be); ``too-new``
(written by a later version of the program). Writing: ``full`` (also a quota); ``read-only``;
``no-folder`` (its folder is missing and cannot be made); ``no-such-folder`` (where folders are not
made unasked: the path is that of the folder); ``no-home`` (the system knows no folder for the
user); ``exists`` (nothing is overwritten unasked).
Both: ``not-a-folder`` (what is in the place of a folder is none: the path is that of what is
there); ``bad-name`` (no file can have this name); ``failed`` (anything else that the system says).
Locks: ``locked`` (another process holds it), ``no-locks`` (the file system has none).
"""


class StorageError(Exception):
    """A file could not be read, written or locked.

    ``code`` says why, ``path`` which file, ``line`` (from 1) where its content is broken, if that
    is known.
    """

    def __init__(self, code: Code, path: Path, line: int | None = None) -> None:
        super().__init__(code, str(path), line)
        self.code: Code = code
        self.path = path
        self.line = line

    def place(self, path: Path) -> Path:
        """Return the path to name to whoever was at the file ``path``: that of what is at fault.

        This can be a lock beside the file, or a folder; one that is missing is told as that of the
        file.
        """
        return path if self.code == "no-folder" else self.path


class Damaged(ValueError):
    """The content of a file is not what it should be; ``line`` (from 1) is the first bad one."""

    def __init__(self, line: int | None = None) -> None:
        super().__init__(line)
        self.line = line


class TooNew(ValueError):
    """The content of a file was written by a later version of the program."""


_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
_NOT_A_FILE = {errno.ELOOP, errno.EISDIR, errno.ENXIO, errno.ENODEV}
_NO_PERMISSION = {errno.EACCES, errno.EPERM, errno.EROFS}
_NOTHING_THERE = {errno.ENOENT, errno.ENOTDIR}


@contextmanager
def storage_errors(path: Path, writing: bool) -> Iterator[None]:
    """Turn what the system or a reader of content raises inside into `StorageError` on ``path``.

    A reader that fails at what it reads, in whatever way, has read something that is broken.
    """
    try:
        yield
    except OSError as error:
        raise StorageError(_code(error.errno, writing), path) from error
    except TooNew as error:
        raise StorageError("too-new", path) from error
    except (ValueError, RecursionError) as error:
        if writing:
            raise
        raise StorageError("broken", path, getattr(error, "line", None)) from error


def _code(number: int | None, writing: bool) -> Code:
    if number in _FULL:
        return "full"
    if number in _NO_PERMISSION:
        return "read-only" if writing else "denied"
    if number in _NOTHING_THERE:
        return "no-folder" if writing else "missing"
    if number in _NOT_A_FILE:
        return "not-a-file"
    if number in (errno.ENAMETOOLONG, errno.EINVAL, errno.EILSEQ):
        return "bad-name"
    return "failed"
