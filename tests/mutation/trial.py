"""Runs the tests of the game on changed sources, each in a process of its own."""

from __future__ import annotations

import importlib.abc
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType

# Loaded once here, for all processes that are forked from this one.
import hypothesis.strategies  # noqa: F401
import pytest

from tests.mutation.mutants import Mutant

MEMORY = 4 * 2**30
"""The bytes that a mutant may take: some fill a list for ever."""

SECONDS = 10
"""The time of the processor after which a test is one that goes on for ever; most take 0.1 s."""

OPTIONS = (
    "-x", "-q", "-m", "not slow", "-p", "no:cacheprovider", "--assert=plain",
    "--hypothesis-profile=few",
)  # fmt: skip

NOTICED_BY = 20
"""The status of a process in which the first file of tests failed; one more for the second."""


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


class Watch:
    """A plugin of pytest that ends a test which goes on for ever, and keeps the first to fail."""

    failed = ""

    def pytest_runtest_logstart(self, nodeid: str, location: object) -> None:
        """Begin to count the time of this test."""
        signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Look at what became of a test."""
        if report.failed and not self.failed:
            self.failed = report.nodeid


def unnoticed(module: str, found: Iterable[Mutant], tests: Sequence[str]) -> Iterator[Mutant]:
    """Yield the mutants of this module with which all these files of tests pass.

    Raises `RuntimeError` if they do not pass with the module as it is, which `found` begins with.
    """
    waiting = iter(found)
    _, status = os.waitpid(_start(module, next(waiting), tests), 0)
    if status:
        raise RuntimeError("the tests fail with nothing changed")
    order = list(tests)
    running: dict[int, tuple[Mutant, list[str]]] = {}
    for mutant in waiting:
        running[_start(module, mutant, order)] = mutant, list(order)
        if len(running) == (os.cpu_count() or 1):
            yield from _ended(running, order)
    while running:
        yield from _ended(running, order)


def _ended(running: dict[int, tuple[Mutant, list[str]]], order: list[str]) -> Iterator[Mutant]:
    """Wait for a process; let the file of tests that noticed its mutant be the first from now."""
    pid, status = os.wait()
    mutant, tests = running.pop(pid)
    if not status:
        yield mutant
        return
    code = os.waitstatus_to_exitcode(status)
    if code >= NOTICED_BY:
        file = tests[code - NOTICED_BY]
        order.remove(file)
        order.insert(0, file)


def _start(module: str, mutant: Mutant, tests: Sequence[str]) -> int:
    """Start the tests with this mutant and return the number of their process."""
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        with open(os.devnull, "r+b") as nothing:
            for number in range(3):
                os.dup2(nothing.fileno(), number)
        sys.meta_path.insert(0, Changed(module, mutant.source))
        watch = Watch()
        status = int(pytest.main([*OPTIONS, *tests], plugins=[watch]))
        file = watch.failed.partition("::")[0]
        if file:
            status = NOTICED_BY + [test.endswith(file) for test in tests].index(True)
    finally:
        # Whatever was raised, this process ends here.
        os._exit(status)
