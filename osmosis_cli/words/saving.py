"""What is said about games on disk, and why a file could not be used."""

from pathlib import Path

from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop

_REASONS = {
    # Translators: in these sentences {file} is the path of a file or of a folder.
    "missing": gettext_noop("There is no file {file}."),
    "denied": gettext_noop("You have no permission to read {file}."),
    "not-a-file": gettext_noop("What is at {file} is no ordinary file."),
    "too-large": gettext_noop("The file {file} is too large."),
    "broken": gettext_noop("The content of {file} is damaged."),
    "too-new": gettext_noop("A newer version of Osmosis wrote the file {file}."),
    "full": gettext_noop("There is no room left for {file}."),
    "read-only": gettext_noop("You have no permission to write {file}."),
    "no-folder": gettext_noop("The folder for {file} is missing and cannot be made."),
    "not-a-folder": gettext_noop("What is at {file} is no folder."),
    # Translators: {file} is the path of a folder.
    "no-such-folder": gettext_noop("There is no folder {file}."),
    # Translators: OSMOSIS_HOME stays as it is: it is the name of a variable.
    "no-home": gettext_noop(
        "The system knows no home folder for you. Name a folder in the variable OSMOSIS_HOME."
    ),
    "exists": gettext_noop("There is a file {file} already."),
    "bad-name": gettext_noop("No file can be called {file}."),
    "locked": gettext_noop("Another window is using {file}."),
    "failed": gettext_noop("The system cannot use {file}."),
}
"""A sentence for each code of `StorageError`; `failed` does for any other."""


def reason(code: str, path: Path) -> str:
    """Why a file could not be used, one sentence with the path of the file."""
    return _(_REASONS.get(code, _REASONS["failed"])).format(file=visible(str(path)))


def goes_on() -> str:
    """What is said before a game of an earlier session."""
    return _("Your last game goes on.")


def game_waits() -> str:
    """What is said when a new game begins while another one is not over."""
    return _("Your unfinished game waits. Type games for the list.")


def open_elsewhere(process: int | None) -> str:
    """What the second window says; ``process`` is the one that has the game, if that is known."""
    if process is None:
        return _("Your last game is open in another window, so a new one begins here.")
    # Translators: {process} is the number by which the system knows a running program.
    text = _(
        "Your last game is open in another window, process {process}, so a new one begins here."
    )
    return text.format(process=process)


def busy(process: int | None) -> str:
    """What is said when a game is asked for that another window has."""
    if process is None:
        return _("This game is open in another window.")
    # Translators: {process} is the number by which the system knows a running program.
    return _("This game is open in another window, process {process}.").format(process=process)


def forked(process: int | None) -> str:
    """What is said when another window has taken the game that is being played."""
    text = _("From here on yours is a game of its own.")
    return f"{busy(process)} {text}"


def not_kept(code: str, path: Path) -> str:
    """What is said once when moves cannot be brought to disk, in one line."""
    return said_with_reason(_("Your moves are not being saved, but you can play on."), code, path)


def kept_again() -> str:
    """What is said when the game is on disk again, with all its moves."""
    return _("Your game is saved again, with all its moves.")


def lock_set_aside(path: Path, aside: Path) -> str:
    """What is said when something was in the place of a lock file and is kept under a new path."""
    # Translators: both are paths; {aside} is the new one of what was at {file}.
    text = _("What was at {file} is no ordinary file. It is kept as {aside}.")
    return text.format(file=visible(str(path)), aside=visible(str(aside)))


def damaged_database(path: Path, aside: Path, odd: bool, lost: bool) -> list[str]:
    """What became of the file with all games, when it was damaged or, if odd, no ordinary file.

    ``aside`` is the path under which that is kept; ``lost`` tells that not all of it was whole.
    """
    if odd:
        return [lock_set_aside(path, aside)]
    if lost:
        text = _("The file of your games is damaged. What is whole in it goes on.")
    else:
        text = _("The file of your games is damaged, but nothing in it is lost.")
    return [text, *kept_as(aside)]


def kept_as(aside: Path | None) -> list[str]:
    """Where a damaged file is kept now; nothing if it stayed in its place."""
    if aside is None:
        return []
    return [_("The damaged file is kept as {file}.").format(file=visible(str(aside)))]


def whole(games: int, saves: int) -> str:
    """What is said when all that is kept was looked through and is whole."""
    if not games + saves:
        return _("No game is kept yet.")
    text = _("All is whole. Games: {games}. Saves: {saves}.")
    return text.format(games=games, saves=saves)


def unreadable_games(code: str, path: Path) -> str:
    """What is said when nothing that is kept can be read now."""
    return said_with_reason(_("Your games cannot be read."), code, path)


def statistics_not_emptied(code: str, path: Path) -> str:
    """What is said when the statistics were to begin anew and cannot be written."""
    return said_with_reason(_("The statistics stay as they are."), code, path)


def not_remembered(code: str, path: Path) -> str:
    """What is said once when a setting holds for this session only, in one line."""
    text = _("This setting holds until the program ends, but it cannot be saved.")
    return said_with_reason(text, code, path)


def said_with_reason(sentence: str, code: str, path: Path) -> str:
    """Two whole sentences in one line: what is the matter, and why."""
    return f"{sentence} {reason(code, path)}"
