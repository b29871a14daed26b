"""A hundred thousand commands in one session."""

from __future__ import annotations

import cProfile
import pstats
import sys
from pathlib import Path

import pytest

from tests.faults.program import DEAL, hear_until, kept_turns, start, tell
from tests.shell.talking import session

KINDS = ("score", "zzz", "why 8h", "board", "row 2", "x" * 2000, "saves", "history")
QUESTIONS, MOVES = 46_000, 8_000


def memory_of(process: int) -> int:
    """The bytes that a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


@pytest.mark.slow
@pytest.mark.fault("A session goes on for a hundred thousand commands")
@pytest.mark.skipif(sys.platform != "linux", reason="looks at memory as Linux shows it")
def test_questions_cost_no_memory_and_a_move_at_most_a_kilobyte() -> None:
    process = start("--deal", DEAL, "--rules", "one-card")
    typed = 0

    def type_in(lines: list[str]) -> int:
        """Type lines, a few at a time so that no pipe fills up, and return the memory then."""
        nonlocal typed
        for at in range(0, len(lines), 100):
            part = [*lines[at : at + 100], "no command", ""]
            tell(process, "\n".join(part).encode())
            hear_until(process, "“no command”".encode())
        typed += len(lines)
        return memory_of(process.pid)

    questions = ["score", "row 2", "waste", "number"] * (QUESTIONS // 4)
    # The first answers fill the session's memory of answers, and the caches.
    before = type_in([*KINDS * 50, *questions])
    after = type_in(questions)
    # Less than the smallest trace that each of them could leave: one more reference in a list.
    print(before, after - before)
    assert after - before < 8 * QUESTIONS
    played = type_in(["draw"] * MOVES)
    process.communicate(timeout=60)
    assert played - after < 1000 * MOVES
    assert typed >= 100_000
    assert kept_turns() >= MOVES


@pytest.mark.fault("A session goes on for a hundred thousand commands")
def test_a_command_takes_no_more_steps_late_in_a_session_than_early() -> None:
    # One deal after the other goes through the 36 cards of the stock and leaves all as it was, so
    # that the same cards lie on the table.
    early, late = steps_after(36), steps_after(36 * 2777)
    for line, steps in early.items():
        assert late[line] <= 1.1 * steps, line


def steps_after(turns: int) -> dict[str, int]:
    """The function calls that each of some commands takes after so many turns of a game."""
    talk = session(rules="one-card")
    for _ in range(turns):
        talk.answer("draw")
    steps = {}
    for line in ("score", "board", "draw", "w", "moves", "zzz", "again", "undo"):
        talk.answer(line)
        talk.answer("draw")
        profile = cProfile.Profile()
        profile.runcall(talk.answer, line)
        steps[line] = int(pstats.Stats(profile).total_calls)  # type: ignore[attr-defined]
    return steps
