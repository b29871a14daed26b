"""Whole files: read without trust, replaced without a moment in which they could be lost.

What a link leads to may be read, but is not written: replacing a link puts a file in its place.
Only where a player is known to mean what it leads to (settings that are kept elsewhere, a file that
was named in a command) is the target replaced and the link left. What is kept for the program alone
(the game being played, locks) is not even read through a link.
"""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from osmosis_cli.storage.errors import StorageError, storage_errors
from osmosis_cli.systems import BINARY, NO_FOLLOW, NO_WAIT, NOWHERE

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


def holds(path: Path, data: bytes) -> bool:
    """Return whether there is an ordinary file that holds just this."""
    try:
        return read_file(path, len(data)) == data
    except StorageError:
        return False


def check_folder(path: Path) -> None:
    """Raise `StorageError` (``no-such-folder``) if the folder for this file is not there."""
    check_path(path)
    if not path.parent.is_dir():
        raise StorageError("no-such-folder", path.parent)


def make_folder(folder: Path) -> None:
    """Make a folder and those above it where they are missing, so that they outlive a power cut.

    Raises `StorageError`, ``not-a-folder`` with the path of what is in the way, ``no-home`` where
    the system knows no folder for the user.
    """
    check_path(folder)
    if NOWHERE in (folder, *folder.parents):
        raise StorageError("no-home", folder)
    with storage_errors(folder, writing=True):
        missing: list[str] = []
        place = os.path.abspath(folder)
        while not os.path.isdir(place):
            check_is_folder(Path(place))
            missing.append(place)
            place = os.path.dirname(place)
        made: list[str] = []
        try:
            for place in reversed(missing):
                # Another process may be making it too.
                with suppress(FileExistsError):
                    os.mkdir(place, PRIVATE_FOLDER)
                    made.append(place)
                check_is_folder(Path(place))
                sync_folder(Path(place).parent)
        except OSError:
            for place in reversed(made):
                with suppress(OSError):
                    os.rmdir(place)
            raise


def check_is_folder(path: Path) -> None:
    """Raise `StorageError` (``not-a-folder``) if something else is there; nothing may be there."""
    if os.path.lexists(path) and not os.path.isdir(path):
        raise StorageError("not-a-folder", path)


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
    return path.with_name(path.name + ".bak")


def replace_file(path: Path, data: bytes, keep: bool = True, follow: bool = False) -> None:
    """Put this content into the file, which at every moment is whole: the old or the new one.

    Temporary file in the same folder, synced, its size checked, renamed over the old one, folder
    synced where the system can. ``keep`` keeps the old content under `previous_path`, as far as
    that can be done. A link is replaced itself, and kept as one; with ``follow``, what it leads to
    is replaced. A missing folder is made. Raises `StorageError` (``full``, ``read-only``,
    ``no-folder``, ``not-a-folder``, ``not-a-file``, ``bad-name``, ``failed``); the file is as it
    was then.
    """
    make_folder(path.parent)
    check_path(path)
    with storage_errors(path, writing=True):
        target = Path(os.path.realpath(path)) if follow else path
        mode = _mode(target, follow)
        with _fresh(target) as fresh:
            _write_synced(fresh, data, mode)
            if keep and os.path.lexists(target):
                _keep_previous(target)
            os.replace(fresh, target)
        sync_folder(target.parent)
        _sweep(target)


def write_named(path: Path, data: bytes, replace: bool = False) -> None:
    """Write a file that the user named, and touch no other one: nothing is kept beside it.

    A link to a file stands for that file. Raises `StorageError`: ``exists`` if there is a file
    already and it is not to be replaced, ``not-a-file`` if anything else is there.
    """
    check_path(path)
    if os.path.lexists(path):
        if not os.path.isfile(path):
            raise StorageError("not-a-file", path)
        if not replace:
            raise StorageError("exists", path)
    if replace:
        replace_file(path, data, keep=False, follow=True)
    else:
        _create(path, data)


def _create(path: Path, data: bytes) -> None:
    """Write a file that is not there yet, also if another one appears meanwhile (``exists``)."""
    make_folder(path.parent)
    with storage_errors(path, writing=True):
        with _fresh(path) as fresh:
            _write_synced(fresh, data, None)
            try:
                try:
                    os.link(fresh, path, follow_symlinks=False)
                except FileExistsError:
                    raise
                except (OSError, NotImplementedError):
                    # No hard links here: the name is taken first, and the whole file follows.
                    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666))
                    os.replace(fresh, path)
            except FileExistsError:
                raise StorageError("exists", path) from None
            fresh.unlink(missing_ok=True)
        sync_folder(path.parent)


def set_aside(path: Path, mark: str = "broken") -> Path:
    """Rename a file that is in the way, so that it is kept, and return its new path.

    ``mark`` is what its name tells of it: mostly that it cannot be used. A link is renamed itself;
    its target is not touched. Raises `StorageError`.
    """
    check_path(path)
    aside = free_aside(path, mark)
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


def try_set_aside(path: Path) -> Path | None:
    """Set a file aside and return its new path, or None if it had to stay where it is."""
    try:
        return set_aside(path)
    except StorageError:
        return None


def free_aside(path: Path, mark: str) -> Path:
    """Return a path beside this one, with this mark in its name, where nothing is."""
    numbers = count(1)
    while os.path.lexists(
        aside := path.with_name(f"{path.stem}.{mark}-{next(numbers)}{path.suffix}")
    ):
        pass
    return aside


def _mode(target: Path, followed: bool) -> int | None:
    """Return the permissions of the file that is to be replaced, None if there is no file."""
    try:
        found = os.lstat(target).st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISLNK(found) and not followed:
        return None
    # A link that was followed to a link goes round in a circle.
    if not stat.S_ISREG(found):
        raise StorageError("not-a-file", target)
    # A rename would not ask; a file that its owner made read-only stays as it is.
    if not os.access(target, os.W_OK):
        raise StorageError("read-only", target)
    return stat.S_IMODE(found)


@contextmanager
def _fresh(path: Path) -> Iterator[Path]:
    """Give the path of a new file beside this one, to take its place; after a failure it goes."""
    fresh = _temporary(path)
    try:
        yield fresh
    except BaseException:
        with suppress(OSError):
            fresh.unlink()
        raise


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
            if target.is_symlink():
                spare.symlink_to(os.readlink(target))
            else:
                _link_or_copy(target, spare)
            os.replace(spare, previous_path(target))
        finally:
            # Renaming one name of a file over another name of it leaves both.
            spare.unlink(missing_ok=True)


def _link_or_copy(target: Path, spare: Path) -> None:
    try:
        os.link(target, spare)
    except OSError:
        # A file system without hard links.
        _write_synced(spare, target.read_bytes(), None)


def _sweep(target: Path) -> None:
    """Remove temporary files of this file that a killed process left behind long ago."""
    with suppress(OSError):
        now = target.stat().st_mtime
        for entry in os.scandir(target.parent):
            ours = entry.name.startswith(f".{target.name}.") and entry.name.endswith(".tmp")
            if ours and entry.stat(follow_symlinks=False).st_mtime < now - _STALE:
                os.unlink(entry.path)
