import unicodedata
from collections.abc import Callable, Iterator
from gettext import NullTranslations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.game.state import Card, full_deck
from osmosis_cli.words import language, texts
from osmosis_cli.words.cards import (
    card_code_local,
    card_name,
    card_object,
    card_subject,
    card_under,
)
from osmosis_cli.words.typed_cards import Reading, read_card

EVERY_CARD = full_deck()

languages = st.sampled_from(language.LANGUAGES)
cards = st.sampled_from(EVERY_CARD)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    yield
    language.use("en")


def read(text: str) -> str:
    """The codes of all cards that a text can mean, with blanks between them."""
    return " ".join(card.code for card in read_card(text).cards)


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize(
    "name", [card_name, card_subject, card_object, card_under, card_code_local]
)
def test_every_printed_name_reads_back_as_its_card(code: str, name: Callable[[Card], str]) -> None:
    language.use(code)
    for card in EVERY_CARD:
        printed = name(card)
        for text in (printed, printed.upper(), printed.lower(), f" {printed}. "):
            assert read_card(text) == Reading((card,)), text


# Words that players combine, among them those that can be two things.
BRICKS = {
    "en": "the a of t c d h s k q j 8 10 1 two th se clubs sp eight ♣ ♡ king 8c s4",
    "de": "die das k kr ka h he p a d b 8 10 zehn kö s kreuz pik dame krk ♠ ♢ k8 Herzass",
    "fr": "la l de un d r v t tr c co cœ ca p 8 dix s as roi trèfle pique dame ♥ ♧ 8c rt",
}


@given(st.data(), st.sampled_from(sorted(BRICKS)))
def test_the_order_of_words_does_not_matter(data: st.DataObject, code: str) -> None:
    language.use(code)
    words = data.draw(st.lists(st.sampled_from(BRICKS[code].split()), max_size=5))
    shuffled = data.draw(st.permutations(words))
    assert read_card(" ".join(words)) == read_card(" ".join(shuffled))


@given(st.data(), st.sampled_from(sorted(BRICKS)))
def test_case_accents_and_hyphens_do_not_matter(data: st.DataObject, code: str) -> None:
    language.use(code)
    words = data.draw(st.lists(st.sampled_from(BRICKS[code].split()), max_size=4))
    text = " ".join(words)
    decomposed = unicodedata.normalize("NFD", text)
    bare = "".join(char for char in decomposed if not unicodedata.combining(char))
    for same in (text.upper(), text.title(), "-".join(words), decomposed, bare):
        assert read_card(same) == read_card(text)


@given(languages, st.text())
def test_no_text_is_too_odd_to_be_read(code: str, text: str) -> None:
    language.use(code)
    found = read_card(text).cards
    assert list(found) == sorted(set(found))
    assert set(found) <= set(EVERY_CARD)


@given(languages, cards, st.text("-,.;:!?()«»„“\u00a0 ", max_size=6))
def test_punctuation_around_a_card_does_not_matter(code: str, card: Card, marks: str) -> None:
    language.use(code)
    assert read_card(f"{marks}{card_name(card)}{marks}") == Reading((card,))


@pytest.mark.parametrize("text", ["8c" * 10**6, "the " * 10**6, "♣" * 10**6, "\0" * 100])
def test_an_endless_line_is_no_card(text: str) -> None:
    assert read_card(text) == Reading(())


class Spanish(NullTranslations):
    """A language that the program has never heard of, as a catalogue would bring it."""

    TEXTS = {
        ("suit", "clubs"): "tréboles",
        ("suit", "diamonds"): "diamantes",
        ("suit", "hearts"): "corazones",
        ("suit", "spades"): "picas",
        ("card, object", "the 8 of {suit}"): "el 8 de {suit}",
        ("card, object", "the queen of {suit}"): "la reina de {suit}",
        ("suit codes", "C"): "T",
        ("suit codes", "S"): "P",
        ("suit codes", "H"): "C",
        ("rank codes", "T, 10"): "10",
        ("rank codes", "K"): "R",
        ("rank codes", "Q"): "Q, Re",
        ("typed card codes", "C8"): "8T",
        ("typed suit", "clubs, club"): "tréboles, trébol",
        ("typed suit", "diamonds, diamond"): "diamantes, diamante",
        ("typed suit", "hearts, heart"): "corazones, corazón",
        ("typed suit", "spades, spade"): "picas, pica",
        (
            "typed rank",
            "one/ones, two/twos/deuce/deuces, three/threes, four/fours, five/fives, six/sixes, "
            "seven/sevens, eight/eights, nine/nines, ten/tens",
        ): ("uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez"),
        ("typed rank", "queen, queens"): "reina, dama",
        ("typed rank", "king, kings"): "rey",
        ("typed card", "the, a, an, of"): "el, la, un, una, de",
    }

    def pgettext(self, context: str, message: str) -> str:
        return self.TEXTS.get((context, message), message)


def test_a_new_language_needs_a_catalogue_and_no_code() -> None:
    texts.install(Spanish())
    assert card_object(Card("S", 12)) == "la reina de picas"
    assert card_code_local(Card("S", 12)) == "QP"
    for text in ("la reina de picas", "QP", "rep", "dama p", "Picas, reina"):
        assert read(text) == "QS"
    assert read("ocho de corazón") == read("8h") == read("co o") == "8H"
    assert read("8c") == "8C 8H"
    assert read("rt") == read("r tre") == "KC"
    assert read("tr") == read("eight of clubs") == ""
