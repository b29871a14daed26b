"""What a play opens is said: which cards can be played now that could not before, and where."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from osmosis_cli.game.rules import card_of, legal_moves, plays
from osmosis_cli.game.state import Card, State
from osmosis_cli.game.timeline import Turn
from osmosis_cli.shell.session import Session
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name
from tests.shell.talking import Talk, said, session, speaking


def free(state: State) -> set[Card]:
    """The cards that can be played to a row in this state."""
    return {card for move in plays(state) if (card := card_of(state, move)) is not None}


def random_game(talk: Talk, draws: Random) -> None:
    """Type legal moves at random, and hold each answer to what it opened."""
    for _move in range(120):
        moves = legal_moves(talk.state)
        if talk.state.outcome != "open" or not moves:
            return
        before = talk.state
        move = draws.choice(moves)
        typed = f"r{move.pile}" if move.pile else "w" if move.kind == "waste" else move.kind
        answer = " ".join(said(talk, typed).split()).lower()
        for card in free(talk.state) - free(before):
            assert card_name(card).lower() in answer, (typed, answer)
        for card in free(before) & free(talk.state):
            # What could be played before is told at most as what was just played or dealt.
            assert answer.count(card_name(card).lower()) <= 1, (typed, answer)


@pytest.mark.requirement(28)
@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("detail", ["short", "normal", "full"])
def test_no_opening_is_silent(code: str, detail: str) -> None:
    with speaking(code):
        for number in range(32000, 32025):
            talk = session(str(number))
            said(talk, f"verbosity {detail}", "cards words")
            random_game(talk, Random(number))


def at_a_terminal(deal: str = "32001") -> Session:
    """The session of somebody who types at a terminal."""
    talk = session(deal)
    talk.session.interactive = True
    return talk.session


@pytest.mark.requirement(28)
def test_a_deal_says_in_its_first_words_whether_the_card_fits() -> None:
    talk = session()
    assert said(talk, "draw") == "8 of spades fits."
    assert said(talk, "draw") == "3 of clubs, 2 of 12."
    assert said(talk, "go") == "10 of spades fits."


def merged_turn() -> tuple[Talk, Turn]:
    """A game in which a safe play has followed a move by itself, and that turn."""
    for deal in range(32000, 32020):
        talk = session(str(deal))
        talk.session.interactive = True
        said(talk, "auto safe")
        for _move in range(60):
            moves = plays(talk.state) or legal_moves(talk.state)
            if not moves:
                break
            move = moves[0]
            said(talk, f"r{move.pile}" if move.pile else "w" if move.kind == "waste" else move.kind)
            turn = talk.game.timeline.turns[-1]
            if len(turn.steps) > 1:
                return talk, turn
    raise AssertionError("no safe play followed a move")


@pytest.mark.requirement(31)
def test_safe_plays_follow_each_move_and_one_undo_takes_all_back() -> None:
    talk, turn = merged_turn()
    assert {step.move.kind for step in turn.steps[1:]} <= {"reserve", "waste"}
    assert "Also" in "\n".join(talk.session.answers[-1].lines)
    told = said(talk, "undo")
    assert talk.state == turn.before
    cards = [step.card for step in turn.steps if step.card is not None]
    assert 1 < len(cards) <= 3
    assert told.startswith(f"Undone: {', '.join(map(card_name, cards))}.\n")
    said(talk, "auto off")
    assert not talk.session.auto


@pytest.mark.requirement(31)
def test_enter_deals_on_across_the_turn_of_the_waste() -> None:
    talk = session()
    talk.session.interactive = True
    said(talk, "auto go")
    passes = talk.state.pass_number
    for _line in range(20):
        before = talk.state
        answer = said(talk, "")
        if talk.state.pass_number > passes:
            assert "Pass 2." in answer
            assert len(talk.game.timeline.turns[-1].moves) > 1
            said(talk, "undo")
            assert talk.state == before
            return
    raise AssertionError("no new pass in twenty lines")


def test_a_redeal_that_is_counted_is_never_spent_by_enter() -> None:
    talk = session(rules="three-pass")
    talk.session.interactive = True
    said(talk, "auto go")
    for _line in range(20):
        said(talk, "")
    assert talk.state.pass_number == 1
    assert not talk.state.stock_size


def test_lines_of_a_file_make_the_same_game_whatever_is_set() -> None:
    talk = session()
    said(talk, "auto safe", "auto go", "r4")
    assert len(talk.game.timeline.turns[-1].moves) == 1
    before = talk.state
    assert said(talk, "") == "Type a card, a command, or help."
    assert talk.state is before


@pytest.mark.requirement(29)
def test_parts_of_answers_can_be_left_out_one_by_one() -> None:
    talk = session()
    assert said(talk, "say passes off") == "Not said: passes."
    assert said(talk, "draw", "draw") == "3 of clubs."
    assert said(talk, "say piles off", "r4") == "Jack of spades to row 1.\nReserve 4: 10 of clubs."
    said(talk, "say prompt off")
    assert talk.prompt() == ""
    assert said(talk, "say on") == "All parts of answers are said."


@pytest.mark.requirement(29)
def test_the_state_on_the_prompt_speaks_the_language_and_leaves_questions_alone() -> None:
    talk = session()
    assert talk.prompt() == "Move: "
    assert said(talk, "say state on").startswith("The prompt begins")
    said(talk, "draw")
    assert talk.prompt() == "1:8S 1/52 Move: "
    said(talk, "language de")
    assert talk.prompt() == "1:P8 1/52 Zug: "
    said(talk, "Ansage Eingabe aus")
    assert talk.prompt() == "1:P8 1/52 "
    said(talk, "language fr", "dire oui")
    assert talk.prompt() == "1:8P 1/52 Coup\N{NO-BREAK SPACE}: "
    said(talk, "language en", "learn 1")
    assert "1/52" not in talk.prompt()
    said(talk, "stop", "say state off")
    assert talk.prompt() == "Move: "


def test_a_transcript_holds_the_moves_that_were_made(tmp_path: Path) -> None:
    talk, file = session(), tmp_path / "evening.txt"
    talk.session.interactive = True
    said(talk, "auto go", f"script {file}", "r4", "", "script off")
    typed = [line for line in file.read_text(encoding="utf-8").splitlines() if line[0] != "#"]
    again = session()
    said(again, *typed)
    assert again.state == talk.state
