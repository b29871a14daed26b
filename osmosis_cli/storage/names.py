"""Names that players give to saves."""

import unicodedata

MAX_NAME = 32
"""The most characters that a name may have."""


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
