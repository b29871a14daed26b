"""The translator's command: extract, update, compile and check the catalogues.

    python locales/catalogue.py extract   write locales/osmosis.pot, to look at
    python locales/catalogue.py update    bring every .po file up to date with the sources
    python locales/catalogue.py compile   write the .mo files
    python locales/catalogue.py check     say all that is wrong; exit status 1 if anything is

English is the language of the sources, so its catalogue is made, never edited. A new language
starts with an empty folder `locales/xx` and an `update`.
"""

from __future__ import annotations

import argparse
import copy
import datetime
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

from babel import Locale
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po, write_po

import po_checks
import po_style
import po_tools

LOCALES = Path(__file__).resolve().parent
ROOT = LOCALES.parent
SOURCE_LANGUAGE = "en"
FIRST_LANGUAGES = ("de", "en", "fr")
KEYWORDS = {
    **DEFAULT_KEYWORDS,
    "gettext_noop": None,
    "ngettext_noop": (1, 2),
    "pgettext_noop": ((1, "c"), 2),
}
COMMENT_TAG = "Translators:"


def template() -> Catalog:
    """Return a catalogue of all messages in the sources, in order of file and line."""
    # An extractor of the project's own is imported from the tree.
    if str(ROOT) not in sys.path:
        sys.path.insert(0, str(ROOT))
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["babel"]
    extractors: dict[str, str] = table.get("extractors", {})
    methods: list[tuple[str, str]] = []
    options: dict[str, dict[str, object]] = {}
    for mapping in table["mappings"]:
        methods.append((mapping["pattern"], extractors.get(mapping["method"], mapping["method"])))
        options[mapping["pattern"]] = {
            key: value for key, value in mapping.items() if key not in ("method", "pattern")
        }
    catalog = Catalog(domain=po_checks.DOMAIN, project="osmosis-cli", version=_version())
    for file, line, ids, comments, context in extract_from_dir(
        ROOT, methods, options, KEYWORDS, (COMMENT_TAG,)
    ):
        catalog.add(
            ids, None, [(Path(file).as_posix(), line)], auto_comments=comments, context=context
        )
    return catalog


def updated(po: Path, source: Catalog) -> Catalog:
    """Return what the file `po` should hold: the messages of `source`, its own translations.

    A changed English text is a new message: no translation is guessed for it.
    """
    language = po_checks.language_of(po)
    if po.exists():
        catalog = po_checks.read_catalogue(po)
    else:
        catalog = read_po(BytesIO(_new_header(language).encode()), locale=language)
    # Babel takes new messages over as they are: without a copy, languages would share them.
    catalog.update(copy.deepcopy(source), no_fuzzy_matching=True, update_creation_date=False)
    catalog.project, catalog.version = source.project, source.version
    if language == SOURCE_LANGUAGE:
        for message in po_checks.messages(catalog):
            message.string = message.id
    return catalog


def rendered(catalog: Catalog) -> bytes:
    """Return the bytes of a .po file: no line numbers, no obsolete messages, nothing that changes
    when the texts do not."""
    for message in catalog:
        # Babel takes "5 % of" for a format of the C language.
        if not re.search(r"%\(\w+\)[sd]", po_checks.source_of(message)[-1]):
            message.flags.discard("python-format")
    stream = BytesIO()
    write_po(
        stream, catalog, width=100, sort_by_file=True, ignore_obsolete=True, include_lineno=False
    )
    # Babel would write its own version and an empty address into the header.
    return re.sub(
        rb'^"(Generated-By|Report-Msgid-Bugs-To):.*\n', b"", stream.getvalue(), flags=re.M
    )


def write_if_changed(path: Path, content: bytes) -> bool:
    """Write `content` to `path` unless it is there already; return whether it was written."""
    if path.exists() and path.read_bytes() == content:
        return False
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return True


def catalogues() -> list[Path]:
    """Return the .po file of each language, also of one that has only an empty folder yet."""
    folders = {folder.name for folder in LOCALES.iterdir() if _is_language(folder)}
    return [
        LOCALES / language / "LC_MESSAGES" / f"{po_checks.DOMAIN}.po"
        for language in sorted(folders.union(FIRST_LANGUAGES))
    ]


def extract() -> int:
    """Write the template, for a look at all messages; return the exit status."""
    path = LOCALES / f"{po_checks.DOMAIN}.pot"
    catalog = template()
    write_if_changed(path, rendered(catalog))
    print(f"{path.relative_to(ROOT)}: {len(catalog)} messages")
    return 0


def update() -> int:
    """Bring every catalogue up to date with the sources; return the exit status."""
    source = template()
    for po in catalogues():
        changed = write_if_changed(po, rendered(updated(po, source)))
        print(f"{po.relative_to(ROOT)}: {'updated' if changed else 'up to date'}")
    return 0


def compile_() -> int:
    """Compile every catalogue; return the exit status."""
    try:
        written = po_checks.compile_all(LOCALES)
    except po_checks.BadCatalogue as error:
        return _report(error.args[0])
    for mo in written:
        print(mo.relative_to(ROOT))
    return 0


def check() -> int:
    """Print every fault of every catalogue, one a line; return 1 if there is one, else 0."""
    source = template()
    faults: list[str] = list(faults_of_sources(source))
    for po in catalogues():
        form = po_checks.faults_of_form(po) if po.exists() else [f"{po}: missing: run update"]
        if form:
            faults += form
            continue
        faults += [
            *faults_of_content(po, source),
            *po_style.faults_of_style(po),
            *po_tools.findings(po),
        ]
    return _report(faults)


def faults_of_sources(source: Catalog) -> Iterator[str]:
    """Yield a line for each message that no translator could translate well."""
    if not len(source):
        yield "sources: no message found"
    for message in po_checks.messages(source):
        text = po_checks.source_of(message)[0]
        if re.fullmatch(r"\w+", text) and message.context is None:
            yield f"sources: {po_checks.name_of(message)}: one word needs a context"
        for placeholder in _unexplained(message):
            yield f"sources: {po_checks.name_of(message)}: no comment says what {placeholder} is"


# What is put in for these decides the grammar around it, so a translator must be told: of a card
# its case, of a suit that it is a name. In short answers a card is a code, and has no case.
_CARDS = {"{card}", "{needed}", "{other}", "{second}", "{start}", "{starter}", "{third}", "{top}"}
_CASES = re.compile(r"without articles?|subjects?|objects?|words for under")
_EXPLAINED = {"{suit}": "suit", "{cards}": "cards", "{variant}": "variant", "{rule}": "rule"}


def _unexplained(message: Message) -> Iterator[str]:
    """Yield each placeholder of a message that needs a comment and has none."""
    if message.context == "short answer" or (message.context or "").partition(",")[0] == "card":
        return
    comment = " ".join(" ".join(message.auto_comments).split())
    for placeholder in sorted(
        set().union(*map(po_checks.placeholders, po_checks.source_of(message)))
    ):
        if placeholder in _CARDS:
            named = placeholder in comment or "all cards" in comment
            if not (named and _CASES.search(comment)):
                yield placeholder
        elif _EXPLAINED.get(placeholder, "") not in comment:
            yield placeholder


def faults_of_content(po: Path, source: Catalog) -> Iterator[str]:
    """Yield a line for each message that is out of date, untranslated or marked as a guess."""
    language = po_checks.language_of(po)
    current = po_checks.read_catalogue(po)
    if _facts(current) != _facts(updated(po, source)):
        yield f"{language}: out of date with the sources: run update"
    for message in po_checks.messages(current):
        if message.fuzzy:
            yield f"{language}: {po_checks.name_of(message)}: fuzzy"
        if not all(po_checks.forms_of(message)):
            yield f"{language}: {po_checks.name_of(message)}: not translated"


def _facts(catalog: Catalog) -> dict[object, object]:
    """What a translator sees of each message, without the layout of the file."""

    def fact(message: Message) -> object:
        files = sorted({file for file, _ in message.locations})
        text = " ".join(" ".join(message.auto_comments).split())
        english = catalog.locale_identifier == SOURCE_LANGUAGE and po_checks.forms_of(message)
        return files, text, english

    return {(m.context, po_checks.source_of(m)): fact(m) for m in po_checks.messages(catalog)}


def _report(faults: list[str]) -> int:
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(faults)} faults" if faults else "no faults")
    return 1 if faults else 0


def _is_language(folder: Path) -> bool:
    return folder.is_dir() and re.fullmatch(r"[a-z]{2,3}(_[A-Za-z]+)*", folder.name) is not None


def _version() -> str:
    text = (ROOT / "osmosis_cli" / "__init__.py").read_text(encoding="utf-8")
    match = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    return match.group(1) if match else "0"


def _new_header(language: str) -> str:
    name = Locale.parse(language).english_name
    count, rule = po_checks.plural_rule(language)
    today = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d 00:00+0000")
    fields = {
        "Project-Id-Version": f"osmosis-cli {_version()}",
        "POT-Creation-Date": today,
        "PO-Revision-Date": today,
        "Last-Translator": "Osmosis translators",
        "Language": language,
        "Language-Team": f"{name}",
        "Plural-Forms": f"nplurals={count}; plural={rule};",
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Transfer-Encoding": "8bit",
    }
    note = "Made from the sources: do not edit." if language == SOURCE_LANGUAGE else ""
    lines = [f"# {name} texts of Osmosis. {note}".rstrip(), 'msgid ""', 'msgstr ""']
    return "\n".join([*lines, *(f'"{key}: {value}\\n"' for key, value in fields.items()), ""])


COMMANDS: dict[str, Callable[[], int]] = {
    "extract": extract,
    "update": update,
    "compile": compile_,
    "check": check,
}


def main() -> int:
    """Run the command named on the command line; return the exit status."""
    parser = argparse.ArgumentParser(description="Extract, update, compile, check catalogues.")
    parser.add_argument("command", choices=COMMANDS)
    return COMMANDS[parser.parse_args().command]()


if __name__ == "__main__":
    raise SystemExit(main())
