"""The commands of the command line, built in the language of the moment.

What a command does is imported when it runs: so each loads only what it needs itself.
"""

from collections.abc import Callable
from typing import Any

import click

from osmosis_cli import __version__
from osmosis_cli.cli.completion import a_path, completion_command, languages, one_of
from osmosis_cli.cli.learn import learn_command
from osmosis_cli.cli.options import Wanted, game_options
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.settings_file import LoadedSettings
from osmosis_cli.words.click import translate_metavars
from osmosis_cli.words.language import LANGUAGES
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext


def build(console: Console, saved: LoadedSettings) -> click.Group:
    """Return the command line for this console; its texts stay in the language of the moment."""
    group = PlayGroup(
        "osmosis",
        help=_("Osmosis, also called Treasure Trove: a game of cards for one."),
        # Translators: the words with dashes stay as they are: they are typed.
        epilog=_(
            "Without a command, osmosis plays. The options of play, such as --deal and --rules, "
            "can be given without it."
        ),
        invoke_without_command=True,
    )
    group.params.append(
        click.Option(
            ["--version"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            help=_("Show the version and exit."),
            callback=lambda ctx, _option, value: _told(console, ctx, value, _version),
        )
    )
    for command in (
        _play(console, saved),
        _deal(console),
        _why(console),
        _rules(console),
        _docs(console),
        _stats(console),
        _saves(console),
        completion_command(console, group),
        learn_command(console, saved),
        *lab_commands(console),
    ):
        group.add_command(command)
    for found in (group, *group.commands.values()):
        found.context_class = HelpContext
        found.add_help_option = False
        found.params += [_language_option(), _help_option(console)]
    translate_metavars(group)
    return group


def _language_option() -> click.Option:
    """The option that chose the language before the commands were built, for the help alone."""
    return click.Option(
        ["--lang"],
        expose_value=False,
        # Translators: stands in the help for the code of a language
        metavar=pgettext("metavar", "LANGUAGE"),
        # Translators: {languages} are codes to type, with commas between them.
        help=_("Speak this language: {languages}.").format(languages=", ".join(LANGUAGES)),
        shell_complete=one_of(languages),
    )


def _rule_sets() -> str:
    """The names of all rule sets, as they are typed."""
    # Translators: {names} are names to type, with commas between them.
    return _("Rule sets: {names}.").format(names=", ".join(RULE_SETS))


def _help_option(console: Console) -> click.Option:
    """The option that shows the help of a command, on the console like every answer."""
    return click.Option(
        ["-h", "--help"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        help=pgettext("command line", "Show this message and exit."),
        callback=lambda ctx, _option, value: _told(console, ctx, value, ctx.get_help),
    )


def _version() -> str:
    return f"osmosis {__version__}"


def _told(console: Console, ctx: click.Context, wanted: bool, text: Callable[[], str]) -> None:
    """Tell what an option asks for and end the run, if the option was given."""
    if wanted and not ctx.resilient_parsing:
        console.put(text())
        ctx.exit()


def _play(console: Console, saved: LoadedSettings) -> click.Command:
    @click.command("play", help=_("Play a game."), epilog=_rule_sets())
    @game_options
    @click.option(
        "--new", is_flag=True, help=_("Begin a new game, though an unfinished one is saved.")
    )
    @click.option(
        "--plain/--no-plain", default=None, help=_("Ask for plain lines, without line editing.")
    )
    @click.option(
        "--width",
        metavar=pgettext("metavar", "NUMBER"),
        help=_("Make lines at most so many characters wide, from 20 to 80."),
    )
    @click.option(
        "--json",
        "as_json",
        is_flag=True,
        help=_("Take moves from standard input and answer each with a JSON object."),
    )
    def command(
        plain: bool | None, width: str | None, new: bool, as_json: bool, **wanted: Any
    ) -> int:
        if as_json:
            from osmosis_cli.cli import json_play as script

            if new or width is not None or plain is not None:
                # Translators: the words with dashes stay as they are: they are typed.
                text = _("With --json, leave out --new, --plain and --width.")
                raise click.UsageError(text)
            return script.play(console, Wanted(**wanted))
        from osmosis_cli.cli import play

        return play.play(console, saved, Wanted(**wanted), plain, play.read_width(width), new)

    return command


def _deal(console: Console) -> click.Command:
    @click.command("deal", help=_("Show the start of a deal, or a position."))
    @game_options
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(as_json: bool, **wanted: Any) -> int:
        from osmosis_cli.cli.deal import deal

        return deal(console, Wanted(**wanted), as_json)

    return command


def _why(console: Console) -> click.Command:
    @click.command(
        "why",
        help=_(
            "Explain why a move is legal or illegal. Name a card, a card with its row, "
            "reserve 1 to 4, waste, draw or redeal."
        ),
    )
    @click.argument("what", nargs=-1, required=True, metavar=pgettext("metavar", "MOVE"))
    @game_options
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(what: tuple[str, ...], as_json: bool, **wanted: Any) -> int:
        from osmosis_cli.cli.deal import why

        return why(console, " ".join(what), Wanted(**wanted), as_json)

    return command


def _rules(console: Console) -> click.Command:
    @click.command("rules", help=_("List the sections of the rules, or show one of them."))
    # Translators: stands in the help for the number or the title of a section of the rules
    @click.argument("section", nargs=-1, metavar=pgettext("metavar", "[SECTION]"))
    def command(section: tuple[str, ...]) -> int:
        from osmosis_cli.cli.manual import rules

        return rules(console, " ".join(section))

    return command


def _docs(console: Console) -> click.Command:
    @click.command("docs", help=_("Write rules, commands and short forms to files."))
    @click.option(
        "--output",
        required=True,
        metavar=pgettext("metavar", "FOLDER"),
        help=_("Write a text and a page for each language into this folder."),
        shell_complete=a_path("dir"),
    )
    @click.option("--replace", is_flag=True, help=_("Replace files that are there already."))
    def command(output: str, replace: bool) -> int:
        from pathlib import Path

        from osmosis_cli.cli.manual import docs

        return docs(console, Path(output), replace)

    return command


def _saves(console: Console) -> click.Command:
    @click.command("saves", help=_("List your saved games."))
    def command() -> int:
        from osmosis_cli.cli.saves import saves

        return saves(console)

    return command


def _stats(console: Console) -> click.Command:
    @click.command("stats", help=_("Say how your games went."))
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(as_json: bool) -> int:
        from osmosis_cli.cli.stats import stats

        return stats(console, as_json)

    return command
