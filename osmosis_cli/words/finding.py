"""Finding a section, a word or a rule set by what a reader types, whatever its case and accents."""

import re
from collections.abc import Callable, Sequence
from typing import TypeVar

from osmosis_cli.words.fold import fold

Found = TypeVar("Found")
Names = Sequence[str]


def find(
    text: str, things: Sequence[Found], *names_of: Callable[[Found], Names]
) -> Found | list[Found] | None:
    """Return the one thing that the text names, a list of two or more candidates, or None.

    Each of ``names_of`` gives names of a thing, the names to prefer first. A whole name of any
    kind wins. Then, kind by kind, a name fits if it has all the words, which may be cut short.
    """
    wanted = _compared(text)
    if not wanted:
        return None
    tries = [(names, _whole) for names in names_of]
    tries += [(names, _words) for names in names_of]
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
    """Whether each wanted word begins some word of the name, in any order."""
    words = name.split()
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
