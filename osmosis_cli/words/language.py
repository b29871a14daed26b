"""The language of the moment: one call switches every text of the program.

A language is a folder ``locales/<code>/LC_MESSAGES`` with a catalogue in it; nothing else lists
the languages, so one more folder is one more language. English needs no catalogue: its texts
are the message ids.
"""

from __future__ import annotations

import struct
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from osmosis_cli.words import texts
from osmosis_cli.words.click import answer_click

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

DOMAIN = "osmosis"
DEFAULT = "en"


def find_languages(locales: Traversable) -> tuple[str, ...]:
    """The codes of all languages with a catalogue in this folder, English first, then by code."""
    found = {DEFAULT}
    if locales.is_dir():
        found.update(folder.name for folder in locales.iterdir() if _has_catalogue(folder))
    return (DEFAULT, *sorted(found - {DEFAULT}))


def _has_catalogue(folder: Traversable) -> bool:
    messages = folder / "LC_MESSAGES"
    return any((messages / f"{DOMAIN}{kind}").is_file() for kind in (".mo", ".po"))


def open_catalogue(locales: Traversable, language: str) -> NullTranslations:
    """The catalogue of one language, or an empty one (so English) if it cannot be read.

    English is never opened. For others the compiled file is taken where there is one. In a
    checkout it can be missing or older than its source; then the source is compiled in memory,
    so an edited text shows at once.
    """
    if language == DEFAULT:
        return NullTranslations()
    folder = locales / language / "LC_MESSAGES"
    compiled, source = folder / f"{DOMAIN}.mo", folder / f"{DOMAIN}.po"
    try:
        if _is_stale(compiled, source):
            return GNUTranslations(_compile(source, language))
        with compiled.open("rb") as file:
            return GNUTranslations(file)
    except (OSError, ValueError, struct.error):
        return NullTranslations()


def _is_stale(compiled: Traversable, source: Traversable) -> bool:
    if not isinstance(source, Path) or not isinstance(compiled, Path) or not source.is_file():
        return False
    return not compiled.is_file() or compiled.stat().st_mtime < source.stat().st_mtime


def _compile(source: Traversable, language: str) -> BytesIO:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    with source.open("rb") as file:
        catalogue = read_po(file, locale=language)
    compiled = BytesIO()
    write_mo(compiled, catalogue)
    compiled.seek(0)
    return compiled


LANGUAGES = find_languages(resource("locales"))
"""The codes of all languages that the program speaks, English first."""

_current = DEFAULT


def current() -> str:
    """The code of the language of the moment, for instance ``fr``."""
    return _current


def use(language: str) -> None:
    """Show every text in this language from now on.

    ``language`` is one of ``LANGUAGES``; ``KeyError`` for any other. A text that its catalogue
    lacks stays English. click, if it is used, speaks the same language.
    """
    global _current
    if language not in LANGUAGES:
        raise KeyError(language)
    texts.install(open_catalogue(resource("locales"), language))
    answer_click(DOMAIN)
    _current = language
