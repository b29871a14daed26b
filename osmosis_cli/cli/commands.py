"""The commands of the command line as click knows them, in the language of the moment.

What a command does is imported when it runs: so each loads only what it needs itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import click
from click.formatting import wrap_text

from osmosis_cli import __version__
from osmosis_cli.cli.completion import (
    a_path,
    completion_command,
    languages,
    lessons,
    one_of,
    sections,
)
from osmosis_cli.cli.options import Function, Wanted, game_options, own_command, rules_options
from osmosis_cli.game.measured import HABITS, PLAYERS, Habit, Player
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.settings_file import LoadedSettings
from osmosis_cli.words.language import LANGUAGES
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem


DEFAULT = "play"
"""The command that is meant where none is named."""

BUDGET = 1_000_000
"""How many positions of a deal are searched at most if nothing else is asked for."""

MOST_DEALS = 10**9
MOST_PROCESSES = 64

NARROW = 60
"""Characters of a line below which two columns would leave too little room for either."""


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
        _check(console),
        completion_command(console, group),
        _learn(console, saved),
        _solve(console),
        _simulate(console),
    ):
        group.add_command(command)
    for found in (group, *group.commands.values()):
        found.context_class = HelpContext
        found.add_help_option = False
        found.params += [_language_option(), _help_option(console)]
        # Translators: stands in the usage line for any number of options
        found.options_metavar = pgettext("metavar", "[OPTIONS]")
    # Translators: stands in the usage line for a command and what follows it
    group.subcommand_metavar = pgettext("metavar", "[COMMAND] [ARGUMENTS]...")
    return group


def _language_option() -> click.Option:
    """The option that chose the language before the commands were built.

    It is here for the help, and to be refused without a value.
    """
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
    @own_command("play", help=_("Play a game."), epilog=_rule_sets())
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
            # Start-up: for this command only.
            from osmosis_cli.cli import json_play

            if new or width is not None or plain is not None:
                # Translators: the words with dashes stay as they are: they are typed.
                text = _("With --json, leave out --new, --plain and --width.")
                raise click.UsageError(text)
            return json_play.play(console, Wanted(**wanted))
        # Start-up: for this command only.
        from osmosis_cli.cli import play

        return play.play(console, saved, Wanted(**wanted), plain, play.read_width(width), new)

    return command


def _deal(console: Console) -> click.Command:
    @own_command("deal", help=_("Show the start of a deal, or a position."))
    @game_options
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(as_json: bool, **wanted: Any) -> int:
        # Start-up: for this command only.
        from osmosis_cli.cli.deal import deal

        return deal(console, Wanted(**wanted), as_json)

    return command


def _why(console: Console) -> click.Command:
    @own_command(
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
        # Start-up: for this command only.
        from osmosis_cli.cli.deal import why

        return why(console, " ".join(what), Wanted(**wanted), as_json)

    return command


def _rules(console: Console) -> click.Command:
    @own_command("rules", help=_("List the sections of the rules, or show one of them."))
    # Translators: stands in the help for the number or the title of a section of the rules
    @click.argument(
        "section",
        nargs=-1,
        metavar=pgettext("metavar", "[SECTION]"),
        shell_complete=one_of(sections),
    )
    def command(section: tuple[str, ...]) -> int:
        # Start-up: for this command only.
        from osmosis_cli.cli.manual import rules

        return rules(console, " ".join(section))

    return command


def _docs(console: Console) -> click.Command:
    @own_command("docs", help=_("Write rules, commands and short forms to files."))
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

        # Start-up: for this command only.
        from osmosis_cli.cli.manual import docs

        return docs(console, Path(output), replace)

    return command


def _saves(console: Console) -> click.Command:
    @own_command("saves", help=_("List your saved games."))
    def command() -> int:
        # Start-up: for this command only.
        from osmosis_cli.cli.kept import saves

        return saves(console)

    return command


def _check(console: Console) -> click.Command:
    @click.command("check", help=_("Check whether all that is kept is whole, and mend it."))
    def command() -> int:
        # Start-up: for this command only.
        from osmosis_cli.cli.kept import check

        return check(console)

    return command


def _stats(console: Console) -> click.Command:
    @own_command("stats", help=_("Say how your games went: all, or of a span or a variant."))
    # Translators: stands in the help for a span of time such as "week", and the name of a variant.
    @click.argument("wanted", nargs=-1, metavar=pgettext("metavar", "[SPAN] [VARIANT]"))
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(wanted: tuple[str, ...], as_json: bool) -> int:
        # Start-up: for this command only.
        from osmosis_cli.cli.kept import stats

        return stats(console, " ".join(wanted), as_json)

    return command


def _learn(console: Console, saved: LoadedSettings) -> click.Command:
    @own_command("learn", help=_("Learn the game, or go on where you stopped."))
    # Translators: stands in the help for the number of a lesson
    @click.argument(
        "lesson",
        required=False,
        metavar=pgettext("metavar", "[LESSON]"),
        shell_complete=one_of(lessons),
    )
    @click.option(
        "--check",
        metavar=pgettext("metavar", "FILE"),
        help=_("Check a lesson that you have written, instead of learning."),
        shell_complete=a_path("file"),
    )
    @click.option(
        "--plain/--no-plain", default=None, help=_("Ask for plain lines, without line editing.")
    )
    @click.option(
        "--width",
        metavar=pgettext("metavar", "NUMBER"),
        help=_("Make lines at most so many characters wide, from 20 to 80."),
    )
    def command(
        lesson: str | None, check: str | None, plain: bool | None, width: str | None
    ) -> int:
        # Start-up: for this command only.
        from osmosis_cli.cli import (
            learn,  # for this command only
            play,  # for this command only
        )

        if check is not None:
            if lesson is not None or width is not None or plain is not None:
                # Translators: the words with dashes stay as they are: they are typed.
                text = _("With --check, leave out the number of a lesson, --plain and --width.")
                raise click.UsageError(text)
            return learn.check_lesson(console, check)
        first = f"learn {learn.lesson_number(lesson)}" if lesson else "learn"
        return play.play(console, saved, Wanted(), plain, play.read_width(width), first=first)

    return command


def _number(
    *names: str, default: int, help: str, most: int | None = None
) -> Callable[[Function], Function]:
    """The option that takes a whole number from 1 on, or up to the most that is allowed."""
    return click.option(
        *names,
        default=default,
        show_default=True,
        type=WholeNumber(1, most),
        metavar=pgettext("metavar", "NUMBER"),
        help=help,
    )


def _solve(console: Console) -> click.Command:
    @own_command(
        "solve", help=_("Say whether a deal or a position can be won and how, or why not.")
    )
    @game_options
    @_number("--budget", default=BUDGET, help=_("Search at most so many positions."))
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(budget: int, as_json: bool, **wanted: Any) -> int:
        # Start-up: for this command only.
        from osmosis_cli.cli import lab

        return lab.solve(console, Wanted(**wanted), budget, as_json)

    return command


def _simulate(console: Console) -> click.Command:
    @own_command("simulate", help=_("Let a player play many deals, and count what is won."))
    @click.option(
        "--player",
        type=click.Choice(PLAYERS),
        required=True,
        # Translators: stands in the help for careless, habits, coach or perfect
        metavar=pgettext("metavar", "PLAYER"),
        # Translators: careless, habits, coach and perfect stay as they are: they are typed.
        help=_(
            "Who plays: careless plays the first card that can go, habits keeps the habits of "
            "the lessons, coach follows the hints, perfect knows all cards."
        ),
    )
    @click.option(
        "--without",
        "left_out",
        type=click.Choice(HABITS),
        # Translators: stands in the help for the name of a habit, such as look-first
        metavar=pgettext("metavar", "HABIT"),
        # Translators: {names} are English words; they stay as they are, since they are typed.
        help=_("Let the player of habits leave one out: {names}.").format(names=", ".join(HABITS)),
    )
    @_number(
        "--from",
        "first",
        default=32_000,
        most=10**19,
        help=_("Begin with the deal of this number."),
    )
    @_number(
        "--count",
        default=100,
        most=MOST_DEALS,
        help=_("Play so many deals, one number after the other."),
    )
    @rules_options
    @_number(
        "--processes",
        default=1,
        most=MOST_PROCESSES,
        help=_("Work with so many processes at once."),
    )
    @_number(
        "--budget",
        default=BUDGET,
        help=_("The perfect player searches at most so many positions of a deal."),
    )
    @click.option("--quiet", is_flag=True, help=_("Do not tell how far the work has come."))
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(
        player: Player,
        left_out: Habit | None,
        first: int,
        count: int,
        processes: int,
        budget: int,
        quiet: bool,
        as_json: bool,
        **wanted: Any,
    ) -> int:
        # Start-up: for this command only.
        from osmosis_cli.cli import (
            lab,  # for this command only
            start,  # for this command only
        )

        rules = start.rule_set(Wanted(**wanted))
        if left_out is not None and player != "habits":
            raise click.UsageError(_("Only the player of habits can leave one out."))
        wanted_range = lab.Range(player, rules, first, count, budget, left_out)
        return lab.measure(console, wanted_range, processes, as_json, quiet)

    return command


class PlayGroup(click.Group):
    """A group whose command ``play`` is meant where none is named.

    The name of a command may stand after its options too.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the name of the command first, then parse as usual."""
        own = {name for parameter in self.params for name in (*parameter.opts,)}
        own.update(self.get_help_option_names(ctx))
        # A shell that completes the first word has not typed one yet: any command may follow.
        unnamed = not args and not ctx.resilient_parsing
        if unnamed or (args and args[0].startswith("-") and args[0] not in own):
            named = next((word for word in args if word in self.commands), None)
            if named is not None:
                args.remove(named)
            args = [named or DEFAULT, *args]
        return super().parse_args(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands, each with the whole first sentence of its help."""
        rows = [(name, f"{_first_sentence(command)}.") for name, command in self.commands.items()]
        with formatter.section(pgettext("command line", "Commands:").removesuffix(":")):
            formatter.write_dl(sorted(rows))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return commands with the first sentence of their help, and the options of ``play``."""
        default = self.commands[DEFAULT]
        own = super().shell_complete(ctx, incomplete)
        items = {item.value: item for item in default.shell_complete(ctx, incomplete)}
        items.update((item.value, item) for item in own if item.value not in items)
        for name, command in self.commands.items():
            if name in items:
                items[name].help = _first_sentence(command)
        return list(items.values())


def _first_sentence(command: click.Command) -> str:
    return (command.help or "").partition(". ")[0].removesuffix(".")


class HelpPage(click.HelpFormatter):
    """The help in two columns; on narrow screens and Braille displays one thing below the other."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line."""
        if self.width >= NARROW:
            super().write_usage(prog, args, prefix)
            return
        usage = prefix or pgettext("command line", "Usage:")
        self._paragraph(f"{usage} {prog} {args}".strip())

    def write_heading(self, heading: str) -> None:
        """Write a heading, broken like any text."""
        self._paragraph(f"{heading}:")

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        """Write terms, each with what is said of it.

        click puts semicolons between its notes, which not every language sets alike.
        """
        rows = [(term, said.replace("; ", ", ")) for term, said in rows]
        if self.width >= NARROW:
            super().write_dl(rows, col_max, col_spacing)
            return
        for term, said in rows:
            self._paragraph(term)
            if said:
                with self.indentation():
                    self._paragraph(said)

    def _paragraph(self, text: str) -> None:
        """Write a text, broken into lines that fit."""
        indent = " " * self.current_indent
        self.write(wrap_text(text, self.width, indent, indent) + "\n")


class HelpContext(click.Context):
    """The context of a command whose help is laid out like this."""

    formatter_class = HelpPage


class WholeNumber(click.IntRange):
    """A whole number from ``min`` on, or up to ``max``; in help and errors the range is words."""

    def _describe_range(self) -> str:
        if self.max is None:
            # Translators: the numbers that are possible.
            return _("from {low} on").format(low=self.min)
        # Translators: the numbers that are possible.
        return _("{low} to {high}").format(low=self.min, high=self.max)
