"""How lines are asked for: with a line editor, plainly, or from a script; and why so.

The order is: what the streams allow, the option, the terminal's own limits, the variable
``ACCESSIBLE``, the saved setting. Plain mode does without the line editor of prompt_toolkit; the
system's own way of typing a line is what some screen readers know best.
"""

import os
from collections.abc import Mapping
from enum import Enum
from typing import Literal, NamedTuple

from osmosis_cli.words.texts import gettext as _

VARIABLE = "ACCESSIBLE"

# Values of the variable that mean off, whatever their case.
_OFF = {"0", "false", "f", "no", "n", "off"}

# Terminals on which a cursor cannot be moved.
_DUMB = {"dumb", "unknown"}

Reason = Literal["option", "TERM", "ACCESSIBLE", "setting"]


class Mode(Enum):
    """The three ways to ask for a line."""

    EDITOR = "editor"
    """On a terminal, with the line editor of prompt_toolkit."""

    PLAIN = "plain"
    """On a terminal, as ``input`` does."""

    SCRIPT = "script"
    """From a file or a pipe, or with answers that go to one."""


class Choice(NamedTuple):
    """A mode and what decided for it; no reason if nobody did and it is the usual one."""

    mode: Mode
    reason: Reason | None = None


def choose_mode(
    is_terminal: bool,
    environ: Mapping[str, str],
    option: bool | None = None,
    setting: bool | None = None,
    windows: bool = os.name == "nt",
) -> Choice:
    """The mode to begin a session in.

    `option` and `setting` are True for plain mode, False for the line editor, None if the user did
    not say. An empty ``ACCESSIBLE`` says nothing. One that means off is the reason only where it
    overrules the setting.
    """
    if not is_terminal:
        return Choice(Mode.SCRIPT)
    if option:
        return Choice(Mode.PLAIN, "option")
    term = environ.get("TERM", "").lower()
    if term in _DUMB or not (term or windows):
        return Choice(Mode.PLAIN, "TERM")
    if option is False:
        return Choice(Mode.EDITOR, "option")
    if asked := environ.get(VARIABLE, "").strip().lower():
        if asked not in _OFF:
            return Choice(Mode.PLAIN, "ACCESSIBLE")
        return Choice(Mode.EDITOR, "ACCESSIBLE" if setting else None)
    return Choice(Mode.PLAIN, "setting") if setting else Choice(Mode.EDITOR)


def mode_sentence(choice: Choice) -> str | None:
    """The first line of a session, which says the mode and why; None if nobody set one."""
    match choice:
        case Choice(Mode.PLAIN, "option"):
            return _("Plain mode is on, because you asked for it with --plain.")
        case Choice(Mode.PLAIN, "TERM"):
            return _("Plain mode is on, because this terminal knows only plain lines.")
        case Choice(Mode.PLAIN, "ACCESSIBLE"):
            return _("Plain mode is on, because the variable ACCESSIBLE asks for it.")
        case Choice(Mode.PLAIN, "setting"):
            return _("Plain mode is on, as you have set it.")
        case Choice(Mode.EDITOR, "option"):
            return _("Plain mode is off, because you asked for that with --no-plain.")
        case Choice(Mode.EDITOR, "ACCESSIBLE"):
            return _("Plain mode is off, because the variable ACCESSIBLE says so.")
    return None
