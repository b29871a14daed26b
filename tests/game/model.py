"""A second reading of the rules, made to disagree with the first where one of them is wrong.

It is written from the rules alone and works differently on purpose: cards are codes, the table is
changed in place, waste and stock are two lists, and nothing is computed ahead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

RANKS = "A23456789TJQK"
MOVES = ("reserve 1", "reserve 2", "reserve 3", "reserve 4", "waste", "draw", "redeal")


def microsoft(seed: int) -> Iterator[int]:
    """The numbers of Microsoft's generator for a seed below 2^33."""
    x, wide = (seed - 2**32, True) if seed >> 32 else (seed, False)
    while True:
        x = (214013 * x + 2531011) & 0x1FFFFFFFF
        high = x >> 16
        if wide:
            yield high % 65536 + 1
        else:
            yield high % 32768 + (32768 if seed >> 31 else 0)


class Model:
    """A game: a deck in dealing order, and the numbers that make up a rule set."""

    def __init__(
        self, deck: Sequence[str], draw: int, passes: int | None, piles: int, ranks: int = 13
    ) -> None:
        cards = list(deck)
        self.size = len(cards)
        self.draw, self.limit = draw, passes
        self.piles: list[list[str]] = [[] for _ in range(piles)]
        for _ in range(min(4, ranks - 2) if piles else 0):
            for pile in self.piles:
                pile.append(cards.pop(0))
        self.rows: list[list[str]] = [[cards.pop(0)], [], [], []]
        self.stock = cards
        self.waste: list[str] = []
        self.turn = 1
        self.offered = self.lost = False
        self.look()

    def copy(self) -> Model:
        twin = object.__new__(Model)
        twin.__dict__.update(self.__dict__)
        twin.piles = [list(pile) for pile in self.piles]
        twin.rows = [list(row) for row in self.rows]
        twin.stock, twin.waste = list(self.stock), list(self.waste)
        return twin

    @property
    def start(self) -> str:
        """The starting rank."""
        return self.rows[0][0][0]

    @property
    def won(self) -> bool:
        return sum(len(row) for row in self.rows) == self.size

    def row_for(self, card: str) -> int | None:
        """The row, from 0, that would take the card if it were free."""
        for number, row in enumerate(self.rows):
            if not row:
                return number if card[0] == self.start else None
            if row[0][1] == card[1]:
                above = self.rows[number - 1]
                return number if number == 0 or any(c[0] == card[0] for c in above) else None
        return None

    def source(self, move: str) -> list[str]:
        """The pile that a play takes its card from."""
        if move == "waste":
            return self.waste
        number = int(move[-1])
        return self.piles[number - 1] if number <= len(self.piles) else []

    def legal(self, move: str) -> bool:
        if move == "draw":
            return bool(self.stock)
        if move == "redeal":
            more = self.limit is None or self.turn < self.limit
            return not self.stock and bool(self.waste) and more
        pile = self.source(move)
        return bool(pile) and self.row_for(pile[-1]) is not None

    def moves(self) -> list[str]:
        return [move for move in MOVES if self.legal(move)]

    def do(self, move: str) -> None:
        assert self.legal(move)
        if move == "draw":
            for _ in range(min(self.draw, len(self.stock))):
                self.waste.append(self.stock.pop(0))
        elif move == "redeal":
            self.stock, self.waste = self.waste, []
            self.turn += 1
            self.offered = False
        else:
            card = self.source(move).pop()
            for row in self.rows:
                if not row or row[0][1] == card[1]:
                    row.append(card)
                    break
        self.look()

    def look(self) -> None:
        """Note whether a play is there and whether the game is lost."""
        play = any(self.legal(move) for move in MOVES[:5])
        if play:
            self.offered = True
        elif not self.stock and not self.won:
            last = self.limit is not None and self.turn >= self.limit
            if not self.waste or last or not self.offered:
                self.lost = True

    @property
    def outcome(self) -> str:
        return "won" if self.won else "lost" if self.lost else "open"

    def table(self) -> tuple[object, ...]:
        """All that lies on the table and the number of the pass, to compare and to count."""
        piles = (*self.rows, *self.piles, self.stock, self.waste)
        return (*("".join(pile) for pile in piles), self.turn)

    def reasons(
        self, what: str, row: int | None = None, target: str | None = None, peek: bool = False
    ) -> list[str]:
        """The codes that hold for a move or a card, the legal one or all illegal ones in order.

        `row` counts from 1; `peek` tells that the whole reserve lies open.
        """
        codes = ["game-over"] if self.won else []
        if what == "draw":
            if not self.stock:
                codes += ["nothing-to-deal"] * (not self.waste) + ["empty-stock"]
            return codes or ["deals-cards"]
        if what == "redeal":
            codes += ["stock-not-empty"] * bool(self.stock)
            codes += ["nothing-to-deal"] * (not self.stock and not self.waste)
            codes += ["no-redeals-left"] * (self.limit is not None and self.turn >= self.limit)
            return codes or ["turns-waste"]
        card, where = what, ""
        if what in MOVES:
            pile = self.source(what)
            if not pile:
                codes.append("empty-waste" if what == "waste" else "empty-pile")
                return codes + ["not-a-target"] * (target is not None)
            card = pile[-1]
        elif any(card in cards for cards in self.rows):
            codes.append("already-played")
        else:
            where = self.obstacle(card, peek)
        codes += ["not-a-target"] * (target is not None)
        codes += [where] if where else []
        codes += self.refusals(card, row)
        return codes or [self.grounds(card)]

    def obstacle(self, card: str, peek: bool) -> str:
        """Why a card that is in no row cannot be reached, empty if it can."""
        for pile in [self.waste, *self.piles]:
            if card in pile and card != pile[-1]:
                return "covered" if peek or pile is self.waste else "not-in-view"
        return "not-in-view" if card in self.stock else ""

    def refusals(self, card: str, named: int | None) -> list[str]:
        """What is wrong with where a card would go."""
        suits = [row[0][1] for row in self.rows if row]
        has_row = card[1] in suits
        home = suits.index(card[1]) + 1 if has_row else len(suits) + 1
        codes = ["row-not-started"] * (not has_row and card[0] != self.start)
        codes += ["wrong-row"] * (named is not None and named != home)
        if has_row and home > 1:
            ranks = [c[0] for c in self.rows[home - 2]]
            codes += ["rank-missing-above"] * (card[0] not in ranks)
        return codes

    def grounds(self, card: str) -> str:
        """Why a card may go where it belongs."""
        if card[1] == self.rows[0][0][1]:
            return "first-row"
        has_row = any(row and row[0][1] == card[1] for row in self.rows)
        return "rank-above" if has_row else "starts-row"
