"""What is wrong with a position, in words."""

from osmosis_cli.game.position import Fault
from osmosis_cli.words.cards import card_object, card_subject
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _


def fault_sentence(fault: Fault) -> str:
    """Return the sentence for one thing that is wrong with a position."""
    subject = card_subject(fault.card) if fault.card else ""
    direct = card_object(fault.card) if fault.card else ""
    key, text = visible(fault.key or ""), visible(fault.text or "")
    match fault.code:
        case "duplicate-card":
            # Translators: {card} is a card with its article, the direct object.
            said = _("The file has {card} more than once.")
            return said.format(card=direct)
        case "missing-card":
            # Translators: {card} is a card with its article, the direct object.
            said = _("The file lacks {card}.")
            return said.format(card=direct)
        case "row-gap":
            # Translators: {card} is a card with its article, the subject.
            said = _("In row {number} lies {card}, but the row above is empty.")
            return said.format(number=fault.number, card=subject)
        case "suit-twice":
            # Translators: {card} is a card with its article, the subject.
            said = _("In row {number} lies {card}, but its suit has a row already.")
            return said.format(number=fault.number, card=subject)
        case "wrong-start":
            # Translators: {card} is a card with its article, the subject.
            said = _("Row {number} begins wrongly: {card} is no starting card.")
            return said.format(number=fault.number, card=subject)
        case "mixed-suits":
            # Translators: {card} is a card with its article, the subject.
            said = _("In row {number} lies {card}, a card of another suit.")
            return said.format(number=fault.number, card=subject)
        case "rank-not-above":
            # Translators: {card} is a card with its article, the subject.
            said = _("In row {number} lies {card}, but the row above lacks that rank.")
            return said.format(number=fault.number, card=subject)
        case "unreadable":
            return _("The file cannot be read.")
        case "too-large":
            return _("The file is too large for a position.")
        case "not-json":
            return _("The file is not in the JSON format.")
        case "not-an-object":
            return _("The file does not hold a position.")
        case "unknown-key":
            said = _("The entry “{key}” is unknown.")
            return said.format(key=key)
        case "missing-key":
            said = _("The entry “{key}” is missing.")
            return said.format(key=key)
        case "bad-value":
            said = _("The entry “{key}” has a wrong value.")
            return said.format(key=key)
        case "unknown-rules":
            return _("The rule set is unknown.")
        case "bad-card":
            said = _("The entry “{key}” holds “{text}”, which is no card.")
            return said.format(key=key, text=text)
        case "row-count":
            return _("There must be exactly four rows.")
        case "empty-row-1":
            return _("Row 1 is empty, but the starting card lies there from the start.")
        case "pile-count":
            return _("The number of reserve piles does not fit the rule set.")
        case "pile-too-high":
            said = _("Reserve pile {number} holds more than four cards.")
            return said.format(number=fault.number)
        case "too-many-passes":
            return _("The rule set allows fewer passes than the file counts.")
        case "stock-count":
            return _("Dealing cannot leave a stock of this size.")
        case "waste-count":
            return _("Dealing cannot leave a waste of this size.")
