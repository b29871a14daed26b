"""The commands, by subject. Importing this package fills the command table."""

from osmosis_cli.shell.commands import (
    coach,
    files,
    games,
    help,
    learn,
    look,
    play,
    review,
    saves,
    settings,
    stats,
    turns,
    winnable,
)
from osmosis_cli.shell.commands import files as script
from osmosis_cli.shell.commands import look as why
from osmosis_cli.shell.commands import settings as talk
from osmosis_cli.shell.commands import settings as terminal

__all__ = [
    "coach",
    "files",
    "games",
    "help",
    "learn",
    "look",
    "play",
    "review",
    "saves",
    "script",
    "settings",
    "stats",
    "talk",
    "terminal",
    "turns",
    "why",
    "winnable",
]
