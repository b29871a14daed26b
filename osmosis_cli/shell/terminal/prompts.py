"""How lines are asked for: the three ways, which of them and why, and what Tab answers."""

import os
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Literal, NamedTuple, Protocol, TextIO

from osmosis_cli import systems
from osmosis_cli.storage.history import TypedLines
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext


class Interrupted(Exception):
    """The user pressed Ctrl-C at the prompt: the line typed so far is given up."""


class TooLong(Exception):
    """A line of a file or a pipe is too long to be a command; it was skipped.

    ``start`` holds its first letters.
    """

    def __init__(self, start: str) -> None:
        """Give the first letters of the line."""
        super().__init__(start)
        self.start = start


class Choices(NamedTuple):
    """What may stand at the end of a line: each word can replace the text from `start` on."""

    start: int
    words: tuple[str, ...]


Complete = Callable[[str], Choices]
"""Finds the choices for the text between the prompt and the cursor."""


class Prompt(Protocol):
    """One of the three ways to ask for a line."""

    def ask(self, prompt: str, complete: Complete | None, remember: bool) -> str:
        """The line that was typed, without its end.

        The prompt is printable and ends as it is to be shown. Without `complete` there are no
        choices for Tab; what is not to be remembered is not brought back by the arrow keys.
        Raises Interrupted on Ctrl-C, EOFError at the end of the input, and TooLong.
        """

    def forget(self) -> None:
        """Drop lines that were pasted or typed ahead and not yet asked for."""


class Surroundings(Protocol):
    """What a prompt needs of the console that it asks at."""

    stdin: TextIO | None
    stdout: TextIO | None
    keys: Mapping[str, str]
    environ: Mapping[str, str]

    @property
    def is_typed(self) -> bool:
        """Whether the input is a terminal."""

    @property
    def typed(self) -> TypedLines:
        """The lines that were typed in this session and before."""

    def laid_out(self, text: str) -> str:
        """The text as an answer is printed: lines that fit the screen, each with its newline."""

    def fits(self, text: str) -> bool:
        """Whether the text can be said at once."""

    def hold(self, text: str) -> None:
        """Print a text together with what is printed next, in one write."""

    def show(self, text: str) -> None:
        """Print the start of a line as it is, in one write."""

    def settle(self) -> None:
        """Leave nothing to be written when the program ends, if it cannot be written."""


class Completed(NamedTuple):
    """What Tab makes of the text before the cursor, and what it says; one of both may be nothing.

    A sentence that Tab says has a line of its own, and the prompt comes again after it.
    """

    text: str
    said: str


def completed(
    text: str, complete: Complete | None, fits: Callable[[str], bool] = lambda said: True
) -> Completed:
    """What Tab does after this text, which always is something that can be heard.

    One choice is typed out. Of several, what they have in common is typed out, and all are named,
    unless that is more than `fits` in one answer. A choice that is typed out already is none.
    """
    start, words = complete(text) if complete else (len(text), ())
    if not words or (len(words) == 1 and text[start:] == words[0]):
        return Completed(text, _("No completion."))
    common = os.path.commonprefix(words)
    if len(words) == 1:
        return Completed(text[:start] + common, "")
    if len(common) > len(text) - start:
        text = text[:start] + common
    count = len(words)
    # Translators: {words} is a list of words that can be typed here, for instance help, hint.
    said = ngettext("{count} choice: {words}.", "{count} choices: {words}.", count).format(
        count=count, words=("; " if any("," in word for word in words) else ", ").join(words)
    )
    if not fits(said):
        said = ngettext(
            "{count} choice. Type a letter first.", "{count} choices. Type a letter first.", count
        ).format(count=count)
    return Completed(text, said)


# Which of the three ways: what the streams allow, then the option, the terminal's own limits, the
# variable ACCESSIBLE, the saved setting. Plain mode does without the line editor of prompt_toolkit;
# the system's own way of typing a line is what some screen readers know best.

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
    windows: bool = systems.WINDOWS,
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
