"""What a move changed, in words: what moved, where to, what is left; and the end of a game."""

from osmosis_cli.game.play import Step
from osmosis_cli.game.rules import card_of, plays, verdict
from osmosis_cli.game.state import WASTE, Card, State
from osmosis_cli.words.cards import suit_name
from osmosis_cli.words.style import NORMAL, Style, sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, pgettext


def announce(step: Step, style: Style = NORMAL) -> list[str]:
    """What a move did, in sentences; the last one says what can be played next."""
    if step.card is not None:
        lines = [played(step.card, step, style), shown(step, style)]
        if style.detail == "full":
            lines.insert(1, score(step.after))
        return lines
    if step.dealt:
        return [*dealt(step, style), *pass_ended(step, style)]
    return [*_held_back_at_redeal(step, style), redealt(step.after)]


def played(card: Card, step: Step, style: Style = NORMAL) -> str:
    """The sentence for a card that went to its row."""
    code = step.verdict.reason.code
    if style.detail == "short":
        # Translators: very short: a card goes to a row. {card} is nearly always a code.
        text = pgettext("short answer", "{card} row {row}.")
        return text.format(card=style.name(card), row=step.row)
    if style.detail == "full":
        return _played_fully(card, step, style)
    # Translators: {card} is a card without article, at the start of an answer.
    text = _("{card} to row {row}.")
    if code == "starts-row":
        # Translators: {card} is a card without article, at the start of an answer.
        text = _("{card} starts row {row}.")
    return sentence(text.format(card=style.name(card), row=step.row))


def _played_fully(card: Card, step: Step, style: Style) -> str:
    reason = step.verdict.reason
    if reason.code == "starts-row":
        # Translators: {card} is a card with its article, the direct object. {suit} is the name of
        # a suit.
        text = _("You play {card} and start row {row}, the row of {suit}.")
    elif reason.code == "first-row":
        # Translators: {card} is a card with its article, the direct object. {suit} is the name of
        # a suit.
        text = _("You play {card} to row {row}, which takes every card of {suit}.")
    else:
        # Translators: {card} is a card with its article, the direct object; {above} another one,
        # the subject.
        text = _("You play {card} to row {row}, because {above} lies in the row above.")
    above = style.subject(reason.cards[0]) if reason.cards else ""
    return text.format(
        card=style.object(card), row=step.row, suit=suit_name(card.suit), above=above
    )


def shown(step: Step, style: Style = NORMAL) -> str:
    """The sentence for what lies on top where the card was taken from."""
    top = step.uncovered
    if step.pile is None:
        return waste_top(step.after, style)
    under = len(step.after.reserve[step.pile - 1]) - 1
    if style.detail == "short":
        return pile_shortly(step.after, step.pile, style)
    if top is None:
        return _("Reserve {pile} is empty now.").format(pile=step.pile)
    if not under:
        # Translators: {card} is a card with its article, the direct object.
        text = _("Reserve {pile} now shows {card}, the last card.")
    elif step.after.rules.open_reserve:
        # Translators: {card} is a card with its article, the direct object.
        text = ngettext(
            "Reserve {pile} now shows {card}, with {count} card under it.",
            "Reserve {pile} now shows {card}, with {count} cards under it.",
            under,
        )
    else:
        # Translators: {card} is a card with its article, the direct object; {count} lie under it.
        text = ngettext(
            "Reserve {pile} now shows {card}, {count} face down.",
            "Reserve {pile} now shows {card}, {count} face down.",
            under,
        )
    return text.format(pile=step.pile, card=style.object(top), count=under)


def pile_shortly(state: State, pile: int, style: Style) -> str:
    """A reserve pile in the fewest signs: its number, its top card, how many lie under it."""
    cards = state.reserve[pile - 1]
    if not cards:
        return pgettext("short answer", "Reserve {pile}: empty.").format(pile=pile)
    # Translators: very short: a reserve pile, its top card, and how many cards lie under it.
    text = pgettext("short answer", "{pile}: {card} +{count}")
    return text.format(pile=pile, card=style.name(cards[-1]), count=len(cards) - 1)


def waste_top(state: State, style: Style = NORMAL) -> str:
    """The sentence for the playable card of the waste."""
    top = state.waste_top
    if style.detail == "short":
        if top is None:
            return pgettext("short answer", "Waste: empty.")
        # Translators: very short: the top card of the waste.
        return pgettext("short answer", "Waste: {card}").format(card=style.name(top))
    if top is None:
        return _("The waste is empty now.")
    # Translators: {card} is a card with its article, the direct object.
    return _("The waste now shows {card}.").format(card=style.object(top))


def dealt(step: Step, style: Style = NORMAL) -> list[str]:
    """What a deal turned up and where the pass stands."""
    state = step.after
    top = step.dealt[-1]
    total = state.draws + state.draws_left
    if style.detail == "short":
        # Translators: very short: the card on top of the waste, and where the pass stands.
        text = pgettext("short answer", "{card}, {deal} of {total}")
        return [text.format(card=style.name(top), deal=state.draws, total=total)]
    # Translators: {card} is a card without article, at the start of an answer. {deal} and {total}
    # count the deals of this pass.
    text = _("{card} on top. Deal {deal} of {total} in this pass.")
    summary = sentence(text.format(card=style.name(top), deal=state.draws, total=total))
    if style.detail == "normal":
        return [summary]
    lines = [summary]
    if len(step.dealt) > 1:
        # Translators: {cards} are two or three cards without articles, with commas between them.
        lines.insert(0, _("Dealt: {cards}.").format(cards=style.list(step.dealt)))
    if verdict(state, WASTE).legal:
        lines.append(_("You can play this card now."))
    else:
        lines.append(_("You cannot play this card now."))
    return lines


def redealt(state: State) -> str:
    """The sentence for a pass that begins."""
    count = len(state.talon)
    if state.rules.passes is None:
        text = ngettext(
            "Pass {number} begins with {count} card in the stock.",
            "Pass {number} begins with {count} cards in the stock.",
            count,
        )
    else:
        text = ngettext(
            "Pass {number} of {total} begins with {count} card in the stock.",
            "Pass {number} of {total} begins with {count} cards in the stock.",
            count,
        )
    return text.format(number=state.pass_number, total=state.rules.passes, count=count)


def score(state: State) -> str:
    """The score of the game in one sentence."""
    return _("Score: {count} of {total}.").format(count=state.score, total=4 * state.ranks)


def pass_ended(step: Step, style: Style) -> list[str]:
    """The line that names the play held back in this pass, if it has ended and none is left now."""
    state = step.after
    if state.stock_size or plays(state):
        return []
    return _held_back(state.held if not state.moved else None, style)


def _held_back_at_redeal(step: Step, style: Style) -> list[str]:
    """A play that was held back to the very end of a pass without a play."""
    before = step.before
    playable = plays(before)
    if before.moved or not playable:
        return []
    return _held_back(card_of(before, playable[0]), style)


def _held_back(card: Card | None, style: Style) -> list[str]:
    if card is None:
        return []
    # Translators: {card} is a card with its article, the direct object.
    text = _("You made no play in this pass, but you could have played {card}.")
    return [text.format(card=style.object(card))]


WELL_PLAYED = 40
"""The score from which a lost game counts as well played."""


def won(state: State) -> list[str]:
    """The lines that the game is won, with the score, and what can be typed now."""
    count = 4 * state.ranks
    text = ngettext(
        "You have won: all {count} card lies in the rows.",
        "You have won: all {count} cards lie in the rows.",
        count,
    )
    return [text.format(count=count), _("Type new for another game.")]


def lost(state: State, in_lesson: bool = False) -> list[str]:
    """Why the game is lost, the score, and what can be done now; in a lesson, that is to undo."""
    lines = [loss(state), score(state)]
    if state.score >= WELL_PLAYED:
        lines.append(_("Forty points or more: that was well played."))
    if in_lesson:
        return [*lines, _("Type undo to go back.")]
    return [*lines, _("Type undo to go back, new for another game, or review to look back.")]


def loss(state: State) -> str:
    """The sentence that says by what a game is lost."""
    if state.loss == "waste-empty":
        return _("The game is lost: stock and waste are empty, and no card can be played.")
    if state.loss == "no-redeals":
        return _("The game is lost: no card can be played, and no redeal is left.")
    return _(
        "The game is lost: a whole pass offered no card to play, and every further pass would "
        "be the same."
    )
