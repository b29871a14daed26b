"""What Tab makes of a line, whatever the choices are."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.shell.terminal.prompts import Choices, Completed, completed


def offer(start: int, *words: str) -> Completed:
    return completed("row h", lambda text: Choices(start, words))


@pytest.mark.parametrize(
    ("done", "wanted"),
    [
        (offer(4), Completed("row h", "No completion.")),
        (offer(4, "hint"), Completed("row hint", "")),
        (offer(4, "h"), Completed("row h", "No completion.")),
        (offer(0, "reserve"), Completed("reserve", "")),
        (offer(4, "help", "hint"), Completed("row h", "2 choices: help, hint.")),
        (offer(4, "help", "helps"), Completed("row help", "2 choices: help, helps.")),
        (offer(4, "Zug", "zurück"), Completed("row h", "2 choices: Zug, zurück.")),
    ],
)
def test_one_choice_is_typed_out_and_several_are_named(done: Completed, wanted: Completed) -> None:
    assert done == wanted


def test_a_line_without_choices_is_answered_too() -> None:
    assert completed("anything", None) == Completed("anything", "No completion.")


def test_more_choices_than_fit_are_only_counted() -> None:
    words = tuple(f"word{number}" for number in range(60))
    done = completed("", lambda text: Choices(0, words), lambda said: len(said) < 100)
    assert done == Completed("word", "60 choices. Type a letter first.")


@given(st.text(max_size=20), st.integers(0, 20), st.lists(st.text(max_size=8), max_size=5))
def test_tab_is_never_silent(text: str, start: int, words: list[str]) -> None:
    done = completed(text, lambda text: Choices(min(start, len(text)), tuple(words)))
    assert done.said or done.text != text
