"""What can be wrong with a lesson, and the sentences that say it to its author."""

from typing import NamedTuple

from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

LONGEST = 100
"""The most characters of a wrong text that a fault repeats."""


class Fault(NamedTuple):
    """One thing that is wrong.

    ``step`` is the number of the step, from 1; None for the lesson as a whole. ``text`` is the
    key or the value that is meant, ``found`` what was found instead, if that helps.
    """

    code: str
    step: int | None = None
    text: str = ""
    found: str = ""


class BadLesson(ValueError):
    """A lesson cannot be used. ``faults`` holds everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(", ".join(fault.code for fault in faults))
        self.faults = tuple(faults)


# Translators: what is wrong with a lesson file, said to its author. {text} is a key, a move or a
# value from the file; {found} is what was found instead.
SENTENCES = {
    "unreadable": gettext_noop("The file cannot be read."),
    "not-toml": gettext_noop("The file is not in the TOML format: {text}"),
    "unknown-key": gettext_noop("The entry “{text}” is unknown."),
    "missing-key": gettext_noop("The entry “{text}” is missing."),
    "wrong-value": gettext_noop("The entry “{text}” has a wrong value."),
    "not-used": gettext_noop("The entry “{text}” means nothing in a step of this kind."),
    "summary": gettext_noop("The summary must be two lines."),
    "unknown-kind": gettext_noop("There is no kind of step named “{text}”."),
    "unknown-position": gettext_noop("There is no position named “{text}”."),
    "no-position": gettext_noop(
        "This step must name a position, because the one before it is the player’s to change."
    ),
    "bad-position": gettext_noop("The position “{text}” cannot be used: {found}"),
    "bad-move": gettext_noop("The entry “{text}” is no move."),
    "illegal-move": gettext_noop("The move “{text}” is not legal in this position: {found}."),
    "wrong-reason": gettext_noop("The lesson gives the reason {text}, but the rules say {found}."),
    "goal-reached": gettext_noop("The goal is reached before any move is made."),
    "goal-unreachable": gettext_noop("No way to the goal was found."),
    "answer": gettext_noop("The answer is no number of an option."),
    "replies": gettext_noop("There must be one reply for each option."),
    "false-claim": gettext_noop("After “{text}” the game is {found}, not what the lesson says."),
    "undecided-claim": gettext_noop("After “{text}” the search could not decide the game."),
    "too-long": gettext_noop("This step says {found} lines; six are allowed ({text})."),
}

_VALUES = {"won": pgettext_noop("game", "won"), "lost": pgettext_noop("game", "lost")}


def fault_sentence(fault: Fault) -> str:
    """The sentence for one thing that is wrong, with the step that it is in."""
    found = pgettext(*_VALUES[fault.found]) if fault.found in _VALUES else fault.found
    said = _(SENTENCES[fault.code]).format(
        text=visible(fault.text[:LONGEST]), found=visible(found[:LONGEST])
    )
    if fault.step is None:
        return said
    # Translators: {fault} is a whole sentence that says what is wrong in this step.
    return _("Step {number}: {fault}").format(number=fault.step, fault=said)
