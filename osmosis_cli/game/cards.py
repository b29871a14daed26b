"""Cards and decks."""

from typing import NamedTuple

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
