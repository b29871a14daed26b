"""What a measurement is, and the surroundings in which programs are measured."""

from __future__ import annotations

import os
import platform
import sys
import sysconfig
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent

# What a shell may hold that changes what is measured.
UNWANTED = (
    "ACCESSIBLE", "COLUMNS", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LINES", "OSMOSIS_LANG",
    "PYTHONDONTWRITEBYTECODE", "PYTHONIOENCODING", "PYTHONUNBUFFERED", "PYTHONUTF8",
)  # fmt: skip


class Row(NamedTuple):
    """A line of the table: what was measured, as a multiple of a yardstick, and its goal."""

    name: str
    value: str
    yardstick: str
    ratio: float | None = None
    processor: float | None = None
    goal: float | None = None
    at_least: bool = False

    def met(self, busy: bool) -> str:
        """Whether the goal is met: by the clock, or on a busy machine by the processor's time."""
        judged = self.processor if busy and self.processor is not None else self.ratio
        if self.goal is None or judged is None:
            return ""
        return "yes" if (judged >= self.goal if self.at_least else judged <= self.goal) else "NO"


def environment(home: Path) -> dict[str, str]:
    """The environment of a program that is measured, whose own files are in this folder.

    Compiled files are used, as they are wherever the program is installed.
    """
    kept = {name: value for name, value in os.environ.items() if name not in UNWANTED}
    return {
        **kept,
        "HOME": str(home),
        "LANG": "C.UTF-8",
        "OSMOSIS_HOME": str(home / "osmosis"),
        "PYTHONPATH": str(ROOT),
        "TERM": "xterm",
    }


def program() -> list[str]:
    """How the program is started: by its script if it is installed, else as a module."""
    script = Path(sysconfig.get_path("scripts")) / "osmosis"
    return [sys.executable, str(script)] if script.is_file() else [sys.executable, "-m",
                                                                   "osmosis_cli"]  # fmt: skip


def percentile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def middle(values: Sequence[float]) -> float:
    """The median."""
    return median(values)


def surroundings() -> list[str]:
    """What the figures depend on, line by line; nothing that tells whose machine it is."""
    packages = ("click", "babel", "prompt_toolkit", "platformdirs")
    return [
        f"Python {platform.python_version()} ({platform.python_implementation()})",
        ", ".join(f"{name} {version(name)}" for name in packages),
        f"{platform.system()} {platform.machine()}, {_processor()}, {os.cpu_count()} cores",
    ]


def load() -> float:
    """How many programs wanted a core in the last minute, on average; 0 if nobody knows."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or "unknown processor"
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, "unknown processor")
