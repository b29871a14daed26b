"""The file of a transcript, written line by line while a session goes on."""

import os
from pathlib import Path

from osmosis_cli.storage.errors import StorageError, storage_errors
from osmosis_cli.storage.files import check_folder, open_regular, replace_file, write_all


class TranscriptFile:
    """A text file that only grows. Nothing is kept open between two writes."""

    def __init__(self, path: Path, replace: bool = False) -> None:
        """Begin an empty file; its folder must be there.

        Raises `StorageError`, ``exists`` if there is a file already and it is not to be replaced.
        """
        check_folder(path)
        if os.path.lexists(path) and not replace:
            raise StorageError("exists", path)
        replace_file(path, b"")
        self.path = path

    def add(self, lines: list[str]) -> None:
        """Write these lines at the end. Raises `StorageError`."""
        text = "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace")
        with storage_errors(self.path, writing=True):
            descriptor = open_regular(self.path, os.O_WRONLY | os.O_APPEND)
            try:
                write_all(descriptor, text)
            finally:
                os.close(descriptor)
