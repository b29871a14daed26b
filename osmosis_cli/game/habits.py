"""Five habits that a person can follow, found by measurement: what is left of good play by ear.

The stock is known after the first pass, and whatever is free comes again in the next one. So:

1. ``look-first``: take nothing from the waste until the whole stock has been seen.
2. ``reserve``: play a reserve card at once when it can go.
3. ``start``: start the suit that most tops of the reserve belong to; one that none of them belongs
   to can wait. Where the reserve is open: do not start a suit while one of its cards lies under a
   card of the same rank whose suit has no row yet, since that one would wait for it.
4. ``last``: play the last waste card of the pass that fits, and then what fits under it.
5. ``row-4``: keep the cards of row 4 until nothing else fits; no other card waits for them.

With limited passes nothing can wait: the first does not hold, and the fourth plays what comes
first. They were chosen on deals 32000 to 51999, and are judged on others (see `measured`).
"""

from typing import NamedTuple

from osmosis_cli.game.coach_plans import Plan, knows_stock, plans
from osmosis_cli.game.measured import Habit
from osmosis_cli.game.state import DRAW, REDEAL, Card, State


class Followed(NamedTuple):
    """What the habits say to do: the ``habit`` that decides, and the ``plan`` that it leads to."""

    habit: Habit
    plan: Plan


def follow(state: State, uncovered: bool = False, left_out: Habit | None = None) -> Followed | None:
    """Return what the habits say in this state, None if no card can be played any more.

    It depends on nothing that the player has not seen. ``uncovered`` tells whether the last move
    was a play. ``left_out`` is a habit to play without.
    """
    if state.outcome != "open":
        return None
    choices = [
        _Choice.of(state, plan, uncovered, left_out)
        for plan in plans(state)
        if plan.card is not None
    ]
    best = min(choices, key=lambda choice: choice[:3], default=None)
    if knows_stock(state):
        return best and Followed(best.habit, best.plan)
    looking = left_out != "look-first" and state.redeals_left is None
    if best is not None and (best.habit == "reserve" or not (looking or best.held)):
        return Followed(best.habit, best.plan)
    return Followed("look-first", Plan((DRAW,), None))


def habit_of(state: State, plan: Plan) -> Habit | None:
    """Return the habit that leads to this plan in this state, None if none does."""
    for uncovered in (True, False):
        followed = follow(state, uncovered)
        if followed is None or followed.plan.card != plan.card:
            continue
        if plan.card is not None or followed.plan.next_move == plan.next_move:
            return followed.habit
    return None


class _Choice(NamedTuple):
    """A play, and how early the habits make it: the smallest choice is the first."""

    urgency: int
    wanted: int
    order: tuple[int, ...]
    habit: Habit
    plan: Plan

    @classmethod
    def of(cls, state: State, plan: Plan, uncovered: bool, left_out: Habit | None) -> "_Choice":
        card, last = plan.card, plan.moves[-1]
        assert card is not None
        order = _order(state, plan, uncovered, left_out == "last")
        if card.rank == state.starting_rank and left_out != "start":
            wanted = tops_of_suit(state, card) if not state.rules.open_reserve else 1
            waits = state.rules.open_reserve and lies_under_its_rank(state, card.suit)
            if wanted and not waits:
                return cls(1, -wanted, order, "start", plan)
            return cls(4, 0, order, "start", plan)
        if last.kind == "reserve":
            return cls(3 if left_out == "reserve" else 0, 0, order, "reserve", plan)
        if state.row_of_suit.get(card.suit) == 4 and left_out != "row-4":
            return cls(5, 0, order, "row-4", plan)
        return cls(2, 0, order, "last", plan)

    @property
    def held(self) -> bool:
        """Whether the card waits until nothing else fits."""
        return self.urgency > 3


def _order(state: State, plan: Plan, uncovered: bool, as_they_come: bool) -> tuple[int, ...]:
    """Return the place of a play among its like: the smaller, the earlier."""
    move = plan.moves[-1]
    if move.kind == "reserve":
        return (0, move.pile or 0)
    if as_they_come or state.rules.passes is not None:
        return (1, len(plan.moves))
    if uncovered and len(plan.moves) == 1:
        return (1,)
    return (3 if REDEAL in plan.moves else 2, -len(plan.moves))


def tops_of_suit(state: State, starter: Card) -> int:
    """Return how many tops of the reserve are of the suit that this card starts, itself aside."""
    return sum(card.suit == starter.suit and card != starter for _pile, card in state.tops())


def lies_under_its_rank(state: State, suit: str) -> bool:
    """Tell whether a card of this suit lies in an open reserve under one that would wait for it.

    That is a card of the same rank whose suit has no row yet, so that its row would be a lower
    one.
    """
    return any(
        card.suit == suit and above.rank == card.rank and above.suit not in state.row_of_suit
        for pile in state.reserve
        for place, card in enumerate(pile)
        for above in pile[place + 1 :]
    )
