"""French lines: the kinds of sentence that act, and those of the same words that never do."""

import pytest

from tests.shell.talking import said, session, speaking


def rows_after(*lines: str) -> str:
    """The rows after these lines."""
    with speaking("fr"):
        return said(session(), *lines, "rangées")


PLAYED = rows_after("valet de pique")


@pytest.mark.parametrize(
    "line",
    [
        "valet de pique en 1", "valet de pique sur la une",
        "en première position le valet de pique",
        "envoie le valet de pique chez les piques",
        "moi je voudrais mettre le valet avec les piques",
        "tu me places le valet de pique sous le 7 de pique", "colle le valet à côté du sept",
        "pas le deux, le valet de pique", "la carte de la pile 4, pas celle de la pile 1",
    ],
)  # fmt: skip
def test_a_place_may_be_a_bare_number_a_suit_or_another_card(line: str) -> None:
    assert rows_after(line) == PLAYED


@pytest.mark.parametrize(
    "line",
    [
        "ne mets surtout pas le valet de pique en haut", "pas le valet de pique", "pas le valet",
        "ni le valet de pique ni le deux", "si je jouais le valet de pique", "ça passe", "la place",
        "tu ferais mieux de jouer le valet de pique", "j'ai le valet de pique", "avec les piques",
        "le valet de pique ou le deux de carreau", "au lieu du valet de pique",
    ],
)  # fmt: skip
def test_denying_wishing_and_telling_play_nothing(line: str) -> None:
    assert rows_after(line) == rows_after("merci")


@pytest.mark.parametrize(
    "line",
    [
        "oups je retire",
        "j'me suis trompé, on efface",
        "remets la carte où elle était",
        "non, reprends ça",
    ],
)
def test_being_wrong_with_a_word_for_it_takes_back(line: str) -> None:
    assert rows_after("valet de pique", line) == rows_after("merci")


@pytest.mark.parametrize(
    "line",
    ["oups", "non", "je me suis trompé", "attends", "non, n'annule rien", "on revient demain"],
)
def test_being_wrong_alone_takes_nothing_back(line: str) -> None:
    assert rows_after("valet de pique", line) == PLAYED


def test_a_suit_asks_for_its_row() -> None:
    with speaking("fr"):
        talk = session()
        assert said(talk, "quels piques sont déjà posés") == said(talk, "rangée 1")
        assert said(talk, "quels piques manquent encore") == said(talk, "attend 1")
        assert said(talk, "les trèfles, où on en est") == said(talk, "rangée 2")


def test_a_word_for_dealing_and_redealing_means_what_can_be_done() -> None:
    with speaking("fr"):
        mixed, plain = session(), session()
        assert said(mixed, "joue le valet de pique et après redistribue") == said(
            plain, "joue le valet de pique et après pioche"
        )
