"""Verdicts in as few words as will do, for Braille displays and for players in a hurry."""

from osmosis_cli.game.rules import Reason
from osmosis_cli.game.state import Card
from osmosis_cli.words.style import Style
from osmosis_cli.words.texts import pgettext, pgettext_noop

# Translators: short answers, one after the other on a Braille display of 20 cells. {card} and
# {other} are cards without articles, nearly always codes such as 8C.
_PATTERNS = {
    "first-row": pgettext_noop("short answer", "{card}: yes, row 1."),
    "starts-row": pgettext_noop("short answer", "{card}: yes, new row {row}."),
    "rank-above": pgettext_noop("short answer", "{card}: yes, row {row}."),
    "deals-cards": pgettext_noop("short answer", "Deal: yes."),
    "turns-waste": pgettext_noop("short answer", "Redeal: yes."),
    "rank-missing-above": pgettext_noop("short answer", "{card}: {other} first."),
    "row-not-started": pgettext_noop("short answer", "{card}: first start {other}."),
    "covered": pgettext_noop("short answer", "{card}: under {other}."),
    "not-in-view": pgettext_noop("short answer", "{card}: not in view."),
    "already-played": pgettext_noop("short answer", "{card}: in row {row}."),
    "empty-pile": pgettext_noop("short answer", "Reserve {pile}: empty."),
    "empty-waste": pgettext_noop("short answer", "Waste: empty."),
    "empty-stock": pgettext_noop("short answer", "Stock: empty."),
    "nothing-to-deal": pgettext_noop("short answer", "Stock and waste: empty."),
    "stock-not-empty": pgettext_noop("short answer", "Stock: {number} left."),
    "no-redeals-left": pgettext_noop("short answer", "No redeal left."),
    "wrong-row": pgettext_noop("short answer", "{card}: only row {row}."),
    "not-a-target": pgettext_noop("short answer", "{card}: only to a row."),
    "game-over": pgettext_noop("short answer", "The game is won."),
}


def explain_shortly(reason: Reason, style: Style) -> str:
    """One short sentence for a reason: the card, whether it goes, and what is in the way."""
    other = _other(reason)
    return pgettext(*_PATTERNS[reason.code]).format(
        card=style.name(reason.card) if reason.card else "",
        other=style.name(other) if other else "",
        row=reason.row,
        pile=reason.pile,
        number=reason.number,
    )


def _other(reason: Reason) -> Card | None:
    """The card that is in the way, or that must come first."""
    if reason.needs:
        return reason.needs[-1]
    return reason.cards[-1] if reason.cards else None
