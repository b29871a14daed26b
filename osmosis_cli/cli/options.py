"""Options that several commands share, and the exit statuses of all."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, TypeVar

import click

from osmosis_cli.cli.completion import (
    UNLIMITED,
    a_path,
    draws,
    one_of,
    passes,
    rule_sets,
)
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, pgettext

DONE = 0
NO = 1
"""The answer is no, or a file is bad."""
WRONG_USAGE = 2
FAULT = 70
"""The program itself is at fault, as in ``sysexits.h``."""


Function = TypeVar("Function", bound=Callable[..., Any])


class OwnCommand(click.Command):
    """A command in which no option takes another option for its value."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Refuse an option without its value, then parse as usual."""
        options = [found for found in self.get_params(ctx) if isinstance(found, click.Option)]
        named = {name for found in options for name in (*found.opts, *found.secondary_opts)}
        valued = {name for found in options if not found.is_flag for name in found.opts}
        end = args.index("--") if "--" in args else len(args)
        for name, value in pairwise([*args[:end], "--"]):
            if name in valued and (value in named or value == "--") and not ctx.resilient_parsing:
                text = ngettext(
                    "Option '{name}' requires a value.",
                    "Option '{name}' requires {nargs} values.",
                    1,
                )
                raise click.BadOptionUsage(name, text.format(name=name, nargs=1), ctx)
        return super().parse_args(ctx, args)


def own_command(name: str, **settings: Any) -> Callable[[Callable[..., Any]], OwnCommand]:
    """Return what makes such a command of a function, as `click.command` does."""
    return click.command(name, OwnCommand, **settings)


class Wanted(NamedTuple):
    """The values of the shared options, None or False where one was not given."""

    deal: str | None = None
    position: str | None = None
    rules: str | None = None
    draw: str | None = None
    passes: str | None = None
    open_reserve: bool = False


def game_options(command: Function) -> Function:
    """Add the options that choose a deal or a position and its rules."""
    # Translators: stands in the help for a deal number
    number = pgettext("metavar", "NUMBER")
    file = pgettext("metavar", "FILE")
    options = [
        click.option("--deal", metavar=number, help=_("Play the deal with this number.")),
        click.option(
            "--position",
            metavar=file,
            help=_("Take the position from this file."),
            shell_complete=a_path("file"),
        ),
    ]
    return _with(options, rules_options(command))


def rules_options(command: Function) -> Function:
    """Add the options that choose the rules."""
    options = [
        click.option(
            "--rules",
            metavar=pgettext("metavar", "VARIANT"),
            help=_("Play by this rule set, for example peek."),
            shell_complete=one_of(rule_sets),
        ),
        click.option(
            "--draw",
            metavar="1|3",
            help=_("Deal one or three cards at a time."),
            shell_complete=one_of(draws),
        ),
        click.option(
            "--passes",
            metavar=pgettext("metavar", "NUMBER"),
            # Translators: {word} is what to type for any number.
            help=_("Allow so many passes through the stock, or {word}.").format(word=UNLIMITED),
            shell_complete=one_of(passes),
        ),
        click.option(
            "--open-reserve", is_flag=True, help=_("Lay all cards of the reserve face up.")
        ),
    ]
    return _with(options, command)


def _with(options: Sequence[Callable[[Any], Any]], command: Function) -> Function:
    """Add these options before those that the command has."""
    for option in reversed(options):
        command = option(command)
    return command
