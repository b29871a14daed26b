"""Transcripts: that one begins, ends or fails, and the notes in it."""

from pathlib import Path

from osmosis_cli.words.saving import said_with_reason
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _

# Translators: in the sentences of this file {file} is the path of a file.


def begun(path: Path) -> str:
    """The sentence that a transcript begins, with its path."""
    text = _("From now on, what you type and what is answered goes into the file {file}.")
    return text.format(file=visible(str(path)))


def ended(path: Path) -> str:
    """The sentence that a transcript ends, with its path."""
    return _("The transcript is in the file {file}.").format(file=visible(str(path)))


def none() -> str:
    """The sentence that no transcript is being kept."""
    return _("No transcript is being kept. Name a file to begin one.")


def under_way(path: Path) -> str:
    """The sentence that a transcript is being kept already, with its path."""
    text = _("A transcript is being kept in the file {file}. Type script off to end it.")
    return text.format(file=visible(str(path)))


def failed(code: str, path: Path) -> str:
    """The sentence that a transcript cannot be written, and why."""
    return said_with_reason(_("No transcript is being kept."), code, path)


def not_replayable() -> str:
    """The note in a transcript of a game that no line can bring back."""
    return _("This game began from a position or with changed rules; start it again the same way.")


def how_to_replay(language: str) -> str:
    """The note at the head of a transcript: how it is played again."""
    # Translators: {command} is what to type in a terminal.
    text = _("Play this again with the command {command} and this file as its input.")
    return text.format(command=f"osmosis play --lang {language}")
