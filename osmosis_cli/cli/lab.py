"""Solving a position and measuring players: for people in words, for programs as JSON."""

import json
from collections.abc import Iterator
from typing import NamedTuple

from osmosis_cli.cli.options import DONE, NO, Wanted
from osmosis_cli.cli.start import begin
from osmosis_cli.game.measured import Habit, Player
from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.simulate import Tally, simulate
from osmosis_cli.game.solver import solve as search
from osmosis_cli.shell.terminal.console import Console, is_terminal
from osmosis_cli.shell.terminal.signals import STOPPED
from osmosis_cli.words.advice import progress, result, solution_lines, stopped, workers_lost

CHUNKS: dict[Player, int] = {"careless": 500, "habits": 50, "coach": 4, "perfect": 20}
"""How many deals a process works on before it tells what became of them."""

EVERY = 5.0
"""Seconds between two lines of progress."""


class Range(NamedTuple):
    """The deals that a player is measured on: ``deals`` plain numbers from ``first`` on.

    ``left_out`` is the habit that the player of habits does without, if any.
    """

    player: Player
    rules: RuleSet
    first: int
    deals: int
    budget: int
    left_out: Habit | None = None


def solve(console: Console, wanted: Wanted, budget: int, as_json: bool) -> int:
    """Say whether a position can be won and how, or why not; return the exit status."""
    begun = begin(console, wanted, as_json)
    if isinstance(begun, int):
        return begun
    state = begun.position.state
    solution = search(state, budget)
    circles = prove_hopeless(state) if solution.verdict == "lost" else ()
    if as_json:
        proof = [
            {"rows": list(circle.rows), "circle": [card.code for card in circle.cards]}
            for circle in circles
        ]
        moves = [move.word for move in solution.moves]
        record = {"verdict": solution.verdict, "moves": moves, "positions": solution.positions}
        console.put(json.dumps({**record, "proof": proof}))
    else:
        console.say("\n".join(solution_lines(state, solution, circles)))
    return DONE if solution.verdict == "won" else NO


def measure(
    console: Console, wanted: Range, processes: int, as_json: bool, quiet: bool = False
) -> int:
    """Have a player play these deals and say what became of them; return the exit status.

    On a terminal a line tells now and then how far it has come, unless ``quiet``. When it is
    stopped, the deals that were finished before the first unfinished one still count.
    """
    total, status = Tally(), DONE
    followed = not quiet and is_terminal(console.stderr)
    begun = last = console.now()
    try:
        for tally in _tallies(wanted, processes):
            total = total.plus(tally)
            now = console.now()
            if followed and now - last >= EVERY and total.deals < wanted.deals:
                last = now
                left = (now - begun) * (wanted.deals - total.deals) / total.deals
                console.complain(progress(total, wanted.deals, left))
    except KeyboardInterrupt:
        status = STOPPED
        console.complain(stopped(total.deals, wanted.deals))
    except ChildProcessError:
        status = NO
        console.complain(workers_lost(total.deals, wanted.deals))
    if as_json:
        console.put(json.dumps(record_of(wanted, total)))
    else:
        console.say(
            "\n".join(result(wanted.player, wanted.rules, wanted.first, total, wanted.left_out))
        )
    return status


def record_of(wanted: Range, total: Tally) -> dict[str, object]:
    """Return the result as programs get it; results of disjoint ranges add up."""
    record: dict[str, object] = {
        "player": wanted.player,
        **({"without": wanted.left_out} if wanted.left_out else {}),
        "rules": wanted.rules.id,
        **wanted.rules.changes,
        "from": wanted.first,
        "count": total.deals,
        "wins": total.wins,
        "undecided": total.undecided,
    }
    if wanted.player != "perfect":
        record["cards"] = total.cards
    return record


def _tallies(wanted: Range, processes: int) -> Iterator[Tally]:
    """Yield what became of the deals, chunk by chunk, in the order of their numbers."""
    end, size = wanted.first + wanted.deals, CHUNKS[wanted.player]
    chunks = (
        wanted._replace(first=first, deals=min(size, end - first))
        for first in range(wanted.first, end, size)
    )
    if processes == 1:
        yield from map(_play, chunks)
        return
    # Imported only where it is needed: it is slow to load.
    from osmosis_cli.cli.workers import spread

    yield from spread(_play, chunks, processes)


def _play(chunk: Range) -> Tally:
    numbers = range(chunk.first, chunk.first + chunk.deals)
    return simulate(chunk.player, chunk.rules, numbers, chunk.budget, chunk.left_out)
