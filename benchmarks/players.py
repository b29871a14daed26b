"""How fast deals are solved and played, by the program's own commands and functions."""

from __future__ import annotations

import os
import time
from pathlib import Path

from benchmarks.measures import Row, environment, middle, percentile, program
from benchmarks.startup import finished
from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.solver import solve

BUDGET = 1_000_000
SHORT = 1000
"""Deals of a run that is taken for the start alone."""

TRIES = 5


def measure(home: Path, deals: int, solved: int, passing: float) -> list[Row]:
    """Return the rows about the careless player and the solver, ``passing`` being the yardstick.

    ``deals`` are played carelessly by each process, ``solved`` are solved by each rule set.
    """
    return [*_careless(home, deals, passing), *_solver(solved, passing)]


def _careless(home: Path, deals: int, passing: float) -> list[Row]:
    """Deals a second; the time that the program itself takes to start is left out."""
    env = environment(home)
    known = [count for count in (1, 2) if count <= (os.cpu_count() or 1)]
    short: dict[int, list[float]] = {count: [] for count in known}
    long: dict[int, list[float]] = {count: [] for count in known}
    for _try in range(TRIES):
        for processes in known:
            for taken, count in ((short, SHORT), (long, SHORT + deals * processes)):
                each = ["--processes", str(processes), "--count", str(count)]
                command = [*program(), "simulate", "--player", "careless", *each]
                taken[processes].append(finished(command, env).clock)
    speeds = {
        count: deals * count / max(min(long[count]) - min(short[count]), 1e-9) for count in known
    }
    name = "careless classic deals a second"
    rows = [_speed(f"{name}, 1 process", speeds[1], "8,000", speeds[1] / 8000, 1.0)]
    if 2 in speeds:
        rows += [
            _speed(f"{name}, 2 processes", speeds[2], "16,000", speeds[2] / 16000, 1.0),
            _speed(f"{name}, 2 processes", speeds[2], "1 process", speeds[2] / speeds[1], None),
        ]
    meanwhile = f"{speeds[1] * passing:.0f}"
    text = "careless classic deals in the time of a `python -c pass`"
    return [*rows, Row(text, meanwhile, "")]


def _speed(name: str, speed: float, beside: str, ratio: float, goal: float | None) -> Row:
    return Row(name, f"{speed:,.0f}", beside, ratio, None, goal, at_least=True)


def _solver(deals: int, passing: float) -> list[Row]:
    rows = []
    for rules in RULE_SETS.values():
        times, positions, undecided = [], [], 0
        for number in range(32_000, 32_000 + deals):
            state = deal(DealNumber(number), rules)
            start = time.perf_counter()
            solution = solve(state, BUDGET)
            times.append(time.perf_counter() - start)
            positions.append(solution.positions)
            undecided += solution.verdict == "unknown"
        typical = middle(times)
        rows.append(
            Row(
                f"solving a deal, {rules.id}: median of {deals}",
                f"{1000 * typical:.2f} ms; 99 % {1000 * percentile(times, 0.99):.0f} ms; "
                f"{middle(positions):.0f} positions; {undecided} undecided",
                "python -c pass",
                typical / passing,
            )
        )
    return rows
