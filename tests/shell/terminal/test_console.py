"""One object for all that goes in and out: answers fit, and every output can hold them."""

from __future__ import annotations

import io
import os
from collections.abc import Mapping
from difflib import SequenceMatcher
from pathlib import Path
from random import Random
from typing import TextIO

import pytest

from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.signals import OutputGone
from osmosis_cli.storage.folders import Folders


class Writes(io.StringIO):
    """An output that counts how often it is written to, and whether all was flushed."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []
        self.flushed = 0

    def write(self, text: str) -> int:
        self.writes.append(text)
        return super().write(text)

    def flush(self) -> None:
        self.flushed = len(self.writes)


class Bytes(io.TextIOWrapper):
    """An output in an encoding, and what was written to it."""

    def __init__(self, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)

    def text(self) -> str:
        assert isinstance(self.buffer, io.BytesIO)
        return self.buffer.getvalue().decode(self.encoding)


class Screen(io.StringIO):
    """An output or input that is a terminal of 24 lines and 40 columns."""

    def isatty(self) -> bool:
        return True

    def fileno(self) -> int:
        return 1


@pytest.fixture
def on_a_screen(monkeypatch: pytest.MonkeyPatch) -> Console:
    monkeypatch.setattr(os, "get_terminal_size", lambda fd: os.terminal_size((40, 12)))
    return Console(Screen(), Screen(), environ={"TERM": "xterm"})


def console(stdout: TextIO | None = None, environ: Mapping[str, str] = {}) -> Console:
    return Console(io.StringIO(), stdout or io.StringIO(), io.StringIO(), environ=environ)


@pytest.mark.requirement(10)
def test_an_answer_is_one_write_and_flushed() -> None:
    out = Writes()
    console(out).say("One line.\nAnother line.\n")
    assert out.writes == ["One line.\nAnother line.\n"]
    assert out.flushed == 1


def test_an_empty_answer_prints_nothing() -> None:
    out = Writes()
    console(out).say("")
    assert out.writes == []


@pytest.mark.requirement(1)
def test_answers_hold_printable_text_and_newlines_only() -> None:
    out = io.StringIO()
    console(out).say("a\tb\x1b[2J\r\x07\x9b\u202e\udcff\nc  \n")
    assert all(line.isprintable() for line in out.getvalue().split("\n"))
    assert out.getvalue().endswith("\nc\n")
    assert "U+001B" in out.getvalue()


@pytest.mark.parametrize(
    ("asked", "environ", "width"),
    [
        (None, {}, 80),
        (20, {}, 20),
        (200, {}, 80),
        (None, {"COLUMNS": "40"}, 40),
        (60, {"COLUMNS": "40"}, 40),
        (None, {"COLUMNS": "132"}, 80),
        (None, {"COLUMNS": "0"}, 80),
        (None, {"COLUMNS": "wide"}, 80),
        (None, {"COLUMNS": "-5"}, 80),
    ],
)
@pytest.mark.requirement(3)
def test_lines_are_as_wide_as_asked_and_at_most_80(
    asked: int | None, environ: dict[str, str], width: int
) -> None:
    here = console(environ=environ)
    here.asked_width = asked
    assert here.width == width
    here.say("word " * 50)
    assert isinstance(here.stdout, io.StringIO)
    assert width - 5 < max(map(len, here.stdout.getvalue().splitlines())) <= width


@pytest.mark.parametrize("size", [(40, 12), (0, 0)])
def test_a_terminal_says_how_wide_it_is_unless_it_does_not_know(
    monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda fd: os.terminal_size(size))
    here = Console(Screen(), Screen(), environ={"TERM": "xterm", "COLUMNS": "30"})
    assert (here.width, here.height) == ((40, 12) if size[0] else (80, None))
    assert here.part_size == (5 if size[0] else 18)


@pytest.mark.parametrize("height", range(6, 60))
@pytest.mark.requirement(4)
def test_the_same_answer_twice_is_new_to_a_reader_that_compares_screens(
    monkeypatch: pytest.MonkeyPatch, height: int
) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda fd: os.terminal_size((80, height)))
    here = Console(Screen(), Screen(), environ={"TERM": "xterm"})
    text = "\n".join(f"Line {number}." for number in range(60))
    answer = here.parts(text, "Type more.")[0].splitlines()
    before = ["Shell."] * height + ["Move: rules 1", *answer, "Move: again"]
    old, new = before[-height:], [*before, *answer, "Move:"][-height:]
    changes = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    heard = [line for kind, _i, _j, start, end in changes if kind != "equal"
             for line in new[start:end]]  # fmt: skip
    assert heard == [*answer, "Move:"]


def test_the_first_answer_may_fill_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda fd: os.terminal_size((80, 12)))
    here = Console(Screen(), Screen(), environ={"TERM": "xterm"})
    text = "\n".join("ten lines" for _line in range(10))
    assert here.parts(text, "More.", first=True) == (text,)
    assert len(here.parts(text, "More.")) > 1


ENCODINGS = ["ascii", "latin-1", "cp1252", "cp850", "utf-8"]


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_every_output_can_hold_every_answer(encoding: str) -> None:
    out = Bytes(encoding)
    here = console(out)
    here.say("Herz-König, „Œuvre“, 8\N{NO-BREAK SPACE}%, ♣, 日本")
    assert "?" not in out.text()
    assert "\\" not in out.text()
    assert out.text().startswith("Herz-K")
    assert "Koenig" in out.text() or "König" in out.text()


def test_stand_ins_that_are_longer_still_fit_the_line() -> None:
    out = Bytes("ascii")
    here = console(out)
    here.asked_width = 20
    here.say("ä" * 9 + " " + "ö" * 9)
    assert out.text() == "ae" * 9 + "\n" + "oe" * 9 + "\n"


@pytest.mark.requirement(4)
def test_long_answers_come_in_parts_on_a_terminal(on_a_screen: Console) -> None:
    text = "\n".join(f"This is line {number}." for number in range(1, 21))
    pages = on_a_screen.parts(text, "There is more. Type more.")
    assert [page.count("\n") + 1 for page in pages] == [5, 5, 5, 5, 4]
    assert all(page.endswith("\nThere is more. Type more.") for page in pages[:-1])
    assert pages[-1].endswith("This is line 20.")
    assert on_a_screen.parts("Short.", "More.") == ("Short.",)
    assert on_a_screen.fits("Short.")
    assert not on_a_screen.fits(text)


def test_a_script_gets_the_whole_answer() -> None:
    text = "\n".join(f"This is line {number}." for number in range(1, 21))
    here = console()
    assert here.parts(text, "There is more.") == (text,)
    assert here.fits(text)


def test_text_for_programs_is_not_broken_into_lines() -> None:
    out = io.StringIO()
    console(out).put('{"stock": "' + "8C " * 100 + '"}')
    assert out.getvalue().count("\n") == 1


def test_complaints_go_to_the_error_stream() -> None:
    here = console()
    here.complain("This file is no position.")
    assert isinstance(here.stderr, io.StringIO)
    assert isinstance(here.stdout, io.StringIO)
    assert here.stderr.getvalue() == "This file is no position.\n"
    assert here.stdout.getvalue() == ""


def test_after_the_reader_left_nothing_is_tried_again() -> None:
    closed = io.StringIO()
    closed.close()
    here = console(closed)
    for _try in range(2):
        with pytest.raises(OutputGone) as ended:
            here.say("Hello.")
        assert ended.value.code == 0


def test_clock_random_numbers_and_folders_can_be_given(tmp_path: Path) -> None:
    folders = Folders(tmp_path, tmp_path, tmp_path / "state")
    here = Console(
        io.StringIO("draw\n"),
        io.StringIO(),
        environ={},
        folders=folders,
        clock=lambda: 12.5,
        random=Random(1),
    )
    assert here.now() == 12.5
    assert here.random.random() == Random(1).random()
    assert here.folders == folders
    here.typed.add("draw")
    assert (tmp_path / "state" / "typed-lines").read_text() == "draw\n"


def test_nothing_of_the_process_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(f"sys.{stream}", None)
    here = Console(environ={})
    here.say("")
    here.complain("Into the void.")
    with pytest.raises(EOFError):
        here.ask("Card:")
    with pytest.raises(SystemExit) as ended:
        here.say("Into the void.")
    assert ended.value.code == 1
