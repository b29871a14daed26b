"""Typed cards: what a player means by "8 of clubs", "k sp", "Kreuzkönig" or "♣8".

Words and codes come from the catalogue, in the language of the moment only, so that a new
language brings its own. Nothing is guessed: what fits two cards is read as both.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple, TypeVar

from osmosis_cli.game.state import FULL_RANKS, SUITS, Card, full_deck
from osmosis_cli.words.cards import codes_with_rank_first, comma_list, rank_codes, suit_codes
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import pgettext, pgettext_noop

_SUIT_WORDS = (
    # Translators: the words that a player may type for a suit, commas between them; also plurals
    # and other forms in use. Case, accents and hyphens do not matter, and the beginning of a word
    # is enough where it fits one card only.
    pgettext_noop("typed suit", "clubs, club"),
    pgettext_noop("typed suit", "diamonds, diamond"),
    pgettext_noop("typed suit", "hearts, heart"),
    pgettext_noop("typed suit", "spades, spade"),
)

_RANK_WORDS = {
    # Translators: the words that a player may type for a rank, commas between them, inflected
    # forms too. The ace is also called by the number word.
    1: pgettext_noop("typed rank", "ace, aces"),
    # Translators: the words that a player may type for the jack, commas between them.
    11: pgettext_noop("typed rank", "jack, knave, jacks, knaves"),
    # Translators: the words that a player may type for the queen, commas between them.
    12: pgettext_noop("typed rank", "queen, queens"),
    # Translators: the words that a player may type for the king, commas between them.
    13: pgettext_noop("typed rank", "king, kings"),
}

_NO_CODES = ("ah", "as")
"""Codes in English notation that people say by the way in other languages."""

ENGLISH_CODES = {
    code: Card(suit, rank)
    for suit in SUITS
    for rank in range(1, FULL_RANKS + 1)
    for code in (Card(suit, rank).code.lower(), *((f"10{suit.lower()}",) if rank == 10 else ()))
    if code not in _NO_CODES
}
"""The cards by their codes in English notation, folded: 8c, tc and 10c."""

_SIGNS = ("♣♧", "♦♢", "♥♡", "♠♤")
"""The signs of the suits in the order of ``SUITS``, black and white ones."""

_SPACED_SIGNS = str.maketrans({sign: f" {sign} " for signs in _SIGNS for sign in signs})

_RANKS = range(1, FULL_RANKS + 1)

_LONGEST = 60
"""More letters than any card has, however it is written."""

_MOST_WORDS = 8

_T = TypeVar("_T")


class Reading(NamedTuple):
    """What a typed text can mean as a card.

    ``cards`` are all the cards that it fits, in sorted order: none if it is not a card, one if it
    is that card, more if it is ambiguous.
    """

    cards: tuple[Card, ...]

    @property
    def card(self) -> Card | None:
        """The card, if the text can mean only one."""
        return self.cards[0] if len(self.cards) == 1 else None

    @property
    def is_ambiguous(self) -> bool:
        """Whether the text fits more than one card."""
        return len(self.cards) > 1


class _Catalogue(NamedTuple):
    """The texts of the catalogue that the lexicon of a language is made of."""

    suit_words: tuple[str, ...]
    rank_words: tuple[str, ...]
    number_words: str
    suit_codes: tuple[tuple[str, ...], ...]
    rank_codes: tuple[tuple[str, ...], ...]
    with_rank_first: tuple[bool, bool]
    ignored: str


class Lexicon(NamedTuple):
    """What the words of one language stand for as parts of cards. All words are folded."""

    suit_words: dict[str, str]
    suit_codes: dict[str, str]
    rank_words: dict[str, int]
    rank_codes: dict[str, int]
    ignored: frozenset[str]
    rank_first: bool
    suit_first: bool

    def suit(self, word: str) -> str | None:
        """The suit that a whole word or a code stands for."""
        return self.suit_words.get(word) or self.suit_codes.get(word)

    def rank(self, word: str) -> int | None:
        """The rank that a whole word or a code stands for."""
        return self.rank_words.get(word) or self.rank_codes.get(word)

    def suits(self, word: str) -> frozenset[str]:
        """The suits that a word stands for, or else begins."""
        suit = self.suit_words.get(word) or self.suit_codes.get(word)
        if suit:
            return frozenset([suit])
        return _begun(self.suit_words, word, self.ignored)

    def ranks(self, word: str) -> frozenset[int]:
        """The ranks that a word stands for, or else begins."""
        rank = self.rank_words.get(word) or self.rank_codes.get(word)
        return frozenset([rank]) if rank else _begun(self.rank_words, word, self.ignored)

    def glued(self, word: str) -> Iterator[Card]:
        """The cards that one word stands for: codes, or whole words, of a rank and a suit."""
        if self.is_part(word):
            return
        foreign = ENGLISH_CODES.get(word)
        if foreign is not None:
            yield foreign
        for cut in range(1, len(word)):
            left, right = word[:cut], word[cut:]
            yield from self._glued(left, right, self.rank_first)
            # A code in English notation may also be one of the language in the wrong order.
            yield from self._glued(right, left, self.suit_first or foreign is not None)

    def is_part(self, word: str) -> bool:
        """Whether the word is a rank or a suit as it stands."""
        return any(
            word in known
            for known in (self.suit_words, self.suit_codes, self.rank_words, self.rank_codes)
        )

    def _glued(self, rank_part: str, suit_part: str, codes_fit: bool) -> Iterator[Card]:
        """The cards of a rank glued to a suit; ``codes_fit``: codes may be glued in this order."""
        digits = rank_part.isdecimal()
        if suit := self.suit_words.get(suit_part):
            rank = self.rank_words.get(rank_part)
            if not rank and (codes_fit or digits):
                rank = self.rank_codes.get(rank_part)
            if rank:
                yield Card(suit, rank)
            return
        # One letter may begin several suits, and is then named as ambiguous. More letters of a
        # word are safe beside digits only: "the" is no ten of hearts.
        is_suit = digits or len(suit_part) == 1 or suit_part in self.suit_codes
        rank = self.rank_codes.get(rank_part)
        if codes_fit and is_suit and rank:
            for each in self.suits(suit_part):
                yield Card(each, rank)


def read_card(text: str) -> Reading:
    """Read a typed text as a card in the language of the moment.

    Understood are a rank and a suit, in any order, as words or the beginnings of words ("king of
    spades", "k sp"), codes glued together ("8c"), suit signs and digits; articles and the like,
    punctuation and everything that ``fold`` levels do not matter. Codes in English notation are
    understood too; where a code of the language is spelled so, both cards are meant.
    """
    if len(text) > _LONGEST:
        return Reading(())
    words = _words(text)
    if not words or len(words) > _MOST_WORDS:
        return Reading(())
    return Reading(tuple(sorted(set(_cards(words, lexicon())))))


def read_kind(text: str) -> tuple[Card, ...]:
    """Return all cards of the rank or the suit that a text names, in sorted order; else none."""
    known = lexicon()
    typed = _words(text[:_LONGEST])
    words = [word for word in typed if word not in known.ignored] or typed
    if len(words) != 1:
        return ()
    suit, rank = known.suit(words[0]), known.rank(words[0])
    if bool(suit) == bool(rank):
        return ()
    return tuple(card for card in full_deck() if suit == card.suit or rank == card.rank)


def _words(text: str) -> list[str]:
    """The folded words of a text, signs of suits by themselves, without punctuation."""
    folded = fold(text.translate(_SPACED_SIGNS))
    return "".join(
        " " if unicodedata.category(char).startswith("P") else char for char in folded
    ).split()


def _cards(words: list[str], lexicon: Lexicon) -> Iterator[Card]:
    """The cards that some word, or two words, stand for while all others can be ignored."""
    needed = {i for i, word in enumerate(words) if word not in lexicon.ignored}
    for i, word in enumerate(words):
        if needed <= {i}:
            yield from lexicon.glued(word)
        for j, other in enumerate(words):
            if i != j and needed <= {i, j}:
                for suit in lexicon.suits(other):
                    for rank in lexicon.ranks(word):
                        yield Card(suit, rank)


def _begun(known: dict[str, _T], word: str, ignored: frozenset[str]) -> frozenset[_T]:
    """What the known words with this beginning stand for; digits and articles begin none."""
    if word in ignored or word.isdecimal():
        return frozenset()
    if len(word) == 1:
        # One letter begins only what each is called first: other names have no codes.
        firsts = dict(reversed([(meaning, whole) for whole, meaning in known.items()]))
        known = {whole: meaning for meaning, whole in firsts.items()}
    return frozenset(meaning for whole, meaning in known.items() if whole.startswith(word))


def lexicon() -> Lexicon:
    """What the words of the language of the moment stand for as parts of cards."""
    return _lexicon(_catalogue())


def _catalogue() -> _Catalogue:
    return _Catalogue(
        suit_words=tuple(pgettext(*words) for words in _SUIT_WORDS),
        rank_words=tuple(pgettext(*words) for words in _RANK_WORDS.values()),
        # Translators: the number words from one to ten in their order, as a dictation machine may
        # write them, commas between the numbers. A slash parts two words for one number.
        number_words=pgettext(
            "typed rank",
            "one/ones, two/twos/deuce/deuces, three/threes, four/fours, five/fives, six/sixes, "
            "seven/sevens, eight/eights, nine/nines, ten/tens",
        ),
        suit_codes=tuple(suit_codes(suit) for suit in SUITS),
        rank_codes=tuple(rank_codes(rank) for rank in _RANKS),
        with_rank_first=codes_with_rank_first(),
        # Translators: words that do not matter in a typed card, commas between them: articles in
        # all their forms (an elided one without its apostrophe) and what joins a rank to a suit.
        ignored=pgettext("typed card", "the, a, an, of"),
    )


# Keyed by the texts themselves, so it cannot outlive a change of the language.
@lru_cache(maxsize=8)
def _lexicon(texts: _Catalogue) -> Lexicon:
    numbers = [words.split("/") for words in comma_list(texts.number_words)]
    return Lexicon(
        suit_words=_meanings(SUITS, map(comma_list, texts.suit_words)),
        suit_codes=_meanings(SUITS, texts.suit_codes) | _meanings(SUITS, _SIGNS),
        rank_words=_meanings(_RANKS, numbers)
        | _meanings(_RANK_WORDS, map(comma_list, texts.rank_words)),
        rank_codes=_meanings(_RANKS, texts.rank_codes) | {str(rank): rank for rank in range(1, 11)},
        ignored=frozenset(fold(word) for word in comma_list(texts.ignored)),
        rank_first=any(texts.with_rank_first),
        suit_first=not all(texts.with_rank_first),
    )


def _meanings(meanings: Iterable[_T], words: Iterable[Iterable[str]]) -> dict[str, _T]:
    """What each word stands for, folded: the words of the first meaning, of the second..."""
    pairs = zip(meanings, words, strict=False)  # numbers end at ten
    return {fold(word): meaning for meaning, forms in pairs for word in forms}
