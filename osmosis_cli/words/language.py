"""The language of the moment: one call switches every text of the program.

A language is a folder ``locales/<code>/LC_MESSAGES`` with a catalogue in it; nothing else lists
the languages, so one more folder is one more language. English needs no catalogue: its texts
are the message ids. In a package catalogues and lessons lie inside it, in a checkout beside it.
"""

from __future__ import annotations

import os
import struct
from contextlib import suppress
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

from osmosis_cli.words import texts
from osmosis_cli.words.click import answer_click
from osmosis_cli.words.texts import pgettext_noop

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def resource(name: str) -> Traversable:
    """The folder of this name (``locales``, ``tutorials``) that belongs to the program.

    A wheel, also one that is run from a zip, carries it inside the package; a checkout and an
    editable install keep it beside the package. When it is nowhere, the answer is the place
    inside the package where it is missing, so callers only have to ask ``is_dir()``.
    """
    package = _package()
    inside = package / name
    if inside.is_dir() or not isinstance(package, Path):
        return inside
    checkout = package.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / name).is_dir():
        return checkout / name
    return inside


def _package() -> Traversable:
    """The folder of the package: a path where it is one, because that is much faster to find."""
    folder = Path(__file__).parent.parent
    if folder.is_dir():
        return folder
    from importlib.resources import files

    return files("osmosis_cli")


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
    checkout it can be missing or older than its source; then the source is compiled, so an edited
    text shows at once, and the compiled file is written for the next time, if that can be done.
    """
    if language == DEFAULT:
        return NullTranslations()
    folder = locales / language / "LC_MESSAGES"
    compiled, source = folder / f"{DOMAIN}.mo", folder / f"{DOMAIN}.po"
    try:
        if _is_stale(compiled, source):
            made = _compile(source, language)
            _keep(compiled, made.getvalue())
            return GNUTranslations(made)
        with compiled.open("rb") as file:
            return GNUTranslations(file)
    except (OSError, ValueError, IndexError, struct.error):
        # Older versions of Babel go beyond the end of a source that breaks off.
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


def _keep(compiled: Traversable, data: bytes) -> None:
    """Write a compiled catalogue, whole or not at all; nothing if the folder is read-only."""
    assert isinstance(compiled, Path)
    fresh = compiled.with_suffix(f".{os.getpid()}.tmp")
    with suppress(OSError):
        with fresh.open("wb") as file:
            file.write(data)
        fresh.replace(compiled)


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


# Translators: the name of the language of this catalogue, in that language: Deutsch, français.
_NAME = pgettext_noop("name of this language", "English")


def language_name(code: str) -> str:
    """The name of the language with this code, in that language."""
    return open_catalogue(resource("locales"), code).pgettext(*_NAME)
