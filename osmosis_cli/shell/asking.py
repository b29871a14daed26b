"""What the three prompts have in common: how a line is asked for, and what Tab answers."""

import os
from collections.abc import Callable
from typing import NamedTuple, Protocol

from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext


class Interrupted(Exception):
    """The user pressed Ctrl-C at the prompt: the line typed so far is given up."""


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
        Raises Interrupted on Ctrl-C, and EOFError at the end of the input.
        """

    def forget(self) -> None:
        """Drop lines that were pasted or typed ahead and not yet asked for."""


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
        count=count, words=", ".join(words)
    )
    if not fits(said):
        said = ngettext(
            "{count} choice. Type a letter first.", "{count} choices. Type a letter first.", count
        ).format(count=count)
    return Completed(text, said)
