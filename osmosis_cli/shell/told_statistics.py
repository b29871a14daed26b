"""The statistics as they are told, at the prompt and on the command line."""

from osmosis_cli.storage.progress import JsonStore
from osmosis_cli.storage.statistics import Statistics, figures, figures_by_rules
from osmosis_cli.words import statistics as words
from osmosis_cli.words.saving import damaged_statistics, unreadable_statistics


def statistics_lines(store: JsonStore[Statistics]) -> list[str]:
    """The statistics in words, and what is wrong with their file."""
    loaded = store.load()
    assert loaded.value is not None
    lines = words.statistics(dict(figures_by_rules(loaded.value)), figures(loaded.value))
    if loaded.fault is None:
        return lines
    if loaded.aside is None:
        return [unreadable_statistics(loaded.fault, store.path)]
    return [*damaged_statistics(loaded.previous, loaded.aside), *lines]
