"""Deal numbers and the deals that they stand for, the same as in PySolFC."""

import random
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from osmosis_cli.game.play import settled
from osmosis_cli.game.rulesets import CLASSIC, RuleSet
from osmosis_cli.game.state import FULL_RANKS, SUITS, Card, State

FIRST_MERSENNE = 32000
"""The smallest plain number that means the Mersenne Twister and not Microsoft's generator."""

LARGEST_MICROSOFT = 2**33 - 1
LARGEST_RANDOM = 999_999
"""The largest number that is picked at random: short enough to say aloud."""

MAX_DIGITS = 20
PILES = 4
MAX_TEXT = 100
"""The most letters that a written number may have, blanks included."""

_NUMBER = re.compile(
    r"\s*#?\s?(?P<microsoft>[mM][sS]\s?)?"
    r"(?P<digits>[0-9]+|[0-9]{1,3}(?P<sign>[\s_.,’'])[0-9]{3}(?:(?P=sign)[0-9]{3})*)\s*"
)


class BadDeal(ValueError):
    """A text is no deal number."""


class DealNumber(NamedTuple):
    """The number of a deal. ``microsoft`` tells that it was written with the prefix ``ms``."""

    number: int
    microsoft: bool = False

    @property
    def text(self) -> str:
        """The number as it is shown and kept: its prefix, if any, and digits."""
        return f"ms{self.number}" if self.microsoft else str(self.number)


def parse_deal_number(text: str) -> DealNumber:
    """Return the deal number that is written here.

    It may have one ``#`` before it, and a blank or one of ``_ . , ’`` between groups of three
    digits; ``ms`` and digits name Microsoft's generator. Raises `BadDeal` if this is no number
    from 1 on, has more than 20 digits, or is too large for Microsoft's generator.
    """
    found = _NUMBER.fullmatch(text) if len(text) <= MAX_TEXT else None
    digits = "".join(filter(str.isdigit, found["digits"])) if found else ""
    number = int(digits) if 0 < len(digits) <= MAX_DIGITS else 0
    microsoft = found is not None and found["microsoft"] is not None
    if number == 0 or (microsoft and number > LARGEST_MICROSOFT):
        raise BadDeal(text)
    return DealNumber(number, microsoft)


def random_deal_number(generator: random.Random) -> DealNumber:
    """Return a number drawn with this generator, from 32000 to 999999."""
    return DealNumber(generator.randint(FIRST_MERSENNE, LARGEST_RANDOM))


def shuffled(number: DealNumber, ranks: int = FULL_RANKS) -> list[Card]:
    """Return the deck of this deal, the card that is dealt first in front.

    The shuffle is PySolFC's, checked against deals that it made: from the last card down, each
    is swapped with one picked from those up to it; the deck is then dealt from its end.
    """
    if number.microsoft or number.number < FIRST_MERSENNE:
        deck = [Card(suit, rank) for rank in range(1, ranks + 1) for suit in SUITS]
        pick = _microsoft(number.number)
    else:
        deck = [Card(suit, rank) for suit in "CSHD" for rank in range(1, ranks + 1)]
        pick = _mersenne(number.number)
    for last in range(len(deck) - 1, 0, -1):
        other = pick(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    deck.reverse()
    return deck


def reserve_depth(ranks: int) -> int:
    """Return how many cards each reserve pile gets: four in a full deck.

    A deck of fewer than six ranks would leave no stock, so its piles are lower.
    """
    return min(4, ranks - 2)


def deal(number: DealNumber, rules: RuleSet = CLASSIC, ranks: int = FULL_RANKS) -> State:
    """Return the state at the start of this deal, with a deck of 3 to 13 ranks.

    Raises `ValueError` for any other number of ranks.
    """
    if not 3 <= ranks <= FULL_RANKS:
        raise ValueError("ranks")
    return layout(shuffled(number, ranks), rules, ranks)


def layout(deck: list[Card], rules: RuleSet, ranks: int = FULL_RANKS) -> State:
    """Return the state at the start with this deck, its first card dealt first.

    The reserve is dealt round by round, one card to each pile; the next card starts row 1.
    """
    reserved = PILES * reserve_depth(ranks) if rules.piles else 0
    reserve = tuple(tuple(deck[pile:reserved:PILES]) for pile in range(rules.piles))
    rows = ((deck[reserved],), (), (), ())
    return settled(State(rules, ranks, rows, reserve, tuple(deck[reserved + 1 :])))


def _mersenne(seed: int) -> Callable[[int], int]:
    generator = random.Random(seed)
    return lambda size: int(generator.random() * size)


def _microsoft(seed: int) -> Callable[[int], int]:
    draws = _microsoft_draws(seed)
    return lambda size: next(draws) % size


def _microsoft_draws(seed: int) -> Iterator[int]:
    """Yield the numbers of Microsoft's generator, in the three ranges of seeds it knows."""
    x = seed
    while True:
        x = (x * 214013 + 2531011) % 2**32
        if seed >= 2**32:
            yield ((x >> 16) & 0xFFFF) + 1
        elif seed >= 2**31:
            yield (x >> 16) & 0x7FFF | 0x8000
        else:
            yield (x >> 16) & 0x7FFF
