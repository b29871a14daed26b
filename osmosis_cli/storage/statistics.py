"""How games ended, each counted once, and the figures made from that.

The figures of all games are kept beside the results and grow with each of them: so it takes no
longer to tell them of ten thousand games than of ten.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from osmosis_cli.game.rulesets import CLASSIC, RuleSet
from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.jsontext import read_json, write_json
from osmosis_cli.storage.rows import Row, counted_rows, put, rows
from osmosis_cli.storage.rules_json import read_rules, write_rules

if TYPE_CHECKING:
    from sqlite3 import Connection

End = Literal["given-up", "lost", "won"]
ENDS: tuple[End, ...] = get_args(End)

WELL_PLAYED = 40
"""The score from which on a lost game counts as well played."""


class Result(NamedTuple):
    """How a game ended.

    ``game`` is its number, ``id`` its id, ``counted`` its place in the order in which games ended.
    ``score`` is the cards in the rows, 1 to 52. ``assisted`` tells that hidden cards were used.
    ``moves`` and ``seconds`` are what it took. ``ended`` is the moment.
    """

    game: int
    id: str
    counted: int
    rules: RuleSet
    end: End
    score: int
    assisted: bool
    hints: int
    moves: int
    seconds: int
    ended: str


class Figures(NamedTuple):
    """The figures of some games. Assisted wins are counted in ``assisted_wins`` and nowhere else.

    ``played`` is the sum of ``won``, ``lost`` and ``given_up``. ``well_played`` are lost games of
    40 cards or more. ``best`` is the highest score, None if none was played. ``current_streak`` and
    ``longest_streak`` count wins in a row. ``hints`` are those taken in all these games, ``hinted``
    the games in which some were. ``seconds`` and ``moves`` are those of all games won; ``fastest``
    and ``fewest_moves`` those of the fastest and the shortest, None if none was won.
    """

    played: int = 0
    won: int = 0
    lost: int = 0
    given_up: int = 0
    well_played: int = 0
    assisted_wins: int = 0
    best: int | None = None
    total_score: int = 0
    current_streak: int = 0
    longest_streak: int = 0
    hints: int = 0
    hinted: int = 0
    seconds: int = 0
    moves: int = 0
    fastest: int | None = None
    fewest_moves: int | None = None

    @property
    def win_rate(self) -> float | None:
        """The part of the games played that was won, from 0 to 1; None if none was played."""
        return self.won / self.played if self.played else None

    @property
    def average_score(self) -> float | None:
        """The mean score of the games played, None if none was."""
        return self.total_score / self.played if self.played else None

    @property
    def average_seconds(self) -> float | None:
        """The mean time to a win, None if none was won."""
        return self.seconds / self.won if self.won else None

    @property
    def average_moves(self) -> float | None:
        """The mean number of moves to a win, None if none was won."""
        return self.moves / self.won if self.won else None

    def with_result(self, result: Result) -> "Figures":
        """Return the figures with one game more, the last one that ended."""
        won = result.end == "won"
        if won and result.assisted:
            return self._replace(assisted_wins=self.assisted_wins + 1)
        streak = self.current_streak + 1 if won else 0
        return Figures(
            played=self.played + 1,
            won=self.won + won,
            lost=self.lost + (result.end == "lost"),
            given_up=self.given_up + (result.end == "given-up"),
            well_played=self.well_played + (result.end == "lost" and result.score >= WELL_PLAYED),
            assisted_wins=self.assisted_wins,
            best=max(self.best or 0, result.score),
            total_score=self.total_score + result.score,
            current_streak=streak,
            longest_streak=max(self.longest_streak, streak),
            hints=self.hints + result.hints,
            hinted=self.hinted + (result.hints > 0),
            seconds=self.seconds + won * result.seconds,
            moves=self.moves + won * result.moves,
            fastest=_least(self.fastest, result.seconds) if won else self.fastest,
            fewest_moves=_least(self.fewest_moves, result.moves) if won else self.fewest_moves,
        )


Told = dict[RuleSet | None, Figures]
"""Figures by rule set, in the order of first play; under None those of all together, first."""


def figures(found: Iterable[Result]) -> Told:
    """Return the figures of these games, which stand in the order in which they ended."""
    told: Told = {None: Figures()}
    for result in found:
        for key in (None, result.rules):
            told[key] = told.get(key, Figures()).with_result(result)
    return told


def totals(connection: "Connection") -> Told:
    """Return the figures of all games. Raises `Damaged`."""
    return _read(counted_rows(connection, "totals"))


def _read(found: list[Row]) -> Told:
    told: Told = {None: Figures()}
    for _key, text, value in found:
        kept = read_json(value.encode())
        if not isinstance(kept, list) or len(kept) != len(Figures._fields):
            raise Damaged
        told[_rules(text)] = Figures(*kept)
    return told


def totals_of(found: Iterable[Row]) -> list[Row]:
    """Return the rows of figures that belong to these rows of results. Raises `Damaged`."""
    return _written(figures(sorted(_results(list(found)), key=lambda one: one.counted)))


def count_result(connection: "Connection", result: Result) -> None:
    """Count how a game ended.

    A game that has a result already keeps the better end of the two, won before lost before given
    up, and the higher score. So undo, a second end and a save that is loaded again make no second
    game. Help belongs to the game, however it is played again: each result after it counts as
    assisted, and only a game that was won before is won without.
    """
    known = next(iter(_results(rows(connection, "results", "WHERE game = ?", [result.game]))), None)
    if known is None:
        ((most,),) = connection.execute("SELECT coalesce(max(counted), 0) FROM results").fetchall()
        result = result._replace(counted=most + 1)
    elif known.end == "won" and not known.assisted:
        return
    else:
        best = max(known, result, key=lambda one: (ENDS.index(one.end), one.score))
        assisted = known.assisted or result.assisted
        result = best._replace(counted=known.counted, assisted=assisted)
    row = (*result[:3], write_json(write_rules(result.rules)), *result[4:6], int(result.assisted))
    put(connection, "results", [(*row, *result[7:])])
    # Rows are counted when a transaction ends.
    told = _read(rows(connection, "totals"))
    if known is None:
        for key in (None, result.rules):
            told[key] = told.get(key, Figures()).with_result(result)
    else:
        told = figures(sorted(_results(rows(connection, "results")), key=lambda one: one.counted))
    put(connection, "totals", _written(told))


def results(connection: "Connection") -> list[Result]:
    """Return how all games ended, in the order in which they first did. Raises `Damaged`."""
    return sorted(_results(counted_rows(connection, "results")), key=lambda one: one.counted)


def forget_results(connection: "Connection") -> None:
    """Begin the statistics anew."""
    connection.execute("DELETE FROM results")
    connection.execute("DELETE FROM totals")


def _results(found: list[Row]) -> list[Result]:
    rules = {text: _rules(text) or CLASSIC for text in {row[3] for row in found}}
    return [
        Result(game, name, counted, rules[text], end, score, bool(assisted), *rest)
        for game, name, counted, text, end, score, assisted, *rest in found
    ]


def _written(told: Told) -> list[Row]:
    if not told[None].played + told[None].assisted_wins:
        return []
    return [
        (key, write_json(write_rules(rules)) if rules else "", write_json(list(found)))
        for key, (rules, found) in enumerate(told.items(), 1)
    ]


def _rules(text: str) -> RuleSet | None:
    if not text:
        return None
    data = read_json(text.encode())
    if not isinstance(data, dict):
        raise Damaged
    return read_rules(data)


def _least(first: int | None, second: int) -> int:
    return second if first is None else min(first, second)
