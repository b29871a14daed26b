"""Runs the tests of the game on changed sources, each in a process of its own."""

from __future__ import annotations

import contextlib
import importlib.abc
import importlib.util
import os
import resource
import sys
import traceback
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

# Loaded once here, for all processes that are forked from this one.
import hypothesis.strategies  # noqa: F401
import pytest

from tests.mutation.mutants import Mutant

MEMORY = 4 * 2**30
"""The bytes that a mutant may take: some fill a list for ever."""


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives one module another source when it is imported."""

    def __init__(self, module: str, source: str) -> None:
        self._module, self._source = module, source

    def find_spec(self, name: str, path: object, target: object = None) -> ModuleSpec | None:
        """Return the spec of the changed module, None for any other."""
        return importlib.util.spec_from_loader(name, self) if name == self._module else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the changed source."""
        exec(compile(self._source, f"<changed {self._module}>", "exec"), module.__dict__)


def unnoticed(module: str, found: Iterable[Mutant], tests: Sequence[str]) -> Iterator[Mutant]:
    """Yield the mutants of this module with which all these tests pass.

    Raises `RuntimeError` if they do not pass with the module as it is, which `found` begins with.
    """
    waiting = iter(found)
    running: dict[int, Mutant] = {}
    first = next(waiting)
    pid = _start(module, first, tests, seconds=600)
    _, status, usage = os.wait4(pid, 0)
    if status:
        raise RuntimeError("the tests fail with nothing changed")
    # Of the processor's time, so that a busy machine is no danger.
    seconds = 5 + 3 * round(usage.ru_utime + usage.ru_stime)
    for mutant in waiting:
        running[_start(module, mutant, tests, seconds)] = mutant
        if len(running) == (os.cpu_count() or 1):
            yield from _ended(running)
    while running:
        yield from _ended(running)


def _ended(running: dict[int, Mutant]) -> Iterator[Mutant]:
    pid, status = os.wait()
    mutant = running.pop(pid)
    if not status:
        yield mutant


def _start(module: str, mutant: Mutant, tests: Sequence[str], seconds: int) -> int:
    """Start the tests with this mutant and return the number of their process."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with open(os.devnull, "r+b") as nothing:
            for number in range(3):
                os.dup2(nothing.fileno(), number)
        sys.meta_path.insert(0, Changed(module, mutant.source))
        options = ("-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", "--assert=plain")
        status = int(pytest.main([*options, "--hypothesis-profile=few", *tests]))
    except BaseException:
        with contextlib.suppress(BaseException):
            traceback.print_exc()
    finally:
        os._exit(status)
