"""Remembers the settings that the player chooses in a session."""

from contextlib import suppress

from osmosis_cli.shell.watcher import Watcher
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.settings_file import SettingsFile


class SettingsKeeper(Watcher):
    """Writes each setting that is chosen to the file of the settings."""

    def __init__(self, file: SettingsFile) -> None:
        self._file = file

    def chose(self, setting: str, value: str) -> None:
        """Write the setting; where nothing can be written it holds for this session only."""
        with suppress(StorageError):
            self._file.set(setting, value)
