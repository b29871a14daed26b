import pytest

from osmosis_cli.words import language
from osmosis_cli.words.yesno import no_word, parse_agreement, parse_yes_no, yes_word

YES = {"en": "yes y", "de": "ja j jawohl", "fr": "oui o"}
NO = {"en": "no n", "de": "nein n nö noe", "fr": "non n"}


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.requirement(18)
def test_yes_and_no_are_understood_in_the_language_and_in_english(code: str) -> None:
    language.use(code)
    for words, meaning in ((f"{YES[code]} {YES['en']}", True), (f"{NO[code]} {NO['en']}", False)):
        for word in words.split():
            for typed in (
                word,
                word.upper(),
                word.capitalize(),
                f"  {word} ",
                f"{word}.",
                f"{word}!",
            ):
                assert parse_yes_no(typed) is meaning, typed


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize(
    "text", ["", " ", ".", "maybe", "yesno", "yes no", "1", "\ud800", "\0", "ye", "x" * 10**6]
)
def test_anything_else_is_no_answer(code: str, text: str) -> None:
    language.use(code)
    assert parse_yes_no(text) is None


@pytest.mark.parametrize(
    ("code", "others"), [("en", "ja j oui o nein non"), ("de", "oui o non"), ("fr", "ja j nein")]
)
def test_the_words_of_another_language_are_no_answer(code: str, others: str) -> None:
    language.use(code)
    assert [word for word in others.split() if parse_yes_no(word) is not None] == []


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_the_words_to_show_are_understood(code: str) -> None:
    language.use(code)
    assert parse_yes_no(yes_word()) is True
    assert parse_yes_no(no_word()) is False


AGREED = {
    "en": ("OK", "sure!", "go ahead", "Yes, please.", "yeah"),
    "de": ("klar", "Jo", "na klar", "ja, bitte", "mach das"),
    "fr": ("ben oui", "d'accord", "Ça marche !", "bien sûr"),
}
REFUSED = {
    "en": ("nope", "cancel", "Never mind.", "don't do it"),
    "de": ("nee", "Abbrechen", "lass mal", "lieber nicht"),
    "fr": ("annule", "non pantoute", "laisse tomber", "non merci"),
}


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_people_agree_and_refuse_in_their_own_words(code: str) -> None:
    language.use(code)
    assert [parse_agreement(text) for text in AGREED[code]] == [True] * len(AGREED[code])
    assert [parse_agreement(text) for text in REFUSED[code]] == [False] * len(REFUSED[code])
    assert parse_agreement("xyz") is None
