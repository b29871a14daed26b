"""The words of the game, each in one sentence."""

from typing import NamedTuple

from osmosis_cli.words.cards import comma_list
from osmosis_cli.words.finding import find
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop


class Term(NamedTuple):
    """One word of the game, in the language that was in force when it was asked for.

    ``key`` is its language-neutral name, such as ``row-above``. ``name`` is the word itself.
    ``sentence`` begins with the word and a colon and says what it means. ``other_names`` are
    words that mean the same, and that a reader may type instead.
    """

    key: str
    name: str
    sentence: str
    other_names: tuple[str, ...] = ()


# For each term: key, name, sentence, other names with commas between them.
_TERMS: tuple[tuple[str, tuple[str, str], str, tuple[str, str]], ...] = (
    (
        "row",
        pgettext_noop("rules, term", "Row"),
        gettext_noop("Row: one of the four foundations, where all cards of one suit are to go."),
        pgettext_noop("rules, term, other names", "rows, foundation, foundations"),
    ),
    (
        "row-above",
        pgettext_noop("rules, term", "Row above"),
        gettext_noop("Row above: the row directly above another; for row 3 that is row 2."),
        pgettext_noop("rules, term, other names", "upper row, higher row"),
    ),
    (
        "reserve",
        pgettext_noop("rules, term", "Reserve pile"),
        gettext_noop("Reserve pile: one of four piles of four cards; only its top card is free."),
        pgettext_noop("rules, term, other names", "reserve, reserve piles, pile"),
    ),
    (
        "stock",
        pgettext_noop("rules, term", "Stock"),
        gettext_noop("Stock: the face-down cards that are still to be dealt in this pass."),
        pgettext_noop("rules, term, other names", "talon, deck, draw pile"),
    ),
    (
        "waste",
        pgettext_noop("rules, term", "Waste"),
        gettext_noop("Waste: the cards dealt from the stock, face up; only the top one is free."),
        pgettext_noop("rules, term, other names", "waste pile, discard pile, discards"),
    ),
    (
        "top-card",
        pgettext_noop("rules, term", "Top card"),
        gettext_noop("Top card: a card that no other card covers; only it is free, so playable."),
        pgettext_noop("rules, term, other names", "free, playable, covered"),
    ),
    (
        "face-down",
        pgettext_noop("rules, term", "Face down"),
        gettext_noop("Face down: lying so that nobody sees the card; otherwise it is face up."),
        pgettext_noop("rules, term, other names", "face up, hidden, open"),
    ),
    (
        "suit",
        pgettext_noop("rules, term", "Suit"),
        gettext_noop("Suit: clubs, diamonds, hearts or spades, never just red or black."),
        pgettext_noop("rules, term, other names", "suits, clubs, diamonds, hearts, spades"),
    ),
    (
        "rank",
        pgettext_noop("rules, term", "Rank"),
        gettext_noop("Rank: ace, 2 to 10, jack, queen or king."),
        pgettext_noop("rules, term, other names", "ranks, value, ace, jack, queen, king"),
    ),
    (
        "starting-rank",
        pgettext_noop("rules, term", "Starting rank"),
        gettext_noop("Starting rank: the rank that started row 1, and so starts every other row."),
        pgettext_noop("rules, term, other names", "base rank, start rank"),
    ),
    (
        "starting-card",
        pgettext_noop("rules, term", "Starting card"),
        gettext_noop("Starting card: the card of a suit that has the starting rank."),
        pgettext_noop("rules, term, other names", "base card, start card"),
    ),
    (
        "play",
        pgettext_noop("rules, term", "Play"),
        gettext_noop("Play: to move a free card to its row."),
        pgettext_noop("rules, term, other names", "to play, playing, put"),
    ),
    (
        "deal-cards",
        pgettext_noop("rules, term", "Deal cards"),
        gettext_noop("Deal cards: to turn the next cards of the stock face up onto the waste."),
        pgettext_noop("rules, term, other names", "draw, draw cards, dealing, to deal"),
    ),
    (
        "pass",
        pgettext_noop("rules, term", "Pass"),
        gettext_noop("Pass: going once through the whole stock."),
        pgettext_noop("rules, term, other names", "passes, round"),
    ),
    (
        "redeal",
        pgettext_noop("rules, term", "Redeal"),
        gettext_noop("Redeal: turning the waste over, unshuffled, for another pass."),
        pgettext_noop("rules, term, other names", "redeals, turn over, new pass"),
    ),
    (
        "hold-back",
        pgettext_noop("rules, term", "Hold back"),
        gettext_noop("Hold back: to leave a card where it is although it could be played."),
        pgettext_noop("rules, term, other names", "held back, holding back, wait"),
    ),
    (
        "deal-number",
        pgettext_noop("rules, term", "Deal number"),
        gettext_noop("Deal number: the number that settles how all cards of a deal lie."),
        pgettext_noop("rules, term, other names", "number, game number, deal"),
    ),
)


def terms() -> tuple[Term, ...]:
    """Return all words of the game in the language of the moment, in the order of the section."""
    return tuple(
        Term(key, pgettext(*name), _(sentence), comma_list(pgettext(*others)))
        for key, name, sentence, others in _TERMS
    )


def find_term(text: str) -> Term | list[Term] | None:
    """Return the term that the text names, or a list of candidates, or None.

    The text may be a name, a word that means the same, or words of one, also cut short, in any
    case and with or without accents; the English key is understood in every language.
    """
    return find(
        text,
        terms(),
        lambda term: (term.name,),
        lambda term: term.other_names,
        lambda term: (term.key,),
    )
