"""How long a start takes: commands to their end, a game to its first text and its first prompt.

All are taken in turn, round after round, so that a busy moment of the machine hits all alike.
The clock is what a user feels; the time of the processor hardly depends on what else runs.
"""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from benchmarks.measures import Row, environment, middle, program

PASS = "python -c pass"
CLICK = "click with gettext alone"
BARE = "a bare PromptSession"

WITH_CLICK = """
import gettext, click

@click.command()
@click.option("--number")
def main(number):
    click.echo(gettext.gettext("Hello."))

main()
"""
BARE_PROMPT = """
from prompt_toolkit import PromptSession
PromptSession("Move: ").prompt()
"""
PROMPTS = {"en": b"Move:", "de": b"Zug:", "fr": b"Coup"}
HANG = 60.0

_SEQUENCE = re.compile(rb"\x1b(\[[0-?]*[ -/]*[@-~]|\][^\a]*\a|[@-Z\\-_=>])")


class Taken(NamedTuple):
    """Seconds by the clock and of the processor."""

    clock: float
    processor: float


class Shown(NamedTuple):
    """How long a program on a terminal took to its first letters and to its prompt, in seconds.

    ``memory`` is what it then holds, in bytes; None where that is not known.
    """

    text: Taken
    prompt: Taken
    memory: int | None


def finished(command: list[str], env: Mapping[str, str]) -> Taken:
    """Run a command to its end, without any output. Raises `RuntimeError` if it fails."""
    start = time.perf_counter()
    pid = os.fork()
    if pid == 0:
        try:
            nowhere = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nowhere, stream)
            os.execve(command[0], command, env)
        finally:
            os._exit(127)
    _pid, status, used = os.wait4(pid, 0)
    clock = time.perf_counter() - start
    if status:
        raise RuntimeError(f"status {os.waitstatus_to_exitcode(status)}: {command}")
    return Taken(clock, used.ru_utime + used.ru_stime)


def shown(command: list[str], env: Mapping[str, str], prompt: bytes) -> Shown:
    """Start a command on a terminal of its own and end it at its prompt."""
    start = time.perf_counter()
    pid, terminal = pty.fork()
    if pid == 0:
        try:
            os.execve(command[0], command, env)
        finally:
            os._exit(127)
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    sent, text = b"", Taken(0.0, 0.0)
    try:
        while prompt not in sent:
            left = start + HANG - time.perf_counter()
            if not select.select([terminal], [], [], max(left, 0))[0]:
                raise RuntimeError(f"no prompt from {command}: {sent!r}")
            sent += os.read(terminal, 65536)
            if not text.clock and re.search(rb"[A-Za-z]", _SEQUENCE.sub(b"", sent)):
                text = Taken(time.perf_counter() - start, _processor(pid))
        clock = time.perf_counter() - start
        return Shown(text, Taken(clock, _processor(pid)), memory_of(pid))
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(terminal)


def _processor(pid: int) -> float:
    """Seconds of the processor that a process has used; 0 if the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9
    except (OSError, IndexError, ValueError):
        return 0.0


def memory_of(pid: int) -> int | None:
    """Bytes of memory that a process holds; None if the system does not tell."""
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError):
        return None


def measure(home: Path, rounds: int, tell: Callable[[str], None]) -> tuple[list[Row], float]:
    """Return the rows about starting, and the seconds that ``python -c pass`` takes."""
    env, osmosis, python = environment(home), program(), sys.executable
    game = [*osmosis, "play", "--deal", "32001"]
    ends: dict[str, list[str]] = {
        PASS: [python, "-c", "pass"],
        CLICK: [python, "-c", WITH_CLICK],
        "--version": [*osmosis, "--version"],
        "--help": [*osmosis, "--help"],
        "rules": [*osmosis, "rules"],
        "deal": [*osmosis, "deal", "--deal", "32001"],
        "why": [*osmosis, "why", "draw", "--deal", "32001"],
        "stats": [*osmosis, "stats"],
        "rules 11": [*osmosis, "rules", "11"],
        "deal, German": [*osmosis, "deal", "--deal", "32001", "--lang", "de"],
        "deal, French": [*osmosis, "deal", "--deal", "32001", "--lang", "fr"],
    }
    prompts: dict[str, tuple[list[str], bytes]] = {
        BARE: ([python, "-c", BARE_PROMPT], PROMPTS["en"]),
        "game": (game, PROMPTS["en"]),
        "game, plain": ([*game, "--plain"], PROMPTS["en"]),
        "game, German": ([*game, "--lang", "de"], PROMPTS["de"]),
        "game, French": ([*game, "--lang", "fr"], PROMPTS["fr"]),
    }
    taken: dict[str, list[Taken]] = {name: [] for name in ends}
    seen: dict[str, list[Shown]] = {name: [] for name in prompts}
    # One game for the statistics, which tell nothing without.
    subprocess.run(game, env=env, input=b"draw\ngive up\nyes\n", check=True, capture_output=True)
    # The first round compiles what is not yet compiled, and does not count.
    for number in range(rounds + 1):
        tell(f"start-up, round {number} of {rounds}")
        for name, command in ends.items():
            found = finished(command, env)
            if number:
                taken[name].append(found)
        for name, (command, prompt) in prompts.items():
            screen = shown(command, env, prompt)
            if number:
                seen[name].append(screen)
    return _rows(taken, seen), middle([found.clock for found in taken[PASS]])


def _rows(taken: Mapping[str, list[Taken]], seen: Mapping[str, list[Shown]]) -> list[Row]:
    ends = {name: _typical(found) for name, found in taken.items()}
    texts = {name: _typical([one.text for one in found]) for name, found in seen.items()}
    prompts = {name: _typical([one.prompt for one in found]) for name, found in seen.items()}

    def row(name: str, took: Taken, goal: float | None = None) -> Row:
        return _row(name, took, PASS, ends[PASS], goal)

    goals = {"--version": 1.8} | dict.fromkeys(
        ("--help", "rules", "rules 11", "deal", "why", "stats"), 6.0
    )
    rows = [
        row(PASS, ends[PASS]),
        row(CLICK, ends[CLICK]),
        row(f"{BARE}: prompt", prompts[BARE]),
        *(row(f"osmosis {name}", ends[name], goal) for name, goal in goals.items()),
        row("game: first readable text", texts["game"], 6.0),
        row("game: first prompt", prompts["game"], 15.0),
        row("game in plain mode: first readable text", texts["game, plain"], 6.0),
        row("game in plain mode: first prompt", prompts["game, plain"], 6.0),
    ]
    for tongue in ("German", "French"):
        for name, took, english in (
            (f"osmosis deal, {tongue}", ends[f"deal, {tongue}"], ends["deal"]),
            (f"game, {tongue}: first readable text", texts[f"game, {tongue}"], texts["game"]),
            (f"game, {tongue}: first prompt", prompts[f"game, {tongue}"], prompts["game"]),
        ):
            rows.append(_row(name, took, "the same in English", english, 1.1))
    held = {name: [one.memory for one in found if one.memory] for name, found in seen.items()}
    if held[BARE] and held["game"]:
        size = middle(held["game"])
        ratio = size / middle(held[BARE])
        name = "memory at the first prompt"
        rows.append(Row(name, f"{size / 2**20:.1f} MB", BARE, ratio, None, 1.25))
    return rows


def _typical(found: Sequence[Taken]) -> Taken:
    return Taken(middle([one.clock for one in found]), middle([one.processor for one in found]))


def _row(name: str, took: Taken, beside: str, base: Taken, goal: float | None) -> Row:
    work = took.processor / base.processor if took.processor and base.processor else None
    return Row(name, f"{1000 * took.clock:.1f} ms", beside, took.clock / base.clock, work, goal)
