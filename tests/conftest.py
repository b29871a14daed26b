"""What every test gets: a home of its own, a neutral environment, and the real program to run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Protocol

import pytest
from hypothesis import HealthCheck, Phase, settings

from osmosis_cli.storage.database import Database
from osmosis_cli.words import language
from osmosis_cli.words.language import resource

ROOT = Path(__file__).resolve().parent.parent

# A stale catalogue is compiled by the first program that reads it, which then does more than usual.
for code in language.LANGUAGES:
    language.open_catalogue(resource("locales"), code)

# A shell that starts the tests in the background has Ctrl-C ignored for all programs under it, and
# nohup has the end of the terminal ignored.
signal.signal(signal.SIGINT, signal.default_int_handler)
for number in (signal.SIGHUP, signal.SIGQUIT):
    signal.signal(number, signal.SIG_DFL)

# No deadline, no health check of speed: a busy machine is no fault of the program. A run in CI
# repeats the same examples, so that it fails for what was changed and for nothing else.
settings.register_profile("here", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("here"), derandomize=True, print_blob=True)
# For trials of many changed sources: most changes are noticed by the first examples.
FEW = settings(settings.get_profile("ci"), max_examples=12, phases=(Phase.explicit, Phase.generate))
settings.register_profile("few", FEW)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# What a user's shell may hold that changes what the program says or where it writes.
UNWANTED = (
    "ACCESSIBLE",
    "COLUMNS",
    "LANGUAGE",
    "LC_ALL",
    "LC_CTYPE",
    "LC_MESSAGES",
    "LINES",
    "NO_COLOR",
    "OSMOSIS_HOME",
    "OSMOSIS_LANG",
    "PROMPT_TOOLKIT_NO_CPR",
    "PYTHONIOENCODING",
    "PYTHONUNBUFFERED",
    "PYTHONUTF8",
    "XDG_CACHE_HOME",
    "XDG_CONFIG_HOME",
    "XDG_DATA_HOME",
    "XDG_STATE_HOME",
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep every test away from the user's own files, settings and language; return its home."""
    for name in UNWANTED:
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))
    monkeypatch.setenv("OSMOSIS_HOME", str(folder / "osmosis"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("TERM", "xterm")
    # Commands that write files do so where the player stands.
    monkeypatch.chdir(folder)
    # A test may have left the process in another language.
    language.use(language.DEFAULT)
    return folder


@pytest.fixture(autouse=True)
def let_go(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Close the databases of sessions that a test leaves as they are.

    From Python 3.13 on one that is dropped while it is open is warned of, whenever that is found
    out. That the program closes its own is shown wherever the real program runs, with `-W error`.
    """
    begun: list[Database] = []
    begin = Database.__init__

    def note(database: Database, path: Path) -> None:
        begin(database, path)
        begun.append(database)

    monkeypatch.setattr(Database, "__init__", note)
    yield
    for database in begun:
        database.close()


class Run(Protocol):
    """Runs the real program to its end and returns what it printed, read as UTF-8.

    `input` is all of its standard input, which is no terminal; `env` is added to the environment.
    Its folder is a new empty one unless `cwd` names another.
    """

    def __call__(  # noqa: D102
        self,
        *arguments: str,
        input: str = "",
        env: Mapping[str, str] = {},
        cwd: Path | None = None,
        timeout: float = 60,
    ) -> subprocess.CompletedProcess[str]: ...


@pytest.fixture
def run(tmp_path: Path) -> Run:
    folder = tmp_path / "here"
    folder.mkdir()

    def run(
        *arguments: str,
        input: str = "",
        env: Mapping[str, str] = {},
        cwd: Path | None = None,
        timeout: float = 60,
    ) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-W", "error", "-m", "osmosis_cli", *arguments],
            input=input,
            env={**os.environ, "PYTHONPATH": str(ROOT), **env},
            cwd=cwd or folder,
            timeout=timeout,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    return run
