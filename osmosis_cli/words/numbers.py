"""Lists, numbers and percentages as the language of the moment writes them.

Numbers are Babel's, which is slow to import and so comes with the first of them. Lists are our
own patterns: every answer may hold one.
"""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from osmosis_cli.words.language import current
from osmosis_cli.words.texts import pgettext

if TYPE_CHECKING:
    from datetime import date

    from babel import Locale

# Babel's French has narrow no-break spaces; many fonts and all 8-bit encodings lack them.
_NARROW_SPACE, _SPACE = "\u202f", "\u00a0"


def join_and(items: Iterable[str]) -> str:
    """All of several things: "a, b and c". Empty if there are none."""
    # Translators: the end of a list. {items} is one thing, or several with commas between them;
    # {last} is the last one.
    return _join(items, pgettext("list", "{items} and {last}"))


def join_or(items: Iterable[str]) -> str:
    """One of several things: "a, b or c". Empty if there are none."""
    # Translators: the end of a list of choices. {items} is one thing, or several with commas
    # between them; {last} is the last one.
    return _join(items, pgettext("list", "{items} or {last}"))


def _join(items: Iterable[str], ending: str) -> str:
    texts = list(items)
    if len(texts) < 2:
        return "".join(texts)
    # Translators: stands between the things of a list, as in "8, 9, 10, jack".
    beginning = pgettext("list", ", ").join(texts[:-1])
    return ending.format(items=beginning, last=texts[-1])


def format_number(value: int | float, digits: int = 0) -> str:
    """A number with exactly so many digits after the point, thousands grouped: 20,000 or 20.000.

    They are not grouped where blanks would part them: synthesizers read 20, no-break space, 000
    as twenty and three zeros.
    """
    from babel.numbers import format_decimal

    locale = _locale(current())
    grouped = not locale.number_symbols["latn"]["group"].isspace()
    pattern = _pattern(digits)
    return format_decimal(value, format=pattern, locale=locale, group_separator=grouped)


def format_percent(share: float, digits: int = 0) -> str:
    """A share of 1 in percent, with exactly so many digits: 0.295 and 1 give 29.5%, 29,5 %."""
    from babel.numbers import format_percent as percent

    locale = _locale(current())
    pattern = locale.percent_formats[None].pattern.replace(_pattern(0), _pattern(digits))
    return _plain(percent(share, format=pattern, locale=locale))


def format_day(day: "date") -> str:
    """A day with its month as a word: November 29, 2026 or 29. November 2026."""
    from babel.dates import format_date

    return _plain(format_date(day, "long", locale=_locale(current())))


def _pattern(digits: int) -> str:
    return "#,##0" + ("." + "0" * digits if digits else "")


def _plain(text: str) -> str:
    return text.replace(_NARROW_SPACE, _SPACE)


@lru_cache(maxsize=8)
def _locale(language: str) -> "Locale":
    """Babel's data for a language; a language unknown to Babel writes numbers as English does."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(language)
    except (UnknownLocaleError, ValueError):
        return Locale.parse("en")
