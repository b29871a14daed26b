"""What newcomers type first, and what they need to hear."""

import pytest

from osmosis_cli.shell.first_start import first_question
from osmosis_cli.shell.session import Past
from tests.shell.talking import said, session, speaking


def test_the_first_choice_stays_open_until_it_is_understood() -> None:
    talk = session()
    talk.ask(first_question(talk))
    answer = said(talk, "foo").splitlines()
    assert answer[0].startswith("I do not know “foo”.")
    assert answer[1:4] == ["1: play", "2: learn the game step by step", "3: read the rules"]
    assert said(talk, "").startswith("Deal 32001, variant: Osmosis.\nRow 1, spades, 1 card: 7.")


@pytest.mark.parametrize(
    ("code", "line", "sentence"),
    [
        ("en", "4", "Choose a number from 1 to 3."),
        ("en", "0", "Choose a number from 1 to 3."),
        ("de", "vier", "Wähle eine Nummer von 1 bis 3."),
        ("fr", "99", "Choisissez un numéro de 1 à 3."),
    ],
)
def test_a_number_that_the_first_choice_has_not_says_which_it_has(
    code: str, line: str, sentence: str
) -> None:
    with speaking(code):
        talk = session()
        asked = talk.ask(first_question(talk)).lines
        assert said(talk, line).splitlines() == [sentence, *asked[-4:]]
        assert said(talk, "1") == "\n".join(talk.session.opening())


def test_help_at_the_first_choice_explains_the_table_and_leaves_it_open() -> None:
    talk = session()
    talk.ask(first_question(talk))
    told = said(talk, "help").splitlines()
    assert len(told) > 4
    assert told[0].startswith("There are four rows")
    assert talk.session.asking


@pytest.mark.parametrize("line", ["3", "rules", "r1", "draw"])
def test_whatever_begins_the_first_game_the_deal_is_named(line: str) -> None:
    talk = session()
    talk.ask(first_question(talk))
    assert said(talk, line).startswith("Deal 32001, variant: Osmosis.\n")


def test_learning_first_lays_out_no_deal() -> None:
    talk = session()
    talk.ask(first_question(talk))
    assert "Deal 32001" not in said(talk, "2")
    assert talk.activity is not None


def test_the_opening_can_be_said_again() -> None:
    talk = session()
    talk.session.answers.append(Past(0, "", ("Deal 32001.", "The table.")))
    assert said(talk, "again") == "Deal 32001.\nThe table."
    assert said(talk, "history") == "Nothing has been typed yet."


def test_an_empty_stock_is_told_the_same_way_by_all_commands() -> None:
    talk = session()
    while talk.state.stock_size:
        said(talk, "draw")
    assert said(talk, "why draw").endswith("The command draw does that for you.")
    assert said(talk, "go").endswith("This command never redeals. Type redeal for that.")
    assert said(talk, "draw").startswith("The stock was empty, so you turn the waste over.")


def test_without_a_redeal_nobody_is_sent_to_turn_the_waste_over() -> None:
    talk = session("32000", "three-pass")
    for _ in range(60):
        said(talk, "draw")
    assert talk.state.redeals_left == 0
    assert not talk.state.stock_size
    for line in ("why draw", "go"):
        assert said(talk, line) == "No: the stock is empty, and no redeal is left."


@pytest.mark.parametrize("line", ["r5", "r0", "r 7", "reserve 5", "pile 5", "pile ten"])
def test_a_pile_that_is_not_there_is_told_with_those_that_are(line: str) -> None:
    assert said(session(), line) == "Name a reserve pile from 1 to 4."


@pytest.mark.parametrize(("line", "same"), [("row two", "row 2"), ("needs one", "needs 1")])
def test_numbers_may_be_words(line: str, same: str) -> None:
    assert said(session(), line) == said(session(), same)


@pytest.mark.parametrize(
    ("line", "start"),
    [
        ("save game", "What is the save to be called?"),
        ("load game", "You have saved no game yet."),
        ("menu", "Type a card to play it"),
        ("what can i do?", "Type a card to play it"),
        ("settings", "The language is English."),
        ("!", "I do not know “!”."),
        ("yes", "No question is open."),
        ("top of waste", "The waste is empty."),
        ("number 5", "To play another deal, type new and its number."),
        ("new foo", "Give a deal number, a whole number from 1 on"),
        ("find 7s", "Row 1 holds the 7 of spades."),
    ],
)
def test_what_newcomers_type_gets_an_answer_that_helps(line: str, start: str) -> None:
    assert said(session(), line).startswith(start)


@pytest.mark.parametrize("line", ["new 32000 peek", "new peek 32000"])
def test_number_and_variant_are_understood_in_any_order(line: str) -> None:
    talk = session()
    said(talk, line)
    assert (talk.game.label, talk.game.rules.id) == ("32000", "peek")


def test_fewer_turns_than_asked_for_are_told() -> None:
    talk = session()
    said(talk, "draw", "draw")
    assert said(talk, "undo 99999999999999999999999").splitlines()[:2] == [
        "Undone: 2 deals.",
        "There were no more.",
    ]


def test_help_is_shorter_in_the_short_wording_and_names_the_same_commands() -> None:
    talk = session()
    normal, drawing = said(talk, "help"), said(talk, "help play")
    said(talk, "verbosity short")
    short = said(talk, "help")
    assert len(short) < len(normal)
    names = {word.strip() for line in short.splitlines() for word in line.split(",")}
    assert all(name in normal for name in names)
    assert len(names) > 30
    assert len(said(talk, "help play")) < len(drawing)
