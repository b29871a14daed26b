"""The sections on the end of a game, the score and the chances."""

from osmosis_cli.words.numbers import format_number
from osmosis_cli.words.rulebook import measured
from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext


def won_and_lost() -> Section:
    """When a game is won, when it is lost, and what can be done then."""
    return Section(
        "won-and-lost",
        pgettext("rules, title", "Won and lost"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "end, win, loss, lose, blocked, stuck"),
        _won_and_lost,
    )


def _won_and_lost() -> tuple[str, ...]:
    return (
        _(
            "The game is won when all cards lie in the rows. Then no further move is possible, "
            "but you can undo or start a new game."
        ),
        _(
            "The game is lost when the stock is empty, no card can be played, and one of three "
            "things holds:"
        ),
        _("1: The waste is empty too."),
        _("2: No redeal is left."),
        _(
            "3: In the whole pass, from its very beginning, there was never a card that could "
            "have been played. Then another pass would change nothing."
        ),
        _(
            "The third holds in every variant, even if redeals are left. Nothing else loses a "
            "game, and no game is lost in the middle of a pass."
        ),
        _(
            "If you could have played in a pass but never did, the game goes on, and it names a "
            "card that you held back."
        ),
        _(
            "After a loss you can undo, look back at the game or start a new one. You may even "
            "deal on, but only undo reopens the game."
        ),
    )


def score() -> Section:
    """How points are counted, and how often games come out, as measured."""
    return Section(
        "score",
        pgettext("rules, title", "Score and win rate"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "points, chances, odds, statistics, well played"),
        _score,
    )


def _score() -> tuple[str, ...]:
    return (
        _(
            "Each card in the rows scores 1 point, the very first one included. The most is "
            "52. A lost game with 40 points or more is well played."
        ),
        _(
            "How often does a game come out? Careless play plays whatever it can, reserve "
            "first. Perfect play knows all cards. Unless another number is given, this was "
            "measured on {deals} deals."
        ).format(deals=format_number(measured.DEALS)),
        # Translators: {careless} and {perfect} are numbers such as 4.9. Say the word percent,
        # since this is often heard; so in the texts that follow.
        _("Osmosis and Peek: careless {careless} percent, perfect {perfect} percent.").format(
            **_spoken(measured.CLASSIC)
        ),
        _("One card at a time: careless {careless} percent, perfect {perfect} percent.").format(
            **_spoken(measured.ONE_CARD)
        ),
        # Translators: {undecided} percent of the deals were too hard for perfect play to settle.
        _(
            "Three passes: careless {careless} percent, perfect {perfect} percent of {deals} "
            "deals; {undecided} percent stayed undecided."
        ).format(
            deals=format_number(measured.THREE_PASS_DEALS),
            undecided=format_number(measured.THREE_PASS_UNDECIDED, 1),
            **_spoken(measured.THREE_PASS),
        ),
        _("One card, three passes: careless about 26 percent, perfect about 41 percent."),
        _(
            "Bridesmaids: careless {careless} percent, perfect at least {perfect} percent of "
            "300 deals."
        ).format(**_spoken(measured.BRIDESMAIDS)),
        _(
            "About 58 percent of all Osmosis deals are lost before the first move, however the "
            "stock is dealt, because the reserve can never be emptied."
        ),
        _(
            "A program that knew only what had been seen won 13 to 21 percent of 300 Osmosis "
            "deals, depending on how far it thought ahead."
        ),
    )


def _spoken(rates: measured.Rates) -> dict[str, str]:
    return {name: format_number(rate, 1) for name, rate in rates._asdict().items()}
