"""Folding: how typed words are compared, so that nobody has to type accents or capitals."""

import re
import unicodedata

_HYPHENS = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212"
_APOSTROPHES = "\u2018\u2019\u201b\u02bc\u00b4`\u2032"
# Ligatures have no decomposition in Unicode. The keycap ring and the variation selectors ride
# on a plain sign and only say how to draw it.
_PLAIN = str.maketrans(
    {
        **dict.fromkeys(_HYPHENS, " "),
        **dict.fromkeys(_APOSTROPHES, "'"),
        "œ": "oe",
        "æ": "ae",
        "\u20e3": None,
        **{chr(code): None for code in range(0xFE00, 0xFE10)},
    }
)
# Not before a second e: folding a folded text must change nothing, and the fold of a prefix must
# stay a prefix of the fold.
_UMLAUT_AS_E = re.compile(r"([aou])e(?!e)")


def fold(text: str) -> str:
    """The form of a typed text in which case, accents, hyphens and apostrophes do not matter.

    Texts that are one to the player have one form: ``König``, ``KOENIG`` and ``konig``; ``cœur``
    and ``Coeur``; ``l’as`` and ``l'as``; ``Kreuz-8`` and ``kreuz 8``. So ß is ss, œ is oe, and
    ä, ö and ü are the same as a, o and u, with or without an e after it. Hyphens and dashes
    become blanks, blanks of every kind become one, none is left at the ends; apostrophes become
    ASCII ones. Other punctuation stays. Whatever a player sees is never folded: this form is
    only for comparing. Folding twice changes nothing more.
    """
    if text.isascii():
        plain = text.lower().translate(_PLAIN)
    else:
        # Once before: a lone acute accent, typed for an apostrophe, decomposes to a blank. Again
        # at the end: compatibility signs decompose to hyphens and apostrophes of other kinds.
        # Some letters decompose to capitals only, others to accents only when small.
        small = unicodedata.normalize("NFKD", text.translate(_PLAIN)).casefold()
        letters = unicodedata.normalize("NFKD", small).translate(_PLAIN)
        plain = "".join(filter(_is_kept, letters))
    return " ".join(_UMLAUT_AS_E.sub(r"\1", plain).split())


def _is_kept(char: str) -> bool:
    """Whether the character is more than an accent or an invisible mark."""
    return char.isascii() or not (unicodedata.combining(char) or unicodedata.category(char) == "Cf")
