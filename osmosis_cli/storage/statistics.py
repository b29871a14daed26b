"""The figures made from the results of games."""

from collections.abc import Iterable
from typing import NamedTuple

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.storage.games import Result

WELL_PLAYED = 40
"""The score from which on a lost game counts as well played."""


class Figures(NamedTuple):
    """The figures of some games. Assisted wins are counted in ``assisted_wins`` and nowhere else.

    ``played`` is the sum of ``won``, ``lost`` and ``given_up``; ``win_rate`` is won per played,
    from 0 to 1, and ``average_score`` the mean, both None if none was played, as is ``best``.
    ``current_streak`` and ``longest_streak`` count wins in a row. ``well_played`` are lost games
    of 40 cards or more. ``hints`` are those taken in all these games, ``hinted`` the games in which
    some were. ``fastest`` and ``average_seconds`` (in seconds) and ``fewest_moves`` and
    ``average_moves`` are of the games won, None if none was.
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
    fastest: int | None = None
    average_seconds: float | None = None
    fewest_moves: int | None = None
    average_moves: float | None = None

    @property
    def win_rate(self) -> float | None:
        """The part of the games played that was won."""
        return self.won / self.played if self.played else None

    @property
    def average_score(self) -> float | None:
        """The mean score of the games played."""
        return self.total_score / self.played if self.played else None


def figures(results: Iterable[Result]) -> Figures:
    """Return the figures of these games, which stand in the order in which they ended."""
    every = list(results)
    own = [result for result in every if not (result.end == "won" and result.assisted)]
    streak = longest = 0
    for result in own:
        streak = streak + 1 if result.end == "won" else 0
        longest = max(longest, streak)
    ends = [result.end for result in own]
    scores = [result.score for result in own]
    wins = [result for result in own if result.end == "won"]
    count = len(wins)
    return Figures(
        played=len(own),
        won=count,
        lost=ends.count("lost"),
        given_up=ends.count("given-up"),
        well_played=sum(r.end == "lost" and r.score >= WELL_PLAYED for r in own),
        assisted_wins=len(every) - len(own),
        best=max(scores, default=None),
        total_score=sum(scores),
        current_streak=streak,
        longest_streak=longest,
        hints=sum(result.hints for result in own),
        hinted=sum(result.hints > 0 for result in own),
        fastest=min((win.seconds for win in wins), default=None),
        average_seconds=sum(win.seconds for win in wins) / count if count else None,
        fewest_moves=min((win.moves for win in wins), default=None),
        average_moves=sum(win.moves for win in wins) / count if count else None,
    )


def figures_by_rules(results: Iterable[Result]) -> dict[RuleSet, Figures]:
    """Return the figures for each rule set that was played, in the order of first play."""
    played: dict[RuleSet, list[Result]] = {}
    for result in results:
        played.setdefault(result.rules, []).append(result)
    return {rules: figures(found) for rules, found in played.items()}
