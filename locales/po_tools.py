"""What other programs find in a catalogue: gettext, a speller, a French grammar checker, pofilter.

Each is asked only where it is installed. Words that a dictionary lacks stand in the project's own
list of a language, `locales/<lang>/words.txt`, one a line.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import po_checks
import po_style
from po_doubts import doubts

# The speller's dictionary of each language, and a word that it knows, in place of placeholders.
DICTIONARIES = {"de": ("de_DE", "Kreuz"), "en": ("en_US", "clubs"), "fr": ("fr_FR", "trèfle")}

# What the grammar checker reads for placeholders by these names; for any other it reads a name.
CARDS = {"above", "card", "first", "last", "needed", "other", "second", "start", "starter",
         "third", "top"}  # fmt: skip
NUMBERS = {"count", "deal", "len", "nargs", "number", "pile", "row", "total"}
SAMPLES = {
    **dict.fromkeys(NUMBERS, "5"),
    **dict.fromkeys(CARDS, "le 8 de trèfle"),
    "cards": "le valet de cœur, le roi de pique",
    "ranks": "as, 8, valet",
    "suit": "trèfle",
    "": "Osmose",
    "option": "--help",
    "habit": "Gardez cette carte.",
    "because": "Elle attend.",
}

# Rules of typography: the house style settles that, and the checker wants other spaces.
_GRAMMAR_OFF = ("typo", "apos", "esp", "nbsp", "unit", "num")

_WORD = re.compile(r"[^\W\d_]+(?:[-’'][^\W\d_]+)*")
_OPTION = re.compile(r"--[\w-]+")
_PLACEHOLDER = re.compile(r"\{([^{}]*)\}|%\(\w+\)s")


def findings(po: Path) -> Iterator[str]:
    """Yield a line for each finding of the tools that are installed here."""
    yield from _msgfmt(po)
    language = po_checks.language_of(po)
    texts = list(prose(po))
    if language in DICTIONARIES and shutil.which("hunspell"):
        for word in misspelt(*DICTIONARIES[language], po.parent.parent / "words.txt", texts):
            where = next((text for text in texts if word in text), "")
            yield f"{language}: {word!r} is in no dictionary and not in words.txt: {where!r}"
    if language == "fr" and shutil.which("grammalecte-cli"):
        yield from (f"fr: {fault}" for fault in ungrammatical(texts))
    if language != "en" and shutil.which("pofilter"):
        yield from (f"{language}: {doubt}" for doubt in doubts(po))


def prose(po: Path) -> Iterator[str]:
    """Yield every text of a catalogue that is said, each plural form by itself."""
    for message in po_checks.messages(po_checks.read_catalogue(po)):
        if not po_style.is_typed(message.context) and not (message.context or "").endswith("codes"):
            yield from filter(None, _counted(po_checks.forms_of(message)))


def _counted(forms: tuple[str, ...]) -> Iterator[str]:
    """Yield the forms of a message, a singular with its number: "5 coup" is no fault of it."""
    first, *others = forms
    yield first.replace("{count}", "1") if others else first
    yield from others


def misspelt(dictionary: str, known: str, words: Path, texts: list[str]) -> list[str]:
    """Return the words of `texts`, each once, that neither dictionary nor word list knows.

    `known` is read for each placeholder; options such as --json are no words.
    """
    command = ["hunspell", "-l", "-i", "utf-8", "-d", dictionary]
    if words.exists():
        command += ["-p", str(words)]
    # The speller cuts some words in the middle of a line wrongly; one word a line it reads well.
    prose = (_OPTION.sub(" ", _PLACEHOLDER.sub(known, text)) for text in texts)
    found = {word for text in prose for word in _WORD.findall(text)}
    run = subprocess.run(
        command, input="\n".join(sorted(found)), capture_output=True, encoding="utf-8", check=True
    )
    return run.stdout.split()


def ungrammatical(texts: list[str]) -> Iterator[str]:
    """Yield what the French grammar checker says about each text, its placeholders filled."""
    # A sentence that opens with a card gets its capital from the program.
    filled = [_PLACEHOLDER.sub(_sample, text).replace("\n", " ") for text in texts]
    lines = [text[:1].upper() + text[1:] for text in filled]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "texts"
        file.write_text("\n".join(lines) + "\n", encoding="utf-8")
        run = subprocess.run(
            ["grammalecte-cli", "-j", "-f", str(file), "-off", *_GRAMMAR_OFF],
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
    # A list of its settings comes first.
    for paragraph in json.loads(run.stdout[run.stdout.index("{") :])["data"]:
        for error in paragraph["lGrammarErrors"]:
            line = lines[paragraph["iParagraph"] - 1]
            yield f"{error['sMessage']} ({error['sRuleId']}): {line!r}"


def _sample(placeholder: re.Match[str]) -> str:
    return SAMPLES.get(placeholder.group(1) or "", "Jean")


def _msgfmt(po: Path) -> Iterator[str]:
    if not shutil.which("msgfmt"):
        return
    command = ["msgfmt", "--check", "--output-file=/dev/null", str(po)]
    run = subprocess.run(command, capture_output=True, text=True)
    yield from run.stderr.splitlines()
    if run.returncode and not run.stderr:
        yield f"{po}: msgfmt fails with status {run.returncode}"
