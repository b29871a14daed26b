"""The rule book: the rules in sections, the words of the game, and how to find either."""

from collections.abc import Sequence

from osmosis_cli.game.rules import ReasonCode
from osmosis_cli.words.finding import find
from osmosis_cli.words.fold import fold
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.rulebook.sections import SECTIONS
from osmosis_cli.words.rulebook.terms import Term, find_term, terms
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext, pgettext

__all__ = [
    "SECTIONS",
    "Section",
    "Term",
    "contents",
    "everything",
    "everything_word",
    "find_section",
    "find_term",
    "how_to_open",
    "is_everything",
    "no_section",
    "section_for",
    "terms",
]

_SHOWN = 40
"""How many characters of what was typed are repeated."""


def contents() -> list[str]:
    """Return how many sections there are, and then their numbers and titles, one in a line."""
    # Translators: stands above the numbered list of the sections of the rules.
    heading = ngettext("{count} section:", "{count} sections:", len(SECTIONS))
    # Translators: an entry in a numbered list: number and title of a section of the rules.
    entry = _("{number}: {title}")
    return [
        heading.format(count=len(SECTIONS)),
        *(
            entry.format(number=number, title=section.title)
            for number, section in enumerate(SECTIONS, 1)
        ),
    ]


def how_to_open(command: str) -> str:
    """Return what to type to read a section, with the command that opens it where this is said."""
    # Translators: {command} is what opens the rules, a word in the game, two in a shell;
    # {everything} is the same with the word for all of them.
    text = _("Type {command} and a number or a title, or {everything} for all.")
    return text.format(command=command, everything=f"{command} {everything_word()}")


def everything_word() -> str:
    """Return the word that asks for all sections."""
    # Translators: what to type after the command rules to read them all.
    return pgettext("typed after rules", "all")


def everything() -> list[str]:
    """Return the lines of all sections, unwrapped, in reading order."""
    return [line for section in SECTIONS for line in section.lines]


def is_everything(typed: str) -> bool:
    """Return whether the typed text asks for all sections."""
    return fold(typed) in (fold(everything_word()), "all")


def no_section(typed: str, found: Sequence[Section] | None, command: str) -> str:
    """Say that the typed text names no section, or the several sections found that it can mean.

    ``command`` is what opens the rules where this is said.
    """
    if found:
        names = join_or(section.title for section in found)
        # Translators: {sections} are titles of sections of the rules, the last after "or".
        return _("That can mean several sections: {sections}.").format(sections=names)
    # Translators: {typed} is what the player typed, {command} what opens the rules.
    text = _("The rules have no section “{typed}”. Type {command} for the list.")
    return text.format(typed=visible(typed[:_SHOWN]), command=command)


def find_section(text: str) -> Section | list[Section] | None:
    """Return the section that the text names, a list of two or more candidates, or None.

    The text is the number of a section, its title, another name of it, or words of one, also cut
    short, in any case and with or without accents. The English key is understood too.
    """
    if not any(char.isalpha() for char in text):
        return next((part for n, part in enumerate(SECTIONS, 1) if text.strip() == str(n)), None)
    return find(
        text,
        SECTIONS,
        lambda part: (part.title,),
        lambda part: part.other_names,
        lambda part: (part.key,),
    )


def section_for(code: ReasonCode) -> str:
    """Return the key of the section on which a verdict with this reason rests."""
    match code:
        case "first-row":
            return "first-row"
        case "starts-row" | "row-not-started" | "wrong-row":
            return "starting-a-row"
        case "rank-above" | "rank-missing-above":
            return "lower-rows"
        case "covered" | "not-in-view" | "already-played" | "not-a-target":
            return "layout"
        case "empty-pile":
            return "reserve"
        case "empty-waste" | "deals-cards":
            return "stock"
        case (
            "empty-stock" | "stock-not-empty" | "no-redeals-left" | "nothing-to-deal"
            | "turns-waste"
        ):  # fmt: skip
            return "redeals"
        case "game-over":
            return "won-and-lost"
