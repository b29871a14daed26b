"""The rule book: the rules in sections, the words of the game, and how to find either."""

from osmosis_cli.words.rulebook.book import find_section, section_for, sections
from osmosis_cli.words.rulebook.contents import contents, how_to_open, no_section
from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.rulebook.terms import Term, find_term, terms

__all__ = [
    "Section",
    "Term",
    "contents",
    "find_section",
    "find_term",
    "how_to_open",
    "no_section",
    "section_for",
    "sections",
    "terms",
]
