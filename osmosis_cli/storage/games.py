"""Games in the database: how they stand, their turns, their results, and saves under names."""

from collections.abc import Sequence
from dataclasses import fields, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Card, Move, State
from osmosis_cli.game.timeline import Timeline, Turn
from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.jsontext import read_json, write_json
from osmosis_cli.storage.names import name_key
from osmosis_cli.storage.record import Game, Note, Start, entry_of
from osmosis_cli.storage.record_json import read_start, write_start
from osmosis_cli.storage.rows import counted_rows, put, rows, turn_id, turn_of

if TYPE_CHECKING:
    from sqlite3 import Connection


class Kept(NamedTuple):
    """A game as the database lists it; moments are ISO 8601, or empty.

    ``number`` is what the player calls it by, 0 for one that has none yet. ``start`` is its start
    as JSON. ``at`` is how many of its ``turns`` are made, and not taken back. ``state`` is
    ``open``, ``won``, ``lost`` or ``given-up``. ``moves`` counts the moves made, ``seconds`` the
    time played, ``hints`` those taken. ``save`` is 1 for a game that is kept under a name.
    """

    number: int
    id: str
    start: str
    started: str
    at: int
    turns: int
    state: str
    score: int
    moves: int
    seconds: int
    hints: int
    assisted: int
    played: str
    favourite: int = 0
    note: str = ""
    save: int = 0

    @property
    def begun(self) -> bool:
        """Whether a move was made, be it that all were taken back since."""
        return self.turns > 0

    @property
    def deal(self) -> str | None:
        """The deal number or the label of a position, None if it has none. Raises `Damaged`."""
        return self.read_start().deal

    @property
    def rules(self) -> RuleSet:
        """The rule set. Raises `Damaged`."""
        return self.read_start().state.rules

    def read_start(self) -> Start:
        """Return where the game started. Raises `Damaged`."""
        data = read_json(self.start.encode())
        if not isinstance(data, dict):
            raise Damaged
        return read_start({"id": self.id, "started": self.started, **data})


class Save(NamedTuple):
    """A game under a name, and the moment at which it was saved."""

    id: int
    name: str
    saved: str
    game: Kept


def start_text(start: Start) -> str:
    """Return a start as `Kept` holds it. Raises `ValueError` as `write_start` does."""
    data = write_start(start)
    return write_json({key: data[key] for key in data if key not in ("id", "started")})


def find(connection: "Connection", number: int) -> Kept | None:
    """Return the game of this number, None if there is none. Raises `Damaged`."""
    return next(
        (Kept(*row) for row in rows(connection, "games", "WHERE number = ?", [number])), None
    )


def find_id(connection: "Connection", game: str) -> Kept | None:
    """Return the game with this id, None if there is none. Raises `Damaged`."""
    found = rows(connection, "games", "WHERE id = ? AND NOT save", [game])
    return Kept(*found[0]) if found else None


def current(connection: "Connection") -> Kept | None:
    """Return the game that goes on at the next start, None if none does. Raises `Damaged`."""
    about = rows(connection, "about")
    if not about:
        raise Damaged
    number = about[0][1]
    game = find(connection, number) if number else None
    if number and game is None:
        raise Damaged
    return game


def set_current(connection: "Connection", number: int) -> None:
    """Have the game of this number go on at the next start; 0 for none."""
    ((key, before, *counts),) = rows(connection, "about")
    if before != number:
        put(connection, "about", [(key, number, *counts)])


def list_games(connection: "Connection") -> list[Kept]:
    """Return all games that are no saves, by number. Raises `Damaged`."""
    return [game for row in counted_rows(connection, "games") if not (game := Kept(*row)).save]


def write(connection: "Connection", game: Kept, turns: Sequence[Turn], first: int) -> Kept:
    """Write a game and those of its turns that are not kept yet, and return it with its number.

    ``turns`` are those from the place ``first`` on, which counts from 0: the turns before are kept.
    """
    if not game.number:
        if not (game.turns or game.save):
            # Whoever asks for a deal once more without a move means the same game.
            connection.execute(
                "DELETE FROM games WHERE start = ? AND NOT turns AND state = 'open' AND NOT save",
                [game.start],
            )
        ((most,),) = connection.execute("SELECT coalesce(max(number), 0) FROM games").fetchall()
        game = game._replace(number=most + 1)
    kept = connection.execute("SELECT turns FROM games WHERE number = ?", [game.number]).fetchone()
    if kept is not None and kept[0] > first:
        between = turn_id(game.number, first + 1), turn_id(game.number + 1, 0)
        connection.execute("DELETE FROM moves WHERE id >= ? AND id < ?", between)
    put(
        connection,
        "moves",
        [
            (
                turn_id(game.number, number),
                _written(turn),
                None if number % _MARKED else _write_mark(turn.after),
            )
            for number, turn in enumerate(turns, first + 1)
        ],
    )
    put(connection, "games", [game])
    return game


def read(connection: "Connection", game: Kept) -> Game:
    """Return a game with its turns, each judged by the rules. Raises `Damaged`."""
    start = game.read_start()
    between = turn_id(game.number, 1), turn_id(game.number + 1, 0)
    found = rows(connection, "moves", "WHERE id >= ? AND id < ? ORDER BY id", between)
    if len(found) != game.turns or not 0 <= game.at <= game.turns:
        raise Damaged
    if found and found[-1][0] != turn_id(game.number, game.turns):
        raise Damaged
    try:
        turns = [tuple(_MOVES[code] for code in made) for _key, made, _mark in found]
        states = {
            turn_of(key)[1]: _read_mark(mark, start.state)
            for key, _made, mark in found
            if mark is not None
        }
        timeline = Timeline.kept(start.state, turns, game.at, states)
    except (ValueError, KeyError, TypeError) as error:
        raise Damaged from error
    holds: dict[Note, bool] = {
        "assisted": bool(game.assisted),
        "given-up": game.state == "given-up",
    }
    return Game(start, timeline, frozenset(note for note in holds if holds[note]))


def list_saves(connection: "Connection") -> list[Save]:
    """Return the saves, sorted by name. Raises `Damaged`."""
    saves = []
    for key, _name, name, saved, number in counted_rows(connection, "saves"):
        game = find(connection, number)
        if game is None:
            raise Damaged
        saves.append(Save(key, name, saved, game))
    return sorted(saves, key=lambda save: name_key(save.name))


def write_save(
    connection: "Connection", name: str, saved: str, game: Kept, turns: Sequence[Turn]
) -> None:
    """Keep a game as it stands under a name, in place of what was kept under it before."""
    delete_save(connection, name)
    kept = write(connection, game._replace(number=0, save=1), turns, 0)
    ((most,),) = connection.execute("SELECT coalesce(max(id), 0) FROM saves").fetchall()
    put(connection, "saves", [(most + 1, name_key(name), name, saved, kept.number)])


def delete_save(connection: "Connection", name: str) -> None:
    """Delete what is kept under a name, if anything is."""
    for key, _key, _name, _saved, number in rows(
        connection, "saves", "WHERE key = ?", [name_key(name)]
    ):
        between = turn_id(number, 0), turn_id(number + 1, 0)
        connection.execute("DELETE FROM moves WHERE id >= ? AND id < ?", between)
        connection.execute("DELETE FROM games WHERE number = ?", [number])
        connection.execute("DELETE FROM saves WHERE id = ?", [key])


_CODES = {**{move: str(move.pile) for move in RESERVES}, WASTE: "w", DRAW: "d", REDEAL: "t"}
_MOVES: dict[str, Move] = {code: move for move, code in _CODES.items()}


def _written(turn: Turn) -> str:
    if all(move in _CODES for move in turn.moves):
        return "".join(_CODES[move] for move in turn.moves)
    return "".join(_CODES[move] for move in entry_of(turn).moves)


_MARKED = 512
"""After so many turns the state is kept as well, so that a long game is quickly opened."""


def _write_mark(state: State) -> str:
    """Return a state as it is kept: all that the start of its game does not tell."""
    return write_json({name: _plain(getattr(state, name)) for name in _MARK})


def _read_mark(text: str, start: State) -> State:
    """Return a state that was kept of the game with this start.

    Raises `ValueError` or `TypeError` if it is none.
    """
    data: Any = read_json(text.encode())
    known: dict[str, Any] = {name: _made(data[name]) for name in _MARK}
    return replace(start, **known)


_MARK = [
    field.name
    for field in fields(State)
    if field.name not in ("rules", "ranks") and not field.name.startswith("_")
]


def _plain(value: object) -> object:
    if isinstance(value, Card):
        return value.code
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _made(value: object) -> object:
    if isinstance(value, str):
        return Card.parse(value)
    return tuple(map(_made, value)) if isinstance(value, list) else value
