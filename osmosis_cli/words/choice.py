"""Choosing the language of a run, from what the command line, the user and the system say.

The order is: ``--lang``, the variable ``OSMOSIS_LANG``, the saved setting, the locale of the
environment, the language of the system's user interface, English. Everything here is a pure
function of its arguments.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

from osmosis_cli.words.fold import fold
from osmosis_cli.words.language import DEFAULT, LANGUAGES

OPTION = "--lang"
VARIABLE = "OSMOSIS_LANG"
PLAIN_LOCALES = ("C", "POSIX")

Source = Literal[
    "--lang",
    "OSMOSIS_LANG",
    "saved",
    "LANGUAGE",
    "LC_ALL",
    "LC_MESSAGES",
    "LANG",
    "system",
    "default",
]

LANGUAGE_NAMES = {
    "allemand": "de",
    "anglais": "en",
    "deu": "de",
    "deutsch": "de",
    "eng": "en",
    "englisch": "en",
    "english": "en",
    "fra": "fr",
    "francais": "fr",
    "franzosisch": "fr",
    "fre": "fr",
    "french": "fr",
    "ger": "de",
    "german": "de",
}
"""The codes of languages by their names, which are folded, so without accents. Other names are
those of Python's table of locales."""


class Unknown(NamedTuple):
    """A language that somebody asked for and that the program does not speak."""

    source: Source
    text: str


class Choice(NamedTuple):
    """The language of a run, who asked for it, and who asked in vain before, strongest first."""

    language: str
    source: Source
    unknowns: tuple[Unknown, ...] = ()

    @property
    def unknown(self) -> str | None:
        """The first language asked for that the program does not speak, as it was written."""
        return self.unknowns[0].text if self.unknowns else None

    @property
    def is_error(self) -> bool:
        """Whether the command line itself asked for it: then nothing should be run."""
        return bool(self.unknowns) and self.unknowns[0].source == OPTION


def choose(
    argv: Sequence[str],
    environ: Mapping[str, str],
    saved: str | None = None,
    system_language: str | None = None,
    languages: Sequence[str] = LANGUAGES,
) -> Choice:
    """The language for a run with these arguments (without the program's name).

    ``saved`` is the language in the user's settings, ``system_language`` that of the user
    interface; both may be ``None``, and any text may be odd. The language chosen is always one
    of ``languages``: whoever asks for another is named in ``unknowns`` and skipped. Locales are
    not: a system may well be Polish, and then the game is English.
    """
    unknowns: list[Unknown] = []
    wishes: tuple[tuple[Source, str | None], ...] = (
        ("--lang", take_option(argv)[0]),
        ("OSMOSIS_LANG", environ.get(VARIABLE, "").strip() or None),
        ("saved", saved.strip() or None if saved else None),
    )
    for source, text in wishes:
        if text is not None:
            language = resolve(text, languages)
            if language:
                return Choice(language, source, tuple(unknowns))
            unknowns.append(Unknown(source, text))
    language, source = _from_system(environ, system_language, languages)
    return Choice(language, source, tuple(unknowns))


def take_option(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The value of ``--lang`` and the arguments without it.

    It counts wherever it stands, also after ``--help``, but not after a ``--``; the last one
    wins. One without a value stays among the arguments, for the parser to complain.
    """
    value: str | None = None
    rest: list[str] = []
    end = argv.index("--") if "--" in argv else len(argv)
    at = 0
    while at < end:
        argument = argv[at]
        if argument.startswith(f"{OPTION}="):
            value = argument.partition("=")[2]
        elif argument == OPTION and at + 1 < end and not argv[at + 1].startswith("-"):
            at += 1
            value = argv[at]
        else:
            rest.append(argument)
        at += 1
    return value, [*rest, *argv[end:]]


def resolve(text: str, languages: Iterable[str] = LANGUAGES) -> str | None:
    """The language that a text names, or ``None``.

    A text is a code, a locale or a name: ``de``, ``de-AT``, ``fr_CH.UTF-8``, ``de@euro``,
    ``german``, ``Français``. The region counts only where there is a catalogue for it.
    """
    name = "_".join(re.split(r"[ _]+", fold(re.split(r"[.@:]", text, maxsplit=1)[0])))
    codes = {code.casefold(): code for code in languages}
    first = name.partition("_")[0]
    return codes.get(name) or codes.get(first) or codes.get(_code_of(first))


def _code_of(name: str) -> str:
    if name in LANGUAGE_NAMES:
        return LANGUAGE_NAMES[name]
    if len(name) < 4:
        return name
    from locale import locale_alias

    return locale_alias.get(name, "").partition("_")[0]


def _from_system(
    environ: Mapping[str, str], system_language: str | None, languages: Sequence[str]
) -> tuple[str, Source]:
    """As GNU gettext does it: the first variable that is set is the locale.

    ``LANGUAGE``, a list separated by colons, goes before it, unless the locale is plain
    C, or C.UTF-8, which newer systems take for the same.
    """
    variables: tuple[Source, ...] = ("LC_ALL", "LC_MESSAGES", "LANG")
    source: Source | None = next((name for name in variables if environ.get(name)), None)
    locale = environ[source] if source else ""
    if locale.partition(".")[0] not in PLAIN_LOCALES:
        for text in environ.get("LANGUAGE", "").split(":"):
            language = DEFAULT if text in PLAIN_LOCALES else resolve(text, languages)
            if language:
                return language, "LANGUAGE"
    if source:
        language = resolve(locale, languages)
        return (language, source) if language else (DEFAULT, "default")
    language = resolve(system_language, languages) if system_language else None
    return (language, "system") if language else (DEFAULT, "default")
