"""Games of a session as the storage keeps them, and back."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from osmosis_cli.game.deals import BadDeal, deal, parse_deal_number
from osmosis_cli.shell.game import Game
from osmosis_cli.systems import NOWHERE

if TYPE_CHECKING:
    from osmosis_cli.storage import record
    from osmosis_cli.storage.progress import JsonStore
    from osmosis_cli.storage.statistics import Statistics


class Keeping:
    """Where games are kept, and what a game needs to be told from all others.

    ``folder`` may not exist. ``now`` is the clock, in seconds since 1970. ``random`` draws the
    ids of games.
    """

    def __init__(
        self,
        folder: Path = NOWHERE,
        now: Callable[[], float] = time.time,
        random: Random | None = None,
    ) -> None:
        self.folder = folder
        self.now = now
        self.random = Random() if random is None else random

    @property
    def saves(self) -> Path:
        """The folder of the saves with names."""
        from osmosis_cli.storage.saves import FOLDER_NAME

        return self.folder / FOLDER_NAME

    @property
    def statistics(self) -> "JsonStore[Statistics]":
        """The file of the statistics."""
        from osmosis_cli.storage.statistics import FILE_NAME, statistics_store

        return statistics_store(self.folder / FILE_NAME)

    def moment(self) -> str:
        """Return the moment, as ISO 8601 writes it; empty if the clock shows none."""
        try:
            return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(self.now()))[:40]
        except (OverflowError, ValueError, OSError):
            return ""

    def named(self, game: Game) -> Game:
        """Return the game, which from now on has an id and the moment of its start."""
        if not game.id:
            game.id = f"{self.random.getrandbits(64):016x}"
            game.started = self.moment()
        return game

    def record_of(self, game: Game) -> "record.Game":
        """Return the game as the storage keeps it."""
        from osmosis_cli.storage import record

        self.named(game)
        held: dict[record.Note, bool] = {"assisted": game.assisted, "given-up": game.given_up}
        start = record.Start(game.id, game.started, game.timeline.start, game.label)
        notes = frozenset(note for note, holds in held.items() if holds)
        return record.Game(start, game.timeline, notes)


def game_of(kept: "record.Game") -> Game:
    """Return a game that the storage kept as a session plays it."""
    start = kept.start
    number = None
    if start.deal is not None:
        try:
            number = parse_deal_number(start.deal)
        except BadDeal:
            pass
        else:
            # A position may have a number for a label that is not that of its deal.
            if deal(number, start.state.rules) != start.state:
                number = None
    return Game(
        kept.timeline,
        start.deal,
        number,
        "given-up" in kept.notes,
        "assisted" in kept.notes,
        start.id,
        start.started,
    )
