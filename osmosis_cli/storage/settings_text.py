"""The text of the settings file: read entry by entry, changed without touching the rest.

Lines ``name = value``, comments after ``#``, empty lines. All that is not understood stays.
"""

import re
from collections.abc import Iterator
from typing import Any, Literal, NamedTuple, cast

from osmosis_cli.storage.settings import KINDS, Settings, Value

SHOWN = 40
"""The most characters of a bad entry that a `Problem` holds."""


class Problem(NamedTuple):
    """An entry of the file that was skipped.

    ``line`` counts from 1. ``code`` is ``not-an-entry``, ``unknown``, ``bad-value`` or
    ``repeated`` (a later line counts). ``name`` and ``value`` are what stands there, shortened;
    they can hold control characters.
    """

    line: int
    code: Literal["not-an-entry", "unknown", "bad-value", "repeated"]
    name: str
    value: str


class Parsed(NamedTuple):
    """The settings in a text, and its entries that were skipped."""

    settings: Settings
    problems: tuple[Problem, ...] = ()


_BLANK = " \t\n\r\v\f\ufeff"


class _Line(NamedTuple):
    """A line of the file that is neither empty nor a comment.

    It is ``head``, ``value`` and ``tail`` one after the other; without a ``name`` it is no entry.
    """

    number: int
    name: str
    head: str
    value: str
    tail: str

    @property
    def text(self) -> str:
        return self.head + self.value + self.tail

    def read(self) -> Value:
        """Return the value. Raises `KeyError` (unknown name) or `ValueError` (bad value)."""
        return KINDS[self.name].read(self.value.lower())


def read_settings(text: str) -> Parsed:
    """Return the settings in this text and the entries that were skipped. Raises nothing."""
    found: dict[str, tuple[_Line, Value]] = {}
    problems = []
    for line in _lines(text):
        if not line.name:
            problems.append(Problem(line.number, "not-an-entry", "", _shown(line.text.strip())))
            continue
        try:
            value = line.read()
        except KeyError:
            problems.append(_problem(line, "unknown"))
        except ValueError:
            problems.append(_problem(line, "bad-value"))
        else:
            if line.name in found:
                problems.append(_problem(found[line.name][0], "repeated"))
            found[line.name] = line, value
    values = cast("dict[str, Any]", {name: value for name, (_, value) in found.items()})
    return Parsed(Settings()._replace(**values), tuple(sorted(problems)))


def change_setting(text: str, name: str, value: Value) -> str:
    """Return the text with one setting changed and all else, comments included, as it was.

    A value that is a text is taken as the file spells it, so ``40`` and ``auto`` do for a width.
    A bad value of this setting becomes a comment. Raises `KeyError` if there is no such setting,
    `ValueError` if it cannot have this value.
    """
    written = _written(name, value)
    lines = text.split("\n")
    known = [line for line in _lines(text) if line.name == name]
    good = [line for line in known if _is_good(line)]
    for line in known:
        if not _is_good(line):
            lines[line.number - 1] = f"# {line.text}"
    if good:
        last = good[-1]
        lines[last.number - 1] = last.head + written + last.tail
        return "\n".join(lines)
    end = "\r" if any(line.endswith("\r") for line in lines) else ""
    if lines[-1]:
        lines[-1] = lines[-1].removesuffix("\r") + end
        lines.append("")
    lines.insert(len(lines) - 1, f"{name} = {written}{end}")
    return "\n".join(lines)


def _written(name: str, value: Value) -> str:
    kind = KINDS[name]
    if isinstance(value, str):
        value = kind.read(value.lower())
    written = kind.write(value)
    if type(kind.read(written)) is not type(value) or kind.read(written) != value:
        raise ValueError(value)
    return written


def _lines(text: str) -> Iterator[_Line]:
    for number, line in enumerate(text.split("\n"), 1):
        plain = line.lstrip(_BLANK)
        if plain and not plain.startswith("#"):
            yield _line(number, line)


def _line(number: int, line: str) -> _Line:
    # No one pattern for the whole line: it would take for ever on a hostile one.
    before, sign, after = line.partition("=")
    name = before.strip(_BLANK).lower()
    if not sign or not name:
        return _Line(number, "", "", line, "")
    comment = re.search(r"\s#", after)
    content = after[: comment.start()] if comment else after
    value = content.strip()
    lead = content[: len(content) - len(content.lstrip())]
    return _Line(number, name, before + sign + lead, value, after[len(lead) + len(value) :])


def _is_good(line: _Line) -> bool:
    try:
        line.read()
    except ValueError:
        return False
    return True


def _problem(line: _Line, code: Literal["unknown", "bad-value", "repeated"]) -> Problem:
    return Problem(line.number, code, _shown(line.name), _shown(line.value))


def _shown(text: str) -> str:
    """Return the beginning of this text without what cannot be encoded."""
    return text[:SHOWN].encode("utf-8", "replace").decode("utf-8")
