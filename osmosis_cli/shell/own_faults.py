"""When the program itself is at fault: the player gets a sentence, the report goes to a file."""

from pathlib import Path

from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _


def own_fault(error: Exception, folder: Path, line: str = "") -> list[str]:
    """Keep a report of the error in this folder and return what the player is told.

    ``line`` is what was typed before it happened.
    """
    import traceback

    from osmosis_cli.storage.reports import keep_report

    report = "".join(traceback.format_exception(error))
    path = keep_report(folder, f"{line[:1000]!r}\n{report}")
    sentences = [_("That failed by a fault of the program. Your game is as it was before.")]
    if path is not None:
        # Translators: {file} is the path of a file.
        sentences.append(_("A report for the makers is in {file}.").format(file=visible(str(path))))
    return sentences
