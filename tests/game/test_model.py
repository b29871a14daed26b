"""The rules core and the plain second reading of the rules play side by side."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.deals import DealNumber, deal, shuffled
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import ILLEGAL_CODES, LEGAL_CODES, legal_moves, verdict
from osmosis_cli.game.rulesets import RULE_SETS, RuleSet
from osmosis_cli.game.state import PLAIN_MOVES, State
from tests.game.model import Model
from tests.game.strategies import attempts, choose, deal_numbers, decks, lines, rule_sets


def model_of(number: DealNumber, rules: RuleSet, ranks: int) -> Model:
    deck = [card.code for card in shuffled(number, ranks)]
    return Model(deck, rules.draw, rules.passes, rules.piles, ranks)


def table(state: State) -> tuple[object, ...]:
    piles = (*state.rows, *state.reserve, state.stock, state.waste)
    return (*("".join(card.code for card in pile) for pile in piles), state.pass_number)


def expected(model: Model, move_word: str, row: int | None, target: str | None, peek: bool) -> str:
    return " ".join(model.reasons(move_word, row, target, peek))


@given(deal_numbers, rule_sets, decks, lines)
def test_both_readings_of_the_rules_agree_all_game_long(
    number: DealNumber, rules: RuleSet, ranks: int, line: bytes
) -> None:
    state, model = deal(number, rules, ranks), model_of(number, rules, ranks)
    for byte in (*line, None):
        assert table(state) == model.table()
        assert (state.outcome, state.offered) == (model.outcome, model.offered)
        options = legal_moves(state)
        assert [move.word for move in options] == model.moves()
        if byte is None or not options:
            break
        move = choose(options, byte)
        state = apply(state, move)
        model.do(move.word)


@settings(max_examples=40)
@given(deal_numbers, rule_sets, decks, lines)
def test_both_readings_give_the_same_reasons_in_the_same_order(
    number: DealNumber, rules: RuleSet, ranks: int, line: bytes
) -> None:
    state, model = deal(number, rules, ranks), model_of(number, rules, ranks)
    for byte in line:
        options = legal_moves(state)
        if not options:
            break
        move = choose(options, byte)
        state = apply(state, move)
        model.do(move.word)
    for move in attempts(ranks):
        judged = verdict(state, move)
        found = " ".join(reason.code for reason in judged.reasons)
        wanted = expected(model, move.word, move.row, move.target, rules.open_reserve)
        assert (found, judged.legal) == (wanted, wanted in LEGAL_CODES), move


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_careless_games_end_the_same_way(rules: RuleSet) -> None:
    """Always the first legal move, to the end: won and lost games of every rule set."""
    ends: Counter[str] = Counter()
    for number in range(32000, 32020):
        for ranks in (4, 13):
            deal_number = DealNumber(number)
            state, model = deal(deal_number, rules, ranks), model_of(deal_number, rules, ranks)
            while state.outcome == "open":
                word = model.moves()[0]
                state = apply(state, PLAIN_MOVES[word])
                model.do(word)
            assert table(state) == model.table()
            assert state.outcome == model.outcome
            ends[state.outcome] += 1
    assert min(ends["won"], ends["lost"]) > 0


def test_every_reason_code_is_reached_in_random_games() -> None:
    reached: set[str] = set()
    for seed, rules in enumerate((*RULE_SETS.values(), *RULE_SETS.values())[1:], 1):
        state = deal(DealNumber(32000 + seed), rules, ranks=2 + seed)
        for step in range(160):
            options = legal_moves(state)
            if not step % 40 or not options:
                for move in attempts(state.ranks):
                    reached.update(reason.code for reason in verdict(state, move).reasons)
            if not options:
                break
            state = apply(state, options[0] if step % 7 else options[-1])
    assert reached == {*LEGAL_CODES, *ILLEGAL_CODES}


@given(st.data())
def test_a_lost_game_never_offers_a_play_again(data: st.DataObject) -> None:
    """Whatever is done after the loss: it is dealt and redealt to no end."""
    number, rules = data.draw(deal_numbers), data.draw(rule_sets)
    state = deal(number, rules, ranks=data.draw(st.integers(3, 5)))
    for byte in data.draw(lines):
        options = legal_moves(state)
        if not options or state.outcome == "lost":
            break
        state = apply(state, choose(options, byte))
    if state.outcome == "lost":
        for _ in range(60):
            options = legal_moves(state)
            assert {move.kind for move in options} <= {"draw", "redeal"}
            assert state.outcome == "lost"
            if not options:
                break
            state = apply(state, options[0])
