"""Why a game can never be won: circles of cards that wait for each other.

With the order of the suits laid down and every stock card within reach, each condition on a card
is an AND of needs, so the cards that can never be played are those that need such a card
themselves (see `search_board`). There are finitely many, so following needs among them comes
back to a card met before: there is a circle, and a circle is proof enough, since none of its
cards can come first. Without a circle every card could be played. A game in which every open
order has one is lost, whatever the player does and whatever the rules of dealing are.
"""

from collections import deque
from typing import Literal, NamedTuple

from osmosis_cli.game.search_board import Board, Order, open_orders
from osmosis_cli.game.state import Card, Cards, State

NeedKind = Literal["covered", "rank-above", "starting-card", "row-order"]


class Need(NamedTuple):
    """A card that cannot be played before another one, and why.

    ``kind`` is ``covered`` (the other card lies on it in the reserve, directly or further up),
    ``rank-above`` (the other card is its rank in the row above), ``starting-card`` (the other
    card starts the row of its suit) or ``row-order`` (both start rows, and in this order of the
    suits the row of the other card is the one above).
    """

    card: Card
    kind: NeedKind
    other: Card


class Circle(NamedTuple):
    """The proof that no game with this order of the suits can be won.

    ``rows`` are the suits from row 1 to row 4. Each of the ``needs`` is about the card that the
    one before it waits for; the last waits for the card of the first.
    """

    rows: Order
    needs: tuple[Need, ...]

    @property
    def cards(self) -> Cards:
        """The cards of the circle: each needs the next one, the last needs the first."""
        return tuple(need.card for need in self.needs)


def prove_hopeless(state: State) -> tuple[Circle, ...]:
    """Return a shortest circle of needs for every open order of the suits.

    Empty unless every open order has one. Of circles of one length, that with the smallest card
    is taken, and then with the smallest next card, and so on; a circle begins with its smallest
    card. Orders come sorted by suits. Nothing is said of games that are lost for other reasons.
    """
    circles = []
    for order in open_orders(state):
        board = Board(state, order)
        stuck = board.full & ~board.within_reach()
        if not stuck:
            return ()
        cards = [board.card(1 << bit) for bit in range(4 * state.ranks) if stuck >> bit & 1]
        circles.append(Circle(order, _shortest_circle(_needs(state, order, sorted(cards)))))
    return tuple(circles)


Needs = dict[Card, dict[Card, Need]]
"""The needs of each card, by the cards needed."""


def _needs(state: State, order: Order, stuck: list[Card]) -> Needs:
    """Return what each stuck card needs of the other stuck cards, in sorted order."""
    among = set(stuck)
    started = {row[0].suit for row in state.rows if row}
    above = {card: pile[index + 1 :] for pile in state.reserve for index, card in enumerate(pile)}
    found: Needs = {}
    for card in stuck:
        row = order.index(card.suit)
        start = Card(card.suit, state.starting_rank)
        upper = Card(order[row - 1], card.rank)
        needs = []
        if card.suit not in started and card != start:
            needs.append(Need(card, "starting-card", start))
        if row:
            needs.append(Need(card, "row-order" if card == start else "rank-above", upper))
        needs += [Need(card, "covered", other) for other in above.get(card, ())]
        found[card] = {need.other: need for need in sorted(needs, key=lambda need: need.other)
                       if need.other in among}  # fmt: skip
    return found


def _shortest_circle(needs: Needs) -> tuple[Need, ...]:
    """Return the shortest circle; of several, the first by the order of their cards."""
    best: tuple[Need, ...] = ()
    for first in needs:
        circle = _circle_from(first, needs, len(best))
        if circle:
            best = circle
    return best


def _circle_from(first: Card, needs: Needs, shorter_than: int) -> tuple[Need, ...]:
    """Return the first of the shortest circles whose smallest card is this one, if it has any.

    Empty if none is shorter than the given number of cards (0: any number). The distance of each
    card to the first is found backwards, breadth first; then each step takes the smallest card
    that is one step nearer.
    """
    waiting_for: dict[Card, list[Card]] = {}
    for card, others in needs.items():
        if card >= first:
            for other in others:
                waiting_for.setdefault(other, []).append(card)
    distance = {first: 0}
    queue = deque([first])
    while queue:
        card = queue.popleft()
        for waiting in waiting_for.get(card, ()):
            if waiting not in distance:
                distance[waiting] = distance[card] + 1
                queue.append(waiting)
    ways = [distance[other] for other in needs[first] if other in distance]
    if not ways or 0 < shorter_than <= 1 + min(ways):
        return ()
    circle = []
    card, left = first, 1 + min(ways)
    while left:
        left -= 1
        need = next(need for other, need in needs[card].items() if distance.get(other) == left)
        circle.append(need)
        card = need.other
    return tuple(circle)
