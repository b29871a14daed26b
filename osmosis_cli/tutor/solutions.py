"""A shortest way to the goal of an exercise."""

from collections import deque

from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves
from osmosis_cli.game.state import Move, State
from osmosis_cli.tutor.lesson import Goal

SEARCHED = 5000
"""The most positions that are looked at; lessons want what is a few moves away."""


def solution(state: State, goal: Goal) -> tuple[Move, ...] | None:
    """Return the fewest moves that lead to the goal, none if it is reached already.

    None if no way was found; the search is breadth first and gives up after `SEARCHED` positions.
    """
    ways: deque[tuple[State, tuple[Move, ...]]] = deque([(state, ())])
    met = {state}
    while ways:
        now, moves = ways.popleft()
        if goal.reached(now):
            return moves
        for move in legal_moves(now):
            after = apply(now, move)
            if after not in met:
                if len(met) >= SEARCHED:
                    return None
                met.add(after)
                ways.append((after, (*moves, move)))
    return None
