"""Transcripts: what is kept, that it plays again, and that no file is lost for it."""

from pathlib import Path

import pytest

from osmosis_cli.words.language import LANGUAGES
from tests.conftest import Run
from tests.shell.talking import said, session, speaking


def test_a_transcript_holds_inputs_and_answers_until_it_is_switched_off(tmp_path: Path) -> None:
    talk, file = session(), tmp_path / "evening.txt"
    said(talk, "r4", f"script {file}", "draw", "why 2h", "script off", "score")
    lines = file.read_text(encoding="utf-8").splitlines()
    assert lines[1:5] == [
        "new 32001 classic now",
        "r4",
        "draw",
        "# 8 of spades fits.",
    ]
    assert lines[5] == "why 2h"
    assert all(line.startswith("# ") for line in lines[6:])
    assert "score" not in lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_transcript_plays_again_to_the_same_answers(lang: str, tmp_path: Path, run: Run) -> None:
    talk, file = session(), tmp_path / "evening.txt"
    with speaking(lang):
        said(talk, "draw", "w", f"script {file}", "r4", "go", "undo", "board")
        last = said(talk, "again")
    done = run("play", "--lang", lang, input=file.read_text(encoding="utf-8"))
    assert (done.returncode, done.stderr) == (0, "")
    assert " ".join(last.split()) in " ".join(done.stdout.split())
    told = [line[2:] for line in file.read_text(encoding="utf-8").splitlines() if line[:2] == "# "]
    for line in told[1:]:
        assert " ".join(line.split()) in " ".join(done.stdout.split())


def test_a_file_that_is_there_is_replaced_only_after_asking(tmp_path: Path) -> None:
    talk, file = session(), tmp_path / "mine.txt"
    file.write_text("mine", encoding="utf-8")
    assert said(talk, f"script {file}").endswith("yes or no?")
    said(talk, "no")
    assert file.read_text(encoding="utf-8") == "mine"
    assert talk.transcript is None
    said(talk, f"script {file}", "yes", "draw")
    assert "draw" in file.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", ["nowhere/file.txt", "."])
def test_a_file_that_cannot_be_written_is_named(name: str, tmp_path: Path) -> None:
    talk = session()
    answer = said(talk, f"script {tmp_path / name}")
    assert answer.startswith(("No transcript is being kept.", "There is a file"))
    assert talk.transcript is None


def test_a_transcript_that_fails_later_is_given_up_and_told_once(tmp_path: Path) -> None:
    talk, file = session(), tmp_path / "evening.txt"
    said(talk, f"script {file}")
    file.unlink()
    assert said(talk, "score").startswith("No transcript is being kept.")
    assert said(talk, "score") == "Score: 1 of 52."


def test_without_a_file_the_command_says_how_things_stand(tmp_path: Path) -> None:
    talk = session()
    assert said(talk, "script") == "No transcript is being kept. Name a file to begin one."
    said(talk, f"script {tmp_path / 'a.txt'}")
    assert "script off" in said(talk, "script")
    assert "script off" in said(talk, f"script {tmp_path / 'b.txt'}")
