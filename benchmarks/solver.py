"""Measures the solver, the proofs and the careless player on a range of deal numbers.

    python -m benchmarks.solver [--from 32000] [--count 1000] [--budget POSITIONS] [RULES ...]

Without RULES, all rule sets are measured, one after the other on one core. The first lines of a
rule set are its win rates with their standard errors, the next the positions and the time a deal.
With a budget of 0 only the careless player and the proofs are measured.
"""

from __future__ import annotations

import argparse
import resource
import time
from collections import Counter
from collections.abc import Sequence

from osmosis_cli.game.deals import DealNumber, deal, shuffled
from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.rulesets import RULE_SETS, RuleSet, find_rule_set
from osmosis_cli.game.simulate import careless_score
from osmosis_cli.game.solver import solve


def percent(part: int, whole: int) -> str:
    rate = part / whole
    error = (rate * (1 - rate) / whole) ** 0.5
    return f"{100 * rate:.2f} % (standard error {100 * error:.2f})"


def spread(name: str, values: Sequence[float], unit: str) -> None:
    ordered = sorted(values)
    parts = {
        "mean": sum(ordered) / len(ordered),
        "median": ordered[len(ordered) // 2],
        "99 %": ordered[len(ordered) * 99 // 100],
        "most": ordered[-1],
    }
    print(f"  {name}: " + ", ".join(f"{key} {value:.6g}" for key, value in parts.items()), unit)


def measure_solver(numbers: range, rules: RuleSet, budget: int | None) -> None:
    verdicts: Counter[str] = Counter()
    positions = []
    times = []
    for number in numbers:
        state = deal(DealNumber(number), rules)
        start = time.perf_counter()
        solution = solve(state, budget)
        times.append(1000 * (time.perf_counter() - start))
        verdicts[solution.verdict] += 1
        positions.append(solution.positions)
    undecided = verdicts["unknown"]
    won = "won at least" if undecided else "won"
    print(f"  perfect: {won} {percent(verdicts['won'], len(numbers))}; undecided {undecided}")
    spread("positions a deal", positions, "")
    spread("time a deal", times, "ms")


def measure_careless(numbers: range, rules: RuleSet) -> None:
    start = time.perf_counter()
    scores = [careless_score(shuffled(DealNumber(n)), rules) for n in numbers]
    speed = len(numbers) / (time.perf_counter() - start)
    won = scores.count(52)
    print(f"  careless: won {percent(won, len(numbers))}; {speed:.0f} deals a second")


def measure_proofs(numbers: range) -> None:
    start = time.perf_counter()
    proved = sum(bool(prove_hopeless(deal(DealNumber(number)))) for number in numbers)
    each = 1000 * (time.perf_counter() - start) / len(numbers)
    print(f"hopeless from the deal on: {percent(proved, len(numbers))}; {each:.2f} ms a deal")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--from", dest="first", type=int, default=32000)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--budget", type=int, default=1_000_000)
    parser.add_argument("rules", nargs="*", type=find_rule_set, default=list(RULE_SETS.values()))
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.count)
    measure_proofs(numbers)
    for rules in options.rules:
        print(rules.id)
        measure_careless(numbers, rules)
        if options.budget:
            measure_solver(numbers, rules, options.budget)
    print("most memory:", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024, "MB")


if __name__ == "__main__":
    main()
