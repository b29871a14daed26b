"""Names, files, encodings and clocks that nobody has planned for."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from osmosis_cli.cli.main import run
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.folders import Folders
from tests.faults.program import DEAL, UNSEEN, home, is_quiet, kept_turns, play

EVIL = "a\x1b[2J\u202eb\x9b\u200bc"
SHOWN = "U+202E"


@pytest.mark.fault("Names and files hold control or bidi characters")
def test_no_name_and_no_file_can_move_the_cursor_or_turn_the_text() -> None:
    home().mkdir()
    (home() / "settings.conf").write_text(f"{EVIL} = {EVIL}\n", encoding="utf-8")
    position = json.loads(play("deal", "--deal", DEAL, "--json").out)
    good, bad = home() / "good.json", home() / f"{EVIL}.json"
    good.write_text(json.dumps({**position, "deal": EVIL}), encoding="utf-8")
    bad.write_text(json.dumps({**position, EVIL: EVIL, "rows": [[EVIL], [], [], []]}))
    (home() / "saves").mkdir()
    (home() / "saves" / f"osmosis-{EVIL}.json").write_text("{}")
    file = str(home() / EVIL)
    typed = [EVIL, f"save {EVIL}", f"load {EVIL}", f"delete {EVIL}", f"export {file}",
             f"import {file}", f"import {bad}", "saves", "draw", "history"]  # fmt: skip
    done = play("--position", str(good), typed="\n".join([*typed, ""]))
    assert (done.status, is_quiet(done)) == (0, True)
    assert SHOWN in done.out
    assert kept_turns() == 1
    refused = play("--position", str(bad))
    assert (refused.status, refused.out) == (1, "")
    assert SHOWN in refused.errors
    assert not UNSEEN.search(refused.errors)
    resumed = play(typed="number\n")
    assert resumed.status == 0
    assert is_quiet(resumed)


@pytest.mark.fault("The terminal has another encoding (Latin-1, ASCII, cp1252)")
@pytest.mark.parametrize("encoding", ["latin-1", "ascii", "cp1252"])
@pytest.mark.parametrize(
    ("language", "word", "plain"),
    [("de", "rückgängig", "rueckgaengig"), ("fr", "rangée", "rangee")],
)
def test_every_encoding_is_written_readably(
    encoding: str, language: str, word: str, plain: str
) -> None:
    lines = "save Häß\nsaves\nload Häß\ndraw\nhelp\nrules 3\nstats\nzzz œ\n"
    done = play(
        *("--lang", language, "--deal", DEAL),
        typed=lines.encode(encoding, "replace"),
        env={"PYTHONIOENCODING": encoding},
    )
    assert (done.status, done.errors, kept_turns()) == (0, "", 1)
    seen = (
        plain if encoding == "ascii" else word.encode(encoding).decode("ascii", "backslashreplace")
    )
    assert seen in done.out
    assert "Gespeichert" not in done.out or encoding == "ascii" or "H\\xe4\\xdf" in done.out


def jumping() -> Iterator[float]:
    """A clock that goes back, far forward, and shows what no clock can."""
    while True:
        yield from (1e9, 0.0, -1e9, 4e10, -1e300, 1e300, float("inf"), float("nan"))


@pytest.mark.fault("The clock jumps")
def test_a_clock_that_jumps_changes_nothing_but_the_dates() -> None:
    folders = Folders(home(), home(), home())
    for _ in range(3):
        out, errors = io.StringIO(), io.StringIO()
        days = "".join(f"draw\nsave day {n}\nstats\nprogress\n" for n in range(9))
        gone = "".join(f"delete day {n}\nyes\n" for n in range(9))
        typed = io.StringIO(f"new\n{days}give up\nyes\nsaves\nload 3\ndraw\ngames\n{gone}")
        console = Console(typed, out, errors, folders=folders, clock=jumping().__next__)
        assert run(["--lang", "en"], console) == 0
        assert errors.getvalue() == ""
        assert "9 saved games:" in out.getvalue()
    assert "3 games played." in play("stats").lines


@pytest.mark.fault("Names and files hold control or bidi characters")
def test_files_with_other_bytes_in_their_names_are_read_and_named(tmp_path: Path) -> None:
    odd = bytes(tmp_path) + b"/\xff\xfe.json"
    typed = b"draw\nexport " + odd + b"\nimport " + odd + b"\nyes\nimport " + odd + b"x\n"
    done = play("--deal", DEAL, typed=typed)
    assert (done.status, is_quiet(done)) == (0, True)
    assert "U+DCFF" in done.out
