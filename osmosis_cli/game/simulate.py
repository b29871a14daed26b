"""Players that are measured, and what they make of many deals.

The careless player looks at reserve piles 1, 2, 3 and 4 and at the waste, plays the first top card
that is legal and looks again from pile 1; else deals; else redeals; until the game is won or lost.
This is how most programs give hints, and a measure of what thinking is worth. It is played here on
numbers, for speed: a win rate needs thousands of deals. A test holds the scores equal to those of
the same player at the real table.
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from osmosis_cli.game.coach import hint
from osmosis_cli.game.coach_plans import Plan
from osmosis_cli.game.deals import PILES, DealNumber, deal, reserve_depth, shuffled
from osmosis_cli.game.habits import follow
from osmosis_cli.game.measured import Habit, Player
from osmosis_cli.game.play import apply
from osmosis_cli.game.rulesets import CLASSIC, RuleSet
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import FULL_RANKS, REDEAL, SUITS, Card, Move, State

_BARE = 4 * FULL_RANKS
"""The number that lies in the place of a card under the lowest card; it can never be played."""


def careless_score(deck: list[Card], rules: RuleSet = CLASSIC, ranks: int = FULL_RANKS) -> int:
    """Return the score that the careless player reaches with this deck, its first card first.

    Each pile and the talon begin with `_BARE`, so ``talon[dealt]`` is the top of the waste. After
    the reserve has been looked through, only a play can make a card of it playable.
    """
    cards = list(map(_numbers().__getitem__, deck))
    reserved = PILES * reserve_depth(ranks) if rules.piles else 0
    rows = _Rows(deck[reserved].rank)
    rows.lay(cards[reserved])
    piles = [[_BARE, *cards[first:reserved:PILES]] for first in range(rules.piles)]
    talon = [_BARE, *cards[reserved + 1 :]]
    redeals = -1 if rules.passes is None else rules.passes - 1
    dealt, offered = 0, False
    welcome, lay = rows.welcome, rows.lay
    while True:
        while True:
            for pile in piles:
                if welcome[pile[-1]]:
                    lay(pile.pop())
                    break
            else:
                if not welcome[talon[dealt]]:
                    break
                lay(talon.pop(dealt))
                dealt -= 1
            offered = True
        size = len(talon) - 1
        while not welcome[talon[dealt]]:
            if dealt < size:
                dealt = min(dealt + rules.draw, size)
            elif size and redeals and offered:
                redeals -= 1
                dealt = 0
                offered = False
            else:
                return rows.score


class _Rows:
    """The four rows. ``welcome`` holds for each card whether it could be played if it were free.

    A played card is never asked about again, so what stands there for it does not matter.
    """

    __slots__ = ("_laid", "_last_suit", "_next_row", "_start", "score", "welcome")

    def __init__(self, starting_rank: int) -> None:
        self.score = 0
        self.welcome = bytearray(_BARE + 1)
        self._laid = bytearray(_BARE)
        self._start = starting_rank - 1
        self._next_row: list[int | None] = [None, None, None, None]
        self._last_suit: int | None = None
        for suit in range(4):
            self.welcome[suit * FULL_RANKS + self._start] = 1

    def lay(self, card: int) -> None:
        """Put a card on its row; a starting card on the next empty one."""
        self.score += 1
        self._laid[card] = 1
        suit, rank = divmod(card, FULL_RANKS)
        if rank != self._start:
            step = self._next_row[suit]
            if step is not None:
                self.welcome[card + step] = 1
            return
        first = suit * FULL_RANKS
        above = self._last_suit
        if above is None:
            self.welcome[first : first + FULL_RANKS] = b"\1" * FULL_RANKS
        else:
            ranks = self._laid[above * FULL_RANKS : (above + 1) * FULL_RANKS]
            self.welcome[first : first + FULL_RANKS] = ranks
            self._next_row[above] = (suit - above) * FULL_RANKS
        self._last_suit = suit


@cache
def _numbers() -> dict[Card, int]:
    """Return the number of each card: 13 for each suit before its own, and its rank less one."""
    return {
        Card(suit, rank): FULL_RANKS * index + rank - 1
        for index, suit in enumerate(SUITS)
        for rank in range(1, FULL_RANKS + 1)
    }


def coach_score(state: State) -> int:
    """Return the score with which a player ends who does what the coach says, from here on."""
    for _move, after in coached(state):
        state = after
    return state.score


def coached(state: State) -> Iterator[tuple[Move, State]]:
    """Yield the moves that the coach advises until the game is over, each with the state after it.

    A plan is carried out before advice is asked for again: on the way to its play nothing new is
    seen.
    """
    while state.outcome == "open":
        plan = hint(state).plan
        if plan is None:
            return
        for move in plan.moves:
            state = apply(state, move)
            yield move, state


def habits_score(state: State, left_out: Habit | None = None, uncovered: bool = False) -> int:
    """Return the score with which a player ends who follows the habits, from this state on.

    ``left_out`` is a habit to play without, to learn what it is worth. ``uncovered`` tells
    whether the last move was a play.
    """
    followed = follow(state, uncovered, left_out)
    while followed is not None:
        state = carried_out(state, followed.plan)
        followed = follow(state, followed.plan.card is not None, left_out)
    return state.score


def carried_out(state: State, plan: Plan) -> State:
    """Return the state after this plan. The deals on the way are made in one step, for speed."""
    *way, last = plan.moves
    if not way or plan.card is None:
        return plan.after(state)
    turned = REDEAL in way
    draws = len(way) - (way.index(REDEAL) + 1 if turned else 0)
    before = replace(
        state,
        dealt=state.talon.index(plan.card) + 1,
        pass_number=state.pass_number + turned,
        draws=draws if turned else state.draws + draws,
        moved=state.moved and not turned,
    )
    return apply(before, last)


ALL = 4 * FULL_RANKS


class Tally(NamedTuple):
    """What became of so many ``deals``.

    ``wins`` are those that were won, ``undecided`` those that the solver gave up. ``cards`` is
    the sum of the scores, 0 for the perfect player, who only says whether a deal can be won.
    """

    deals: int = 0
    wins: int = 0
    undecided: int = 0
    cards: int = 0

    def plus(self, other: "Tally") -> "Tally":
        """Return the tally of the deals of both; no deal may be in both."""
        return Tally(*map(sum, zip(self, other, strict=True)))


def simulate(
    player: Player,
    rules: RuleSet,
    numbers: Iterable[int],
    budget: int | None = None,
    left_out: Habit | None = None,
) -> Tally:
    """Return what this player makes of the deals with these plain numbers.

    ``budget`` is the most positions that the perfect player searches in a deal, ``left_out`` a
    habit that the player of habits does without.
    """
    total = Tally()
    for number in numbers:
        total = total.plus(_one(player, rules, DealNumber(number), budget, left_out))
    return total


def _one(
    player: Player,
    rules: RuleSet,
    number: DealNumber,
    budget: int | None,
    left_out: Habit | None,
) -> Tally:
    if player == "perfect":
        verdict = solve(deal(number, rules), budget).verdict
        return Tally(1, verdict == "won", verdict == "unknown")
    if player == "coach":
        score = coach_score(deal(number, rules))
    elif player == "habits":
        score = habits_score(deal(number, rules), left_out)
    else:
        score = careless_score(shuffled(number), rules)
    return Tally(1, score == ALL, 0, score)
