"""What a session at the prompt keeps on disk, wired together."""

from osmosis_cli.shell.game import Game
from osmosis_cli.shell.game_keeper import GameKeeper
from osmosis_cli.shell.kept_games import Keeping
from osmosis_cli.shell.result_keeper import ResultKeeper
from osmosis_cli.shell.session import Session
from osmosis_cli.shell.settings_keeper import SettingsKeeper
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.settings_file import FILE_NAME, LoadedSettings, SettingsFile
from osmosis_cli.words.saving import goes_on, put_by
from osmosis_cli.words.settings_problems import skipped_entries, unusable_settings


class SavedGames:
    """The keepers of a session; a context manager that lets go of their files at the end.

    ``found`` is the unfinished game of an earlier session, if there is one.
    """

    def __init__(self, console: Console) -> None:
        """Lock and read what is on disk for this console."""
        self.keeping = Keeping(console.folders.data, console.now, console.random)
        self._settings = console.folders.settings / FILE_NAME
        self._game = GameKeeper(self.keeping, lambda game: self._results.settled(game))
        self._results = ResultKeeper(self.keeping, self._game.counted)
        self.found: Game | None = None

    def __enter__(self) -> "SavedGames":
        self.found = self._game.find()
        return self

    def __exit__(self, *_how: object) -> None:
        self._results.close()
        self._game.close()

    def watch(self, session: Session) -> list[str]:
        """Keep this session, whose game is the one found or another one.

        Returns what is to be said about it before the game.
        """
        lines = self._game.news()
        self._results.over(
            self._game.over if self.found is None else [*self._game.over, self.found]
        )
        lines += self._results.news()
        if session.game is self.found:
            self._results.begin(session.game)
            lines.append(goes_on())
        else:
            self._results.begin(session.game, left=self.found)
            if self.found is not None:
                if self.found.assisted:
                    session.helped.add(self.found.id)
                self._game.put_by()
                lines.append(put_by())
        session.keeping = self.keeping
        session.watchers += [
            self._game,
            self._results,
            SettingsKeeper(SettingsFile(self._settings)),
        ]
        return lines

    def problems(self, saved: LoadedSettings) -> list[str]:
        """What is wrong in the file of the settings, each thing in one line."""
        lines = skipped_entries(saved.problems)
        if saved.fault is not None:
            lines += unusable_settings(saved.fault, self._settings, saved.aside)
        return lines
