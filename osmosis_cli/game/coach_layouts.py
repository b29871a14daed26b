"""What a player has seen, and the layouts of the unseen cards that fit it.

Everything that gives fair advice works on a veiled state, so that it cannot know more than the
player: the unseen cards lie in it in sorted order, whatever their real places are.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, permutations
from math import factorial
from random import Random

from osmosis_cli.game.rules import hidden_cards
from osmosis_cli.game.state import Cards, State

MOST_ENUMERATED = 24
"""Up to so many orders of the unseen cards, all are gone through and none is drawn at random."""


def veiled(state: State) -> State:
    """Return the state as its player knows it, with the unseen cards in sorted order.

    Two states that differ only in unseen cards are veiled alike.
    """
    return _filled(state, hidden_cards(state))


def orders_of_unseen(view: State) -> int:
    """Return in how many orders the unseen cards can lie: each is one layout."""
    return factorial(len(hidden_cards(view)))


def layouts(view: State) -> Iterator[State]:
    """Yield layouts of the unseen cards that fit all that was seen.

    If there are few, each comes once. Else they are drawn at random without end, each as likely
    as any other, by a generator whose seed is what was seen: the same layouts every time, and
    the same wherever in the pass the player stands when the whole stock has been seen.
    """
    unseen = hidden_cards(view)
    if orders_of_unseen(view) <= MOST_ENUMERATED:
        for order in permutations(unseen):
            yield _filled(view, order)
        return
    generator = Random(_seed(view))
    cards = list(unseen)
    while True:
        generator.shuffle(cards)
        yield _filled(view, tuple(cards))


def _seed(view: State) -> str:
    """Return what was seen as a text; not the place in the pass, which tells nothing new."""
    known = view.talon if view.pass_number > 1 else view.waste
    tops = [card.code for _number, card in view.tops()]
    parts = [
        *("".join(sorted(card.code for card in row)) for row in view.rows),
        *map(str, map(len, view.reserve)),
        *tops,
        *(card.code for card in known),
    ]
    return " ".join(parts)


def _filled(state: State, unseen: Cards) -> State:
    """Return the state with these cards in the places of the unseen ones: reserve, then stock."""
    cards = iter(unseen)
    reserve = state.reserve
    if not state.rules.open_reserve:
        reserve = tuple(
            (*islice(cards, max(0, len(pile) - 1)), *pile[-1:]) for pile in state.reserve
        )
    talon = state.talon
    if state.pass_number == 1:
        talon = (*state.waste, *cards)
    return replace(state, reserve=reserve, talon=talon)
