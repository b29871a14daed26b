"""The nearest word: what a mistyped word was probably meant to be."""

from collections.abc import Iterable
from functools import lru_cache

from osmosis_cli.words.fold import fold

_LONGEST = 40
"""Longer inputs are no slip of a finger, and not worth the time."""

_LETTERS_PER_SLIP = 3
_MOST_SLIPS = 3


def nearest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that is most like a typed word, unchanged, or None if none is like it.

    Both are compared as the player means them (see ``fold``). One slip is a letter too many, too
    few, wrong, or swapped with its neighbour; one is forgiven for every three letters of the
    longer word, three at most. Among equally near ones a candidate with the same first letter
    wins, then the one whose length is closer, then the first in the order of character codes:
    the order of the candidates does not matter.
    """
    typed = fold(word)
    if not typed or len(typed) > _LONGEST:
        return None
    letters = set(typed)
    best: tuple[int, bool, int, str] | None = None
    for candidate in candidates:
        meant, wanted = _folded(candidate)
        if not meant:
            continue
        limit = min(max(len(typed), len(meant)) // _LETTERS_PER_SLIP, _MOST_SLIPS)
        unlike = abs(len(typed) - len(meant))
        # A letter that the other has not at all takes a slip of its own.
        if max(unlike, len(letters - wanted), len(wanted - letters)) > limit:
            continue
        slips = distance(typed, meant)
        if slips <= limit:
            rank = (slips, typed[0] != meant[0], unlike, candidate)
            best = rank if best is None else min(best, rank)
    return None if best is None else best[-1]


# The candidates are mostly the same words again and again.
@lru_cache(maxsize=4000)
def _folded(candidate: str) -> tuple[str, frozenset[str]]:
    """The candidate as it is compared, and its letters."""
    text = fold(candidate)
    return text, frozenset(text)


def distance(one: str, other: str) -> int:
    """How many single-letter slips lead from one text to the other, and as many back.

    A slip is an insertion, a deletion, a substitution or a swap of two neighbours, each place
    edited once: the restricted distance of Damerau (1964), also called optimal string alignment.
    Exact as typed: nothing is folded.
    """
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one):
        above, before_above = row, before
        row = [i + 1]
        for j, target in enumerate(other):
            cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (letter != target))
            if i and j and letter == other[j - 1] and one[i - 1] == target:
                cost = min(cost, before_above[j - 1] + 1)
            row.append(cost)
        before = above
    return row[-1]
