"""The worked example is a real deal: every move that it tells is put to the rules."""

import json
import re
from pathlib import Path

import pytest

from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.play import take
from osmosis_cli.game.rules import Legal, plays, seen_cards, verdict
from osmosis_cli.game.rulesets import CLASSIC
from osmosis_cli.game.state import Card, State, full_deck
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name
from osmosis_cli.words.rulebook.example import EXAMPLE, EXAMPLE_DEAL, ToldMove, example_paragraphs

DEALS = Path(__file__).parents[1] / "data" / "pysolfc-deals.json"


def start() -> State:
    return deal(parse_deal_number(EXAMPLE_DEAL), CLASSIC)


def replayed() -> list[tuple[ToldMove, State, State]]:
    """Each told move with the state before it and after it."""
    steps = []
    state = start()
    for told in (told for part in EXAMPLE for told in part):
        after = take(state, told.move).after if verdict(state, told.move).legal else state
        steps.append((told, state, after))
        state = after
    return steps


def test_the_deal_is_one_that_pysolfc_deals_too() -> None:
    known = {entry["deal"]: entry for entry in json.loads(DEALS.read_text())["classic"]}
    entry = known[EXAMPLE_DEAL]
    assert [card.code for card in start().stock] == entry["stock"]
    assert [[card.code for card in pile] for pile in start().reserve] == entry["reserve"]


def test_every_told_move_has_the_reason_the_card_and_the_row_that_are_told() -> None:
    codes = set()
    for told, before, _after in replayed():
        reason = verdict(before, told.move).reason
        assert (reason.code, reason.card, reason.row) == (told.code, told.card, told.row)
        codes.add(reason.code)
    assert {"first-row", "starts-row", "rank-above"} <= codes
    assert {"row-not-started", "rank-missing-above", "covered"} <= codes


def test_the_deals_that_bring_nothing_offer_no_play() -> None:
    *_, last_deal = (
        number for number, step in enumerate(replayed()) if step[0].code == "deals-cards"
    )
    quiet = replayed()[last_deal - 3 : last_deal]
    assert [told.code for told, _, _ in quiet] == ["deals-cards"] * 3
    assert [plays(after) for _, _, after in quiet] == [()] * 3


def test_the_example_ends_with_four_rows_and_the_points_that_it_names() -> None:
    told, before, after = replayed()[-1]
    assert not isinstance(verdict(before, told.move), Legal)
    assert all(after.rows)
    assert after.score == 9
    assert "9" in example_paragraphs()[-1]


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_each_told_card_is_named_where_it_is_told_and_no_hidden_card_ever(code: str) -> None:
    language.use(code)
    states = iter(replayed())
    state = start()
    paragraphs = example_paragraphs()
    assert len(paragraphs) == len(EXAMPLE)
    for part, text in zip(EXAMPLE, paragraphs, strict=True):
        needed: set[Card] = set()
        for told in part:
            if told.card is not None:
                assert card_name(told.card) in text
            _, before, state = next(states)
            reason = verdict(before, told.move).reason
            needed.update(reason.needs, reason.cards)
        named = {card for card in full_deck() if _names(text, card)}
        assert named
        assert named <= {*seen_cards(state), *needed}


def _names(text: str, card: Card) -> bool:
    """Whether the text names the card; "Kreuz-1" is no part of "Kreuz-10", but of "Kreuz-Buben"."""
    return re.search(rf"(?<!\w){card_name(card)}(?!\d)", text) is not None
