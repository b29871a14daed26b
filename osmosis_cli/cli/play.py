"""Starting a session at the prompt."""

import click

from osmosis_cli.cli.options import Wanted, start
from osmosis_cli.cli.programs import refuse_position
from osmosis_cli.cli.statuses import DONE
from osmosis_cli.game.faults import BadPosition
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.shell import commands
from osmosis_cli.shell.commands.games import opening
from osmosis_cli.shell.console import Console
from osmosis_cli.shell.first_start import first_question
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.loop import Loop
from osmosis_cli.shell.modes import choose_mode, mode_sentence
from osmosis_cli.shell.session import Session
from osmosis_cli.shell.settings_keeper import SettingsKeeper
from osmosis_cli.storage.settings_file import FILE_NAME, LoadedSettings, SettingsFile
from osmosis_cli.words.style import Style
from osmosis_cli.words.texts import gettext as _

__all__ = ["commands", "play", "read_width"]


def play(
    console: Console,
    saved: LoadedSettings,
    wanted: Wanted,
    plain: bool | None,
    width: int | None,
) -> int:
    """Play at the prompt until the player leaves, and return the exit status.

    ``plain`` and ``width`` are what the command line asks for, None for what the settings say.
    """
    settings = saved.settings
    try:
        begun = start(console, wanted, stdin_taken=True)
    except BadPosition as bad:
        return refuse_position(console, bad)
    console.asked_width = width or settings.width
    console.use(choose_mode(console.is_terminal, console.environ, plain, settings.plain))
    game = Game(Timeline(begun.position.state), begun.position.deal, begun.number)
    session = Session(game, console.random, Style(settings.verbosity, settings.cards))
    session.watchers.append(SettingsKeeper(SettingsFile(console.folders.settings / FILE_NAME)))
    mode = mode_sentence(console.mode)
    lines = [mode] if mode else []
    if (
        console.is_terminal
        and wanted.deal is None
        and wanted.position is None
        and not console.typed.lines()
    ):
        lines += session.ask(first_question(session)).lines
    else:
        lines += opening(session)
    Loop(session, console).run(lines)
    return DONE


def read_width(text: str | None) -> int | None:
    """Return the width that was asked for, in characters. Raises `click.UsageError`."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and 20 <= int(text[:4]) <= 80):
        raise click.UsageError(_("The width is a number from 20 to 80."))
    return int(text)
