"""Where cards lie, and the reasons for every attempt in the order that teaches best."""

from __future__ import annotations

import pytest
from hypothesis import given

from osmosis_cli.game.rules import (
    ILLEGAL_CODES,
    LEGAL_CODES,
    Illegal,
    Legal,
    Place,
    Reason,
    card_of,
    hidden_cards,
    place_of,
    placement,
    seen_cards,
    verdict,
)
from osmosis_cli.game.state import REDEAL, RESERVES, WASTE, Card, Move, State, Target, full_deck
from tests.game.strategies import states
from tests.game.tables import attempt, cards, judged, play, reasons, table

RESERVE = "4D 5D 9S | 7H"
CLOSED = table("8S 3S | 8H", RESERVE, stock="TS JS QS KS", waste="AS 4S 2C")
OPEN = table("8S 3S | 8H", RESERVE, stock="TS JS QS KS", waste="AS 4S 2C", rules="peek")


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ("8S", Place("row", 1)),
        ("3S", Place("row", 1)),
        ("8H", Place("row", 2)),
        ("9S", Place("reserve", 1)),
        ("7H", Place("reserve", 2)),
        ("2C", Place("waste")),
        ("4S", Place("waste", None, cards("2C"))),
        ("AS", Place("waste", None, cards("4S 2C"))),
    ],
)
def test_a_card_that_lies_open_is_found_with_what_lies_on_it(code: str, place: Place) -> None:
    assert place_of(CLOSED, Card.parse(code)) == place
    assert place_of(OPEN, Card.parse(code)) == place


@pytest.mark.parametrize("code", ["4D", "5D", "TS", "KS"])
def test_a_face_down_card_is_nowhere_that_can_be_told(code: str) -> None:
    assert place_of(CLOSED, Card.parse(code)) == Place("unknown")


def test_in_an_open_reserve_every_card_is_found() -> None:
    assert place_of(OPEN, Card.parse("4D")) == Place("reserve", 1, cards("5D 9S"))
    assert place_of(OPEN, Card.parse("5D")) == Place("reserve", 1, cards("9S"))
    assert place_of(OPEN, Card.parse("TS")) == Place("unknown")


def test_a_card_that_was_dealt_earlier_is_known_to_be_back_in_the_stock() -> None:
    later = play(CLOSED, "draw", "draw", "redeal")
    for code in ("AS", "2C", "TS", "KS"):
        assert place_of(later, Card.parse(code)) == Place("stock")
    dealt = play(later, "draw")
    assert place_of(dealt, Card.parse("2C")) == Place("waste")
    assert place_of(dealt, Card.parse("KS")) == Place("stock")


def test_only_a_card_on_top_of_the_reserve_or_the_waste_is_playable() -> None:
    playable = [card.code for card in full_deck() if place_of(OPEN, card).playable]
    assert playable == ["2C", "7H", "9S"]
    assert not Place("row", 1).playable
    assert not Place("stock").playable
    assert not Place("unknown").playable


def test_seen_and_hidden_cards_are_told_in_order() -> None:
    assert seen_cards(CLOSED) == cards("2C 7H 8H AS 3S 4S 8S 9S")
    assert hidden_cards(CLOSED) == cards("4D 5D TS JS QS KS")
    assert seen_cards(OPEN) == cards("2C 4D 5D 7H 8H AS 3S 4S 8S 9S")
    assert hidden_cards(OPEN) == cards("TS JS QS KS")


def test_after_a_pass_the_whole_stock_has_been_seen() -> None:
    later = play(CLOSED, "draw", "draw", "redeal")
    assert hidden_cards(later) == cards("4D 5D")
    assert set(cards("TS JS QS KS AS 4S 2C")) <= set(seen_cards(later))


@given(states())
def test_a_place_tells_the_truth(state: State) -> None:
    piles: dict[str, list[tuple[Card, ...]]] = {
        "row": list(state.rows),
        "reserve": list(state.reserve),
        "waste": [state.waste],
        "stock": [state.stock],
    }
    tops = {card_of(state, move) for move in (*RESERVES, WASTE)} - {None}
    for card in full_deck(state.ranks):
        place = place_of(state, card)
        assert place.playable == (card in tops)
        if place.kind == "unknown":
            assert place == Place("unknown")
            continue
        pile = piles[place.kind][(place.number or 1) - 1]
        assert card in pile
        if place.kind in ("reserve", "waste"):
            assert place.above == pile[pile.index(card) + 1 :]
        else:
            assert place.above == ()


CLUBS = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"
MIDGAME = table(
    "8S 3S KS 2S | 8H 3H KH | 8C 3C",
    reserve="4D 5D 9S | 6D 7H KC | 9C 2H | 8D",
    stock="TS JS QS",
    waste="AS 4S 2C",
)
"""Three rows; the reserve tops are 9S (fits), KC (fits), 2H (fits), 8D (starts row 4)."""


def test_row_1_takes_any_card_of_its_suit() -> None:
    assert reasons(MIDGAME, "reserve 1") == (Reason("first-row", Card("S", 9), 1),)
    assert reasons(MIDGAME, "9S") == reasons(MIDGAME, "reserve 1")


def test_a_starting_card_starts_the_next_empty_row() -> None:
    assert reasons(MIDGAME, "reserve 4") == (Reason("starts-row", Card("D", 8), 4),)
    first = table("8S", reserve="8D | 8H | 8C")
    assert [reasons(first, f"reserve {n}")[0].row for n in (1, 2, 3)] == [2, 2, 2]


def test_a_lower_row_takes_a_card_whose_rank_lies_in_the_row_above() -> None:
    above = (Card("S", 2),)
    assert reasons(MIDGAME, "reserve 3") == (Reason("rank-above", Card("H", 2), 2, cards=above),)
    above = (Card("H", 13),)
    assert reasons(MIDGAME, "reserve 2") == (Reason("rank-above", Card("C", 13), 3, cards=above),)


def test_the_row_directly_above_counts_and_the_missing_cards_are_named_from_the_top() -> None:
    assert reasons(MIDGAME, "waste") == (
        Reason("rank-missing-above", Card("C", 2), 3, cards("2H")),
    )
    state = table("8S 3S | 8H 3H | 8C | 8D", reserve="3D | 2D | 2C | 2H")
    needs = [reasons(state, f"reserve {n}")[0].needs for n in (1, 2, 3, 4)]
    assert needs == [cards("3C"), cards("2S 2H 2C"), cards("2S 2H"), cards("2S")]
    assert {judged(state, attempt(f"reserve {n}"))[0] for n in (1, 2, 3, 4)} == {
        "rank-missing-above"
    }


def test_the_rank_in_the_first_row_alone_does_not_open_the_third() -> None:
    state = table("8S 2S | 8H | 8C", reserve="2C")
    assert reasons(state, "reserve 1") == (
        Reason("rank-missing-above", Card("C", 2), 3, cards("2H")),
    )


def test_rows_2_to_4_stay_closed_although_row_1_is_full() -> None:
    state = table(f"{CLUBS} | AD | AH", reserve="KH | KD")
    assert judged(state, attempt("reserve 1")) == ["rank-missing-above"]
    assert judged(state, attempt("reserve 2")) == ["rank-above"]


def test_a_suit_without_a_row_waits_for_its_starting_card() -> None:
    state = table("8S 3S | 8H", reserve="3D | 8S")
    assert reasons(state, "reserve 1") == (
        Reason("row-not-started", Card("D", 3), needs=cards("8D")),
    )


@pytest.mark.parametrize(
    ("what", "row", "codes", "told"),
    [
        ("9S", 1, ["first-row"], 1),
        ("9S", 3, ["wrong-row"], 1),
        ("8D", 4, ["starts-row"], 4),
        ("8D", 1, ["wrong-row"], 4),
        ("KC", 3, ["rank-above"], 3),
        ("KC", 1, ["wrong-row"], 3),
        ("2C", 3, ["rank-missing-above"], 3),
        ("2C", 1, ["wrong-row", "rank-missing-above"], 3),
        ("8S", 1, ["already-played"], 1),
        ("3H", 1, ["already-played", "wrong-row"], 2),
        ("5D", 4, ["not-in-view", "row-not-started"], None),
        ("5D", 2, ["not-in-view", "row-not-started", "wrong-row"], None),
        ("4S", 2, ["covered", "wrong-row"], 1),
    ],
)
def test_a_named_row_that_is_not_the_cards_is_wrong(
    what: str, row: int, codes: list[str], told: int | None
) -> None:
    found = reasons(MIDGAME, what, row)
    assert [reason.code for reason in found] == codes
    assert found[0].row == told


def test_a_wrong_row_tells_the_row_it_belongs_to_or_the_next_empty_one() -> None:
    state = table("8S", reserve="8D | 3D | 3S")
    told = [reasons(state, f"reserve {n}", row=4)[-1] for n in (1, 2, 3)]
    assert [(reason.code, reason.row) for reason in told] == [
        ("wrong-row", 2), ("wrong-row", 2), ("wrong-row", 1),
    ]  # fmt: skip


def test_piles_take_a_named_row_as_cards_do() -> None:
    assert judged(MIDGAME, attempt("reserve 1", row=2)) == ["wrong-row"]
    assert judged(MIDGAME, attempt("waste", row=4)) == ["wrong-row", "rank-missing-above"]
    assert judged(MIDGAME, attempt("waste", row=3)) == ["rank-missing-above"]


@pytest.mark.parametrize("target", ["reserve", "waste", "stock"])
def test_cards_go_to_the_rows_only(target: Target) -> None:
    assert reasons(MIDGAME, "9S", target=target) == (Reason("not-a-target", Card("S", 9), 1),)
    assert judged(MIDGAME, attempt("reserve 1", target=target)) == ["not-a-target"]
    assert judged(MIDGAME, attempt("waste", target=target)) == [
        "not-a-target", "rank-missing-above",
    ]  # fmt: skip
    assert judged(MIDGAME, attempt("8S", target=target)) == ["already-played", "not-a-target"]
    assert judged(MIDGAME, attempt("5D", target=target)) == [
        "not-a-target", "not-in-view", "row-not-started",
    ]  # fmt: skip
    assert judged(MIDGAME, attempt("4S", target=target)) == ["not-a-target", "covered"]


def test_a_target_in_a_row_has_no_row_if_the_suit_has_none() -> None:
    state = table("8S", reserve="3D | 8D")
    assert [reasons(state, f"reserve {n}", target="waste")[0].row for n in (1, 2)] == [None, 2]


def test_a_card_under_the_top_of_the_waste_is_covered_by_all_above_it() -> None:
    covered = Reason("covered", Card("S", 1), 1, cards=cards("4S 2C"))
    assert reasons(MIDGAME, "AS") == (covered,)
    assert reasons(MIDGAME, "4S")[0].cards == cards("2C")
    assert reasons(MIDGAME, "2C")[0].code == "rank-missing-above"


def test_a_face_down_card_of_the_reserve_is_not_in_view_and_its_pile_is_not_told() -> None:
    assert reasons(MIDGAME, "7H") == (
        Reason("not-in-view", Card("H", 7), 2),
        Reason("rank-missing-above", Card("H", 7), 2, cards("7S")),
    )


def test_in_an_open_reserve_a_card_is_covered_and_its_pile_is_told() -> None:
    state = table("8S 7S | 8H", reserve="4D 5D 9S | 6D 7H 3D", rules="peek")
    assert reasons(state, "7H") == (Reason("covered", Card("H", 7), 2, cards=cards("3D"), pile=2),)
    assert reasons(state, "4D") == (
        Reason("covered", Card("D", 4), cards=cards("5D 9S"), pile=1),
        Reason("row-not-started", Card("D", 4), needs=cards("8D")),
    )
    assert reasons(state, "9S") == (Reason("first-row", Card("S", 9), 1),)


def test_a_card_of_the_stock_is_seen_only_after_a_redeal() -> None:
    state = table("8S", stock="9S TD 2H", waste="3S 4S")
    assert reasons(state, "9S") == (Reason("not-in-view", Card("S", 9), 1),)
    state = play(state, "draw", "redeal")
    assert reasons(state, "9S") == (Reason("not-in-view", Card("S", 9), 1, seen=True),)
    assert reasons(play(state, "draw"), "9S")[0].code == "first-row"


def test_a_card_that_waits_elsewhere_says_where_it_could_go() -> None:
    """The row is that of a card that could start one, too."""
    state = table("8S", stock="8D 3D")
    assert [reasons(state, code)[0].row for code in ("8D", "3D")] == [2, None]


def test_an_empty_place_is_named() -> None:
    state = table("8S", reserve="| 3D", stock="4D")
    assert reasons(state, "reserve 1") == (Reason("empty-pile", pile=1),)
    assert reasons(state, "reserve 4", row=1) == (Reason("empty-pile", pile=4),)
    assert reasons(state, "waste") == (Reason("empty-waste"),)
    assert judged(state, attempt("waste", target="reserve")) == ["empty-waste", "not-a-target"]
    assert judged(state, attempt("reserve 1", target="waste")) == ["empty-pile", "not-a-target"]


def test_a_game_without_a_reserve_has_empty_piles() -> None:
    state = table("8S", stock="9S", rules="bridesmaids")
    for pile in (1, 2, 3, 4):
        assert reasons(state, f"reserve {pile}") == (Reason("empty-pile", pile=pile),)


@pytest.mark.parametrize("pile", [-1, 0, 5, 10**9, None])
def test_a_pile_that_does_not_exist_is_empty(pile: int | None) -> None:
    state = table("8S", reserve="9S | 9S | 9S | 9S")
    assert judged(state, Move("reserve", pile)) == ["empty-pile"]


@pytest.mark.parametrize(
    ("rules", "stock", "number"),
    [("classic", "2D 3D 4D 5D", 3), ("classic", "2D 3D 4D", 3), ("classic", "2D 3D", 2),
     ("classic", "2D", 1), ("one-card", "2D 3D", 1)],
)  # fmt: skip
def test_dealing_is_always_allowed_while_the_stock_holds_cards(
    rules: str, stock: str, number: int
) -> None:
    state = table("8S", reserve="9S", stock=stock, rules=rules)
    assert reasons(state, "draw") == (Reason("deals-cards", number=number),)


def test_without_a_stock_nothing_is_dealt() -> None:
    assert reasons(table("8S", waste="2D"), "draw") == (Reason("empty-stock"),)
    assert judged(table("8S"), attempt("draw")) == ["nothing-to-deal", "empty-stock"]


def test_a_redeal_begins_the_next_pass() -> None:
    assert reasons(table("8S", waste="2D"), "redeal") == (Reason("turns-waste", number=2),)
    last = table("8S", waste="2D", passes=2, rules="three-pass")
    assert reasons(last, "redeal") == (Reason("turns-waste", number=3),)
    many = table("8S", waste="2D", passes=999)
    assert reasons(many, "redeal") == (Reason("turns-waste", number=1000),)


def test_a_redeal_waits_until_the_stock_is_empty() -> None:
    state = table("8S", stock="2D 3D", waste="4D")
    assert reasons(state, "redeal") == (Reason("stock-not-empty", number=2),)


def test_a_redeal_needs_a_waste_and_a_pass() -> None:
    assert judged(table("8S"), REDEAL) == ["nothing-to-deal"]
    spent = table("8S", waste="2D", passes=3, rules="aisleriot")
    assert reasons(spent, "redeal") == (Reason("no-redeals-left", number=3),)


def test_all_that_stops_a_redeal_is_told_in_order() -> None:
    state = table("8S", stock="2D", passes=3, rules="three-pass")
    assert judged(state, REDEAL) == ["stock-not-empty", "no-redeals-left"]
    state = table("8S", passes=3, rules="three-pass")
    assert judged(state, REDEAL) == ["nothing-to-deal", "no-redeals-left"]


def test_a_won_game_is_over_and_says_so_first() -> None:
    full = " | ".join(CLUBS.replace("C", suit) for suit in "CDHS")
    won = table(full, rules="three-pass", passes=3)
    assert won.outcome == "won"
    assert judged(won, attempt("draw")) == ["game-over", "nothing-to-deal", "empty-stock"]
    assert judged(won, REDEAL) == ["game-over", "nothing-to-deal", "no-redeals-left"]
    assert judged(won, attempt("reserve 2")) == ["game-over", "empty-pile"]
    assert judged(won, WASTE) == ["game-over", "empty-waste"]
    assert judged(won, attempt("8D")) == ["game-over", "already-played"]


def test_a_lost_game_is_not_over_and_only_has_no_play() -> None:
    lost = play(table("8S", "9D", stock="2D 3D"), "draw")
    assert lost.outcome == "lost"
    assert judged(lost, attempt("reserve 1")) == ["row-not-started"]
    assert judged(lost, REDEAL) == ["turns-waste"]


def test_a_verdict_keeps_the_move_and_puts_the_reason_to_teach_first() -> None:
    move = attempt("waste", row=1)
    found = verdict(MIDGAME, move)
    assert isinstance(found, Illegal)
    assert (found.move, found.legal, found.reason.code) == (move, False, "wrong-row")
    fine = verdict(MIDGAME, attempt("9S"))
    assert isinstance(fine, Legal)
    assert (fine.move, fine.legal, fine.reason.code) == (attempt("9S"), True, "first-row")


def test_placement_asks_where_a_card_could_go_wherever_it_lies() -> None:
    assert placement(MIDGAME, Card("S", 11)) == (Reason("first-row", Card("S", 11), 1),)
    assert placement(MIDGAME, Card("S", 11), 2) == (Reason("wrong-row", Card("S", 11), 1),)


def test_no_code_is_both_legal_and_illegal() -> None:
    assert not set(LEGAL_CODES) & set(ILLEGAL_CODES)
    assert len({*LEGAL_CODES, *ILLEGAL_CODES}) == len(LEGAL_CODES) + len(ILLEGAL_CODES) == 19


def test_what_does_not_apply_to_a_reason_is_none_or_empty() -> None:
    assert tuple(Reason("deals-cards")) == ("deals-cards", None, None, (), (), None, None, False)
