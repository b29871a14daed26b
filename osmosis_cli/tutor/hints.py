"""Sentences that help on: what to do next, where to look."""

from osmosis_cli.game.rules import Verdict
from osmosis_cli.words.texts import gettext as _


def go_on() -> str:
    """What to do when a step is over."""
    return _("Press Enter to go on.")


def no_way() -> str:
    """What to do when the exercise cannot be solved from here any more."""
    return _("From here the goal is out of reach. Type undo, or step to begin the exercise again.")


def place_to_look(judged: Verdict) -> str:
    """Where to look for a legal move: the first of three hints."""
    move = judged.move
    if move.kind == "draw":
        return _("Think of the stock.")
    if move.kind == "redeal":
        return _("Think of the waste as a whole.")
    if move.kind == "waste":
        return _("Look at the top of the waste.")
    return _("Look at reserve {pile}.").format(pile=move.pile)
