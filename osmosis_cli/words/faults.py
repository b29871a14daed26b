"""What is wrong with a position, in words."""

from osmosis_cli.game.position import Fault
from osmosis_cli.words.cards import card_object, card_subject
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop

_OBJECT = {
    # Translators: {card} is a card with its article, the direct object.
    "duplicate-card": gettext_noop("The file has {card} more than once."),
    # Translators: {card} is a card with its article, the direct object.
    "missing-card": gettext_noop("The file lacks {card}."),
}
_SUBJECT = {
    # Translators: {card} is a card with its article, the subject.
    "row-gap": gettext_noop("In row {number} lies {card}, but the row above is empty."),
    # Translators: {card} is a card with its article, the subject.
    "suit-twice": gettext_noop("In row {number} lies {card}, but its suit has a row already."),
    # Translators: {card} is a card with its article, the subject.
    "wrong-start": gettext_noop("Row {number} begins wrongly: {card} is no starting card."),
    # Translators: {card} is a card with its article, the subject.
    "mixed-suits": gettext_noop("In row {number} lies {card}, a card of another suit."),
    # Translators: {card} is a card with its article, the subject.
    "rank-not-above": gettext_noop(
        "In row {number} lies {card}, but the row above lacks that rank."
    ),
}
_PLAIN = {
    "unreadable": gettext_noop("The file cannot be read."),
    "too-large": gettext_noop("The file is too large for a position."),
    "not-json": gettext_noop("The file is not in the JSON format."),
    "not-an-object": gettext_noop("The file does not hold a position."),
    "unknown-key": gettext_noop("The entry “{key}” is unknown."),
    "missing-key": gettext_noop("The entry “{key}” is missing."),
    "bad-value": gettext_noop("The entry “{key}” has a wrong value."),
    "unknown-rules": gettext_noop("The rule set is unknown."),
    "bad-card": gettext_noop("The entry “{key}” holds “{text}”, which is no card."),
    "row-count": gettext_noop("There must be exactly four rows."),
    "empty-row-1": gettext_noop("Row 1 is empty, but the starting card lies there from the start."),
    "pile-count": gettext_noop("The number of reserve piles does not fit the rule set."),
    "pile-too-high": gettext_noop("Reserve pile {number} holds more than four cards."),
    "too-many-passes": gettext_noop("The rule set allows fewer passes than the file counts."),
    "stock-count": gettext_noop("Dealing cannot leave a stock of this size."),
    "waste-count": gettext_noop("Dealing cannot leave a waste of this size."),
}
SENTENCES = {**_OBJECT, **_SUBJECT, **_PLAIN}


def fault_sentence(fault: Fault) -> str:
    """The sentence for one thing that is wrong with a position."""
    card = ""
    if fault.card is not None:
        card = (card_object if fault.code in _OBJECT else card_subject)(fault.card)
    return _(SENTENCES[fault.code]).format(
        card=card,
        key=visible(fault.key or ""),
        text=visible(fault.text or ""),
        number=fault.number,
    )
