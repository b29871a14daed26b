"""How many games and positions there are after so many moves: numbers that never change.

They were counted with the plain second reading of the rules, and are counted here again by both.
A position is what lies on the table and the number of the pass.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from osmosis_cli.game.deals import deal, parse_deal_number, shuffled
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.state import State
from tests.game.model import Model

Counts = list[tuple[int, int]]
"""After each move, the number of games (lines of moves) and of different positions."""

# Deal number, rule set, ranks of the deck, moves; games and positions after the last two moves.
OPENINGS: list[tuple[str, str, int, int, Counts]] = [
    ("1", "classic", 13, 26, [(226, 87), (288, 101)]),
    ("32000", "classic", 13, 26, [(228, 167), (357, 227)]),
    ("42", "classic", 13, 24, [(1199, 779), (2039, 982)]),
    ("3", "peek", 13, 24, [(2404, 511), (3416, 713)]),
    ("ms100000", "one-card", 13, 15, [(11611, 294), (24015, 412)]),
    ("31999", "three-pass", 13, 16, [(45484, 342), (59172, 342)]),
    ("1941", "bridesmaids", 13, 30, [(458, 458), (590, 590)]),
    ("7", "classic", 4, 18, [(4062, 154), (5198, 162)]),
    ("12345678901234567890", "one-card-three-pass", 5, 15, [(307953, 653), (784509, 1009)]),
]

# Small decks, played in every possible way to their ends with limited passes (None: those of the
# rule set): the number of different positions, of those won, and of those lost.
WHOLE_GAMES: list[tuple[str, str, int, int | None, tuple[int, int, int]]] = [
    ("1", "classic", 3, 2, (543, 32, 26)),
    ("5", "three-pass", 3, None, (1219, 36, 90)),
    ("32000", "one-card-three-pass", 3, None, (5455, 188, 44)),
    ("9", "peek", 5, 2, (1282, 0, 82)),
    ("32000", "bridesmaids", 3, 2, (99, 0, 13)),
    ("ms77", "three-pass", 6, None, (345, 0, 20)),
]


def model_of(number: str, rules: str, ranks: int, passes: int | None = None) -> Model:
    base = RULE_SETS[rules]
    deck = [card.code for card in shuffled(parse_deal_number(number), ranks)]
    return Model(deck, base.draw, passes or base.passes, base.piles, ranks)


def state_of(number: str, rules: str, ranks: int, passes: int | None = None) -> State:
    return deal(parse_deal_number(number), RULE_SETS[rules].changed(passes=passes), ranks)


def key(state: State) -> object:
    return (state.rows, state.reserve, state.talon, state.dealt, state.pass_number)


def by_model(model: Model, moves: int) -> Iterator[tuple[int, int]]:
    level = {model.table(): model}
    games = Counter(level.keys())
    for _ in range(moves):
        nexts: dict[tuple[object, ...], Model] = {}
        after: Counter[tuple[object, ...]] = Counter()
        for place, before in level.items():
            for move in before.moves():
                twin = before.copy()
                twin.do(move)
                nexts[twin.table()] = twin
                after[twin.table()] += games[place]
        level, games = nexts, after
        yield games.total(), len(level)


def by_core(state: State, moves: int) -> Iterator[tuple[int, int]]:
    level = {key(state): state}
    games = Counter(level.keys())
    for _ in range(moves):
        nexts: dict[object, State] = {}
        after: Counter[object] = Counter()
        for place, before in level.items():
            for move in legal_moves(before):
                state = apply(before, move)
                nexts[key(state)] = state
                after[key(state)] += games[place]
        level, games = nexts, after
        yield games.total(), len(level)


IDS = [f"{number}-{rules}-of-{ranks}" for number, rules, ranks, _, _ in OPENINGS]


@pytest.mark.parametrize(("number", "rules", "ranks", "moves", "counts"), OPENINGS, ids=IDS)
def test_the_number_of_games_and_positions_is_known(
    number: str, rules: str, ranks: int, moves: int, counts: Counts
) -> None:
    core = list(by_core(state_of(number, rules, ranks), moves))
    assert core == list(by_model(model_of(number, rules, ranks), moves))
    assert core[-len(counts) :] == counts


@pytest.mark.parametrize(("number", "rules", "ranks", "passes", "counts"), WHOLE_GAMES)
def test_the_number_of_positions_of_whole_games_is_known(
    number: str, rules: str, ranks: int, passes: int | None, counts: tuple[int, int, int]
) -> None:
    """Every game ends here, since the passes are limited."""
    assert whole_by_core(state_of(number, rules, ranks, passes)) == counts
    assert whole_by_model(model_of(number, rules, ranks, passes)) == counts


def whole_by_core(start: State) -> tuple[int, int, int]:
    found: dict[object, str] = {}
    fresh = [start]
    while fresh:
        state = fresh.pop()
        place = (key(state), state.offered, state.outcome)
        if place not in found:
            found[place] = state.outcome
            fresh += [apply(state, move) for move in legal_moves(state)]
    ends = Counter(found.values())
    return len(found), ends["won"], ends["lost"]


def whole_by_model(start: Model) -> tuple[int, int, int]:
    found: dict[object, str] = {}
    fresh = [start]
    while fresh:
        model = fresh.pop()
        place = (model.table(), model.offered, model.outcome)
        if place not in found:
            found[place] = model.outcome
            for move in model.moves():
                fresh.append(model.copy())
                fresh[-1].do(move)
    ends = Counter(found.values())
    return len(found), ends["won"], ends["lost"]
