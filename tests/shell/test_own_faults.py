"""A fault of the program itself costs one answer, never the game, and shows no traceback."""

import errno
import io
from pathlib import Path

import pytest

from osmosis_cli.cli.main import run
from osmosis_cli.shell.terminal.console import Console


def fail(*_arguments: object) -> str:
    raise RuntimeError("secret")


def test_a_fault_before_the_game_ends_the_program_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("osmosis_cli.shell.session.Session.opening", fail)
    said, complaint = io.StringIO(), io.StringIO()
    assert run(["--deal", "32001"], Console(io.StringIO(), said, complaint)) == 70
    assert complaint.getvalue().startswith("That failed by a fault of the program.")
    assert "Traceback" not in complaint.getvalue()


def test_a_fault_costs_one_answer_and_its_report_is_kept(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("osmosis_cli.words.places.found", fail)
    said, complaint = io.StringIO(), io.StringIO()
    typed = io.StringIO("js\nfind 8h\nundo\nquit\n")
    assert run(["--deal", "32001"], Console(typed, said, complaint)) == 0
    lines = said.getvalue().splitlines()
    assert "That failed by a fault of the program. Your game is as it was before." in lines
    assert "Undone: jack of spades is back on reserve 4." in lines
    assert "secret" not in said.getvalue() + complaint.getvalue()
    assert "secret" in (home / "osmosis" / "fault-report.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("error", [MemoryError(), OSError(errno.EMFILE, "too many")])
def test_what_the_system_denies_is_no_fault_of_the_program(
    home: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def refuse(*_of: object) -> str:
        raise error

    monkeypatch.setattr("osmosis_cli.shell.session.Session.opening", refuse)
    said, complaint = io.StringIO(), io.StringIO()
    assert run(["--deal", "32001"], Console(io.StringIO(), said, complaint)) == 1
    assert complaint.getvalue() == "The system has no memory or no open files left for that.\n"
    assert not (home / "osmosis" / "fault-report.txt").exists()
