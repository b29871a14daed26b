"""A typed line as words, and what they can be: cards, parts of cards, numbers.

What the words of a language stand for comes from the catalogue, in the language of the moment.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from osmosis_cli.game.state import Card
from osmosis_cli.words.cards import comma_list
from osmosis_cli.words.choice import LANGUAGE_NAMES
from osmosis_cli.words.fold import fold
from osmosis_cli.words.language import LANGUAGES
from osmosis_cli.words.texts import pgettext
from osmosis_cli.words.typed_cards import Lexicon, lexicon

BUILT_IN = frozenset(("card", "rank", "suit", "n", "nth", "name", "topic", "language"))
"""The slots that are read here: a card, a part of one, a number, an ordinal, any words."""

_WORD = re.compile(r"[^\W_]+|[♣♧♦♢♥♡♠♤,;?]")

_LONGEST_NUMBER = 20
"""How many digits a number has at most: those of a deal number."""

Token = tuple[str, int, int]
"""A word as it is compared, and where it begins and ends in the line."""

Found = list[tuple[int, tuple[tuple[str, Any], ...]]]
"""Where something that begins at a word can end, and what it is."""


class Line:
    """The words of a line, or of a part of it, each looked at once.

    ``words`` are the words as they are compared, an empty one at the end; ``memo`` is for those
    who match patterns.
    """

    def __init__(self, text: str, tokens: Iterable[Token], known: Lexemes) -> None:
        self.text = text
        self.tokens = list(tokens)
        self.words = [token[0] for token in self.tokens]
        self.size = len(self.words)
        self.words.append("")
        self.memo: dict[tuple[str, int], Any] = {}
        self._known = known
        self._found: dict[tuple[str, int], Found] = {}
        self.features = set(self.words)
        for name in ("card", "rank", "suit", "n", "nth", "language"):
            if any(self.found(name, at) for at in range(self.size)):
                self.features.add(f"<{name}>")

    @staticmethod
    def cut(text: str) -> list[Token]:
        """Take a line apart into its words, with commas, semicolons and question marks."""
        text = unicodedata.normalize("NFC", text)
        return [(fold(found[0]), found.start(), found.end()) for found in _WORD.finditer(text)]

    def found(self, name: str, at: int) -> Found:
        """Return all that the built-in slot of this name can be at this word."""
        key = (name, at)
        if key not in self._found:
            self._found[key] = _READERS[name](self, at) if at < self.size else []
        return self._found[key]

    def inside_cards(self) -> frozenset[int]:
        """Return the words before which no part of a line can end: they go on with a card."""
        starts = [at for at in range(self.size) if self.words[at] not in self._known.cards.ignored]
        return frozenset(
            inner
            for at in starts
            for end, _card in self.found("card", at)
            for inner in range(at + 1, end)
        )

    def _card(self, at: int) -> Found:
        known, words = self._known.cards, self.words
        at = self._behind_articles(at)
        found: Found = []
        word = words[at]
        cards = tuple(sorted(set(self._known.glued(word))))
        if cards:
            found.append((at + 1, (("card", cards),)))
        if not word or word in known.ignored:
            return found
        other = at + 1
        while other < self.size and words[other] in known.ignored:
            other += 1
        rank, suit = known.rank(word), known.suit(words[other])
        if not (rank and suit):
            suit, rank = known.suit(word), known.rank(words[other])
        if rank and suit and words[other]:
            found.append((other + 1, (("card", (Card(suit, rank),)),)))
        return found

    def _rank(self, at: int) -> Found:
        at = self._behind_articles(at)
        rank = self._known.cards.rank_words.get(self.words[at])
        if rank is None and re.fullmatch("[2-9]|10", self.words[at], re.ASCII):
            rank = int(self.words[at])
        return [(at + 1, (("rank", rank),))] if rank else []

    def _suit(self, at: int) -> Found:
        at = self._behind_articles(at)
        suit = self._known.cards.suit_words.get(self.words[at])
        return [(at + 1, (("suit", suit),))] if suit else []

    def _number(self, at: int) -> Found:
        return [(end, (("n", value),)) for end, value in self._known.numbers(self.words, at)]

    def _ordinal(self, at: int) -> Found:
        value = self._known.ordinals.get(self.words[self._behind_articles(at)])
        return [(self._behind_articles(at) + 1, (("n", value),))] if value else []

    def _language(self, at: int) -> Found:
        code = LANGUAGE_NAMES.get(self.words[at])
        return [(at + 1, (("language", code),))] if code in LANGUAGES else []

    def _raw(self, name: str, at: int) -> Found:
        start = self.tokens[at][1]
        return [
            (end, ((name, self.text[start : self.tokens[end - 1][2]]),))
            for end in range(self.size, at, -1)
        ]

    def _behind_articles(self, at: int) -> int:
        while at < self.size and self.words[at] in self._known.cards.ignored:
            at += 1
        return at


_READERS: dict[str, Callable[[Line, int], Found]] = {
    "card": Line._card,
    "rank": Line._rank,
    "suit": Line._suit,
    "n": Line._number,
    "nth": Line._ordinal,
    "language": Line._language,
    "name": lambda line, at: line._raw("name", at),
    "topic": lambda line, at: line._raw("topic", at),
}


class Lexemes(NamedTuple):
    """What the words of one language stand for."""

    cards: Lexicon
    number_words: dict[str, int]
    times: dict[str, int]
    links: frozenset[str]
    ordinals: dict[str, int]

    def glued(self, word: str) -> Iterable[Card]:
        """The cards that one word stands for."""
        return self.cards.glued(word) if len(word) > 1 else ()

    def vocabulary(self) -> set[str]:
        """All words that stand for something."""
        cards = self.cards
        return {
            *cards.suit_words, *cards.rank_words, *cards.ignored,
            *self.number_words, *self.times, *self.ordinals,
        }  # fmt: skip

    def numbers(self, words: list[str], at: int) -> list[tuple[int, int]]:
        """The numbers that begin at this word: where each ends, and its value; longest first."""
        word = words[at]
        if word.isascii() and word.isdecimal():
            return [(at + 1, int(word))] if len(word) <= _LONGEST_NUMBER else []
        found = []
        total = current = 0
        while True:
            pair = self.number_words.get(" ".join(words[at : at + 2]))
            if pair is not None and _joins(current, pair):
                current, at = current + pair, at + 2
                found.append((at, total + current))
                continue
            value, factor = self._value(words[at]), self.times.get(words[at])
            if factor is not None:
                current = (current or 1) * factor
                if factor >= 1000:
                    total, current = total + current, 0
            elif value is not None and _joins(current, value):
                current += value
            elif not (found and words[at] in self.links):
                break
            at += 1
            if words[at - 1] not in self.links:
                found.append((at, total + current))
        return found[::-1]

    def _value(self, word: str) -> int | None:
        """The value of a number word, of one made of several too: zweiunddreissig."""
        if word in self.number_words:
            return self.number_words[word]
        for text, factor in self.times.items():
            left, found, right = word.partition(text)
            if found and (left or right):
                high, low = self._value(left) if left else 1, self._value(right) if right else 0
                if high is not None and low is not None:
                    return high * factor + low
        for text in self.links:
            left, found, right = word.partition(text)
            if found and left and right:
                one, ten = self._value(left), self._value(right)
                if one is not None and ten is not None and one < 10 < ten:
                    return one + ten
        return None


def _joins(current: int, value: int) -> bool:
    """Whether a number word can follow: thirty two, one hundred twelve, soixante dix."""
    if current == 0:
        return True
    if value >= 20:
        return current % 100 == 0
    if value >= 10:
        return current % 100 in (0, 60, 80)
    return current % 10 == 0 and current % 100 != 10


def lexemes() -> Lexemes:
    """What the words of the language of the moment stand for."""
    # Translators: number words from eleven on, as many as are needed to say all numbers, commas
    # between them, each with its value; x100 tells that what stands before is counted in
    # hundreds, 0 that the word only joins two numbers. Those up to ten are those of the ranks.
    more = pgettext(
        "typed number",
        "eleven 11, twelve 12, thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, "
        "eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, "
        "seventy 70, eighty 80, ninety 90, hundred x100, thousand x1000, and 0",
    )
    # Translators: ordinals from first to tenth in their order, commas between the numbers, a
    # slash between all forms of one: genders, cases, digits with an ending.
    ordinals = pgettext(
        "typed number",
        "first/1st, second/2nd, third/3rd, fourth/4th, fifth/5th, sixth/6th, seventh/7th, "
        "eighth/8th, ninth/9th, tenth/10th",
    )
    return _lexemes(lexicon(), more, ordinals)


# Keyed by the texts themselves, so it cannot outlive a change of the language.
@lru_cache(maxsize=4)
def _lexemes_of(more: str, ordinals: str, small: tuple[tuple[str, int], ...]) -> tuple[Any, ...]:
    words, times, links = dict(small), {}, set()
    for entry in comma_list(more):
        text, _blank, value = entry.rpartition(" ")
        if value.startswith("x"):
            times[fold(text)] = int(value[1:])
        elif value == "0":
            links.add(fold(text))
        else:
            words[fold(text)] = int(value)
    nth = {
        fold(form): number
        for number, forms in enumerate(comma_list(ordinals), 1)
        for form in forms.split("/")
    }
    return words, times, frozenset(links), nth


def _lexemes(cards: Lexicon, more: str, ordinals: str) -> Lexemes:
    small = tuple((word, rank) for word, rank in cards.rank_words.items() if rank <= 10)
    words, times, links, nth = _lexemes_of(more, ordinals, small)
    return Lexemes(cards, words, times, links, nth)
