"""The rules: where cards lie, the reasons for and against a move, and the one verdict on it."""

from typing import Literal, NamedTuple, get_args

from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Card, Cards, Move, State

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
        if state.pass_number > 1:
            return Place("stock")
    return Place("unknown")


def coming_tops(cards: Cards, draw: int) -> Cards:
    """Return which of these cards, to be dealt so many at a time, come on top of the waste.

    A play from the waste changes nothing in what comes later in the same pass.
    """
    return (*cards[draw - 1 :: draw], *(cards[-1:] if len(cards) % draw else ()))


def dealt_with(cards: Cards, card: Card, draw: int) -> tuple[int, Cards]:
    """Return which deal of these cards, from 1, brings this one, and what it brings on top of it.

    The cards on top are those that the same deal lays on the card, the nearest first.
    """
    place = cards.index(card)
    deal = place // draw + 1
    return deal, cards[place + 1 : deal * draw]


def seen_cards(state: State) -> Cards:
    """Return every card that the player has seen in this game, in sorted order.

    All cards dealt lie face up, so from the second pass on the whole stock has been seen.
    """
    seen = {card for row in state.rows for card in row}
    for pile in state.reserve:
        seen.update(pile if state.rules.open_reserve else pile[-1:])
    seen.update(state.talon if state.pass_number > 1 else state.waste)
    return tuple(sorted(seen))


def hidden_cards(state: State) -> Cards:
    """Return the cards that lie where the player cannot know, in sorted order."""
    seen = set(seen_cards(state))
    every = (*(card for pile in state.reserve for card in pile), *state.talon)
    return tuple(sorted(card for card in every if card not in seen))


LegalCode = Literal["first-row", "starts-row", "rank-above", "deals-cards", "turns-waste"]
IllegalCode = Literal[
    "game-over",
    "already-played",
    "not-a-target",
    "not-in-view",
    "covered",
    "empty-pile",
    "empty-waste",
    "nothing-to-deal",
    "empty-stock",
    "stock-not-empty",
    "no-redeals-left",
    "row-not-started",
    "wrong-row",
    "rank-missing-above",
]
ReasonCode = LegalCode | IllegalCode

LEGAL_CODES: tuple[LegalCode, ...] = get_args(LegalCode)
"""The reason codes of legal moves."""

ILLEGAL_CODES: tuple[IllegalCode, ...] = get_args(IllegalCode)
"""The reason codes of illegal moves, roughly in the order in which they are taught."""


class Reason(NamedTuple):
    """One reason with what it is about; a parameter that does not apply is None or empty.

    ``card`` is the card moved or judged. ``row`` (1 to 4) is the row where it goes, belongs or
    lies; None if its suit has no row and it cannot start one, save that ``wrong-row`` then tells
    the next empty row. ``needs`` are the cards that must come first: for ``rank-missing-above``
    those of the same rank from the highest row down, for ``row-not-started`` the starting card of
    the suit. ``cards`` are the cards that lie on the judged one, the nearest first (``covered``),
    or the card above that lets it in (``rank-above``). ``pile`` (1 to 4) is the reserve pile.
    ``number`` is a number of cards (``deals-cards``, ``stock-not-empty``) or of passes
    (``turns-waste``: the pass that begins; ``no-redeals-left``: the passes allowed). ``seen``
    tells, for ``not-in-view``, that the card was seen earlier and is back in the stock.
    """

    code: ReasonCode
    card: Card | None = None
    row: int | None = None
    needs: tuple[Card, ...] = ()
    cards: tuple[Card, ...] = ()
    pile: int | None = None
    number: int | None = None
    seen: bool = False


class _Judgement(NamedTuple):
    """The move that was asked about, and all reasons that hold, the one to teach first."""

    move: Move
    reasons: tuple[Reason, ...]

    @property
    def reason(self) -> Reason:
        """The reason to teach."""
        return self.reasons[0]


class Legal(_Judgement):
    """The verdict on a move that the rules allow. It has one reason."""

    __slots__ = ()

    @property
    def legal(self) -> bool:
        """True."""
        return True


class Illegal(_Judgement):
    """The verdict on a move that the rules forbid, with one reason or more."""

    __slots__ = ()

    @property
    def legal(self) -> bool:
        """False."""
        return False


Verdict = Legal | Illegal


class IllegalMove(ValueError):
    """An illegal move was to be made. ``verdict`` tells why it is illegal."""

    def __init__(self, verdict: Illegal) -> None:
        super().__init__(verdict.reason.code)
        self.verdict = verdict


def verdict(state: State, move: Move) -> Verdict:
    """Return whether the move is legal here and every reason, the one to teach first.

    Any move may be asked about, a named card in any place included. Where a card lies comes
    before where it may go, since that is what stops the move now.
    """
    if move.kind == "draw":
        reasons = _draw(state)
    elif move.kind == "redeal":
        reasons = _redeal(state)
    else:
        reasons = _play(state, move)
    if reasons[0].code in _LEGAL:
        return Legal(move, reasons)
    return Illegal(move, reasons)


def legal_moves(state: State) -> tuple[Move, ...]:
    """Return the legal moves: reserve piles by number, then waste, draw and redeal."""
    return tuple(move for move in (*RESERVES, WASTE, DRAW, REDEAL) if verdict(state, move).legal)


def plays(state: State) -> tuple[Move, ...]:
    """Return the legal moves that bring a card to a row: reserve piles by number, then waste."""
    found = state._plays
    if found is None:
        found = tuple(move for move in (*RESERVES, WASTE) if verdict(state, move).legal)
        object.__setattr__(state, "_plays", found)
    return found


def card_of(state: State, move: Move) -> Card | None:
    """Return the card that the move is about, None for dealing, redealing and empty piles."""
    if move.card is not None:
        return move.card
    if move.kind == "waste":
        return state.waste_top
    if move.kind == "reserve" and move.pile is not None and 1 <= move.pile <= len(state.reserve):
        pile = state.reserve[move.pile - 1]
        return pile[-1] if pile else None
    return None


def placement(state: State, card: Card, named_row: int | None = None) -> tuple[Reason, ...]:
    """Return where the card may go, as if it were free: one legal reason or all illegal ones.

    ``named_row`` is the row that the player named, if any.
    """
    reasons = []
    row = state.row_of_suit.get(card.suit)
    if row is None:
        row = state.next_row
        if card.rank != state.starting_rank:
            start = Card(card.suit, state.starting_rank)
            reasons.append(Reason("row-not-started", card, needs=(start,)))
    if named_row not in (None, row):
        reasons.append(Reason("wrong-row", card, row))
    needs = missing_above(state, card)
    if needs:
        reasons.append(Reason("rank-missing-above", card, row, needs))
    if reasons:
        return tuple(reasons)
    if row == 1:
        return (Reason("first-row", card, 1),)
    if card.suit not in state.row_of_suit:
        return (Reason("starts-row", card, row),)
    above = Card(state.rows[row - 2][0].suit, card.rank) if row else card
    return (Reason("rank-above", card, row, cards=(above,)),)


def missing_above(state: State, card: Card) -> tuple[Card, ...]:
    """Return the cards of this rank that the rows above still lack, from the highest row down.

    Empty if the suit of the card has no row, or if its rank lies in the row directly above. The
    rank that lies in a row lies in every row above it too, so those missing are the last ones.
    """
    row = state.row_of_suit.get(card.suit)
    if row is None:
        return ()
    return tuple(
        Card(state.rows[index][0].suit, card.rank)
        for index in range(row - 1)
        if card.rank not in state.row_ranks[index]
    )


_LEGAL = frozenset(LEGAL_CODES)


def _over(state: State) -> tuple[Reason, ...]:
    return (Reason("game-over"),) if state.outcome == "won" else ()


def _draw(state: State) -> tuple[Reason, ...]:
    reasons = list(_over(state))
    if not state.talon:
        reasons.append(Reason("nothing-to-deal"))
    if not state.stock_size:
        reasons.append(Reason("empty-stock"))
    if reasons:
        return tuple(reasons)
    return (Reason("deals-cards", number=min(state.rules.draw, state.stock_size)),)


def _redeal(state: State) -> tuple[Reason, ...]:
    reasons = list(_over(state))
    if state.stock_size:
        reasons.append(Reason("stock-not-empty", number=state.stock_size))
    if not state.talon:
        reasons.append(Reason("nothing-to-deal"))
    if state.redeals_left == 0:
        reasons.append(Reason("no-redeals-left", number=state.rules.passes))
    if reasons:
        return tuple(reasons)
    return (Reason("turns-waste", number=state.pass_number + 1),)


def _play(state: State, move: Move) -> tuple[Reason, ...]:
    reasons = list(_over(state))
    card = card_of(state, move)
    if card is None:
        code: ReasonCode = "empty-waste" if move.kind == "waste" else "empty-pile"
        reasons.append(Reason(code, pile=move.pile))
        if move.target is not None:
            reasons.append(Reason("not-a-target"))
        return tuple(reasons)
    place = place_of(state, card)
    if place.kind == "row":
        reasons.append(Reason("already-played", card, place.number))
    if move.target is not None:
        reasons.append(Reason("not-a-target", card, _home(state, card)))
    reasons += _reach(state, card, place)
    reasons += placement(state, card, move.row)
    illegal = tuple(reason for reason in reasons if reason.code not in _LEGAL)
    return illegal or tuple(reasons)


def _home(state: State, card: Card) -> int | None:
    """Return the row where the card belongs, None if its suit has none and it starts none."""
    row = state.row_of_suit.get(card.suit)
    if row is None and card.rank == state.starting_rank:
        return state.next_row
    return row


def _reach(state: State, card: Card, place: Place) -> tuple[Reason, ...]:
    if place.kind in ("stock", "unknown"):
        seen = place.kind == "stock"
        return (Reason("not-in-view", card, _home(state, card), seen=seen),)
    if place.above:
        home = _home(state, card)
        return (Reason("covered", card, home, cards=place.above, pile=place.number),)
    return ()
