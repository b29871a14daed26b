"""Search of a board whose stock may be gone through any number of times.

A position is the set of played cards and the number of cards in the waste. Its successors are
the plays of every waste card that can be brought on top without another play between.

**Equal positions.** With ``draw`` cards a deal, the tops that a waste of ``w`` cards can still
show in this pass lie at ``w``, ``w + draw``, ... and at the end; in the next pass at ``draw``,
``2 * draw``, ... and at the end. So a multiple of ``draw``, and likewise an empty stock, is the
same as the start of a pass, which offers no more than any place in it; and a waste offers no
more than a lower one of the same remainder. A position that offers no more than one that failed
is cut.

**Harmless plays.** Reserve cards (see `search_board`), and at the start of a pass the last card
of the pass: taking it shifts no other card, and the waste can always be turned again.

**Bound.** See `all_within_reach`.
"""

from itertools import accumulate

from osmosis_cli.game.search_board import Bits, Board

Trail = tuple["Trail", int] | None
"""The waste cards played so far, the last in front of those before it."""


def all_within_reach(board: Board, played: int, tops: int, talon: Bits, dealt: int) -> bool:
    """Return False only if some card can never be played from this position.

    It plays in thought all that could be played if no play took anything away, where a stock
    card with ``i`` cards before it, ``m`` of which may have gone, can come up on top

    - at a stop of this pass, which has stops at ``dealt`` and every ``draw`` cards from there;
    - at a stop of a later pass, which needs ``(i + 1) % draw`` of the cards before it to have
      gone, so at least as many that may have gone;
    - when the card after it has been played, or as the last card.

    Every stop of a real line is one of these, so what this cannot play, no line can. The same
    place in a later part of the pass reaches no more, an earlier one may reach more.
    """
    ranks, first_row, starts, open_to = board.ranks, board.first_row, board.starts, board.open_to
    full, under, draw = board.full, board.under, board.draw
    loose = sum(talon)
    reach = sum(talon[draw - 1 :: draw]) | talon[-1] | tops
    if dealt:
        reach |= sum(talon[dealt - 1 :: draw])
    from_here: list[int] = []
    while True:
        new = reach & ~played & (first_row | (played << ranks) & open_to[played & starts])
        if new:
            played |= new
            new &= ~loose
            while new:
                card = new & -new
                new ^= card
                reach |= under[card]
            continue
        if played == full:
            return True
        gone = played & loose
        if not from_here:
            # Each card is a bit of its own, so that the sum of some is their set.
            from_here = list(accumulate(reversed(talon)))
        wider, count, before = reach, 0, 0
        for index, card in enumerate(talon, 1):
            if card & gone:
                wider |= before
                count += 1
                if count == draw - 1:
                    wider |= from_here[-index]
                    break
            elif index % draw <= count:
                wider |= card
            before = card
        if wider == reach:
            return False
        reach = wider


class FreeSearch:
    """A depth-first search that can be continued. ``positions`` counts those it went into."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.positions = 0
        self.line: Bits = ()
        dealt = self._place(board.dealt, len(board.talon))
        self._stack: list[tuple[int, int, Bits, int, Trail]] = [
            (board.played, board.tops, board.talon, dealt, None)
        ]
        self._seen: dict[int, int] = {}

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
            played, tops, talon, dealt, trail = stack.pop()
            played, tops = settle(played, tops)
            ready = board.ready(played)
            while not dealt and talon and talon[-1] & ready:
                trail = trail, talon[-1]
                played, tops = settle(played | talon[-1], tops)
                ready = board.ready(played)
                talon = talon[:-1]
            if played == full:
                self.line = unrolled(trail)
                return True
            if self._offers_no_more(played, dealt):
                continue
            self.positions += 1
            limit -= 1
            if not all_within_reach(board, played, tops, talon, dealt):
                continue
            size = len(talon)
            for stop in self._stops(size, dealt):
                card = talon[stop - 1]
                if card & ready:
                    rest = talon[: stop - 1] + talon[stop:]
                    place = stop - 1 if (stop - 1) % draw and stop != size else 0
                    stack.append((played | card, tops, rest, place, (trail, card)))
        return False

    def _place(self, dealt: int, size: int) -> int:
        """Return the lowest waste that reaches the same as this one."""
        return dealt if dealt % self.board.draw and dealt != size else 0

    def _offers_no_more(self, played: int, dealt: int) -> bool:
        """Whether a position seen before reaches all that this one does; else note this one."""
        draw, seen = self.board.draw, self._seen
        key = played * draw
        if not dealt:
            if any(key + remainder in seen for remainder in range(draw)):
                return True
        elif seen.get(key + dealt % draw, dealt + 1) <= dealt:
            return True
        seen[key + dealt % draw] = dealt
        return False

    def _stops(self, size: int, dealt: int) -> list[int]:
        """Return the heights of the waste at which a card can be played, the best tried last.

        The stops of this pass come first in the search, the nearest before all: they are gone
        after a redeal.
        """
        draw = self.board.draw
        if not dealt:
            return list(range(draw, size, draw))
        later = list(range(draw, size, draw))
        now = list(range(dealt, size, draw))
        return [*later, size, *reversed(now)]


def unrolled(trail: Trail) -> Bits:
    """Return the cards of the trail, the first played first."""
    cards = []
    while trail:
        trail, card = trail
        cards.append(card)
    return tuple(reversed(cards))
