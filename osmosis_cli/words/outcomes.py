"""The end of a game in words."""

from osmosis_cli.game.state import State
from osmosis_cli.words.changes import score
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext

WELL_PLAYED = 40
"""The score from which a lost game counts as well played."""


def won(state: State) -> list[str]:
    """What is said when the last card has come to its row."""
    count = 4 * state.ranks
    text = ngettext(
        "You have won: all {count} card lies in the rows.",
        "You have won: all {count} cards lie in the rows.",
        count,
    )
    return [text.format(count=count), _("Type new for another game.")]


def lost(state: State) -> list[str]:
    """Why the game is lost, the score, and what can be done now."""
    lines = [loss(state), score(state)]
    if state.score >= WELL_PLAYED:
        lines.append(_("Forty points or more: that was well played."))
    lines.append(_("Type undo to go back, new for another game, or review to look back."))
    return lines


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
