"""``why`` on the command line and for programs takes what it takes in a game."""

import pytest

from osmosis_cli.cli.asked import read_asked
from osmosis_cli.cli.deal import asked_in_codes
from osmosis_cli.game.state import Card, Move
from tests.shell.talking import session, speaking


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("en", "the jack of spades"),
        ("en", "not the jack"),
        ("en", "why not the jack"),
        ("en", "JS"),
        ("de", "der Pik-Bube"),
        ("de", "warum nicht den Buben"),
        ("fr", "le valet de pique"),
        ("fr", "valet"),
    ],
)
def test_words_ask_about_a_card(code: str, what: str) -> None:
    with speaking(code):
        for asked in (read_asked(session().state, what), asked_in_codes(session().state, what)):
            assert isinstance(asked, Move)
            assert asked.card == Card("S", 11)


@pytest.mark.parametrize(
    ("code", "what"),
    [("en", "jack of spades to row 2"), ("de", "Pik-Bube in Reihe 2"), ("fr", "JS row 2")],
)
def test_words_ask_about_a_row(code: str, what: str) -> None:
    with speaking(code):
        asked = read_asked(session().state, what)
        assert isinstance(asked, Move)
        assert asked.row == 2


def test_a_code_of_two_notations_is_the_code_of_every_language() -> None:
    with speaking("fr"):
        asked = read_asked(session().state, "10C")
        assert isinstance(asked, Move)
        assert asked.card == Card("C", 10)
        code = asked_in_codes(session().state, "10C")
        assert code is not None
        assert code.card == Card("C", 10)


def test_what_is_no_move_is_none() -> None:
    for what in ("", "xyzzy", "undo", "quit", "save as monday"):
        assert asked_in_codes(session().state, what) is None
        assert not isinstance(read_asked(session().state, what), Move | tuple)
