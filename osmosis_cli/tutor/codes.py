"""The codes of exercises made to order: three letters, which a screen reader spells."""

from typing import Literal

from osmosis_cli.game.rules import ReasonCode

Kind = Literal["which-row", "unlocks", "can-go", "next-top", "start-suit"]
QUESTIONS: tuple[Kind, ...] = ("which-row", "unlocks", "can-go", "next-top", "start-suit")
"""The kinds of questions that are answered with a row or with cards (see ``questions``)."""

KINDS: tuple[ReasonCode, ...] = (
    "first-row",
    "starts-row",
    "rank-above",
    "rank-missing-above",
    "row-not-started",
    "covered",
    "not-in-view",
    "wrong-row",
    "not-a-target",
    "already-played",
    "empty-pile",
    "deals-cards",
    "turns-waste",
    "stock-not-empty",
    "empty-stock",
)
"""The reason codes that items can be about; each has a letter, in this order."""

COMPARE = "compare"
"""The kind of exercise that compares two plays (see ``comparing``)."""

ALL_KINDS: tuple[str, ...] = (*KINDS, *QUESTIONS, COMPARE)
"""The reason codes, the kinds of questions and the comparison; the letters go on."""

_LETTERS = "bcdfghjklmnpqrstvwxyz"
"""The letters of codes: without vowels they make no word, and are spelled."""

SEEDS = len(_LETTERS) ** 2 // 3
"""How many items there are of each kind and level."""


def is_code(text: str) -> bool:
    """Whether this is the code of an item: three letters that are no vowels."""
    return len(text) == 3 and all(letter in _LETTERS for letter in text)


def item_code(kind: str, level: int, seed: int) -> str:
    """The code of an item: its kind, how hard it is (1 to 3), and its number from 0."""
    left, right = divmod((level - 1) * SEEDS + seed % SEEDS, len(_LETTERS))
    return _LETTERS[ALL_KINDS.index(kind)] + _LETTERS[left] + _LETTERS[right]


def kind_of(code: str) -> str:
    """The kind of the exercise with this code."""
    return ALL_KINDS[_LETTERS.index(code[0])]


def level_and_seed(code: str) -> tuple[int, int]:
    """How hard the exercise with this code is (1 to 3), and its number from 0."""
    left, right = map(_LETTERS.index, code[1:])
    level, seed = divmod(left * len(_LETTERS) + right, SEEDS)
    return level + 1, seed
