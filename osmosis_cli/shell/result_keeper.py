"""Counts the games of a player, each once.

The statistics are imported with the first result: most starts of the program have none.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from osmosis_cli.shell.game import Game
from osmosis_cli.shell.kept_games import Keeping
from osmosis_cli.shell.watcher import Watcher
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.words import saving

if TYPE_CHECKING:
    from osmosis_cli.storage.statistics import End, Result, Statistics


class ResultKeeper(Watcher):
    """Writes the result of a game when it is decided, given up, or left for another.

    A game counts from its first move, and it is decided by a move that the player makes: a game
    that comes from a file, or that is brought back by redo, was decided before. A result that
    cannot be written now is tried again with the next one.
    """

    def __init__(self, keeping: Keeping, counted: Callable[[], None] = lambda: None) -> None:
        """Count in the statistics of ``keeping``; ``counted`` is told when no result waits."""
        self._keeping = keeping
        self._counted = counted
        self._game: Game | None = None
        self._left: Game | None = None
        self._waiting: list[Result] = []
        self._told = False
        self._news: list[str] = []

    def begin(self, game: Game, left: Game | None = None) -> None:
        """Watch a game; its first move gives up the one that is left for it, if there is one."""
        self._game, self._left = game, left

    def over(self, games: Iterable[Game]) -> None:
        """Count games of earlier sessions, those that are over and that were not counted then."""
        over = [game for game in games if game.begun and game.over]
        for game in over:
            self._note(game, _end(game))
        if over:
            self._write()

    def settled(self, game: Game) -> bool:
        """Count the games that are left for this one, before it takes their place on disk.

        Returns whether no result waits.
        """
        self._leave(game)
        self._replace(game)
        return not self._waiting

    def news(self) -> list[str]:
        """What the player has not heard yet about the file."""
        news, self._news = self._news, []
        return news

    def close(self) -> None:
        """Try a last time to write what waits."""
        self._write()

    def started(self, game: Game) -> None:
        """Count the game before as given up if it was under way."""
        self._replace(game)
        self._write()

    def played(self, game: Game, steps: object) -> None:
        """Count the game if the turn has decided it."""
        self._leave(game)
        self._keeping.named(game)
        if game.state.outcome != "open":
            self._count(game, _end(game))
        else:
            self._retry()

    def undone(self, game: Game, count: int) -> None:
        """Count nothing of this game, but it is played now."""
        self._leave(game)
        self._retry()

    def redone(self, game: Game, count: int) -> None:
        """Count nothing; but a game that is over again is no game to go on with."""
        self._leave(game)
        if game.state.outcome != "open":
            self._write()
        else:
            self._retry()

    def asked(self) -> None:
        """Have the results in the file that is about to be read."""
        self._retry()

    def _retry(self) -> None:
        """Try again to write what waits, without waiting for another window."""
        if self._waiting:
            self._write(patient=False)

    def gave_up(self, game: Game) -> None:
        """Count the game as given up."""
        if game.begun:
            self._count(game, "given-up")

    def forgot(self) -> None:
        """Forget the results that wait as well."""
        self._waiting.clear()
        self._told = False
        self._counted()

    def _replace(self, game: Game) -> None:
        """Count the game before as given up, if it was under way."""
        before, self._game = self._game, game
        if before is not None and before.under_way and before.id != game.id:
            self._count(before, "given-up")

    def _leave(self, game: Game) -> None:
        """Count the game that was put by for this one as given up, now that this one is played."""
        left, self._left = self._left, None
        if left is not None and left.begun and left.id != game.id:
            self._count(left, "given-up")

    def _count(self, game: Game, end: "End") -> None:
        self._note(game, end)
        self._write()

    def _note(self, game: Game, end: "End") -> None:
        from osmosis_cli.storage.statistics import Result

        self._keeping.named(game)
        self._waiting.append(Result(game.id, game.rules, end, game.state.score, game.assisted))

    def _write(self, patient: bool = True) -> None:
        if not self._waiting:
            self._counted()
            return
        store = self._keeping.statistics
        try:
            loaded = store.update(self._with_waiting, patient)
        except StorageError as error:
            if not self._told:
                self._news.append(saving.no_statistics(error.code, error.place(store.path)))
            self._told = True
            return
        self._waiting.clear()
        if self._told:
            self._news.append(saving.counted_again())
        self._told = False
        self._counted()
        if loaded.fault is not None:
            self._news += saving.damaged_statistics(loaded.previous, loaded.aside)

    def _with_waiting(self, statistics: "Statistics") -> "Statistics":
        from osmosis_cli.storage.statistics import record

        for result in self._waiting:
            statistics = record(statistics, result)
        return statistics


def _end(game: Game) -> "End":
    """How a game that is over has ended."""
    if game.state.outcome == "open":
        return "given-up"
    return "won" if game.state.outcome == "won" else "lost"
