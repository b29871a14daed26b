"""A coached game asks before a move that is likely to lose."""

from dataclasses import replace
from random import Random

import pytest

from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.rules import plays
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.game import new_game
from osmosis_cli.tutor.doubts import doubt
from osmosis_cli.tutor.notebook import Notebook
from tests.shell.talking import Talk, talk_about
from tests.tutor.talking import NOON, said

DOUBTFUL = 32101
"""A deal of Peek in which the 8 of diamonds of reserve 4 loses, while that of spades can win."""


def coached(word: str = "guide coach") -> Talk:
    game = new_game(parse_deal_number(str(DOUBTFUL)), RULE_SETS["peek"])
    session = talk_about(game, Random(7), learner=Notebook(now=lambda: NOON))
    said(session, word)
    return session


def test_a_coached_player_is_asked_before_a_move_that_is_likely_to_lose() -> None:
    session = coached()
    before = session.state
    told = said(session, "r4").splitlines()
    assert told[0].startswith("Coach: of 24 layouts that fit what you have seen, another move wins")
    assert told[1] == "Do you want to make it all the same, yes or no?"
    assert session.state == before
    assert said(session, "no") == "Good, nothing changes."
    assert session.state == before
    said(session, "r4")
    assert "starts row 2" in said(session, "yes")
    assert session.state.score == 2


def test_a_good_move_is_made_at_once() -> None:
    assert "starts row 2" in said(coached(), "r3")
    assert "Coach" not in said(coached(), "draw")


@pytest.mark.parametrize("word", ["guide on", "guide off", "guide"])
def test_nobody_else_is_asked(word: str) -> None:
    assert "starts row 2" in said(coached(word), "r4")


def test_the_coach_is_turned_off_with_the_guide_and_says_whether_it_is_on() -> None:
    session = coached()
    asks = "The guide is on, and asks before a move that is likely to lose."
    assert said(session, "guide").splitlines()[0] == asks
    said(session, "guide off")
    assert said(session, "guide") == "The guide is off."
    assert "starts row 2" in said(session, "r4")


def test_what_is_hidden_changes_no_doubt() -> None:
    state = deal(parse_deal_number("32332"), RULE_SETS["classic"])
    # The same table for the player, with the unseen cards of the stock in another order.
    other = replace(state, talon=state.talon[::-1])
    for move in plays(state):
        assert doubt(state, move) == doubt(other, move)
    assert any(doubt(state, move) for move in plays(state))
