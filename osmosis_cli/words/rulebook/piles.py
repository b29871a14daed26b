"""The sections on the reserve, the stock and the redeals."""

from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext


def reserve() -> Section:
    """How the reserve is played."""
    return Section(
        "reserve",
        pgettext("rules, title", "The reserve"),
        # Translators: words under which a reader may look for the reserve, with commas.
        pgettext("rules, other names", "reserve, reserve pile, pile, empty pile"),
        _reserve,
    )


def _reserve() -> tuple[str, ...]:
    return (
        _(
            "Each of the four reserve piles has four cards at the start. Only the top one can "
            "be played."
        ),
        _("Once it has been played, the next card is turned face up at once and is free."),
        _(
            "No card ever comes onto a reserve pile, neither from the waste nor from another "
            "pile. An empty pile stays empty."
        ),
        _("From the reserve, cards go to the rows only. No reserve card goes to the waste."),
        _(
            "To win, you have to get all 16 cards out of the reserve. So what lies under other "
            "cards there often decides the game."
        ),
        _(
            "In the variant Peek the whole reserve lies face up. Still, only the top card of "
            "each pile can be played."
        ),
    )


def stock() -> Section:
    """How cards are dealt from the stock, and which of them is free."""
    return Section(
        "stock",
        pgettext("rules, title", "Stock"),
        # Translators: words under which a reader may look for the stock, with commas.
        pgettext("rules, other names", "draw, waste, dealing cards, seen"),
        _stock,
    )


def _stock() -> tuple[str, ...]:
    return (
        _(
            "When you deal, the next three cards of the stock come face up onto the waste, one "
            "after the other, so that the third lies on top. If fewer than three are left, all "
            "of them come."
        ),
        _(
            "Only the top card of the waste can be played. Once it has been played, the card "
            "below it is free."
        ),
        _(
            "You may deal as long as the stock lasts, even if you could play a card. No play "
            "is ever forced."
        ),
        _(
            "All cards dealt lie face up and count as seen, those under the top card too. You "
            "can have the whole waste read out at any time, top card first."
        ),
        _("When you undo a move, whatever it brought to light counts as unseen again."),
        _("In the variants with one card at a time, a single card is dealt instead of three."),
    )


def redeals() -> Section:
    """What happens when the stock is empty."""
    return Section(
        "redeals",
        pgettext("rules, title", "Redeals"),
        # Translators: words under which a reader may look for the redeals, with commas.
        pgettext("rules, other names", "pass, passes, turn the waste over"),
        _redeals,
    )


def _redeals() -> tuple[str, ...]:
    return (
        _(
            "When the stock is empty, you turn the waste over without shuffling it, and it is "
            "the stock again. The cards come in the same order as before, only without those "
            "that have been played."
        ),
        _(
            "Going once through the stock is a pass. Osmosis allows any number of passes. The "
            "variants with three passes allow two redeals."
        ),
        _(
            "While cards are left in the stock, there is no redeal. When stock and waste are "
            "both empty, there is nothing left to deal or to turn over."
        ),
        _(
            "With three cards at a time, each card that you play from the waste shifts "
            "which cards come up on top later."
        ),
        _(
            "If no card of the waste is played in a whole pass, the next pass brings exactly "
            "the same cards to the top."
        ),
    )
