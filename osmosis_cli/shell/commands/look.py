"""Looking at the table, and asking why a move is legal or illegal without making it."""

from __future__ import annotations

from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import REDEAL, Card, Move, State
from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import (
    free_cards,
    nothing,
    numbers_to_four,
    optional_row,
    pile_number,
    row_number,
)
from osmosis_cli.shell.session import Command, Judged, Session
from osmosis_cli.shell.typed_moves import named_move, read_dealing
from osmosis_cli.words import places, table
from osmosis_cli.words.table import score as score_words
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop
from osmosis_cli.words.typed_cards import read_card, read_kind
from osmosis_cli.words.verdicts import explain, several_cards


def board(session: Session, _argument: None) -> Answer:
    """Say the whole table."""
    return say(*table.board(session.state, session.style))


def row(session: Session, number: int) -> Answer:
    """Say one row."""
    return say(table.row(session.state, number, session.style))


def rows(session: Session, _argument: None) -> Answer:
    """Say all rows."""
    return say(*table.rows(session.state, session.style))


def reserve(session: Session, _argument: None) -> Answer:
    """Say all reserve piles."""
    return say(*table.reserve(session.state, session.style))


def pile(session: Session, number: int) -> Answer:
    """Say one reserve pile."""
    if not session.state.reserve:
        return say(*table.reserve(session.state, session.style))
    return say(table.pile(session.state, number, session.style))


def waste(session: Session, _argument: None) -> Answer:
    """Say the whole waste."""
    return say(table.whole_waste(session.state, session.style))


def stock(session: Session, _argument: None) -> Answer:
    """Say the stock."""
    line = table.stock(session.state, session.style)
    if session.style.detail == "short" or not session.state.stock_size:
        return say(line)
    return say(line, table.draws_left(session.state))


def needs(session: Session, number: int | None) -> Answer:
    """Say what a row takes now, or what all of them take."""
    if number is None:
        return say(*table.all_needs(session.state, session.style))
    return say(*table.needs(session.state, number, session.style))


def moves(session: Session, _argument: None) -> Answer:
    """Say all legal moves."""
    return say(*table.moves(session.state, session.style))


def _cards(_session: Session, text: str) -> tuple[Card, ...]:
    cards = read_card(text).cards
    if len(cards) > 1:
        raise Misfit(several_cards(cards))
    cards = cards or read_kind(text)
    if not cards:
        raise Misfit(_("Name the card that you are looking for."))
    return cards


def find(session: Session, cards: tuple[Card, ...]) -> Answer:
    """Say where a card lies, or all cards of a rank or a suit."""
    return say(*places.found(session.state, cards, session.style))


def coming(session: Session, _argument: None) -> Answer:
    """Say which cards come on top."""
    return say(*places.coming(session.state, session.style))


def tops(session: Session, _argument: None) -> Answer:
    """Say all free cards."""
    return say(places.tops(session.state, session.style))


def seen(session: Session, _argument: None) -> Answer:
    """Say all cards that were seen."""
    return say(*table.seen(session.state, session.style))


def score(session: Session, _argument: None) -> Answer:
    """Say the score."""
    short = session.style.detail == "short"
    return say(table.short_score(session.state) if short else score_words(session.state))


def _asked(session: Session, text: str) -> Move | None:
    if not text:
        return None
    dealing = read_dealing(text, session.vocabulary)
    if dealing is not None:
        return dealing
    wanted = _("Name a move: a card, a reserve pile such as r2, w, draw or redeal.")
    return named_move(text, wanted, session.vocabulary)


def why(session: Session, move: Move | None) -> Answer:
    """Explain a verdict: the last one, or that on the named move."""
    if move is not None:
        session.judged = Judged(session.state, verdict(session.state, move))
    if session.judged is None:
        return say(_("No move has been judged yet. Name one after the word, such as why r1."))
    return say(*explanation(session, session.judged.state))


def explanation(session: Session, state: State) -> list[str]:
    """The whole explanation of the last verdict, and where the rules tell more."""
    assert session.judged is not None
    lines = explain(state, session.judged.verdict, session.style)
    empty = session.judged.verdict.reason.code == "empty-stock"
    if empty and verdict(state, REDEAL).legal and session.style.detail != "short":
        lines.append(_("The command draw does that for you."))
    if session.style.detail != "full":
        return lines
    # Imported only now: the rule book is large.
    from osmosis_cli.words.rulebook import Section, find_section, section_for

    section = find_section(section_for(session.judged.verdict.reason.code))
    if isinstance(section, Section):
        # Translators: {section} is the title of a section of the rules.
        lines.append(_("The rules tell more under: {section}.").format(section=section.title))
    return lines


COMMANDS = (
    Command(
        "board",
        "look",
        pgettext_noop("command words", "board, table, look; b"),
        gettext_noop("Says the whole table."),
        nothing,
        board,
    ),
    Command(
        "row",
        "look",
        pgettext_noop("command words", "row; o"),
        gettext_noop("Says what lies in a row."),
        row_number,
        row,
        pgettext_noop("command forms", "row 2, o2"),
        numbers_to_four,
    ),
    Command(
        "rows",
        "look",
        pgettext_noop("command words", "rows, foundations; ro"),
        gettext_noop("Says all four rows."),
        nothing,
        rows,
    ),
    Command(
        "reserve",
        "look",
        pgettext_noop("command words", "reserve, reserves, piles; r"),
        gettext_noop(
            "Says all reserve piles, or that of a number. To play its top card, type r3 or the "
            "card."
        ),
        nothing,
        reserve,
        pgettext_noop("command forms", "reserve, r"),
    ),
    Command(
        "pile",
        "look",
        pgettext_noop("command words", "pile, reserve pile; i"),
        gettext_noop("Says what lies on a reserve pile, without playing it."),
        pile_number,
        pile,
        pgettext_noop("command forms", "pile 2, i2"),
        numbers_to_four,
    ),
    Command(
        "waste",
        "look",
        pgettext_noop("command words", "waste; ww"),
        gettext_noop(
            "Says all cards of the waste, the top card first. The letter w alone plays it."
        ),
        nothing,
        waste,
    ),
    Command(
        "stock",
        "look",
        pgettext_noop("command words", "stock; k"),
        gettext_noop(
            "Says how many cards the stock holds and how many deals are left in this pass."
        ),
        nothing,
        stock,
    ),
    Command(
        "needs",
        "look",
        pgettext_noop("command words", "needs, need, takes; n"),
        gettext_noop("Says which cards a row takes now and which it still waits for."),
        optional_row,
        needs,
        pgettext_noop("command forms", "needs, needs 2, n2"),
        numbers_to_four,
    ),
    Command(
        "moves",
        "look",
        pgettext_noop("command words", "moves, legal moves; m"),
        gettext_noop("Says all legal moves."),
        nothing,
        moves,
    ),
    Command(
        "find",
        "look",
        pgettext_noop("command words", "find, where, where is; f"),
        gettext_noop(
            "Says where a card lies, or all cards of a rank or a suit, if you have seen them."
        ),
        _cards,
        find,
        pgettext_noop("command forms", "find 8 of hearts, f 8h, find 8, find hearts"),
        free_cards,
    ),
    Command(
        "seen",
        "look",
        pgettext_noop("command words", "seen, seen cards; e"),
        gettext_noop("Says which cards you have seen and where they are now."),
        nothing,
        seen,
    ),
    Command(
        "coming",
        "look",
        pgettext_noop("command words", "coming, what comes; co"),
        gettext_noop("Says which cards you have seen will come on top of the waste, in order."),
        nothing,
        coming,
    ),
    Command(
        "tops",
        "look",
        pgettext_noop("command words", "tops, free cards; tp"),
        gettext_noop("Says all free cards in one line, and nothing else."),
        nothing,
        tops,
    ),
    Command(
        "score",
        "look",
        pgettext_noop("command words", "score, points; c"),
        gettext_noop("Says how many cards lie in the rows: one point each."),
        nothing,
        score,
    ),
    Command(
        "why",
        "look",
        pgettext_noop("command words", "why, why not, explain; y"),
        gettext_noop(
            "Explains the last verdict, or why any move is legal or illegal, without making it."
        ),
        _asked,
        why,
        pgettext_noop("command forms", "why, 2h?, why 2h, why r3, why draw, why 8h row 2"),
        free_cards,
    ),
)
