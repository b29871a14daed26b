"""Games in files of the player's choice, to pass on and to take in: JSON that people can read."""

import os
import zlib
from pathlib import Path
from typing import Any

from osmosis_cli.storage.errors import Damaged, StorageError, storage_errors
from osmosis_cli.storage.files import check_folder, read_file, set_aside, write_named
from osmosis_cli.storage.jsontext import read_json, read_versioned, write_json, write_versioned
from osmosis_cli.storage.names import BadName, clean_name
from osmosis_cli.storage.record import Game, Replay, entries_of
from osmosis_cli.storage.record_json import (
    check_keys,
    is_moment,
    read_entry,
    read_start,
    write_entry,
    write_start,
)

KIND = "save"
VERSION = 1
LIMIT = 2 * 2**20
"""The most bytes that a game may have: one of some 100,000 turns."""

_KEYS = {"osmosis", "version", "name", "saved", "score", "outcome", "commands", "check"}


def export_game(path: Path, game: Game, saved: str, replace: bool = False) -> Path | None:
    """Write a game to a file of the player's choice. Raises `StorageError`.

    ``saved`` is printable ASCII of at most 40 characters. The folder must be there
    (``no-such-folder``). Without ``replace``, a file that is there is not touched (``exists``);
    anything else that is there never is (``not-a-file``). A file that is replaced and holds no game
    is kept under another name, which is returned; None for any other.
    """
    check_folder(path)
    data = write_export(game, saved)
    if len(data) > LIMIT:
        raise StorageError("too-large", path)
    if replace and _is_strange(path):
        # A link stays, and leads to the game from now on.
        target = Path(os.path.realpath(path))
        kept = set_aside(target, "kept")
        write_named(target, data)
        return kept
    write_named(path, data, replace)
    return None


def _is_strange(path: Path) -> bool:
    """Return whether there is a file that holds no game."""
    try:
        import_game(path)
    except StorageError as error:
        return error.code != "missing" and os.path.isfile(path)
    return False


def import_game(path: Path) -> Game:
    """Return the game in a file that was exported, which is not touched. Raises `StorageError`."""
    data = read_file(path, LIMIT)
    with storage_errors(path, writing=False):
        return read_export(data)


def write_export(game: Game, saved: str) -> bytes:
    """Return the text of a game. Raises `ValueError` as `write_start` does."""
    state = game.timeline.state
    data: dict[str, Any] = {
        **write_versioned(KIND, VERSION),
        "name": None,
        "saved": saved,
        **write_start(game.start),
        "score": state.score,
        "outcome": state.outcome,
        "commands": [write_entry(entry) for entry in entries_of(game)],
    }
    data["check"] = _check(data)
    lines = []
    for key, value in data.items():
        text = write_json(value)
        if key == "commands" and value:
            text = "[\n" + ",\n".join(map(write_json, value)) + "\n]"
        lines.append(f"{write_json(key)}: {text}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("ascii")


def read_export(data: bytes) -> Game:
    """Return the game that this text holds, played again by the rules.

    Raises `Damaged` if anything in it is wrong, `TooNew` if a later version wrote it.
    """
    content = check_keys(read_versioned(read_json(data), KIND, VERSION), _KEYS)
    if content.pop("check") != _check(content) or not isinstance(content["commands"], list):
        raise Damaged
    name, saved = content["name"], content["saved"]
    try:
        if name is not None and (not isinstance(name, str) or clean_name(name) != name):
            raise Damaged
    except BadName as error:
        raise Damaged from error
    if not (isinstance(saved, str) and is_moment(saved)):
        raise Damaged
    replay = Replay(read_start(content))
    try:
        for entry in content["commands"]:
            replay.add(read_entry(entry))
    except ValueError as error:
        raise Damaged from error
    game = replay.game()
    state = game.timeline.state
    # Compared with their types: true is no 1 here.
    if write_json([content["score"], content["outcome"]]) != write_json(
        [state.score, state.outcome]
    ):
        raise Damaged
    return game


def _check(content: dict[str, Any]) -> str:
    """Return the check sum of the content, however it is laid out in lines and blanks."""
    entries = {key: content[key] for key in sorted(content)}
    try:
        return f"{zlib.crc32(write_json(entries).encode('ascii')):08x}"
    except RecursionError as error:
        # What could just be read may be nested too deeply to be written.
        raise Damaged from error
