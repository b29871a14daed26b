"""The rule book: the rules in sections, the words of the game, and how to find either."""

from osmosis_cli.words.rulebook.book import find_section, section_for, sections
from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.rulebook.terms import Term, find_term, terms

__all__ = ["Section", "Term", "find_section", "find_term", "section_for", "sections", "terms"]
