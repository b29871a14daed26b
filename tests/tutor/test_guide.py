"""The guide in a real game."""

from osmosis_cli.tutor.progress import with_answer
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
