"""The one command table: what is typed, what it is for, and what it does.

Reading lines, help, completion, the manual, tests and the catalogues all use it.
"""

from osmosis_cli.shell.commands import (
    advice,
    files,
    games,
    help,
    learn,
    look,
    past_games,
    play,
    saves,
    settings,
    shorts,
    stats,
    turns,
    winnable,
)
from osmosis_cli.shell.session import Command

COMMANDS: dict[str, Command] = {
    command.key: command
    for room in (
        games,
        past_games,
        advice,
        saves,
        files,
        help,
        learn,
        look,
        play,
        settings,
        shorts,
        stats,
        turns,
        winnable,
    )
    for command in room.COMMANDS
}
"""All commands by key, in the order in which help lists those of a group."""
