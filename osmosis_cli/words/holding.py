"""Which words of a sentence hold together when it is broken into lines.

A number holds its noun ("3 cards", "row 1", "14 of 52"), and a card its parts ("8 of clubs").
Which words do so is told by the catalogue; where a language needs no blank there is nothing to do.
"""

import re
from functools import lru_cache
from typing import NamedTuple

from osmosis_cli.game.state import SUITS
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_patterns, suit_name
from osmosis_cli.words.texts import pgettext

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"

HELD = "\x1e"
"""Stands for a blank at which a line is broken only if the words are too wide for one."""

HELD_IF_POSSIBLE = "\x1f"
"""Stands for a blank at which a line is broken sooner than at `HELD`."""

_OPENING = "«„“‘("
_NUMBER = re.compile(rf"[{_OPENING}]?\d+(?:[.,]\d+)?(?P<mark>[^\w\s]*)$")


class _Words(NamedTuple):
    """The words that hold others, in small letters, and cards with an article or without."""

    card: re.Pattern[str]
    numbered: frozenset[str]
    one: frozenset[str]
    between: frozenset[str]
    among: frozenset[str]


def held(line: str) -> str:
    """A printable line with marks in place of the blanks that hold words together."""
    known = _known(language.current())
    words = known.card.sub(_held_card, line).split(" ")
    joints = [" "] * (len(words) - 1)
    for at, word in enumerate(words):
        for place in _joints(known, words, at):
            joints[place] = HELD
        if at < len(joints) and (_bare(word) in known.one or (at == 0 and _is_label(word))):
            joints[at] = HELD_IF_POSSIBLE
    return words[0] + "".join(map(str.__add__, joints, words[1:]))


def _held_card(found: re.Match[str]) -> str:
    article, name = found["article"] or "", found["name"].replace(" ", HELD)
    return article.replace(" ", HELD_IF_POSSIBLE) + name


def _joints(known: _Words, words: list[str], at: int) -> list[int]:
    """The blanks that a word holds if it is a number, each by the place of the word before it."""
    if words[at].startswith("+") and at:
        # How many cards lie under one, in the short wording.
        return [at - 1]
    number = _NUMBER.match(words[at])
    if number is None:
        return []
    if at and _bare(words[at - 1]) in known.numbered:
        return [at - 1]
    if number["mark"] or at + 1 == len(words):
        return []
    following = _bare(words[at + 1])
    if following in known.among and at + 2 < len(words) and _NUMBER.match(words[at + 2]):
        return [at, at + 1]
    if not following[:1].isalpha():
        return []
    return [at, at + 1] if following in known.between and at + 2 < len(words) else [at]


def _is_label(word: str) -> bool:
    """Whether this first word is the number of an entry in a list."""
    return word.endswith(":") and word[:-1].isdecimal()


def _bare(word: str) -> str:
    """A word in small letters, without what is written together with it in front."""
    return word.lower().rpartition("’")[2].lstrip(_OPENING)


@lru_cache(maxsize=8)
def _known(_language: str) -> _Words:
    """The words of the language of the moment."""
    suits = "|".join(re.escape(suit_name(suit)) for suit in SUITS)
    names, articles = card_patterns()
    name = "|".join(re.escape(text).replace(r"\{suit\}", f"(?:{suits})") for text in names)
    article = "|".join(map(re.escape, sorted(articles, key=len, reverse=True))) or "(?!)"
    return _Words(
        re.compile(rf"(?<!\w)(?P<article>(?i:{article}))?(?P<name>(?:{name}))(?!\w)"),
        # Translators: nouns that are followed by a number of their own, as in "row 1", in all
        # their forms, with blanks between them.
        _set(
            pgettext(
                "words before a number",
                "row rows reserve pile pass move step lesson deal game question answer section "
                "habit exercise number numbers",
            )
        ),
        # Translators: forms of the number 1 as a word, before a noun, with blanks between them.
        _set(pgettext("words for one", "one")),
        # Translators: words that can stand between a number and its noun, as "legal" in "3 legal
        # moves", in all their forms, with blanks between them.
        _set(
            pgettext(
                "words between a number and its noun",
                "legal starting possible saved older more lost other won waiting",
            )
        ),
        # Translators: what stands between two numbers that belong together, as in "14 of 52".
        _set(pgettext("words between two numbers", "of")),
    )


def _set(words: str) -> frozenset[str]:
    return frozenset(words.lower().split())
