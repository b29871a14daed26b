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
    talk,
    turns,
    why,
    winnable,
)

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
    "settings",
    "stats",
    "talk",
    "turns",
    "why",
    "winnable",
]
