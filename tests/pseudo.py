"""A language for tests: each letter but q has an accent, each text has brackets and is longer.

Where it is spoken, a letter without an accent is a text that nobody translated, and a bracket
without its partner a text that was cut. What is typed is only accented, so that it is understood.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations

import pytest

from osmosis_cli.shell import lesson_words, vocabulary
from osmosis_cli.words import language

ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ȧḃċḋėḟġḣíĵḱĺṁṅȯṗqṙṡṫúṽẇẋẏżȦḂĊḊĖḞĠḢÍĴḰĹṀṄȮṖQṘṠṪÚṼẆẊẎŻ",
)
OPEN, CLOSE = "⟦", "⟧"
LONGER = 0.4

# Contexts whose texts are typed or taken apart: no brackets there.
TYPED = re.compile(
    r"typed|command (words|forms)|other names|codes$|^(answer|list|links to a place|switch|cards"
    r"|verbosity|setting|metavar|quotation|after (help|new)|answer about a move)$"
)


def accented(text: str) -> str:
    """The text with an accent on each letter; placeholders stay."""
    parts = re.split(r"(\{[^{}]*\}|%\(\w+\)[sd])", text)
    return "".join(p if at % 2 else p.translate(ACCENTED) for at, p in enumerate(parts))


def pseudo(text: str) -> str:
    """The text with accents, brackets, and words behind it that make it longer."""
    more = " ẋẋẋẋ" * round(len(text) * LONGER / 5 + 1)
    return f"{OPEN}{accented(text)}{more}{CLOSE}"


class Pseudo(NullTranslations):
    """The catalogue of this language."""

    def gettext(self, message: str) -> str:
        """Return the pseudo text."""
        return pseudo(message)

    def ngettext(self, one: str, many: str, n: int) -> str:
        """Return the pseudo text of one of the two."""
        return pseudo(one if n == 1 else many)

    def pgettext(self, context: str, message: str) -> str:
        """Return the pseudo text, one that can be typed where it is."""
        if context in ("typed grammar", "typed number"):
            # Keys of patterns, and words with their values: not words alone.
            return message
        return accented(message) if TYPED.search(context) else pseudo(message)

    def npgettext(self, context: str, one: str, many: str, n: int) -> str:
        """Return the pseudo text of one of the two."""
        return self.pgettext(context, one if n == 1 else many)


@contextmanager
def spoken() -> Iterator[None]:
    """Have this language spoken wherever the program speaks English."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(language, "open_catalogue", lambda _locales, _language: Pseudo())
        _forget()
        language.use("en")
        try:
            yield
        finally:
            patch.undo()
            _forget()
            language.use("en")


def _forget() -> None:
    """Empty what is kept for each language: this one is spoken under the name of another."""
    for kept in (vocabulary._vocabulary, lesson_words._read):
        kept.cache_clear()


def plain_words(text: str, allowed: frozenset[str]) -> list[str]:
    """The words of a text that have a letter without an accent, but for these."""
    return [
        word
        for word in re.findall(r"--[a-z-]+|\b[a-zA-Z]+\b", text)
        if word not in allowed and word.lower() != "q"
    ]


def is_whole(text: str) -> bool:
    """Whether each bracket has its partner, in order."""
    depth = 0
    for mark in re.findall(f"[{OPEN}{CLOSE}]", text):
        depth += 1 if mark == OPEN else -1
        if depth < 0:
            return False
    return depth == 0
