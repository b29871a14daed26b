"""How lines are said and asked for: their width, and plain mode."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import nothing, on_or_off, read_count
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.registry import command
from osmosis_cli.storage.settings import AUTO, MAX_WIDTH, MIN_WIDTH
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session


def _width(_session: Session, text: str) -> int | str | None:
    """Take a width or the word for automatic; None if nothing is named."""
    if not text:
        return None
    # Translators: what is typed to leave a setting to the program, one word
    if fold(text) in (fold(pgettext("setting", "auto")), AUTO):
        return AUTO
    width = read_count(text)
    if width is None or not MIN_WIDTH <= width <= MAX_WIDTH:
        raise Misfit(_("The width is a number from 20 to 80, or auto."))
    return width


@command(
    "width",
    "talk",
    pgettext_noop("command words", "width, line width; wi"),
    gettext_noop("Says how wide lines are, or sets it to a number from 20 to 80, or to auto."),
    _width,
    pgettext_noop("command forms", "width, width 40, width auto"),
)
def width(session: Session, wanted: int | str | None) -> Answer:
    """Say how wide lines are, or change it."""
    if wanted is not None:
        session.width = None if wanted == AUTO else int(wanted)
        session.choose("width", str(wanted))
    if session.width is None:
        return say(_("Lines are as wide as the screen, at most 80 characters."))
    return say(_("Lines are at most {width} characters wide.").format(width=session.width))


@command(
    "plain",
    "talk",
    pgettext_noop("command words", "plain, plain mode"),
    gettext_noop("Says whether lines are asked for plainly, without line editing, or switches it."),
    on_or_off,
    pgettext_noop("command forms", "plain, plain on, plain off"),
)
def plain(session: Session, wanted: bool | None) -> Answer:
    """Say whether plain mode is on, or switch it."""
    if wanted is not None:
        session.plain = wanted
        session.choose("plain", "yes" if wanted else "no")
    if session.plain:
        return say(_("Plain mode is on."))
    if session.plain is False:
        return say(_("Plain mode is off."))
    return say(_("You have not set plain mode. The terminal and the environment decide."))


@command(
    "settings",
    "talk",
    pgettext_noop("command words", "settings, options"),
    gettext_noop("Says all settings. Each is changed by the command of its name."),
    nothing,
)
def settings(session: Session, _argument: None) -> Answer:
    """Say all settings, each as its own command says it."""
    keys = ("language", "verbosity", "cards", "width", "plain")
    answers = [COMMANDS[key].run(session, COMMANDS[key].parse(session, "")) for key in keys]
    return say(*(line for answer in answers for line in answer.lines))
