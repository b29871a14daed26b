"""Verdicts: why a move is legal or illegal, as codes with parameters and never as text."""

from typing import NamedTuple

from osmosis_cli.game.state import Card, Move

LEGAL_CODES = ("first-row", "starts-row", "rank-above", "deals-cards", "turns-waste")
"""The reason codes of legal moves."""

ILLEGAL_CODES = (
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
)
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

    code: str
    card: Card | None = None
    row: int | None = None
    needs: tuple[Card, ...] = ()
    cards: tuple[Card, ...] = ()
    pile: int | None = None
    number: int | None = None
    seen: bool = False


class Judged(NamedTuple):
    """The move that was asked about, and all reasons that hold, the one to teach first."""

    move: Move
    reasons: tuple[Reason, ...]

    @property
    def reason(self) -> Reason:
        """The reason to teach."""
        return self.reasons[0]


class Legal(Judged):
    """The verdict on a move that the rules allow. It has one reason."""

    __slots__ = ()

    @property
    def legal(self) -> bool:
        """True."""
        return True


class Illegal(Judged):
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
