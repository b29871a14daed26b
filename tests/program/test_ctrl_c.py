"""Ctrl-C, wherever it comes: it never shows how the program is made, and never costs the game."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import pytest

from osmosis_cli.cli import workers
from osmosis_cli.game import review as game_review
from osmosis_cli.game import solver
from osmosis_cli.shell import advice
from osmosis_cli.shell.loop import Loop
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.signals import CTRL_C as HELD
from osmosis_cli.shell.terminal.signals import Stopped
from tests.conftest import ROOT
from tests.shell.talking import session, speaking
from tests.terminal import CTRL_C, CTRL_D, Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as on POSIX systems")

# Presses Ctrl-C when this module is asked for for the first time.
PRESSED_AT = """
import os, signal, sys

class Press:
    def find_spec(self, name, path, target=None):
        if name == "{module}":
            os.kill(os.getpid(), signal.SIGINT)

from osmosis_cli.__main__ import main
sys.meta_path.insert(0, Press())
sys.argv = ["osmosis", {arguments}]
main()
"""


@pytest.mark.parametrize(
    "module",
    ["osmosis_cli.cli.main", "click", "osmosis_cli.words.choice",
     "osmosis_cli.cli.commands", "osmosis_cli.cli.play", "osmosis_cli.shell.loop"],
)  # fmt: skip
def test_ctrl_c_at_the_start_ends_the_program_without_a_trace(module: str) -> None:
    code = PRESSED_AT.format(module=module, arguments='"play", "--deal", "5", "--new"')
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        input="",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 130
    assert done.stderr.strip() in ("", "Stopped.")
    assert done.stdout == ""


def test_ctrl_c_that_a_shell_has_switched_off_stays_off() -> None:
    code = PRESSED_AT.format(module="click", arguments='"deal", "--deal", "5"')
    done = subprocess.run(
        ["sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Deal 5, ")


def blocked(process: int) -> bool:
    """Whether a process never hears of Ctrl-C, now that its first instruction is about to run."""
    with open(f"/proc/{process}/status", encoding="ascii") as status:
        masks = dict(
            line.split(":\t", 1) for line in status if line.startswith(("SigBlk", "SigIgn"))
        )
    return any(int(mask, 16) >> (signal.SIGINT - 1) & 1 for mask in masks.values())


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")
def test_the_processes_of_a_simulation_never_hear_of_ctrl_c() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "osmosis_cli", "simulate", "--player", "perfect", "--count",
         "100000", "--rules", "three-pass", "--processes", "2"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )  # fmt: skip
    children: set[int] = set()
    deadline = time.monotonic() + 60
    # The helper of multiprocessing and two workers, looked at as soon as they are there.
    while len(children) < 3 and time.monotonic() < deadline:
        with open(f"/proc/{process.pid}/task/{process.pid}/children", encoding="ascii") as file:
            children |= {int(child) for child in file.read().split()}
        time.sleep(0.005)
    workers_ = sorted(children)[1:]
    assert len(workers_) == 2
    assert [blocked(worker) for worker in workers_] == [True, True]
    os.killpg(process.pid, signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert process.returncode == 130
    assert errors.startswith("Stopped after ") and errors.count("\n") == 1
    assert "Traceback" not in out


def double(number: int) -> int:
    return 2 * number


def test_ctrl_c_works_again_when_the_processes_have_begun() -> None:
    assert list(workers.spread(double, range(3), 1)) == [0, 2, 4]
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., object]]:
    """A search that takes for ever, and presses Ctrl-C as a player would."""

    def search(*_what: object) -> object:
        os.kill(os.getpid(), signal.SIGINT)
        while True:
            time.sleep(0.001)

    # All imported before any is changed: else one would keep the search of another for good.
    monkeypatch.setattr(solver, "solve", search)
    monkeypatch.setattr(advice, "solve", search)
    monkeypatch.setattr(advice, "hint", search)
    monkeypatch.setattr(game_review, "solve", search)
    yield search


@pytest.mark.parametrize(
    "lines",
    [("hint",), ("hint all", "yes"), ("winnable", "yes"), ("why lost", "yes"), ("review", "yes"),
     ("new winnable",)],
)  # fmt: skip
@pytest.mark.usefixtures("endless")
def test_ctrl_c_stops_the_answer_that_is_worked_out_and_nothing_else(
    lines: tuple[str, ...],
) -> None:
    said = io.StringIO()
    talk = session()
    typed = "draw\n" + "".join(f"{line}\n" for line in lines) + "score\n"
    with speaking("en"):
        Loop(talk.session, Console(io.StringIO(typed), said, io.StringIO())).run([])
    assert said.getvalue().splitlines()[-2:] == [
        "Stopped. Nothing was changed.",
        "Score: 1 of 52.",
    ]
    assert not talk.game.assisted
    assert len(talk.game.timeline.turns) == 1
    assert talk.state.outcome == "open"
    assert not talk.game.given_up


def test_ctrl_c_never_cuts_what_a_command_changes_but_twice_ends_the_program() -> None:
    done = []
    with HELD.held():
        os.kill(os.getpid(), signal.SIGINT)
        done.append("first half")
        done.append("second half")
        with pytest.raises(Stopped), HELD.stops():
            done.append("worked out")
    assert done == ["first half", "second half"]
    with HELD.held(), HELD.stops():
        done.append("the next answer")
    assert done[2:] == ["the next answer"]
    with pytest.raises(KeyboardInterrupt), HELD.held():
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


@pytest.mark.parametrize("mode", ["--plain", "--no-plain"])
def test_ctrl_c_during_a_long_answer_leaves_the_player_at_the_prompt(mode: str) -> None:
    # The search is made endless: how long a true one takes depends on the machine.
    code = """
import sys, time
import osmosis_cli.game.solver
def search(*what):
    print("searching", flush=True)
    while True:
        time.sleep(0.001)
osmosis_cli.game.solver.solve = search
from osmosis_cli.__main__ import main
main()
"""
    with Terminal(
        [sys.executable, "-c", code, "--deal", "32001", mode], env={"PYTHONPATH": str(ROOT)}
    ) as terminal:
        terminal.wait_for("Move:")
        terminal.enter("winnable", "Answer:")
        terminal.enter("yes", "searching")
        terminal.type(CTRL_C)
        assert "Stopped. Nothing was changed." in terminal.wait_for("Move:")
        assert "Score: 1 of 52." in terminal.enter("score", "Move:")
        terminal.type(CTRL_D)
        assert terminal.wait_for_end() == 0
        assert "Traceback" not in terminal.sent


def test_ctrl_c_inside_the_import_system_is_not_forgotten() -> None:
    code = """
import sys
from osmosis_cli.shell.terminal.signals import raising_on_ctrl_c
pressed = "import os, signal; os.kill(os.getpid(), signal.SIGINT)"
with raising_on_ctrl_c():
    try:
        exec(compile(pressed + chr(10) + "for n in range(9): n", "<frozen importlib>", "exec"))
    except KeyboardInterrupt:
        # As a callback does, which can tell nobody.
        sys.exit(1)
"""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
