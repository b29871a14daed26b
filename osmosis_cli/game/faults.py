"""What can be wrong with a position that is read from a file."""

from collections.abc import Sequence
from typing import NamedTuple

from osmosis_cli.game.deals import PILES, reserve_depth
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.state import FULL_RANKS, Card, Cards

ROWS = 4
MAX_TEXT = 20
"""The most characters of a wrong text or key that a fault repeats."""

FAULT_CODES = (
    "not-an-object",
    "unknown-key",
    "missing-key",
    "bad-value",
    "unknown-rules",
    "bad-card",
    "duplicate-card",
    "missing-card",
    "row-count",
    "empty-row-1",
    "row-gap",
    "mixed-suits",
    "suit-twice",
    "wrong-start",
    "rank-not-above",
    "pile-count",
    "pile-too-high",
    "too-many-passes",
    "stock-count",
    "waste-count",
)
"""Every code that a fault can have."""


class Fault(NamedTuple):
    """One thing that is wrong; a parameter that does not apply is None.

    ``card`` is the card that is wrong where it is, there twice or missing; ``key`` the entry of
    the object and ``text`` what stands there, each at most `MAX_TEXT` characters; ``number``
    (from 1) the row or the pile.
    """

    code: str
    card: Card | None = None
    key: str | None = None
    text: str | None = None
    number: int | None = None


class BadPosition(ValueError):
    """A position cannot be used. ``faults`` holds everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(", ".join(fault.code for fault in faults))
        self.faults = tuple(faults)


def row_faults(rows: Sequence[Cards]) -> list[Fault]:
    """Return what is wrong with the rows: play by the rules could not have made them."""
    faults = [] if len(rows) == ROWS else [Fault("row-count")]
    if rows and not rows[0]:
        faults.append(Fault("empty-row-1", number=1))
    start = rows[0][0].rank if rows and rows[0] else None
    suits: set[str] = set()
    for number, row in enumerate(rows, 1):
        if not row:
            continue
        suit = row[0].suit
        if suit in suits:
            faults.append(Fault("suit-twice", row[0], number=number))
        suits.add(suit)
        if start not in (None, row[0].rank):
            faults.append(Fault("wrong-start", row[0], number=number))
        faults += [Fault("mixed-suits", card, number=number) for card in row if card.suit != suit]
        if number > 1:
            faults += _above_faults(row, rows[number - 2], number)
    return faults


def _above_faults(row: Cards, above: Cards, number: int) -> list[Fault]:
    """Return what is wrong with a row below the first, given the row above it."""
    if not above:
        return [Fault("row-gap", row[0], number=number)] if number > 2 else []
    ranks = {card.rank for card in above}
    return [Fault("rank-not-above", card, number=number) for card in row if card.rank not in ranks]


def count_faults(
    rules: RuleSet, reserve: Sequence[Cards], stock: int, waste: int, passes: int
) -> list[Fault]:
    """Return what is wrong with the sizes of reserve, stock and waste and with the pass."""
    faults = []
    if len(reserve) != rules.piles:
        faults.append(Fault("pile-count"))
    depth = reserve_depth(FULL_RANKS)
    faults += [
        Fault("pile-too-high", number=number)
        for number, pile in enumerate(reserve, 1)
        if len(pile) > depth
    ]
    if rules.passes is not None and passes > rules.passes:
        faults.append(Fault("too-many-passes"))
    full = full_stock(rules)
    if stock + waste > full or not _reached(stock, full, rules.draw, passes):
        faults.append(Fault("stock-count"))
    elif not _dealt(stock, waste, full, rules.draw):
        faults.append(Fault("waste-count"))
    return faults


def full_stock(rules: RuleSet, ranks: int = FULL_RANKS) -> int:
    """Return the size of the stock at the start of a game."""
    return 4 * ranks - 1 - (PILES * reserve_depth(ranks) if rules.piles else 0)


def deals_made(rules: RuleSet, stock: int, waste: int, passes: int) -> int:
    """Return how many deals this pass has seen in a full deck: in a later pass, at least."""
    dealt = full_stock(rules) - stock if passes == 1 else waste
    return -(-dealt // rules.draw)


def _reached(stock: int, full: int, draw: int, passes: int) -> bool:
    """Tell whether dealing can leave a stock of this size.

    In the first pass each deal takes ``draw`` cards from the full stock. A later pass may have
    begun with any number of cards.
    """
    return passes > 1 or stock == 0 or (full - stock) % draw == 0


def _dealt(stock: int, waste: int, full: int, draw: int) -> bool:
    """Tell whether the deals of this pass can have left a waste of this size.

    While the stock lasts, each deal takes ``draw`` cards, and the pass cannot have begun with
    more than the full stock.
    """
    deals = -(-waste // draw)
    return stock == 0 or stock + deals * draw <= full
