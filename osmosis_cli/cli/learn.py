"""Learning from the command line: which lesson, and the check for authors of lessons."""

from pathlib import Path

import click

from osmosis_cli.cli.options import DONE, NO
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import read_file
from osmosis_cli.tutor.course import BadLesson, Fault, load_lesson, numbers
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext

LIMIT = 50_000
"""The most bytes that a lesson may have."""


def lesson_number(text: str) -> int:
    """Return the number of a lesson. Raises `click.UsageError` if there is none of this number."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    if number not in numbers():
        raise click.UsageError(_("There are lessons 1 to {last}.").format(last=len(numbers())))
    return number


def check_lesson(console: Console, file: str) -> int:
    """Say everything that is wrong with the lesson in this file, and return the exit status."""
    # Half of the tutor, which a learner has no use for.
    from osmosis_cli.tutor.checking import fault_sentence, faults_of

    try:
        lesson = load_lesson(read_file(Path(file), LIMIT))
        faults = list(faults_of(lesson))
    except StorageError:
        faults = [Fault("unreadable")]
    except BadLesson as bad:
        faults = list(bad.faults)
    if faults:
        console.say("\n".join(map(fault_sentence, faults)))
        return NO
    count = len(lesson.steps)
    text = ngettext(
        "The lesson is good: {count} step, all goals can be reached.",
        "The lesson is good: {count} steps, all goals can be reached.",
        count,
    )
    console.say(text.format(count=count))
    return DONE
