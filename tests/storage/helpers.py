"""Games to keep, users that may not write, disks that are full."""

from __future__ import annotations

# Loaded before rights are given up: an ordinary user may not reach where Python lies.
import encodings.utf_8_sig  # noqa: F401
import os
import pickle
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest

from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.rulesets import CLASSIC, RuleSet
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.record import (
    Entry,
    Game,
    Noted,
    Redone,
    Replay,
    Start,
    Turned,
    Undone,
)
from tests.game.strategies import choose

T = TypeVar("T")
NOBODY = 65534

posix = pytest.mark.skipif(sys.platform == "win32", reason="as on POSIX systems")


def start_of(number: str = "32001", rules: RuleSet = CLASSIC, game: str = "game-1") -> Start:
    state = deal(parse_deal_number(number), rules)
    return Start(game, "2024-02-29T23:59:59+01:00", state, number)


def entries_from(start: Start, line: bytes) -> list[Entry]:
    """What a player does, one byte a command: turns of one to three moves, undo, redo, a note."""
    entries: list[Entry] = []
    done, undone = [start.state], 0
    for byte in line:
        here = len(done) - 1 - undone
        if byte < 24 and here:
            entries.append(Undone(1 + byte % min(here, 3)))
            undone += 1 + byte % min(here, 3)
        elif byte < 40 and undone:
            entries.append(Redone(1 + byte % undone))
            undone -= 1 + byte % undone
        elif byte == 255:
            entries.append(Noted("assisted"))
        else:
            del done[here + 1 :]
            undone, state, moves = 0, done[-1], []
            for _ in range(1 + byte % 3):
                if options := legal_moves(state):
                    moves.append(choose(options, byte))
                    state = apply(state, moves[-1])
            if not moves:
                break
            entries.append(Turned(tuple(moves)))
            done.append(state)
    return entries


def game_from(start: Start, entries: list[Entry]) -> Game:
    replay = Replay(start)
    for entry in entries:
        replay.add(entry)
    return replay.game()


def a_game(line: bytes = b"abcABCdefg\x01hij\x02klm\x01", number: str = "32001") -> Game:
    start = start_of(number)
    return game_from(start, entries_from(start, line))


def picture(game: Game) -> tuple[Any, ...]:
    """All that makes up a game, to compare."""
    timeline = game.timeline
    return (
        game.start,
        game.notes,
        timeline.state,
        [(turn.before, turn.after) for turn in timeline.turns],
        [(turn.before, turn.after) for turn in timeline.undone],
    )


def code_of(action: Callable[[], object]) -> str:
    """The code of the `StorageError` that this raises."""
    with pytest.raises(StorageError) as caught:
        action()
    return caught.value.code


def in_child(action: Callable[[], T], user: int | None = None) -> T:
    """Do something in a process of its own, as another user if one is given; return its result."""
    reader, writer = os.pipe()
    child = os.fork()
    if not child:
        try:
            os.close(reader)
            if user is not None:
                os.setgroups([])
                os.setgid(user)
                os.setuid(user)
            try:
                result: tuple[bool, Any] = True, action()
            except BaseException as error:
                result = False, f"{type(error).__name__}: {error}"
            os.write(writer, pickle.dumps(result))
        finally:
            os._exit(0)
    os.close(writer)
    with open(reader, "rb") as file:
        data = file.read()
    os.waitpid(child, 0)
    good, value = pickle.loads(data)
    assert good, value
    return value  # type: ignore[no-any-return]


def as_ordinary_user(action: Callable[[], T]) -> T:
    """Do something as a user whom permissions bind: root is not one."""
    return in_child(action, NOBODY) if os.geteuid() == 0 else in_child(action)


@contextmanager
def reachable_folder() -> Iterator[Path]:
    """A folder that every user can reach and, while it is not made read-only, write in."""
    folder = Path(tempfile.mkdtemp(prefix="osmosis-test-"))
    folder.chmod(0o777)
    try:
        yield folder
    finally:
        folder.chmod(0o777)
        shutil.rmtree(folder)


@contextmanager
def small_disk(folder: Path, kilobytes: int = 64) -> Iterator[Path]:
    """A folder on a disk of its own that holds hardly anything."""
    if sys.platform != "linux" or os.geteuid() != 0:
        pytest.skip("only root on Linux can make a small disk")
    disk = folder / "disk"
    disk.mkdir()
    made = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "osmosis-test", str(disk)],
        capture_output=True,
        check=False,
    )
    if made.returncode:
        pytest.skip("this system lets nobody mount a disk")
    try:
        yield disk
    finally:
        subprocess.run(["umount", str(disk)], check=True)


def fill(disk: Path) -> Path:
    """Fill a disk to its last byte; removing the file that is returned frees it again."""
    ballast = disk / "ballast"
    with open(ballast, "wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while file.write(bytes(size)):
                    pass
            except OSError:
                continue
    return ballast
