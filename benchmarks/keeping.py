"""How long it takes to keep and to find again what is kept: ``python -m benchmarks.keeping``.

In milliseconds: an answer to a move on the disk of the given folder (median and 99 of 100), a game
of 100,000 moves reopened, and the start and the statistics with ten games and with ten thousand.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from sqlite3 import Connection

from osmosis_cli.cli.main import run
from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.state import DRAW, REDEAL
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.conversation import Conversation
from osmosis_cli.shell.game import Game, new_game
from osmosis_cli.shell.session import Session
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage import games, rows
from osmosis_cli.storage.statistics import totals_of

MOVES = 1_000
LONG = 100_000


def milliseconds(action: Callable[[], object]) -> float:
    """How long this takes."""
    start = time.perf_counter()
    action()
    return 1000 * (time.perf_counter() - start)


def answers(home: Path) -> list[float]:
    """How long the answers to moves take, in order of size."""
    game = new_game(parse_deal_number("32001"), RULE_SETS["one-card"])
    autosave = Autosave(home)
    talk = Conversation(Session(game, Random(1), autosave=autosave))
    autosave.begin(game)
    talk.answer("draw")
    times = sorted(milliseconds(lambda: talk.answer("draw")) for _ in range(MOVES))
    autosave.close()
    return times


def long_game(home: Path) -> float:
    """How long it takes to go on with a game of 100,000 moves."""
    timeline = Timeline(deal(parse_deal_number("32001"), RULE_SETS["one-card"]))
    for _ in range(LONG):
        timeline.play([DRAW if timeline.state.stock_size else REDEAL])
    autosave = Autosave(home)
    game = Game(timeline, "32001")
    autosave.begin(game)
    autosave.keep(game)
    autosave.close()
    again = Autosave(home)
    found: list[Game | None] = []
    taken = milliseconds(lambda: found.append(again.find()))
    again.close()
    assert found[0] is not None and found[0].state == timeline.state
    return taken


def many_games(home: Path, count: int) -> tuple[float, float]:
    """How long a start and the statistics take with so many games of 80 moves."""

    def fill(connection: Connection) -> None:
        numbers = range(1, count + 1)
        start = '{"deal":"32001","rules":"classic"}'
        moment = "2026-01-01T00:00:00Z"
        listed = [
            (n, f"{n:016x}", start, moment, 80, 80, "won", 52, 80, 300, 0, 0, moment, 0, "", 0)
            for n in numbers
        ]
        rows.put(connection, "games", listed)
        made = ["d"] * 12 + ["t", *["d"] * 12] * 5 + ["t", "d", "d"]
        moves = [
            (rows.turn_id(n, turn), one, None) for n in numbers for turn, one in enumerate(made, 1)
        ]
        rows.put(connection, "moves", moves)
        ended = [
            (n, f"{n:016x}", n, '{"rules":"classic"}', "won", 52, 0, 0, 80, 300, moment)
            for n in numbers
        ]
        rows.put(connection, "results", ended)
        rows.put(connection, "totals", totals_of(ended))
        games.set_current(connection, count)

    autosave = Autosave(home)
    assert autosave.database.write({"fill": fill})
    autosave.close()

    def began() -> None:
        again = Autosave(home)
        again.find()
        again.close()

    def told() -> None:
        console = Console(
            io.StringIO(), io.StringIO(), io.StringIO(), environ={"OSMOSIS_HOME": str(home)}
        )
        assert run(["--lang", "en", "stats"], console) == 0

    told()
    return (
        min(milliseconds(began) for _ in range(5)),
        min(milliseconds(told) for _ in range(5)),
    )


def main(folder: str | None) -> None:
    """Measure on the disk of this folder and say the figures."""
    home = Path(tempfile.mkdtemp(dir=folder))
    try:
        times = answers(home / "answers")
        print(f"answer to a move: {times[MOVES // 2]:.2f}, 99 of 100 within "
              f"{times[MOVES * 99 // 100]:.2f}")  # fmt: skip
        print(f"100,000 moves reopened: {long_game(home / 'long'):.0f}")
        for count in (10, 10_000):
            start, stats = many_games(home / str(count), count)
            print(f"{count} games: start {start:.1f}, stats {stats:.1f}")
    finally:
        shutil.rmtree(home)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
