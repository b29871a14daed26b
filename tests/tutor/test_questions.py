"""Questions that are answered with a row or with cards."""

import pytest

from osmosis_cli.game.play import apply
from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.rules import card_of, hidden_cards, plays, verdict
from osmosis_cli.game.state import DRAW, REDEAL, Card, play_card
from osmosis_cli.tutor.codes import QUESTIONS as KINDS
from osmosis_cli.tutor.codes import item_code, kind_of
from osmosis_cli.tutor.practice import item_lines, make_item
from osmosis_cli.tutor.questions import NameCards, WhichRow, read_cards
from osmosis_cli.words.cards import card_code_local
from tests.shell.talking import speaking
from tests.tutor.learners import answers, wrong_answer
from tests.tutor.talking import learner, said

CODES = [item_code(kind, level, seed) for kind in KINDS for level in (1, 2, 3) for seed in range(4)]


@pytest.mark.parametrize("code", CODES)
def test_a_question_is_answered_by_what_the_rules_say_and_by_nothing_else(code: str) -> None:
    item = make_item(code)
    exercise = item.exercise()
    assert not isinstance(exercise, WhichRow | NameCards) or len(item_lines(exercise)) <= 6
    wrong = exercise.reply(wrong_answer(exercise))
    assert wrong is not None and wrong.right is False and not wrong.done and exercise.missed
    assert all(wrong.lines)
    for line in answers(exercise):
        reply = exercise.reply(line)
        assert reply is not None and reply.right
    assert exercise.done and exercise.reply(line) is None


@pytest.mark.parametrize("code", [code for code in CODES if kind_of(code) == "can-go"])
def test_all_cards_that_can_go_are_to_be_named(code: str) -> None:
    exercise = make_item(code).exercise()
    assert isinstance(exercise, NameCards)
    state = exercise.state
    assert set(exercise.wanted) == {card_of(state, move) for move in plays(state)}
    assert len(exercise.wanted) > 1
    first = exercise.reply(card_code_local(exercise.wanted[0]))
    assert first is not None and first.lines == ("Right, but that is not all. Name another one.",)
    rest = exercise.reply(" and ".join(map(card_code_local, exercise.wanted[1:])))
    assert rest is not None and rest.done and not exercise.missed


@pytest.mark.parametrize("code", [code for code in CODES if kind_of(code) == "next-top"])
def test_the_next_top_card_is_the_one_that_the_next_pass_brings(code: str) -> None:
    exercise = make_item(code).exercise()
    assert isinstance(exercise, NameCards)
    state = apply(exercise.state, REDEAL)
    for _deal in range(exercise.deals):
        state = apply(state, DRAW)
    assert exercise.wanted == (state.waste_top,)


@pytest.mark.parametrize("code", [code for code in CODES if kind_of(code) == "start-suit"])
def test_the_suit_that_should_start_leaves_no_circle_and_the_others_do(code: str) -> None:
    exercise = make_item(code).exercise()
    assert isinstance(exercise, NameCards)
    (right,) = exercise.wanted
    state = exercise.state
    assert not prove_hopeless(apply(state, play_card(right)))
    tops = [card for move in plays(state) if (card := card_of(state, move))]
    others = [card for card in tops if card.rank == right.rank and card != right]
    for card in others:
        assert prove_hopeless(apply(state, play_card(card)))
        reply = exercise.reply(card_code_local(card))
        assert reply is not None and reply.lines[0] == "No: then cards wait for one another."


@pytest.mark.parametrize(
    "code", [code for code in CODES if kind_of(code) in ("which-row", "unlocks")]
)
def test_a_question_asks_about_a_card_that_is_seen(code: str) -> None:
    item = make_item(code)
    assert item.card is not None and item.card not in hidden_cards(item.state)
    assert kind_of(code) == "which-row" or not verdict(item.state, play_card(item.card)).legal


def test_cards_are_read_one_by_one_and_in_lists() -> None:
    two = (Card.parse("8H"), Card.parse("JC"))
    for line in ("8h jc", "8H, JC", "8 of hearts and jack of clubs", "8h; jc", "8h and jc."):
        assert read_cards(line) == two
    with speaking("de"):
        assert read_cards("Herz-8 und Kreuz-Bube") == two
    with speaking("fr"):
        assert read_cards("8 de cœur et valet de trèfle") == two
    for line in ("", "row 1", "8h perhaps", "moves"):
        assert read_cards(line) == ()


def test_a_card_is_an_answer_and_no_move_while_a_question_asks_for_cards() -> None:
    session = learner()
    said(session, "practice wbc")
    before = session.state
    assert said(session, "8h row 2").startswith("That is the question. Answer it first.")
    assert session.state == before
    assert said(session, "hint").startswith("Go through the top cards")
    assert said(session, "I don't know").startswith("Then here is a hint.")
