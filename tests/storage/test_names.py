"""A name is what can be heard and typed again, however it is spelled."""

from __future__ import annotations

import unicodedata
from string import ascii_letters

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.storage.names import MAX_NAME, BadName, clean_name, name_key
from osmosis_cli.words.standins import visible

texts = st.text(max_size=MAX_NAME + 2) | st.text("aAäÄßſKk=_-. 1é\u0301İıΣσς😀", max_size=12)


@st.composite
def names(draw: st.DrawFn) -> str:
    text = draw(texts)
    try:
        return clean_name(text)
    except BadName:
        # Too many are refused to look for another.
        return clean_name("a" + "".join(char for char in text[:20] if char in ascii_letters))


@given(names())
def test_a_name_is_clean_once_and_for_all(name: str) -> None:
    assert clean_name(name) == name
    assert clean_name(f"\t {name}\u00a0\n") == name


def test_a_name_is_accepted_only_if_it_can_be_heard_and_typed_again_as_it_is_listed() -> None:
    planes = (range(0x21, 0x3_0000), range(0xE_0000, 0xE_1000))
    for text in (f"a{chr(code)}b" for plane in planes for code in plane):
        try:
            name = clean_name(text)
        except BadName:
            continue
        assert visible(name) == name


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Sunday", "SUNDAY"),
        ("two  words", " two words "),
        ("Käse", unicodedata.normalize("NFD", "KÄSE")),
        ("œuf", "ŒUF"),
    ],
)
def test_case_and_blanks_make_no_other_name(one: str, two: str) -> None:
    assert name_key(clean_name(one)) == name_key(clean_name(two))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("Maße", "Masse"),
        ("a b", "a_b"),
        ("a/b", "ab"),
        ("../a", "a"),
        ("=e9=", "é"),
        ("a.json", "a"),
        ("1", "１"),
    ],
)
def test_other_letters_make_another_name(one: str, two: str) -> None:
    assert name_key(clean_name(one)) != name_key(clean_name(two))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty"),
        (" \t\u00a0", "empty"),
        ("x" * 33, "too-long"),
        ("\x1b[2Jx", "bad-character"),
        ("a\0b", "bad-character"),
        ("a\x9bb", "bad-character"),
        ("a\u202eb", "bad-character"),
        ("a\u2066b", "bad-character"),
        ("a\u200bb", "bad-character"),
        ("\ufeffa", "bad-character"),
        ("a\ud800", "bad-character"),
        ("a\ue000", "bad-character"),
        ("\u3164", "bad-character"),
        ("\u2800", "bad-character"),
        ("a\u034fb", "bad-character"),
        ("a\ufe0f", "bad-character"),
        ("\U000e0101a", "bad-character"),
    ],
)
def test_a_bad_name_is_told_with_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(BadName) as caught:
        clean_name(text)
    assert caught.value.code == code
