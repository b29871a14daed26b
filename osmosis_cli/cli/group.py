"""A command group in which one command need not be named."""

import click

DEFAULT = "play"


class PlayGroup(click.Group):
    """A group whose command ``play`` is meant where none is named.

    The name of a command may stand after its options too.
    """

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Put the name of the command first, then parse as usual."""
        own = {name for parameter in self.params for name in (*parameter.opts,)}
        own.update(self.get_help_option_names(ctx))
        if not args or (args[0].startswith("-") and args[0] not in own):
            named = next((word for word in args if word in self.commands), None)
            if named is not None:
                args.remove(named)
            args = [named or DEFAULT, *args]
        return super().parse_args(ctx, args)
