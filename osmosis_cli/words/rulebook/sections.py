"""The sections of the rule book, as they stand in it."""

from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.words.rulebook.example import example_paragraphs
from osmosis_cli.words.rulebook.figures import five_habits, open_habit, what_books_say, win_rates
from osmosis_cli.words.rulebook.section import Filled, Section
from osmosis_cli.words.rulebook.terms import terms
from osmosis_cli.words.texts import gettext_noop, pgettext_noop
from osmosis_cli.words.variants import rule_set_description


def _rule_sets() -> tuple[str, ...]:
    return tuple(map(rule_set_description, RULE_SETS))


def _words_of_the_game() -> tuple[str, ...]:
    return tuple(term.sentence for term in terms())


SECTIONS = (
    Section(
        "overview",
        pgettext_noop("rules, title", "Overview"),
        # Translators: words under which a reader may look for the overview, with commas.
        pgettext_noop("rules, other names", "aim, goal, summary, short"),
        (
            gettext_noop(
                "Osmosis, also called Treasure Trove, is a patience for one player with a pack of "
                "52 cards without jokers."
            ),
            # Translators: say here, once, that a suit is meant and not red or black.
            gettext_noop(
                "The aim is to bring all cards into four rows, one row for each suit: clubs, "
                "diamonds, hearts and spades. Within a row the order is free."
            ),
            gettext_noop(
                "Row 1 takes every card of its suit. Each further row takes only ranks that "
                "already lie in the row above. So the ranks seep down from row to row, as in "
                "osmosis."
            ),
            gettext_noop(
                "The cards come from the reserve and from the stock. Of the four reserve piles "
                "only the top cards lie face up. The stock is dealt three cards at a time, and you "
                "may go through it as often as you like."
            ),
            gettext_noop(
                "You never have to play a card. Many deals cannot be won at all, but careful play "
                "wins far more often than playing whatever comes."
            ),
        ),
    ),
    Section(
        "layout",
        pgettext_noop("rules, title", "Layout"),
        # Translators: words under which a reader may look for the layout, with commas.
        pgettext_noop("rules, other names", "table, board, foundations"),
        (
            gettext_noop(
                "Four rows lie one below the other, row 1 at the top. They are the foundations of "
                "this patience. At the start row 1 holds one card, and the others are empty."
            ),
            gettext_noop("There are four reserve piles. Of each only the top card lies face up."),
            gettext_noop(
                "The stock lies face down. The cards dealt from it come face up onto the waste, "
                "which is empty at the start."
            ),
            gettext_noop(
                "Only top cards are free: the top card of each reserve pile and the top card of "
                "the waste. A card that lies under another one or in the stock cannot be played."
            ),
            gettext_noop(
                "Cards are played to the rows only, never onto a reserve pile, the waste or the "
                "stock. A card that lies in a row stays there."
            ),
        ),
    ),
    Section(
        "deal",
        pgettext_noop("rules, title", "Deal"),
        # Translators: words under which a reader may look for the deal, with commas.
        pgettext_noop("rules, other names", "start, number, deal number"),
        (
            gettext_noop(
                "The first 16 cards go to the four reserve piles, four to each pile. The top card "
                "of each pile is turned face up."
            ),
            gettext_noop(
                "The next card opens row 1 and settles its suit. The rank of this card is the "
                "starting rank of the game: if it is a 9, every row starts with a 9."
            ),
            gettext_noop("The other 35 cards are the stock, face down. The waste is empty."),
            gettext_noop(
                "Every deal has a number. The same number always gives the same cards, in the "
                "program PySolFC too, so two people can play the same deal. If you name no number, "
                "one is drawn and told to you."
            ),
            gettext_noop(
                "From 32000 on, a number with the letters ms before it is a different deal from "
                "the number alone."
            ),
        ),
    ),
    Section(
        "first-row",
        pgettext_noop("rules, title", "First row"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "row 1, top row"),
        (
            gettext_noop("Row 1 takes any card of its suit, at any time and in any order."),
            gettext_noop(
                "If row 1 is the row of spades, you can play every free spade there, be it ace, "
                "10 or king."
            ),
            gettext_noop(
                "Row 1 never waits for another card. Each card in it opens the way for its rank in "
                "the rows below: no rank comes into row 2 that does not lie in row 1 already."
            ),
            gettext_noop(
                "From the reserve, a card for row 1 can be played without a second thought. From "
                "the waste it deserves one: the tips say why."
            ),
            gettext_noop("A row is read out from ace to king, in whatever order its cards came."),
        ),
    ),
    Section(
        "starting-a-row",
        pgettext_noop("rules, title", "Starting a row"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "new row, empty row, starting rank, base rank"),
        (
            gettext_noop(
                "Rows 2, 3 and 4 start with a card of the starting rank, the rank of the very "
                "first card in row 1."
            ),
            gettext_noop(
                "A card of the starting rank whose suit has no row yet goes to the next empty row, "
                "from the top down. Nobody chooses the row, and none is skipped."
            ),
            gettext_noop(
                "As long as the starting card of a suit has not been played, no other card of that "
                "suit can be played."
            ),
            gettext_noop(
                "An example: row 1 has started with the 9 of spades. The next 9 that you play "
                "starts row 2, whatever its suit. The one after it starts row 3, and the last one "
                "row 4."
            ),
            gettext_noop(
                "So the order in which you play the starting cards settles which suit lies above "
                "which. It stays that way to the end."
            ),
        ),
    ),
    Section(
        "lower-rows",
        pgettext_noop("rules, title", "Lower rows"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop(
            "rules, other names", "row above, second row, third row, fourth row, filter, cascade"
        ),
        (
            gettext_noop(
                "Row 2, 3 or 4 takes a card of its suit only if a card of the same rank already "
                "lies in the row directly above."
            ),
            gettext_noop(
                "Say row 1 is spades, row 2 hearts and row 3 clubs. You can play the 5 of hearts "
                "once the 5 of spades lies in row 1. The 5 of clubs must wait for the 5 of hearts "
                "in row 2: the 5 of spades in row 1 is not enough."
            ),
            gettext_noop(
                "So a rank that lies in row 3 lies in rows 2 and 1 as well. Books that ask for the "
                "rank in every row above mean the same rule."
            ),
            gettext_noop(
                "Even when row 1 is full, the other rows are not free: each goes by the row "
                "directly above it alone."
            ),
            gettext_noop("Within these rows too the order is free, and you never have to play."),
            gettext_noop("The lower rows always lag behind the upper ones: that is no bad sign."),
        ),
    ),
    Section(
        "reserve",
        pgettext_noop("rules, title", "The reserve"),
        # Translators: words under which a reader may look for the reserve, with commas.
        pgettext_noop("rules, other names", "reserve, reserve pile, pile, empty pile"),
        (
            gettext_noop(
                "Each of the four reserve piles has four cards at the start. Only the top one can "
                "be played."
            ),
            gettext_noop(
                "Once it has been played, the next card is turned face up at once and is free."
            ),
            gettext_noop(
                "No card ever comes onto a reserve pile, neither from the waste nor from another "
                "pile. An empty pile stays empty."
            ),
            gettext_noop(
                "From the reserve, cards go to the rows only. No reserve card goes to the waste."
            ),
            gettext_noop(
                "To win, you have to get all 16 cards out of the reserve. So what lies under other "
                "cards there often decides the game."
            ),
            gettext_noop(
                "In the variant Peek the whole reserve lies face up. So you see early what can "
                "never come out, and which card is worth holding back. Still, only the top card of "
                "each pile can be played."
            ),
        ),
    ),
    Section(
        "stock",
        pgettext_noop("rules, title", "Stock"),
        # Translators: words under which a reader may look for the stock, with commas.
        pgettext_noop("rules, other names", "draw, waste, dealing cards, seen"),
        (
            gettext_noop(
                "When you deal, the next three cards of the stock come face up onto the waste, one "
                "after the other, so that the third lies on top. If fewer than three are left, all "
                "of them come."
            ),
            gettext_noop(
                "Only the top card of the waste can be played. Once it has been played, the card "
                "below it is free."
            ),
            gettext_noop(
                "You may deal as long as the stock lasts, even if you could play a card. No play "
                "is ever forced."
            ),
            gettext_noop(
                "All cards dealt lie face up and count as seen, those under the top card too. You "
                "can have the whole waste read out at any time, top card first."
            ),
            gettext_noop(
                "When you undo a move, whatever it brought to light counts as unseen again."
            ),
            gettext_noop(
                "In the variants with one card at a time, a single card is dealt instead of three."
            ),
        ),
    ),
    Section(
        "redeals",
        pgettext_noop("rules, title", "Redeals"),
        # Translators: words under which a reader may look for the redeals, with commas.
        pgettext_noop("rules, other names", "pass, passes, turn the waste over"),
        (
            gettext_noop(
                "When the stock is empty, you turn the waste over without shuffling it, and it is "
                "the stock again. The cards come in the same order as before, only without those "
                "that have been played."
            ),
            gettext_noop(
                "Going once through the stock is a pass. Osmosis allows any number of passes. The "
                "variants with three passes allow two redeals."
            ),
            gettext_noop(
                "While cards are left in the stock, there is no redeal. When stock and waste are "
                "both empty, there is nothing left to deal or to turn over."
            ),
            gettext_noop(
                "With three cards at a time, each card that you play from the waste shifts "
                "which cards come up on top later."
            ),
            gettext_noop(
                "If no card of the waste is played in a whole pass, the next pass brings exactly "
                "the same cards to the top."
            ),
        ),
    ),
    Section(
        "won-and-lost",
        pgettext_noop("rules, title", "Won and lost"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "end, win, loss, lose, blocked, stuck"),
        (
            gettext_noop(
                "The game is won when all cards lie in the rows. Then no further move is possible, "
                "but you can undo or start a new game."
            ),
            gettext_noop(
                "The game is lost when the stock is empty, no card can be played, and one of three "
                "things holds:"
            ),
            gettext_noop("1: The waste is empty too."),
            gettext_noop("2: No redeal is left."),
            gettext_noop(
                "3: In the whole pass, from its very beginning, there was never a card that could "
                "have been played. Then another pass would change nothing."
            ),
            gettext_noop(
                "The third holds in every variant, even if redeals are left. Nothing else loses a "
                "game, and no game is lost in the middle of a pass."
            ),
            gettext_noop(
                "If you could have played in a pass but never did, some books call the game "
                "blocked. Here it goes on, and you are told a card that you held back."
            ),
            gettext_noop(
                "After a loss you can undo, look back at the game or start a new one. You may even "
                "deal on, but only undo reopens the game."
            ),
        ),
    ),
    Section(
        "score",
        pgettext_noop("rules, title", "Score and win rate"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "points, chances, odds, statistics, well played"),
        (
            gettext_noop(
                "Each card in the rows scores one point, the very first one included. The most is "
                "52. A lost game with 40 points or more is well played."
            ),
            win_rates,
        ),
    ),
    Section(
        "variants",
        pgettext_noop("rules, title", "Variants"),
        # Translators: words under which a reader may look for the variants, with commas.
        pgettext_noop("rules, other names", "rule sets, Peek, Bridesmaids, Treasure Trove"),
        (
            gettext_noop(
                "All variants have the same rows. They differ in dealing, passes and reserve."
            ),
            _rule_sets,
            gettext_noop(
                "You can also set single parts: one card at a time or three, the number of passes, "
                "an open reserve."
            ),
            Filled(
                # Translators: {names} are six short names, typed as they are in every language.
                gettext_noop(
                    "On the command line the variants are called, in this order: {names}."
                ),
                {"names": ", ".join(RULE_SETS)},
            ),
        ),
    ),
    Section(
        "disagreements",
        pgettext_noop("rules, title", "Where rule books disagree"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "books, differences, disputes"),
        (
            gettext_noop(
                "Not every book tells this game in the same way. Here it is settled as follows."
            ),
            gettext_noop(
                "Three cards at a time or one? Osmosis deals three, two of the variants one."
            ),
            gettext_noop("How many redeals? Any number; in the variants with three passes, two."),
            gettext_noop("The row above, or every row above? Both mean the same rule."),
            gettext_noop(
                "May row 2 start with any card of another suit? No, only with a starting card."
            ),
            gettext_noop("Must you play when you can? No."),
            gettext_noop("When is the next reserve card turned face up? At once."),
            gettext_noop(
                "Is a card for row 1 always good? From the reserve yes; from the waste it can lose "
                "the game."
            ),
            gettext_noop(
                "Is a card from the reserve always good? Yes, unless it is a starting card."
            ),
            gettext_noop(
                "Are rows 3 and 4 free once row 1 is full? No, each needs the row above it."
            ),
            gettext_noop("May reserve cards go to the waste? Never."),
            what_books_say,
        ),
    ),
    Section(
        "habits",
        pgettext_noop("rules, title", "Five habits"),
        # Translators: words under which a reader may look for the five habits, with commas.
        pgettext_noop("rules, other names", "habit, strategy, good play, playing well"),
        (five_habits,),
    ),
    Section(
        "tips",
        pgettext_noop("rules, title", "Tips"),
        # Translators: words under which a reader may look for the tips, with commas.
        pgettext_noop("rules, other names", "advice, hints, circles, hopeless games"),
        (
            gettext_noop(
                "When the stock is empty, the top waste card does no harm, unless it is a starting "
                "card. Any other waste card may be worth holding back, even one for row 1."
            ),
            open_habit,
            gettext_noop(
                "If every order of the suits ends in such a circle, the game cannot be won."
            ),
            gettext_noop(
                "With one card at a time and any number of passes, only the order of the suits "
                "matters. Books promise one win in three there: careless play wins less, perfect "
                "play more."
            ),
            gettext_noop(
                "With limited passes nothing can wait: play from the waste what comes first, in "
                "the first pass too."
            ),
            gettext_noop(
                "Keep in mind which ranks lie in row 1. From the second pass on you know what "
                "comes: plan a whole pass."
            ),
            gettext_noop("Still, little is yours to decide, and luck weighs most."),
        ),
    ),
    Section(
        "words",
        pgettext_noop("rules, title", "Words of the game"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "terms, glossary, vocabulary"),
        (_words_of_the_game,),
    ),
    Section(
        "example",
        pgettext_noop("rules, title", "Worked example"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "sample game, opening, demonstration"),
        (example_paragraphs,),
    ),
    Section(
        "real-cards",
        pgettext_noop("rules, title", "With real cards"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "real cards, shuffle, pack of cards"),
        (
            gettext_noop(
                "You need one pack of 52 cards without jokers, and some room on the table. Shuffle "
                "well."
            ),
            gettext_noop(
                "Lay the reserve at the left: four piles one below the other, each of three cards "
                "face down with one face up on top."
            ),
            gettext_noop(
                "Lay the next card face up to the right of the top pile: it opens row 1. Rows 2, 3 "
                "and 4 will begin to the right of the other piles."
            ),
            gettext_noop(
                "Let each row grow to the right, each card overlapping the one before, so that all "
                "ranks stay in view."
            ),
            gettext_noop(
                "The other cards are the stock. Put it face down below the reserve, and leave room "
                "beside it for the waste."
            ),
            gettext_noop(
                "To deal, turn three cards of the stock over one by one onto the waste. To redeal, "
                "turn the whole waste over at once: so its order stays."
            ),
        ),
    ),
    Section(
        "names",
        pgettext_noop("rules, title", "Names and origin"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext_noop("rules, other names", "name, origin, history"),
        (
            gettext_noop(
                "The name tells how the game goes: in osmosis a liquid seeps slowly through a "
                "thin wall, and here the ranks seep from row to row. You may also hear that they "
                "filter or cascade down."
            ),
            gettext_noop(
                "Osmosis is also called Treasure Trove. It is a patience, or solitaire: a game of "
                "cards for one. Who invented it, this program does not know."
            ),
            # Translators: name what the books of your language call these variants.
            gettext_noop(
                "With the whole reserve face up the game is called Peek, and without a reserve "
                "Bridesmaids."
            ),
        ),
    ),
)
"""All sections in reading order; the number of a section is its place here, from 1."""
