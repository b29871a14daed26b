"""Learners may say in whole sentences what they want of a lesson, and answer as people do."""

import pytest

from tests.shell.talking import speaking
from tests.tutor.talking import learner, said

ASIDE = {
    "en": ("I have no idea", "skip this exercise please", "back to my game"),
    "de": ("keine Ahnung", "überspring bitte diese Aufgabe", "zurück zu meinem Spiel"),
    "fr": ("aucune idée", "sautez cet exercice", "retour à ma partie"),
}


@pytest.mark.parametrize("code", ASIDE)
def test_a_sentence_does_what_its_word_does(code: str) -> None:
    with speaking(code):
        talk = learner()
        shrug, skip, stop = ASIDE[code]
        first = said(talk, "practice")
        said(talk, shrug)
        assert talk.session.activity.exercise.hints == 1
        assert said(talk, skip) != first
        assert talk.session.activity is not None
        said(talk, stop)
        assert talk.session.activity is None


@pytest.mark.parametrize(
    ("code", "show", "question"),
    [
        ("en", "show me the answer", "repeat the question"),
        ("de", "zeig mir die Lösung", "wiederhole die Frage"),
        ("fr", "montrez-moi la réponse", "répétez la question"),
    ],
)
def test_the_answer_and_the_question_are_asked_for_in_sentences(
    code: str, show: str, question: str
) -> None:
    with speaking(code):
        talk = learner()
        first = said(talk, "practice")
        assert said(talk, question) == first
        said(talk, show)
        assert talk.session.activity.exercise.done


@pytest.mark.parametrize(
    ("code", "second"),
    [
        ("en", "I think the second"),
        ("en", "number two"),
        ("de", "ich glaube zwei"),
        ("de", "die zweite"),
        ("fr", "la deuxième"),
        ("fr", "je dirais deux"),
    ],
)
def test_an_answer_is_named_by_its_number_in_words(code: str, second: str) -> None:
    with speaking(code):
        assert said(learner(), "practice gbr", second) == said(learner(), "practice gbr", "2")


@pytest.mark.parametrize(("code", "ok"), [("en", "okay"), ("de", "klar"), ("fr", "d’accord")])
def test_who_agrees_says_that_a_move_is_legal(code: str, ok: str) -> None:
    with speaking(code):
        assert said(learner(), "practice gbr", ok) == said(learner(), "practice gbr", "1")


def test_sentences_that_deny_do_nothing() -> None:
    talk = learner()
    first = said(talk, "practice")
    said(talk, "don't skip this exercise")
    assert said(talk, "step") == first


@pytest.mark.parametrize(
    ("code", "give_up", "agreed", "half"),
    [
        ("en", "give up", "ok sure", "sure go"),
        ("de", "gib auf", "jo passt", "klar deck auf"),
        ("fr", "abandonner", "ouais vas-y", "ouais vas-y doucement"),
    ],
)
def test_an_answer_is_understood_whole_or_not_at_all(
    code: str, give_up: str, agreed: str, half: str
) -> None:
    with speaking(code):
        talk = learner()
        asked = said(talk, give_up)
        before = talk.session.state
        assert said(talk, half).endswith(asked)
        assert talk.session.state is before
        assert not talk.session.game.given_up
        said(talk, agreed)
        assert talk.session.game.given_up


@pytest.mark.parametrize(("code", "back"), [("en", "back"), ("de", "zurück"), ("fr", "retour")])
def test_back_asks_in_a_game_whether_to_undo(code: str, back: str) -> None:
    with speaking(code):
        talk = learner()
        start = talk.session.state
        said(talk, "r4")
        played = talk.session.state
        asked = said(talk, back)
        assert talk.session.vocabulary.local.shown["undo"] in asked
        assert talk.session.state == played
        said(talk, "ok")
        assert talk.session.state == start
