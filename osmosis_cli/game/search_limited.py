"""Search of a board whose passes are counted, and the exact answer where no search is needed.

A position is the set of played cards, the number of cards in the waste and the number of redeals
left. Its successors are the plays of every waste card that can be brought on top in this pass,
and of those that come up first in the next pass; a pass without a play would only show the same
cards again.

**Equal positions.** With the same cards played, a position offers no more than one with at least
as many redeals left whose waste is lower by a multiple of ``draw``, or than any with more
redeals left if all its stops are those of a whole pass. Such a position is cut.

**Harmless plays.** Reserve cards (see `search_board`), and with the stock empty the top of the
waste. In the last pass, and with one card a deal, every play is harmless: none shifts what will
come up on top. So playing whatever can be played (`swept`) then tells exactly how far one gets.

**Bound.** See `all_in_time`.
"""

from typing import NamedTuple

from osmosis_cli.game.search_board import Bits, Board
from osmosis_cli.game.search_free import Trail, unrolled


class Swept(NamedTuple):
    """How far one gets in a pass by playing whatever can be played.

    ``played`` and ``tops`` are the sets of the cards in the rows and of those on top of a reserve
    pile, ``line`` the waste cards played, in order.
    """

    played: int
    tops: int
    line: list[int]


def swept(board: Board, played: int, tops: int, talon: Bits, dealt: int) -> Swept:
    """Play whatever can be played from here to the end of the pass, the waste top at each stop.

    No line of play can have more cards in the rows at the end of this pass: until then the stops
    stay the same, and what has been played stays useful.
    """
    ranks, first_row, starts, open_to = board.ranks, board.first_row, board.starts, board.open_to
    draw, size = board.draw, len(talon)
    played, tops = board.settle(played, tops)
    waste = list(talon[:dealt])
    line = []
    while True:
        while waste and waste[-1] & (first_row | (played << ranks) & open_to[played & starts]):
            card = waste.pop()
            line.append(card)
            played, tops = board.settle(played | card, tops)
        if dealt >= size:
            return Swept(played, tops, line)
        waste += talon[dealt : dealt + draw]
        dealt += draw


def all_in_time(board: Board, played: int, tops: int, talon: Bits, redeals: int) -> bool:
    """Return False only if that many passes cannot be enough to play every card of the talon.

    ``played`` and ``tops`` are a bound on what this pass brings; some of ``talon``, all cards
    that are left before it, may be among them. For each later pass, a superset of what can have
    been played by its end is found by sweeping it as if every stop that it may have were one: a
    card with ``i`` cards before it stands at a stop if ``(i + 1) % draw`` of these have gone in
    earlier passes, so only if at least as many may have gone by then; the end of the pass is
    always a stop. A card lies on top then if all those dealt after it are gone; if more cards may
    have gone, more lie on top.
    """
    ranks, first_row, starts, open_to = board.ranks, board.first_row, board.starts, board.open_to
    draw, full, settle, size = board.draw, board.full, board.settle, len(talon)
    for _ in range(redeals):
        before = played
        gone = 0
        waste: list[int] = []
        for index, card in enumerate(talon, 1):
            if not card & played:
                waste.append(card)
            if index % draw <= gone or index == size:
                while waste and waste[-1] & (
                    first_row | (played << ranks) & open_to[played & starts]
                ):
                    played, tops = settle(played | waste.pop(), tops)
            if card & before:
                gone += 1
        if played == full:
            return True
        if played == before:
            return False
    return False


class Sweep:
    """The answer for boards on which every play is harmless, by sweeping pass after pass.

    It has the interface of a search; ``positions`` counts the passes.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.positions = 0
        self.line: Bits = ()
        self._at = board.played, board.tops, board.talon, board.dealt, board.redeals

    def run(self, limit: int) -> bool | None:
        """Sweep at most this many further passes; return and leave behind what a search does."""
        board = self.board
        played, tops, talon, dealt, redeals = self._at
        while limit:
            limit -= 1
            self.positions += 1
            now = swept(board, played, tops, talon, dealt)
            self.line += tuple(now.line)
            if now.played == board.full:
                return True
            if redeals == 0 or (now.played == played and not dealt):
                return False
            redeals = redeals and redeals - 1
            played, tops, dealt = now.played, now.tops, 0
            talon = tuple(card for card in talon if not card & played)
            self._at = played, tops, talon, dealt, redeals
        return None


class LimitedSearch:
    """A depth-first search that can be continued. ``positions`` counts those it went into."""

    def __init__(self, board: Board, redeals: int) -> None:
        self.board = board
        self.positions = 0
        self.line: Bits = ()
        self._stack: list[tuple[int, int, Bits, int, int, Trail]] = [
            (board.played, board.tops, board.talon, board.dealt, redeals, None)
        ]
        self._seen: dict[int, list[tuple[int, int]]] = {}

    def run(self, limit: int) -> bool | None:
        """Search at most this many further positions.

        Return whether the board is won, None if that is not known yet. If it is, ``line`` holds
        the waste cards in an order in which they can be played.
        """
        board, stack = self.board, self._stack
        draw, full, settle = board.draw, board.full, board.settle
        while stack:
            if not limit:
                return None
            played, tops, talon, dealt, redeals, trail = stack.pop()
            played, tops = settle(played, tops)
            while dealt and dealt == len(talon) and talon[-1] & board.ready(played):
                trail = trail, talon[-1]
                played, tops = settle(played | talon[-1], tops)
                talon, dealt = talon[:-1], dealt - 1
            if played == full:
                self.line = unrolled(trail)
                return True
            if self._offers_no_more(played, dealt, redeals, len(talon)):
                continue
            self.positions += 1
            limit -= 1
            now = swept(board, played, tops, talon, dealt)
            if now.played == full:
                self.line = (*unrolled(trail), *now.line)
                return True
            if not all_in_time(board, now.played, now.tops, talon, redeals):
                continue
            ready = board.ready(played)
            size = len(talon)
            here = [*range(dealt or draw, size, draw), size]
            later = [stop for stop in range(draw, size, draw) if stop not in here]
            for stops, left in ((later, redeals - 1), (reversed(here), redeals)):
                for stop in stops:
                    card = talon[stop - 1]
                    if card & ready:
                        rest = talon[: stop - 1] + talon[stop:]
                        stack.append((played | card, tops, rest, stop - 1, left, (trail, card)))
        return False

    def _offers_no_more(self, played: int, dealt: int, redeals: int, size: int) -> bool:
        """Whether a position seen before reaches all that this one does; else note this one."""
        whole = dealt % self.board.draw == 0 or dealt == size
        known = self._seen.setdefault(played, [])
        for lower, more in known:
            if more > redeals and whole:
                return True
            later = (dealt - lower) % self.board.draw == 0 or dealt == size
            if more >= redeals and lower <= dealt and later:
                return True
        known.append((dealt, redeals))
        return False
