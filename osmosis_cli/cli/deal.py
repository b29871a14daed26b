"""Showing a deal or a position."""

from osmosis_cli.cli.options import DONE, Wanted
from osmosis_cli.cli.start import begin, put
from osmosis_cli.game.position import write_position
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words.table import board, which_game


def deal(console: Console, wanted: Wanted, as_json: bool) -> int:
    """Show the position that the options describe, and return the exit status."""
    begun = begin(console, wanted, as_json)
    if isinstance(begun, int):
        return begun
    state, label = begun.position
    if as_json:
        put(console, write_position(state, label))
    else:
        console.say("\n".join([*which_game(label, state.rules), *board(state)]))
    return DONE
