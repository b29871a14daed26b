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


def put_by() -> str:
    """What is said when a new game begins while an unfinished one is on disk."""
    return _("An unfinished game is kept until your first move in this one.")


def open_elsewhere() -> str:
    """What the second window says."""
    return _(
        "Another window is playing your saved game, so this game is kept only if you save it "
        "under a name."
    )


def not_kept(code: str, path: Path) -> str:
    """What is said once when moves cannot be brought to disk, in one line."""
    return said_with_reason(_("Your moves are not being saved, but you can play on."), code, path)


def kept_again() -> str:
    """What is said when the game is on disk again, with all its moves."""
    return _("Your game is saved again, with all its moves.")


def changed_outside(aside: Path, damaged: bool) -> list[str]:
    """What is said when somebody put something else in the place of the game being played.

    ``aside`` is the path under which that is kept now; ``damaged`` tells that it was there from
    the start, and that this was said.
    """
    if damaged:
        return kept_as(aside)
    return [
        _("The file of your game was changed from outside, so the game is written again."),
        _("What stood there is kept as {file}.").format(file=visible(str(aside))),
    ]


def lock_set_aside(path: Path, aside: Path) -> str:
    """What is said when something was in the place of a lock file and is kept under a new path."""
    # Translators: both are paths; {aside} is the new one of what was at {file}.
    text = _("What was at {file} is no ordinary file. It is kept as {aside}.")
    return text.format(file=visible(str(path)), aside=visible(str(aside)))


def damaged_game(line: int | None, aside: Path | None, begun: bool) -> list[str]:
    """What became of an unfinished game whose file is damaged from this line on, if any is good.

    ``aside`` is the path under which the damaged file is kept, None if it stayed in its place;
    ``begun`` tells whether the good part holds a move.
    """
    if line is None or line < 2:
        lines = [_("The file of your last game is damaged, so a new game begins.")]
    elif not begun:
        # Translators: {line} is the number of a line in a file.
        text = _(
            "The file of your last game is damaged from line {line} on, so its deal starts over."
        )
        lines = [text.format(line=line)]
    else:
        # Translators: {line} is the number of a line in a file.
        text = _(
            "The file of your last game is damaged from line {line} on, so the game goes on from "
            "the move before."
        )
        lines = [text.format(line=line)]
    return lines + kept_as(aside)


def kept_as(aside: Path | None) -> list[str]:
    """Where a damaged file is kept now; nothing if it stayed in its place."""
    if aside is None:
        return []
    return [_("The damaged file is kept as {file}.").format(file=visible(str(aside)))]


def no_statistics(code: str, path: Path) -> str:
    """What is said once when a game cannot be counted, in one line."""
    return said_with_reason(_("The statistics could not be saved."), code, path)


def counted_again() -> str:
    """What is said when the statistics can be saved again."""
    return _("The statistics are saved again.")


def unreadable_statistics(code: str, path: Path) -> str:
    """What is said instead of statistics that cannot be read now."""
    return said_with_reason(_("The statistics cannot be read."), code, path)


def statistics_not_emptied(code: str, path: Path) -> str:
    """What is said when the statistics were to begin anew and cannot be written."""
    return said_with_reason(_("The statistics stay as they are."), code, path)


def damaged_statistics(previous: bool, aside: Path | None) -> list[str]:
    """What became of statistics whose file is damaged; ``previous`` if older ones helped out."""
    if previous:
        lines = [_("The file of the statistics is damaged, so those from before are used.")]
    else:
        lines = [_("The file of the statistics is damaged, so they begin anew.")]
    return lines + kept_as(aside)


def not_remembered(code: str, path: Path) -> str:
    """What is said once when a setting holds for this session only, in one line."""
    text = _("This setting holds until the program ends, but it cannot be saved.")
    return said_with_reason(text, code, path)


def said_with_reason(sentence: str, code: str, path: Path) -> str:
    """Two whole sentences in one line: what is the matter, and why."""
    return f"{sentence} {reason(code, path)}"
