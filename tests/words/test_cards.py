from collections.abc import Callable, Iterator
from itertools import product

import pytest

from osmosis_cli.game.state import Card, full_deck
from osmosis_cli.words import language
from osmosis_cli.words.cards import (
    card_choice,
    card_code_local,
    card_name,
    card_object,
    card_subject,
    card_under,
    join_list,
    rank_list,
    rank_name,
    suit_name,
)
from osmosis_cli.words.texts import pgettext

NUMBERS = [str(rank) for rank in range(2, 11)]
EVERY_CARD = full_deck()


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    language.use("en")


SUITS = {
    "en": {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"},
    "de": {"C": "Kreuz", "D": "Karo", "H": "Herz", "S": "Pik"},
    "fr": {"C": "trèfle", "D": "carreau", "H": "cœur", "S": "pique"},
}

RANKS = {
    "en": ["ace", *NUMBERS, "jack", "queen", "king"],
    "de": ["Ass", *NUMBERS, "Bube", "Dame", "König"],
    "fr": ["as", *NUMBERS, "valet", "dame", "roi"],
}

# Each list: ace, 2, jack, queen, king; the other numbers follow the 2.
NAMES: dict[str, dict[Callable[[Card], str], list[str]]] = {
    "en": {
        card_name: ["ace of _", "2 of _", "jack of _", "queen of _", "king of _"],
        **dict.fromkeys(
            (card_subject, card_object, card_under),
            ["the ace of _", "the 2 of _", "the jack of _", "the queen of _", "the king of _"],
        ),
    },
    "de": {
        card_name: ["_-Ass", "_-2", "_-Bube", "_-Dame", "_-König"],
        card_subject: ["das _-Ass", "die _-2", "der _-Bube", "die _-Dame", "der _-König"],
        card_object: ["das _-Ass", "die _-2", "den _-Buben", "die _-Dame", "den _-König"],
        card_under: ["dem _-Ass", "der _-2", "dem _-Buben", "der _-Dame", "dem _-König"],
    },
    "fr": {
        card_name: ["as de _", "2 de _", "valet de _", "dame de _", "roi de _"],
        **dict.fromkeys(
            (card_subject, card_object, card_under),
            ["l’as de _", "le 2 de _", "le valet de _", "la dame de _", "le roi de _"],
        ),
    },
}

CODES = {
    "en": ("C D H S", "A 2 3 4 5 6 7 8 9 T J Q K", "{rank}{suit}"),
    "de": ("Kr Ka H P", "A 2 3 4 5 6 7 8 9 10 B D K", "{suit}{rank}"),
    "fr": ("T Ca Co P", "A 2 3 4 5 6 7 8 9 10 V D R", "{rank}{suit}"),
}


def test_the_tables_here_cover_every_language() -> None:
    assert set(NAMES) == set(CODES) == set(language.LANGUAGES)


@pytest.mark.parametrize("code", NAMES)
def test_every_card_has_its_right_name_in_every_place_of_a_sentence(code: str) -> None:
    language.use(code)
    for name, (ace, two, jack, queen, king) in NAMES[code].items():
        patterns = [ace, *(two.replace("2", number) for number in NUMBERS), jack, queen, king]
        for card in EVERY_CARD:
            expected = patterns[card.rank - 1].replace("_", SUITS[code][card.suit])
            assert name(card) == expected


@pytest.mark.parametrize("code", NAMES)
def test_suits_and_ranks_have_names_by_themselves(code: str) -> None:
    language.use(code)
    assert {suit: suit_name(suit) for suit in "CDHS"} == SUITS[code]
    assert [rank_name(rank) for rank in range(1, 14)] == RANKS[code]


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_short_code_of_its_own(code: str) -> None:
    language.use(code)
    suits, ranks, pattern = CODES[code]
    expected = [
        pattern.format(rank=rank, suit=suit) for suit, rank in product(suits.split(), ranks.split())
    ]
    assert [card_code_local(card) for card in EVERY_CARD] == expected
    assert len(set(expected)) == 52
    # The catalogue shows by this card which of the two comes first.
    assert card_code_local(Card("C", 8)) == pgettext("card codes", "8C")


def test_english_short_codes_are_those_of_files() -> None:
    assert all(card_code_local(card) == card.code for card in EVERY_CARD)


def test_names_follow_a_change_of_language_at_once() -> None:
    king = Card("H", 13)
    told = []
    for code in ("de", "fr", "en", "de"):
        language.use(code)
        told.append(card_object(king))
    assert told == ["den Herz-König", "le roi de cœur", "the king of hearts", "den Herz-König"]


@pytest.mark.parametrize(
    ("code", "words", "codes"),
    [
        ("en", "ace, 8, 10, jack, king", "A, 8, T, J, K"),
        ("de", "Ass, 8, 10, Bube, König", "A, 8, 10, B, K"),
        ("fr", "as, 8, 10, valet, roi", "A, 8, 10, V, R"),
    ],
)
def test_a_row_is_told_from_ace_to_king(code: str, words: str, codes: str) -> None:
    language.use(code)
    row = [Card("C", rank) for rank in (11, 8, 13, 10, 1)]
    assert rank_list(row) == words
    assert rank_list(row, short=True) == codes
    assert rank_list([]) == ""


@pytest.mark.parametrize(
    ("code", "listed", "choice"),
    [
        (
            "en",
            "king of clubs, ace of spades, 2 of hearts",
            "king of clubs, ace of spades or 2 of hearts",
        ),
        ("de", "Kreuz-König, Pik-Ass, Herz-2", "Kreuz-König, Pik-Ass oder Herz-2"),
        ("fr", "roi de trèfle, as de pique, 2 de cœur", "roi de trèfle, as de pique ou 2 de cœur"),
    ],
)
def test_cards_are_listed_in_the_order_given(code: str, listed: str, choice: str) -> None:
    language.use(code)
    cards = [Card("C", 13), Card("S", 1), Card("H", 2)]
    assert join_list(map(card_name, cards)) == listed
    assert card_choice(cards) == choice
    assert join_list(map(card_name, cards[:1])) == card_choice(cards[:1]) == card_name(cards[0])
    assert join_list([]) == card_choice([]) == ""
