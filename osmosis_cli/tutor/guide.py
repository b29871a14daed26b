"""The guide: explains each new situation of a real game once."""

from collections.abc import Callable, Sequence, Set

from osmosis_cli.game.play import Step, safe_plays
from osmosis_cli.game.rules import plays, verdict
from osmosis_cli.game.state import State
from osmosis_cli.game.timeline import Turn
from osmosis_cli.tutor.concepts import RULE_OF
from osmosis_cli.tutor.progress import Knowledge, Offer
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

OFFERS: dict[Offer, str] = {
    "auto-go": gettext_noop(
        "Guide: type auto go, and Enter alone deals on to the next card that can be played."
    ),
    "auto-safe": gettext_noop(
        "Guide: type auto safe, and cards that can do no harm are played by themselves."
    ),
    "keys": gettext_noop("Guide: type keys on, and most commands need one key only."),
}
"""What the guide says of each setting that spares typing, once it would have helped."""

DEALS, SAFE_PLAYS, TURNS = 4, 2, 40
"""So many turns in a row that only deal, or only play what can do no harm, or in a whole game, and
a setting would have helped."""


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


def offer(turns: Sequence[Turn], open_to: Set[str]) -> Offer | None:
    """Return the name of an offer that would have helped in these turns of a game, None if none.

    ``open_to`` names the offers that can still be made.
    """
    latest = turns[::-1]
    if "auto-go" in open_to and _begins(latest, DEALS, _only_deals):
        return "auto-go"
    if "auto-safe" in open_to and _begins(latest, SAFE_PLAYS, _only_safe):
        return "auto-safe"
    return "keys" if "keys" in open_to and len(turns) >= TURNS else None


def _begins(turns: Sequence[Turn], count: int, such: Callable[[Turn], bool]) -> bool:
    return len(turns) >= count and all(map(such, turns[:count]))


def _only_deals(turn: Turn) -> bool:
    return all(move.kind in ("draw", "redeal") for move in turn.moves)


def _only_safe(turn: Turn) -> bool:
    return set(turn.moves) <= {step.move for step in safe_plays(turn.before)}


def shown_by(step: Step) -> str:
    """The situation that a player who makes this move by himself needs no word about."""
    return step.verdict.reason.code
