"""Playing by commands from another program, each answered with a JSON object."""

from collections.abc import Iterator
from contextlib import suppress

from osmosis_cli.cli.options import DONE, Wanted
from osmosis_cli.cli.start import begin, put
from osmosis_cli.game.json_api import carry_out
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.prompts import Choice, Mode


def play(console: Console, wanted: Wanted) -> int:
    """Carry out the commands from standard input, one a line, and return the exit status."""
    begun = begin(console, wanted, as_json=True, stdin_taken=True)
    if isinstance(begun, int):
        return begun
    timeline = Timeline(begun.position.state)
    for line in _lines(console):
        record = carry_out(timeline, line)
        if record is not None:
            put(console, record)
    return DONE


def _lines(console: Console) -> Iterator[str]:
    """Yield the lines of standard input, without prompts and without their ends."""
    console.use(Choice(Mode.SCRIPT))
    with suppress(EOFError):
        while True:
            yield console.ask("", remember=False)
