"""The rules, shown section by section, and the manual written to files."""

from pathlib import Path

from osmosis_cli.cli.options import DONE, NO, WRONG_USAGE
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import holds, write_named
from osmosis_cli.words import language
from osmosis_cli.words.rulebook import (
    Section,
    contents,
    everything,
    find_section,
    how_to_open,
    is_everything,
    no_section,
)
from osmosis_cli.words.saving import reason, said_with_reason
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _

COMMAND = "osmosis rules"
"""What opens the rules in a shell."""


def rules(console: Console, text: str) -> int:
    """Say which sections the rules have, or those that the text names; return the exit status.

    The status tells of wrong usage if the text names none, or could mean several.
    """
    if not text.strip():
        console.say("\n".join([*contents(), how_to_open(COMMAND)]))
        return DONE
    if is_everything(text):
        console.say("\n".join(everything()))
        return DONE
    found = find_section(text)
    if isinstance(found, Section):
        console.say("\n".join(found.lines))
        return DONE
    console.complain(no_section(text, found, COMMAND))
    return WRONG_USAGE


def docs(console: Console, folder: Path, replace: bool) -> int:
    """Write the manual in every language, as text and as a page, and return the exit status.

    A file that is there already and holds something else is left alone unless ``replace``; the
    rest is written all the same.
    """
    # All commands, which the rules have no use for.
    from osmosis_cli.shell import commands, manual

    chosen, status, there = language.current(), DONE, False
    documents: dict[Path, str] = {}
    for code in language.LANGUAGES:
        language.use(code)
        documents[folder / f"osmosis-{code}.txt"] = manual.text(commands.COMMANDS)
        documents[folder / f"osmosis-{code}.html"] = manual.page(commands.COMMANDS)
    language.use(chosen)
    for path, content in documents.items():
        data = content.encode("utf-8")
        if holds(path, data):
            # Translators: {file} is the path of a file.
            console.say(_("Up to date: {file}.").format(file=visible(str(path))))
            continue
        try:
            write_named(path, data, replace)
        except StorageError as error:
            status = NO
            if error.code == "exists":
                there = True
                console.complain(reason(error.code, error.path))
                continue
            # Translators: a sentence with the reason follows.
            text = _("The manual could not be written.")
            console.complain(said_with_reason(text, error.code, error.path))
        else:
            # Translators: {file} is the path of a file.
            console.say(_("Written: {file}.").format(file=visible(str(path))))
    if there:
        # Translators: {option} is an option, which stays as it is.
        text = _("To replace what is there already, add {option}.")
        console.complain(text.format(option="--replace"))
    return status
