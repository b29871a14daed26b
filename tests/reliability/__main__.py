"""Every file operation of the scenarios fails once, or the program dies at it; nothing is lost.

``python -m tests.reliability`` tries all; with ``--quick`` one of many operations; names of
scenarios choose some. It finds the operations by itself: a library that is loaded before the C
library counts what is done to files below the home of the program.
"""

from __future__ import annotations

import ctypes
import errno
import io
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple

from osmosis_cli.cli.main import run
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage import games, learned, statistics
from osmosis_cli.storage.database import COPY, FILE_NAME, Database
from osmosis_cli.storage.settings_file import SettingsFile
from osmosis_cli.words import language
from tests.reliability.scenarios import SCENARIOS, Scenario

HERE = Path(__file__).resolve().parent
LIBRARY = "OSMOSIS_FAULTS"
"""The variable that names the library; set in the process that it is loaded in."""

ERROR, BEFORE, AFTER, MIDWAY, SIGNAL = range(5)
FAULTS = {
    **{name: (ERROR, getattr(errno, name)) for name in ("EIO", "ENOSPC", "EROFS", "EINTR")},
    "killed before": (BEFORE, 0),
    "killed after": (AFTER, 0),
    "killed midway": (MIDWAY, 0),
    "SIGTERM": (SIGNAL, signal.SIGTERM),
    "SIGINT": (SIGNAL, signal.SIGINT),
}
QUICK = 29
"""The quick part tries one operation of so many, another one for each fault and scenario."""


class Done(NamedTuple):
    """How a run ended: its status, what it said, and how many file operations it needed."""

    status: int
    out: str
    errors: str
    operations: int


class Kept(NamedTuple):
    """What is kept: the game that goes on, the saves, the results, what was learned, a setting."""

    game: object
    waiting: int
    saves: object
    results: object
    learned: object
    verbosity: str


def play(
    home: Path, scenario: Scenario, lines: tuple[str, ...], at: int = 0, fault: str = "EIO"
) -> Done:
    """Run the program in a process of its own, its operation of this number faulty; 0 for none."""
    with tempfile.TemporaryDirectory() as folder:
        said, wrong, count = (Path(folder) / name for name in ("out", "errors", "count"))
        child = os.fork()
        if not child:
            status = 70
            try:
                status = _in_child(home, scenario, lines, at, fault, (said, wrong, count))
            finally:
                os._exit(status)
        _pid, ended = os.waitpid(child, 0)
        return Done(
            os.waitstatus_to_exitcode(ended),
            said.read_text(encoding="utf-8"),
            wrong.read_text(encoding="utf-8"),
            int(count.read_text()) if count.exists() else 0,
        )


def _in_child(home, scenario, lines, at, fault, files) -> int:  # type: ignore[no-untyped-def]
    said, wrong, count = files
    typed = io.StringIO("".join(f"{line}\n" for line in lines))
    environ = {"OSMOSIS_HOME": str(home), "LANG": "C.UTF-8"}
    faults = ctypes.CDLL(os.environ[LIBRARY])
    how, number = FAULTS[fault]
    with (
        open(said, "w", encoding="utf-8") as out,
        open(wrong, "w", encoding="utf-8") as errors,
    ):
        faults.fault_arm(os.fsencode(home), ctypes.c_long(at), number, how)
        try:
            status = run(
                ["--lang", "en", *scenario.arguments], Console(typed, out, errors, environ=environ)
            )
        except SystemExit as end:
            status = end.code if isinstance(end.code, int) else 1
        except BaseException:
            traceback.print_exc(file=errors)
            status = 70
        operations = faults.fault_count()
        faults.fault_arm(b"", ctypes.c_long(0), 0, 0)
    count.write_text(str(operations))
    return status


def kept(home: Path) -> Kept:
    """What the home holds now."""

    database = Database(home / FILE_NAME)
    found = database.read(_ask)
    database.close()
    assert database.fault is None and not database.happened, database.fault
    settings = SettingsFile(home / "settings.conf").load().settings
    return Kept(*found, settings.verbosity)  # type: ignore[arg-type]


def _ask(connection: Connection) -> tuple[object, ...]:
    listed = games.list_games(connection)
    current = games.current(connection)
    state = None
    if current is not None:
        timeline = games.read(connection, current).timeline
        state = (current.deal, current.state, len(timeline.turns), len(timeline.undone),
                 timeline.state.score, current.favourite, current.note)  # fmt: skip
    values = {n: v for n, v in learned.read(connection).items() if n.startswith("lesson")}
    practised = learned.read(connection).get("practice")
    return (
        state,
        len(listed),
        [(save.name, save.game.at) for save in games.list_saves(connection)],
        [(result.end, result.score) for result in statistics.results(connection)],
        (values, practised),
    )


class Trial:
    """A scenario with all that it is expected to keep after each of its lines."""

    def __init__(self, scenario: Scenario, folder: Path) -> None:
        self.scenario = scenario
        self.folder = folder
        self.home = folder / "home"
        self.start = folder / "start"
        self.start.mkdir()
        if scenario.before:
            begun = scenario._replace(arguments=scenario.begun)
            self._check(play(self.start, begun, scenario.before), (0,))
        self.first = kept(self.start)
        if scenario.damage is not None:
            scenario.damage(self.start)
        if scenario.copied:
            (self.start / f"{FILE_NAME}{COPY}").unlink(missing_ok=True)
        self.said: list[str] = []
        self.kept: list[Kept] = []
        for count in range(len(scenario.lines) + 1):
            done = self.fresh(scenario.lines[:count])
            self._check(done, (0,))
            self.said.append(done.out)
            self.kept.append(kept(self.home))
        self.operations = done.operations

    def fresh(self, lines: tuple[str, ...], at: int = 0, fault: str = "EIO") -> Done:
        """Run the scenario from its start."""
        shutil.rmtree(self.home, ignore_errors=True)
        shutil.copytree(self.start, self.home)
        return play(self.home, self.scenario, lines, at, fault)

    def faulty(self, at: int, fault: str) -> None:
        """Run the scenario with a fault; raises `AssertionError` if a promise is broken."""
        done = self.fresh(self.scenario.lines, at, fault)
        how, number = FAULTS[fault]
        ends = {ERROR: (0,), SIGNAL: (0, 128 + number)}.get(how, (0, -signal.SIGKILL))
        self._check(done, ends)
        last = len(self.scenario.lines)
        if done.status == 0:
            possible = range(last, last + 1)
        else:
            answered = max(
                (n for n, said in enumerate(self.said) if done.out.startswith(said)), default=0
            )
            possible = range(answered, min(answered + 2, last + 1))
        # The list of games meets what is damaged and was not mended yet.
        again = play(self.home, self.scenario._replace(arguments=()), ("games", "score"))
        self._check(again, (0,))
        if self.scenario.damage is None:
            assert "damaged" not in done.out + again.out, (done, again)
            assert not list(self.home.glob("*.broken-*")), done
        found = kept(self.home)
        wanted = [self.kept[n] for n in possible]
        if how != ERROR and not possible[0]:
            # Nothing was answered yet, so that nothing need be kept.
            wanted.append(self.first)
        if self.scenario.damage is not None and how == ERROR:
            # Where a damaged file cannot be mended, another game begins, and it is mended later.
            assert found.waiting >= wanted[0].waiting, (done, found, wanted)
            return
        assert any(self._same(found, one, how) for one in wanted), (done, found, wanted)

    def _same(self, found: Kept, wanted: Kept, how: int) -> bool:
        if how == ERROR:
            # A setting that cannot be written holds until the program ends, and that is told.
            found = found._replace(verbosity=wanted.verbosity)
        return found == wanted

    def _check(self, done: Done, statuses: tuple[int, ...]) -> None:
        assert done.status in statuses, done
        assert "Traceback" not in done.out + done.errors, done
        assert "fault of the program" not in done.out, done
        if done.status != 128 + signal.SIGINT:
            assert not done.errors, done


def trials(names: list[str], quick: bool) -> Iterator[tuple[Trial, int, str]]:
    """Each operation of each scenario, with each fault; few of them if it is to be quick."""
    for scenario in SCENARIOS:
        if names and scenario.name not in names:
            continue
        with tempfile.TemporaryDirectory(dir=_fast()) as folder:
            trial = Trial(scenario, Path(folder))
            for place, fault in enumerate(FAULTS):
                first = 1 + (place * 7 + len(scenario.name)) % QUICK if quick else 1
                for at in range(first, trial.operations + 1, QUICK if quick else 1):
                    yield trial, at, fault


def mutations(step: int) -> tuple[int, list[str]]:
    """Flip one bit of every ``step``-th byte of a database; return how many, and what went wrong.

    What is read then is what was written, or it is told that the file was damaged.
    """
    wrong = []
    with tempfile.TemporaryDirectory(dir=_fast()) as folder:
        home = Path(folder)
        scenario = SCENARIOS[0]
        lines = ("r4", "draw", "save a", "lesson 1", "leave", "give up", "yes", "new 5", "draw")
        assert play(home, scenario, lines).status == 0
        path = home / FILE_NAME
        data, wanted = path.read_bytes(), kept(home)
        for at in range(0, len(data), step):
            for file in home.iterdir():
                file.unlink()
            path.write_bytes(data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :])
            database = Database(path)
            found = Kept(*database.read(_ask), "normal")  # type: ignore[arg-type]
            told = any(what.lost for what in database.happened) or database.fault is not None
            database.close()
            if not (told or found == wanted._replace(verbosity="normal")):
                wrong.append(f"byte {at} flipped without a word: {found}")
    return len(range(0, len(data), step)), wrong


def _fast() -> str | None:
    """A folder in memory where there is one: what is tested is not the disk."""
    return "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


def main(arguments: list[str]) -> int:
    """Try them, say the counts, and return the exit status."""
    quick = "--quick" in arguments
    names = [argument for argument in arguments if argument != "--quick"]
    language.use("en")
    counts: Counter[str] = Counter()
    broken = 0
    for trial, at, fault in trials(names, quick):
        counts[trial.scenario.name] += 1
        try:
            trial.faulty(at, fault)
        except AssertionError as error:
            broken += 1
            print(
                f"{trial.scenario.name}, operation {at}, {fault}: {str(error)[:3000]}", flush=True
            )
    if not names:
        count, wrong = mutations(QUICK if quick else 1)
        counts["bytes flipped"] = count
        broken += len(wrong)
        print("\n".join(wrong), flush=True)
    for name, count in counts.items():
        print(f"{name}: {count}")
    print(f"{sum(counts.values())} faults tried, {broken} promises broken")
    return 1 if broken else 0


def with_library(arguments: list[str]) -> int:
    """Run this again with the library that makes operations fail; return the exit status."""
    with tempfile.TemporaryDirectory() as folder:
        library = Path(folder) / "faults.so"
        command = [
            "cc",
            "-shared",
            "-fPIC",
            "-O1",
            "-o",
            str(library),
            str(HERE / "faults.c"),
            "-ldl",
        ]
        subprocess.run(command, check=True)
        env = {**os.environ, LIBRARY: str(library), "LD_PRELOAD": str(library)}
        return subprocess.run(
            [sys.executable, "-m", "tests.reliability", *arguments], env=env, check=False
        ).returncode


if __name__ == "__main__":
    if LIBRARY not in os.environ:
        sys.exit(with_library(sys.argv[1:]))
    sys.exit(main(sys.argv[1:]))
