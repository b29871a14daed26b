"""How the games of a player went, each game counted once, and the figures made from them."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.jsontext import read_object
from osmosis_cli.storage.progress import JsonStore
from osmosis_cli.storage.rules_json import RULE_KEYS, is_game_id, read_rules, write_rules

FILE_NAME = "statistics.json"
VERSION = 1
WELL_PLAYED = 40
"""The score from which on a lost game counts as well played."""

End = Literal["given-up", "lost", "won"]
_ENDS: tuple[End, ...] = get_args(End)


class Result(NamedTuple):
    """How a game ended.

    ``game`` is its id, ``rules`` the rule set with its changed parts, ``score`` the cards in the
    rows, 1 to 52. ``end`` is ``given-up`` also for a game that was left for another after its
    first move. ``assisted`` tells that hidden cards were used.
    """

    game: str
    rules: RuleSet
    end: End
    score: int
    assisted: bool = False


Statistics = Mapping[str, Result]
"""The results by the ids of their games, in the order in which the games first ended."""


class Figures(NamedTuple):
    """The figures of some games. Assisted wins are counted in ``assisted_wins`` and nowhere else.

    ``played`` is the sum of ``won``, ``lost`` and ``given_up``; ``win_rate`` is won per played,
    from 0 to 1, and ``average_score`` the mean, both None if none was played, as is ``best``.
    ``current_streak`` and ``longest_streak`` count wins in a row. ``well_played`` are lost games
    of 40 cards or more.
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

    @property
    def win_rate(self) -> float | None:
        """The part of the games played that was won."""
        return self.won / self.played if self.played else None

    @property
    def average_score(self) -> float | None:
        """The mean score of the games played."""
        return self.total_score / self.played if self.played else None


def record(statistics: Statistics, result: Result) -> Statistics:
    """Return the statistics with this result in them.

    A game that has a result already keeps the better end of the two, won before lost before given
    up, and the higher score. So undo, a second end and a save that is loaded again make no second
    game. Help belongs to the game, however it is played again: each result after it counts as
    assisted, and only a game that was won before is won without.
    """
    known = statistics.get(result.game)
    if known is not None:
        if known.end == "won" and not known.assisted:
            return statistics
        best = max(known, result, key=_worth)
        result = best._replace(assisted=known.assisted or result.assisted)
    return {**statistics, result.game: result}


def figures(statistics: Statistics, rules: RuleSet | None = None) -> Figures:
    """Return the figures of the games under this rule set, None for all games."""
    results = [result for result in statistics.values() if rules in (None, result.rules)]
    own = [result for result in results if not (result.end == "won" and result.assisted)]
    streak = longest = 0
    for result in own:
        streak = streak + 1 if result.end == "won" else 0
        longest = max(longest, streak)
    ends = [result.end for result in own]
    scores = [result.score for result in own]
    return Figures(
        played=len(own),
        won=ends.count("won"),
        lost=ends.count("lost"),
        given_up=ends.count("given-up"),
        well_played=sum(r.end == "lost" and r.score >= WELL_PLAYED for r in own),
        assisted_wins=len(results) - len(own),
        best=max(scores, default=None),
        total_score=sum(scores),
        current_streak=streak,
        longest_streak=longest,
    )


def figures_by_rules(statistics: Statistics) -> dict[RuleSet, Figures]:
    """Return the figures for each rule set that was played, in the order of first play."""
    played = dict.fromkeys(result.rules for result in statistics.values())
    return {rules: figures(statistics, rules) for rules in played}


def statistics_store(path: Path) -> JsonStore[Statistics]:
    """Return the file of the statistics; `update` it with `record`, or with ``lambda _: {}``."""
    return JsonStore(path, "statistics", VERSION, _read, _write, {})


def _worth(result: Result) -> tuple[int, int]:
    return _ENDS.index(result.end), result.score


def _write(statistics: Statistics) -> object:
    return [
        {
            "game": result.game,
            **write_rules(result.rules),
            "end": result.end,
            "score": result.score,
            "assisted": result.assisted,
        }
        for result in statistics.values()
    ]


def _read(data: object) -> Statistics:
    if not isinstance(data, list):
        raise Damaged
    statistics = {result.game: result for result in map(_read_result, data)}
    if len(statistics) != len(data):
        raise Damaged
    return statistics


def _read_result(value: object) -> Result:
    data: dict[str, Any] = read_object(
        value, {"game", "rules", "end", "score", "assisted"}, RULE_KEYS
    )
    game, end, score, assisted = data["game"], data["end"], data["score"], data["assisted"]
    if not (isinstance(game, str) and is_game_id(game) and end in _ENDS):
        raise Damaged
    if type(score) is not int or not 1 <= score <= 52 or type(assisted) is not bool:
        raise Damaged
    return Result(game, read_rules(data), end, score, assisted)
