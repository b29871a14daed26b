"""The guide in a real game."""

from typing import get_args

import pytest

from osmosis_cli.game.play import safe_plays
from osmosis_cli.tutor.guide import OFFERS
from osmosis_cli.tutor.progress import Offer, with_answer
from osmosis_cli.words.texts import gettext
from tests.shell.talking import Talk, speaking
from tests.tutor.talking import NOON, learner, said


def test_the_guide_is_silent_until_it_is_turned_on() -> None:
    session = learner("32000")
    assert said(session, "guide") == "The guide is off."
    assert "Guide:" not in said(session, "draw")


def test_each_new_situation_is_explained_once() -> None:
    session = learner("32000")
    assert "The guide is on." in said(session, "guide on")
    heard = [
        line for _deal in range(30) for line in said(session, "draw").splitlines()
        if line.startswith("Guide:")
    ]  # fmt: skip
    assert len(heard) == len(set(heard)) >= 2
    assert any("redeal" in line.lower() for line in heard)


def test_asking_changes_nothing_for_the_guide() -> None:
    session = learner("32000")
    said(session, "guide on", "draw")
    for line in ("board", "row 1", "why draw", "moves"):
        assert "Guide:" not in said(session, line)


def test_the_guide_says_nothing_about_what_is_known() -> None:
    session = learner("32000")
    for _time in range(3):
        session.learner.change(lambda known: with_answer(known, "redeal", True, NOON))
        session.learner.change(lambda known: with_answer(known, "dealing", True, NOON))
    said(session, "guide on")
    for _deal in range(30):
        assert "deal from the stock" not in said(session, "draw")
        assert "in the same order" not in said(session, "board")


def test_what_a_player_does_unasked_needs_no_word() -> None:
    session = learner("32000")
    said(session, "guide on", "draw")
    assert "deals-cards" in session.learner.knowledge.shown


def test_the_guide_can_be_turned_off_and_begins_anew_when_turned_on() -> None:
    session = learner("32000")
    said(session, "guide on", "draw", "draw")
    assert session.learner.knowledge.shown
    assert said(session, "guide off") == "The guide is off."
    assert "Guide:" not in said(session, "draw")
    said(session, "guide on")
    assert len(session.learner.knowledge.shown) <= 1


DEALS_ON = "Guide: type auto go, and Enter alone deals on to the next card that can be played."
PLAYS_BY_ITSELF = "Guide: type auto safe, and cards that can do no harm are played by themselves."
ONE_KEY = "Guide: type keys on, and most commands need one key only."


def at_a_terminal(deal: str = "32000") -> Talk:
    """A session with the guide on, where somebody types."""
    session = learner(deal)
    session.session.interactive = session.session.takes_keys = True
    said(session, "guide on")
    return session


def offers(session: Talk, *lines: str) -> list[str]:
    """What is offered in the answers to these lines, each with the number of its line."""
    return [
        line for typed in lines for line in said(session, typed).splitlines()
        if line in (DEALS_ON, PLAYS_BY_ITSELF, ONE_KEY)
    ]  # fmt: skip


def harmless(session: Talk, count: int) -> list[str]:
    """The offers while so many cards are played one by one that can do no harm, deals between."""
    heard: list[str] = []
    for _turn in range(200):
        if not count:
            break
        steps = safe_plays(session.state)
        move = steps[0].move if steps else None
        line = "draw" if move is None else f"r{move.pile}" if move.pile else "w"
        count -= move is not None
        heard += offers(session, line)
    return heard


@pytest.mark.parametrize("typed", ["draw", "go"])
def test_enter_that_deals_on_is_offered_once_after_deals_in_a_row(typed: str) -> None:
    session = at_a_terminal()
    assert offers(session, *["draw"] * 3) == []
    assert offers(session, *[typed] * 20) == [DEALS_ON]
    said(session, "guide off", "guide on", "new 32001")
    assert offers(session, *["draw"] * 20) == []


def test_what_plays_by_itself_is_offered_once_after_such_plays_in_a_row() -> None:
    session = at_a_terminal("32011")
    said(session, "auto go", "auto go off", "keys off")
    assert harmless(session, 12) == [PLAYS_BY_ITSELF]


def test_one_key_for_a_line_is_offered_after_some_time_where_it_would_work() -> None:
    for works in (True, False):
        session = at_a_terminal()
        session.session.takes_keys = works
        said(session, "auto on", "auto off")
        assert offers(session, *["draw"] * 30) == []
        assert offers(session, *["draw"] * 30) == ([ONE_KEY] if works else [])


@pytest.mark.parametrize("change", [["auto go"], ["auto off"], ["auto go", "auto go off"]])
def test_a_setting_that_was_ever_changed_is_not_offered(change: list[str]) -> None:
    session = at_a_terminal()
    said(session, *change, "guide off", "guide on")
    assert DEALS_ON not in offers(session, *["draw"] * 20)


def test_nothing_is_offered_without_the_guide_or_to_the_lines_of_a_file() -> None:
    session = at_a_terminal()
    said(session, "guide off")
    assert offers(session, *["draw"] * 60) == []
    session = at_a_terminal()
    session.session.interactive = False
    assert offers(session, *["draw"] * 60) == []


def test_nothing_is_offered_in_a_lesson() -> None:
    session = at_a_terminal()
    said(session, *["draw"] * 3)
    assert offers(session, "learn 2", *["", "draw"] * 10) == []
    assert offers(session, "stop", "draw") == [DEALS_ON]


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", ("auto go", "auto safe", "keys on")),
        ("de", ("Automatik weiter", "Automatik sicher", "Tasten an")),
        ("fr", ("auto avancer", "auto sûr", "touches oui")),
    ],
)
def test_an_offer_can_be_typed_as_it_is_said(lang: str, typed: tuple[str, ...]) -> None:
    session = at_a_terminal()
    with speaking(lang):
        for line, text in zip(typed, OFFERS.values(), strict=True):
            assert line in gettext(text)
            said(session, line)
    assert session.unset == frozenset()
    assert set(OFFERS) == set(get_args(Offer)) <= set(session.learner.knowledge.shown)
