"""The rule book as a whole: its sections in order, and how to open one."""

from collections.abc import Callable

from osmosis_cli.words.cards import comma_list
from osmosis_cli.words.finding import find
from osmosis_cli.words.rulebook import advice, basics, piles, results
from osmosis_cli.words.rulebook.example import example_paragraphs
from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.rulebook.terms import terms
from osmosis_cli.words.texts import pgettext


def _words_of_the_game() -> Section:
    return Section(
        "words",
        pgettext("rules, title", "Words of the game"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "terms, glossary, vocabulary"),
        _sentences,
    )


def _sentences() -> tuple[str, ...]:
    return tuple(term.sentence for term in terms())


def _worked_example() -> Section:
    return Section(
        "example",
        pgettext("rules, title", "Worked example"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "sample game, opening, demonstration"),
        example_paragraphs,
    )


_SECTIONS: tuple[Callable[[], Section], ...] = (
    basics.overview,
    basics.layout,
    basics.deal,
    basics.first_row,
    basics.starting_a_row,
    basics.lower_rows,
    piles.reserve,
    piles.stock,
    piles.redeals,
    results.won_and_lost,
    results.score,
    advice.variants,
    advice.disagreements,
    advice.tips,
    _words_of_the_game,
    _worked_example,
)

_SECTION_OF_REASON = {
    "first-row": "first-row",
    "starts-row": "starting-a-row",
    "rank-above": "lower-rows",
    "rank-missing-above": "lower-rows",
    "row-not-started": "starting-a-row",
    "covered": "layout",
    "not-in-view": "layout",
    "already-played": "layout",
    "empty-pile": "reserve",
    "empty-waste": "stock",
    "empty-stock": "redeals",
    "wrong-row": "starting-a-row",
    "not-a-target": "layout",
    "stock-not-empty": "redeals",
    "no-redeals-left": "redeals",
    "nothing-to-deal": "redeals",
    "deals-cards": "stock",
    "turns-waste": "redeals",
    "game-over": "won-and-lost",
}


def sections() -> tuple[Section, ...]:
    """Return all sections in reading order, in the language of the moment.

    The number of a section is its place in this order, from 1.
    """
    return tuple(section() for section in _SECTIONS)


def find_section(text: str) -> Section | list[Section] | None:
    """Return the section that the text names, a list of two or more candidates, or None.

    The text is the number of a section, its title, another name of it, or words of one, also cut
    short, in any case and with or without accents. The English key is understood too.
    """
    book = sections()
    if not any(char.isalpha() for char in text):
        return next((part for n, part in enumerate(book, 1) if text.strip() == str(n)), None)
    return find(
        text,
        book,
        lambda part: (part.title,),
        lambda part: comma_list(part.other_names),
        lambda part: (part.key,),
    )


def section_for(reason_code: str) -> str:
    """Return the key of the section on which a verdict with this reason code rests.

    Raises `KeyError` if there is no such code.
    """
    return _SECTION_OF_REASON[reason_code]
