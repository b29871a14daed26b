"""Hints in three steps: where to look, which idea helps, the move and why."""

from osmosis_cli.game.coach import Hint, Weight
from osmosis_cli.game.coach_layouts import MOST_ENUMERATED, orders_of_unseen
from osmosis_cli.game.rules import placement
from osmosis_cli.game.state import State
from osmosis_cli.words.advice import advised
from osmosis_cli.words.cards import suit_name
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext
from osmosis_cli.words.verdicts import reason_sentence

STEPS = 3
"""The number of steps of a hint."""

TOLD = 3
"""How many plans of a weighed choice are told with their counts."""


def hint_step(state: State, hint: Hint, step: int, style: Style = NORMAL) -> list[str]:
    """The sentences of one step of a hint, from 1 to `STEPS`.

    Where nothing helps, or nothing can be done but deal, there is one step only.
    """
    if hint.idea in ("won", "lost"):
        return [_over(hint)]
    if hint.idea in ("hopeless", "nothing-fits"):
        return _no_help(state, hint, style)
    assert hint.plan is not None
    if hint.idea == "deal-on":
        return [_idea(state, hint), advised(state, hint.plan, style)]
    if step == 1:
        return [_place(hint), _("Type hint again for the idea.")]
    if step == 2:
        return [_idea(state, hint), _("Type hint again for the move.")]
    return [*_reasons(state, hint, style), advised(state, hint.plan, style)]


def _over(hint: Hint) -> str:
    if hint.idea == "won":
        return _("You have won already. Type new for another game.")
    return _("The game is lost. Type undo to go back, new for another game, or review.")


def _no_help(state: State, hint: Hint, style: Style) -> list[str]:
    """What is said when no play can win any more, and what still brings points."""
    if hint.idea == "nothing-fits":
        lines = [_("Nothing helps any more: of the cards that can still come up, none fits.")]
    elif orders_of_unseen(state) == 1:
        lines = [_("Nothing helps any more: all cards are seen, and no way leads to a win.")]
    elif orders_of_unseen(state) <= MOST_ENUMERATED:
        text = ngettext(
            "Nothing helps any more: the unseen cards can lie in {count} way, and it is lost.",
            "Nothing helps any more: the unseen cards can lie in {count} ways, and all are lost.",
            orders_of_unseen(state),
        )
        lines = [text.format(count=orders_of_unseen(state))]
    else:
        lines = [
            _("Nothing helps any more: cards of the reserve wait for each other in a circle."),
            _("Type why lost to hear which."),
        ]
    if hint.plan is not None and hint.plan.card is not None:
        # Translators: {move} is a whole sentence with the move.
        text = _("For more points you can still play on. {move}")
        lines.append(text.format(move=advised(state, hint.plan, style)))
    lines.append(_("Type undo to go back, new for another game, or review."))
    return lines


def _place(hint: Hint) -> str:
    """Where to look."""
    assert hint.plan is not None
    move = hint.plan.next_move
    if move.kind == "reserve":
        return _("Look at the tops of the reserve piles.")
    if move.kind == "waste":
        return _("Look at the top of the waste.")
    if move.kind == "redeal":
        return _("Look at the waste: it can be turned over.")
    return _("Look at the stock.")


def _idea(state: State, hint: Hint) -> str:
    """Which rule or idea helps."""
    assert hint.plan is not None
    match hint.idea:
        case "reserve":
            return _(
                "A reserve card that is no starting card never does harm: play it as soon as "
                "it can go."
            )
        case "harmless" if state.rules.draw == 1:
            return _(
                "With one card at a time, no play shifts the cards after it. All but a starting "
                "card can be played at once."
            )
        case "harmless" if state.passes_left == 0:
            return _(
                "This is the last pass, so no play can shift later ones. All but a starting card "
                "can be played at once."
            )
        case "harmless":
            return _("Playing the last card of a pass shifts no other card, so it does no harm.")
        case "look-first":
            return _(
                "A card could be played, but it does not run away: every pass brings the same "
                "cards. First see what the stock holds."
            )
        case "deal-on" if hint.plan.next_move.kind == "redeal":
            return _("No card can be played now. A new pass brings the cards up again.")
        case "deal-on":
            return _("No card can be played now. See what comes.")
        case "only-play":
            return _("Of all cards within reach, only one fits.")
        case "all-seen":
            return _("All cards have been seen. One way to win can be worked out.")
        case _:
            return _choice(state, hint)


def _choice(state: State, hint: Hint) -> str:
    """What the choice is about, if several plans were weighed."""
    assert hint.plan is not None
    if hint.plan.card is None:
        return _("What could be played now is better held back: it would settle too much.")
    if any(_starts(state, weight) for weight in hint.weights):
        return _(
            "A starting card settles which suit must wait for which. Weigh which one to play, "
            "and when."
        )
    return _(
        "Playing a waste card shifts which cards come up on top later. Weigh which one to play "
        "first."
    )


def _starts(state: State, weight: Weight) -> bool:
    card = weight.plan.card
    return card is not None and card.rank == state.starting_rank


def _reasons(state: State, hint: Hint, style: Style) -> list[str]:
    """Why the move is good: what was counted, or why it is legal and what it opens."""
    assert hint.plan is not None
    card, move = hint.plan.card, hint.plan.moves[-1]
    if hint.idea == "weighed":
        return _counts(state, hint, style)
    if card is None or style.detail == "short":
        return []
    reason = placement(state, card)[0]
    if len(hint.plan.moves) > 1:
        return [_("Once the card lies free, row {row} takes it.").format(row=reason.row)]
    lines = [reason_sentence(state, reason, style)]
    if move.pile is None:
        return lines
    under = len(state.reserve[move.pile - 1]) - 1
    if under and not state.rules.open_reserve:
        text = ngettext(
            "It turns the next card of the pile up: {count} lies face down there.",
            "It turns the next card of the pile up: {count} lie face down there.",
            under,
        )
        lines.append(text.format(count=under))
    return lines


def _counts(state: State, hint: Hint, style: Style) -> list[str]:
    """In how many layouts each plan still wins, as it was counted, and what the best settles."""
    best = hint.weights[0]
    if not best.won:
        text = ngettext(
            "I tried {layouts} possible layout and found no way to win. This is still worth a try.",
            "I tried {layouts} possible layouts and found no way to win. This is still worth a "
            "try.",
            hint.layouts,
        )
        return [text.format(layouts=hint.layouts)]
    told = hint.weights[:TOLD]
    lines = [_count(weight, hint.layouts, style) for weight in told]
    card = best.plan.card
    if card is not None and _starts(state, best):
        # Translators: {suit} is the name of a suit, {row} the number of its row.
        text = _("The row of {suit} is then row {row}.")
        lines.append(text.format(suit=suit_name(card.suit), row=state.next_row))
    return lines


def _count(weight: Weight, layouts: int, style: Style) -> str:
    """In how many layouts one plan still wins."""
    if weight.plan.card is None:
        text = ngettext(
            "If you deal on, I find a way to win in {won} of {layouts} possible layout.",
            "If you deal on, I find a way to win in {won} of {layouts} possible layouts.",
            layouts,
        )
        return text.format(won=weight.won, layouts=layouts)
    # Translators: {card} is a card with its article, the direct object.
    text = ngettext(
        "If you play {card} next, I find a way to win in {won} of {layouts} possible layout.",
        "If you play {card} next, I find a way to win in {won} of {layouts} possible layouts.",
        layouts,
    )
    return text.format(card=style.object(weight.plan.card), won=weight.won, layouts=layouts)
