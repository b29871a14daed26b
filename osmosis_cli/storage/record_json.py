"""The parts of a game as JSON objects, read without trust."""

from typing import Any, cast

from osmosis_cli.game.deals import BadDeal, deal, parse_deal_number
from osmosis_cli.game.position import read_position, write_position
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.state import PLAIN_MOVES, Move, State
from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.jsontext import read_object
from osmosis_cli.storage.record import NOTES, Entry, Noted, Redone, Start, Turned, Undone
from osmosis_cli.storage.rules_json import (
    MAX_LABEL,
    RULE_KEYS,
    is_game_id,
    read_rules,
    write_rules,
)

START_KEYS = {"id", "started", "deal", "rules", "position", *RULE_KEYS}
"""The entries that the start of a game takes up in an object."""


def write_entry(entry: Entry) -> dict[str, object]:
    """Return an entry as an object with one entry of its own."""
    match entry:
        case Turned(moves):
            return {"turn": [move.word for move in moves]}
        case Undone(count):
            return {"undo": count}
        case Redone(count):
            return {"redo": count}
        case Noted(note):
            return {"note": note}


def read_entry(data: object) -> Entry:
    """Return the entry that this object stands for. Raises `Damaged`."""
    if not isinstance(data, dict) or len(data) != 1:
        raise Damaged
    ((key, value),) = data.items()
    if key == "turn" and isinstance(value, list) and value:
        moves = [PLAIN_MOVES.get(word) if isinstance(word, str) else None for word in value]
        if None not in moves:
            return Turned(tuple(cast("list[Move]", moves)))
    elif key in ("undo", "redo") and type(value) is int:
        return Undone(value) if key == "undo" else Redone(value)
    elif key == "note" and value in NOTES:
        return Noted(value)
    raise Damaged


def write_start(start: Start) -> dict[str, object]:
    """Return a start as entries of an object: deal number and rules where these say it all.

    Raises `ValueError` if the state cannot be written so that it is read back the same.
    """
    kept: dict[str, object] = {"deal": start.deal, **write_rules(start.state.rules)}
    if start.deal is None or _dealt(start.deal, start.state.rules) != start.state:
        kept = {"position": write_position(start.state, start.deal)}
    data = {"id": start.id, "started": start.started, **kept}
    if read_start(data) != start:
        raise ValueError("no start of a game")
    return data


def read_start(data: dict[str, Any]) -> Start:
    """Return the start that these entries of an object stand for. Raises `Damaged`."""
    name, started = data.get("id"), data.get("started")
    if not (isinstance(name, str) and is_game_id(name) and isinstance(started, str)):
        raise Damaged
    if not is_moment(started):
        raise Damaged
    if "position" in data:
        if data.keys() & {"deal", "rules", *RULE_KEYS}:
            raise Damaged
        try:
            position = read_position(data["position"])
        except ValueError as error:
            raise Damaged from error
        return Start(name, started, position.state, position.deal)
    label = data.get("deal")
    state = _dealt(label, read_rules(data)) if isinstance(label, str) else None
    if state is None:
        raise Damaged
    return Start(name, started, state, label)


def check_keys(data: object, own: set[str]) -> dict[str, Any]:
    """Return this object, checked to have these entries, a start and nothing else."""
    return read_object(data, own | {"id", "started"}, START_KEYS)


def is_moment(text: str) -> bool:
    """Tell whether this can be the text of a moment: short printable ASCII."""
    return len(text) <= MAX_LABEL and text.isascii() and text.isprintable()


def _dealt(label: str, rules: RuleSet) -> State | None:
    """Return the deal of this number, None if it is none or is not written as it is kept."""
    try:
        number = parse_deal_number(label)
    except BadDeal:
        return None
    return deal(number, rules) if number.text == label else None
