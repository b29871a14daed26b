"""Games in files of the player's choice, to pass on and to take in."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.commands.saves import go_on
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.registry import command
from osmosis_cli.shell.typed_paths import read_path
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.words import saved_games as words
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session


def _file(_session: Session, text: str) -> Path:
    """Take the path of a file; a tilde at its head is the home.

    Raises `Misfit` if it is empty, or for what no path can be.
    """
    if not text:
        raise Misfit(_("Name a file as well, for example {file}.").format(file="osmosis.json"))
    return read_path(text)


@command(
    "export",
    "games",
    pgettext_noop("command words", "export"),
    gettext_noop("Writes this game to a file that you name, to pass it on."),
    _file,
    pgettext_noop("command forms", "export evening.json"),
)
def export(session: Session, path: Path) -> Answer:
    """Write the game to a file, after asking if there is one already."""
    return _write(session, path, replace=False)


def _write(session: Session, path: Path, replace: bool) -> Answer:
    from osmosis_cli.storage.saves import export_game

    keeping = session.keeping
    try:
        export_game(path, keeping.record_of(session.game), keeping.moment(), replace)
    except StorageError as error:
        if error.code == "exists" and not replace:
            return confirm(
                session,
                lambda: words.replace_file(path),
                lambda: _write(session, path, replace=True),
            )
        return say(words.not_saved(error.code, error.path))
    return say(*words.written(path))


@command(
    "import",
    "games",
    pgettext_noop("command words", "import"),
    gettext_noop("Goes on with the game in a file that was exported."),
    _file,
    pgettext_noop("command forms", "import evening.json"),
)
def take_in(session: Session, path: Path) -> Answer:
    """Go on with the game in a file, after asking if the one under way is to be left."""
    from osmosis_cli.storage.saves import import_game

    try:
        save = import_game(path)
    except StorageError as error:
        return say(words.not_loaded(error.code, error.path))
    return go_on(session, save.game, lambda: [words.loaded(path.name)])
