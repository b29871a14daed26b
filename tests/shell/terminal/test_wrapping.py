"""Answers cut to fit: the width asked for is kept, no word is lost, and no part is too long."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.shell.terminal.wrapping import cells, paragraphs, parts, wrap

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
        ("Carte\N{NO-BREAK SPACE}: le 8", 5, ("Carte", ": le", "8")),
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
