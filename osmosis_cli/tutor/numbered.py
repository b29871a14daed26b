"""Numbered choices, answered by number or by their first words."""

from collections.abc import Sequence

from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext, pgettext_noop
from osmosis_cli.words.yesno import parse_yes_no

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


def chosen(line: str, texts: Sequence[str], least: int = 10) -> int | None:
    """Return the number of the choice that was typed, from 1; None if it is none or not clear.

    A choice is typed by its number, whole, or by its first letters, ``least`` of them at least:
    what is shorter is more likely a command.
    """
    text = fold(line).strip().rstrip(".")
    if text.isascii() and text.isdigit():
        number = int(text[:3])
        return number if 1 <= number <= len(texts) else None
    folded = [fold(choice).rstrip(".") for choice in texts]
    if text in folded:
        return folded.index(text) + 1
    begun = [number for number, choice in enumerate(folded, 1) if choice.startswith(text)]
    return begun[0] if len(text) >= least and len(begun) == 1 else None


def wrong_number(line: str, count: int) -> str | None:
    """What a number that none of so many choices has is answered; None for any other line."""
    text = line.strip().rstrip(".")
    if not (text.isascii() and text.isdigit()):
        return None
    return _("Choose a number from 1 to {count}.").format(count=count)


def legal_chosen(line: str) -> bool | None:
    """Whether the answer means that a move is legal: by number, by word, or by yes and no."""
    number = chosen(line, legality(), least=3)
    return number == 1 if number else parse_yes_no(line)


def legality() -> list[str]:
    """The two answers about a move: legal first."""
    return [pgettext(*word) for word in _LEGALITY]
