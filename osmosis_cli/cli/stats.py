"""The statistics for people and for other programs."""

from osmosis_cli.cli.options import DONE, NO
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.database import FILE_NAME, Database
from osmosis_cli.storage.games import results
from osmosis_cli.storage.rules_json import write_rules
from osmosis_cli.storage.statistics import Figures, figures, figures_by_rules
from osmosis_cli.words.saving import damaged_database, unreadable_games
from osmosis_cli.words.statistics import statistics


def stats(console: Console, as_json: bool) -> int:
    """Tell the statistics, and return the exit status: 1 if they cannot be read."""
    database = Database(console.folders.data / FILE_NAME)
    found = database.read(results)
    database.close()
    fault = database.fault
    if as_json:
        import json

        if fault is not None:
            console.put(json.dumps({"error": fault.code}))
            return NO
    elif fault is not None:
        console.complain(unreadable_games(fault.code, fault.path))
        return NO
    for aside, odd, lost in database.happened:
        console.complain("\n".join(damaged_database(database.path, aside, odd, lost)))
    if not as_json:
        console.say("\n".join(statistics(dict(figures_by_rules(found)), figures(found))))
        return DONE
    by_rules = figures_by_rules(found)
    console.put(
        json.dumps(
            {
                "all": _object(figures(found)),
                "rules": [
                    {**write_rules(rules), **_object(each)} for rules, each in by_rules.items()
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
