"""The list of saved games, without a game."""

from osmosis_cli.cli.options import DONE, NO
from osmosis_cli.shell.commands.saves import listed
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.database import FILE_NAME, Database
from osmosis_cli.storage.games import list_saves
from osmosis_cli.words import saved_games as words
from osmosis_cli.words.saving import damaged_database, unreadable_games


def saves(console: Console) -> int:
    """Tell which games are saved, and return the exit status: 1 if they cannot be read."""
    database = Database(console.folders.data / FILE_NAME)
    found = database.read(list_saves)
    database.close()
    if database.fault is not None:
        console.complain(unreadable_games(database.fault.code, database.fault.path))
        return NO
    lines = [
        line
        for aside, odd, lost in database.happened
        for line in damaged_database(database.path, aside, odd, lost)
    ]
    if found:
        lines += [*listed(found), words.how_to_go_on()]
    else:
        lines.append(words.none_saved())
    console.say("\n".join(lines))
    return DONE
