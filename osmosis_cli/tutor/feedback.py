"""What is added to an explanation when the same mistake is made again."""

from collections import Counter
from dataclasses import dataclass, field

from osmosis_cli.game.rules import Illegal, card_of
from osmosis_cli.game.state import Move, State
from osmosis_cli.tutor.concepts import RULE_OF, rule_sentence
from osmosis_cli.tutor.reasons import Twin, legal_twin
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext
from osmosis_cli.words.verdicts import explain


@dataclass
class Mistakes:
    """How often each rule was broken in one lesson."""

    counts: Counter[str] = field(default_factory=Counter)

    def more_about(self, state: State, judged: Illegal, style: Style = NORMAL) -> list[str]:
        """Count the mistake; nothing the first time, then the rule, then a legal twin."""
        rule = RULE_OF[judged.reason.code]
        self.counts[rule] += 1
        if self.counts[rule] == 1:
            return []
        twin = legal_twin(state, judged) if self.counts[rule] > 2 else None
        if twin is None:
            return [rule_sentence(rule)]
        return twin_lines(twin, style)


def twin_lines(twin: Twin, style: Style = NORMAL) -> list[str]:
    """What differs in a legal twin, and the verdict on the move there."""
    lines = []
    if twin.laid:
        # Translators: a change to the table is imagined; {cards} are cards without articles, with
        # commas between them.
        text = ngettext(
            "Suppose {count} card lay in its row: {cards}.",
            "Suppose {count} cards lay in their rows: {cards}.",
            len(twin.laid),
        )
        lines.append(text.format(count=len(twin.laid), cards=style.list(twin.laid)))
    card = twin.verdict.reason.card
    if twin.free and card is not None:
        # Translators: a change to the table is imagined; {card} is a card with its article, the
        # subject.
        text = _("Suppose {card} lay on top of the waste.")
        lines.append(text.format(card=style.subject(card)))
    if not lines:
        lines.append(_("Compare this move, which is legal:"))
    return [*lines, *explain(twin.state, twin.verdict, style)]


def move_sentence(state: State, move: Move, style: Style = NORMAL) -> str:
    """What to do to make this legal move."""
    if move.kind == "draw":
        return _("Deal from the stock.")
    if move.kind == "redeal":
        return _("Turn the waste over.")
    card = card_of(state, move)
    assert card is not None
    # Translators: {card} is a card with its article, the direct object.
    return _("Play {card}.").format(card=style.object(card))
