"""Remembers the settings that the player chooses in a session."""

from osmosis_cli.shell.watcher import Watcher
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.settings_file import SettingsFile
from osmosis_cli.words.saving import not_remembered
from osmosis_cli.words.texts import gettext as _


class SettingsKeeper(Watcher):
    """Writes each setting that is chosen to the file of the settings."""

    def __init__(self, file: SettingsFile) -> None:
        self._file = file
        self._told = False
        self._news: list[str] = []

    def chose(self, setting: str, value: str) -> None:
        """Write the setting; where nothing can be written it holds for this session only."""
        try:
            # Translators: a comment at the head of the file of the settings.
            self._file.set(setting, value, _("Settings of Osmosis. Lines that begin so are notes."))
        except StorageError as error:
            if not self._told:
                self._news.append(not_remembered(error.code, error.path))
            self._told = True
        else:
            self._told = False

    def news(self) -> list[str]:
        """What the player has not heard yet about the file."""
        news, self._news = self._news, []
        return news
