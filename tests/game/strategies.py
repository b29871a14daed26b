"""Random games, attempts and positions, for tests that hold whatever the cards are."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hypothesis import strategies as st

from osmosis_cli.game.deals import LARGEST_MICROSOFT, DealNumber, deal
from osmosis_cli.game.play import apply
from osmosis_cli.game.position import write_position
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.rulesets import RULE_SETS, RuleSet
from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, SUITS, WASTE, Card, Move, State, Target

MERSENNE = st.integers(1, 10**20 - 1).map(DealNumber)
MICROSOFT = st.integers(1, LARGEST_MICROSOFT).map(lambda number: DealNumber(number, True))
deal_numbers = MERSENNE | MICROSOFT

rule_sets = st.sampled_from(list(RULE_SETS.values())) | st.builds(
    RuleSet.changed,
    st.sampled_from(list(RULE_SETS.values())),
    draw=st.sampled_from((None, 1, 3)),
    passes=st.sampled_from((None, 1, 2, 5)),
    unlimited=st.booleans(),
    open_reserve=st.sampled_from((None, False, True)),
)
"""The rule sets of the table, and these with parts changed."""

decks = st.sampled_from((13, 13, 13, 3, 4, 5, 6, 8)) | st.integers(3, 13)
"""Numbers of ranks in a deck: the full one often, the smallest since their games end soon."""

lines = st.sampled_from((0, 6, 25, 70, 150)).flatmap(
    lambda length: st.binary(min_size=length, max_size=length)
)
"""What to do move by move: see `walk`."""


def choose(options: Sequence[Move], byte: int) -> Move:
    """The move that a byte stands for: three quarters of all bytes play a card if one can go.

    Without this bias hardly a random game would get far.
    """
    plays = [move for move in options if move not in (DRAW, REDEAL)]
    chosen = plays if plays and byte >= 64 else options
    return chosen[byte % len(chosen)]


def walk(state: State, line: bytes) -> list[State]:
    """The states of a game by legal moves, the first included, each move chosen by a byte."""
    states = [state]
    for byte in line:
        options = legal_moves(states[-1])
        if not options:
            break
        states.append(apply(states[-1], choose(options, byte)))
    return states


def games(
    ranks: st.SearchStrategy[int] = decks, rules: st.SearchStrategy[RuleSet] = rule_sets
) -> st.SearchStrategy[list[State]]:
    """The states of random games, from the deal on."""
    return st.builds(walk, st.builds(deal, deal_numbers, rules, ranks), lines)


def states(
    ranks: st.SearchStrategy[int] = decks, rules: st.SearchStrategy[RuleSet] = rule_sets
) -> st.SearchStrategy[State]:
    """States that legal play has reached."""
    return games(ranks, rules).map(lambda game: game[-1])


def attempts(ranks: int) -> tuple[Move, ...]:
    """Every attempt that a player of this deck can make, sensible or not."""
    plays = [*RESERVES, WASTE]
    plays += [Move("card", card=Card(suit, n)) for suit in SUITS for n in range(1, ranks + 1)]
    targets: tuple[Target | None, ...] = (None, "reserve", "waste", "stock")
    placed = tuple(
        move._replace(row=row, target=target)
        for move in plays
        for row in (None, 1, 2, 3, 4)
        for target in targets
    )
    return (DRAW, REDEAL, *placed)


plain_json = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=12,
)
"""Whatever a JSON file may hold, numbers that are none included."""

codes = st.builds(lambda rank, suit: rank + suit, st.sampled_from("A23456789TJQK"),
                  st.sampled_from(SUITS))  # fmt: skip

good_positions = states(st.just(13)).map(write_position)
"""Positions of the full deck that legal play has reached, as data."""


@st.composite
def damaged_positions(draw: st.DrawFn) -> dict[str, object]:
    """A good position with one thing in it changed, or a few: perhaps still good, mostly not."""
    data: dict[str, object] = json.loads(json.dumps(draw(good_positions)))
    for _ in range(draw(st.integers(1, 3))):
        _damage(draw, data)
    return data


def _damage(draw: st.DrawFn, data: dict[str, object]) -> None:
    key = draw(st.sampled_from(sorted(data)))
    kind = draw(
        st.sampled_from(("move", "swap", "write", "lose", "number", "value", "drop", "key"))
    )
    if kind == "value":
        data[key] = draw(plain_json)
    elif kind == "drop":
        del data[key]
    elif kind == "key":
        extra = draw(st.sampled_from(("draw", "max_passes", "open_reserve")) | st.text(max_size=8))
        data[extra] = draw(plain_json)
    elif kind == "number":
        data["passes"] = draw(st.integers(0, 4))
    else:
        piles = [pile for pile in _lists(data) if pile]
        if piles:
            source, goal = draw(st.sampled_from(piles)), draw(st.sampled_from(piles))
            here = draw(st.integers(0, len(source) - 1))
            there = draw(st.integers(0, len(goal) - 1))
            if kind == "move":
                goal.insert(there, source.pop(here))
            elif kind == "swap":
                source[here], goal[there] = goal[there], source[here]
            elif kind == "write":
                source[here] = draw(codes | plain_json)
            else:
                del source[here]


def _lists(data: dict[str, object]) -> list[list[object]]:
    """The innermost lists of a position, where they are lists."""
    found = []
    for key in ("rows", "reserve", "stock", "waste"):
        value = data.get(key)
        if isinstance(value, list):
            inner = [item for item in value if isinstance(item, list)]
            found += inner if key in ("rows", "reserve") else [value]
    return found


def careless_score_at_the_table(state: State) -> int:
    """The score of a player who always makes the first legal move."""
    while state.outcome == "open":
        state = apply(state, legal_moves(state)[0])
    return state.score
