"""What a section of the rule book is: texts to be looked up, and numbers to be said in them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from osmosis_cli.words.cards import comma_list
from osmosis_cli.words.numbers import format_number
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext


class Filled(NamedTuple):
    """A text with placeholders, and what stands there: words, or numbers to be said."""

    text: str
    values: Mapping[str, str | float]

    def said(self) -> str:
        """Return the text in the language of the moment; rates have one digit after the point."""
        said = {
            name: _number(value) if isinstance(value, int | float) else value
            for name, value in self.values.items()
        }
        return _(self.text).format(**said)


def _number(value: int | float) -> str:
    return format_number(value, 1 if isinstance(value, float) else 0)


Message = tuple[str, str]
"""A context and a text, to be looked up."""

Paragraph = str | Filled | Callable[[], tuple[str, ...]]
"""One paragraph, of one or more whole sentences; a function stands for several."""


@dataclass(frozen=True)
class Section:
    """One section of the rule book, said in the language of the moment.

    ``key`` is its language-neutral name, such as ``first-row``.
    """

    key: str
    titled: Message
    also_called: Message
    body: tuple[Paragraph, ...]

    @property
    def title(self) -> str:
        """The first line."""
        return pgettext(*self.titled)

    @property
    def other_names(self) -> tuple[str, ...]:
        """Words under which a reader may look for it."""
        return comma_list(pgettext(*self.also_called))

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text without its title, to be wrapped by whoever shows it."""
        found: list[str] = []
        for part in self.body:
            if isinstance(part, str):
                found.append(_(part))
            elif isinstance(part, Filled):
                found.append(part.said())
            else:
                found += part()
        return tuple(found)

    @property
    def lines(self) -> tuple[str, ...]:
        """The title and the paragraphs, unwrapped, in reading order."""
        return (self.title, *self.paragraphs)
