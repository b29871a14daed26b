"""What a learner knows as values in JSON under names, for the database, and back."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict
from sys import float_info
from typing import Any, get_args

from osmosis_cli.storage.jsontext import read_json, write_json
from osmosis_cli.tutor.codes import is_code
from osmosis_cli.tutor.concepts import SKILLS
from osmosis_cli.tutor.progress import (
    LADDER,
    LEVELS,
    MISSED_KEPT,
    Knowledge,
    LessonMark,
    LessonState,
    RuleMark,
)

MOST = 10**9


def write(knowledge: Knowledge) -> dict[str, str]:
    """Return the knowledge: a value for each lesson and each rule, and one for all the rest."""
    values: dict[str, object] = {
        **{f"lesson {n}": asdict(mark) for n, mark in knowledge.lessons.items()},
        **{f"rule {name}": asdict(mark) for name, mark in knowledge.rules.items()},
        "course": {"lesson": knowledge.lesson, "guide": knowledge.guide,
                   "shown": list(knowledge.shown), "coach": knowledge.coach},
        "practice": {"missed": list(knowledge.missed), "share": knowledge.share},
    }  # fmt: skip
    return {name: write_json(value) for name, value in values.items()}


def read(values: Mapping[str, str]) -> Knowledge:
    """Return the knowledge that these values hold; one that makes no sense is left out."""
    lessons: dict[int, LessonMark] = {}
    rules: dict[str, RuleMark] = {}
    rest: dict[str, Any] = {}
    for name, text in values.items():
        kind, _blank, key = name.partition(" ")
        with suppress(ValueError):
            table = _table(read_json(text.encode()))
            if kind == "lesson" and key.isascii() and key.isdigit() and len(key) < 4:
                lessons[int(key)] = _lesson(table)
            elif kind == "rule" and key in SKILLS:
                rules[key] = _rule(table)
            elif name == "course":
                rest |= {"lesson": _count(table.get("lesson")), "guide": _flag(table.get("guide")),
                         "shown": tuple(_names(table.get("shown"))),
                         "coach": _flag(table.get("coach", False))}  # fmt: skip
            elif name == "practice":
                codes = [code for code in _names(table.get("missed")) if is_code(code)]
                rest |= {"missed": tuple(codes[-MISSED_KEPT:]), "share": _share(table.get("share"))}
    return Knowledge(lessons, rules, **rest)


def _lesson(data: object) -> LessonMark:
    table = _table(data)
    state: LessonState | None = next(
        (known for known in get_args(LessonState) if known == table.get("state")), None
    )
    if state is None:
        raise ValueError("state")
    return LessonMark(state, _count(table.get("step")), _count(table.get("helped")))


def _rule(data: object) -> RuleMark:
    table = _table(data)
    level, rung = _count(table.get("level")), table.get("rung")
    if level not in LEVELS:
        raise ValueError("level")
    if rung is not None and not _count(rung) < len(LADDER):
        raise ValueError("rung")
    return RuleMark(
        right=_count(table.get("right")),
        wrong=_count(table.get("wrong")),
        streak=_count(table.get("streak")),
        share=_share(table.get("share")),
        level=level,
        rung=None if rung is None else _count(rung),
        due=_number(table.get("due")),
        reviewed=_flag(table.get("reviewed")),
    )


def _table(value: object) -> Mapping[str, Any]:
    if not isinstance(value, dict) or not all(isinstance(key, str) for key in value):
        raise ValueError("table")
    return value


def _names(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise ValueError("names")
    return value


def _count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= MOST:
        raise ValueError("count")
    return value


def _number(value: object) -> float:
    # Compared as it is: a whole number can be too large to be made a float.
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise ValueError("number")
    if not -float_info.max <= value <= float_info.max:
        raise ValueError("number")
    return float(value)


def _share(value: object) -> float:
    share = _number(value)
    if not 0 <= share <= 1:
        raise ValueError("share")
    return share


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError("flag")
    return value
