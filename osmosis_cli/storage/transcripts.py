"""The file of a transcript, written line by line while a session goes on."""

import os
from collections.abc import Iterable
from pathlib import Path

from osmosis_cli.storage.errors import storage_errors
from osmosis_cli.storage.files import check_folder, open_regular, write_all, write_named


class TranscriptFile:
    """A text file that only grows. Nothing is kept open between two writes."""

    def __init__(self, path: Path, lines: Iterable[str], replace: bool = False) -> None:
        """Begin a file with these lines; its folder must be there.

        Raises `StorageError`, ``exists`` if there is a file already and it is not to be replaced.
        What was there is as it was then.
        """
        check_folder(path)
        write_named(path, _text(lines), replace)
        self.path = path
        # A link that the player named is followed once; one that appears later never is.
        self._file = Path(os.path.realpath(path))

    def add(self, lines: Iterable[str]) -> None:
        """Write these lines at the end. Raises `StorageError`."""
        text = _text(lines)
        with storage_errors(self.path, writing=True):
            descriptor = open_regular(self._file, os.O_WRONLY | os.O_APPEND, follow=False)
            try:
                write_all(descriptor, text)
            finally:
                os.close(descriptor)


def _text(lines: Iterable[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace")
