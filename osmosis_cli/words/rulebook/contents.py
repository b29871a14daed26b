"""The contents of the rule book, and what is said when no section is found."""

from collections.abc import Sequence

from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.rulebook.book import sections
from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _

_SHOWN = 40
"""How many characters of what was typed are repeated."""


def contents() -> list[str]:
    """Return the numbers and titles of all sections, one in a line."""
    # Translators: an entry in a numbered list: number and title of a section of the rules.
    entry = _("{number}: {title}")
    return [
        entry.format(number=number, title=section.title)
        for number, section in enumerate(sections(), 1)
    ]


def how_to_open() -> str:
    """Return what to type to read a section."""
    return _("Type rules and a number or a title.")


def no_section(typed: str, found: Sequence[Section] | None) -> str:
    """Say that the typed text names no section, or the several sections found that it can mean."""
    if found:
        names = join_or(section.title for section in found)
        # Translators: {sections} are titles of sections of the rules, the last after "or".
        return _("That can mean several sections: {sections}.").format(sections=names)
    # Translators: {typed} is what the player typed.
    text = _("The rules have no section “{typed}”. Type rules for the list.")
    return text.format(typed=visible(typed[:_SHOWN]))
