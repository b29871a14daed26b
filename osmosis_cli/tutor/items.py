"""Exercises made to order: legal or illegal, and why, from deals drawn at random.

An item is wholly made from its code, so the code brings it back on every machine.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import NamedTuple

from osmosis_cli.game.deals import deal, random_deal_number
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves, place_of, placement, plays, verdict
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS
from osmosis_cli.game.state import (
    DRAW,
    REDEAL,
    RESERVES,
    WASTE,
    Card,
    Move,
    State,
    Target,
    full_deck,
    play_card,
)

KINDS = (
    "first-row",
    "starts-row",
    "rank-above",
    "rank-missing-above",
    "row-not-started",
    "covered",
    "not-in-view",
    "wrong-row",
    "not-a-target",
    "already-played",
    "empty-pile",
    "deals-cards",
    "turns-waste",
    "stock-not-empty",
    "empty-stock",
)
"""The reason codes that items can be about; each has a letter, in this order, from a."""

SEEDS = 1000
"""How many items there are of each kind and level."""

_CODE = re.compile("([a-o])([1-3])([0-9]{3})")
_TRIES = 400
_HARD_TRIES = 80
"""So many deals are looked through for an exercise that is easily confused."""
_LONGEST_GAME = 60


class Item(NamedTuple):
    """One exercise: its code, the position, the move to be judged, and the deal it is from."""

    code: str
    state: State
    move: Move
    deal: str


def is_code(text: str) -> bool:
    """Whether this is the code of an item: a letter, the level, and three digits."""
    return _CODE.fullmatch(text) is not None


def item_code(kind: str, level: int, seed: int) -> str:
    """The code of an item: its reason code, how hard it is (1 to 3), and its number from 0."""
    return f"{chr(ord('a') + KINDS.index(kind))}{level}{seed % SEEDS:03}"


@lru_cache(maxsize=128)
def make_item(code: str) -> Item:
    """Return the item with this code. Raises `ValueError` if there is none."""
    match = _CODE.fullmatch(code)
    if match is None:
        raise ValueError(code)
    kind, level = KINDS[ord(match[1]) - ord("a")], int(match[2])
    draw = Random(code)
    best: Item | None = None
    for _try in range(_TRIES):
        number = random_deal_number(draw)
        # An open reserve shows what lies under its top cards.
        rules = RULE_SETS["peek"] if kind == "covered" and draw.random() < 0.5 else CLASSIC
        state = _played_on(deal(number, rules), draw, 4 + 8 * level)
        if kind in ("empty-stock", "turns-waste"):
            state = _dealt_out(state)
        moves = [move for move in _attempts(state, kind) if _is(state, move, kind)]
        hard = [move for move in moves if _confusing(state, move, kind)]
        if level > 1 and not hard and _try < _HARD_TRIES:
            best = best or (_pick(code, state, moves, draw, number.text) if moves else None)
            continue
        easy = [move for move in moves if move not in hard]
        wanted = hard if level > 1 and hard else easy or moves
        if wanted:
            return _pick(code, state, wanted, draw, number.text)
    assert best is not None
    return best


def _pick(code: str, state: State, moves: list[Move], draw: Random, number: str) -> Item:
    return Item(code, state, draw.choice(moves), number)


def _is(state: State, move: Move, kind: str) -> bool:
    return verdict(state, move).reason.code == kind


def _played_on(state: State, draw: Random, length: int) -> State:
    """Return the state after some moves of a player who mostly plays what can be played."""
    for _move in range(min(draw.randint(length // 2, length), _LONGEST_GAME)):
        if state.outcome != "open":
            break
        cards = plays(state)
        moves = cards if cards and draw.random() < 0.8 else legal_moves(state)
        after = apply(state, draw.choice(moves))
        if after.outcome != "open":
            break
        state = after
    return state


def _dealt_out(state: State) -> State:
    """Return the state after the rest of the stock has been dealt."""
    while state.stock_size:
        state = apply(state, DRAW)
    return state


def _attempts(state: State, kind: str) -> Iterator[Move]:
    """Yield moves that may have this reason; the rules decide."""
    if kind in ("deals-cards", "empty-stock"):
        yield DRAW
    elif kind in ("turns-waste", "stock-not-empty"):
        yield REDEAL
    elif kind == "empty-pile":
        yield from RESERVES
    elif kind == "not-a-target":
        targets: tuple[Target, ...] = ("reserve", "waste", "stock")
        for card in _tops(state):
            yield from (play_card(card, target=target) for target in targets)
    elif kind == "wrong-row":
        for card in _tops(state):
            yield from (play_card(card, row) for row in range(1, 5))
    elif kind in ("covered", "not-in-view", "already-played"):
        yield from map(play_card, full_deck(state.ranks))
    else:
        yield from map(play_card, _tops(state))


def _tops(state: State) -> list[Card]:
    """The cards that lie free: on top of reserve and waste."""
    cards = [card for _pile, card in state.tops()]
    return cards if state.waste_top is None else [*cards, state.waste_top]


def _confusing(state: State, move: Move, kind: str) -> bool:
    """Whether another reason is easily taken for the one that holds."""
    card = move.card
    if card is None:
        if kind == "empty-stock":
            return bool(plays(state))
        return not plays(state) if kind != "empty-pile" else state.waste_top is not None
    in_first = card.rank in state.row_ranks[0]
    if kind == "rank-missing-above":
        # The rank lies in row 1, but not in the row directly above.
        return in_first
    if kind == "row-not-started":
        return in_first
    if kind == "wrong-row":
        # A starting card that is to open a later row than the next empty one.
        return card.suit not in state.row_of_suit
    if kind in ("covered", "not-in-view"):
        return len(verdict(state, move).reasons) == 1 and _would_fit(state, card)
    if kind == "rank-above":
        return state.row_of_suit[card.suit] > 2
    if kind == "not-a-target":
        return not _would_fit(state, card)
    if kind == "already-played":
        return place_of(state, card).number != 1
    return state.passes > 1 or WASTE in plays(state)


def _would_fit(state: State, card: Card) -> bool:
    return placement(state, card)[0].code in ("first-row", "starts-row", "rank-above")
