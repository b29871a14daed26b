"""The codes of exercises made to order: a letter for the kind, the level, and three digits."""

import re
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
"""The reason codes that items can be about; each has a letter, in this order, from a."""

COMPARE = "compare"
"""The kind of exercise that compares two plays (see ``comparing``)."""

ALL_KINDS: tuple[str, ...] = (*KINDS, *QUESTIONS, COMPARE)
"""The reason codes, the kinds of questions and the comparison; the letters go on."""

SEEDS = 1000
"""How many items there are of each kind and level."""

_CODE = re.compile("([a-u])([1-3])([0-9]{3})")


def is_code(text: str) -> bool:
    """Whether this is the code of an item: a letter, the level, and three digits."""
    return _CODE.fullmatch(text) is not None


def item_code(kind: str, level: int, seed: int) -> str:
    """The code of an item: its kind, how hard it is (1 to 3), and its number from 0."""
    return f"{chr(ord('a') + ALL_KINDS.index(kind))}{level}{seed % SEEDS:03}"


def kind_of(code: str) -> str:
    """The kind of the exercise with this code."""
    return ALL_KINDS[ord(code[0]) - ord("a")]
