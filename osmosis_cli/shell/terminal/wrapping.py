"""Answers cut to fit a screen or a Braille display: lines at word ends, and parts of few lines.

Widths are counted in cells of the display. Lines are broken at plain spaces; a no-break space and
a blank that `words.holding` has marked hold two words together where the width allows.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple
from unicodedata import combining, east_asian_width

from osmosis_cli.words.holding import HELD, HELD_IF_POSSIBLE, NO_BREAK_SPACE

_BLANKS = re.compile(f"[ {NO_BREAK_SPACE}{HELD}{HELD_IF_POSSIBLE}]+")

# Where a word that is wider than the line is broken, if possible: after one of these.
_BREAKS = "-/_"

# What a way to break a line costs; none of the cheaper ones ever outweighs a dearer one.
_A_LOOSE_BREAK = 1
_A_LINE = 1 << 20
_A_SHORT_LINE = 1 << 40
_A_HELD_BREAK = 1 << 60
_A_REMNANT = 1 << 80


class _Piece(NamedTuple):
    """A word, or a part of one that is wider than the line, and the blank before it."""

    text: str
    size: int
    blank: str
    price: int
    """What it costs to break the line before it."""


def cells(text: str) -> int:
    """How many cells of the display a text fills: two for a wide letter, none for a mark on one."""
    if text.isascii():
        return len(text)
    return sum(_cells_of(letter) for letter in text)


def wrap(line: str, width: int) -> tuple[str, ...]:
    """The lines of at most `width` cells (at least 1) that a line without newlines is broken into.

    An empty line stays one empty line. Blanks at the ends, and all but one between two words, are
    dropped. Of all ways to break it, this is the one whose last line fills at least a third of the
    width, which parts the fewest words that hold together, which has the fewest short lines and
    the fewest lines, in this order; of several, the one whose first lines are longest. Only a word
    that is wider than the line by itself is broken inside, after a hyphen or the like if possible.
    """
    pieces = list(_pieces(line, width))
    count = len(pieces)
    prices = [0] * (count + 1)
    ends = [count] * (count + 1)
    for start in reversed(range(count)):
        used, best = 0, -1
        for stop in range(start + 1, count + 1):
            added = pieces[stop - 1]
            used += added.size + (len(added.blank) if used else 0)
            if used > width and stop > start + 1:
                break
            is_short = used * 3 < width
            if stop == count:
                price = _A_REMNANT if is_short and start else 0
            else:
                price = pieces[stop].price + _A_SHORT_LINE * is_short
            price += _A_LINE + prices[stop]
            if best < 0 or price <= best:
                best, ends[start] = price, stop
        prices[start] = best
    lines, start = [], 0
    while start < count:
        first, *others = pieces[start : ends[start]]
        lines.append(first.text + "".join(other.blank + other.text for other in others))
        start = ends[start]
    return tuple(lines) or ("",)


def paragraphs(
    text: str, width: int, hold: Callable[[str], str] | None = None
) -> tuple[tuple[str, ...], ...]:
    """The lines of a text, each as the tuple of the lines that it is broken into.

    `hold` marks the blanks that hold words together, in a line that has to be broken.
    """
    lines = text.split("\n")
    return tuple(
        wrap(hold(line) if hold and cells(line) > width else line, width) for line in lines
    )


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


def _pieces(line: str, width: int) -> Iterator[_Piece]:
    """The words of a line, those that are too wide for it in pieces that are not."""
    end, blank, price = 0, "", 0
    for found in (*_BLANKS.finditer(line), None):
        word = line[end : found.start() if found else len(line)]
        while word:
            size = cells(word)
            cut = _cut(word, width) if size > width else len(word)
            yield _Piece(word[:cut], cells(word[:cut]), blank, price)
            word, blank, price = word[cut:], "", 0
        if found:
            end = found.end()
            blank, price = _joint(found[0])


def _joint(blanks: str) -> tuple[str, int]:
    """The blank between two words as it is printed, and what it costs to break the line there."""
    if " " in blanks:
        return " ", 0
    if HELD_IF_POSSIBLE in blanks:
        return " ", _A_LOOSE_BREAK
    return blanks.replace(HELD, " "), _A_HELD_BREAK


def _cut(word: str, width: int) -> int:
    """How many letters of a word that is too wide go on the line before the break; at least 1."""
    fitting, used = 0, 0
    for letter in word:
        used += _cells_of(letter)
        if used > width:
            break
        fitting += 1
    fitting = max(fitting, 1)
    cut = max(word.rfind(mark, 1, fitting) for mark in _BREAKS) + 1
    return cut if cut > 1 else fitting
