"""The worked example: the opening of one real deal, told move by move.

What is told is also here as data, so that a test can put every told move to the rules.
"""

from typing import NamedTuple

from osmosis_cli.game.rules import ReasonCode
from osmosis_cli.game.state import DRAW, RESERVES, WASTE, Card, Move, play_card
from osmosis_cli.words.cards import card_object, card_subject
from osmosis_cli.words.texts import gettext as _

EXAMPLE_DEAL = "ms100000"
"""The number of the deal that the example tells, under the default rule set."""


class ToldMove(NamedTuple):
    """A move of the example, made if it is legal and only asked about if not.

    ``code`` is the reason that the rules give for it. ``card`` is the card that it is about, None
    when cards are dealt. ``row`` (1 to 4) is the row that it goes to or belongs to, if any.
    """

    move: Move
    code: ReasonCode
    card: Card | None = None
    row: int | None = None


def _card(code: str) -> Card:
    return Card.parse(code)


def _made(move: Move, code: ReasonCode, card: str, row: int | None = None) -> ToldMove:
    return ToldMove(move, code, _card(card), row)


_DEAL = ToldMove(DRAW, "deals-cards")

EXAMPLE: tuple[tuple[ToldMove, ...], ...] = (
    (),
    (
        _made(RESERVES[3], "first-row", "AC", 1),
        _made(RESERVES[3], "first-row", "7C", 1),
        _made(RESERVES[3], "row-not-started", "3S"),
    ),
    (
        _DEAL,
        _made(play_card(_card("9C")), "covered", "9C", 1),
        _made(WASTE, "starts-row", "JS", 2),
    ),
    (
        _DEAL,
        _made(WASTE, "starts-row", "JH", 3),
        _made(WASTE, "first-row", "TC", 1),
    ),
    (_made(RESERVES[2], "rank-missing-above", "AH", 3),),
    (
        _DEAL,
        _DEAL,
        _DEAL,
        _DEAL,
        _made(WASTE, "rank-above", "TS", 2),
        _made(WASTE, "starts-row", "JD", 4),
        _made(WASTE, "first-row", "2C", 1),
    ),
    (_made(WASTE, "rank-missing-above", "KS", 2),),
)
"""What is told, paragraph by paragraph."""


def example_paragraphs() -> tuple[str, ...]:
    """Return the example in the language of the moment, one text for each part of `EXAMPLE`."""
    return (
        # Translators: {start} is a card with its article, as the subject of its sentence.
        _(
            "Play along if you like: this is deal {number}. Row 1 holds {start}. It takes every "
            "club, and every row starts with a jack."
        ).format(number=EXAMPLE_DEAL, start=_subject("JC")),
        # Translators: all cards are subjects, with their article. "There" is row 1.
        _(
            "From reserve pile 4, {first} goes there first and {second} after it. Now {third} lies "
            "open and has to wait: no spade can be played before {starter}."
        ).format(
            first=_subject("AC"),
            second=_subject("7C"),
            third=_subject("3S"),
            starter=_subject("JS"),
        ),
        # Translators: all cards are subjects, with their article.
        _(
            "You deal: up come {first}, {second} and, on top, {third}. Row 2 is the next empty "
            "row, so {third} starts it. In row 1 {first} would be welcome, but {second} lies on "
            "top of it."
        ).format(first=_subject("9C"), second=_subject("3H"), third=_subject("JS")),
        # Translators: all cards are subjects, with their article.
        _(
            "Next come {first}, {second} and {third}. Now {third} starts row 3, and {second}, "
            "free now, goes to row 1."
        ).format(first=_subject("KD"), second=_subject("TC"), third=_subject("JH")),
        # Translators: all cards are subjects, with their article.
        _(
            "On pile 3, {card} has to wait: above row 3 lies row 2, where {needed} is missing. It "
            "is no help that {other} lies in row 1."
        ).format(card=_subject("AH"), needed=_subject("AS"), other=_subject("AC")),
        # Translators: all cards are subjects, with their article.
        _(
            "Three more deals bring nothing. Then come {first}, {second} and {third}. As {above} "
            "lies in row 1, {third} goes to row 2. Then {second} starts row 4, and {first} goes to "
            "row 1."
        ).format(
            first=_subject("2C"),
            second=_subject("JD"),
            third=_subject("TS"),
            above=_subject("TC"),
        ),
        # Translators: {card} is a subject, {needed} a direct object, both with their article.
        _(
            "On top of the waste {card} now waits for {needed}. All four rows have started and "
            "hold 9 cards, which makes 9 points."
        ).format(card=_subject("KS"), needed=_object("KC")),
    )


def _subject(code: str) -> str:
    return card_subject(_card(code))


def _object(code: str) -> str:
    return card_object(_card(code))
