"""Going on with a long answer, and leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer
from osmosis_cli.shell.arguments import nothing
from osmosis_cli.shell.registry import command
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session


@command(
    "more",
    "talk",
    pgettext_noop("command words", "more; mo"),
    gettext_noop("Says the next part of a long answer."),
    nothing,
)
def more(_session: Session, _argument: None) -> Answer:
    """Ask for the next part of the last long answer."""
    return Answer((), more=True)


@command(
    "quit",
    "talk",
    pgettext_noop("command words", "quit, exit, bye; q"),
    gettext_noop("Leaves the program."),
    nothing,
)
def leave(_session: Session, _argument: None) -> Answer:
    """Leave."""
    return Answer((_("Goodbye."),), ends=True)
