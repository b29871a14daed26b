"""What to do next, in words: a play, or the deals that lead to it."""

from osmosis_cli.game.coach_plans import Plan
from osmosis_cli.game.rules import placement
from osmosis_cli.game.state import REDEAL, Move, State
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext


def advised(state: State, plan: Plan, style: Style = NORMAL) -> str:
    """The sentence that tells to carry out this plan in this state."""
    if plan.card is None:
        return _dealing(plan.next_move)
    card, row = style.object(plan.card), placement(state, plan.card)[0].row
    move = plan.moves[-1]
    if move.kind == "reserve":
        # Translators: advice; {card} is a card with its article, the direct object.
        text = _("Play {card} from reserve {pile} to row {row}.")
        return text.format(card=card, pile=move.pile, row=row)
    deals = len(plan.moves) - 1
    if REDEAL in plan.moves:
        deals = len(plan.moves) - 2 - plan.moves.index(REDEAL)
        if plan.next_move == REDEAL:
            # Translators: advice; {card} is a card with its article, the direct object.
            text = ngettext(
                "Turn the waste over, deal {count} time, then play {card} from the waste to row "
                "{row}.",
                "Turn the waste over, deal {count} times, then play {card} from the waste to row "
                "{row}.",
                deals,
            )
        else:
            # Translators: advice; {card} is a card with its article, the direct object. {count}
            # are the deals in the pass that then begins.
            text = ngettext(
                "Deal to the end of the pass and turn the waste over. Then deal {count} time and "
                "play {card} from the waste to row {row}.",
                "Deal to the end of the pass and turn the waste over. Then deal {count} times and "
                "play {card} from the waste to row {row}.",
                deals,
            )
    elif deals:
        # Translators: advice; {card} is a card with its article, the direct object.
        text = ngettext(
            "Deal {count} time, then play {card} from the waste to row {row}.",
            "Deal {count} times, then play {card} from the waste to row {row}.",
            deals,
        )
    else:
        # Translators: advice; {card} is a card with its article, the direct object.
        text = _("Play {card} from the waste to row {row}.")
    return text.format(card=card, row=row, count=deals)


def _dealing(move: Move) -> str:
    if move == REDEAL:
        # Translators: advice.
        return _("Turn the waste over.")
    # Translators: advice.
    return _("Deal from the stock.")
