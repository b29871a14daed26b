"""Readable stand-ins: for characters that an output cannot hold, and for those nobody sees.

An old terminal may know neither œ nor „; then oe and " are printed. And what is read from a
file or typed may hold characters that move the cursor or hide; they are shown by their number.
"""

import codecs
import unicodedata

from osmosis_cli.words.texts import pgettext, pgettext_noop

ERRORS = "osmosis"
"""The name of the error handler, as in ``stream.reconfigure(errors=ERRORS)``."""

_SUITS = {
    **dict.fromkeys("♣♧", pgettext_noop("suit", "clubs")),
    **dict.fromkeys("♦♢", pgettext_noop("suit", "diamonds")),
    **dict.fromkeys("♥♡", pgettext_noop("suit", "hearts")),
    **dict.fromkeys("♠♤", pgettext_noop("suit", "spades")),
}

_LETTERS = {
    "ä": "ae",
    "ö": "oe",
    "ü": "ue",
    "ß": "ss",
    "ẞ": "ss",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "đ": "d",
    "ð": "d",
    "ħ": "h",
    "ı": "i",
    "ł": "l",
    "þ": "th",
}

_SIGNS = {
    **dict.fromkeys("‘’‚‛‹›′ʼ´", "'"),
    **dict.fromkeys("“”„‟«»″", '"'),
    **dict.fromkeys("‐‑‒–—―−•", "-"),
    **dict.fromkeys("→⇒➜", "->"),
    **dict.fromkeys("←⇐", "<-"),
    # Marks that only say how to draw the sign before them
    **dict.fromkeys("\ufe0e\ufe0f\u20e3", ""),
    "×": "x",
    "÷": "/",
    "⁄": "/",
    "≤": "<=",
    "≥": ">=",
    "€": "EUR",
    "£": "GBP",
    "¿": "",
    "¡": "",
    "·": ".",
    "…": "...",
}

_UMLAUT = "\u0308"

# Characters of Unicode that are drawn as nothing though their category says letter or mark
_HIDDEN = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0\u2800"
    + "".join(map(chr, range(0x180B, 0x1810)))
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)


def visible(text: str, keep: str = "") -> str:
    """The text with its control and invisible characters shown by their number, as U+001B.

    So no text can move the cursor, change colours, turn the direction of writing or hide a
    part of itself: control characters, line ends and tabs too, marks of direction, characters
    without width, lone surrogates. Characters in ``keep`` stay, for instance line ends.
    """
    if text.isascii() and text.isprintable():
        return text
    shown = ""
    for at, char in enumerate(text):
        if _is_unseen(char) and char not in keep:
            shown += _apart(shown[-1:], _number(char), text[at + 1 : at + 2])
        else:
            shown += char
    return shown


def fit(text: str, encoding: str) -> str:
    """The text as it will be seen in this encoding, so with stand-ins; ``LookupError`` if unknown.

    Stand-ins can be longer than what they stand for: break lines after this, not before.
    """
    return text.encode(encoding, ERRORS).decode(encoding)


def stand_in(text: str, at: int, before: str) -> str:
    """ASCII letters and signs for the character at this place of a text.

    ``before`` is what was printed before it. Letters lose their accents, but ä, ö, ü and ß
    become two letters, as Germans write them; signs become those of a typewriter; suits become
    words of the language of the moment; all else becomes its number, as U+4E2D. Capitals stay
    capitals: Œuvre is Oeuvre and CŒUR is COEUR.
    """
    char, previous, following = text[at], text[at - 1 : at], text[at + 1 : at + 2]
    if char in _SUITS:
        word = pgettext(*_SUITS[char])
        return _apart(before[-1:], word if word.isascii() else fit(word, "ascii"), following)
    if char.lower() in _LETTERS:
        return _cased(_LETTERS[char.lower()], previous, char, following)
    if char in _SIGNS:
        return _SIGNS[char]
    if char == _UMLAUT and previous and previous in "aouAOU":
        return _cased("e", previous, previous, following)
    if unicodedata.combining(char):
        return ""
    if unicodedata.category(char) == "Zs":
        return "" if previous in ("«", "‹") or following in ("»", "›") else " "
    return _decomposed(char) or _apart(before[-1:], _number(char), following)


def _decomposed(char: str) -> str:
    """The character without its accents, if an ASCII one is left, else nothing."""
    parts = unicodedata.normalize("NFKD", char)
    if parts == char:
        return ""
    plain = ""
    for at, part in enumerate(parts):
        plain += part if part.isascii() else stand_in(parts, at, plain)
    return "" if "U+" in plain else plain


def _cased(small: str, previous: str, char: str, following: str) -> str:
    """Two letters for one, as capitals if it is one among capitals."""
    if not char.isupper():
        return small
    if following.isupper() or (previous.isupper() and not following.islower()):
        return small.upper()
    return small.capitalize()


def _apart(previous: str, word: str, following: str) -> str:
    """The word, with blanks where it would run into a letter or a digit."""
    return " " * previous.isalnum() + word + " " * following.isalnum()


def _number(char: str) -> str:
    return f"U+{ord(char):04X}"


def _is_unseen(char: str) -> bool:
    if char in _HIDDEN:
        return True
    return not char.isprintable() and unicodedata.category(char) != "Zs"


def _encode_error(error: UnicodeError) -> tuple[str, int]:
    """The error handler: stand-ins for the characters that could not be encoded."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    text = error.object
    printed = text[max(0, error.start - 1) : error.start]
    kept = len(printed)
    for at in range(error.start, error.end):
        printed += stand_in(text, at, printed)
    return printed[kept:], error.end


codecs.register_error(ERRORS, _encode_error)
