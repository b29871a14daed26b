"""Answers cut to fit a screen or a Braille display: lines at word ends, and parts of few lines.

Widths are counted in cells of the display. Lines are broken at plain spaces; a no-break space
holds its two words together, as in the French "Carte :", as long as they fit one line.
"""

from collections.abc import Iterator, Sequence
from itertools import accumulate
from unicodedata import combining, east_asian_width

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
BLANKS = " " + NO_BREAK_SPACE
# Where a word that is wider than the line may be broken: after these, the better ones first.
BREAKS = (NO_BREAK_SPACE, "-/_")


def cells(text: str) -> int:
    """How many cells of the display a text fills: two for a wide letter, none for a mark on one."""
    if text.isascii():
        return len(text)
    return sum(_cells_of(letter) for letter in text)


def wrap(line: str, width: int) -> tuple[str, ...]:
    """The lines of at most `width` cells (at least 1) that a line without newlines is broken into.

    An empty line stays one empty line. Blanks at the ends, and all but one between two words, are
    dropped. Only a word that is wider than the line by itself is broken inside: after a no-break
    space, a hyphen or the like if that is possible.
    """
    lines: list[str] = []
    current, used = "", 0
    for word in _pieces(line, width):
        size = cells(word)
        if current and used + 1 + size <= width:
            current, used = f"{current} {word}", used + 1 + size
            continue
        if current:
            lines.append(current)
        current, used = word, size
    lines.append(current)
    return tuple(lines)


def paragraphs(text: str, width: int) -> tuple[tuple[str, ...], ...]:
    """The lines of a text, each as the tuple of the lines that it is broken into."""
    return tuple(wrap(line, width) for line in text.split("\n"))


def parts(
    blocks: Sequence[Sequence[str]], size: int, closing: Sequence[str]
) -> tuple[tuple[str, ...], ...]:
    """An answer in parts of at most `size` lines, in order; one part if all of it fits.

    A block is lines that belong together, as from `paragraphs`. Each part but the last ends with
    the lines of `closing`, which say how to go on. A part ends where a block ends, unless that
    would leave it half empty. Should `size` hardly hold the closing, a part has one line of the
    answer all the same. No part begins or ends with an empty line.
    """
    lines = [line for block in blocks for line in block]
    ends = set(accumulate(len(block) for block in blocks))
    room = max(size - len(closing), 1)
    last = _filled(lines, 0, len(lines))[1]
    result: list[tuple[str, ...]] = []
    start = _filled(lines, 0, last)[0]
    while last - start > max(size, 1):
        full = start + room
        stop = next((n for n in range(full, start + room // 2, -1) if n in ends), full)
        result.append((*lines[start : _filled(lines, start, stop)[1]], *closing))
        start = _filled(lines, stop, last)[0]
    return (*result, tuple(lines[start:last]))


def _filled(lines: Sequence[str], start: int, stop: int) -> tuple[int, int]:
    """The same stretch of the lines without empty ones at its two ends."""
    while start < stop and not lines[start]:
        start += 1
    while start < stop and not lines[stop - 1]:
        stop -= 1
    return start, stop


def _cells_of(letter: str) -> int:
    if combining(letter):
        return 0
    return 2 if east_asian_width(letter) in ("W", "F") else 1


def _pieces(line: str, width: int) -> Iterator[str]:
    """The words of a line, those that are too wide for it in pieces that are not."""
    for word in line.split(" "):
        rest = word.strip(BLANKS)
        while rest:
            cut = _cut(rest, width) if cells(rest) > width else len(rest)
            yield rest[:cut].rstrip(BLANKS)
            rest = rest[cut:].lstrip(BLANKS)


def _cut(word: str, width: int) -> int:
    """How many letters of a word that is too wide go on the line before the break; at least 1."""
    fitting, used = 0, 0
    for letter in word:
        used += _cells_of(letter)
        if used > width:
            break
        fitting += 1
    fitting = max(fitting, 1)
    for marks in BREAKS:
        # A no-break space that is broken at takes no room of its own.
        reach = fitting + (marks == NO_BREAK_SPACE)
        cut = max(word.rfind(mark, 1, reach) for mark in marks) + 1
        if cut > 1:
            return cut
    return fitting
