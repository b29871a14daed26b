"""The text of a save: one JSON object that a friend can open, with one command a line."""

import zlib
from typing import Any, NamedTuple

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.state import Outcome
from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.jsontext import read_json, read_versioned, write_json, write_versioned
from osmosis_cli.storage.names import BadName, clean_name
from osmosis_cli.storage.record import Game, Replay, Start, entries_of
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

_KEYS = {"osmosis", "version", "name", "saved", "score", "outcome", "commands", "check"}


class Save(NamedTuple):
    """A saved game: the name it was given, None in one that was passed on; when it was saved.

    ``saved`` is printable ASCII of at most 40 characters.
    """

    name: str | None
    saved: str
    game: Game


class Summary(NamedTuple):
    """What a save says about itself in front of its commands, which were not played again."""

    name: str | None
    saved: str
    deal: str | None
    rules: RuleSet
    score: int
    outcome: Outcome


def write_save(save: Save) -> bytes:
    """Return the text of a save. Raises `ValueError` as `write_start` does."""
    state = save.game.timeline.state
    data: dict[str, Any] = {
        **write_versioned(KIND, VERSION),
        "name": save.name,
        "saved": save.saved,
        **write_start(save.game.start),
        "score": state.score,
        "outcome": state.outcome,
        "commands": [write_entry(entry) for entry in entries_of(save.game)],
    }
    data["check"] = _check(data)
    lines = []
    for key, value in data.items():
        text = write_json(value)
        if key == "commands" and value:
            text = "[\n" + ",\n".join(map(write_json, value)) + "\n]"
        lines.append(f"{write_json(key)}: {text}")
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode("ascii")


def read_save(data: bytes) -> Save:
    """Return the save that this text holds, its game played again by the rules.

    Raises `Damaged` if anything in it is wrong, `TooNew` if a later version wrote it.
    """
    content, start, summary = _content(data)
    replay = Replay(start)
    try:
        for entry in content["commands"]:
            replay.add(read_entry(entry))
    except ValueError as error:
        raise Damaged from error
    game = replay.game()
    state = game.timeline.state
    if (summary.score, summary.outcome) != (state.score, state.outcome):
        raise Damaged
    return Save(summary.name, summary.saved, game)


def read_summary(data: bytes) -> Summary:
    """Return what a save says about itself, without playing it. Raises `Damaged`, `TooNew`."""
    return _content(data)[2]


def _content(data: bytes) -> tuple[dict[str, Any], Start, Summary]:
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
    score, outcome = content["score"], content["outcome"]
    if type(score) is not int or not 1 <= score <= 52:
        raise Damaged
    if outcome not in ("open", "won", "lost"):
        raise Damaged
    start = read_start(content)
    return content, start, Summary(name, saved, start.deal, start.state.rules, score, outcome)


def _check(content: dict[str, Any]) -> str:
    """Return the check sum of the content, however it is laid out in lines and blanks."""
    entries = {key: content[key] for key in sorted(content)}
    try:
        return f"{zlib.crc32(write_json(entries).encode('ascii')):08x}"
    except RecursionError as error:
        # What could just be read may be nested too deeply to be written.
        raise Damaged from error
