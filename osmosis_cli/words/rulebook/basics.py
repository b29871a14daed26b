"""The sections on the table, the deal and the rows."""

from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext


def overview() -> Section:
    """The whole game in a few sentences."""
    return Section(
        "overview",
        pgettext("rules, title", "Overview"),
        # Translators: words under which a reader may look for the overview, with commas.
        pgettext("rules, other names", "aim, goal, summary, short"),
        _overview,
    )


def _overview() -> tuple[str, ...]:
    return (
        _(
            "Osmosis, also called Treasure Trove, is a patience for one player with a pack of "
            "52 cards without jokers."
        ),
        # Translators: say here, once, that a suit is meant and not red or black.
        _(
            "The aim is to bring all cards into four rows, one row for each suit: clubs, "
            "diamonds, hearts and spades. Within a row the order is free."
        ),
        _(
            "Row 1 takes every card of its suit. Each further row takes only ranks that "
            "already lie in the row above. So the ranks seep down from row to row, as in "
            "osmosis."
        ),
        _(
            "The cards come from the reserve and from the stock. Of the four reserve piles "
            "only the top cards lie face up. The stock is dealt three cards at a time, and you may "
            "go through it as often as you like."
        ),
        _(
            "You never have to play a card. Many deals cannot be won at all, but careful play "
            "wins far more often than playing whatever comes."
        ),
    )


def layout() -> Section:
    """The parts of the table, and which cards are free."""
    return Section(
        "layout",
        pgettext("rules, title", "Layout"),
        # Translators: words under which a reader may look for the layout, with commas.
        pgettext("rules, other names", "table, board, foundations"),
        _layout,
    )


def _layout() -> tuple[str, ...]:
    return (
        _(
            "Four rows lie one below the other, row 1 at the top. They are the foundations of "
            "this patience. At the start row 1 holds one card, and the others are empty."
        ),
        _("There are four reserve piles. Of each only the top card lies face up."),
        _(
            "The stock lies face down. The cards dealt from it come face up onto the waste, "
            "which is empty at the start."
        ),
        _(
            "Only top cards are free: the top card of each reserve pile and the top card of "
            "the waste. A card that lies under another one or in the stock cannot be played."
        ),
        _(
            "Cards are played to the rows only, never onto a reserve pile, the waste or the "
            "stock. A card that lies in a row stays there."
        ),
    )


def deal() -> Section:
    """How the cards lie at the start, and what a deal number is."""
    return Section(
        "deal",
        pgettext("rules, title", "Deal"),
        # Translators: words under which a reader may look for the deal, with commas.
        pgettext("rules, other names", "start, number, deal number"),
        _deal,
    )


def _deal() -> tuple[str, ...]:
    return (
        _(
            "The first 16 cards go to the four reserve piles, four to each pile. The top card "
            "of each pile is turned face up."
        ),
        _(
            "The next card opens row 1 and settles its suit. The rank of this card is the "
            "starting rank of the game: if it is a 9, every row starts with a 9."
        ),
        _("The other 35 cards are the stock, face down. The waste is empty."),
        _(
            "Every deal has a number. The same number always gives the same cards, in the "
            "program PySolFC too, so two people can play the same deal. If you name no number, "
            "one is drawn and told to you."
        ),
        _(
            "From 32000 on, a number with the letters ms before it is a different deal from "
            "the number alone."
        ),
    )


def first_row() -> Section:
    """What row 1 takes."""
    return Section(
        "first-row",
        pgettext("rules, title", "First row"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "row 1, top row"),
        _first_row,
    )


def _first_row() -> tuple[str, ...]:
    return (
        _("Row 1 takes any card of its suit, at any time and in any order."),
        _(
            "If row 1 is the row of spades, you can play every free spade there, be it ace, "
            "10 or king."
        ),
        _(
            "Row 1 never waits for another card. It feeds the rows below: no rank comes into "
            "row 2 that does not lie in row 1 already."
        ),
        _(
            "From the reserve, a card for row 1 can be played without a second thought. From "
            "the waste it deserves one: the tips say why."
        ),
        _("A row is read out from ace to king, in whatever order its cards came."),
    )


def starting_a_row() -> Section:
    """How rows 2 to 4 open."""
    return Section(
        "starting-a-row",
        pgettext("rules, title", "Starting a row"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "new row, empty row, starting rank, base rank"),
        _starting_a_row,
    )


def _starting_a_row() -> tuple[str, ...]:
    return (
        _(
            "Rows 2, 3 and 4 start with a card of the starting rank, the rank of the very "
            "first card in row 1."
        ),
        _(
            "A card of the starting rank whose suit has no row yet goes to the next empty row, "
            "from the top down. Nobody chooses the row, and none is skipped."
        ),
        _(
            "As long as the starting card of a suit has not been played, no other card of that "
            "suit can be played."
        ),
        _(
            "An example: row 1 has started with the 9 of spades. The next 9 that you play "
            "starts row 2, whatever its suit. The one after it starts row 3, and the last one "
            "row 4."
        ),
        _(
            "So the order in which you play the starting cards settles which suit lies above "
            "which. It stays that way to the end."
        ),
    )


def lower_rows() -> Section:
    """The rule that gives the game its character."""
    return Section(
        "lower-rows",
        pgettext("rules, title", "Lower rows"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "row above, second row, third row, fourth row"),
        _lower_rows,
    )


def _lower_rows() -> tuple[str, ...]:
    return (
        _(
            "Row 2, 3 or 4 takes a card of its suit only if a card of the same rank already "
            "lies in the row directly above."
        ),
        _(
            "Say row 1 is spades, row 2 hearts and row 3 clubs. You can play the 5 of hearts "
            "once the 5 of spades lies in row 1. The 5 of clubs must wait for the 5 of hearts "
            "in row 2: the 5 of spades in row 1 is not enough."
        ),
        _(
            "So a rank that lies in row 3 lies in rows 2 and 1 as well. Books that ask for the "
            "rank in every row above mean the same rule."
        ),
        _(
            "Even when row 1 is full, the other rows are not free: each goes by the row "
            "directly above it alone."
        ),
        _("Within these rows too the order is free, and you never have to play."),
    )
