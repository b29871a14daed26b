"""Whole files: read without trust, replaced without a moment in which they could be lost.

Links are followed on purpose, so that a player may keep settings or saves elsewhere: reading a
link reads its target, replacing it replaces the target and leaves the link. Only what is kept for
the program alone (the game being played, locks) is never reached through a link.
"""

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path

from osmosis_cli.storage.errors import StorageError, storage_errors

# Flags that a system lacks count as nothing.
BINARY = getattr(os, "O_BINARY", 0)
NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)
NO_WAIT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
PRIVATE_FOLDER = 0o700
_STALE = 3600.0
"""Seconds after which a temporary file was surely left behind by a process that was killed."""


def check_path(path: Path) -> None:
    """Raise `StorageError` (``bad-name``) if no file of this system can have this path."""
    try:
        usable = b"\0" not in os.fsencode(path)
    except UnicodeEncodeError:
        usable = False
    if not usable:
        raise StorageError("bad-name", path)


def open_regular(path: Path, flags: int, follow: bool = True) -> int:
    """Open an existing ordinary file and return its descriptor.

    A pipe or a device is never opened, so nothing waits. ``follow`` tells whether the path may
    be a link. Raises `StorageError` (``not-a-file``) and `OSError`.
    """
    # Looking before opening: opening a device can already do something.
    if not stat.S_ISREG(os.stat(path, follow_symlinks=follow).st_mode):
        raise StorageError("not-a-file", path)
    flags |= BINARY | NO_WAIT | (0 if follow else NO_FOLLOW)
    descriptor = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise StorageError("not-a-file", path)
    return descriptor


def read_file(path: Path, limit: int, follow: bool = True) -> bytes:
    """Return the content of an ordinary file of at most ``limit`` bytes.

    Raises `StorageError`: ``missing``, ``denied``, ``not-a-file``, ``too-large``, ``bad-name``,
    ``failed``.
    """
    check_path(path)
    with (
        storage_errors(path, writing=False),
        open(open_regular(path, os.O_RDONLY, follow), "rb") as file,
    ):
        data = file.read(limit + 1)
    if len(data) > limit:
        raise StorageError("too-large", path)
    return data


def check_folder(path: Path) -> None:
    """Raise `StorageError` (``no-such-folder``) if the folder for this file is not there."""
    check_path(path)
    if not path.parent.is_dir():
        raise StorageError("no-such-folder", path.parent)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it where they are missing. Raises `StorageError`."""
    check_path(folder)
    with storage_errors(folder, writing=True):
        os.makedirs(folder, PRIVATE_FOLDER, exist_ok=True)


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of these bytes. Raises `OSError`."""
    rest = memoryview(data)
    while rest:
        written = os.write(descriptor, rest)
        if not written:
            raise OSError(errno.ENOSPC, "nothing written")
        rest = rest[written:]


def previous_path(path: Path) -> Path:
    """Return where the previous generation of this file is kept."""
    target = Path(os.path.realpath(path))
    return target.with_name(target.name + ".bak")


def replace_file(path: Path, data: bytes, keep: bool = True) -> None:
    """Put this content into the file, which at every moment is whole: the old or the new one.

    Temporary file in the same folder, synced, its size checked, renamed over the old one, folder
    synced where the system can. ``keep`` keeps the old content under `previous_path`, as far as
    that can be done. A missing folder is made. Raises `StorageError` (``full``, ``read-only``,
    ``no-folder``, ``not-a-file``, ``bad-name``, ``failed``); the file is as it was then.
    """
    make_folder(path.parent)
    check_path(path)
    with storage_errors(path, writing=True):
        target = Path(os.path.realpath(path))
        mode = _mode(target)
        fresh = _temporary(target)
        try:
            _write_synced(fresh, data, mode)
            if keep and mode is not None:
                _keep_previous(target)
            os.replace(fresh, target)
        except BaseException:
            with suppress(OSError):
                fresh.unlink()
            raise
        sync_folder(target.parent)
        _sweep(target)


def write_new(path: Path, data: bytes) -> None:
    """Write a file that does not exist yet. Raises `StorageError`, ``exists`` if it does."""
    check_path(path)
    if os.path.lexists(path):
        raise StorageError("exists", path)
    replace_file(path, data, keep=False)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be used, so that it is kept, and return its new path.

    A link is renamed itself; its target is not touched. Raises `StorageError`.
    """
    check_path(path)
    number = 1
    while os.path.lexists(aside := _aside(path, number)):
        number += 1
    with storage_errors(path, writing=True):
        os.rename(path, aside)
        sync_folder(path.parent)
    return aside


def sync_folder(folder: Path) -> None:
    """Make sure that new names in this folder outlive a power cut, where the system can."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _aside(path: Path, number: int) -> Path:
    return path.with_name(f"{path.stem}.broken-{number}{path.suffix}")


def _mode(target: Path) -> int | None:
    """Return the permissions of the file that is to be replaced, None if there is none."""
    try:
        found = os.stat(target).st_mode
    except FileNotFoundError:
        return None
    if not stat.S_ISREG(found):
        raise StorageError("not-a-file", target)
    # A rename would not ask; a file that its owner made read-only stays as it is.
    if not os.access(target, os.W_OK):
        raise StorageError("read-only", target)
    return stat.S_IMODE(found)


def _temporary(target: Path) -> Path:
    return target.with_name(f".{target.name}.{os.urandom(4).hex()}.tmp")


def _write_synced(path: Path, data: bytes, mode: int | None) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | NO_FOLLOW | BINARY, 0o666)
    try:
        write_all(descriptor, data)
        os.fsync(descriptor)
        if os.fstat(descriptor).st_size != len(data):
            raise OSError(errno.ENOSPC, "not all was written")
    finally:
        os.close(descriptor)
    if mode is not None:
        os.chmod(path, mode)


def _keep_previous(target: Path) -> None:
    """Give the old file its second name. Failing at it must not keep the new one from being."""
    spare = _temporary(target)
    with suppress(OSError):
        try:
            try:
                os.link(target, spare)
            except OSError:
                # A file system without hard links.
                _write_synced(spare, target.read_bytes(), None)
            os.replace(spare, previous_path(target))
        finally:
            # Renaming one name of a file over another name of it leaves both.
            spare.unlink(missing_ok=True)


def _sweep(target: Path) -> None:
    """Remove temporary files of this file that a killed process left behind long ago."""
    with suppress(OSError):
        now = target.stat().st_mtime
        for entry in os.scandir(target.parent):
            ours = entry.name.startswith(f".{target.name}.") and entry.name.endswith(".tmp")
            if ours and entry.stat(follow_symlinks=False).st_mtime < now - _STALE:
                os.unlink(entry.path)
