"""Odd ways to start the program: no output, no folder, options that do not go together."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from osmosis_cli.shell.autosave import Autosave
from tests.cli.conftest import Osmosis
from tests.conftest import ROOT
from tests.shell.talking import said, session, speaking

OUTPUTS = pytest.mark.parametrize("output", [">&-", ">/dev/full"])
posix = pytest.mark.skipif(sys.platform == "win32", reason="starts programs from sh")


def sh(script: str, *arguments: str, cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run the program by a line for sh, in which "$@" stands for it."""
    return subprocess.run(
        ["sh", "-c", script, "sh", sys.executable, "-W", "error", "-m", "osmosis_cli", *arguments],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=cwd,
        input="",
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


@posix
@OUTPUTS
@pytest.mark.parametrize(
    "arguments",
    ["", "--version", "--help", "play --help", "deal --deal 1", "stats --json", "rules", "saves",
     "play --deal 1"],
)  # fmt: skip
def test_an_output_that_cannot_be_written_is_told(output: str, arguments: str) -> None:
    if "full" in output and not Path("/dev/full").exists():
        pytest.skip("needs a device that is always full")
    done = sh(f'"$@" {output}', *arguments.split())
    assert (done.returncode, done.stderr) == (1, "The output cannot be written.\n")


@posix
@pytest.mark.parametrize("arguments", ["--version", "--help", "rules"])
def test_a_reader_who_has_left_is_no_fault(arguments: str) -> None:
    done = sh('"$@" | true', arguments)
    assert (done.returncode, done.stderr) == (0, "")


@posix
def test_few_open_files_are_enough_for_a_game_and_fewer_are_no_fault_of_the_program() -> None:
    game = 'printf "draw\\nscore\\n" | (ulimit -n {}; exec "$@")'
    done = sh(game.format(16), "play", "--deal", "32001")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Score: 1 of 52.\n")
    for files in (6, 8, 12):
        done = sh(game.format(files), "play", "--deal", "32001", "--new")
        assert "fault of the program" not in done.stdout + done.stderr
        assert "Traceback" not in done.stdout + done.stderr


@posix
@pytest.mark.parametrize("lines", ["draw", "save x", "export x.json", "script x.txt", "import x"])
def test_a_working_folder_that_is_gone_costs_what_is_kept_and_never_the_game(
    tmp_path: Path, lines: str
) -> None:
    typed = f'printf "draw\\n{lines}\\nscore\\n"'
    script = f'mkdir gone; cd gone; rmdir "$PWD"; {typed} | OSMOSIS_HOME=rel "$@"'
    done = sh(script, "play", "--deal", "1", cwd=tmp_path)
    told = " ".join(done.stdout.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert "Your moves are not being saved, but you can play on." in told
    assert told.endswith(" of 52.")
    assert "fault of the program" not in told


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [("  RESERVE  1 ", "reserve 1"), ("jS", "JS"), (" 8h  Row 2", "8H row 2"), ("DRAW", "draw")],
)
def test_why_names_the_move_to_programs_as_they_write_it(
    osmosis: Osmosis, typed: str, canonical: str
) -> None:
    done = osmosis("why", typed, "--deal", "32001", "--json")
    assert json.loads(done.said)["command"] == canonical


def test_bytes_that_are_no_text_reach_programs_as_text() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "osmosis_cli", "play", "--deal", "1", "--json"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        input=b"\xff\xfe x\n",
        capture_output=True,
        check=True,
    )
    assert json.loads(done.stdout) == {
        "command": "\N{REPLACEMENT CHARACTER}" * 2 + " x",
        "error": "unknown-command",
    }


@pytest.mark.skipif(sys.platform == "win32", reason="file names and arguments of any bytes")
def test_odd_bytes_on_the_command_line_and_in_files_reach_programs_as_text(
    osmosis: Osmosis, tmp_path: Path
) -> None:
    asked = osmosis("why", "\udcff", "--deal", "1", "--json")
    assert json.loads(asked.said)["command"] == "\N{REPLACEMENT CHARACTER}"
    position = json.loads(osmosis("deal", "--deal", "1", "--json").said)
    file = tmp_path / "position.json"
    file.write_text(json.dumps({**position, "deal": "\ud800"}), encoding="ascii")
    assert not re.search(r"\\ud[89a-f]", osmosis("deal", "--position", str(file), "--json").said)


@pytest.mark.parametrize("option", ["--new", "--plain", "--no-plain", "--width=40"])
def test_options_for_people_are_wrong_usage_for_programs(osmosis: Osmosis, option: str) -> None:
    done = osmosis("play", "--json", "--deal", "1", option, input="draw\n")
    assert (done.said, done.status) == ("", 2)
    assert done.complaint.startswith("With --json, leave out --new, --plain and --width.")


@pytest.mark.parametrize("more", [("3",), ("--plain",), ("--width", "40")])
def test_a_check_of_a_lesson_takes_its_file_alone(osmosis: Osmosis, more: tuple[str, ...]) -> None:
    done = osmosis("learn", "--check", "x.toml", *more)
    assert (done.said, done.status) == ("", 2)
    assert done.complaint.startswith("With --check, leave out")


def test_what_can_be_left_out_stands_in_brackets_in_the_help(osmosis: Osmosis) -> None:
    assert osmosis("learn", "--help").said.startswith("Usage: osmosis learn [OPTIONS] [LESSON]\n")
    assert osmosis("why", "--help").said.startswith("Usage: osmosis why [OPTIONS] MOVE\n")
    every = osmosis("--help").said
    assert every.startswith("Usage: osmosis [OPTIONS] [COMMAND] [ARGUMENTS]...\n")
    told = "The options of play, such as --deal and --rules, can be given without it."
    assert told in " ".join(every.split())


def saved(folder: Path, name: str) -> None:
    autosave = Autosave(folder, now=lambda: 1709294400.0)
    assert autosave.save(name, session().game) is None
    autosave.close()


def test_saved_games_are_listed_without_a_game(osmosis: Osmosis, home: Path) -> None:
    none = osmosis("saves")
    assert (none.complaint, none.status) == ("", 0)
    assert none.said == "You have saved no game yet. Type save and a name in a game to save it.\n"
    saved(home / "osmosis", "Evening")
    some = osmosis("saves")
    assert some.status == 0
    assert some.said.splitlines()[0] == "1 saved game:"
    assert some.said.splitlines()[1].startswith(
        "1: Evening, deal 32001, Osmosis, score 1, saved on"
    )
    assert "osmosis" in some.said.splitlines()[-1]
    assert osmosis("saves", "x").status == 2


def talking(tmp_path: Path, *lines: str) -> str:
    talk = session()
    talk.session.autosave = Autosave(tmp_path, now=lambda: 0.0)
    with speaking("en"):
        return said(talk, *lines)


@pytest.mark.parametrize("name", ["1", "007", "12345678901234567890", "\u0663"])
def test_a_number_is_no_name_for_a_save_but_old_ones_can_be_loaded(
    tmp_path: Path, name: str
) -> None:
    assert talking(tmp_path, f"save {name}") == (
        "A number cannot be a name: the saved games are numbered. Choose a word."
    )
    saved(tmp_path, name)
    assert talking(tmp_path, f"load {name}").startswith(f"Loaded: {name}.")
    assert talking(tmp_path, "save a") == "Saved as a."


def test_a_save_is_named_as_it_is_written_in_the_list(tmp_path: Path) -> None:
    saved(tmp_path, "x")
    assert talking(tmp_path, "save X").startswith("There is a save called x already.")
    assert talking(tmp_path, "load X").startswith("Loaded: x.")
    assert talking(tmp_path, "delete X").startswith("Do you want to delete the save x,")
    assert talking(tmp_path, "save X", "yes") == "Saved as X."
    assert talking(tmp_path, "save x").startswith("There is a save called X already.")


@pytest.mark.parametrize("line", ["import .", "import ..", "import ./", "import  . "])
def test_a_folder_is_no_file_to_take_a_game_from(tmp_path: Path, line: str) -> None:
    told = talking(tmp_path, line)
    assert told.startswith("The game could not be loaded. What is at ")
    assert told.endswith("is no ordinary file.")


@pytest.mark.parametrize("line", ["draw .", "draw..", "score ."])
def test_a_point_at_the_end_of_a_line_means_nothing(tmp_path: Path, line: str) -> None:
    assert "stands alone" not in talking(tmp_path, line)


@pytest.mark.parametrize("line", ["export sub/dir/x", "script sub/dir/x"])
def test_folders_are_never_made_for_a_file_that_is_passed_on(
    tmp_path: Path, home: Path, line: str
) -> None:
    assert f"There is no folder {home}/sub/dir." in talking(tmp_path, line)
    assert not (home / "sub").exists()
    (home / "sub/dir").mkdir(parents=True)
    assert f"{home}/sub/dir/x" in talking(tmp_path, line)
    assert (home / "sub/dir/x").is_file()


@pytest.mark.parametrize(
    ("line", "option"),
    [("play --lang --new", "--lang"), ("--lang", "--lang"), ("--deal --new", "--deal"),
     ("docs --output --replace", "--output"),
     ("simulate --player --json", "--player")],
)  # fmt: skip
def test_no_option_takes_another_one_for_its_value(
    osmosis: Osmosis, line: str, option: str
) -> None:
    done = osmosis(*line.split())
    assert done.status == 2
    assert done.complaint.startswith(f"Option '{option}' requires a value.")


@pytest.mark.parametrize("number", ["-1", "5.0", "5-6", "1e3", "0x10", ""])
def test_what_is_no_number_begins_no_deal(osmosis: Osmosis, number: str) -> None:
    done = osmosis("deal", f"--deal={number}")
    assert (done.status, done.said) == (2, "")
    assert done.complaint.startswith("A deal number is a whole number")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_the_readmes_question_has_the_same_answer_in_every_language(
    osmosis: Osmosis, lang: str
) -> None:
    for card in ("10C", "TC", "10c"):
        done = osmosis("why", card, "--deal", "32001", "--lang", lang)
        assert (done.status, done.complaint) == (1, "")
        assert done.said == osmosis("why", "TC", "--deal", "32001", "--lang", lang).said


def test_advice_at_the_shell_names_what_is_typed_at_the_shell(osmosis: Osmosis) -> None:
    advice = "Type osmosis rules and a number or a title, or osmosis rules all for all.\n"
    assert osmosis("rules").said.endswith(advice)
    assert "Type osmosis rules for the list." in osmosis("rules", "foo").complaint
