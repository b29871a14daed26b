"""Cards in the language of the moment: names for sentences, codes for short answers, lists.

The article and the case of a card depend on its rank only. So four contexts of thirteen patterns
and four names of suits, 56 messages, name every card in every sentence: bare (``card``), and with
its article as a subject, as a direct object, or after the German *unter* (``card, under``).
"""

from collections.abc import Iterable

from osmosis_cli.game.state import SUITS, Card
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.texts import pgettext, pgettext_noop

_SUIT_NAMES = (
    # Translators: the four suits, in lists ("Row 1, clubs") and as {suit} in the names of cards.
    pgettext_noop("suit", "clubs"),
    pgettext_noop("suit", "diamonds"),
    pgettext_noop("suit", "hearts"),
    pgettext_noop("suit", "spades"),
)

_COURT_NAMES = {
    # Translators: a rank without its suit, in lists: "Row 1, clubs, 4 cards: 8, 9, 10, jack."
    1: pgettext_noop("rank", "ace"),
    11: pgettext_noop("rank", "jack"),
    12: pgettext_noop("rank", "queen"),
    13: pgettext_noop("rank", "king"),
}

_BARE = (
    # Translators: a card without article, at the start of an answer and in lists. {suit} is the
    # name of its suit; the thirteen of each context differ in the rank only.
    pgettext_noop("card", "ace of {suit}"),
    pgettext_noop("card", "2 of {suit}"),
    pgettext_noop("card", "3 of {suit}"),
    pgettext_noop("card", "4 of {suit}"),
    pgettext_noop("card", "5 of {suit}"),
    pgettext_noop("card", "6 of {suit}"),
    pgettext_noop("card", "7 of {suit}"),
    pgettext_noop("card", "8 of {suit}"),
    pgettext_noop("card", "9 of {suit}"),
    pgettext_noop("card", "10 of {suit}"),
    pgettext_noop("card", "jack of {suit}"),
    pgettext_noop("card", "queen of {suit}"),
    pgettext_noop("card", "king of {suit}"),
)

_SUBJECT = (
    # Translators: a card with its article, as the subject of a sentence, never its first word.
    # {suit} is the name of its suit.
    pgettext_noop("card, subject", "the ace of {suit}"),
    pgettext_noop("card, subject", "the 2 of {suit}"),
    pgettext_noop("card, subject", "the 3 of {suit}"),
    pgettext_noop("card, subject", "the 4 of {suit}"),
    pgettext_noop("card, subject", "the 5 of {suit}"),
    pgettext_noop("card, subject", "the 6 of {suit}"),
    pgettext_noop("card, subject", "the 7 of {suit}"),
    pgettext_noop("card, subject", "the 8 of {suit}"),
    pgettext_noop("card, subject", "the 9 of {suit}"),
    pgettext_noop("card, subject", "the 10 of {suit}"),
    pgettext_noop("card, subject", "the jack of {suit}"),
    pgettext_noop("card, subject", "the queen of {suit}"),
    pgettext_noop("card, subject", "the king of {suit}"),
)

_OBJECT = (
    # Translators: a card with its article, as a direct object (German: accusative, also after
    # "warten auf"; French: also after "avant" and "après"). {suit} is the name of its suit.
    pgettext_noop("card, object", "the ace of {suit}"),
    pgettext_noop("card, object", "the 2 of {suit}"),
    pgettext_noop("card, object", "the 3 of {suit}"),
    pgettext_noop("card, object", "the 4 of {suit}"),
    pgettext_noop("card, object", "the 5 of {suit}"),
    pgettext_noop("card, object", "the 6 of {suit}"),
    pgettext_noop("card, object", "the 7 of {suit}"),
    pgettext_noop("card, object", "the 8 of {suit}"),
    pgettext_noop("card, object", "the 9 of {suit}"),
    pgettext_noop("card, object", "the 10 of {suit}"),
    pgettext_noop("card, object", "the jack of {suit}"),
    pgettext_noop("card, object", "the queen of {suit}"),
    pgettext_noop("card, object", "the king of {suit}"),
)

_UNDER = (
    # Translators: a card with its article, after "lies under" (German: dative; French: "sous").
    # {suit} is the name of its suit.
    pgettext_noop("card, under", "the ace of {suit}"),
    pgettext_noop("card, under", "the 2 of {suit}"),
    pgettext_noop("card, under", "the 3 of {suit}"),
    pgettext_noop("card, under", "the 4 of {suit}"),
    pgettext_noop("card, under", "the 5 of {suit}"),
    pgettext_noop("card, under", "the 6 of {suit}"),
    pgettext_noop("card, under", "the 7 of {suit}"),
    pgettext_noop("card, under", "the 8 of {suit}"),
    pgettext_noop("card, under", "the 9 of {suit}"),
    pgettext_noop("card, under", "the 10 of {suit}"),
    pgettext_noop("card, under", "the jack of {suit}"),
    pgettext_noop("card, under", "the queen of {suit}"),
    pgettext_noop("card, under", "the king of {suit}"),
)


_SUIT_CODES = (
    # Translators: short codes of a suit, commas between them. The first is printed, glued to the
    # code of a rank: "8C". All are understood when typed, in capitals or not. A letter that two
    # suits or a suit and a rank could share is no code.
    pgettext_noop("suit codes", "C"),
    pgettext_noop("suit codes", "D"),
    pgettext_noop("suit codes", "H"),
    pgettext_noop("suit codes", "S"),
)

_RANK_CODES = {
    # Translators: short codes of a rank, commas between them: the first is printed, all are
    # understood. The digits 1 (an ace) to 10 are always understood.
    1: pgettext_noop("rank codes", "A"),
    # Translators: codes of the 10. Just "10", if your language has no letter for it.
    10: pgettext_noop("rank codes", "T, 10"),
    # Translators: codes of the jack.
    11: pgettext_noop("rank codes", "J"),
    # Translators: codes of the queen.
    12: pgettext_noop("rank codes", "Q"),
    # Translators: codes of the king.
    13: pgettext_noop("rank codes", "K"),
}


def suit_name(suit: str) -> str:
    """The name of a suit, one letter of ``SUITS``: clubs, Kreuz, trèfle."""
    return pgettext(*_SUIT_NAMES[SUITS.index(suit)])


def rank_name(rank: int) -> str:
    """The name of a rank, 1 to 13, without its suit: ace, 8, König."""
    return pgettext(*_COURT_NAMES[rank]) if rank in _COURT_NAMES else str(rank)


def card_name(card: Card) -> str:
    """A card without article: 8 of clubs, Kreuz-8, 8 de trèfle."""
    return _named(_BARE, card)


def card_subject(card: Card) -> str:
    """A card with its article, as the subject of a sentence: der Kreuz-König, l’as de pique."""
    return _named(_SUBJECT, card)


def card_object(card: Card) -> str:
    """A card with its article, as a direct object: den Kreuz-König, l’as de pique.

    It also follows German *warten auf* and French *avant* and *après*.
    """
    return _named(_OBJECT, card)


def card_under(card: Card) -> str:
    """A card with its article, after words for under: dem Kreuz-König, l’as de pique."""
    return _named(_UNDER, card)


def _named(patterns: tuple[tuple[str, str], ...], card: Card) -> str:
    return pgettext(*patterns[card.rank - 1]).format(suit=suit_name(card.suit))


def card_patterns() -> tuple[tuple[str, ...], frozenset[str]]:
    """The names of cards without article, with "{suit}" in each; and what stands before them.

    That is their articles with a blank behind each, in small letters: "the ", "der ", "le ".
    """
    names = tuple(pgettext(*message) for message in _BARE)
    fronts = {
        text.removesuffix(name)
        for patterns in (_SUBJECT, _OBJECT, _UNDER)
        for text, name in zip((pgettext(*message) for message in patterns), names, strict=True)
        if text.endswith(" " + name)
    }
    return names, frozenset(fronts)


def rank_list(cards: Iterable[Card], *, short: bool = False) -> str:
    """The ranks of cards of one row, from ace to king: "8, 9, 10, jack". Empty if none.

    ``short`` gives their codes: "8, 9, T, J".
    """
    ranks = sorted(card.rank for card in cards)
    return join_list(rank_codes(rank)[0] if short else rank_name(rank) for rank in ranks)


def card_choice(cards: Iterable[Card]) -> str:
    """Cards of which one is meant, in the order given: "8 of clubs, 8 of hearts or 8 of spades"."""
    return join_or(map(card_name, cards))


def join_list(names: Iterable[str]) -> str:
    """Names with commas between them, in the order given. Empty if there are none."""
    # Translators: stands between the things of a list, as in "8, 9, 10, jack".
    return pgettext("list", ", ").join(names)


def card_code_local(card: Card) -> str:
    """The short code of a card in the language of the moment: 8C, Kr8, 8T.

    ``read_card`` reads it back as this card. Files and scripts use ``Card.code`` instead.
    """
    suit, rank = suit_codes(card.suit)[0], rank_codes(card.rank)[0]
    return rank + suit if codes_with_rank_first()[0] else suit + rank


def suit_codes(suit: str) -> tuple[str, ...]:
    """The short codes of a suit, one letter of ``SUITS``, the printed one first."""
    return comma_list(pgettext(*_SUIT_CODES[SUITS.index(suit)]))


def rank_codes(rank: int) -> tuple[str, ...]:
    """The short codes of a rank, 1 to 13, the printed one first; 2 to 9 are digits everywhere."""
    return comma_list(pgettext(*_RANK_CODES[rank])) if rank in _RANK_CODES else (str(rank),)


def codes_with_rank_first() -> tuple[bool, bool]:
    """Whether the rank comes first in a code: in the printed one; in the other one typed.

    Both are the same where only the printed order is understood.
    """
    # Translators: the 8 of clubs in the short codes of your language, as it is printed. It tells
    # whether the rank or the suit comes first.
    printed = pgettext("card codes", "8C")
    # Translators: the 8 of clubs in the other order, if a player may type it. Repeat the printed
    # code where a suit before a rank could be taken for something else: French "tr" is a suit,
    # and would be the king of clubs.
    typed = pgettext("typed card codes", "C8")
    return printed.startswith("8"), typed.startswith("8")


def comma_list(text: str) -> tuple[str, ...]:
    """The things in a text of the catalogue that has commas between them; empty ones left out."""
    return tuple(part.strip() for part in text.split(",") if part.strip())
