"""Playing by commands from another program, each answered with a JSON object."""

from osmosis_cli.cli.deal import asked_in_codes
from osmosis_cli.cli.options import DONE, Wanted
from osmosis_cli.cli.start import begin, put
from osmosis_cli.game.json_api import carry_out
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.prompts import Choice, Interrupted, Mode, TooLong


def play(console: Console, wanted: Wanted) -> int:
    """Carry out the commands from standard input, one a line, and return the exit status.

    Empty lines are skipped, so they have no answer. Raises `KeyboardInterrupt` on Ctrl-C.
    """
    begun = begin(console, wanted, as_json=True, stdin_taken=True)
    if isinstance(begun, int):
        return begun
    timeline = Timeline(begun.position.state)
    console.use(Choice(Mode.SCRIPT))
    while True:
        try:
            line = console.ask("", remember=False)
            record = carry_out(timeline, line, begun.position.deal, asked_in_codes)
        except TooLong as long:
            record = {"command": long.start, "error": "line-too-long"}
        except Interrupted:
            raise KeyboardInterrupt from None
        except EOFError:
            return DONE
        if record is not None:
            put(console, record)
