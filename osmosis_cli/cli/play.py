"""Starting a session at the prompt."""

from contextlib import closing

import click

from osmosis_cli.cli.options import DONE, Wanted
from osmosis_cli.cli.start import refuse_position, rule_set, start
from osmosis_cli.game.position import BadPosition
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.loop import Loop
from osmosis_cli.shell.session import Auto, Session
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.prompts import choose_mode, mode_sentence
from osmosis_cli.storage.settings import Settings
from osmosis_cli.storage.settings_file import FILE_NAME, LoadedSettings, SettingsFile
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.words.saving import game_waits, goes_on
from osmosis_cli.words.settings_problems import skipped_entries, unusable_settings
from osmosis_cli.words.style import PARTS, Style
from osmosis_cli.words.texts import gettext as _


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
    settings_file = SettingsFile(console.folders.settings / FILE_NAME)
    autosave = Autosave(console.folders.data, settings_file, console.now, console.random)
    with closing(autosave):
        found = autosave.find()
        game = Game(Timeline(begun.position.state), begun.position.deal, begun.number)
        game.asked = wanted.deal is not None or wanted.position is not None
        if found is not None and not new and _asks_for(wanted, found):
            game = found
        session = Session(game, console.random, _style(settings))
        session.interactive = console.is_terminal
        session.auto = _auto(settings)
        session.keys = settings.keys
        entries = (entry.partition(" ")[::2] for entry in settings.shorts.split(", ") if entry)
        session.shorts = dict(entries)
        session.autosave = autosave
        session.learner = Notebook(autosave.database, console.now)
        session.width = console.asked_width
        autosave.begin(game)
        mode = mode_sentence(console.mode)
        lines = [mode] if mode else []
        lines += [*_problems(saved, settings_file), *autosave.news()]
        if found is not None:
            lines.append(goes_on() if game is found else game_waits())
        newcomer = console.is_terminal and not (game.asked or found or console.typed.lines())
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
        Loop(session, console).run(lines)
        console.say("\n".join(autosave.care()))
    return DONE


def _problems(saved: LoadedSettings, file: SettingsFile) -> list[str]:
    """What is wrong in the file of the settings, each thing in one line."""
    lines = skipped_entries(saved.problems)
    if saved.fault is not None:
        lines += unusable_settings(saved.fault, file.path, saved.aside)
    return lines


def _asks_for(wanted: Wanted, found: Game) -> bool:
    """Whether the options ask for this unfinished game: for no other deal, and its own rules."""
    if wanted.deal is not None or wanted.position is not None:
        return False
    return rule_set(wanted, found.rules) == found.rules


def read_width(text: str | None) -> int | None:
    """Return the width that was asked for, in characters. Raises `click.UsageError`."""
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and 20 <= int(text[:4]) <= 80):
        raise click.UsageError(_("The width is a number from 20 to 80."))
    return int(text)


def _style(settings: Settings) -> Style:
    """The wording of answers that is set."""
    said = {
        "passes": settings.say_passes,
        "piles": settings.say_piles,
        "prompt": settings.say_prompt,
    }
    silent = frozenset(part for part in PARTS if not said[part])
    return Style(settings.verbosity, settings.cards, silent, settings.say_state)


def _auto(settings: Settings) -> frozenset[Auto]:
    """What is set to go by itself."""
    wanted: dict[Auto, bool] = {"safe": settings.auto_safe, "go": settings.auto_go}
    return frozenset(name for name, on in wanted.items() if on)
