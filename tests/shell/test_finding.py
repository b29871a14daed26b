"""Where cards lie and when they come: one card or many, from what the player has seen only."""

from __future__ import annotations

from random import Random

import pytest

from osmosis_cli.game.play import apply, take_all
from osmosis_cli.game.rules import hidden_cards, legal_moves, place_of, plays
from osmosis_cli.game.state import DRAW, SUITS, Card
from osmosis_cli.words.cards import card_name
from tests.shell.talking import Talk, said, session, speaking


def second_pass(talk: Talk | None = None) -> Talk:
    """A game at the start of its second pass, nothing played."""
    talk = talk or session()
    while talk.state.stock_size:
        talk.answer("draw")
    talk.answer("redeal")
    assert talk.state.pass_number == 2
    return talk


@pytest.mark.parametrize(
    ("code", "rank", "suit"),
    [
        ("en", ("find 8", "f 8", "find the eights", "where are all eights"), ("find hearts",
         "f hearts", "where are all the hearts", "find the hearts")),
        ("de", ("wo 8", "f 8", "wo sind die Achten", "such alle 8"), ("wo Herz", "f Herz",
         "wo liegen die Herzen", "finde alle Herz")),
        ("fr", ("où 8", "f 8", "où sont les 8", "cherche les huit"), ("où cœur", "f coeur",
         "où sont les cœurs", "cherche tous les cœurs")),
    ],
)  # fmt: skip
def test_a_rank_or_a_suit_asks_for_all_its_cards(
    code: str, rank: tuple[str, ...], suit: tuple[str, ...]
) -> None:
    with speaking(code):
        talk = second_pass()
        answers = {said(talk, line) for line in rank}
        assert len(answers) == 1, answers
        answer = answers.pop()
        assert answer.startswith("4 ")
        for each in SUITS:
            assert card_name(Card(each, 8)) in " ".join(answer.split())
        answers = {said(talk, line) for line in suit}
        assert len(answers) == 1, answers
        assert answers.pop().startswith("13 ")


def test_many_cards_are_told_place_by_place_and_counted() -> None:
    talk = session()
    assert said(talk, "find aces").startswith("Not seen yet, 4 cards: ace of clubs,")
    assert said(talk, "find the jacks").splitlines() == [
        "4 cards.",
        "Not seen yet, 2 cards: jack of clubs, jack of diamonds.",
        "Free, 2 cards: jack of hearts on reserve 1, jack of spades on reserve 4.",
    ]
    assert said(talk, "r4", "find 7 of spades") == "Row 1 holds the 7 of spades."
    assert "Row 1, 2 cards: 7, jack." in said(talk, "find spades")


def test_every_card_of_a_group_is_told_once_and_no_hidden_place_of_any() -> None:
    draws = Random(4)
    for number in range(32000, 32010):
        talk = session(str(number), "peek" if number % 2 else "classic")
        for _move in range(60):
            moves = legal_moves(talk.state)
            move = draws.choice(moves)
            talk.session.turn(take_all(talk.state, (move,)))
            if _move % 20 == 0:
                for rank in range(1, 14):
                    answer = " ".join(said(talk, f"find {card_name(Card('C', rank)).split()[0]}")
                                      .split())  # fmt: skip
                    for suit in SUITS:
                        card = Card(suit, rank)
                        assert answer.count(card_name(card)) == 1
                        if card in hidden_cards(talk.state):
                            unseen = answer[answer.index("Not seen yet"):].partition(".")[0]
                            assert card_name(card) in unseen


@pytest.mark.parametrize("rules", ["classic", "one-card", "bridesmaids"])
def test_find_tells_truly_how_many_deals_away_a_card_is(rules: str) -> None:
    talk = second_pass(session("32003", rules))
    for card in talk.state.stock:
        answer = said(talk, f"find {card.code}")
        state, deals = talk.state, 0
        while place_of(state, card).kind == "stock":
            state, deals = apply(state, DRAW), deals + 1
        told = "The next deal brings" if deals == 1 else f"{deals} deals bring"
        assert told in answer
        assert ("to the top" in answer) == (state.waste_top == card)
        if state.waste_top != card:
            assert state.waste_top is not None
            assert f"under the {card_name(state.waste_top)}" in " ".join(answer.split())


def test_in_the_first_pass_only_the_waste_is_known_and_only_for_the_next() -> None:
    talk = session()
    assert said(talk, "find 2 of hearts") == "You have not seen the 2 of hearts yet."
    assert said(talk, "draw", "find 2 of hearts").splitlines() == [
        "In the waste, the 2 of hearts lies under 2 cards.",
        "If you leave the waste as it is, the first deal of the next pass brings it up, but under "
        "the 8 of spades.",
    ]
    limited = session(rules="three-pass")
    for _pass in range(3):
        said(limited, "go", "go", "go", "go", "go", "redeal")
    while limited.state.stock_size:
        said(limited, "draw")
    assert "next pass" not in said(limited, "find 2 of hearts")


def test_coming_lists_what_will_lie_on_top_in_this_order() -> None:
    talk = session()
    assert said(talk, "coming") == (
        "12 more cards come on top in this pass. In the first pass nobody knows which."
    )
    talk = second_pass(talk)
    for _deal in range(5):
        answer = " ".join(said(talk, "coming").split())
        state, tops = talk.state, []
        while state.stock_size:
            state = apply(state, DRAW)
            assert state.waste_top is not None
            tops.append(card_name(state.waste_top))
        assert f"{len(tops)} cards still come on top: {', '.join(tops)}." in answer
        assert f"still come on top: {', '.join(tops)}." in " ".join(said(talk, "seen").split())
        said(talk, "draw")


def test_coming_tells_what_a_play_from_the_waste_shifts_when_there_is_one() -> None:
    talk = second_pass()
    assert "one place earlier" not in said(talk, "coming")
    assert said(talk, "draw") == "8 of spades fits."
    before = said(talk, "coming")
    assert "changes nothing in this pass" in before
    said(talk, "w")
    assert said(talk, "coming") == before.splitlines()[-1]


def test_coming_tells_the_next_pass_at_the_end_of_this_one() -> None:
    talk = session()
    while talk.state.stock_size:
        said(talk, "draw")
    answer = said(talk, "coming")
    assert answer.startswith("The stock is empty.\nIn the next pass 12 cards come on top: 8 of ")
    assert answer.endswith("7 of clubs.")
    talk = session(rules="three-pass")
    while talk.state.redeals_left or talk.state.stock_size:
        said(talk, "draw")
    assert said(talk, "coming").startswith("No card comes any more: the stock is empty")


@pytest.mark.parametrize(
    ("code", "word", "answer"),
    [
        ("en", "tops", "4 free cards: jack of hearts on reserve 1, 2 of diamonds on reserve 2, 3 of"
         " diamonds on reserve 3, jack of spades on reserve 4."),
        ("de", "frei", "4 freie Karten: Herz-Bube in Reserve 1, Karo-2 in Reserve 2, Karo-3 in "
         "Reserve 3, Pik-Bube in Reserve 4."),
        ("fr", "libres", "4 cartes libres : valet de cœur sur la réserve 1, 2 de carreau sur la "
         "réserve 2, 3 de carreau sur la réserve 3, valet de pique sur la réserve 4."),
    ],
)  # fmt: skip
def test_tops_are_all_free_cards_in_one_line(code: str, word: str, answer: str) -> None:
    with speaking(code):
        talk = session()
        assert said(talk, word).replace("\u00a0", " ") == answer
        talk.answer("draw")
        assert said(talk, word).startswith("5 ")
        assert len(plays(talk.state)) < 5


def test_needs_alone_tells_what_every_row_takes() -> None:
    talk = session()
    assert said(talk, "needs") == "\n".join(said(talk, f"needs {row}") for row in (1, 2))
    for code, line in (
        ("en", "what do the rows need"),
        ("de", "was brauchen die Reihen"),
        ("fr", "que prennent les rangées"),
    ):
        with speaking(code):
            assert said(talk, line) == said(talk, "needs")
