"""Learning from the command line, and the check for authors of lessons."""

import click

from osmosis_cli.cli.completion import a_path, lessons, one_of
from osmosis_cli.cli.options import DONE, NO, Wanted
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.settings_file import LoadedSettings
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, pgettext

LIMIT = 200_000
"""The most bytes that a lesson may have."""


def learn_command(console: Console, saved: LoadedSettings) -> click.Command:
    """Return the command ``learn``, its texts in the language of the moment."""

    @click.command("learn", help=_("Learn the game, or go on where you stopped."))
    # Translators: stands in the help for the number of a lesson
    @click.argument(
        "lesson",
        required=False,
        metavar=pgettext("metavar", "[LESSON]"),
        shell_complete=one_of(lessons),
    )
    @click.option(
        "--check",
        metavar=pgettext("metavar", "FILE"),
        help=_("Check a lesson that you have written, instead of learning."),
        shell_complete=a_path("file"),
    )
    @click.option(
        "--plain/--no-plain", default=None, help=_("Ask for plain lines, without line editing.")
    )
    @click.option(
        "--width",
        metavar=pgettext("metavar", "NUMBER"),
        help=_("Make lines at most so many characters wide, from 20 to 80."),
    )
    def command(
        lesson: str | None, check: str | None, plain: bool | None, width: str | None
    ) -> int:
        if check is not None:
            if lesson is not None or width is not None or plain is not None:
                # Translators: the words with dashes stay as they are: they are typed.
                text = _("With --check, leave out the number of a lesson, --plain and --width.")
                raise click.UsageError(text)
            return check_lesson(console, check)
        from osmosis_cli.cli import play

        first = f"learn {_number(lesson)}" if lesson else "learn"
        return play.play(console, saved, Wanted(), plain, play.read_width(width), first=first)

    return command


def _number(text: str) -> int:
    """Return the number of a lesson. Raises `click.UsageError` if there is none of this number."""
    from osmosis_cli.tutor.course import numbers

    number = int(text) if text.isascii() and text.isdigit() and len(text) < 4 else 0
    if number not in numbers():
        raise click.UsageError(_("There are lessons 1 to {last}.").format(last=len(numbers())))
    return number


def check_lesson(console: Console, file: str) -> int:
    """Say everything that is wrong with the lesson in this file, and return the exit status."""
    from pathlib import Path

    from osmosis_cli.storage.errors import StorageError
    from osmosis_cli.storage.files import read_file
    from osmosis_cli.tutor.checking import fault_sentence, faults_of
    from osmosis_cli.tutor.course import BadLesson, Fault, load_lesson

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
