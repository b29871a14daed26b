"""The file of the settings."""

import os
from pathlib import Path
from typing import NamedTuple

from osmosis_cli.storage.errors import Code, StorageError
from osmosis_cli.storage.files import read_file, replace_file, try_set_aside
from osmosis_cli.storage.settings import Settings, Value
from osmosis_cli.storage.settings_text import Problem, change_setting, read_settings

FILE_NAME = "settings.conf"
LIMIT = 2**16
"""The most bytes that the file may have."""

_UNUSABLE: frozenset[Code] = frozenset({"broken", "too-large", "not-a-file"})
"""The codes of files that are of no use where they are, so that they are set aside."""


class LoadedSettings(NamedTuple):
    """The settings, the entries that were skipped, and what became of a file of no use.

    ``fault`` tells why the file could not be read, None if it could or is missing. ``aside`` is
    the path under which it is now kept, None if it stayed where it was.
    """

    settings: Settings
    problems: tuple[Problem, ...] = ()
    fault: Code | None = None
    aside: Path | None = None


class SettingsFile:
    """The file of the settings. Bytes that are no UTF-8 stay in it as they are."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def load(self) -> LoadedSettings:
        """Return the settings. A file of no use at all is set aside. Raises nothing."""
        try:
            return LoadedSettings(*read_settings(self._text()))
        except StorageError as error:
            if error.code == "missing":
                return LoadedSettings(Settings())
            aside = try_set_aside(self.path) if error.code in _UNUSABLE else None
            return LoadedSettings(Settings(), (), error.code, aside)

    def set(self, name: str, value: Value, header: str = "") -> LoadedSettings:
        """Change one setting in the file, whatever another window wrote, and return what is in it.

        ``header`` is a comment with which a new file begins, without its ``#`` signs. Raises
        `StorageError`; `KeyError` and `ValueError` as `change_setting` does.
        """
        # Needed only to write: every start of the program reads.
        from osmosis_cli.storage.lock import changing

        # Settings may be a link into a folder where the user keeps those of all programs.
        with changing(Path(os.path.realpath(self.path))):
            return self._set(name, value, header)

    def _set(self, name: str, value: Value, header: str) -> LoadedSettings:
        try:
            text = self._text()
        except StorageError as error:
            if error.code != "missing":
                raise
            text = "".join(f"# {line}\n" for line in header.splitlines())
        text = change_setting(text, name, value)
        data = text.encode("utf-8", "surrogateescape")
        if len(data) > LIMIT:
            raise StorageError("too-large", self.path)
        replace_file(self.path, data, follow=True)
        return LoadedSettings(*read_settings(text))

    def _text(self) -> str:
        return read_file(self.path, LIMIT).decode("utf-8", "surrogateescape")
