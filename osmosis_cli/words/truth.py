"""What only a look at the hidden cards can tell, in words."""

from typing import TYPE_CHECKING

from osmosis_cli.game.state import State
from osmosis_cli.words.changes import loss
from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from osmosis_cli.game.review import Chance


def warning() -> tuple[str, ...]:
    """What is said and asked before hidden cards are used."""
    return (
        _("This uses hidden cards, and the game then counts as helped."),
        _("Do you want it, yes or no?"),
    )


def chance(verdict: "Chance") -> str:
    """Whether a game can still be won, by a player who knows all cards."""
    if verdict == "won":
        return _("The game can still be won.")
    if verdict == "lost":
        return _("The game cannot be won any more. Type why lost for the reason.")
    return _("It would take too long to find out whether the game can still be won.")


def lost_by_the_stock(state: State) -> list[str]:
    """Why a game without a circle of needs is lost, and where more is told."""
    if state.outcome == "lost":
        lines = [loss(state)]
    else:
        lines = [
            _("The game cannot be won any more, though no cards wait for each other in a circle."),
            _(
                "All ways were tried: in whatever order you play, some card of the stock never "
                "comes up on top when it is needed."
            ),
        ]
    return [*lines, _("Type review to hear whether a move of yours let a win slip.")]


def proved_winnable() -> str:
    """What is said of a new deal that was chosen because it can be won."""
    return _("This deal can be won: that is proved.")
