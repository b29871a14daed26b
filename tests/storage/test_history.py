"""Typed lines come back in the next session, and no file can make the program fail or wait."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.storage.history import FILE_LIMIT, LINE_LIMIT, LINES_KEPT, TypedLines

unix = pytest.mark.skipif(os.name == "nt", reason="a file system as on Unix")


def kept(file: Path) -> list[str]:
    return list(TypedLines(file).lines())


def test_lines_come_back_in_order_in_the_next_session(tmp_path: Path) -> None:
    file = tmp_path / "new" / "folder" / "typed"
    typed = TypedLines(file)
    for line in ("draw", "Herz-König", "  why 8h \t"):
        typed.add(line)
    assert list(typed.lines()) == kept(file) == ["draw", "Herz-König", "why 8h"]


def test_empty_repeated_long_and_invisible_lines_are_not_kept(tmp_path: Path) -> None:
    typed = TypedLines(tmp_path / "typed")
    for line in ("draw", "draw", "", "  ", "x" * (LINE_LIMIT + 1), "a\x1b[2Jb", "a\udcffb", "\0"):
        typed.add(line)
    assert list(typed.lines()) == kept(tmp_path / "typed") == ["draw"]


def test_a_no_break_space_is_kept_as_a_blank(tmp_path: Path) -> None:
    typed = TypedLines(tmp_path / "typed")
    typed.add("8\N{NO-BREAK SPACE}de\N{NARROW NO-BREAK SPACE}cœur")
    assert kept(tmp_path / "typed") == ["8 de cœur"]


def test_only_the_latest_lines_are_kept(tmp_path: Path) -> None:
    typed = TypedLines(tmp_path / "typed")
    for number in range(LINES_KEPT + 7):
        typed.add(f"row {number}")
    assert len(typed.lines()) == LINES_KEPT
    assert kept(tmp_path / "typed") == list(typed.lines())
    assert typed.lines()[0] == "row 7"


def test_a_file_that_has_grown_is_cut_back_to_its_last_lines(tmp_path: Path) -> None:
    file = tmp_path / "folder" / "typed"
    file.parent.mkdir()
    file.write_text("".join(f"row {number}\n" for number in range(100_000)))
    assert file.stat().st_size > FILE_LIMIT
    assert kept(file)[-1] == "row 99999"
    assert file.stat().st_size < 20 * LINES_KEPT
    assert len(kept(file)) == LINES_KEPT
    assert list(file.parent.iterdir()) == [file]


def test_without_a_file_the_lines_of_the_session_are_there() -> None:
    typed = TypedLines()
    typed.add("draw")
    assert list(typed.lines()) == ["draw"]


@unix
def test_the_file_is_for_its_user_alone(tmp_path: Path) -> None:
    TypedLines(tmp_path / "typed").add("draw")
    assert (tmp_path / "typed").stat().st_mode & 0o077 == 0


@given(st.binary(max_size=2000))
def test_any_bytes_are_read_and_only_text_comes_back(data: bytes) -> None:
    # A folder of this process's own, as one example after the other uses it.
    file = Path(os.environ["HOME"]) / "any"
    file.write_bytes(data)
    assert all(line.isprintable() for line in kept(file))
    TypedLines(file).add("draw")
    assert kept(file)[-1] == "draw"


def test_a_torn_line_does_not_swallow_the_next(tmp_path: Path) -> None:
    file = tmp_path / "typed"
    file.write_bytes(b"draw\nwas")
    TypedLines(file).add("help")
    assert kept(file) == ["draw", "was", "help"]


def test_a_file_of_ten_million_bytes_without_a_line_is_no_matter(tmp_path: Path) -> None:
    file = tmp_path / "typed"
    file.write_bytes(b"\xff" * 10_000_000)
    assert kept(file) == []
    TypedLines(file).add("draw")
    assert kept(file) == ["draw"]


def a_folder(place: Path) -> None:
    place.mkdir()


def a_pipe(place: Path) -> None:
    os.mkfifo(place)


def a_link_to_a_file(place: Path) -> None:
    (place.parent / "other").write_text("precious\n")
    place.symlink_to(place.parent / "other")


def a_link_to_nothing(place: Path) -> None:
    place.symlink_to(place.parent / "other")


def a_link_to_itself(place: Path) -> None:
    place.symlink_to(place)


@unix
@pytest.mark.parametrize(
    "put", [a_folder, a_pipe, a_link_to_a_file, a_link_to_nothing, a_link_to_itself]
)
def test_only_a_plain_file_is_touched(tmp_path: Path, put: Callable[[Path], None]) -> None:
    place = tmp_path / "typed"
    put(place)
    before = {path.name: path.lstat().st_mode for path in tmp_path.iterdir()}
    typed = TypedLines(place)
    assert list(typed.lines()) == []
    typed.add("draw")
    assert list(typed.lines()) == ["draw"]
    assert {path.name: path.lstat().st_mode for path in tmp_path.iterdir()} == before
    if (tmp_path / "other").exists():
        assert (tmp_path / "other").read_text() == "precious\n"


@unix
def test_a_pipe_with_a_reader_gets_nothing(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "typed")
    reader = os.open(tmp_path / "typed", os.O_RDONLY | os.O_NONBLOCK)
    try:
        TypedLines(tmp_path / "typed").add("draw")
        assert os.read(reader, 10) == b""
    finally:
        os.close(reader)


@pytest.mark.parametrize("place", ["a file/typed", "nul\0name", "x" * 300])
def test_a_folder_that_cannot_be_made_costs_only_the_file(tmp_path: Path, place: str) -> None:
    (tmp_path / "a file").write_text("")
    typed = TypedLines(tmp_path / place)
    typed.add("draw")
    assert list(typed.lines()) == ["draw"]


@contextmanager
def full_disk(size: int) -> Iterator[None]:
    """No file of this process can grow beyond `size` bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


def add_as_a_plain_user(file: str, cwd: Path | None = None) -> str:
    """What a process prints that may write only its own and has no home, after one line typed."""
    program = (
        "import os, platformdirs, pwd\n"
        "from pathlib import Path\n"
        "from osmosis_cli.storage.folders import find_folders\n"
        "from osmosis_cli.storage.history import TypedLines\n"
        "os.geteuid() == 0 and os.setuid(987654)\n"
        "del os.environ['HOME']\n"
        f"typed = TypedLines(Path({file}))\n"
        "typed.add('draw')\n"
        "print(*typed.lines())\n"
    )
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        cwd=cwd,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    ).stdout


@unix
def test_a_full_disk_costs_the_line_that_did_not_fit(tmp_path: Path) -> None:
    typed = TypedLines(tmp_path / "typed")
    with full_disk(7):
        for line in ("draw", "help", "undo"):
            typed.add(line)
    assert list(typed.lines()) == ["draw", "help", "undo"]
    typed.add("more")
    assert kept(tmp_path / "typed") == ["draw", "he", "more"]


@unix
def test_a_folder_that_cannot_be_written_costs_only_the_file(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir(mode=0o500)
    assert add_as_a_plain_user(repr(str(tmp_path / "folder" / "typed"))) == "draw\n"
    assert list((tmp_path / "folder").iterdir()) == []


@unix
def test_a_user_without_a_home_has_the_lines_of_the_session(tmp_path: Path) -> None:
    assert add_as_a_plain_user("find_folders({}).state / 'typed'", cwd=tmp_path) == "draw\n"
