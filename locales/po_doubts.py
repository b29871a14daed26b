"""What the translate toolkit's `pofilter` doubts in a catalogue, without what was looked at.

Its quiet checks compare a text with its translation: spaces, brackets, numbers, words said twice.
A doubt that proved wrong stands in `locales/<lang>/accepted.txt`, one a line, as it is reported:
the name of the check, a colon, the English text. A line there that accepts nothing is a fault too.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

from babel.messages.pofile import read_po

import po_checks
import po_style

# Placeholders and plural forms are left to `po_checks`, which knows that a singular may leave its
# number out.
CHECKS = (
    "blank",
    "brackets",
    "doublespacing",
    "doublewords",
    "endwhitespace",
    "escapes",
    "newlines",
    "numbers",
    "options",
    "startwhitespace",
    "tabs",
    "unchanged",
    "variables",
)

_NOTE = re.compile(r"^\(pofilter\) (\w+):")


def doubts(po: Path) -> Iterator[str]:
    """Yield a line for each doubt about the catalogue `po` that was not accepted."""
    file = po.parent.parent / "accepted.txt"
    accepted = set(file.read_text(encoding="utf-8").splitlines()) if file.exists() else set()
    found = set(_reported(po))
    for doubt in sorted(found - accepted):
        yield f"doubtful {doubt}"
    for line in sorted(accepted - found):
        yield f"accepted.txt accepts nothing: {line}"


def _reported(po: Path) -> Iterator[str]:
    language = po_checks.language_of(po)
    run = subprocess.run(
        ["pofilter", "--progress=none", "--language", language]
        + [f"--test={check}" for check in CHECKS]
        + [str(po)],
        capture_output=True,
        check=True,
    )
    for message in read_po(BytesIO(run.stdout), locale=language):
        # What players type is written anew in each language, not translated.
        if message.context == "typed grammar":
            continue
        english = " / ".join(po_checks.source_of(message)).replace("\n", " ")
        for note in message.user_comments:
            match = _NOTE.match(note)
            if match and not _is_harmless(match.group(1), english, po_checks.forms_of(message)):
                yield f"{match.group(1)}: {english}"


def _is_harmless(check: str, english: str, forms: tuple[str, ...]) -> bool:
    """Whether a kind of doubt is always wrong about such a text."""
    if check == "unchanged":
        # Nothing but placeholders: there is nothing to translate.
        return not re.search(r"[^\W\d_]", po_style.without_placeholders(english).replace("x", ""))
    if check == "doublewords":
        # A sentence may begin with the word that ended the one before.
        return not any(re.search(r"\b(\w+) \1\b", form, re.IGNORECASE) for form in forms)
    if check == "numbers":
        # The same numbers, one of them said more often.
        return all(_numbers(form) == _numbers(english) for form in forms)
    # The two forms of a plural differ: a placeholder in one of them is no added bracket.
    return check == "brackets" and len(forms) > 1


def _numbers(text: str) -> set[str]:
    return set(re.findall(r"\d+", po_style.without_placeholders(text)))
