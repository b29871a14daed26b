"""Saying the rules."""

from osmosis_cli.cli.options import DONE, WRONG_USAGE
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words.rulebook import Section, contents, find_section, how_to_open, no_section


def rules(console: Console, text: str) -> int:
    """Say which sections the rules have, or the one that the text names; return the exit status.

    The status tells of wrong usage if the text names none, or could mean several.
    """
    if not text.strip():
        console.say("\n".join([*contents(), how_to_open()]))
        return DONE
    found = find_section(text)
    if isinstance(found, Section):
        console.say("\n".join(found.lines))
        return DONE
    console.complain(no_section(text, found))
    return WRONG_USAGE
