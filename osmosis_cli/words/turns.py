"""Turns taken back and made again, in words."""

from osmosis_cli.game.play import Step
from osmosis_cli.game.timeline import Turn
from osmosis_cli.words.changes import announce, redealt
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.table import pile, stock, waste
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext


def undone_turn(turn: Turn, style: Style = NORMAL) -> list[str]:
    """What was taken back, and how the place it concerned looks now."""
    steps = turn.steps()
    step = steps[0]
    if len(steps) > 1:
        if all(made.dealt for made in steps):
            text = ngettext("Undone: {count} deal.", "Undone: {count} deals.", len(steps))
        else:
            text = ngettext("Undone: {count} move.", "Undone: {count} moves.", len(steps))
        return [text.format(count=len(steps)), waste(turn.before, style)]
    if step.card is None:
        if step.dealt:
            return [_("Undone: the last deal."), waste(turn.before, style)]
        return [_("Undone: the redeal."), stock(turn.before, style), waste(turn.before, style)]
    return _play_undone(step, style)


def _play_undone(step: Step, style: Style) -> list[str]:
    assert step.card is not None
    if step.pile is None:
        # Translators: {card} is a card without article.
        text = _("Undone: {card} is back on the waste.")
        return [text.format(card=style.name(step.card)), waste(step.before, style)]
    # Translators: {card} is a card without article.
    text = _("Undone: {card} is back on reserve {pile}.")
    return [
        text.format(card=style.name(step.card), pile=step.pile),
        pile(step.before, step.pile, style),
    ]


def redone_turn(turn: Turn, style: Style = NORMAL) -> list[str]:
    """What was made again."""
    steps = turn.steps()
    if len(steps) == 1:
        if not steps[0].card and not steps[0].dealt:
            return [redealt(turn.after)]
        return announce(steps[0], style)
    if all(made.dealt for made in steps):
        text = ngettext("Made again: {count} deal.", "Made again: {count} deals.", len(steps))
    else:
        text = ngettext("Made again: {count} move.", "Made again: {count} moves.", len(steps))
    return [text.format(count=len(steps)), waste(turn.after, style)]
