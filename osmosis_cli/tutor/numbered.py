"""Numbered choices, answered by number or by their first words."""

from collections.abc import Sequence

from osmosis_cli.words.finding import find
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext, pgettext_noop

_LEGALITY = (
    # Translators: the two answers about a move, typed or chosen by number.
    pgettext_noop("answer about a move", "legal"),
    pgettext_noop("answer about a move", "illegal"),
)


def numbered(texts: Sequence[str]) -> list[str]:
    """Return the choices, each with its number before it."""
    # Translators: an entry in a numbered list of choices.
    entry = _("{number}: {choice}")
    return [entry.format(number=number, choice=text) for number, text in enumerate(texts, 1)]


def chosen(line: str, texts: Sequence[str]) -> int | None:
    """Return the number of the choice that was typed, from 1; None if it is none or not clear."""
    text = line.strip().rstrip(".")
    if text.isascii() and text.isdigit():
        number = int(text[:3])
        return number if 1 <= number <= len(texts) else None
    # A word of one or two letters is more likely a command.
    found = find(text, range(len(texts)), lambda index: (texts[index],)) if len(text) > 2 else None
    return found + 1 if isinstance(found, int) else None


def legality() -> list[str]:
    """The two answers about a move: legal first."""
    return [pgettext(*word) for word in _LEGALITY]
