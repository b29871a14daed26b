"""Keeping a transcript of what is typed and answered."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.arguments import END_MARKS, is_off
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.registry import command
from osmosis_cli.shell.transcript import Transcript
from osmosis_cli.shell.typed_paths import read_path
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.words import saved_games
from osmosis_cli.words import transcripts as words
from osmosis_cli.words.texts import gettext_noop, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session


def _file(_session: Session, text: str) -> Path | None:
    """Take the path of a file, a tilde at its head is the home; None for the word for off.

    Raises `Misfit` for what no path can be.
    """
    if not text or is_off(text.rstrip("?" + END_MARKS)):
        return None
    return read_path(text)


@command(
    "script",
    "games",
    pgettext_noop("command words", "script, transcript, record"),
    gettext_noop(
        "Keeps a transcript of what is typed and answered in the file that you name, until you "
        "type script off."
    ),
    lambda session, text: (bool(text), _file(session, text)),
    pgettext_noop("command forms", "script evening.txt, script off"),
)
def script(session: Session, wanted: tuple[bool, Path | None]) -> Answer:
    """Begin a transcript, end it, or say whether one is being kept."""
    named, path = wanted
    kept = session.transcript
    if path is not None:
        return say(words.under_way(kept.path)) if kept else _begin(session, path, replace=False)
    if kept is None:
        return say(words.none())
    if not named:
        return say(words.under_way(kept.path))
    session.transcript = None
    return say(words.ended(kept.path))


def _begin(session: Session, path: Path, replace: bool) -> Answer:
    try:
        session.transcript = Transcript(path, session.game, replace)
    except StorageError as error:
        if error.code == "exists" and not replace:
            return confirm(
                session,
                lambda: saved_games.replace_file(path),
                lambda: _begin(session, path, replace=True),
            )
        return say(words.failed(error.code, error.path))
    return say(words.begun(path))
