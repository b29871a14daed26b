"""A line may do several things; undo takes back all of them, undo step the last one."""

import pytest

from osmosis_cli.words.typed_cards import read_card
from tests.shell.talking import said, session, speaking

STEPS = {
    "en": ("r4, draw, draw", "undo step", "undo only the last move", "undo"),
    "de": ("r4, deck auf, deck auf", "rückgängig Schritt", "nur einen Zug zurück", "rückgängig"),
    "fr": ("r4, pioche, pioche", "annuler étape", "annule juste un coup", "annuler"),
}


@pytest.mark.parametrize("code", STEPS)
def test_undo_step_takes_back_one_move_of_a_line_and_undo_the_rest(code: str) -> None:
    line, step, sentence, undo = STEPS[code]
    with speaking(code):
        for wish in (step, sentence):
            talk = session()
            start = talk.state
            said(talk, line)
            assert len(talk.game.timeline.turns) == 3
            said(talk, wish)
            assert len(talk.game.timeline.turns) == 2
            said(talk, undo)
            assert talk.state == start


@pytest.mark.parametrize(
    ("code", "three", "many"),
    [
        ("en", "Undone: jack of spades, 2 deals.", "Undone: 4 cards, 12 deals, 1 redeal."),
        (
            "de",
            "Zurückgenommen: Pik-Bube, 2-mal Aufdecken.",
            "Zurückgenommen: 4 Karten, 12-mal Aufdecken, einmal Umdrehen.",
        ),
        (
            "fr",
            "Annulé\N{NO-BREAK SPACE}: valet de pique, 2 tirages.",
            "Annulé\N{NO-BREAK SPACE}: 4 cartes, 12 tirages, une redistribution.",
        ),
    ],
)
def test_undo_of_several_moves_names_up_to_three_cards_and_counts_more(
    code: str, three: str, many: str
) -> None:
    with speaking(code):
        talk = session()
        said(talk, "r4", "draw", "draw")
        assert said(talk, "undo 3").splitlines()[0] == three
        said(talk, "r4", "draw", "w", "go", "w", "go", "w")
        while talk.state.stock_size:
            said(talk, "draw")
        said(talk, "redeal")
        assert said(talk, "undo 99").splitlines()[0] == many


def test_a_line_that_was_taken_back_step_by_step_is_made_again_whole() -> None:
    talk = session()
    said(talk, "r4, draw, draw")
    end = talk.state
    said(talk, "undo step", "undo", "redo")
    assert talk.state == end


def test_undo_step_takes_a_number_no_more_than_it_did() -> None:
    talk = session()
    said(talk, "draw", "draw", "draw", "u2")
    assert len(talk.game.timeline.turns) == 1


@pytest.mark.parametrize("code", ["de", "fr"])
def test_codes_in_english_notation_are_cards_in_every_language(code: str) -> None:
    with speaking(code):
        assert [card.code for card in read_card("QH").cards] == ["QH"]


@pytest.mark.parametrize(
    ("code", "typed", "cards"),
    [("de", "10C", {"TC"}), ("de", "KD", {"QC", "QD", "KD"}), ("fr", "10C", {"TC", "TD", "TH"})],
)
def test_a_code_that_two_notations_know_means_the_cards_of_both(
    code: str, typed: str, cards: set[str]
) -> None:
    with speaking(code):
        assert {card.code for card in read_card(typed).cards} == cards


@pytest.mark.parametrize("code", ["de", "fr"])
def test_an_exclamation_is_no_card_in_english_notation(code: str) -> None:
    with speaking(code):
        talk = session()
        before = talk.state
        said(talk, "ah bon")
        assert talk.state == before
