"""The real program in hard times: started, watched, and what it has kept on disk afterwards."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.game.rulesets import CLASSIC
from osmosis_cli.game.state import State
from osmosis_cli.shell.game import new_game
from osmosis_cli.shell.terminal.console import WIDEST
from osmosis_cli.shell.terminal.wrapping import paragraphs
from osmosis_cli.storage.database import FILE_NAME, Database
from osmosis_cli.storage.games import current, read
from osmosis_cli.storage.record import Game
from osmosis_cli.words import language
from osmosis_cli.words.holding import held
from tests.shell.talking import talk_about

ROOT = Path(__file__).resolve().parents[2]
COMMAND = (sys.executable, "-W", "error", "-m", "osmosis_cli")
DEAL = "32001"

# What could move the cursor, change colours, or turn the text: no answer may hold any of it.
UNSEEN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069]")


def home() -> Path:
    """Where the program keeps its files in this test."""
    return Path(os.environ["OSMOSIS_HOME"])


def start(*arguments: str, env: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
    """Start the program with pipes."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(ROOT), **(env or {})},
    )


def tell(process: subprocess.Popen[bytes], lines: bytes) -> None:
    """Type these lines, all at once."""
    assert process.stdin
    process.stdin.write(lines)
    process.stdin.flush()


def hear(process: subprocess.Popen[bytes], size: int = 4096) -> bytes:
    """The next part of what the program says; empty when it says no more."""
    assert process.stdout
    return os.read(process.stdout.fileno(), size)


def hear_until(process: subprocess.Popen[bytes], text: bytes) -> bytes:
    """All that the program says until this text has come."""
    heard = b""
    while text not in heard:
        part = hear(process, 200)
        assert part, heard
        heard += part
    return heard


class Done(NamedTuple):
    """How a run ended: its status, and what it said."""

    status: int
    out: str
    errors: str

    @property
    def lines(self) -> list[str]:
        """The lines that it said."""
        return self.out.splitlines()


def play(*arguments: str, typed: str | bytes = "", env: Mapping[str, str] | None = None) -> Done:
    """Run the program to its end with this input."""
    data = typed.encode("utf-8", "surrogateescape") if isinstance(typed, str) else typed
    with start(*arguments, env=env) as process:
        out, errors = process.communicate(data, timeout=120)
    return Done(
        process.returncode,
        out.decode("utf-8", "backslashreplace"),
        errors.decode("utf-8", "replace"),
    )


def is_quiet(done: Done) -> bool:
    """Whether nothing went to the error stream, and the answers hold only printable text."""
    return not done.errors and not UNSEEN.search(done.out)


def kept() -> Game:
    """The game on disk that goes on at the next start."""
    database = Database(home() / FILE_NAME)

    def ask(connection: Connection) -> Game:
        found = current(connection)
        assert found is not None
        return read(connection, found)

    game = database.read(ask)
    database.close()
    return game


def kept_turns() -> int:
    """How many turns the game on disk has."""
    return len(kept().timeline.turns)


class Model(NamedTuple):
    """What the program must say and keep: all in all after each typed line, the opening first."""

    heard: list[str]
    states: list[State]


def model(lines: list[str]) -> Model:
    """What a session of this deal says to these lines, without a terminal, in English."""
    language.use("en")
    session = talk_about(new_game(parse_deal_number(DEAL), CLASSIC))
    heard = [_laid_out(session.opening())]
    states = [session.state]
    for line in lines:
        heard.append(heard[-1] + _laid_out(session.answer(line).lines))
        states.append(session.state)
    return Model(heard, states)


def _laid_out(lines: Sequence[str]) -> str:
    blocks = paragraphs("\n".join(lines), WIDEST, held)
    return "".join(f"{line}\n" for block in blocks for line in block)
