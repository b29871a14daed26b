"""What a learner knows as plain data, for a file, and back."""

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from sys import float_info
from typing import Any, get_args

from osmosis_cli.storage.progress import JsonStore
from osmosis_cli.tutor.concepts import RULES
from osmosis_cli.tutor.practice import is_code
from osmosis_cli.tutor.progress import (
    LADDER,
    LEVELS,
    MISSED_KEPT,
    Knowledge,
    LessonMark,
    LessonState,
    RuleMark,
)

FILE = "progress.json"
KIND = "progress"
VERSION = 1
MOST = 10**9


def progress_store(folder: Path) -> JsonStore[Knowledge]:
    """The file of a learner's progress in this folder; nothing is read or written yet."""
    return JsonStore(folder / FILE, KIND, VERSION, read, write, Knowledge())


def write(knowledge: Knowledge) -> object:
    """Return the knowledge as data that JSON can hold."""
    return {
        "lessons": {str(n): asdict(mark) for n, mark in sorted(knowledge.lessons.items())},
        "rules": {name: asdict(mark) for name, mark in sorted(knowledge.rules.items())},
        "lesson": knowledge.lesson,
        "missed": list(knowledge.missed),
        "share": knowledge.share,
        "guide": knowledge.guide,
        "shown": list(knowledge.shown),
        "coach": knowledge.coach,
    }


def read(data: object) -> Knowledge:
    """Return the knowledge that the data hold. Raises `ValueError` if they hold none."""
    table = _table(data)
    return Knowledge(
        lessons={
            _count(int(name)): _lesson(mark)
            for name, mark in _table(table.get("lessons")).items()
            if name.isascii() and name.isdigit() and len(name) < 4
        },
        rules={name: _rule(mark) for name, mark in _table(table.get("rules")).items()
               if name in RULES},
        lesson=_count(table.get("lesson")),
        missed=tuple(code for code in _names(table.get("missed")) if is_code(code))[-MISSED_KEPT:],
        share=_share(table.get("share")),
        guide=_flag(table.get("guide")),
        shown=tuple(_names(table.get("shown"))),
        coach=_flag(table.get("coach", False)),
    )  # fmt: skip


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
