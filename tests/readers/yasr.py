"""A program under yasr, a screen reader for consoles, and what it would say aloud.

yasr runs the program on a terminal of its own and sends what is to be spoken to a speech program;
here that is a small one that writes it down, among the keys as they are pressed. The driver waits
for what is to be heard, so a log is the same whenever the same is said.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.terminal import HANG, Terminal

needs_yasr = pytest.mark.skipif(not shutil.which("yasr"), reason="yasr is not installed")

# Speaks the protocol of the Emacspeak servers: text is queued and then spoken, single letters are
# spoken at once, and speech is stopped.
_SERVER = r"""#!{python} -SE
import os, sys
log = os.open({log!r}, os.O_WRONLY | os.O_APPEND)
def write(kind, text=""):
    os.write(log, f"{{kind}}\t{{text}}\n".encode())
queue = []
for line in sys.stdin.buffer:
    command, _, text = line.decode("utf-8", "backslashreplace").rstrip("\n").partition(" ")
    if text[:1] + text[-1:] == "{{}}":
        text = text[1:-1]
    if command == "q":
        queue.append(text)
    elif command == "d":
        write("say", " ".join(queue).strip())
        queue.clear()
    elif command == "l":
        write("letter", text)
    elif command == "s":
        queue.clear()
        write("stop")
"""

_SETTINGS = """[normalkeys]
0x1b6c:say line
[reviewkeys]
0x20:say review cursor
[options]
cursor tracking=full
synthesizer=emacspeak server
synthesizer port=|{server}
key echo=keys
shell=/bin/sh
special=off
up and down arrows=speak line
DisableKey=6925
[Emacspeak server]
rate=175
punctuation=some
[dict]
"""


class Heard(NamedTuple):
    """One thing that happened: a "key" pressed, a text or "letter" spoken, or speech stopped."""

    kind: str
    text: str = ""


class Yasr:
    """A program that is heard, in a `with` block.

    Type as a user does, and say for each key what is to be heard before the next one is pressed.
    """

    def __init__(
        self,
        command: Sequence[str],
        folder: Path,
        *,
        env: Mapping[str, str] | None = None,
        rows: int = 24,
        columns: int = 80,
    ) -> None:
        """Start the command; its files are put into the folder, which is made."""
        folder.mkdir(parents=True)
        self._log = folder / "speech.log"
        self._log.touch()
        server, settings, program = (folder / name for name in ("server", "yasr.conf", "program"))
        server.write_text(_SERVER.format(python=sys.executable, log=str(self._log)))
        settings.write_text(_SETTINGS.format(server=server))
        # yasr takes options of the program for its own, and looks for it in no path. As under the
        # shell of a user, it goes on when the program has ended, and says its last line.
        self._status = folder / "status"
        self._group = folder / "group"
        program.write_text(
            f"#!/bin/sh\necho $$ > {shlex.quote(str(self._group))}\ntrap : INT\n"
            # yasr leaves its own ends of the terminals open in what it starts.
            f"{shlex.join(command)} 3>&- 4>&- 5>&-\n"
            f"echo $? > {shlex.quote(str(self._status))}\nexec sleep {HANG}\n"
        )
        for script in (server, program):
            script.chmod(0o755)
        self.terminal = Terminal(
            ["yasr", "-C", str(settings), str(program)],
            env={"TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8", **(env or {})},
            rows=rows,
            columns=columns,
        )

    def __enter__(self) -> Yasr:
        return self

    def __exit__(self, *error: object) -> None:
        self.terminal.__exit__(None, None, None)
        # Held open by what yasr started, its terminal does not end the program.
        with suppress(OSError, ValueError):
            os.killpg(int(self._group.read_text()), signal.SIGKILL)

    @property
    def log(self) -> list[Heard]:
        """All that happened so far."""
        lines = self._log.read_bytes().split(b"\n")[:-1]
        return [Heard(*line.decode().split("\t", 1)) for line in lines]

    def hear(self, text: str) -> None:
        """Wait until this text is said after the last key, as a whole line or a letter."""
        self._wait(lambda since: any(heard.text == text for heard in since), text)

    def type(self, text: str) -> None:
        """Press a key for each letter, and wait each time until something is heard."""
        for letter in text:
            self._press(letter)
            self._wait(lambda since: any(heard.text for heard in since), letter)

    def press(self, key: str, until: str) -> None:
        """Press a key and wait until this text is said, as a whole line or a letter."""
        self._press(key)
        self.hear(until)

    def enter(self, line: str, until: str) -> list[str]:
        """Type a line and Enter; return the texts said from then on, up to the one waited for."""
        self.type(line)
        start = len(self.log)
        self.press("\r", until)
        return [heard.text for heard in self.log[start:] if heard.kind in ("say", "letter")]

    def end(self, key: str, until: str) -> list[Heard]:
        """Press a key that ends the program after it said this, and return all that happened."""
        self.press(key, until)
        self._wait(lambda since: self._status.exists() and self._status.read_text() != "", "end")
        assert self._status.read_text() == "0\n"
        return self.log

    def _press(self, key: str) -> None:
        with self._log.open("ab") as log:
            log.write(f"key\t{key!r}\n".encode())
        self.terminal.type(key)

    def _wait(self, done: Callable[[list[Heard]], bool], wanted: str) -> None:
        deadline = time.monotonic() + HANG
        while not done(self._since_last_key()):
            if time.monotonic() > deadline:
                raise AssertionError(f"{wanted!r} was not heard in {self.log}")
            self.terminal.pump(0.005)

    def _since_last_key(self) -> list[Heard]:
        log = self.log
        last = max((at for at, heard in enumerate(log) if heard.kind == "key"), default=-1)
        return log[last + 1 :]


def keys(text: str) -> list[Heard]:
    """What happens when these letters are typed: each is spoken once, after silence."""
    return [
        heard
        for letter in text
        for heard in (Heard("key", repr(letter)), Heard("stop"), Heard("letter", letter))
    ]


def key(name: str, *said: str) -> list[Heard]:
    """What happens when this key is pressed and these lines are said, in silence after the key."""
    return [Heard("key", repr(name)), Heard("stop"), *(Heard("say", line) for line in said)]


def joined(log: Sequence[Heard], expected: Sequence[Heard]) -> list[Heard]:
    """The log, with what was said in pieces joined where the pieces make an expected line.

    yasr reads at most 255 bytes at once, and says what it has so far when no more is there at that
    moment. So a busy machine may have a line said in two pieces, of no matter to the listener. A
    letter of several bytes may be cut too.
    """
    lines = [heard.text for heard in expected if heard.kind == "say"]
    result: list[Heard] = []
    for heard in log:
        if heard.kind == "say" and result and result[-1].kind == "say":
            before = result[-1].text
            for glue in (" ", ""):
                text = _mended(before + glue + heard.text)
                if before not in lines and _begins_a_line(text, lines):
                    result[-1] = Heard("say", text)
                    break
            else:
                result.append(heard)
        else:
            result.append(heard)
    return result


def _begins_a_line(text: str, lines: Sequence[str]) -> bool:
    whole = _BYTES.sub("", text)
    return any(line.startswith(whole) for line in lines)


# How a byte that is no letter by itself stands in the log.
_BYTES = re.compile(r"(?:\\x[0-9a-f]{2})+")


def _mended(text: str) -> str:
    """The text with letters whole again that were cut between their bytes."""

    def letters(found: re.Match[str]) -> str:
        data = bytes.fromhex(found[0].replace("\\x", ""))
        return data.decode("utf-8", "backslashreplace")

    return _BYTES.sub(letters, text)


def stops_without_a_key(log: Sequence[Heard]) -> list[int]:
    """The places in the log where speech was stopped though no key had just been pressed."""
    return [
        at
        for at, heard in enumerate(log)
        if at and heard.kind == "stop" and log[at - 1].kind != "key"
    ]
