"""The list of saved games, without a game."""

from osmosis_cli.cli.options import DONE, NO
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.told_saves import listed
from osmosis_cli.storage.saves import FOLDER_NAME
from osmosis_cli.words import saved_games as words


def saves(console: Console) -> int:
    """Tell which games are saved, and return the exit status: 1 if their folder is unreadable."""
    told = listed(console.folders.data / FOLDER_NAME)
    if told.number is None:
        console.complain("\n".join(told.lines))
        return NO
    lines = [*told.lines, words.how_to_go_on()] if told.number else [words.none_saved()]
    console.say("\n".join(lines))
    return DONE
