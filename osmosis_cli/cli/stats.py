"""The statistics for people and for other programs."""

from osmosis_cli.cli.options import DONE, NO
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.told_statistics import told
from osmosis_cli.storage.rules_json import write_rules
from osmosis_cli.storage.statistics import (
    FILE_NAME,
    Figures,
    figures,
    figures_by_rules,
    statistics_store,
)
from osmosis_cli.words.saving import damaged_statistics


def stats(console: Console, as_json: bool) -> int:
    """Tell the statistics, and return the exit status: 1 if their file could not be used."""
    store = statistics_store(console.folders.data / FILE_NAME)
    if not as_json:
        lines, usable = told(store)
        (console.say if usable else console.complain)("\n".join(lines))
        return DONE if usable else NO
    import json

    loaded = store.load()
    if loaded.value is None or (loaded.fault is not None and not loaded.previous):
        console.put(json.dumps({"error": loaded.fault}))
        return NO
    if loaded.fault is not None:
        console.complain("\n".join(damaged_statistics(loaded.previous, loaded.aside)))
    by_rules = figures_by_rules(loaded.value)
    console.put(
        json.dumps(
            {
                "all": _object(figures(loaded.value)),
                "rules": [
                    {**write_rules(rules), **_object(found)} for rules, found in by_rules.items()
                ],
            }
        )
    )
    return DONE


def _object(found: Figures) -> dict[str, object]:
    """The figures as an object; those that no game has yet are left out."""
    every = {
        **found._asdict(),
        "win_rate": found.win_rate,
        "average_score": found.average_score,
    }
    return {name: value for name, value in every.items() if value is not None}
