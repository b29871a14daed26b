"""What a player does while things go wrong: what is there before, and what is typed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.solver import solve


class Scenario(NamedTuple):
    """A run of the program: how it is started, what is typed, and what was typed before.

    ``damage`` changes the files in between. ``copied`` tells that the program makes its copy of
    the day when it is left; else one is there already.
    """

    name: str
    lines: tuple[str, ...]
    arguments: tuple[str, ...] = ()
    before: tuple[str, ...] = ()
    begun: tuple[str, ...] = ("--deal", "32001")
    damage: Callable[[Path], None] | None = None
    copied: bool = False


@cache
def winning() -> tuple[str, ...]:
    """What to type to win deal 32001 with one card at a time."""
    moves = solve(deal(parse_deal_number("32001"), RULE_SETS["one-card"])).moves
    assert moves
    typed = {"waste": "w", **{f"reserve {pile}": f"r{pile}" for pile in range(1, 5)}}
    return tuple(typed.get(move.word, move.word) for move in moves)


def flip(home: Path) -> None:
    """Damage a byte of a row."""
    path = home / "osmosis.db"
    data = path.read_bytes()
    place = data.rindex(b'"deal":"32001"')
    path.write_bytes(data[:place] + b"*" + data[place + 1 :])


ONE_CARD = ("--deal", "32001", "--rules", "one-card")

SCENARIOS = (
    Scenario("first game", ("draw", "r4", "draw"), ("--deal", "32001")),
    Scenario("going on", ("draw", "undo", "r4"), before=("draw", "draw")),
    Scenario("saves", ("save a", "draw", "save a", "yes", "delete b", "yes"), before=("save b",)),
    Scenario("loading", ("load a", "yes", "draw"), before=("draw", "save a", "draw")),
    Scenario("winning", winning()[-2:], before=winning()[:-2], begun=ONE_CARD),
    Scenario("giving up", ("give up", "yes", "new 5", "draw"), before=("draw",)),
    Scenario("another game", ("new 5", "draw", "games 1", "draw"), before=("draw",)),
    Scenario("learning", ("lesson 1", "next", "leave", "practice frk", "1"), before=("draw",)),
    Scenario("settings", ("verbosity full", "note mine", "favorite", "draw"), before=("draw",)),
    Scenario("mending", ("draw", "draw"), before=("draw", "new 5", "draw", "games 1"), damage=flip),
    Scenario("leaving", ("draw", "quit"), before=("draw",), copied=True),
)
