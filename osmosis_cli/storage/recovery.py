"""Loading a file whatever has become of it: the broken one is kept, the previous one helps out."""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from osmosis_cli.storage.errors import Code, StorageError, storage_errors
from osmosis_cli.storage.files import previous_path, read_file, set_aside, set_aside_for

T = TypeVar("T")

UNUSABLE: frozenset[Code] = frozenset({"broken", "too-large", "not-a-file"})
"""The codes of files that are of no use where they are, so that they are set aside."""


class Loaded(NamedTuple, Generic[T]):
    """What could be loaded.

    ``value`` is None if there was nothing to load. ``fault`` tells why the file itself could not
    be used, None if it could or was missing; ``line`` where it is broken, if known. ``aside`` is
    the path under which the unusable file is now kept, None if it stayed where it was.
    ``previous`` tells that the value comes from the generation before.
    """

    value: T | None = None
    fault: Code | None = None
    line: int | None = None
    aside: Path | None = None
    previous: bool = False


def load(path: Path, limit: int, parse: Callable[[bytes], T]) -> T:
    """Return what ``parse`` makes of a file of at most ``limit`` bytes. Raises `StorageError`.

    ``parse`` raises `TooNew`, or `Damaged` or any other `ValueError` for what is broken.
    """
    data = read_file(path, limit)
    with storage_errors(path, writing=False):
        return parse(data)


def load_or_previous(path: Path, limit: int, parse: Callable[[bytes], T]) -> Loaded[T]:
    """Load a file; if it is unusable, load its previous generation instead. Touches nothing.

    Raises nothing.
    """
    try:
        return Loaded(load(path, limit, parse))
    except StorageError as error:
        if error.code == "missing":
            return Loaded()
        if error.code not in UNUSABLE:
            return Loaded(fault=error.code)
        fault = error
    with suppress(StorageError):
        value = load(previous_path(path), limit, parse)
        return Loaded(value, fault.code, fault.line, previous=True)
    return Loaded(None, fault.code, fault.line)


def load_or_recover(path: Path, limit: int, parse: Callable[[bytes], T]) -> Loaded[T]:
    """Load as `load_or_previous` does, and mend what is found to be unusable.

    The unusable file is set aside, and the previous generation takes its place: what was used once
    is there the next time as well. Where that cannot be done, both files stay as they are. A file
    that cannot be read now, or was written by a later version, stays where it is. Raises nothing.
    """
    loaded = load_or_previous(path, limit, parse)
    if loaded.fault not in UNUSABLE:
        return loaded
    if not loaded.previous:
        return loaded._replace(aside=try_set_aside(path))
    with suppress(StorageError):
        data = read_file(previous_path(path), limit)
        return loaded._replace(aside=set_aside_for(path, data))
    return loaded


def try_set_aside(path: Path) -> Path | None:
    """Set a file aside and return its new path, or None if it had to stay where it is."""
    try:
        return set_aside(path)
    except StorageError:
        return None
