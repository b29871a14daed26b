"""A value kept in a small file of its own: versioned, replaced whole, safe from two windows."""

from collections.abc import Callable
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from typing import Generic, TypeVar

from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import replace_file
from osmosis_cli.storage.jsontext import (
    read_json,
    read_object,
    read_versioned,
    write_json,
    write_versioned,
)
from osmosis_cli.storage.recovery import UNUSABLE, Loaded, load_or_previous, load_or_recover

T = TypeVar("T")

LIMIT = 16 * 2**20
"""The most bytes that such a file may have."""


class JsonStore(Generic[T]):
    """One value of type ``T`` in one file.

    ``kind`` names what is kept, so that no file is taken for another. ``version`` counts the
    forms of the data. ``read`` makes a value of the data and raises `ValueError` if they are not
    what they should be; ``write`` makes the data of a value; ``empty`` is the value to begin with.
    """

    def __init__(
        self,
        path: Path,
        kind: str,
        version: int,
        read: Callable[[object], T],
        write: Callable[[T], object],
        empty: T,
    ) -> None:
        self.path = path
        self._kind = kind
        self._version = version
        self._read = read
        self._write = write
        self._empty = empty

    def load(self) -> Loaded[T]:
        """Return the value; its ``value`` is never None but the empty one where there is none.

        A broken file is set aside, and the generation before it takes its place; where that cannot
        be done, that one is used all the same. Raises nothing.
        """
        loaded = load_or_previous(self.path, LIMIT, self._parse)
        if loaded.fault in UNUSABLE:
            # Another window may be mending the file, or may have done so by now.
            with suppress(StorageError), self._locked():
                loaded = load_or_recover(self.path, LIMIT, self._parse)
        return self._filled(loaded)

    def update(self, change: Callable[[T], T], patient: bool = True) -> Loaded[T]:
        """Change what is in the file now, whatever another window wrote, and return the new value.

        ``patient`` waits for another window that is writing now, for a moment.

        Nothing is written if that changes nothing. Raises `StorageError` if it cannot be written; a
        file that cannot be read now, or that a later version wrote, is never written over
        (``denied``, ``too-new``).
        """
        with self._locked(patient):
            loaded = self._filled(load_or_recover(self.path, LIMIT, self._parse))
            if loaded.fault is not None and loaded.aside is None:
                raise StorageError(loaded.fault, self.path, loaded.line)
            assert loaded.value is not None
            new = change(loaded.value)
            if new != loaded.value:
                replace_file(self.path, self._text(new))
        return loaded._replace(value=new)

    def _filled(self, loaded: Loaded[T]) -> Loaded[T]:
        return loaded if loaded.value is not None else loaded._replace(value=self._empty)

    def _locked(self, patient: bool = True) -> AbstractContextManager[None]:
        """Keep other windows from writing. Raises `StorageError`; without locks all goes on."""
        # Needed only to write: most starts of the program only read.
        from osmosis_cli.storage.lock import changing

        return changing(self.path, patient)

    def _text(self, value: T) -> bytes:
        kept = {**write_versioned(self._kind, self._version), "data": self._write(value)}
        data = (write_json(kept) + "\n").encode("ascii")
        if len(data) > LIMIT:
            raise StorageError("too-large", self.path)
        return data

    def _parse(self, data: bytes) -> T:
        content = read_versioned(read_json(data), self._kind, self._version)
        return self._read(read_object(content, {"osmosis", "version", "data"}, set())["data"])
