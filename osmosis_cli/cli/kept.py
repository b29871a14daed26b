"""What is kept, without a game: the saves, the statistics, and whether all of it is whole."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import click

from osmosis_cli.cli.options import DONE, NO
from osmosis_cli.shell.answers import Misfit
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.told import chosen, listed, read_wish, told
from osmosis_cli.shell.told import wanted as figures_wanted
from osmosis_cli.storage.database import FILE_NAME, Database
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.games import list_games, list_saves
from osmosis_cli.storage.rules_json import write_rules
from osmosis_cli.storage.statistics import Figures, results
from osmosis_cli.words import saved_games as words
from osmosis_cli.words.saving import damaged_database, unreadable_games, whole

if TYPE_CHECKING:
    from sqlite3 import Connection

T = TypeVar("T")

_TOLD = ("end", "score", "assisted", "hints", "moves", "seconds", "ended")
"""What programs are told of each result."""


def saves(console: Console) -> int:
    """Tell which games are saved, and return the exit status: 1 if they cannot be read."""
    found, fault = _read(console, list_saves)
    if fault is not None:
        console.complain(unreadable_games(fault.code, fault.path))
        return NO
    lines = [*listed(found), words.how_to_go_on()] if found else [words.none_saved()]
    console.say("\n".join(lines))
    return DONE


def check(console: Console) -> int:
    """Look through all that is kept, mend it, and return the exit status: 1 if it was damaged."""
    database = Database(console.folders.data / FILE_NAME)
    try:
        is_whole = database.check()
    except StorageError as error:
        console.complain(unreadable_games(error.code, error.path))
        return NO
    finally:
        _tell_damage(console, database)
        database.close()
    if not is_whole:
        return NO
    games, saved = database.read(list_games), database.read(list_saves)
    database.close()
    console.say(whole(len(games), len(saved)))
    return DONE


def stats(console: Console, text: str, as_json: bool) -> int:
    """Tell the statistics, and return the exit status: 1 if they cannot be read.

    ``text`` is what can follow the command in a game. Raises `click.UsageError`.
    """
    try:
        wish = read_wish(text)
    except Misfit as misfit:
        raise click.UsageError(str(misfit)) from None
    now = console.now()
    found, fault = _read(console, lambda connection: figures_wanted(connection, wish, now))
    if not as_json:
        if fault is not None:
            console.complain(unreadable_games(fault.code, fault.path))
            return NO
        console.say("\n".join(told(found, wish)))
        return DONE
    import json

    if fault is not None:
        console.put(json.dumps({"error": fault.code}))
        return NO
    every = [
        {**write_rules(rules), **_object(each)}
        for rules, each in found.items()
        if rules is not None
    ]
    ended, _fault = _read(console, results)
    games = [
        {
            "game": result.game,
            **write_rules(result.rules),
            **{name: getattr(result, name) for name in _TOLD},
        }
        for result in chosen(ended, wish, now)
    ]
    console.put(json.dumps({"all": _object(found[None]), "rules": every, "games": games}))
    return DONE


def _read(console: Console, ask: "Callable[[Connection], T]") -> tuple[T, StorageError | None]:
    """Return what is found in the database, and why it could not be read, None if it could."""
    database = Database(console.folders.data / FILE_NAME)
    found = database.read(ask)
    database.close()
    _tell_damage(console, database)
    return found, database.unread


def _tell_damage(console: Console, database: Database) -> None:
    for what in database.happened:
        lines = damaged_database(what.path, what.aside, what.odd, what.lost)
        console.complain("\n".join(lines))


def _object(found: Figures) -> dict[str, object]:
    """The figures as an object; those that no game has yet are left out."""
    every = {
        **found._asdict(),
        "win_rate": found.win_rate,
        "average_score": found.average_score,
        "average_seconds": found.average_seconds,
        "average_moves": found.average_moves,
    }
    return {name: value for name, value in every.items() if value is not None}
