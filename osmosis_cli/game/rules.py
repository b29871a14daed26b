"""The one place that decides whether a move is legal."""

from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Card, Move, State


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
    return tuple(move for move in (*RESERVES, WASTE) if verdict(state, move).legal)


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
    if state.passes_left == 0:
        reasons.append(Reason("no-redeals-left", number=state.rules.passes))
    if reasons:
        return tuple(reasons)
    return (Reason("turns-waste", number=state.passes + 1),)


def _play(state: State, move: Move) -> tuple[Reason, ...]:
    reasons = list(_over(state))
    card = card_of(state, move)
    if card is None:
        code = "empty-waste" if move.kind == "waste" else "empty-pile"
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
