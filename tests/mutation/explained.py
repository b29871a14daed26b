"""Changes of the rules that no test can notice, each with the reason: ``explained.txt``."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

LIST = Path(__file__).with_name("explained.txt")


class Change(NamedTuple):
    """A change of one file of the game: the lines that go and those that come, without blanks."""

    file: str
    gone: tuple[str, ...]
    come: tuple[str, ...]


def change_of(file: str, diff: str) -> Change:
    """Return the change that a diff describes: lines that begin with ``-`` or ``+``."""
    lines = diff.splitlines()
    gone, come = (
        tuple(line[1:].strip() for line in lines if line.startswith(sign)) for sign in "-+"
    )
    return Change(file, gone, come)


def explained() -> dict[Change, str]:
    """Return the reason of each change in the list.

    A reason stands on a line that begins with ``#``, for all changes that follow: the file's
    name, then the diff, and a blank line.
    """
    found: dict[Change, str] = {}
    for part in LIST.read_text(encoding="utf-8").split("# ")[1:]:
        reason, _, changes = part.partition("\n")
        for change in filter(None, changes.strip().split("\n\n")):
            file, _, diff = change.strip().partition("\n")
            found[change_of(file, diff)] = reason
    return found
