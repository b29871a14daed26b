"""The guide: explains each new situation of a real game once."""

from typing import NamedTuple

from osmosis_cli.game.play import Step, is_safe
from osmosis_cli.game.rules import card_of, plays, verdict
from osmosis_cli.game.state import Move, State
from osmosis_cli.tutor.concepts import RULE_OF
from osmosis_cli.tutor.progress import Knowledge
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop

SITUATIONS = {
    "start": gettext_noop(
        "Guide: the card in row 1 gives the suit of that row and the starting rank of all rows."
    ),
    "first-row": gettext_noop("Guide: a free card has the suit of row 1, so it can go there."),
    "starts-row": gettext_noop(
        "Guide: a starting card is free. It would start the next empty row; think about whether "
        "its suit is the right one for it."
    ),
    "rank-above": gettext_noop(
        "Guide: a free card has its rank in the row above, so it can go to its row."
    ),
    "deals-cards": gettext_noop("Guide: no card can be played now, so deal from the stock."),
    "turns-waste": gettext_noop(
        "Guide: the stock is empty. Redeal, and the same cards come again in the same order."
    ),
    "lost": gettext_noop("Guide: undo goes back as far as you like, to try another way."),
}
"""What the guide can explain, by name; where the name is a reason code, of a legal move."""


WORTH_ASKING = ("reserve", "harmless", "look-first", "all-seen", "weighed")
"""The ideas of the coach beside which another move can be doubtful."""

EVIDENCE = 3
"""In so many layouts at least the other move must win."""


def situation(state: State, start: bool = False) -> str | None:
    """The situation that the table is in; the most telling one if it is in several."""
    if state.outcome != "open":
        return "lost" if state.outcome == "lost" else None
    if start:
        return "start"
    codes = {verdict(state, move).reason.code for move in plays(state)}
    for code in ("starts-row", "rank-above", "first-row"):
        if code in codes:
            return code
    return "deals-cards" if state.stock_size else "turns-waste"


def advice(knowledge: Knowledge, name: str) -> str | None:
    """What the guide says in this situation: nothing if it was explained or is known."""
    if name in knowledge.shown:
        return None
    rule = RULE_OF.get(name)
    if rule is not None and knowledge.rule(rule).state in ("known", "mastered"):
        return None
    return _(SITUATIONS[name])


def shown_by(step: Step) -> str:
    """The situation that a player who makes this move by himself needs no word about."""
    return step.verdict.reason.code


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
    # The coach takes long to load, and most players are not coached.
    from osmosis_cli.game.coach import hint, weighed
    from osmosis_cli.game.coach_layouts import veiled
    from osmosis_cli.game.coach_plans import Plan

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
