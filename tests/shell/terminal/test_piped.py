"""A script is read line by line, whatever its bytes are, and its end is the end."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.piped import LINE_LIMIT
from osmosis_cli.shell.terminal.prompts import TooLong
from tests.shell.conftest import ROOT, Start
from tests.small_program import answer
from tests.terminal import CTRL_D


def lines_of(data: bytes, encoding: str = "utf-8") -> list[str]:
    """The lines that a session is given for this input."""
    console = Console(io.TextIOWrapper(io.BytesIO(data), encoding), io.StringIO(), environ={})
    lines = []
    while True:
        try:
            lines.append(console.ask("Card:"))
        except EOFError:
            with pytest.raises(EOFError):
                console.ask("Card:")
            return lines


@pytest.mark.parametrize(
    ("data", "lines"),
    [
        (b"", []),
        (b"help\nwaste\n", ["help", "waste"]),
        (b"help\r\nwaste\r\n", ["help", "waste"]),
        (b"no end", ["no end"]),
        (b"\n\nhelp", ["", "", "help"]),
        (b"\xef\xbb\xbfhelp\n\xef\xbb\xbf", ["help", "\ufeff"]),
        (b"\xef\xbb\xbf\nhelp", ["", "help"]),
        (b"\xef\xbb\xbf", []),
        (b"a\0b\n", ["a\0b"]),
        (b"a\xffb\n", ["a\udcffb"]),
        (b"a\rb\x0bc\x1cd\xc2\x85e\n", ["a\rb\x0bc\x1cd\x85e"]),
        ("Herz-König\n".encode(), ["Herz-König"]),
    ],
)
def test_every_line_comes_without_its_end(data: bytes, lines: list[str]) -> None:
    assert lines_of(data) == lines


def test_the_input_is_read_in_its_own_encoding() -> None:
    assert lines_of("Herz-König\n".encode("cp1252"), "cp1252") == ["Herz-König"]
    assert lines_of(b"\x81\n", "cp1252") == ["\udc81"]


def test_a_line_of_a_million_letters_is_a_line() -> None:
    assert lines_of("é".encode() * 10**6 + b"\nhelp") == ["é" * 10**6, "help"]


@pytest.mark.parametrize("over", [0, 1, LINE_LIMIT, 2 * LINE_LIMIT - 1])
def test_a_line_that_is_too_long_is_refused_and_the_next_one_read(over: int) -> None:
    data = b"help\n" + b"x" * (LINE_LIMIT + over) + b"\nwaste\n"
    console = Console(io.TextIOWrapper(io.BytesIO(data), "utf-8"), io.StringIO(), environ={})
    assert console.ask("Card:") == "help"
    with pytest.raises(TooLong) as caught:
        console.ask("Card:")
    assert caught.value.start == "x" * 100
    assert console.ask("Card:") == "waste"


def test_text_without_bytes_is_read_too() -> None:
    console = Console(io.StringIO("help\n"), io.StringIO(), environ={})
    assert console.ask("Card:") == "help"


def test_an_input_that_is_closed_or_no_file_is_at_its_end() -> None:
    closed = io.StringIO()
    closed.close()
    with pytest.raises(EOFError):
        Console(closed, io.StringIO(), environ={}).ask("Card:")


def run(
    script: bytes = b"", *arguments: str, stdout: int = subprocess.PIPE, shell_end: str = ""
) -> subprocess.CompletedProcess[bytes]:
    """Run the small program with this input, or with streams as a shell redirects them."""
    command = [sys.executable, "-W", "error", "-m", "tests.small_program", *arguments]
    if shell_end:
        command = ["sh", "-c", f'"$@" {shell_end}', "sh", *command]
    return subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        input=script,
        stdout=stdout,
        stderr=subprocess.PIPE,
        timeout=60,
        check=False,
    )


@pytest.mark.requirement(14)
def test_answers_are_plain_lines_without_prompt_or_warning() -> None:
    result = run(b"help\nlong\nyes?\nno\n", "--plain")
    long = "\n".join(f"Line {number} of many." for number in range(1, 31))
    assert result.stdout.decode() == f"{answer('help')}\n{long}\nYou said no.\nGoodbye.\n"
    assert (result.stderr, result.returncode) == (b"", 0)


def test_no_input_at_all_is_the_end() -> None:
    for result in (run(), run(shell_end="</dev/null"), run(shell_end="<&-")):
        assert result.stdout.decode() == "Goodbye.\n"
        assert (result.stderr, result.returncode) == (b"", 0)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a file without end")
def test_a_file_without_end_is_the_end() -> None:
    assert run(shell_end="< /dev/zero").stdout == b"Goodbye.\n"


def test_strange_bytes_are_shown_and_never_sent() -> None:
    out = run(b"\x1b[2J\0\xff\xe2\x80\xae\xc2\x9b\r!\n").stdout.decode()
    assert out.splitlines()[0] == (
        "First line of the answer to U+001B[2J U+0000 U+DCFF U+202E U+009B U+000D!."
    )


def test_a_reader_that_leaves_ends_the_program_quietly() -> None:
    script = b"help\n" * 20_000
    result = run(script, shell_end="| head -n 1; exit $?")
    assert result.stdout == b"First line of the answer to help.\n"
    assert (result.stderr, result.returncode) == (b"", 0)


def test_the_status_is_0_when_nobody_reads_the_answers() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    try:
        result = run(b"help\n", stdout=writing)
    finally:
        os.close(writing)
    assert (result.stderr, result.returncode) == (b"", 0)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
def test_answers_that_cannot_be_written_end_with_a_sentence_and_status_1() -> None:
    with open("/dev/full", "w") as full:
        result = run(b"help\n", stdout=full.fileno())
    assert (result.stderr, result.returncode) == (b"The output cannot be written.\n", 1)


def test_without_an_output_the_program_says_so_and_ends_with_status_1() -> None:
    result = run(b"help\n", shell_end=">&-")
    assert (result.stderr, result.returncode) == (b"The output cannot be written.\n", 1)


def test_a_user_who_types_into_a_program_with_its_answers_in_a_file_sees_no_editor(
    start: Start, tmp_path: Path
) -> None:
    file = tmp_path / "answers"
    terminal = start("--plain", shell_end=f"> '{file}'")
    terminal.type("help\n" + CTRL_D)
    assert terminal.wait_for_end() == 0
    assert file.read_text() == f"Card: {answer('help')}\nCard: Goodbye.\n"
