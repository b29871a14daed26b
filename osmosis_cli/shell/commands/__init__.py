"""The commands, by subject. Importing this package fills the command table."""

from osmosis_cli.shell.commands import (
    files,
    games,
    help,
    learn,
    look,
    play,
    saves,
    settings,
    stats,
    talk,
    turns,
    why,
)

__all__ = [
    "files",
    "games",
    "help",
    "learn",
    "look",
    "play",
    "saves",
    "settings",
    "stats",
    "talk",
    "turns",
    "why",
]
