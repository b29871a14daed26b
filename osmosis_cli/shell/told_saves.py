"""The list of saves, as it is told in a game and on the command line."""

from pathlib import Path
from typing import NamedTuple

from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.saves import Slot, list_slots
from osmosis_cli.words import saved_games as words


class Told(NamedTuple):
    """The lines to say, and how many saves there are; None if nobody can know."""

    lines: list[str]
    number: int | None


def listed(folder: Path) -> Told:
    """Return the numbered list of the saves in this folder, or why it cannot be read."""
    try:
        found = list_slots(folder)
    except StorageError as error:
        return Told([words.unreadable_saves(error.code, error.path)], None)
    lines = [words.heading(len(found)), *map(_entry, range(1, len(found) + 1), found)]
    return Told(lines, len(found))


def _entry(number: int, slot: Slot) -> str:
    about = slot.summary
    if about is None:
        return words.damaged_entry(number, slot.name)
    return words.entry(number, slot.name, about.deal, about.rules, about.score, about.saved)
