"""What is told about a session to whoever keeps or counts something of it."""

from osmosis_cli.game.play import Step
from osmosis_cli.shell.game import Game


class Watcher:
    """Is told what happens in a session. This one does nothing; others override what they need."""

    def started(self, game: Game) -> None:
        """A game begins; the one before it, if any, is left."""

    def played(self, game: Game, steps: tuple[Step, ...]) -> None:
        """A turn was made, of these steps."""

    def undone(self, game: Game, count: int) -> None:
        """So many turns were taken back."""

    def redone(self, game: Game, count: int) -> None:
        """So many turns were made again."""

    def gave_up(self, game: Game) -> None:
        """The player gave the game up."""

    def assisted(self, game: Game) -> None:
        """Hidden cards were used; a win does not count as the player's own any more."""

    def asked(self) -> None:
        """The player asks for the results of all games."""

    def forgot(self) -> None:
        """The player had the results of all games forgotten."""

    def chose(self, setting: str, value: str) -> None:
        """The player chose a setting that is to be remembered."""

    def news(self) -> list[str]:
        """The sentences that the player is to hear with the next answer, given out once."""
        return []


class SettingsOnly(Watcher):
    """Passes on which settings were chosen, but no moves: what an activity does is no game."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher

    def chose(self, setting: str, value: str) -> None:
        """Pass it on."""
        self._watcher.chose(setting, value)

    def news(self) -> list[str]:
        """Pass it on."""
        return self._watcher.news()
