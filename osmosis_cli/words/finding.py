"""Finding a section, a word or a rule set by what a reader types, whatever its case and accents."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from osmosis_cli.words.fold import fold

Found = TypeVar("Found")
Names = Sequence[str]

_TELLING_LETTERS = 5
"""So many letters has a word that names something all by itself: "no" names no variant."""


def find(
    text: str,
    things: Sequence[Found],
    *names_of: Callable[[Found], Names],
    cut_short: bool = True,
) -> Found | list[Found] | None:
    """Return the one thing that the text names, a list of two or more candidates, or None.

    Each of ``names_of`` gives names of a thing, the names to prefer first. A whole name of any
    kind wins. Then, kind by kind, a name fits if it has all the words; they may be cut short unless
    something is begun or changed by them.
    """
    wanted = _compared(text)
    if not wanted:
        return None
    tries = [(names, _whole) for names in names_of]
    tries += [(names, _beginnings if cut_short else _words) for names in names_of]
    for names, fits in tries:
        found = [
            thing for thing in things if any(fits(wanted, _compared(name)) for name in names(thing))
        ]
        if found:
            return found[0] if len(found) == 1 else found
    return None


def _compared(text: str) -> str:
    """The text without case, accents and punctuation, its words with one blank between them."""
    return " ".join(re.findall(r"\w+", fold(text)))


def _whole(wanted: str, name: str) -> bool:
    return name == wanted


def _words(wanted: str, name: str) -> bool:
    """Whether each wanted word is some word of the name, in any order, one of them no small one."""
    words = set(wanted.split())
    return words <= set(name.split()) and max(map(len, words)) >= _TELLING_LETTERS


def _beginnings(wanted: str, name: str) -> bool:
    """Whether each wanted word begins some word of the name, in any order."""
    words = name.split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
