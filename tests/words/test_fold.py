import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.words.fold import fold


@pytest.mark.parametrize(
    "same",
    [
        ("könig", "König", "KÖNIG", "konig", "koenig", "Koenig", "ko\u0308nig"),
        ("fünf", "FÜNF", "funf", "fuenf"),
        ("erklär", "ERKLÄR", "erklar", "erklaer"),
        ("cœur", "Cœur", "CŒUR", "coeur", "COEUR"),
        ("großes ass", "GROSSES ASS", "grosses Ass", "GROẞES ASS"),
        ("trèfle", "TRÈFLE", "trefle", "tre\u0300fle"),
        ("l’as", "l'as", "L‘AS", "l´as", "l`as", "lʼas"),
        ("Kreuz-8", "kreuz 8", "Kreuz‑8", "Kreuz – 8", " kreuz\u00a08 ", "kreuz\t8", "Kreuz−8"),
        ("8♣", "8♣\ufe0f", "８♣", "8\ufe0f\u20e3♣"),
        ("herz", "her\u00adz", "\ufeffherz", "he\u200drz"),
    ],
)
def test_what_is_one_word_to_a_player_is_one_word(same: tuple[str, ...]) -> None:
    assert {fold(text) for text in same} == {fold(same[0])}


@pytest.mark.parametrize(
    ("one", "other"),
    [("as", "ass"), ("karo", "kreuz"), ("8", "9"), ("l'as", "las"), ("?", ""), ("♣", "♠")],
)
def test_different_words_stay_different(one: str, other: str) -> None:
    assert fold(one) != fold(other)


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_every_character_folds_to_a_form_that_stays() -> None:
    # Ideographs and their like are letters without case or accents.
    for code in (*range(0x3400), *range(0xFB00, 0x10000), *range(0x1D400, 0x1D800)):
        folded = fold(f"o{chr(code)}e")
        assert fold(folded) == folded, hex(code)


@given(st.text("aeou nkäöü-'", max_size=12), st.integers(0, 12))
def test_the_beginning_of_a_word_folds_to_the_beginning_of_its_form(text: str, cut: int) -> None:
    assert fold(text).startswith(fold(text[:cut]))


@given(st.text("AÄÖÜßœŒéÈçñ -'’xyz"))
def test_case_and_the_way_accents_are_stored_do_not_matter(text: str) -> None:
    assert fold(text.upper()) == fold(text.lower()) == fold(unicodedata.normalize("NFD", text))
