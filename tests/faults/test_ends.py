"""However the program ends, the game is on disk and the next session goes on with it."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from random import Random

import pytest

from tests.faults.program import (
    COMMAND,
    DEAL,
    ROOT,
    hear,
    hear_until,
    home,
    is_quiet,
    kept,
    kept_turns,
    model,
    play,
    start,
    tell,
)
from tests.terminal import Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX systems")

KILLS = 12
LINES = ["draw", "w", "r1", "draw", "undo", "r4", "redo", "score", "draw", "w", "r3", "r2"] * 12


@pytest.mark.slow
@pytest.mark.fault("The program is killed at any moment (kill -9)")
def test_a_kill_at_any_moment_loses_no_move_that_was_answered() -> None:
    expected = model(LINES)
    longest = len(expected.heard[-1])
    random = Random(20)
    for _ in range(KILLS):
        for file in home().glob("*"):
            file.unlink()
        process = start("--deal", DEAL)
        tell(process, "".join(f"{line}\n" for line in LINES).encode())
        heard, enough = b"", random.randrange(len(expected.heard[0]), longest)
        while len(heard) < enough:
            part = hear(process, 200)
            assert part, heard
            heard += part
        time.sleep(random.random() / 500)
        process.kill()
        said = (heard + process.communicate()[0]).decode()
        assert expected.heard[-1].startswith(said)
        answered = max(n for n, text in enumerate(expected.heard) if said.startswith(text))
        # The command after the last answer may be on disk already: it was carried out.
        state = kept().timeline.state
        assert state in expected.states[answered : answered + 2]
        resumed = play(typed="score\n")
        assert resumed.status == 0
        assert is_quiet(resumed)
        assert resumed.lines[0] == "Your last game goes on."
        assert resumed.lines[-1] == f"Score: {state.score} of 52."


@pytest.mark.fault("The system ends the program (SIGTERM, SIGHUP)")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_program_with_its_status_and_the_game_kept(number: int) -> None:
    process = start("--deal", DEAL)
    tell(process, b"draw\n")
    hear_until(process, b"8 of spades")
    process.send_signal(number)
    out, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (128 + number, b"")
    assert kept_turns() == 1


@pytest.mark.fault("The terminal is closed")
@pytest.mark.parametrize("mode", ["--plain", "--no-plain"])
def test_a_closed_terminal_ends_the_program_with_the_game_kept(mode: str) -> None:
    with Terminal([*COMMAND, "--deal", DEAL, mode], env={"PYTHONPATH": str(ROOT)}) as terminal:
        terminal.wait_for("Move:")
        terminal.enter("draw", "Move:")
        terminal.hang_up()
        assert terminal.wait_for_end() in (0, 128 + signal.SIGHUP)
    assert kept_turns() == 1


@pytest.mark.fault("The input ends, is empty or is no text")
def test_the_end_of_the_input_keeps_the_game() -> None:
    done = play("--deal", DEAL, typed="draw\ndraw")
    assert (done.status, is_quiet(done), kept_turns()) == (0, True, 2)
    none = subprocess.run(
        [*COMMAND], stdin=subprocess.DEVNULL, capture_output=True, cwd=ROOT, check=True
    )
    assert (none.stderr, none.stdout.splitlines()[0]) == (b"", b"Your last game goes on.")
    odd = play(typed=b"\xff\xfe\nsc\0re\n\0\n\xc3\n" + b"x" * 10**6 + b"\nscore\n")
    assert (odd.status, is_quiet(odd), odd.lines[-1]) == (0, True, "Score: 1 of 52.")
    assert len(odd.out) < 5000
    assert kept_turns() == 2


@pytest.mark.fault("Nobody reads the answers any more (as behind head)")
def test_a_reader_who_leaves_ends_the_program_quietly_with_the_game_kept() -> None:
    process = start("--deal", DEAL)
    assert process.stdin and process.stdout and process.stderr
    process.stdin.write(b"draw\nscore\n" * 5000)
    process.stdin.flush()
    assert process.stdout.readline() == b"Deal 32001, variant: Osmosis.\n"
    process.stdout.close()
    assert (process.wait(timeout=60), process.stderr.read()) == (0, b"")
    process.stdin.close()
    process.stderr.close()
    assert play().lines[0] == "Your last game goes on."
