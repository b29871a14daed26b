"""How the help of a command is laid out, and how a range of numbers is said in it."""

from collections.abc import Iterable

import click
from click.formatting import wrap_text

from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext

NARROW = 60
"""Characters of a line below which two columns would leave too little room for either."""


class HelpPage(click.HelpFormatter):
    """The help in two columns; on narrow screens and Braille displays one thing below the other."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the usage line."""
        if self.width >= NARROW:
            super().write_usage(prog, args, prefix)
            return
        self._paragraph(f"{prefix or pgettext('command line', 'Usage:')} {prog} {args}".strip())

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
