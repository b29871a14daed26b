import pytest

from osmosis_cli.words import language
from osmosis_cli.words.rulebook import Term, find_section, find_term, terms

LANGUAGES = ("en", "de", "fr")
every_language = pytest.mark.parametrize("code", LANGUAGES)


@every_language
def test_each_word_of_the_game_is_said_in_one_sentence_of_one_line(code: str) -> None:
    language.use(code)
    assert len(terms()) == 17
    for term in terms():
        opening = f"{term.name}\u00a0:" if code == "fr" else f"{term.name}:"
        assert term.sentence.startswith(opening + " ")
        assert term.sentence.count(".") == 1
        assert term.sentence.endswith(".")
        assert len(term.sentence) <= 80


@every_language
def test_the_section_of_words_has_them_all(code: str) -> None:
    language.use(code)
    found = find_section("words")
    assert found is not None
    assert not isinstance(found, list)
    assert found.paragraphs == tuple(term.sentence for term in terms())


@every_language
def test_a_word_opens_by_its_name_in_any_spelling_or_by_its_english_key(code: str) -> None:
    language.use(code)
    for term in terms():
        for text in (term.name, term.name.upper(), f" {term.name} ", term.key):
            assert find_term(text) == term, text


@every_language
def test_every_word_that_means_the_same_leads_to_the_word(code: str) -> None:
    language.use(code)
    for term in terms():
        assert term.other_names
        for name in term.other_names:
            assert find_term(name) == term, name


@pytest.mark.parametrize(
    ("code", "text", "key"),
    [
        ("en", "talon", "stock"),
        ("en", "foundation", "row"),
        ("en", "base rank", "starting-rank"),
        ("de", "Talon", "stock"),
        ("de", "Ablage", "waste"),
        ("de", "Zielstapel", "row"),
        ("de", "Spielenummer", "deal-number"),
        ("de", "deck auf", "deal-cards"),
        ("de", "waste", "waste"),
        ("fr", "talon", "stock"),
        ("fr", "defausse", "waste"),
        ("fr", "réserve", "reserve"),
        ("fr", "tirer", "deal-cards"),
        ("fr", "rangee juste au dessus", "row-above"),
    ],
)
def test_words_of_other_games_and_books_are_understood(code: str, text: str, key: str) -> None:
    language.use(code)
    found = find_term(text)
    assert isinstance(found, Term)
    assert found.key == key


@pytest.mark.parametrize(("code", "text"), [("en", "start"), ("de", "Start"), ("fr", "de dep")])
def test_a_text_that_fits_several_words_gives_them_all(code: str, text: str) -> None:
    language.use(code)
    found = find_term(text)
    assert isinstance(found, list)
    assert [term.key for term in found] == ["starting-rank", "starting-card"]


@pytest.mark.parametrize("text", ["", " ", "xyzzy", "8 of clubs"])
def test_what_is_no_word_of_the_game_is_none(text: str) -> None:
    assert find_term(text) is None
