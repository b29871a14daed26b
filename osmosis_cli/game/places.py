"""Where a card lies, as far as the player can know it."""

from typing import Literal, NamedTuple

from osmosis_cli.game.state import Card, Cards, State

PlaceKind = Literal["row", "reserve", "waste", "stock", "unknown"]


class Place(NamedTuple):
    """Where a card lies. Nothing that the player has not seen is told.

    ``kind`` is ``row``, ``reserve`` (a visible card of a pile), ``waste``, ``stock`` (seen
    earlier, dealt again in this pass or a later one) or ``unknown`` (face down, or not dealt
    yet). ``number`` (1 to 4) is the row or the pile. ``above`` are the cards that lie on it, the
    nearest first.
    """

    kind: PlaceKind
    number: int | None = None
    above: Cards = ()

    @property
    def playable(self) -> bool:
        """Whether the card lies on top of a reserve pile or of the waste."""
        return self.kind in ("reserve", "waste") and not self.above


def place_of(state: State, card: Card) -> Place:
    """Return where this card of the deck lies, as far as it can be known."""
    row = state.row_of_suit.get(card.suit)
    if row is not None and card.rank in state.row_ranks[row - 1]:
        return Place("row", row)
    for number, pile in enumerate(state.reserve, 1):
        if card in pile:
            above = pile[pile.index(card) + 1 :]
            if state.rules.open_reserve or not above:
                return Place("reserve", number, above)
            return Place("unknown")
    if card in state.talon:
        index = state.talon.index(card)
        if index < state.dealt:
            return Place("waste", None, state.talon[index + 1 : state.dealt])
        if state.passes > 1:
            return Place("stock")
    return Place("unknown")


def seen_cards(state: State) -> Cards:
    """Return every card that the player has seen in this game, in sorted order.

    All cards dealt lie face up, so from the second pass on the whole stock has been seen.
    """
    seen = {card for row in state.rows for card in row}
    for pile in state.reserve:
        seen.update(pile if state.rules.open_reserve else pile[-1:])
    seen.update(state.talon if state.passes > 1 else state.waste)
    return tuple(sorted(seen))


def hidden_cards(state: State) -> Cards:
    """Return the cards that lie where the player cannot know, in sorted order."""
    seen = set(seen_cards(state))
    every = (*(card for pile in state.reserve for card in pile), *state.talon)
    return tuple(sorted(card for card in every if card not in seen))
