"""The goals of exercises as lesson files write them."""

import re
from typing import Any

from osmosis_cli.game.state import SUITS, Card
from osmosis_cli.tutor.course import Fault
from osmosis_cli.tutor.lesson import Goal

_PLACE = re.compile("stock|waste|reserve [1-4]")


def read_goal(value: object, step: int, faults: list[Fault]) -> Goal | None:
    """Return the goal that a table describes; None and a fault if it describes none.

    Keys are the parts of `Goal`; there must be one at least.
    """
    if not isinstance(value, dict) or not value:
        faults.append(Fault("wrong-value", step, "goal"))
        return None
    parts: dict[str, Any] = {}
    for key, part in value.items():
        read = _part(key, part)
        if read is None:
            faults.append(Fault("wrong-value", step, f"goal {key}"))
        else:
            parts[key] = read
    return Goal(**parts) if len(parts) == len(value) else None


def _part(key: str, value: object) -> object:
    """Return one part of a goal, None if it is wrong."""
    if key in ("score", "size", "passes"):
        return value if type(value) is int and 0 < value <= 1000 else None
    if key == "outcome":
        return value if value in ("won", "lost") else None
    if key == "top":
        return _card(value)
    several = value if isinstance(value, list) and value else [value]
    if key == "cards":
        cards = tuple(_card(code) for code in several)
        return None if None in cards else cards
    if key == "rows":
        fits = all(suit in ("*", *SUITS) for suit in several) and len(several) <= 4
        return tuple(several) if fits else None
    if key == "sizes":
        fits = all(type(size) is int and 0 <= size <= 13 for size in several)
        return tuple(several) if fits and len(several) <= 4 else None
    if key == "empty":
        fits = all(isinstance(place, str) and _PLACE.fullmatch(place) for place in several)
        return tuple(several) if fits else None
    return None


def _card(text: object) -> Card | None:
    try:
        return Card.parse(text) if isinstance(text, str) else None
    except ValueError:
        return None
