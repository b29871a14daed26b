"""Throws signals and hostile lines at the real program, for as long as is asked for; run by hand.

`python -m tests.hostile signals 2000` sends so many signals, each at a random moment of a run of
its own; `python -m tests.hostile lines 5000` types so many hostile lines in each of the four ways
to ask for a line. Whatever breaks a promise is printed; the exit status is 1 then.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence

from tests.terminal import CTRL_C, ENTER, Terminal

MODES = ("editor", "plain", "piped", "json")
SIGNALS = (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT)
LATEST = 0.8
"""Seconds after its start within which a program gets its signal."""

HANG = 60.0
BAD = (b"Traceback", b"fault of the program", b"Exception ignored", b"Fehler des Programms")

WORDS = (
    "draw", "r4", "w", "js", "undo 99999999999", "redo", "hint", "why 10 of clubs", "board", "yes",
    "new now", "new -1", "save \x1b[2J", "load x", "script /dev/full", "export /dev/null", "learn",
    "practice", "language de", "language en", "width 20", "plain on", "plain off", "more", "quit",
    "rules", "history 99999", "help \N{RIGHT-TO-LEFT OVERRIDE}", "import .", "stop", "settings",
    "verbosity full", "winnable", "review", "moves", "position all", "why", "commands", "auto",
)  # fmt: skip
SEQUENCES = (
    "\x1b[31m", "\x1b[0m", "\x1b[M\xff\xfe!", "\x1b[1;1R", "\x1b[" + "1;" * 2000 + "R", "\x1b[200~",
    "\x1b[201~", "\x1b[200~draw\nundo\x1b[201~", "\x1b]0;title\a", "\x1bP1$r\x1b\\", "\x1b[<0;1;1M",
    "\x1b", "\x1b\x1b[A", "\x1bOP", "\x1b[A", "\x1b[Z", "\t", "\x01\x05\x0b\x19", "\x18\x05",
    "\x12x",
    "\x0f", "\x16\x03", "\x1f", "\x00", "\x0c", "\x1b5", "\x1b-", "\x18(", "\x18)", "\x1b.",
)  # fmt: skip


def hostile(chance: random.Random) -> bytes:
    """One line without its end: words, sequences of terminals, bytes that are no text."""
    parts: list[bytes] = []
    for _ in range(chance.randint(0, 4)):
        match chance.randrange(5):
            case 0 | 1:
                parts.append(chance.choice(WORDS).encode())
            case 2:
                parts.append(chance.choice(SEQUENCES).encode("latin-1"))
            case 3:
                # Not Ctrl-S: a terminal stops all output for it, until Ctrl-Q.
                noise = chance.randbytes(chance.randint(1, 30))
                parts.append(noise.replace(b"\n", b"?").replace(b"\x13", b"?"))
            case 4:
                parts.append(chr(chance.randrange(0xA0, 0xD7FF)).encode() * chance.randint(1, 400))
    return b" ".join(parts)


def command(mode: str) -> list[str]:
    """The program in this mode and in English, whatever hostile lines have set, with a deal."""
    options = {
        "editor": ["--no-plain"],
        "plain": ["--plain"],
        "piped": [],
        "json": ["--json"],
    }[mode]
    if mode != "json":
        options += ["--new", "--lang", "en"]
    return [sys.executable, "-m", "osmosis_cli", "play", "--deal", "32001", *options]


def said(output: bytes) -> list[str]:
    """What the program said that it must never say."""
    return [bad.decode() for bad in BAD if bad in output]


def signals(count: int, chance: random.Random) -> Iterator[str]:
    """Yield what went wrong in so many runs, each of which is sent one signal."""
    for number in range(count):
        mode, sent = chance.choice(MODES), chance.choice(SIGNALS)
        moment = chance.random() * LATEST
        if mode in ("editor", "plain"):
            with Terminal(command(mode)) as terminal:
                terminal.pump(0)
                time.sleep(moment)
                os.kill(terminal.pid, sent)
                status, output = terminal.wait_for_end(), bytes(terminal.received)
                raw = terminal.is_raw()
        else:
            with subprocess.Popen(
                command(mode), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            ) as process:  # fmt: skip
                time.sleep(moment)
                process.send_signal(sent)
                output, _nothing = process.communicate(timeout=HANG)
                status, raw = process.returncode, False
        # Before the program has begun, the system itself ends it.
        if status not in (128 + sent, -sent) or said(output) or raw:
            yield f"{number}: {mode}, {sent.name} after {moment:.3f} s: {status} {output[-300:]!r}"


def lines(count: int, chance: random.Random) -> Iterator[str]:
    """Yield what went wrong in so many lines in each mode."""
    for mode in MODES:
        run = _typed if mode in ("editor", "plain") else _piped
        left = count
        while left > 0:
            batch = [hostile(chance) for _ in range(min(left, 100))]
            # What leaves the program comes last: the other lines are to be read.
            batch.sort(key=lambda line: b"quit" in line)
            read, problem = run(mode, batch)
            left -= read
            if problem:
                yield f"{mode}: {problem}"
        print(f"{mode}: {count} lines", flush=True)


def _typed(mode: str, batch: Sequence[bytes]) -> tuple[int, str]:
    """Type lines until one of them ends the program; return how many, and what went wrong."""
    read = 0
    with Terminal(command(mode)) as terminal:
        terminal.wait_for("Move:")
        for line in batch:
            if terminal.has_ended():
                break
            read += 1
            try:
                # Ctrl-C first: a paste without an end would take in the rest.
                _send(terminal, line + CTRL_C.encode() + line.replace(b"\x1b[200~", b""))
                _send(terminal, ENTER.encode())
            except OSError:
                break
            terminal.pump(0.02)
        if not terminal.has_ended():
            os.kill(terminal.pid, signal.SIGTERM)
        try:
            status = terminal.wait_for_end()
        except AssertionError:
            return read, "it does not end"
        output = bytes(terminal.received)
    # The player left by a line, by Ctrl-C pressed twice or by Ctrl-\\, or the signal ended it; one
    # that comes when the program is already over is the system's.
    bad = said(output)
    wrong = status not in (0, 130, 131, 143, -signal.SIGQUIT, -signal.SIGTERM) or bad
    return read, f"{status} {bad} {output[-300:]!r}" if wrong else ""


def _send(terminal: Terminal, data: bytes) -> None:
    """Type this, and take in what comes meanwhile: else both ends could wait for each other."""
    deadline = time.monotonic() + HANG
    os.set_blocking(terminal._terminal, False)
    while data and time.monotonic() < deadline:
        try:
            data = data[os.write(terminal._terminal, data[:200]) :]
        except BlockingIOError:
            terminal.pump(0.05)
        terminal.pump(0)


def _piped(mode: str, batch: Sequence[bytes]) -> tuple[int, str]:
    """Pipe lines into the program; return how many, and what went wrong."""
    done = subprocess.run(
        command(mode), input=b"\n".join(batch), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        timeout=HANG * 5, check=False,
    )  # fmt: skip
    bad = said(done.stdout)
    wrong = done.returncode or bad
    return len(batch), f"{done.returncode} {bad} {done.stdout[-300:]!r}" if wrong else ""


def main(what: str, count: str) -> int:
    """Do what is asked for, and return the exit status."""
    seed = random.randrange(10**9)
    print(f"seed {seed}", flush=True)
    run = {"signals": signals, "lines": lines}[what]
    bad = 0
    # In the background or under nohup the programs would have them switched off, and keep it so.
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"OSMOSIS_HOME": home, "TERM": "xterm", "LC_ALL": "C.UTF-8", "LANGUAGE": ""}
        os.chdir(home)
        for problem in run(int(count), random.Random(seed)):
            print(problem, flush=True)
            bad += 1
    print(f"{what}: {count}, {bad} bad")
    return min(bad, 1)


if __name__ == "__main__":
    raise SystemExit(main(*sys.argv[1:]))
