"""Measures how often games come out, and writes the counts into the program.

    python -m benchmarks.winning [--only PLAYER] [--processes 2] [--most N --file FILE] [--table]

Each count is made by the command `osmosis simulate`; all together take some hours. What was
counted replaces the table in `osmosis_cli/game/measured.py`, from which rule book, lessons and
README take every figure. ``--only`` leaves the counts of the other players as they are, ``--most``
plays no more deals of each than so many, to try the command out on a copy of that ``--file``, and
``--table`` measures nothing and prints the tables of the README.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from pathlib import Path

from osmosis_cli.game import measured as figures
from osmosis_cli.game.measured import HABITS, MEASURES, PLAYERS, Habit, Measure, Player, measured
from osmosis_cli.game.rulesets import RULE_SETS

FIRST = 52_000
"""The first deal of all measurements; habits were chosen on the deals before it."""

DEALS: dict[Player, int] = {"careless": 20_000, "habits": 20_000, "coach": 300, "perfect": 20_000}
FEWER: dict[tuple[Player, str], int] = {
    ("habits", "peek"): 5_000,
    ("habits", "one-card"): 5_000,
    ("habits", "three-pass"): 2_000,
    ("habits", "one-card-three-pass"): 2_000,
    ("habits", "bridesmaids"): 2_000,
    ("perfect", "bridesmaids"): 2_000,
}
"""Where fewer deals will do, or take long enough."""

WITHOUT = {"classic": 5_000, "peek": 2_000, "one-card": 2_000}
"""The deals that are played without a habit, by rule sets for which each is left out once."""


def wanted() -> list[tuple[Player, str, Habit | None]]:
    """All that is measured, in the order of the table."""
    rows: list[tuple[Player, str, Habit | None]] = []
    for player in PLAYERS:
        for rules in RULE_SETS:
            rows.append((player, rules, None))
            if player == "habits" and rules in WITHOUT:
                rows += [(player, rules, habit) for habit in HABITS]
    return rows


def planned(player: Player, rules: str, left_out: Habit | None) -> int:
    """Return how many deals are played for this count."""
    return WITHOUT[rules] if left_out else FEWER.get((player, rules), DEALS[player])


def count(asked: Measure, processes: int) -> Measure:
    """Play the deals of this measure by the program's own command, and fill its counts in."""
    command = [sys.executable, "-m", "osmosis_cli", *asked.command.split()[1:]]
    done = subprocess.run(
        [*command, "--processes", str(processes)], check=True, capture_output=True, text=True
    )
    found = json.loads(done.stdout)
    return asked._replace(wins=found["wins"], undecided=found["undecided"])


def write(measures: list[Measure], file: Path) -> None:
    """Put these counts into the file of measurements."""
    lines = "".join(f"    Measure{tuple(measure)!r},\n".replace("'", '"') for measure in measures)
    text = re.sub(
        r"(?ms)^(MEASURES.*?= \(\n).*?^\)$", rf"\g<1>{lines})", file.read_text(encoding="utf-8")
    )
    file.write_text(text, encoding="utf-8")


def tables() -> tuple[str, str]:
    """Return the tables of the README: players by rule sets, and what each habit is worth."""
    players = [
        "| rule set | careless play | five habits | play by the hints | perfect play |",
        "|---|---|---|---|---|",
    ]
    for rules in RULE_SETS:
        cells = " | ".join(_cell(measured(player, rules)) for player in PLAYERS)
        players.append(f"| `{rules}` | {cells} |")
    worth = [
        "| left out | " + " | ".join(f"`{rules}`" for rules in WITHOUT) + " |",
        "|---|---|---|---|",
    ]
    for habit in (None, *HABITS):
        cells = " | ".join(_cell(measured("habits", rules, habit)) for rules in WITHOUT)
        worth.append(f"| {f'`{habit}`' if habit else 'none'} | {cells} |")
    return "\n".join(players), "\n".join(worth)


def _cell(measure: Measure) -> str:
    low, high = measure.range
    undecided = f", {measure.undecided} undecided" if measure.undecided else ""
    return f"{measure.percent:.1f} % ({low:.1f} to {high:.1f}{undecided})"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=PLAYERS)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--most", type=int, default=max(DEALS.values()))
    parser.add_argument("--file", type=Path, default=Path(figures.__file__))
    parser.add_argument("--table", action="store_true")
    options = parser.parse_args(arguments)
    if options.table:
        print("\n\n".join(tables()))
        return
    known = {measure[:3]: measure for measure in MEASURES}
    for row in wanted():
        if options.only in (None, row[0]):
            asked = Measure(*row, FIRST, min(planned(*row), options.most), 0, 0)
            known[row] = count(asked, options.processes)
            print(known[row], flush=True)
            write([known[key] for key in wanted() if key in known], options.file)


if __name__ == "__main__":
    main()
