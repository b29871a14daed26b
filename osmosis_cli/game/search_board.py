"""A game with the order of its suits laid down, as bits: what the solver searches.

Once it is settled which suit gets which row, every rule about placing a card is an AND: a card
needs its starting card and its rank in the row above, and a reserve card needs the cards on it
gone. No play can then take a possibility away except through the stock, where it shifts which
cards come up on top. So with a fixed order

- a reserve card, of the starting rank or not, is always played as soon as it can be;
- what is played says all about rows and reserve, and a set of cards is a whole position but for
  the place in the pass;
- if a card cannot be played even with every stock card in hand, the order is hopeless.

A game is won exactly if it is won with one of the at most six orders that are still open.

A set of cards is an integer: bit ``row * ranks + n`` is the card of that row's suit whose rank is
``n`` above the starting rank, counted round the corner.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations

from osmosis_cli.game.state import SUITS, Card, State

Order = tuple[str, ...]
"""The four suits from row 1 to row 4, each by its letter."""

Bits = tuple[int, ...]
"""Cards, one bit each."""


class Board:
    """The cards of a state in bits, with the suits in this order from row 1 to row 4.

    ``ranks`` is the number of ranks, ``full`` the set of all cards, ``first_row`` that of row 1.
    ``starts`` is the set of the four starting cards; ``open_to`` gives, for those of them that
    are played, the cards that the rank above could let in. ``played`` and ``tops`` are the sets
    of the cards in the rows and of those on top of a reserve pile; ``under`` gives for each
    reserve card the one directly below it, 0 for the lowest. ``talon`` are waste and stock in
    dealing order and ``dealt`` the size of the waste; ``draw`` and ``redeals`` are the cards of a
    deal and the redeals left, None for any number.
    """

    __slots__ = (
        "dealt", "draw", "first_row", "full", "open_to", "order", "piles", "played", "ranks",
        "redeals", "starting_rank", "starts", "talon", "tops", "under",
    )  # fmt: skip

    def __init__(self, state: State, order: Order) -> None:
        self.order = order
        self.ranks = state.ranks
        self.starting_rank = state.starting_rank
        self.full = (1 << 4 * self.ranks) - 1
        self.first_row = (1 << self.ranks) - 1
        self.starts, self.open_to = _starts(self.ranks)
        bit = _bits(order, self.starting_rank, self.ranks).__getitem__
        self.played = sum(sum(map(bit, row)) for row in state.rows)
        self.piles = tuple(tuple(map(bit, pile)) for pile in state.reserve)
        self.tops = 0
        self.under: dict[int, int] = {}
        for pile in self.piles:
            below = 0
            for card in pile:
                self.under[card] = below
                below = card
            self.tops |= below
        self.talon = tuple(map(bit, state.talon))
        self.dealt = state.dealt
        self.draw = state.rules.draw
        self.redeals = state.redeals_left

    def ready(self, played: int) -> int:
        """Return the set of the cards that could be placed now if they were free."""
        let_in = (played << self.ranks) & self.open_to[played & self.starts]
        return ~played & (self.first_row | let_in)

    def settle(self, played: int, tops: int) -> tuple[int, int]:
        """Play reserve cards while any can be placed; return the sets of played and of tops."""
        ranks, first_row, starts, open_to = self.ranks, self.first_row, self.starts, self.open_to
        under = self.under
        while True:
            let_in = (played << ranks) & open_to[played & starts]
            new = tops & ~played & (first_row | let_in)
            if not new:
                return played, tops
            played |= new
            while new:
                card = new & -new
                new ^= card
                tops ^= card | under[card]

    def within_reach(self) -> int:
        """Return the set of the cards in the rows once all is played that ever could be.

        Every stock card counts as within reach. Nothing that could be played is left out by
        playing another card first, so this set does not depend on the order of play.
        """
        played, tops, talon = self.played, self.tops, sum(self.talon)
        while True:
            played, tops = self.settle(played, tops)
            new = talon & self.ready(played)
            if not new:
                return played
            played |= new

    @property
    def hopeless(self) -> bool:
        """Whether not all cards could be played even with every stock card within reach."""
        return self.within_reach() != self.full

    def card(self, bit: int) -> Card:
        """Return the card that this bit stands for."""
        row, number = divmod(bit.bit_length() - 1, self.ranks)
        return Card(self.order[row], (self.starting_rank - 1 + number) % self.ranks + 1)


def open_orders(state: State) -> Iterator[Order]:
    """Yield every order of the suits that the game can still end with, by the order of suits."""
    begun = tuple(row[0].suit for row in state.rows if row)
    for rest in permutations(suit for suit in SUITS if suit not in begun):
        yield (*begun, *rest)


def boards(state: State) -> Iterator[Board]:
    """Yield the board of every open order of the suits."""
    for order in open_orders(state):
        yield Board(state, order)


def draws_until(size: int, dealt: int, target: int, draw: int) -> int | None:
    """Return how many deals make the waste ``target`` cards high, None if no number does.

    ``size`` is the number of cards in waste and stock, ``dealt`` that in the waste.
    """
    if target < dealt or (target != size and (target - dealt) % draw):
        return None
    return -(-(target - dealt) // draw)


@cache
def _starts(ranks: int) -> tuple[int, dict[int, int]]:
    """Return the set of the starting cards, and what the rank above lets in, by those played."""
    starts = sum(1 << row * ranks for row in range(4))
    row = (1 << ranks) - 1
    open_to = {}
    for begun in range(1, 5):
        rows: Sequence[int] = range(begun)
        played = sum(1 << number * ranks for number in rows)
        open_to[played] = starts | sum(row << number * ranks for number in rows)
    return starts, open_to


@cache
def _bits(order: Order, starting_rank: int, ranks: int) -> dict[Card, int]:
    """Return the bit of each card of the deck."""
    return {
        Card(suit, (starting_rank - 1 + number) % ranks + 1): 1 << row * ranks + number
        for row, suit in enumerate(order)
        for number in range(ranks)
    }
