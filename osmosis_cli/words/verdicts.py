"""Verdicts in words: why a move is legal or illegal, proved by the cards on the table."""

from osmosis_cli.game.rules import LEGAL_CODES, Reason, Verdict, place_of, placement
from osmosis_cli.game.state import Card, State
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _


def explain(state: State, verdict: Verdict, style: Style = NORMAL) -> list[str]:
    """The whole explanation of a verdict, one sentence or two an item.

    The reason to teach comes first, then what must come before, step by step as far as it can be
    seen, then whether the rows would take a card that only lies out of reach.
    """
    reason = verdict.reason
    if style.detail == "short":
        return [explain_shortly(reason, style)]
    return [reason_sentence(state, reason, style), *_evidence(state, verdict, style)]


def explain_briefly(state: State, verdict: Verdict, style: Style = NORMAL) -> list[str]:
    """The reason to teach and the sentence that helps most: what a refused move is told."""
    return explain(state, verdict, style)[:2]


def _evidence(state: State, verdict: Verdict, style: Style) -> list[str]:
    """What proves the first reason, and what the others add to it."""
    first = verdict.reason
    if first.code in LEGAL_CODES or first.card is None or style.detail == "short":
        return []
    if first.code in ("rank-missing-above", "row-not-started"):
        return _chain(state, first, style)
    if first.code in ("covered", "not-in-view", "not-a-target", "wrong-row"):
        return _when_free(state, verdict, style)
    return []


def _chain(state: State, reason: Reason, style: Style) -> list[str]:
    """Each missing card and what it waits for, from the row above up, then where the last lies."""
    sentences = []
    for waiting, needed in zip(reason.needs[:0:-1], reason.needs[-2::-1], strict=True):
        # Translators: {card} is a card with its article, the direct object; {needed} another one,
        # the subject. This follows a sentence that says that {card} must come first.
        text = _("And you can play {card} only when {needed} lies in row {above}.")
        above = state.row_of_suit[needed.suit]
        sentences.append(
            text.format(card=style.object(waiting), needed=style.subject(needed), above=above)
        )
    last = reason.needs[0]
    sentences.append(where(state, last, style))
    place = place_of(state, last)
    if place.playable:
        sentences.append(_("From there you can play this card now."))
    elif len(place.above) == 1:
        sentences += _top_needs(state, place.above[0], style)
    return sentences


def _top_needs(state: State, top: Card, style: Style) -> list[str]:
    """Whether the one card that is in the way could be played now."""
    reason = placement(state, top)[0]
    if reason.code in LEGAL_CODES:
        # Translators: {card} is a card with its article, the direct object.
        text = _("You can play {card} now, to row {row}.")
        return [text.format(card=style.object(top), row=reason.row)]
    # Translators: {card} is a card with its article, the direct object.
    return [_("You cannot play {card} yet either.").format(card=style.object(top))]


def _when_free(state: State, verdict: Verdict, style: Style) -> list[str]:
    """Whether the rows would take the card if it lay free, and named no wrong place."""
    card = verdict.reason.card
    assert card is not None
    reason = placement(state, card)[0]
    if reason.code in LEGAL_CODES:
        misplaced = verdict.reason.code in ("not-a-target", "wrong-row")
        if misplaced and place_of(state, card).playable:
            return [_("There you can play this card now.")]
        text = _("Once the card lies free, row {row} takes it.")
        return [text.format(row=reason.row)]
    return [reason_sentence(state, reason, style), *_chain(state, reason, style)]
