"""How long the program itself works on an answer, in a game that is 500 commands old.

The session is the real one, with all that it keeps on disk; only the terminal is left out. The
time runs from the moment a line is there to the moment the next one is asked for. The program's
own time is that of the processor; by the clock it waits for the disk too, and, on a busy machine,
for other programs.
"""

from __future__ import annotations

import io
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from benchmarks.measures import Row, middle, percentile
from osmosis_cli.cli.options import Wanted
from osmosis_cli.cli.play import play
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.prompts import Complete
from osmosis_cli.storage.folders import Folders
from osmosis_cli.storage.settings import Settings
from osmosis_cli.storage.settings_file import LoadedSettings
from osmosis_cli.words import language

DEAL = "32001"
OLD = 1500
"""Lines after which the game has more than 500 turns that were made or taken back."""
ROUNDS = 25

GROWING = ("draw", "w", "r1", "r2", "r3", "r4", "draw", "undo", "redo")
"""Typed again and again until the game is old."""

MOVES = ("draw", "w", "r1", "r2", "r3", "r4", "8h row 2", "undo", "redo", "undo 3", "redo 3", "go")
NO_MOVES = (
    "board", "rows", "row 2", "reserve", "pile 3", "waste", "stock", "needs", "needs 2", "moves",
    "find 8 of hearts", "seen", "score", "number", "history", "history 12", "again", "again 3",
    "why", "why draw", "why 8h", "2h?", "help", "help draw", "help waste", "help keys", "rules",
    "rules 3", "rules tips", "saves", "stats", "verbosity", "verbosity full", "verbosity normal",
    "language", "cards", "guide", "xyzzy", "8", "kign of spades", "", "w to stock",
)  # fmt: skip


class Answered(NamedTuple):
    """Seconds that an answer took: of the processor, and by the clock with the disk's share."""

    own: float
    clock: float


class Driver(Console):
    """A console whose lines come from a list, and that notes how long each answer took."""

    def __init__(self, folder: Path, lines: Iterator[str]) -> None:
        """Keep files in this folder and type these lines."""
        super().__init__(
            io.StringIO(), io.StringIO(), io.StringIO(), environ={}, random=Random(1),
            folders=Folders(folder, folder, folder),
        )  # fmt: skip
        self.answers: defaultdict[str, list[Answered]] = defaultdict(list)
        self._lines = lines
        self._line: str | None = None
        self._since = Answered(0.0, 0.0)

    def ask(self, prompt: str, complete: Complete | None = None, remember: bool = True) -> str:
        """Return the next line; raises EOFError after the last."""
        own, clock = time.process_time(), time.perf_counter()
        if self._line is not None:
            took = Answered(own - self._since.own, clock - self._since.clock)
            self.answers[self._line].append(took)
        if isinstance(self.stdout, io.StringIO):
            self.stdout.seek(0)
            self.stdout.truncate()
        self._line = next(self._lines, None)
        if self._line is None:
            raise EOFError
        self._since = Answered(time.process_time(), time.perf_counter())
        return self._line


def typed(rounds: int) -> Iterator[str]:
    """All lines of a session: first the game grows old, then each answer is asked for in turn."""
    for number in range(OLD):
        yield f"{GROWING[number % len(GROWING)]} "
    order = [line for line in (*MOVES, *NO_MOVES) for _round in range(rounds)]
    Random(7).shuffle(order)
    yield from order


def measure(folder: Path, rounds: int = ROUNDS) -> list[Row]:
    """Return the rows about answers, in a game that is kept in this folder."""
    language.use("en")
    driver = Driver(folder, typed(rounds))
    play(driver, LoadedSettings(Settings()), Wanted(deal=DEAL), None, None)
    # The first answer of each kind loads what it needs, and is told apart.
    very_first = driver.answers[f"{GROWING[0]} "][0].own
    first = [driver.answers[line][0].own for line in (*MOVES, *NO_MOVES)]
    later = {line: driver.answers[line][1:] for line in (*MOVES, *NO_MOVES)}
    synced = sync_time(folder)
    # By the clock only a disk that is quick enough can be asked for so much.
    medium, most = (2.0, 10.0) if synced < 0.001 else (None, None)
    rows = []
    for name, lines in (("a move, undo or redo", MOVES), ("any other", NO_MOVES)):
        found = [answer for line in lines for answer in later[line]]
        own = [answer.own for answer in found]
        whole = [answer.clock for answer in found]
        rows += [
            _row(f"answer to {name}: own time, median", middle(own), 2.0),
            _row(f"answer to {name}: own time, 99 %", percentile(own, 0.99), 10.0),
            _row(f"answer to {name}: by the clock, disk included, median", middle(whole), medium),
            _row(
                f"answer to {name}: by the clock, disk included, 99 %",
                percentile(whole, 0.99),
                most,
            ),
        ]
    medians = {line: middle([answer.own for answer in found]) for line, found in later.items()}
    slowest = max(medians, key=lambda line: medians[line])
    return [
        *rows,
        _row(f"slowest command, `{slowest}`: own time, median", medians[slowest], 2.0),
        _row("first answer of a session, which loads all commands", very_first),
        _row("first answer of a kind, which may load what it needs: most", max(first)),
        _row("one line written and synced on this disk: median", synced),
    ]


def _row(name: str, seconds: float, goal: float | None = None) -> Row:
    value = 1000 * seconds
    return Row(name, f"{value:.2f} ms", "1 ms", value, None, goal)


def sync_time(folder: Path) -> float:
    """Seconds that it takes to write a short line to a file in this folder and to sync it."""
    times = []
    path = folder / "sync"
    file = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_APPEND)
    for _number in range(50):
        start = time.perf_counter()
        os.write(file, b"x" * 60 + b"\n")
        os.fsync(file)
        times.append(time.perf_counter() - start)
    os.close(file)
    path.unlink()
    return middle(times)
