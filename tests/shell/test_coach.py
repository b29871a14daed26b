"""Hints in play, the truth when it is asked for, and winnable deals."""

import pytest

from osmosis_cli.game.solver import solve
from tests.shell.talking import said, session, speaking
from tests.shell.test_review import careless_game

WARNING = "This uses hidden cards, and the game then counts as helped."


def test_a_hint_goes_deeper_each_time_it_is_asked_for() -> None:
    talk = session()
    assert said(talk, "hint").splitlines() == [
        "Look at the tops of the reserve piles.",
        "Type hint again for the idea.",
    ]
    assert said(talk, "hint").splitlines() == [
        "A reserve card that is no starting card never does harm: play it as soon as it can go.",
        "Habit 2: Play a reserve card as soon as it can go, unless it is a starting card.",
        "Type hint again for the move.",
    ]
    move = said(talk, "hint")
    assert move.splitlines() == [
        "Legal: you can play the jack of spades to row 1, which takes every card of spades.",
        "It turns the next card of the pile up: 3 lie face down there.",
        "Play the jack of spades from reserve 4 to row 1.",
    ]
    assert said(talk, "hint") == move
    assert not talk.game.assisted


def test_a_new_position_gets_a_new_hint_from_the_first_step_on() -> None:
    talk = session()
    first = said(talk, "hint")
    said(talk, "hint", "d")
    assert said(talk, "hint") == first


def test_a_plain_deal_is_said_at_once() -> None:
    talk = session()
    assert said(talk, "js", "hint").splitlines() == [
        "No card can be played now. See what comes.",
        "Deal from the stock.",
    ]


def test_a_choice_is_told_with_the_layouts_that_were_counted() -> None:
    talk = session()
    said(talk, "js", *["d"] * 12, "hint", "hint")
    *counts, advice = said(talk, "hint").splitlines()
    assert all("I find a way to win in" in line and "possible layouts" in line for line in counts)
    assert advice.startswith("Turn the waste over, deal ")


def test_along_a_plan_a_hint_stays_as_deep_as_it_was() -> None:
    talk = session()
    said(talk, "js", *["d"] * 12, "hint", "hint")
    planned = said(talk, "hint").splitlines()[-1].removeprefix("Turn the waste over, deal ")
    assert said(talk, "t", "hint").splitlines()[-1] == f"Deal {planned}"


def test_hints_alone_win_a_game() -> None:
    talk = session("32001", "peek")
    moves = 0
    while talk.state.outcome == "open":
        moves += 1
        assert moves < 500
        advice = said(talk, "hint", "hint", "hint").splitlines()[-1]
        first = advice.split()[0]
        if first == "Play":
            said(talk, advice.removeprefix("Play ").removesuffix(".").partition(" from ")[0])
        else:
            said(talk, "redeal" if first == "Turn" else "draw")
    assert talk.state.outcome == "won"


def test_hidden_cards_are_used_only_after_asking_and_are_noted() -> None:
    for line in ("hint all", "winnable", "why lost", "review"):
        talk = session()
        assert said(talk, line).startswith(WARNING)
        assert said(talk, "no") == "Good, nothing changes."
        assert not talk.game.assisted
        assert "won" in said(talk, line, "yes")
        assert talk.game.assisted
        assert not said(talk, "hint all").startswith(WARNING), "asked once a game"


def test_a_hint_from_all_cards_leads_to_a_win() -> None:
    talk = session()
    said(talk, "hint all", "yes", "js")
    assert said(talk, "hint all").splitlines() == [
        "The game can still be won.",
        "Deal 6 times, then play the 9 of spades from the waste to row 1.",
    ]


def test_why_lost_shows_the_circles_of_cards_that_wait_for_each_other() -> None:
    lines = said(session("32000"), "why lost", "yes").splitlines()
    assert lines[0].startswith("The game cannot be won: cards of the reserve wait for each other")
    at = lines.index("With the suits in the order hearts, clubs, diamonds, spades:")
    assert lines[at + 1 : at + 3] == [
        "3 of clubs: must wait for the 3 of hearts in the row above.",
        "3 of hearts: lies under the 3 of clubs.",
    ]


def test_after_a_loss_nothing_is_asked_and_the_last_line_offers_what_can_be_done() -> None:
    talk = careless_game("32000")
    assert list(talk.answers)[-1].lines[-1] == (
        "Type undo to go back, new for another game, or review to look back."
    )
    assert said(talk, "why lost").startswith("The game cannot be won: cards of the reserve")
    assert said(talk, "winnable").startswith("The game cannot be won any more.")
    assert said(talk, "hint").startswith("The game is lost. Type undo")


def test_a_winnable_deal_is_proved_and_said_to_be_so() -> None:
    talk = session()
    for line, rules in (("new winnable", "classic"), ("new winnable three pass", "three-pass")):
        answer = said(talk, line).splitlines()
        assert answer[0] == "This deal can be won: that is proved."
        assert answer[1].startswith("Deal ")
        assert talk.game.rules.id == rules
        assert solve(talk.state).verdict == "won"
        assert not talk.game.assisted
    before = talk.game
    said(talk, "new winnable foo")
    assert talk.game is before


@pytest.mark.parametrize(
    ("language", "hint", "all_cards", "lost"),
    [("de", "Tipp", "Tipp alles", "warum verloren"), ("fr", "indice", "indice tout",
                                                     "pourquoi perdu")],
)  # fmt: skip
def test_hints_are_asked_for_and_given_in_every_language(
    language: str, hint: str, all_cards: str, lost: str
) -> None:
    with speaking(language):
        talk = session()
        steps = [said(talk, hint) for _ in range(3)]
        assert len(set(steps)) == 3
        assert said(talk, all_cards).endswith({"de": "ja oder nein?", "fr": "oui ou non\u00a0?"}[
            language])  # fmt: skip
        proof = said(session("32000"), lost, {"de": "ja", "fr": "oui"}[language])
        assert {"de": "Kreuz-3", "fr": "3 de cœur\u00a0: sous le 3 de trèfle"}[
            language] in proof  # fmt: skip


def test_a_word_that_nobody_knows_does_not_keep_a_hint_back() -> None:
    talk = session()
    assert said(talk, "hint foo") == said(session(), "hint")
    assert not talk.game.assisted
