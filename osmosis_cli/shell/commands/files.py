"""Files of the player's choice: games to pass on and to take in, and transcripts."""

from __future__ import annotations

from pathlib import Path

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import END_MARKS, is_off, off_word
from osmosis_cli.shell.autosave import game_of
from osmosis_cli.shell.commands.saves import go_on
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.transcript import Transcript
from osmosis_cli.shell.typed_paths import read_path
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.words import saved_games as words
from osmosis_cli.words import transcripts
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop


def _file(_session: Session, text: str) -> Path:
    """Take the path of a file; a tilde at its head is the home.

    Raises `Misfit` if it is empty, or for what no path can be.
    """
    if not text:
        raise Misfit(_("Name a file as well, for example {file}.").format(file="osmosis.json"))
    return read_path(text)


def export(session: Session, path: Path) -> Answer:
    """Write the game to a file, after asking if there is one already."""
    return _write(session, path, replace=False)


def _write(session: Session, path: Path, replace: bool) -> Answer:
    # Start-up: few games are exported.
    from osmosis_cli.storage.exports import export_game

    autosave = session.autosave
    try:
        kept = export_game(path, autosave.record_of(session.game), autosave.moment(), replace)
    except StorageError as error:
        if error.code == "exists" and not replace:
            return confirm(
                session,
                lambda: words.replace_file(path),
                lambda: _write(session, path, replace=True),
            )
        return say(words.not_saved(error.code, error.path))
    lines = words.written(path)
    return say(*lines) if kept is None else say(lines[0], words.file_kept(kept), *lines[1:])


def take_in(session: Session, path: Path) -> Answer:
    """Go on with the game in a file, after asking if the one under way is to be left."""
    # Start-up: few games are imported.
    from osmosis_cli.storage.exports import import_game

    try:
        game = game_of(import_game(path))
    except StorageError as error:
        return say(words.not_loaded(error.code, error.path))
    return go_on(session, game, lambda: [words.loaded(path.name)])


def _script_file(_session: Session, text: str) -> Path | None:
    """Take the path of a file, a tilde at its head is the home; None for the word for off.

    Raises `Misfit` for what no path can be.
    """
    if not text or is_off(text.rstrip("?" + END_MARKS)):
        return None
    return read_path(text)


def script(session: Session, wanted: tuple[bool, Path | None]) -> Answer:
    """Begin a transcript, end it, or say whether one is being kept."""
    named, path = wanted
    kept = session.transcript
    if path is not None:
        if kept is not None:
            return say(transcripts.under_way(kept.path))
        return _begin_script(session, path, replace=False)
    if kept is None:
        return say(transcripts.none())
    if not named:
        return say(transcripts.under_way(kept.path))
    session.transcript = None
    return say(transcripts.ended(kept.path))


def _begin_script(session: Session, path: Path, replace: bool) -> Answer:
    try:
        session.transcript = Transcript(path, session.game, replace)
    except StorageError as error:
        if error.code == "exists" and not replace:
            return confirm(
                session,
                lambda: words.replace_file(path),
                lambda: _begin_script(session, path, replace=True),
            )
        return say(transcripts.failed(error.code, error.path))
    return say(transcripts.begun(path))


COMMANDS = (
    Command(
        "export",
        "games",
        pgettext_noop("command words", "export"),
        gettext_noop("Writes this game to a file that you name, to pass it on."),
        _file,
        export,
        pgettext_noop("command forms", "export evening.json"),
    ),
    Command(
        "import",
        "games",
        pgettext_noop("command words", "import"),
        gettext_noop("Goes on with the game in a file that was exported."),
        _file,
        take_in,
        pgettext_noop("command forms", "import evening.json"),
    ),
    Command(
        "script",
        "games",
        pgettext_noop("command words", "script, transcript, record"),
        gettext_noop(
            "Keeps a transcript of what is typed and answered in the file that you name, until you "
            "type script off."
        ),
        lambda session, text: (bool(text), _script_file(session, text)),
        script,
        pgettext_noop("command forms", "script evening.txt, script off"),
        off_word,
    ),
)
