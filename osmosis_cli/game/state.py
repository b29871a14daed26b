"""The state of a game: its cards, the piles and rows they lie in, and the moves there are."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from osmosis_cli.game.rulesets import RuleSet

SUITS = "CDHS"
"""The four suits, clubs, diamonds, hearts and spades, in the order in which cards sort."""

RANK_CODES = "A23456789TJQK"
"""The code letter of each rank, from ace (rank 1) to king (rank 13)."""

FULL_RANKS = 13
"""The number of ranks in a full deck of 52 cards."""


class Card(NamedTuple):
    """One card. Cards sort by suit, then by rank from ace to king.

    ``suit`` is one letter of `SUITS`; ``rank`` is 1 for an ace up to 13 for a king.
    """

    suit: str
    rank: int

    @property
    def code(self) -> str:
        """The language-neutral code of the card: rank letter, then suit letter, such as ``TH``."""
        return RANK_CODES[self.rank - 1] + self.suit

    @classmethod
    def parse(cls, code: str) -> "Card":
        """Return the card with this code, in capital or small letters.

        Raises `ValueError` if no card has this code.
        """
        if len(code) == 2 and code.isascii():
            text = code.upper()
            rank = RANK_CODES.find(text[0])
            if rank >= 0 and text[1] in SUITS:
                return cls(text[1], rank + 1)
        raise ValueError(f"no card has the code {code!r}")


def full_deck(ranks: int = FULL_RANKS) -> tuple[Card, ...]:
    """Return every card of a deck with the given number of ranks, in sorted order."""
    return tuple(Card(suit, rank) for suit in SUITS for rank in range(1, ranks + 1))


MoveKind = Literal["reserve", "waste", "draw", "redeal", "card"]
Target = Literal["reserve", "waste", "stock"]


class Move(NamedTuple):
    """A move, or an attempt at one, that a verdict can be asked for.

    ``kind`` tells what is to be done: play the top card of reserve pile ``pile`` (1 to 4), play
    the top card of the waste, deal from the stock, turn the waste over, or play the given
    ``card`` from wherever it lies. ``row`` (1 to 4) is the row that the player named, if any, and
    ``target`` the place that is no row, if one was named.
    """

    kind: MoveKind
    pile: int | None = None
    card: Card | None = None
    row: int | None = None
    target: Target | None = None

    @property
    def word(self) -> str:
        """The move as it is written in files and by programs, such as ``reserve 2``.

        A named row or target is not part of it; with the row it is a `question`.
        """
        if self.kind == "reserve":
            return f"reserve {self.pile}"
        if self.card is not None:
            return self.card.code
        return self.kind

    @property
    def question(self) -> str:
        """The move with the row that was named, as programs ask about it, such as ``8H row 2``."""
        return self.word if self.row is None else f"{self.word} row {self.row}"


WASTE = Move("waste")
DRAW = Move("draw")
REDEAL = Move("redeal")
RESERVES = tuple(Move("reserve", pile) for pile in (1, 2, 3, 4))
"""The four moves from the top of a reserve pile, by pile."""

PLAIN_MOVES = {move.word: move for move in (*RESERVES, WASTE, DRAW, REDEAL)}
"""The moves that carry a game on, by the words that files use for them."""


def play_card(card: Card, row: int | None = None, target: Target | None = None) -> Move:
    """Return the attempt to play this card from wherever it lies, to a named place or to any."""
    return Move("card", card=card, row=row, target=target)


Cards = tuple[Card, ...]
Outcome = Literal["open", "won", "lost"]
Loss = Literal["waste-empty", "no-redeals", "no-play-offered"]


class _Facts:
    """What follows from the rows alone, computed once for all states that share them."""

    __slots__ = ("row_of_suit", "row_ranks", "rows")

    def __init__(self, rows: tuple[Cards, ...]) -> None:
        self.rows = rows
        self.row_of_suit = {row[0].suit: number for number, row in enumerate(rows, 1) if row}
        self.row_ranks = tuple(frozenset(card.rank for card in row) for row in rows)


@dataclass(frozen=True, slots=True)
class State:
    """One moment of a game.

    ``rules`` is the rule set and ``ranks`` the number of ranks in the deck, 3 to 13. ``rows`` are
    the four rows from the top down, each in order of play. ``reserve`` are the reserve piles,
    each from bottom to top, empty piles included. ``talon`` holds the cards of waste and stock
    in the order in which this pass deals them; the first ``dealt`` of them are the waste, so a
    redeal only sets ``dealt`` to 0. ``pass_number`` is the number of the current pass, from 1, and
    ``draws`` counts the deals from the stock made in it.

    ``offered`` tells whether this pass has had a position with a legal play, made or held back.
    ``held`` is the playable waste card that was last covered by a deal in this pass, if any.
    ``moved`` tells whether a play was made in this pass. ``gave_out`` tells whether the game was
    lost at this moment or before: no later deal reopens it.
    """

    rules: RuleSet
    ranks: int
    rows: tuple[Cards, ...]
    reserve: tuple[Cards, ...]
    talon: Cards
    dealt: int = 0
    pass_number: int = 1
    draws: int = 0
    offered: bool = False
    held: Card | None = None
    moved: bool = False
    gave_out: bool = False
    # Handed on by `replace`, so that a long game holds it once for each change of the rows.
    _known: _Facts | None = field(default=None, repr=False, compare=False)
    # The plays of this very state, once `rules.plays` has found them.
    _plays: tuple[Move, ...] | None = field(
        default=None, init=False, repr=False, compare=False
    )

    @property
    def waste(self) -> Cards:
        """The waste, bottom to top: the last card is the playable one."""
        return self.talon[: self.dealt]

    @property
    def stock(self) -> Cards:
        """The stock in dealing order: the first card is dealt next."""
        return self.talon[self.dealt :]

    @property
    def stock_size(self) -> int:
        """The number of cards in the stock."""
        return len(self.talon) - self.dealt

    @property
    def waste_top(self) -> Card | None:
        """The playable card of the waste, or None if the waste is empty."""
        return self.talon[self.dealt - 1] if self.dealt else None

    @property
    def starting_rank(self) -> int:
        """The rank of the card that opened row 1."""
        return self.rows[0][0].rank

    @property
    def row_of_suit(self) -> dict[str, int]:
        """The number (1 to 4) of the row of each suit that has one."""
        return self._facts().row_of_suit

    @property
    def row_ranks(self) -> tuple[frozenset[int], ...]:
        """The ranks that lie in each row, from the top row down."""
        return self._facts().row_ranks

    def _facts(self) -> _Facts:
        known = self._known
        if known is None or known.rows is not self.rows:
            known = _Facts(self.rows)
            object.__setattr__(self, "_known", known)
        return known

    @property
    def next_row(self) -> int | None:
        """The number of the next empty row, or None if all four are started."""
        started = len(self.row_of_suit)
        return started + 1 if started < 4 else None

    @property
    def score(self) -> int:
        """One point for each card in the rows, the first card of row 1 included."""
        return sum(map(len, self.rows))

    @property
    def outcome(self) -> Outcome:
        """Whether the game is open, won or lost. A lost game only has no play left, ever."""
        if self.score == 4 * self.ranks:
            return "won"
        return "lost" if self.gave_out else "open"

    @property
    def loss(self) -> Loss | None:
        """Why a lost game is lost, None if it is not.

        Stock and waste are empty; or the passes are used up; or a whole pass offered no play,
        so that every later one would be the same.
        """
        if self.outcome != "lost":
            return None
        if not self.talon:
            return "waste-empty"
        return "no-redeals" if self.redeals_left == 0 else "no-play-offered"

    @property
    def redeals_left(self) -> int | None:
        """The number of redeals still allowed, None for any number."""
        return None if self.rules.passes is None else max(0, self.rules.passes - self.pass_number)

    @property
    def draws_left(self) -> int:
        """The number of draws until the stock is empty."""
        return -(-self.stock_size // self.rules.draw)

    def tops(self) -> Iterator[tuple[int, Card]]:
        """Yield pile number (1 to 4) and top card of each reserve pile that holds a card."""
        for number, pile in enumerate(self.reserve, 1):
            if pile:
                yield number, pile[-1]
