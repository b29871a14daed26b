"""The statistics as they are told, at the prompt and on the command line."""

from typing import NamedTuple

from osmosis_cli.storage.progress import JsonStore
from osmosis_cli.storage.statistics import Statistics, figures, figures_by_rules
from osmosis_cli.words import statistics as words
from osmosis_cli.words.saving import damaged_statistics, unreadable_statistics


class Told(NamedTuple):
    """The lines to say, and whether the file, or the one before it, could be used."""

    lines: list[str]
    usable: bool = True


def told(store: JsonStore[Statistics]) -> Told:
    """The statistics in words, and what is wrong with their file."""
    loaded = store.load()
    assert loaded.value is not None
    lines = words.statistics(dict(figures_by_rules(loaded.value)), figures(loaded.value))
    if loaded.fault is None:
        return Told(lines)
    if loaded.aside is None and not loaded.previous:
        return Told([unreadable_statistics(loaded.fault, store.path)], usable=False)
    wrong = damaged_statistics(loaded.previous, loaded.aside)
    return Told([*wrong, *lines], usable=loaded.previous)
