"""How often games come out, as measured: the one source of every figure that is told.

`python -m benchmarks.winning` measures again and writes the counts below. Each count can also be
made by itself, with the command that its `Measure` names. All are of the same deals, on which no
habit was chosen.
"""

from math import sqrt
from typing import Literal, NamedTuple

Player = Literal["careless", "habits", "coach", "perfect"]
PLAYERS: tuple[Player, ...] = ("careless", "habits", "coach", "perfect")
"""Careless play, the habits of the lessons, the coach's hints, and knowing all cards."""

Habit = Literal["look-first", "reserve", "start", "last", "row-4"]
HABITS: tuple[Habit, ...] = ("look-first", "reserve", "start", "last", "row-4")
"""The habits in the order in which they are taught; `habits` tells what each says."""

CONFIDENCE = 1.96
"""The standard errors on either side within which 95 of 100 measured rates lie."""


class Measure(NamedTuple):
    """What a player made of deals: ``wins`` and ``undecided`` of ``deals`` from ``first`` on.

    ``rules`` is the id of the rule set. ``left_out`` is the habit that the player of habits did
    without, if any.
    """

    player: Player
    rules: str
    left_out: Habit | None
    first: int
    deals: int
    wins: int
    undecided: int

    @property
    def percent(self) -> float:
        """The share of the deals that were won, in percent."""
        return 100 * self.wins / self.deals

    @property
    def range(self) -> tuple[float, float]:
        """The percentages between which the true share lies, as it does 95 times of 100."""
        low, high = likely(self.wins, self.deals)
        return 100 * low, 100 * high

    @property
    def command(self) -> str:
        """The command that makes these counts again."""
        without = f" --without {self.left_out}" if self.left_out else ""
        return (
            f"osmosis simulate --player {self.player}{without} --rules {self.rules} "
            f"--from {self.first} --count {self.deals} --json"
        )


def likely(wins: int, deals: int) -> tuple[float, float]:
    """Return the bounds within which the true rate lies, as it does 95 times of 100.

    They are Wilson's (Journal of the American Statistical Association 22, 1927), which hold for
    few deals and for rare wins too.
    """
    rate, spread = wins / deals, CONFIDENCE**2 / deals
    middle = (rate + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(rate * (1 - rate) / deals + spread / (4 * deals)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def measured(player: Player, rules: str = "classic", left_out: Habit | None = None) -> Measure:
    """Return what was measured of this player. Raises `LookupError` if nothing was."""
    for measure in MEASURES:
        if measure[:3] == (player, rules, left_out):
            return measure
    raise LookupError(player, rules, left_out)


# fmt: off
MEASURES: tuple[Measure, ...] = (
    Measure("careless", "classic", None, 52000, 20000, 964, 0),
    Measure("careless", "peek", None, 52000, 20000, 964, 0),
    Measure("careless", "one-card", None, 52000, 20000, 5459, 0),
    Measure("careless", "three-pass", None, 52000, 20000, 127, 0),
    Measure("careless", "one-card-three-pass", None, 52000, 20000, 5246, 0),
    Measure("careless", "bridesmaids", None, 52000, 20000, 5324, 0),
    Measure("habits", "classic", None, 52000, 20000, 2437, 0),
    Measure("habits", "classic", "look-first", 52000, 5000, 535, 0),
    Measure("habits", "classic", "reserve", 52000, 5000, 517, 0),
    Measure("habits", "classic", "start", 52000, 5000, 491, 0),
    Measure("habits", "classic", "last", 52000, 5000, 474, 0),
    Measure("habits", "classic", "row-4", 52000, 5000, 346, 0),
    Measure("habits", "peek", None, 52000, 5000, 663, 0),
    Measure("habits", "peek", "look-first", 52000, 2000, 245, 0),
    Measure("habits", "peek", "reserve", 52000, 2000, 247, 0),
    Measure("habits", "peek", "start", 52000, 2000, 185, 0),
    Measure("habits", "peek", "last", 52000, 2000, 219, 0),
    Measure("habits", "peek", "row-4", 52000, 2000, 171, 0),
    Measure("habits", "one-card", None, 52000, 5000, 1574, 0),
    Measure("habits", "one-card", "look-first", 52000, 2000, 611, 0),
    Measure("habits", "one-card", "reserve", 52000, 2000, 634, 0),
    Measure("habits", "one-card", "start", 52000, 2000, 533, 0),
    Measure("habits", "one-card", "last", 52000, 2000, 638, 0),
    Measure("habits", "one-card", "row-4", 52000, 2000, 639, 0),
    Measure("habits", "three-pass", None, 52000, 2000, 5, 0),
    Measure("habits", "one-card-three-pass", None, 52000, 2000, 562, 0),
    Measure("habits", "bridesmaids", None, 52000, 2000, 568, 0),
    Measure("coach", "classic", None, 52000, 300, 84, 0),
    Measure("coach", "peek", None, 52000, 300, 96, 0),
    Measure("coach", "one-card", None, 52000, 300, 114, 0),
    Measure("coach", "three-pass", None, 52000, 300, 7, 0),
    Measure("coach", "one-card-three-pass", None, 52000, 300, 91, 0),
    Measure("coach", "bridesmaids", None, 52000, 300, 267, 0),
    Measure("perfect", "classic", None, 52000, 20000, 5871, 0),
    Measure("perfect", "peek", None, 52000, 20000, 5871, 0),
    Measure("perfect", "one-card", None, 52000, 20000, 8328, 0),
    Measure("perfect", "three-pass", None, 52000, 20000, 1355, 0),
    Measure("perfect", "one-card-three-pass", None, 52000, 20000, 8237, 0),
    Measure("perfect", "bridesmaids", None, 52000, 2000, 1733, 3),
)
# fmt: on
