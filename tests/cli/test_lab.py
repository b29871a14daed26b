"""Solving and measuring from the command line: exact, adding up, and never lost when stopped."""

import io
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

from osmosis_cli.cli import lab, workers
from osmosis_cli.cli.main import run
from osmosis_cli.game.measured import PLAYERS, Player, likely
from osmosis_cli.game.simulate import Tally
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words.advice import progress
from tests.cli.conftest import Done, Osmosis
from tests.conftest import Run


def test_every_player_can_be_measured(osmosis: Osmosis) -> None:
    players = get_args(Player)
    assert set(PLAYERS) == set(players)
    for player in players:
        done = osmosis("simulate", "--player", player, "--count", "1", "--json")
        assert (done.status, json.loads(done.said)["player"]) == (0, player)


def test_a_won_position_comes_with_a_line_that_programs_can_play(osmosis: Osmosis) -> None:
    done = osmosis("solve", "--deal", "32001", "--json")
    found = json.loads(done.said)
    assert done.status == 0
    assert list(found) == ["verdict", "moves", "positions", "proof"]
    assert (found["verdict"], found["proof"]) == ("won", [])
    played = osmosis("play", "--json", "--deal", "32001", input="\n".join(found["moves"]))
    records = [json.loads(line) for line in played.said.splitlines()]
    assert all(record["legal"] for record in records)
    assert records[-1]["state"] == "won"


def test_a_hopeless_position_comes_with_a_circle_for_every_order(osmosis: Osmosis) -> None:
    done = osmosis("solve", "--deal", "32000", "--json")
    found = json.loads(done.said)
    assert done.status == 1
    assert (found["verdict"], found["moves"], found["positions"]) == ("lost", [], 0)
    assert len(found["proof"]) == 6
    assert {"rows": ["H", "C", "D", "S"], "circle": ["3C", "3H"]} in found["proof"]


def test_a_used_up_budget_leaves_the_question_open(osmosis: Osmosis) -> None:
    numbers = map(str, range(32000, 32100))
    answers = ((number, osmosis("solve", "--deal", number, "--budget", "1", "--json"))
               for number in numbers)  # fmt: skip
    number, done = next((number, done) for number, done in answers if "unknown" in done.said)
    assert done.status == 1
    assert json.loads(done.said) == {"verdict": "unknown", "moves": [], "positions": 1, "proof": []}
    assert osmosis("solve", "--deal", number, "--budget", "1").said == (
        "Undecided: 1 position was searched. A larger budget may decide it.\n"
    )


def test_a_solution_is_told_in_words(osmosis: Osmosis) -> None:
    won = osmosis("solve", "--deal", "32001").said.splitlines()
    assert won[0].startswith("The game can be won, in ")
    assert won[1] == "1: Play the jack of spades from reserve 4 to row 1."
    lost = osmosis("solve", "--deal", "32000").said
    assert "3 of clubs: must wait for the 3 of hearts in the row above." in lost


def test_a_bad_position_is_refused_as_by_every_command(osmosis: Osmosis, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text("{}", encoding="utf-8")
    done = osmosis("solve", "--position", str(file), "--json")
    assert (json.loads(done.said)["error"], done.status) == ("bad-position", 1)
    done = osmosis("solve", "--deal", "0", "--json")
    assert (json.loads(done.said), done.status) == ({"error": "bad-deal"}, 2)


def simulated(osmosis: Osmosis, *arguments: str) -> dict[str, object]:
    done = osmosis("simulate", "--json", *arguments)
    assert (done.status, done.complaint) == (0, "")
    found: dict[str, object] = json.loads(done.said)
    return found


@pytest.mark.parametrize(
    ("player", "cuts"),
    [("careless", (700, 501)), ("habits", (20, 41)), ("perfect", (15, 26)), ("coach", (1, 2))],
)
def test_results_of_disjoint_ranges_add_up(
    osmosis: Osmosis, player: str, cuts: tuple[int, int]
) -> None:
    def part(first: int, count: int) -> dict[str, object]:
        found = simulated(
            osmosis, "--player", player, "--from", str(first), "--count", str(count),
            "--rules", "peek",
        )  # fmt: skip
        head = {"player": player, "rules": "peek", "from": first, "count": count}
        assert dict(list(found.items())[:4]) == head
        return {key: found[key] for key in found if key not in ("player", "rules", "from")}

    left, right = cuts
    whole, first, second = (
        part(32000, left + right), part(32000, left), part(32000 + left, right)
    )  # fmt: skip
    assert list(whole) == list(first) == list(second)
    assert ("cards" in whole) == (player != "perfect")
    assert {key: first[key] + second[key] for key in first} == whole  # type: ignore[operator]


def test_the_players_are_as_good_as_was_measured_before(osmosis: Osmosis) -> None:
    """Careless 4.9 % of 20,000 deals, perfect 29.5 %: within three standard errors."""
    careless = simulated(osmosis, "--player", "careless", "--count", "3000")
    perfect = simulated(osmosis, "--player", "perfect", "--count", "400", "--budget", "20000")
    assert abs(int(str(careless["wins"])) / 3000 - 0.049) < 3 * (0.049 * 0.951 / 3000) ** 0.5
    assert abs(int(str(perfect["wins"])) / 400 - 0.295) < 3 * (0.295 * 0.705 / 400) ** 0.5


def test_changed_parts_of_the_rules_are_told(osmosis: Osmosis) -> None:
    found = simulated(osmosis, "--player", "careless", "--passes", "2", "--draw", "1")
    assert list(found.items())[1:4] == [("rules", "classic"), ("draw", 1), ("max_passes", 2)]


@pytest.mark.slow
def test_several_processes_find_what_one_finds(run: Run) -> None:
    arguments = ("simulate", "--player", "perfect", "--count", "50", "--json")
    alone, spread = run(*arguments), run(*arguments, "--processes", "2")
    assert spread.stdout == alone.stdout
    assert (spread.stderr, spread.returncode) == ("", 0)


class Terminal(io.StringIO):
    """An error stream that somebody follows."""

    def isatty(self) -> bool:
        return True


def measured(monkeypatch: pytest.MonkeyPatch, errors: io.StringIO, *arguments: str) -> Done:
    """A run of four chunks, stopped by Ctrl-C after the third, each of which takes 3 seconds."""

    def tallies(wanted: lab.Range, processes: int) -> Iterator[Tally]:
        for _ in range(3):
            clock[0] += 3
            yield Tally(25, 2, 0, 900)
        raise KeyboardInterrupt

    clock = [0.0]
    monkeypatch.setattr(lab, "_tallies", tallies)
    said = io.StringIO()
    console = Console(io.StringIO(), said, errors, clock=lambda: clock[0])
    status = run(("simulate", "--player", "careless", "--count", "100", *arguments), console)
    return Done(said.getvalue(), errors.getvalue(), status)


def test_ctrl_c_keeps_what_was_done_and_tells_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done = measured(monkeypatch, Terminal(), "--json")
    found = json.loads(done.said)
    assert (found["count"], found["wins"], found["cards"]) == (75, 6, 2700)
    assert done.status == 130
    assert done.complaint.splitlines() == [
        "50 of 100 deals done, 4 won. About 10 seconds are left.",
        "Stopped after 75 of 100 deals. What follows counts these alone.",
    ]


def test_progress_is_told_only_where_somebody_follows_it_but_a_stop_everywhere(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = measured(monkeypatch, io.StringIO())
    assert done.complaint == "Stopped after 75 of 100 deals. What follows counts these alone.\n"
    assert "75 deals, numbers 32000 to 32074.\n6 wins: 8.0%." in done.said


def test_quiet_tells_no_progress_but_a_stop_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done = measured(monkeypatch, Terminal(), "--quiet")
    assert done.complaint == "Stopped after 75 of 100 deals. What follows counts these alone.\n"


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(1, "About 5 seconds are left."), (89, "About 90 seconds are left."),
     (91, "About 2 minutes are left."), (5400, "About 2 hours are left."),
     (4000, "About 67 minutes are left.")],
)  # fmt: skip
def test_the_rest_is_told_no_finer_than_it_is_known(seconds: float, said: str) -> None:
    assert progress(Tally(50, 4), 100, seconds).endswith(said)


def test_what_a_killed_process_was_at_is_done_again(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    work = [(number, str(killed)) for number in range(20)]
    assert list(workers.spread(_dies_once, work, 2)) == list(range(20))
    assert killed.exists()


def _dies_once(work: tuple[int, str]) -> int:
    number, file = work
    if number == 5 and not os.path.exists(file):
        with open(file, "x", encoding="ascii"):
            os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_processes_that_keep_ending_are_not_begun_for_ever() -> None:
    done = []
    with pytest.raises(ChildProcessError):
        done += list(workers.spread(_dies, range(5), 2))
    assert (done, multiprocessing.active_children()) == ([], [])


def _dies(_number: int) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_lost_processes_are_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(*_of: object) -> Iterator[Tally]:
        yield Tally(20, 5)
        raise ChildProcessError

    monkeypatch.setattr(lab, "_tallies", lose)
    said, errors = io.StringIO(), io.StringIO()
    status = run(("simulate", "--player", "perfect"), Console(io.StringIO(), said, errors))
    assert status == 1
    assert errors.getvalue().startswith("The processes keep ending, after 20 of 100 deals.")
    assert "20 deals" in said.getvalue()


@pytest.mark.slow
@pytest.mark.parametrize("spoiled", ["struct.py", "re.py", "signal.py", "osmosis_cli.py"])
def test_the_processes_run_nothing_of_the_current_folder(tmp_path: Path, spoiled: str) -> None:
    script = Path(sys.executable).with_name("osmosis")
    if not script.exists():
        pytest.skip("the command is not installed here")
    (tmp_path / spoiled).write_text("open('run', 'x')\nraise SystemExit", encoding="ascii")
    done = subprocess.run(
        [script, "simulate", "--player", "careless", "--count", "5", "--processes", "2", "--json"],
        cwd=tmp_path, capture_output=True, check=False, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0
    assert not (tmp_path / "run").exists()


@pytest.mark.slow
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_outlives_the_command(number: signal.Signals) -> None:
    command = subprocess.Popen(
        [sys.executable, "-m", "osmosis_cli", "simulate", "--player", "perfect", "--count",
         "100000", "--rules", "three-pass", "--processes", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
    )  # fmt: skip
    with command:
        listing = Path(f"/proc/{command.pid}/task/{command.pid}/children")
        while len(listing.read_text(encoding="ascii").split()) < 3:
            time.sleep(0.01)
        command.send_signal(number)
        # The pipe ends when the last process that holds it has ended.
        assert command.stdout is not None
        command.stdout.read()
    assert command.returncode in (128 + number, -number)


@pytest.mark.parametrize(
    "arguments",
    ["--player clever", "--player coach --count 0", "--player coach --from 0", "",
     "--player coach --processes 0", "--player perfect --budget 0", "--player coach --rules foo",
     "--player coach --deal 1"],
)  # fmt: skip
def test_wrong_usage_is_refused_in_words(osmosis: Osmosis, arguments: str) -> None:
    done = osmosis("simulate", *arguments.split())
    assert (done.said, done.status) == ("", 2)
    assert done.complaint.endswith("Type osmosis simulate --help for help.\n")


def test_the_likely_range_of_a_rate_is_wilsons() -> None:
    low, high = likely(74, 300)
    assert (round(low, 3), round(high, 3)) == (0.201, 0.298)
    assert likely(0, 10)[0] == 0.0
    assert likely(10, 10)[1] == 1.0
