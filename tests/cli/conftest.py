"""The command line in this process: fast, and the same from the arguments to the exit status."""

import io
from collections.abc import Callable
from typing import NamedTuple

import pytest

from osmosis_cli.cli.main import run
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words import language


class Done(NamedTuple):
    """What a run printed as its answer and as complaints, and its exit status."""

    said: str
    complaint: str
    status: int


Osmosis = Callable[..., Done]


@pytest.fixture
def osmosis(monkeypatch: pytest.MonkeyPatch) -> Osmosis:
    """Run the command line with these arguments on this input."""

    def start(*arguments: str, input: str = "", env: dict[str, str] | None = None) -> Done:
        for name, value in (env or {}).items():
            monkeypatch.setenv(name, value)
        said, complaint = io.StringIO(), io.StringIO()
        before = language.current()
        try:
            status = run(arguments, Console(io.StringIO(input), said, complaint))
        finally:
            language.use(before)
        return Done(said.getvalue(), complaint.getvalue(), status)

    return start
