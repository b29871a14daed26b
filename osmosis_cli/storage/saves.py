"""Named slots for games, and files to pass a game on."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from osmosis_cli.storage.errors import Code, StorageError, storage_errors
from osmosis_cli.storage.exports import Save, Summary, read_save, read_summary, write_save
from osmosis_cli.storage.files import (
    check_folder,
    check_is_folder,
    check_path,
    previous_path,
    replace_file,
    write_named,
)
from osmosis_cli.storage.names import clean_name, file_name, key_of_file, name_key
from osmosis_cli.storage.record import Game
from osmosis_cli.storage.recovery import Loaded, load, load_or_previous, load_or_recover

FOLDER_NAME = "saves"
LIMIT = 2 * 2**20
"""The most bytes that a save may have: a game of some 100,000 turns."""


class Slot(NamedTuple):
    """A save in the list: its name, and what it says about itself or why it cannot be read."""

    name: str
    path: Path
    summary: Summary | None
    fault: Code | None = None


def slot_path(folder: Path, name: str) -> Path:
    """Return the file of the slot with this name. Raises `BadName`."""
    return folder / file_name(clean_name(name))


def slot_name(folder: Path, name: str) -> str | None:
    """Return how the save of this name is written in the list, None if there is none.

    Small and capital letters make no difference to a name. Raises `BadName`, and `StorageError` if
    the folder cannot be read.
    """
    path = slot_path(folder, name)
    check_path(path)
    check_is_folder(folder)
    with storage_errors(folder, writing=False), suppress(FileNotFoundError, NotADirectoryError):
        os.lstat(path)
        return _slot(path, name_key(clean_name(name))).name
    return None


def save_slot(folder: Path, name: str, game: Game, saved: str) -> Path:
    """Save a game under this name and return its file; what was there is kept as `previous_path`.

    Raises `BadName` and `StorageError`.
    """
    path = slot_path(folder, name)
    replace_file(path, _text(path, Save(clean_name(name), saved, game)))
    return path


def load_slot(folder: Path, name: str) -> Loaded[Save]:
    """Load the game of this name, played again by the rules.

    A broken file is set aside; the save before it, if there is one, takes its place and is loaded.
    Raises `BadName` only.
    """
    path = slot_path(folder, name)
    loaded = load_or_recover(path, LIMIT, read_save)
    if loaded == Loaded() and os.path.lexists(path):
        # A link into nowhere: what it leads to may be back another day, so it stays.
        return Loaded(fault="not-a-file")
    return loaded


def delete_slot(folder: Path, name: str) -> None:
    """Take a save out of the list; its file, or link, is kept as `previous_path`.

    Raises `BadName` and `StorageError` (``missing``).
    """
    path = slot_path(folder, name)
    if not os.path.lexists(path):
        raise StorageError("missing", path)
    with storage_errors(path, writing=True):
        path.replace(previous_path(path))


def list_slots(folder: Path) -> list[Slot]:
    """Return all slots, sorted by name; one that cannot be read is there with its fault.

    Raises `StorageError` if the folder is there and cannot be read, or is none.
    """
    check_path(folder)
    check_is_folder(folder)
    with storage_errors(folder, writing=False):
        files = []
        with suppress(FileNotFoundError, NotADirectoryError):
            files = list(folder.iterdir())
    slots = []
    for path in files:
        key = key_of_file(path.name)
        if key is not None:
            slots.append(_slot(path, key))
    return sorted(slots, key=lambda slot: name_key(slot.name))


def export_game(path: Path, game: Game, saved: str, replace: bool = False) -> None:
    """Write a game to a file of the player's choice. Raises `StorageError`.

    Its folder must be there (``no-such-folder``). Without ``replace``, a file that is there is not
    touched (``exists``); anything else that is there never is (``not-a-file``).
    """
    check_folder(path)
    write_named(path, _text(path, Save(None, saved, game)), replace)


def import_game(path: Path) -> Save:
    """Return the game in a file that was exported or saved. The file is not touched.

    Raises `StorageError`.
    """
    return load(path, LIMIT, read_save)


def _text(path: Path, save: Save) -> bytes:
    data = write_save(save)
    if len(data) > LIMIT:
        raise StorageError("too-large", path)
    return data


def _slot(path: Path, key: str) -> Slot:
    # What can be loaded is listed: the save before it, if it is damaged itself.
    loaded = load_or_previous(path, LIMIT, read_summary)
    summary = loaded.value
    if summary is None:
        return Slot(key, path, None, loaded.fault or "missing")
    # A file that was renamed by hand goes by its new name: that is the one it can be loaded by.
    shown = summary.name
    return Slot(shown if shown is not None and name_key(shown) == key else key, path, summary)
