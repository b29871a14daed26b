"""Looking at the table: all of it, or one thing at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osmosis_cli.game.state import Card
from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import nothing, pile_number, row_number
from osmosis_cli.shell.registry import command
from osmosis_cli.words import table as lists
from osmosis_cli.words import table as words
from osmosis_cli.words import verdicts as places
from osmosis_cli.words.changes import score as score_words
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop
from osmosis_cli.words.typed_cards import read_card
from osmosis_cli.words.verdicts import several_cards

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session


@command(
    "board",
    "look",
    pgettext_noop("command words", "board, table, look; b"),
    gettext_noop("Says the whole table."),
    nothing,
)
def board(session: Session, _argument: None) -> Answer:
    """Say the whole table."""
    return say(*words.board(session.state, session.style))


@command(
    "row",
    "look",
    pgettext_noop("command words", "row; o"),
    gettext_noop("Says what lies in a row."),
    row_number,
    pgettext_noop("command forms", "row 2, o2"),
)
def row(session: Session, number: int) -> Answer:
    """Say one row."""
    return say(words.row(session.state, number, session.style))


@command(
    "rows",
    "look",
    pgettext_noop("command words", "rows, foundations; ro"),
    gettext_noop("Says all four rows."),
    nothing,
)
def rows(session: Session, _argument: None) -> Answer:
    """Say all rows."""
    return say(*words.rows(session.state, session.style))


@command(
    "reserve",
    "look",
    pgettext_noop("command words", "reserve, reserves, piles; r"),
    gettext_noop("Says all reserve piles. With a number, it plays the top card of that pile."),
    nothing,
    pgettext_noop("command forms", "reserve, r"),
)
def reserve(session: Session, _argument: None) -> Answer:
    """Say all reserve piles."""
    return say(*words.reserve(session.state, session.style))


@command(
    "pile",
    "look",
    pgettext_noop("command words", "pile, reserve pile; i"),
    gettext_noop("Says what lies on a reserve pile, without playing it."),
    pile_number,
    pgettext_noop("command forms", "pile 2, i2"),
)
def pile(session: Session, number: int) -> Answer:
    """Say one reserve pile."""
    if not session.state.reserve:
        return say(*words.reserve(session.state, session.style))
    return say(words.pile(session.state, number, session.style))


@command(
    "waste",
    "look",
    pgettext_noop("command words", "waste; ww"),
    gettext_noop("Says all cards of the waste, the top card first. The letter w alone plays it."),
    nothing,
)
def waste(session: Session, _argument: None) -> Answer:
    """Say the whole waste."""
    return say(words.whole_waste(session.state, session.style))


@command(
    "stock",
    "look",
    pgettext_noop("command words", "stock; k"),
    gettext_noop("Says how many cards the stock holds and how many deals are left in this pass."),
    nothing,
)
def stock(session: Session, _argument: None) -> Answer:
    """Say the stock."""
    line = words.stock(session.state, session.style)
    if session.style.detail == "short" or not session.state.stock_size:
        return say(line)
    return say(line, words.deals_left(session.state))


@command(
    "needs",
    "look",
    pgettext_noop("command words", "needs, need, takes; n"),
    gettext_noop("Says which cards a row takes now and which it still waits for."),
    row_number,
    pgettext_noop("command forms", "needs 2, n2"),
)
def needs(session: Session, number: int) -> Answer:
    """Say what a row takes now."""
    return say(*words.needs(session.state, number, session.style))


@command(
    "moves",
    "look",
    pgettext_noop("command words", "moves, legal moves; m"),
    gettext_noop("Says all legal moves."),
    nothing,
)
def moves(session: Session, _argument: None) -> Answer:
    """Say all legal moves."""
    return say(*lists.moves(session.state, session.style))


def _one_card(_session: Session, text: str) -> Card:
    cards = read_card(text).cards
    if len(cards) > 1:
        raise Misfit(several_cards(cards))
    if not cards:
        raise Misfit(_("Name the card that you are looking for."))
    return cards[0]


@command(
    "find",
    "look",
    pgettext_noop("command words", "find, where, where is; f"),
    gettext_noop("Says where a card lies, if you have seen it."),
    _one_card,
    pgettext_noop("command forms", "find 8 of hearts, f 8h"),
)
def find(session: Session, card: Card) -> Answer:
    """Say where a card lies."""
    return say(places.where(session.state, card, session.style))


@command(
    "seen",
    "look",
    pgettext_noop("command words", "seen, seen cards; e"),
    gettext_noop("Says which cards you have seen and where they are now."),
    nothing,
)
def seen(session: Session, _argument: None) -> Answer:
    """Say all cards that were seen."""
    return say(*lists.seen(session.state, session.style))


@command(
    "score",
    "look",
    pgettext_noop("command words", "score, points; c"),
    gettext_noop("Says how many cards lie in the rows: one point each."),
    nothing,
)
def score(session: Session, _argument: None) -> Answer:
    """Say the score."""
    short = session.style.detail == "short"
    return say(words.short_score(session.state) if short else score_words(session.state))
