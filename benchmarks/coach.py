"""Measures how long hints take, in games that are played by them.

    python -m benchmarks.coach [--from 32000] [--count 20] [RULES ...]

Without RULES, all rule sets are measured. For each idea that a hint can rest on, the first line
gives how often it came; then come the times of all hints in processor time.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from benchmarks.solver import spread
from osmosis_cli.game.coach import hint
from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.rulesets import RULE_SETS, RuleSet, find_rule_set


def measure(numbers: range, rules: RuleSet) -> None:
    ideas: Counter[str] = Counter()
    times = []
    won = 0
    for number in numbers:
        state = deal(DealNumber(number), rules)
        while state.outcome == "open":
            start = time.process_time()
            given = hint(state)
            times.append(1000 * (time.process_time() - start))
            ideas[given.idea] += 1
            assert given.plan is not None
            state = given.plan.after(state)
        won += state.outcome == "won"
    print(f"{rules.id}: won {won} of {len(numbers)}")
    print("  hints: " + ", ".join(f"{idea} {count}" for idea, count in ideas.most_common()))
    spread("time a hint", times, "ms")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--from", dest="first", type=int, default=32000)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("rules", nargs="*", type=find_rule_set, default=list(RULE_SETS.values()))
    options = parser.parse_args()
    for rules in options.rules:
        measure(range(options.first, options.first + options.count), rules)


if __name__ == "__main__":
    main()
