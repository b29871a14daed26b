"""Moves and attempts at moves, as values."""

from typing import Literal, NamedTuple

from osmosis_cli.game.state import Card

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
