"""Starting a session at the prompt."""

from contextlib import closing
from typing import TYPE_CHECKING

import click

from osmosis_cli.cli.options import DONE, Wanted
from osmosis_cli.cli.saved_games import SavedGames
from osmosis_cli.cli.start import refuse_position, rule_set, start
from osmosis_cli.game.position import BadPosition
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.loop import Loop
from osmosis_cli.shell.session import Session
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.prompts import choose_mode, mode_sentence
from osmosis_cli.storage.settings_file import LoadedSettings
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.words.style import Style
from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from osmosis_cli.storage.progress import JsonStore
    from osmosis_cli.tutor.progress import Knowledge


def play(
    console: Console,
    saved: LoadedSettings,
    wanted: Wanted,
    plain: bool | None,
    width: int | None,
    new: bool = False,
    first: str | None = None,
) -> int:
    """Play at the prompt until the player leaves, and return the exit status.

    The unfinished game of the last session goes on, unless ``new`` or the options ask for
    another. ``plain`` and ``width`` are what the command line asks for, None for what the settings
    say. ``first`` is a line that is answered before the player types one.
    """
    settings = saved.settings
    try:
        begun = start(console, wanted, True, RULE_SETS[settings.rules])
    except BadPosition as bad:
        return refuse_position(console, bad)
    console.asked_width = width or settings.width
    console.use(choose_mode(console.is_terminal, console.environ, plain, settings.plain))
    with SavedGames(console) as games:
        game = Game(Timeline(begun.position.state), begun.position.deal, begun.number)
        if games.found is not None and not new and _asks_for(wanted, games.found):
            game = games.found
        session = Session(game, console.random, Style(settings.verbosity, settings.cards))
        mode = mode_sentence(console.mode)
        lines = [mode] if mode else []
        lines += [*games.problems(saved), *games.watch(session)]
        session.width = console.asked_width
        session.learner = Notebook(lambda: _progress(console), console.now)
        newcomer = console.is_terminal and not _knows_the_game(console, wanted, games)
        if first is not None or newcomer:
            # Start-up: only a first line or the first question of all needs the commands so soon.
            from osmosis_cli.shell import conversation, first_start

            talk = conversation.Conversation(session)
            if first is not None:
                lines += talk.answer(first).lines
            else:
                lines += session.ask(first_start.first_question(talk)).lines
        else:
            lines += session.opening()
        with closing(session.learner):
            Loop(session, console).run(lines)
    return DONE


def _progress(console: Console) -> "JsonStore[Knowledge]":
    """Open the file of what the player has learned."""
    # Only once something has been learned, or is asked for.
    from osmosis_cli.tutor.keeping import progress_store

    return progress_store(console.folders.data)


def _asks_for(wanted: Wanted, found: Game) -> bool:
    """Whether the options ask for this unfinished game: for no other deal, and its own rules."""
    if wanted.deal is not None or wanted.position is not None:
        return False
    return rule_set(wanted, found.rules) == found.rules


def _knows_the_game(console: Console, wanted: Wanted, games: SavedGames) -> bool:
    """Whether the player has played before, or knows what to play."""
    chosen = wanted.deal is not None or wanted.position is not None
    return chosen or games.found is not None or bool(console.typed.lines())


def read_width(text: str | None) -> int | None:
    """Return the width that was asked for, in characters. Raises `click.UsageError`."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and 20 <= int(text[:4]) <= 80):
        raise click.UsageError(_("The width is a number from 20 to 80."))
    return int(text)
