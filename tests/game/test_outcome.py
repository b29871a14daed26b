"""When a game is won, when it is lost, and that nothing else ends it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.position import read_position
from osmosis_cli.game.rules import LEGAL_CODES, legal_moves, placement, plays
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.state import DRAW, REDEAL, Card, State
from osmosis_cli.game.timeline import Timeline
from tests.game.strategies import games
from tests.game.tables import attempt, play, table

CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
ROWS_OF_THREE = "AC 2C 3C | AD 2D 3D | AH 2H 3H | AS 2S"


def test_the_game_is_won_with_the_last_card_of_the_deal() -> None:
    state = table(ROWS_OF_THREE, waste="3S", ranks=3)
    assert (state.outcome, state.score, state.loss) == ("open", 11, None)
    state = play(state, "waste")
    assert (state.outcome, state.score, state.loss) == ("won", 12, None)
    assert legal_moves(state) == ()


@pytest.mark.parametrize("pile", [1, 2, 3, 4])
def test_the_last_card_may_come_from_the_reserve(pile: int) -> None:
    state = table(ROWS_OF_THREE, "|" * (pile - 1) + "3S", ranks=3)
    assert play(state, f"reserve {pile}").outcome == "won"


def test_a_full_deck_is_won_with_52_cards() -> None:
    others = CLUBS.replace("C", "D"), CLUBS.replace("C", "H"), CLUBS.replace("C", "S")
    state = table(" | ".join((CLUBS, *others))[:-3], waste="KS")
    assert (state.outcome, state.score) == ("open", 51)
    state = play(state, "waste")
    assert (state.outcome, state.score) == ("won", 52)


def test_a_game_is_lost_when_stock_and_waste_are_empty_and_no_play_is_left() -> None:
    state = table("AC", reserve="5D 2C")
    assert state.outcome == "open"
    state = play(state, "reserve 1")
    assert (state.outcome, state.loss) == ("lost", "waste-empty")


def test_with_an_empty_waste_a_game_is_lost_although_redeals_are_left() -> None:
    for rules in ("classic", "three-pass"):
        state = table("AC", reserve="5D | 6D", rules=rules)
        assert (state.outcome, state.loss) == ("lost", "waste-empty")
        assert state.redeals_left != 0


@pytest.mark.parametrize(
    ("rules", "passes", "outcome"),
    [("three-pass", 2, "open"), ("three-pass", 3, "lost"), ("classic", 3, "open")],
)
def test_without_a_redeal_a_game_is_lost_when_the_last_pass_ends_without_a_play(
    rules: str, passes: int, outcome: str
) -> None:
    """The pass offered a play and the player held it back: that is no help in the last pass."""
    state = play(table("AC", stock="6D 7D 2C 6H", rules=rules, passes=passes), "draw")
    assert [move.word for move in plays(state)] == ["waste"]
    state = play(state, "draw")
    assert state.offered
    assert state.outcome == outcome
    assert state.loss == ("no-redeals" if outcome == "lost" else None)


def test_a_pass_that_never_offered_a_play_loses_under_every_rule_set() -> None:
    for key, rules in RULE_SETS.items():
        reserve = "9D | 8D" if rules.piles else ""
        state = table("AC", reserve, stock="5D 6D 7D 5H", rules=key)
        while state.stock:
            assert state.outcome == "open"
            state = play(state, "draw")
        assert (state.outcome, state.loss) == ("lost", "no-play-offered"), key
        assert state.redeals_left != 0


def test_a_play_that_was_held_back_keeps_the_game_open_at_the_end_of_the_pass() -> None:
    state = play(table("AC", stock="5D 6D 2C 7D"), "draw", "draw")
    assert not plays(state)
    assert (state.offered, state.moved, state.outcome) == (True, False, "open")
    assert state.held == Card("C", 2)
    again = play(state, "redeal", "draw")
    assert [move.word for move in plays(again)] == ["waste"]


def test_the_next_pass_without_any_play_then_loses() -> None:
    """The play of the first pass was made; the second offers nothing."""
    state = play(table("AC", stock="5D 6D 2C 7D"), "draw", "waste", "draw")
    assert (state.outcome, state.moved) == ("open", True)
    state = play(state, "redeal")
    assert (state.offered, state.moved, state.held, state.outcome) == (False, False, None, "open")
    state = play(state, "draw")
    assert (state.outcome, state.loss) == ("lost", "no-play-offered")


def test_a_play_before_the_first_deal_of_a_pass_counts() -> None:
    state = table("AC", "2C", stock="5D 6D")
    assert state.offered
    state = play(state, "reserve 1", "draw")
    assert (state.offered, state.outcome) == (True, "open")


def test_a_redeal_clears_what_was_offered_and_the_new_position_counts() -> None:
    state = play(table("AC", "9H | 2C", stock="5D 6D"), "draw", "redeal")
    assert state.offered
    state = play(table("AC", "9H | 2C", stock="5D 6D"), "draw", "reserve 2", "redeal")
    assert not state.offered
    assert play(state, "draw").outcome == "lost"


def test_a_game_is_never_lost_in_mid_pass() -> None:
    """Not even when nothing in it can ever be played."""
    state = table("AC", "9H", stock="5D 6D 7D 8D", passes=3, rules="three-pass")
    assert state.outcome == "open"
    state = play(state, "draw")
    assert (state.outcome, len(state.stock)) == ("open", 1)
    assert play(state, "draw").outcome == "lost"


def test_a_lost_game_stays_lost_while_the_player_deals_on() -> None:
    state = play(table("AC", "9H", stock="5D 6D 7D 8D"), "draw", "draw")
    assert state.outcome == "lost"
    for word in ("redeal", "draw", "draw", "redeal"):
        assert attempt(word) in legal_moves(state)
        state = play(state, word)
        assert (state.outcome, state.loss) == ("lost", "no-play-offered")


def test_undo_reopens_a_lost_game_and_brings_back_what_was_offered() -> None:
    line = Timeline(table("AC", "9H", stock="5D 6D 2C 8D"))
    line.play([DRAW])
    line.play([DRAW])
    line.play([REDEAL])
    assert (line.state.offered, line.state.held) == (False, None)
    line.undo()
    assert (line.state.offered, line.state.held) == (True, Card("C", 2))


def test_a_lost_game_is_reopened_only_by_undoing_the_deal_that_lost_it() -> None:
    line = Timeline(table("AC", "9H", stock="5D 6D 7D 8D"))
    outcomes = [line.play([move])[0].after.outcome for move in (DRAW, DRAW, REDEAL)]
    assert outcomes == ["open", "lost", "lost"]
    undone = [turn.before.outcome for turn in (line.undo(), line.undo()) if turn]
    assert undone == ["lost", "open"]
    assert line.state.outcome == "open"


def test_the_last_waste_card_held_is_the_one_that_is_named() -> None:
    state = play(table("AC", stock="2C 3C 4C 5D", rules="one-card"), *["draw"] * 4)
    assert state.held == Card("C", 4)


def test_a_waste_card_that_cannot_be_played_is_not_held_back() -> None:
    state = play(table("AC", "2C", stock="5D 6D", rules="one-card"), "draw", "draw")
    assert (state.offered, state.held) == (True, None)


def test_bridesmaids_is_lost_without_any_reserve() -> None:
    state = table("AC", stock="5D 6D 7D", rules="bridesmaids")
    assert play(state, "draw").outcome == "lost"


@pytest.mark.parametrize(
    ("rules", "stock", "waste", "passes", "outcome"),
    [
        ("classic", "", "KS", 1, "open"),
        ("three-pass", "", "KS", 2, "open"),
        ("three-pass", "", "KS", 3, "lost"),
        ("three-pass", "KS", "", 3, "open"),
        ("classic", "KS", "", 2, "open"),
        ("classic", "", "", 1, "lost"),
    ],
)
def test_a_position_from_a_file_is_lost_only_if_it_must_be(
    rules: str, stock: str, waste: str, passes: int, outcome: str
) -> None:
    """Row 1 is full; row 2 waits for hearts that lie under spades; spades have no row."""
    codes = {suit: CLUBS.replace("C", suit).split() for suit in "CDHS"}
    hearts, spades = codes["H"][:8], codes["S"][:8]
    reserve = [[*pair] for pair in zip(hearts[:4], hearts[4:], spades[:4], spades[4:], strict=True)]
    rest = [*codes["H"][8:], *codes["S"][8:12]]
    data = {
        "rules": rules,
        "rows": [codes["C"], codes["D"], [], []],
        "reserve": reserve,
        "stock": [*rest, "KS"] if stock else [],
        "waste": [*rest, "KS"] if waste else [],
        "passes": passes,
    }
    if not stock and not waste:
        data["rows"] = [codes["C"], codes["D"], codes["H"], []]
        data["reserve"] = [["AS", "2S", "3S", "4S"], ["5S", "6S", "7S", "8S"],
                           ["9S", "TS", "JS", "QS"], ["KS"]]  # fmt: skip
    state = read_position(data).state
    assert not plays(state)
    assert state.outcome == outcome


@settings(max_examples=50)
@given(games())
def test_what_was_offered_is_exactly_what_the_pass_has_shown(game: list[State]) -> None:
    passes: dict[int, list[State]] = {}
    for state in game:
        so_far = passes.setdefault(state.pass_number, [])
        so_far.append(state)
        assert state.offered == any(map(bool, map(plays, so_far)))
        assert state.moved == (len({s.score for s in so_far}) > 1)


@settings(max_examples=50)
@given(games())
def test_a_game_is_lost_exactly_as_the_rules_say(game: list[State]) -> None:
    lost = False
    for state in game:
        stuck = not state.stock and not plays(state) and state.outcome != "won"
        no_redeal = state.rules.passes is not None and state.pass_number >= state.rules.passes
        lost = lost or (stuck and (not state.waste or no_redeal or not state.offered))
        assert (state.outcome == "lost") == lost
        assert (state.loss is not None) == lost
        assert state.gave_out == lost
        assert (state.outcome == "won") == (state.score == 4 * state.ranks)


@given(st.integers(32000, 40000))
def test_a_held_play_is_still_there_when_the_pass_ends_without_a_move(number: int) -> None:
    """So the game can name it: rows that nothing was played to take what they took before."""
    state = deal(DealNumber(number), RULE_SETS["bridesmaids"])
    while state.stock:
        state = apply(state, DRAW)
    if not state.offered:
        assert (state.held, state.outcome) == (None, "lost")
    elif not plays(state):
        assert state.held is not None
        assert state.held in state.waste[:-1]
        assert placement(state, state.held)[0].code in LEGAL_CODES
