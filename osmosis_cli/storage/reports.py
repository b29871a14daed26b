"""Reports of faults of the program itself, for the people who mend it."""

from pathlib import Path

from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import make_folder, replace_file

FILE_NAME = "fault-report.txt"


def keep_report(folder: Path, text: str) -> Path | None:
    """Keep a report in this folder and return its path, or None if nothing can be written."""
    path = folder / FILE_NAME
    try:
        make_folder(folder)
        replace_file(path, text.encode("utf-8", "backslashreplace"), keep=False)
    except StorageError:
        return None
    return path
