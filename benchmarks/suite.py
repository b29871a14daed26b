"""All measurements in one run, as one table on the screen and in ``benchmarks/results.md``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from benchmarks import answers, flatness, players, startup
from benchmarks.measures import Row, load, surroundings

PARTS = ("startup", "answers", "memory", "players")
RESULTS = Path(__file__).with_name("results.md")
HEADINGS = ("measured", "value", "beside", "ratio", "of the processor", "goal", "met")

EXPLANATION = """\
Times are medians; what is started is started in turn, round after round, with compiled files.
`ratio` is by the clock; `of the processor` counts only the time that the program itself was at
work, and judges where a busy machine makes the clock useless. `benchmarks/run` repeats it all."""


def tell(text: str) -> None:
    """Say what goes on, where somebody watches."""
    if sys.stderr.isatty():
        print(f"\r{text:<70}", end="", file=sys.stderr, flush=True)


def cells(row: Row, busy: bool) -> tuple[str, ...]:
    """A row as texts, in the order of the headings."""
    sign = "≥" if row.at_least else "≤"
    return (
        row.name,
        row.value,
        row.yardstick,
        "" if row.ratio is None else f"{row.ratio:.2f}",
        "" if row.processor is None else f"{row.processor:.2f}",
        "" if row.goal is None else f"{sign} {row.goal:g}",
        row.met(busy),
    )


def table(rows: Sequence[Row], busy: bool) -> str:
    """The rows as a table that Markdown and people can read."""
    lines = [HEADINGS, *(cells(row, busy) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADINGS))]
    rule = tuple("-" * width for width in widths)
    return "".join(
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True))
        + " |\n"
        for line in (lines[0], rule, *lines[1:])
    )  # fmt: skip


def report(rows: Sequence[Row], loads: tuple[float, float], busy: bool, rounds: int) -> str:
    """The file with the results."""
    parts = [
        "# Results",
        EXPLANATION,
        "\n".join(
            [
                f"- {datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {rounds} rounds",
                *(f"- {line}" for line in surroundings()),
                f"- programs that wanted a core, on average: {loads[0]:.1f} before, {loads[1]:.1f} "
                f"after; goals are judged {'by the processor' if busy else 'by the clock'}",
            ]
        ),
        table(rows, busy).rstrip(),
    ]
    missed = [row for row in rows if row.met(busy) == "NO"]
    if missed:
        parts.append("Missed: " + "; ".join(row.name for row in missed) + ".")
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=15, help="starts of each command")
    parser.add_argument("--deals", type=int, default=20_000, help="careless deals of a process")
    parser.add_argument("--solved", type=int, default=200, help="deals solved by each rule set")
    parser.add_argument("--only", default=",".join(PARTS), help="parts, with commas between them")
    parser.add_argument("--no-file", action="store_true", help="write no results.md")
    options = parser.parse_args()
    wanted = options.only.split(",")
    rows: list[Row] = []
    passing, before = 0.01, load()
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        if "startup" in wanted or "players" in wanted:
            found, passing = startup.measure(home / "startup", options.rounds, tell)
            rows += found
        if "answers" in wanted:
            tell("answers")
            rows += answers.measure(home / "answers")
        if "memory" in wanted:
            rows += flatness.measure(home / "memory", tell)
        if "players" in wanted:
            tell("players")
            rows += players.measure(home / "players", options.deals, options.solved, passing)
    tell("")
    busy = before > (os.cpu_count() or 1) / 2
    print(table(rows, busy))
    if not options.no_file:
        text = report(rows, (before, load()), busy, options.rounds)
        RESULTS.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
