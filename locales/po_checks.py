"""What makes a catalogue fit to ship: read strictly, checked, compiled.

The build and the translator's command share this module, so that nothing can be packed that the
command would refuse. Babel alone lets wrong placeholders, wrong numbers of plural forms and
duplicated messages pass.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.plurals import get_plural
from babel.messages.pofile import read_po

DOMAIN = "osmosis"

# Babel's tables give these languages a third form, for millions; gettext's own rules have two.
_PLURAL_RULES = {
    "ca": (2, "(n != 1)"),
    "es": (2, "(n != 1)"),
    "fr": (2, "(n > 1)"),
    "it": (2, "(n != 1)"),
    "pt": (2, "(n != 1)"),
    "pt_BR": (2, "(n > 1)"),
}

_PERCENT = re.compile(r"%\((\w+)\)[sd]")

# The numbers that decide a plural form. A form for one thing may say it in words: "eine Karte".
_COUNTS = frozenset({"{count}", "{layouts}", "{len}", "{len_value}"})

# A line of a .po file that holds a text, and one that may stand in it at all.
_TEXT = r'"(?:[^"\\]|\\.)*"'
_LINE = re.compile(rf"(#.*|(?:msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) {_TEXT}|{_TEXT})?")


class BadCatalogue(Exception):
    """A catalogue that must not be used. `args[0]` is the list of its faults, one text each."""


def po_files(locales: Path) -> list[Path]:
    """Return the catalogues below the folder `locales`, one a language, sorted by language."""
    return sorted(locales.glob(f"*/LC_MESSAGES/{DOMAIN}.po"))


def language_of(po: Path) -> str:
    """Return the language of a catalogue: the name of its folder, such as `de`."""
    return po.parent.parent.name


def plural_rule(language: str) -> tuple[int, str]:
    """Return how many plural forms a language has, and gettext's rule that picks one for n."""
    if language in _PLURAL_RULES:
        return _PLURAL_RULES[language]
    count, rule = get_plural(language)
    return int(count), str(rule)


def read_catalogue(po: Path) -> Catalog:
    """Return the catalogue in the file `po`; raise `PoFileError` if it is not well formed."""
    with po.open("rb") as stream:
        return read_po(stream, locale=language_of(po), domain=DOMAIN, abort_invalid=True)


def compiled(po: Path) -> bytes:
    """Return the bytes of the compiled catalogue for the file `po`; fuzzy texts are left out."""
    stream = BytesIO()
    write_mo(stream, read_catalogue(po), use_fuzzy=False)
    return stream.getvalue()


def compile_all(locales: Path) -> list[Path]:
    """Write the `.mo` file beside each catalogue below `locales` and return the files written.

    Raises `BadCatalogue`, and writes nothing, if a catalogue has a fault of form: an untranslated
    text is none, because the game then says it in English.
    """
    catalogues = po_files(locales)
    faults = [fault for po in catalogues for fault in faults_of_form(po)]
    if faults:
        raise BadCatalogue(faults)
    written = []
    for po in catalogues:
        mo = po.with_suffix(".mo")
        mo.write_bytes(compiled(po))
        written.append(mo)
    return written


def faults_of_form(po: Path) -> list[str]:
    """Return what would make the program fail or lie: syntax, plural forms, placeholders, doubles.

    Each fault is one line that names the language and the message.
    """
    language = language_of(po)
    try:
        catalog = read_catalogue(po)
    except (ValueError, UnicodeError, SyntaxError) as error:
        return [f"{language}: not a well-formed catalogue: {error}"]
    # Babel's own error for a bad file is no subclass of the ones above.
    except Exception as error:
        return [f"{language}: not a well-formed catalogue: {type(error).__name__}: {error}"]
    text = po.read_text(encoding="utf-8")
    faults = [
        f"{language}: line {number} is no line of a catalogue"
        for number, line in enumerate(text.split("\n"), 1)
        if not _LINE.fullmatch(line)
    ]
    entries = len(re.findall(r"^msgid\b", text, re.MULTILINE))
    if entries != len(list(catalog)):
        faults.append(f"{language}: a message stands in the file twice")
    if str(catalog.locale_identifier) != language:
        faults.append(f"{language}: the header names the language {catalog.locale_identifier}")
    if catalog.num_plurals != plural_rule(language)[0]:
        faults.append(f"{language}: the header has {catalog.num_plurals} plural forms")
    for message in messages(catalog):
        faults += [f"{language}: {name_of(message)}: {fault}" for fault in _message_faults(message)]
    return faults


def messages(catalog: Catalog) -> Iterator[Message]:
    """Yield the messages of a catalogue without its header."""
    return (message for message in catalog if message.id)


def source_of(message: Message) -> tuple[str, ...]:
    """Return the English text of a message, or its two forms, singular first."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def forms_of(message: Message) -> tuple[str, ...]:
    """Return the translated forms of a message; a missing one is an empty text."""
    text = message.string
    return (text or "",) if text is None or isinstance(text, str) else tuple(text)


def name_of(message: Message) -> str:
    """Return how a report names a message: its context, if any, and its English text."""
    context = f"[{message.context}] " if message.context else ""
    return f"{context}{source_of(message)[0]!r}"


def placeholders(text: str) -> frozenset[str]:
    """Return the placeholders of a text, as written: `{card}`, `{name!r}`, `%(version)s`.

    Raises `ValueError` for braces that `str.format` would refuse.
    """
    found = {match.group(0) for match in _PERCENT.finditer(text)}
    for _, field, spec, conversion in Formatter().parse(text):
        if field is not None:
            found.add(
                "{"
                + field
                + (f"!{conversion}" if conversion else "")
                + (f":{spec}" if spec else "")
                + "}"
            )
    return frozenset(found)


def _message_faults(message: Message) -> Iterator[str]:
    source, forms = source_of(message), forms_of(message)
    if any(forms) and not all(forms):
        yield "one plural form is empty, and would be shown so"
    try:
        sets = [placeholders(text) for text in source]
    except ValueError as error:
        yield f"the English text has odd braces: {error}"
        return
    # A singular may leave the number out, in a translation too: its first forms are for one thing.
    required, allowed = (sets[0] & sets[-1]) - _COUNTS, sets[0] | sets[-1]
    for number, form in enumerate(forms):
        if not form:
            continue
        try:
            found = placeholders(form)
        except ValueError as error:
            yield f"odd braces in {form!r}: {error}"
            continue
        needed = sets[-1] if number == len(forms) - 1 else required
        for lost in sorted(needed - found):
            yield f"{lost} is missing in {form!r}"
        for stray in sorted(found - allowed):
            yield f"{stray} is not in the English text, but in {form!r}"
