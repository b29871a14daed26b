"""Playing by typed lines: what moves, what is said, and what changes nothing."""

import pytest

from osmosis_cli.game.play import take_all
from osmosis_cli.game.solver import solve
from tests.shell.talking import said, session


@pytest.mark.parametrize(
    "line",
    ["js", "JS", "j s", "jack of spades", "the jack of spades", "spades jack", "j♠", "play js",
     "put the jack of spades", "p js", "r4", "R4", "play reserve 4", "play r4", "js row 1",
     "r4 row 1", "reserve 4 to row 1", "jack of spades on row 1", "move js to the row 1", "js."],
)  # fmt: skip
def test_a_card_is_played_by_its_name_or_its_pile_with_or_without_its_row(line: str) -> None:
    assert said(session(), line).splitlines() == [
        "Jack of spades to row 1.",
        "Reserve 4: 10 of clubs, 2 face down.",
    ]


@pytest.mark.parametrize(
    "line", ["w", "play w", "play waste", "8s", "w row 1", "play waste to row 1"]
)
def test_the_top_card_of_the_waste_is_played(line: str) -> None:
    assert said(session(), "draw", line).splitlines() == [
        "8 of spades to row 1.",
        "Then 10 of diamonds.",
    ]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("js row 2", "No: you can play the jack of spades only to row 1, the row of spades."),
        ("r4 to the waste", "No: you can play the jack of spades only to a row."),
        ("js reserve 2", "No: you can play the jack of spades only to a row."),
        ("js to the stock", "No: you can play the jack of spades only to a row."),
        ("w", "No: the waste is empty. Deal from the stock first."),
        ("redeal", "No: the waste is turned over only when the stock is empty"),
        ("7s", "No: the 7 of spades already lies in row 1"),
        ("r1", "Not yet: there is no row of hearts."),
        ("2h", "Not now: you have not seen the 2 of hearts yet"),
    ],
)
def test_an_illegal_move_is_answered_with_its_reason_and_changes_nothing(
    line: str, answer: str
) -> None:
    talk = session()
    before = talk.state
    assert said(talk, line).startswith(answer)
    assert talk.state is before
    assert len(talk.answer(line).lines) <= 2


def test_drawing_from_an_empty_stock_redeals_and_deals_no_card() -> None:
    talk = session()
    while talk.state.stock_size:
        said(talk, "d")
    assert said(talk, "draw").splitlines() == [
        "The stock was empty, so you turn the waste over.",
        "You made no play in this pass, but you could have played the jack of spades.",
        "Pass 2.",
    ]
    assert (talk.state.stock_size, talk.state.dealt) == (35, 0)


def test_go_deals_to_the_next_playable_card_as_one_turn() -> None:
    talk = session()
    assert said(talk, "d", "go") == "10 of spades fits."
    assert said(talk, "undo").splitlines()[0] == "Undone: 2 deals."
    assert talk.state.dealt == 3


def test_go_never_redeals() -> None:
    talk = session()
    for _ in range(20):
        said(talk, "go")
    assert (talk.state.stock_size, talk.state.pass_number) == (0, 1)
    assert said(talk, "go").startswith("No: the stock is empty")


def test_safe_plays_reserve_cards_of_any_rank_but_the_starting_rank() -> None:
    talk = session()
    answer = said(talk, "safe").splitlines()
    assert answer == ["Jack of spades to row 1.", "Reserve 4: 10 of clubs, 2 face down."]
    assert len(talk.game.timeline.turns) == 1
    assert said(talk, "safe") == "No card can be played now."


def test_undo_and_redo_bring_everything_back() -> None:
    talk = session()
    states = [talk.state]
    for line in ("d", "w", "js", "go", "d"):
        said(talk, line)
        states.append(talk.state)
    for state in reversed(states[:-1]):
        said(talk, "undo")
        assert talk.state is state
    assert said(talk, "undo") == "There is nothing to undo: this is the start of the game."
    assert said(talk, "redo 99").startswith("5 turns made again.")
    assert talk.state is states[-1]
    assert said(talk, "redo") == "There is nothing to redo."
    said(talk, "restart")
    assert talk.state is states[0]
    said(talk, "redo 5")
    assert talk.state is states[-1]


def test_a_new_game_keeps_the_one_that_is_under_way() -> None:
    talk = session()
    said(talk, "d")
    told = said(talk, "new 32000 peek").splitlines()
    assert told[0] == "Your game of deal 32001 waits. Type games for the list."
    assert told[1] == "Deal 32000, variant: Peek."
    assert (talk.game.label, talk.game.rules.id) == ("32000", "peek")


def test_a_question_gives_way_to_a_command() -> None:
    talk = session()
    said(talk, "d", "give up")
    told = said(talk, "score").splitlines()
    assert told == ["The question is dropped, and nothing was done.", "Score: 1 of 52."]
    assert said(talk, "yes") == "No question is open."
    assert talk.game.label == "32001"


def test_an_empty_answer_to_a_question_asks_again() -> None:
    talk = session()
    assert said(talk, "give up", "") == "Do you want to give up, yes or no?"
    assert said(talk, "yes").startswith("You have given up.")


def test_a_game_without_moves_is_left_without_asking() -> None:
    talk = session()
    assert said(talk, "new ms5").startswith("Deal ms5, variant: Osmosis.")
    assert said(talk, "new one-card").startswith("Deal ")
    assert talk.game.rules.id == "one-card"


@pytest.mark.parametrize("line", ["new 0", "new ms99999999999", "new blub", "new 5 blub"])
def test_a_wish_for_no_deal_and_no_variant_is_refused(line: str) -> None:
    talk = session()
    assert said(talk, line).startswith("Give a deal number, a whole number from 1 on")
    assert talk.game.label == "32001"


def test_redo_into_the_end_of_a_game_says_that_it_is_over() -> None:
    talk = session()
    for move in solve(talk.state).moves:
        talk.turn(take_all(talk.state, (move,)))
    said(talk, "undo 3")
    assert "You have won" not in said(talk, "redo 2")
    assert "You have won: all 52 cards lie in the rows." in said(talk, "redo")
    said(talk, "undo 3")
    assert "You have won: all 52 cards lie in the rows." in said(talk, "redo 3")
