"""More than ten thousand commands in one session."""

from __future__ import annotations

import cProfile
import pstats
import sys
from pathlib import Path

import pytest

from tests.faults.program import DEAL, hear_until, home, start, tell
from tests.shell.talking import session

KINDS = ("score", "zzz", "why 8h", "board", "row 2", "x" * 2000, "saves", "history")
QUESTIONS, MOVES = 5_000, 2_000


def memory_of(process: int) -> int:
    """The bytes that a process holds in memory."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return 1024 * int(status.partition("VmRSS:")[2].split()[0])


@pytest.mark.slow
@pytest.mark.fault("A session goes on for more than ten thousand commands")
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
    # Less than what each of them would take to be remembered.
    assert after - before < 50 * QUESTIONS
    played = type_in(["draw"] * MOVES)
    process.communicate(timeout=60)
    assert played - after < 1000 * MOVES
    assert typed >= 12_000
    assert len((home() / "game.journal").read_bytes().splitlines()) > MOVES


@pytest.mark.fault("A session goes on for more than ten thousand commands")
@pytest.mark.parametrize("line", ["score", "board", "draw", "w", "undo", "moves", "zzz", "again"])
def test_a_command_takes_no_more_steps_late_in_a_session_than_early(line: str) -> None:
    def steps(turns: int) -> int:
        talk = session(rules="one-card")
        for _ in range(turns):
            talk.answer("draw")
        talk.answer(line)
        talk.answer("draw")
        profile = cProfile.Profile()
        profile.runcall(talk.answer, line)
        return int(pstats.Stats(profile).total_calls)  # type: ignore[attr-defined]

    # The same place in the pass, so that the same cards lie on the table.
    assert steps(5 + 36 * 20) <= 1.1 * steps(5 + 36)
