"""Plain exhaustive search: every legal move from every position, nothing left out, nothing clever.

It knows the game only through `legal_moves` and `apply`, and does not believe that a game is lost
when the program says so, but plays on. The solver is held to its answers on small decks.
"""

from __future__ import annotations

import random

from osmosis_cli.game.play import apply, settled
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.rulesets import RULE_SETS, RuleSet
from osmosis_cli.game.state import DRAW, REDEAL, Card, State, full_deck


def can_be_won(state: State, most: int = 1_000_000) -> bool | None:
    """Whether any line of legal moves wins, None if there are more positions than ``most``."""
    seen: set[tuple[object, ...]] = set()
    waiting = [state]
    while waiting:
        here = waiting.pop()
        if here.outcome == "won":
            return True
        key = position_key(here)
        if key in seen:
            continue
        if len(seen) == most:
            return None
        seen.add(key)
        waiting += [apply(here, move) for move in legal_moves(here)]
    return False


def position_key(state: State) -> tuple[object, ...]:
    """All that decides which lines of play are left: the order of cards in a row does not."""
    rows = tuple((row[0].suit, frozenset(row)) for row in state.rows if row)
    passes = state.pass_number if state.rules.passes else None
    return rows, state.reserve, state.talon, state.dealt, passes


def small_deal(dice: random.Random) -> State:
    """A small game of any rule set at its start: 3 to 5 ranks, reserve piles of any height.

    Most have more cards in the stock than a deal of so few ranks has, since the stock is what
    makes a game hard to judge.
    """
    ranks = dice.choice((3, 4, 4, 5))
    deck = list(full_deck(ranks))
    dice.shuffle(deck)
    rules = some_rules(dice)
    piles: list[list[Card]] = [[] for _ in range(rules.piles)]
    for _ in range(dice.choice((0, 2, 3, 4, 5, 6, 8)) if piles else 0):
        dice.choice(piles).append(deck.pop())
    rows = ((deck.pop(),), (), (), ())
    return settled(State(rules, ranks, rows, tuple(map(tuple, piles)), tuple(deck)))


def some_rules(dice: random.Random) -> RuleSet:
    """A rule set of the table, mostly with three cards a deal and some number of passes."""
    rules = dice.choice(tuple(RULE_SETS.values()))
    if dice.random() < 0.7:
        passes = dice.choice((None, None, 1, 2, 3, 4, 6))
        return rules.changed(draw=3, passes=passes, unlimited=passes is None)
    return rules


def played_on(state: State, dice: random.Random) -> State:
    """A state that some random legal moves lead to, in mid-pass more often than not."""
    for _ in range(dice.choice((0, 1, 2, 3, 5, 8, 12))):
        options = [
            move for move in legal_moves(state) for _ in range(1 if move in (DRAW, REDEAL) else 2)
        ]
        if not options:
            break
        state = apply(state, dice.choice(options))
    return state
