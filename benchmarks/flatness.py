"""Whether a session that goes on and on holds more and more memory: it is not to."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

from benchmarks.measures import Row, environment, program
from benchmarks.startup import memory_of

COMMANDS = 100_000
BLOCK = 5_000

NO_MOVES = ("score", "row 1", "waste", "why r1", "moves", "number", "8h?", "again", "stock")


def measure(home: Path, tell: Callable[[str], None], commands: int = COMMANDS) -> list[Row]:
    """Return the row about the memory of the real program after so many commands.

    The yardstick is its memory after the first block of commands, when all is loaded and the
    answers that it remembers are as many as they will be.
    """
    game = subprocess.Popen(
        [*program(), "play", "--deal", "32001"],
        env=environment(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert game.stdin is not None and game.stdout is not None
    held: list[int | None] = []
    try:
        for number in range(commands // BLOCK):
            tell(f"memory, command {number * BLOCK} of {commands}")
            end = f"block{number}"
            for at in range(BLOCK - 1):
                game.stdin.write(NO_MOVES[at % len(NO_MOVES)] + "\n")
                if at % 50 == 0:
                    game.stdin.flush()
                    # Read what it says, or both would wait for each other for ever.
                    game.stdin.write(f"mark{at}\n")
                    game.stdin.flush()
                    _read_until(game, f"mark{at}")
            game.stdin.write(f"{end}\n")
            game.stdin.flush()
            _read_until(game, end)
            held.append(memory_of(game.pid))
    finally:
        game.stdin.close()
        game.stdout.close()
        game.wait()
    first, last = held[0], held[-1]
    if first is None or last is None:
        return []
    return [
        Row(
            f"memory after {commands:,} commands that are no moves",
            f"{last / 2**20:.1f} MB",
            f"after {BLOCK:,}",
            last / first,
            None,
            1.02,
        )
    ]


def _read_until(game: subprocess.Popen[str], word: str) -> None:
    assert game.stdout is not None
    for line in game.stdout:
        if word in line:
            return
    raise RuntimeError("the program ended")
