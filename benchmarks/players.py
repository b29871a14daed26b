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


def measure(home: Path, deals: int, solved: int, passing: float) -> list[Row]:
    """Return the rows about the careless player and the solver, ``passing`` being the yardstick.

    ``deals`` are played carelessly by each process, ``solved`` are solved by each rule set.
    """
    return [*_careless(home, deals, passing), *_solver(solved, passing)]


def _careless(home: Path, deals: int, passing: float) -> list[Row]:
    """Deals a second; the time that the program itself takes to start is left out."""
    env = environment(home)
    simulate = [*program(), "simulate", "--player", "careless"]
    rows, speeds = [], {}
    for processes in (1, 2):
        if processes > (os.cpu_count() or 1):
            continue

        def took(count: int, processes: int = processes) -> float:
            each = ["--processes", str(processes), "--count", str(count)]
            return min(finished([*simulate, *each], env).clock for _try in range(3))

        count = deals * processes
        speeds[processes] = count / max(took(count + 1000) - took(1000), 1e-9)
        rows.append(
            Row(
                f"careless classic deals a second, {processes} "
                f"{'process' if processes == 1 else 'processes'}",
                f"{speeds[processes]:,.0f}",
                "8,000" if processes == 1 else "1 process",
                speeds[processes] / (8000 if processes == 1 else speeds[1]),
                None,
                1.0 if processes == 1 else 1.8,
                at_least=True,
            )
        )
    if rows:
        rows.append(
            Row(
                "careless classic deals in the time of a `python -c pass`",
                f"{speeds[1] * passing:.0f}",
                "",
            )
        )
    return rows


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
