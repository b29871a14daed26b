"""When the program itself is at fault: the player gets a sentence, the report goes to a file."""

import errno
from pathlib import Path

from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _

_NO_ROOM = {errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EAGAIN}


def denied(error: Exception) -> str | None:
    """What the player is told of an error that is no fault of the program, None if it is one."""
    if isinstance(error, MemoryError) or (isinstance(error, OSError) and error.errno in _NO_ROOM):
        return _("The system has no memory or no open files left for that.")
    if not Path(__file__).exists():
        # From an archive, where what is not Python's own looks for its files in vain.
        return _("That cannot be done from a zip file. Install Osmosis to do it.")
    return None


def own_fault(error: Exception, folder: Path, line: str = "") -> list[str]:
    """Keep a report of the error in this folder and return what the player is told.

    ``line`` is what was typed before it happened. No report is kept of what the system `denied`.
    """
    if said := denied(error):
        return [said]
    import traceback

    # Start-up: it is hoped that nobody needs this.
    from osmosis_cli.storage.reports import keep_report

    report = "".join(traceback.format_exception(error))
    path = keep_report(folder, f"{line[:1000]!r}\n{report}")
    sentences = [_("That failed by a fault of the program. Your game is as it was before.")]
    if path is not None:
        # Translators: {file} is the path of a file.
        sentences.append(_("A report for the makers is in {file}.").format(file=visible(str(path))))
    return sentences
