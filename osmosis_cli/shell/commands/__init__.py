"""The commands, by subject. Importing this package fills the command table."""

from osmosis_cli.shell.commands import games, help, look, play, settings, talk, turns, why

__all__ = ["games", "help", "look", "play", "settings", "talk", "turns", "why"]
