"""What a player can set, in one table."""

import re
from collections.abc import Callable
from typing import Literal, NamedTuple

from osmosis_cli.game.rulesets import RULE_SETS

AUTO = "auto"
"""How the file spells that a setting is left to the program."""

MAX_WORD = 20
MIN_WIDTH, MAX_WIDTH = 20, 80

Value = str | int | bool | None


class Settings(NamedTuple):
    """The settings; None leaves one to the environment and to the program.

    ``language`` is a word as it was written: which languages there are is not known here.
    ``width`` is in cells. ``plain`` asks for plain lines instead of an edited prompt. ``guide``
    explains new situations while playing. ``rules`` is the id of the rule set of a new game.
    ``auto_safe`` plays what can do no harm, ``auto_go`` lets an empty line deal on, and with
    ``keys`` one key is a line. The ``say_`` settings tell which parts of answers are said, and
    ``say_state`` whether the prompt begins with the state of the game.
    ``shorts`` are short forms, commas between them, each a word and a command behind it.
    """

    language: str | None = None
    verbosity: Literal["short", "normal", "full"] = "normal"
    cards: Literal["auto", "words", "short"] = "words"
    width: int | None = None
    plain: bool | None = None
    guide: bool = False
    rules: str = "classic"
    auto_safe: bool = False
    auto_go: bool = False
    keys: bool = False
    say_passes: bool = True
    say_piles: bool = True
    say_prompt: bool = True
    say_state: bool = False
    shorts: str = ""


class Kind(NamedTuple):
    """What a setting can be: how its text is read (`ValueError` if it is bad) and written."""

    read: Callable[[str], Value]
    write: Callable[[Value], str]


def _choice(*words: str) -> Kind:
    def read(text: str) -> Value:
        if text not in words:
            raise ValueError(text)
        return text

    return Kind(read, str)


def _word(text: str) -> Value:
    if text == AUTO:
        return None
    plain = text.replace("-", "").replace("_", "")
    if not (plain.isascii() and plain.isalpha() and len(text) <= MAX_WORD):
        raise ValueError(text)
    return text


def _switch(auto: bool = False) -> Kind:
    words: dict[str, bool | None] = {
        **dict.fromkeys(("yes", "on", "true", "1"), True),
        **dict.fromkeys(("no", "off", "false", "0"), False),
        **({AUTO: None} if auto else {}),
    }

    def read(text: str) -> Value:
        if text not in words:
            raise ValueError(text)
        return words[text]

    return Kind(read, lambda value: AUTO if value is None else "yes" if value else "no")


NONE = "none"
"""How the file spells that there are no short forms."""

_SHORTS = re.compile(r"[^\W_]{1,12}( [a-z0-9]+){1,4}(, [^\W_]{1,12}( [a-z0-9]+){1,4}){0,99}")


def _shorts(text: str) -> Value:
    if text in ("", NONE):
        return ""
    if not _SHORTS.fullmatch(text):
        raise ValueError(text)
    return text


def _number(least: int, most: int) -> Kind:
    def read(text: str) -> Value:
        if text == AUTO:
            return None
        if not (text.isascii() and text.isdigit() and least <= int(text[:9]) <= most):
            raise ValueError(text)
        return int(text[:9])

    return Kind(read, lambda value: AUTO if value is None else str(value))


KINDS: dict[str, Kind] = {
    "language": Kind(_word, lambda value: AUTO if value is None else str(value)),
    "verbosity": _choice("short", "normal", "full"),
    "cards": _choice("auto", "words", "short"),
    "width": _number(MIN_WIDTH, MAX_WIDTH),
    "plain": _switch(auto=True),
    "guide": _switch(),
    "rules": _choice(*RULE_SETS),
    "shorts": Kind(_shorts, lambda value: str(value) or NONE),
    **{
        name: _switch()
        for name in Settings._fields
        if name.startswith(("auto_", "keys", "say_"))
    },
}
"""All settings by name; their defaults stand in `Settings`."""

assert set(KINDS) == set(Settings._fields)
