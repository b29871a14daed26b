"""Saves with names: making, listing, loading and deleting them.

The storage of saves is imported by the command that needs it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import nothing, read_count
from osmosis_cli.shell.autosave import game_of
from osmosis_cli.shell.questions import confirm, numbered
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.names import BadName, clean_name
from osmosis_cli.words import saved_games as words
from osmosis_cli.words.texts import gettext_noop, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.storage import saves as files
    from osmosis_cli.storage.record import Game as KeptGame


def _name(_session: Session, text: str) -> str:
    """Take the name of a save. Raises `Misfit` if it can be none."""
    try:
        return clean_name(text)
    except BadName as bad:
        raise Misfit(words.bad_name(bad.code)) from None


def _new_name(session: Session, text: str) -> str:
    """Take a name to save under. Raises `Misfit` if it would be taken for a number of the list."""
    name = _name(session, text)
    if name.isdecimal():
        raise Misfit(words.bad_name("number"))
    return name


def save(session: Session, name: str) -> Answer:
    """Save the game, after asking if another is saved under this name."""
    from osmosis_cli.storage import saves as files

    try:
        there = files.slot_name(session.keeping.saves, name)
    except StorageError as error:
        return say(words.not_saved(error.code, error.path))
    if there is not None:
        asked = partial(words.replace_save, there)
        return confirm(session, asked, lambda: _save(session, name))
    return _save(session, name)


def _save(session: Session, name: str) -> Answer:
    from osmosis_cli.storage import saves as files

    keeping = session.keeping
    try:
        game = keeping.record_of(session.game)
        files.save_slot(keeping.saves, name, game, keeping.moment())
    except StorageError as error:
        return say(words.not_saved(error.code, error.path))
    return say(words.saved(name))


def slots(session: Session) -> list[files.Slot]:
    """All saves, sorted by name; none if their folder cannot be read."""
    from osmosis_cli.storage import saves as files

    try:
        return files.list_slots(session.keeping.saves)
    except StorageError:
        return []


def list_saves(session: Session, _argument: None) -> Answer:
    """List the saves with their numbers."""
    from osmosis_cli.shell.told_saves import listed

    told = listed(session.keeping.saves)
    if not told.number:
        return say(*told.lines)
    names = [slot.name for slot in slots(session)]

    def pick(number: int) -> Answer:
        return load(session, (names[number - 1], names[number - 1]))

    return numbered(session, [*told.lines, words.how_to_load()], len(names), pick)


def _chosen(session: Session, text: str) -> str | None:
    """The name of a save that is named, or numbered as in the list; None if there is none.

    Raises `Misfit` if the text can be neither, or if nobody can know which saves there are.
    """
    from osmosis_cli.storage import saves as files

    name = _name(session, text)
    number = read_count(name)
    try:
        there = files.slot_name(session.keeping.saves, name)
        if there is not None:
            return there
        found = files.list_slots(session.keeping.saves) if number is not None else []
    except StorageError as error:
        raise Misfit(words.unreadable_saves(error.code, error.path)) from None
    return found[number - 1].name if number is not None and number <= len(found) else None


def load(session: Session, wanted: tuple[str, str | None]) -> Answer:
    """Go on with a saved game, after asking if the one under way is to be left."""
    from osmosis_cli.storage import saves as files

    typed, name = wanted
    if name is None:
        return say(words.no_such_save(typed))
    found = files.load_slot(session.keeping.saves, name)
    if found.value is None and found.fault is None:
        return say(words.no_such_save(typed))
    if found.value is None:
        if found.aside is None and found.fault is not None:
            path = files.slot_path(session.keeping.saves, name)
            return say(words.not_loaded(found.fault, path))
        return say(*words.damaged_save(found.aside))

    answer = go_on(session, found.value.game, lambda: [words.loaded(name)])
    # Said before the question, and true whatever the answer is.
    told = words.previous_save(found.aside) if found.previous else []
    return answer._replace(lines=(*told, *answer.lines))


def go_on(session: Session, kept: KeptGame, lines: Callable[[], list[str]]) -> Answer:
    """Go on with a game from a file, after asking if the one under way is to be left.

    ``lines`` says what was loaded.
    """

    def agreed() -> Answer:
        session.start(game_of(kept))
        return say(*lines(), *session.opening())

    if session.game.under_way:
        return confirm(session, words.leave_game, agreed)
    return agreed()


def delete(session: Session, wanted: tuple[str, str | None]) -> Answer:
    """Delete a save, after asking."""
    typed, name = wanted
    if name is None:
        return say(words.no_such_save(typed))
    return confirm(session, lambda: words.delete_save(name), lambda: _deleted(session, name))


def _deleted(session: Session, name: str) -> Answer:
    from osmosis_cli.storage import saves as files

    try:
        files.delete_slot(session.keeping.saves, name)
    except StorageError as error:
        return say(words.not_deleted(error.code, error.path))
    return say(words.deleted(name))


COMMANDS = (
    Command(
        "save",
        "games",
        pgettext_noop("command words", "save, save game"),
        gettext_noop(
            "Saves this game under the name that you choose. It is kept until you delete it."
        ),
        _new_name,
        save,
        pgettext_noop("command forms", "save evening"),
    ),
    Command(
        "saves",
        "games",
        pgettext_noop("command words", "saves, saved games, list saves"),
        gettext_noop("Lists your saved games."),
        nothing,
        list_saves,
    ),
    Command(
        "load",
        "games",
        pgettext_noop("command words", "load, load game, restore"),
        gettext_noop("Goes on with the saved game of this name, or of this number in the list."),
        lambda session, text: (text, _chosen(session, text)),
        load,
        pgettext_noop("command forms", "load evening, load 2"),
    ),
    Command(
        "delete",
        "games",
        pgettext_noop("command words", "delete, delete save, remove"),
        gettext_noop("Deletes the saved game of this name or number, after asking."),
        lambda session, text: (text, _chosen(session, text)),
        delete,
        pgettext_noop("command forms", "delete evening, delete 2"),
    ),
)
