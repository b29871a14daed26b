"""Names that players give to saves, and the file names that stand for them on every system."""

import re
import unicodedata

MAX_NAME = 32
"""The most characters that a name may have: its file name stays short enough everywhere."""

_PREFIX = "osmosis-"
"""Before every name: so none is one that Windows keeps for a device, or begins with a point."""

_SUFFIX = ".json"
_ESCAPED = re.compile(r"=([0-9a-f]{2,5}(?:-[0-9a-f]{2,5})*)=")
_UNSAFE = re.compile(r"[^a-z0-9 -]+")


_UNSEEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800"
    + "".join(map(chr, range(0x180B, 0x1810)))
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)
"""Characters that are drawn as nothing though Python calls them printable: those of Unicode's
Default_Ignorable_Code_Point, and an empty Braille cell."""


class BadName(ValueError):
    """A text is no name: ``code`` is ``empty``, ``too-long`` or ``bad-character``.

    A bad character is one that is not seen, or that moves the cursor or turns the text.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def clean_name(text: str) -> str:
    """Return the name that this text stands for: blanks as one space each, none at the ends.

    Raises `BadName`.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if not name:
        raise BadName("empty")
    if len(name) > MAX_NAME or len(name_key(name)) > MAX_NAME:
        raise BadName("too-long")
    if not name.isprintable() or not _UNSEEN.isdisjoint(name):
        raise BadName("bad-character")
    return name


def name_key(name: str) -> str:
    """Return what two spellings of the same name have in common: case makes no difference.

    Small letters and not case folding: that would make one name of ``Maße`` and ``Masse``.
    """
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).lower())


def file_name(name: str) -> str:
    """Return the file name for a name: the same for two names only if their keys are the same.

    Small ASCII letters, digits, ``-``, ``_`` for a space, and all else as code points.
    """
    safe = _UNSAFE.sub(_escape, name_key(name)).replace(" ", "_")
    return f"{_PREFIX}{safe}{_SUFFIX}"


def key_of_file(file: str) -> str | None:
    """Return the key of the name that a file name stands for, None if it stands for none."""
    if not (file.startswith(_PREFIX) and file.endswith(_SUFFIX)):
        return None
    safe = file.removeprefix(_PREFIX).removesuffix(_SUFFIX)
    try:
        key = _ESCAPED.sub(_unescape, safe.replace("_", " "))
        return key if file_name(clean_name(key)) == file else None
    except (ValueError, OverflowError):
        return None


def _escape(match: re.Match[str]) -> str:
    return "=" + "-".join(f"{ord(letter):02x}" for letter in match[0]) + "="


def _unescape(match: re.Match[str]) -> str:
    return "".join(chr(int(code, 16)) for code in match[1].split("-"))
