"""A command group in which one command need not be named."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from osmosis_cli.words.texts import pgettext

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

DEFAULT = "play"


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
