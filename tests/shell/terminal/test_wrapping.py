"""Answers cut to fit: the width asked for is kept, no word is lost, and no part is too long."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.game.state import full_deck
from osmosis_cli.shell.terminal.wrapping import cells, paragraphs, parts, wrap
from osmosis_cli.words.cards import card_name
from osmosis_cli.words.holding import held
from osmosis_cli.words.language import LANGUAGES
from tests.shell.talking import speaking
from tests.spoken import about, counted, moved, states

WORDS = st.text("abc é-ü\N{NO-BREAK SPACE}日\N{COMBINING ACUTE ACCENT}", max_size=120)


@given(WORDS, st.integers(min_value=2, max_value=80))
def test_no_line_is_wider_than_asked_and_none_ends_in_a_blank(text: str, width: int) -> None:
    for line in wrap(text, width):
        assert cells(line) <= width
        assert line == line.strip(" \N{NO-BREAK SPACE}")


@given(WORDS, st.integers(min_value=1, max_value=80))
def test_no_letter_is_lost_or_added(text: str, width: int) -> None:
    def letters(text: str) -> str:
        return "".join(text.replace("\N{NO-BREAK SPACE}", " ").split())

    assert letters("".join(wrap(text, width))) == letters(text)


@given(WORDS, st.integers(min_value=2, max_value=80))
def test_what_fits_already_is_left_as_it_is(text: str, width: int) -> None:
    for line in wrap(text, width):
        assert wrap(line, width) == (line,)


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("", 20, ("",)),
        ("   ", 20, ("",)),
        ("Row 1, clubs, 4 cards: 8, 9.", 20, ("Row 1, clubs, 4", "cards: 8, 9.")),
        ("exactly twenty cells", 20, ("exactly twenty cells",)),
        ("two  blanks  between", 80, ("two blanks between",)),
        ("Carte\N{NO-BREAK SPACE}: le 8", 8, ("Carte\N{NO-BREAK SPACE}:", "le 8")),
        ("Carte\N{NO-BREAK SPACE}: le 8", 5, ("Carte", ":", "le 8")),
        ("der Kreuz-König", 10, ("der Kreuz-", "König")),
        ("Reservestapelnummer", 10, ("Reservesta", "pelnummer")),
        ("日本語", 4, ("日本", "語")),
    ],
)
def test_lines_are_broken_at_word_ends(text: str, width: int, lines: tuple[str, ...]) -> None:
    assert wrap(text, width) == lines


BLOCKS = st.lists(
    st.lists(st.sampled_from(["", "a", "b", "c"]), min_size=1, max_size=6), min_size=1, max_size=30
)


@given(BLOCKS, st.integers(min_value=2, max_value=20))
def test_parts_hold_every_line_in_order_and_are_as_short_as_asked(
    blocks: list[list[str]], size: int
) -> None:
    pages = parts(blocks, size, ["more"])
    assert all(len(page) <= size for page in pages)
    assert all(page[-1] == "more" for page in pages[:-1])
    assert "more" not in pages[-1]
    assert all(page[0] and page[-1] for page in pages if page)
    body = [line for page in pages[:-1] for line in page[:-1]] + list(pages[-1])
    everything = [line for block in blocks for line in block]
    assert [line for line in body if line] == [line for line in everything if line]


def test_an_answer_that_fits_is_one_part_without_a_closing_line() -> None:
    assert parts([["one"], [""], ["two"]], 3, ["more"]) == (("one", "", "two"),)


def test_a_part_ends_with_a_whole_paragraph_where_it_can() -> None:
    pages = parts([["a1", "a2"], ["b1", "b2"], ["c1"]], 4, ["more"])
    assert pages == (("a1", "a2", "more"), ("b1", "b2", "c1"))


def test_a_paragraph_longer_than_a_part_is_cut() -> None:
    pages = parts([["a1", "a2", "a3", "a4", "a5"]], 3, ["more"])
    assert pages == (("a1", "a2", "more"), ("a3", "a4", "a5"))


def test_no_part_begins_or_ends_with_an_empty_line() -> None:
    pages = parts([["a"], [""], ["b"], [""], ["c"]], 3, ["more"])
    assert pages == (("a", "more"), ("b", "", "c"))


def test_even_a_screen_of_one_line_gets_somewhere() -> None:
    assert parts([["a"], ["b"]], 1, ["more"]) == (("a", "more"), ("b",))


def test_a_text_is_broken_line_by_line() -> None:
    assert paragraphs("one two\n\nthree", 4) == (("one", "two"), ("",), ("thre", "e"))


@given(WORDS, st.integers(min_value=2, max_value=80))
def test_the_last_line_is_never_a_remnant_where_the_words_allow_it(text: str, width: int) -> None:
    lines = wrap(text, width)
    words = lines[-2].split(" ") if len(lines) > 1 else []
    if len(words) > 1 and cells(lines[-1]) * 3 < width:
        assert cells(words[-1] + " " + lines[-1]) > width


@pytest.mark.requirement(30)
@pytest.mark.parametrize(
    ("lang", "text", "lines"),
    [
        ("en", "Row 2 now takes 3 cards.", ("Row 2 now takes", "3 cards.")),
        ("en", "Reserve 4: queen of diamonds.", ("Reserve 4:", "queen of diamonds.")),
        ("en", "They are left: 3 legal moves.", ("They are left:", "3 legal moves.")),
        ("en", "Pile 1 has 2 cards face down.", ("Pile 1 has 2 cards", "face down.")),
        ("en", "Nothing here ends this pass.", ("Nothing here ends", "this pass.")),
        ("en", "The score is now 14 of 52.", ("The score is now", "14 of 52.")),
        ("de", "Oben liegt die Herz-Dame.", ("Oben liegt", "die Herz-Dame.")),
        ("de", "Dort liegen nun 3 Karten.", ("Dort liegen nun", "3 Karten.")),
        ("de", "Das war der Zug in Reihe 4.", ("Das war der Zug in", "Reihe 4.")),
        ("fr", "Vous jouez le 8 de pique.", ("Vous jouez", "le 8 de pique.")),
        ("fr", "Il en reste une carte ici.", ("Il en reste", "une carte ici.")),
        ("fr", "Elle va dans la rangée 3.", ("Elle va dans la", "rangée 3.")),
    ],
)
def test_what_belongs_together_stays_on_one_line(
    lang: str, text: str, lines: tuple[str, ...]
) -> None:
    with speaking(lang):
        assert paragraphs(text, 20, held) == (lines,)


# A number and the noun behind it, and the nouns that stand before theirs.
NAMED = re.compile(
    r"(?i)\b(?:row|rows|reserve|pile|pass|move|step|lesson|deal|Reihen?|Stapel|Durchgang|Zug|Spiel|"
    r"Schritt|rangées?|réserve|passage|coup|étape|donne|numéros?|Nummern?|numbers?) \d+$"
    # Two numbers and a noun may be too wide together: "1 of 5 possible layouts".
    r"|\d+ (?:of|von|sur) \d+$"
)


@pytest.mark.requirement(30)
@pytest.mark.parametrize("width", [20, 32, 40])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_answer_parts_a_number_from_its_noun_or_ends_in_a_remnant(lang: str, width: int) -> None:
    with speaking(lang):
        told = {text for state in states()[::7] for text in (*about(state), *moved(state))}
        told |= set(counted())
        names = {card_name(card) for card in full_deck()}
        broken = [lines for text in told for lines in paragraphs(text, width, held)]
    for lines in (lines for lines in broken if len(lines) > 1):
        assert cells(lines[-1]) * 3 >= width, lines
        whole = " ".join(lines)
        for name in names:
            assert whole.count(name) == sum(line.count(name) for line in lines), lines
        for line, following in pairwise(lines):
            if re.search(r"(^|\s)\d+$", line) and following[0].isalpha():
                assert NAMED.search(line), lines
            if following[0].isdigit():
                assert not NAMED.search(f"{line} {following.split()[0].rstrip('.,:;')}"), lines
