"""Saves with names: making, listing, loading and deleting them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import nothing, read_count
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.questions import confirm, numbered
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.told import listed
from osmosis_cli.storage.names import BadName, clean_name, name_key
from osmosis_cli.words import saved_games as words
from osmosis_cli.words.texts import gettext_noop, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.storage.games import Save


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


def _names(session: Session) -> list[str]:
    """Return the names of the saves."""
    return [save.name for save in session.autosave.saves()]


def save(session: Session, name: str) -> Answer:
    """Save the game, after asking if another is saved under this name."""
    there = _named(session.autosave.saves(), name)
    if there is not None:
        asked = partial(words.replace_save, there.name)
        return confirm(session, asked, lambda: _save(session, name))
    return _save(session, name)


def _save(session: Session, name: str) -> Answer:
    fault = session.autosave.save(name, session.game)
    if fault is not None:
        return say(words.save_waits(fault.code, fault.path))
    return say(words.saved(name))


def _named(saves: list[Save], name: str) -> Save | None:
    """The save of this name, in small or capital letters; None if there is none."""
    return next((save for save in saves if name_key(save.name) == name_key(name)), None)


def list_saves(session: Session, _argument: None) -> Answer:
    """List the saves with their numbers."""
    saves = session.autosave.saves()
    lines = [*session.autosave.unreadable(), *listed(saves)]
    if not saves:
        return say(*lines)
    return numbered(
        session,
        [*lines, words.how_to_load()],
        len(saves),
        lambda number: load(session, (saves[number - 1].name, saves[number - 1])),
    )


def slots(session: Session) -> list[Save]:
    """Return the saves, sorted by name."""
    return session.autosave.saves()


def _chosen(session: Session, text: str) -> Save | None:
    """The save that is named, or numbered as in the list; None if there is none.

    Raises `Misfit` if the text can be neither.
    """
    name = _name(session, text)
    saves = session.autosave.saves()
    number = read_count(name)
    there = _named(saves, name)
    if there is None and number is not None and number <= len(saves):
        return saves[number - 1]
    return there


def load(session: Session, wanted: tuple[str, Save | None]) -> Answer:
    """Go on with a saved game; the one under way waits, unless it is the same one."""
    typed, save = wanted
    game = session.autosave.open(save.game) if save is not None else None
    if save is None or game is None:
        return say(*session.autosave.unreadable(), words.no_such_save(typed))
    return go_on(session, game, lambda: [words.loaded(save.name)])


def go_on(session: Session, game: Game, lines: Callable[[], list[str]]) -> Answer:
    """Go on with a game from a save or a file.

    If that is an earlier or later moment of the game under way, which it replaces, ask first.
    ``lines`` says what was loaded.
    """

    def agreed() -> Answer:
        waits = words.waits(session.game.label) if _waits(session.game, game) else []
        session.start(game)
        return say(*lines(), *waits, *session.opening())

    if session.game.under_way and session.game.id == game.id:
        return confirm(session, words.leave_game, agreed)
    return agreed()


def _waits(left: Game, game: Game) -> bool:
    """Whether a game that is left for another one waits to be gone on with."""
    return left.under_way and left.id != game.id


def delete(session: Session, wanted: tuple[str, Save | None]) -> Answer:
    """Delete a save, after asking."""
    typed, save = wanted
    if save is None:
        return say(*session.autosave.unreadable(), words.no_such_save(typed))
    name = save.name
    return confirm(session, lambda: words.delete_save(name), lambda: _deleted(session, name))


def _deleted(session: Session, name: str) -> Answer:
    fault = session.autosave.delete_save(name)
    if fault is not None:
        return say(words.not_deleted(fault.code, fault.path))
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
        _names,
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
        _names,
    ),
    Command(
        "delete",
        "games",
        pgettext_noop("command words", "delete, delete save, remove"),
        gettext_noop("Deletes the saved game of this name or number, after asking."),
        lambda session, text: (text, _chosen(session, text)),
        delete,
        pgettext_noop("command forms", "delete evening, delete 2"),
        _names,
    ),
)
