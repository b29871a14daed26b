"""Sessions with a keeper, as in windows of their own on the same home."""

from __future__ import annotations

from pathlib import Path
from random import Random

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.game import new_game
from osmosis_cli.shell.game_keeper import GameKeeper
from osmosis_cli.shell.kept_games import Keeping
from osmosis_cli.storage import journal
from tests.shell.talking import said, talk_about

ELSEWHERE = "Another window is playing your saved game"
NOT_SAVED = "Your moves are not being saved, but you can play on."
AGAIN = "Your game is saved again, with all its moves."
CHANGED = "The file of your game was changed from outside, so the game is written again."


class Window:
    """A session with its keeper: the game on disk goes on, or another one begins."""

    def __init__(self, home: Path, deal: str = "32001") -> None:
        keeping = Keeping(home, lambda: 0.0, Random(int(deal)))
        self.keeper = GameKeeper(keeping)
        self.found = self.keeper.find()
        game = self.found or new_game(parse_deal_number(deal), RULE_SETS["classic"])
        self.talk = talk_about(game, Random(5), keeping=keeping, watchers=[self.keeper])
        self.told = self.keeper.news()

    def type(self, *lines: str) -> str:
        return said(self.talk, *lines)


def kept(home: Path) -> tuple[str | None, int]:
    """The deal of the game on disk, and how many turns it has."""
    game = journal.read(home / journal.FILE_NAME).game
    return game.start.deal, len(game.timeline.turns)


def asides(home: Path) -> list[str]:
    return sorted(path.name for path in home.glob("*.broken-*"))
