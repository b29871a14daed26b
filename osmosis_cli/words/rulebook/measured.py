"""How often games come out, as measured once; the rule book tells these figures.

Careless play makes the first legal play of reserve 1 to 4 and waste, else deals, else redeals.
Perfect play is an exact search that knows where every card lies. Rates are in percent.
"""

from typing import NamedTuple


class Rates(NamedTuple):
    """The share of deals that careless and perfect play win, in percent."""

    careless: float
    perfect: float


DEALS = 20_000
"""The number of deals that each figure rests on, unless another is given here."""

CLASSIC = Rates(4.9, 29.5)
"""Classic and Peek: the same deals, and neither of the two players minds what is face down."""

ONE_CARD = Rates(27.2, 42.0)
THREE_PASS = Rates(0.6, 6.1)
THREE_PASS_DEALS = 1_000
"""The deals that perfect play was measured on with three passes."""

THREE_PASS_UNDECIDED = 0.4
"""The percentage of those deals that the search gave up."""

BRIDESMAIDS = Rates(26.7, 88.7)
"""The second figure is the least that perfect play wins, of 300 deals."""
