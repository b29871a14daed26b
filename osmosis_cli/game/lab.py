"""What three players make of many deals: counts that add up."""

from collections.abc import Iterable
from typing import NamedTuple

from osmosis_cli.game.deals import DealNumber, deal, shuffled
from osmosis_cli.game.players import Player
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.simulate import careless_score_of_deck, coach_score
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import FULL_RANKS

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
    player: Player, rules: RuleSet, numbers: Iterable[int], budget: int | None = None
) -> Tally:
    """Return what this player makes of the deals with these plain numbers.

    ``budget`` is the most positions that the perfect player searches in a deal.
    """
    total = Tally()
    for number in numbers:
        total = total.plus(_one(player, rules, DealNumber(number), budget))
    return total


def _one(player: Player, rules: RuleSet, number: DealNumber, budget: int | None) -> Tally:
    if player == "perfect":
        verdict = solve(deal(number, rules), budget).verdict
        return Tally(1, verdict == "won", verdict == "unknown")
    if player == "coach":
        score = coach_score(deal(number, rules))
    else:
        score = careless_score_of_deck(shuffled(number), rules)
    return Tally(1, score == ALL, 0, score)
