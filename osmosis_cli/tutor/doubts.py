"""Moves that are likely to lose: before them a coached player is asked."""

from typing import NamedTuple

from osmosis_cli.game.coach import hint, weighed
from osmosis_cli.game.coach_layouts import veiled
from osmosis_cli.game.coach_plans import Plan
from osmosis_cli.game.play import is_safe
from osmosis_cli.game.rules import card_of
from osmosis_cli.game.state import Move, State
from osmosis_cli.words.texts import gettext as _

WORTH_ASKING = ("reserve", "harmless", "look-first", "all-seen", "weighed")
"""The ideas of the coach beside which another move can be doubtful."""

EVIDENCE = 3
"""In so many layouts at least the other move must win."""


class Doubt(NamedTuple):
    """Why a move is doubtful: in how many layouts it wins, and in how many another one does.

    ``layouts`` is how many were looked at; all fit what was seen. It is 1 if nothing is unseen.
    """

    layouts: int
    best: int
    won: int


def doubt(state: State, move: Move) -> Doubt | None:
    """Return why this legal move is likely to lose, None if it is not or nothing better is known.

    It is if another move wins in more than twice as many of the layouts. Only what the player has
    seen counts; a search may take seconds.
    """
    card = card_of(state, move)
    if card is None or is_safe(state, move):
        return None
    found = hint(state)
    if found.plan is None or found.plan.next_move == move or found.idea not in WORTH_ASKING:
        return None
    mine = Plan((move,), card)
    if mine not in [weight.plan for weight in found.weights]:
        found = weighed(veiled(state), (found.plan, mine))
    won = {weight.plan: weight.won for weight in found.weights}
    if mine not in won:
        return None
    best = found.weights[0].won
    enough = 1 if found.layouts == 1 else EVIDENCE
    if best < enough or best <= 2 * won[mine]:
        return None
    return Doubt(found.layouts, best, won[mine])


def doubtful(doubt: Doubt) -> str:
    """The sentence about a doubtful move."""
    if doubt.layouts == 1:
        return _("Coach: you have seen all cards, and this move loses, while another one wins.")
    text = _(
        "Coach: of {count} layouts that fit what you have seen, another move wins {best}, this "
        "one {won}."
    )
    return text.format(count=doubt.layouts, best=doubt.best, won=doubt.won)
