"""A program under Fenrir, a screen reader for consoles, and what it would say aloud.

Fenrir runs the program on a terminal of its own, looks at the screen after each change, and says
what is new, as the large readers of desktops do; yasr says what is sent. Its driver for debugging
writes down what is to be spoken. How speech is cut into pieces depends on the moment at which the
screen was looked at, so compare the pieces joined.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import string
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from tests.readers.yasr import Heard
from tests.terminal import HANG, Terminal

# Keys are taken from the terminal, never from a keyboard of the machine; letters are spoken when
# typed and every key silences. No sound, no socket, and no file beside those of the driver.
_SETTINGS = """[speech]
enabled=True
driver=debugDriver
autoReadIncoming=True
[sound]
enabled=False
driver=dummyDriver
[braille]
enabled=False
driver=dummyDriver
[screen]
driver=ptyDriver
[keyboard]
driver=ptyDriver
keyboardLayout=pty
charEcho=True
charDeleteEcho=True
wordEcho=False
interruptOnKeyPress=True
[general]
shell={program}
debugLevel=0
debugFile={folder}/fenrir.log
punctuationLevel=none
newLinePause=False
emoticons=False
autoSpellCheck=False
hasAttributes=False
[remote]
driver=dummyDriver
[time]
enabled=False
"""

# What the driver for debugging writes, among what the program sends.
_SPEECH = re.compile(r"Speech Debug Driver: (?:(Cancel)|Speak:(.*?))\r?\n")

# What Fenrir says of itself when it starts and ends, and of the empty line that the cursor is on
# for a moment after Enter, whatever the program. With sounds on, that one is a sound.
_OWN = {"Start Fenrir", "Quit Fenrir", "pychant is not installed", "blank"}

# Signs that are not spoken at the level of punctuation that is set.
_SILENT = str.maketrans(dict.fromkeys(set(string.punctuation) - set("',.;:?!-"), " "))

# Seconds without a word after which no more is taken to come: after what was waited for, and
# when it does not come.
_SETTLED, _MISSING = 0.3, 4.0


def is_here() -> bool:
    """Whether Fenrir is installed."""
    return shutil.which("fenrir") is not None


def as_spoken(text: str) -> str:
    """The text as Fenrir says it: without silent signs, and with one blank for any."""
    return " ".join(text.translate(_SILENT).split())


def joined(log: Sequence[Heard]) -> str:
    """All that is said in this part of the log, as one text."""
    return as_spoken(" ".join(heard.text for heard in log if heard.kind == "say"))


def is_cut_short(log: Sequence[Heard]) -> bool:
    """Whether speech was stopped after something had been said, in a part without a key."""
    kinds = [heard.kind for heard in log]
    return "say" in kinds and "stop" in kinds[kinds.index("say") :]


def _anything(_since: Sequence[Heard]) -> bool:
    return True


def _a_word(since: Sequence[Heard]) -> bool:
    return joined(since) != ""


class Fenrir:
    """A program that is heard, in a `with` block.

    What is not heard is no error here: each method waits for a while, and returns what was heard.
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
        self.log: list[Heard] = []
        """All that happened so far: each "key" pressed, what it did "say", each "stop"."""
        self._read = 0
        settings, program = folder / "fenrir.conf", folder / "program"
        settings.write_text(_SETTINGS.format(program=shlex.quote(str(program)), folder=folder))
        # The environment is the program's alone, for Fenrir runs on Python too. As under the shell
        # of a user, the terminal stays when the program has ended, and its last line is said.
        exports = [f"export {name}={shlex.quote(value)}\n" for name, value in (env or {}).items()]
        program.write_text(
            f"#!/bin/sh\ntrap : INT\n{''.join(exports)}{shlex.join(command)}\nexec sleep {HANG}\n"
        )
        program.chmod(0o755)
        self.terminal = Terminal(
            ["fenrir", "--setting", str(settings)],
            env={"TERM": "xterm-256color", "LC_ALL": "C.UTF-8"},
            rows=rows,
            columns=columns,
        )

    def __enter__(self) -> Fenrir:
        return self

    def __exit__(self, *error: object) -> None:
        # Fenrir has a process that keeps time, and it goes on without the first.
        with suppress(ProcessLookupError):
            os.killpg(self.terminal.pid, signal.SIGKILL)
        self.terminal.__exit__(None, None, None)

    def hear(self, until: str) -> list[Heard]:
        """Wait until what is said after the last key ends with this; return all of that."""
        self._wait(lambda since: joined(since).endswith(as_spoken(until)))
        return self._since_last_key()

    def type(self, text: str) -> str:
        """Press a key for each letter, each when the one before was heard; return what was said."""
        said = []
        for letter in text:
            self._press(letter)
            # A blank is shown, and not spoken.
            self._wait(_anything if letter.isspace() else _a_word)
            said.append(joined(self._since_last_key()))
        return "".join(said)

    def press(self, key: str, until: str) -> list[Heard]:
        """Press a key, wait until what is said ends with this, and return what happened."""
        self._press(key)
        return self.hear(until)

    def _press(self, key: str) -> None:
        self.log.append(Heard("key", repr(key)))
        self.terminal.type(key)

    def _wait(self, done: Callable[[list[Heard]], bool]) -> None:
        last = start = time.monotonic()
        while time.monotonic() < min(start + HANG, last + self._patience(done)):
            if self._listen():
                last = time.monotonic()

    def _patience(self, done: Callable[[list[Heard]], bool]) -> float:
        return _SETTLED if done(self._since_last_key()) else _MISSING

    def _listen(self) -> bool:
        """Take in what is said within a moment; False when nothing is."""
        self.terminal.pump(0.02)
        before = len(self.log)
        for found in _SPEECH.finditer(self.terminal.sent, self._read):
            self._read = found.end()
            if found[1]:
                self.log.append(Heard("stop"))
            elif found[2].strip() not in _OWN:
                self.log.append(Heard("say", found[2]))
        return len(self.log) > before

    def _since_last_key(self) -> list[Heard]:
        last = max((at for at, heard in enumerate(self.log) if heard.kind == "key"), default=-1)
        return self.log[last + 1 :]
