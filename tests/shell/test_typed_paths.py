"""Paths are taken as they are typed, or as a terminal pastes them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from osmosis_cli.shell.readings import Call, WrongArgument
from osmosis_cli.shell.typed_paths import MOST
from osmosis_cli.words.language import LANGUAGES
from tests.shell.talking import said, session, speaking

COMMANDS = {"en": "export", "de": "exportieren", "fr": "exporter"}

posix = pytest.mark.skipif(os.name == "nt", reason="names as on POSIX systems")


def taken(line: str) -> Path:
    """The path that this line names."""
    reading = session().interpreter.read(line)
    assert isinstance(reading, Call), reading
    argument = reading.argument
    return argument[1] if isinstance(argument, tuple) else argument  # type: ignore[no-any-return]


@posix
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    ["what?", "end.", "hello!", "two  blanks.json", "a;b:", "no\u00a0break", "tab\tbed", "d.é ï..",
     "8h?", "...json", "it's", 'one"', "back\\slash", "?.json"],
)  # fmt: skip
def test_a_name_is_taken_as_it_is_typed(lang: str, name: str) -> None:
    with speaking(lang):
        for command in (COMMANDS[lang], "import", "script"):
            assert taken(f" {command}   /x/{name}  ") == Path(f"/x/{name}")


@posix
@pytest.mark.parametrize(
    ("typed", "path"),
    [
        ("'/x/two  blanks.json' ", "/x/two  blanks.json"),
        ('"/x/what?"', "/x/what?"),
        ("' lead'", " lead"),
        ("'/x/it'\\''s'", "/x/it's"),
        ('"/x/a\\ b"', "/x/a\\ b"),
        ("/x/two\\ \\ blanks.json", "/x/two  blanks.json"),
        ("/x/a\\(1\\)\\'\\\\", "/x/a(1)'\\"),
        ("'half", "'half"),
        ("'", "'"),
        ("~/it", "~/it"),
    ],
)
def test_a_path_is_taken_as_a_terminal_pastes_it(typed: str, path: str) -> None:
    assert taken(f"export {typed}") == Path(path).expanduser().absolute()


def test_a_long_path_is_taken_whole_or_not_at_all(tmp_path: Path) -> None:
    path = "/".join([str(tmp_path), *["d" * 100] * 12, "game.json"])
    assert taken(f"export {path}") == Path(path)
    assert isinstance(session().interpreter.read(f"export /{'x' * MOST}"), WrongArgument)
    assert len(said(session(), "import " + "x" * 10**5)) < 1000


@pytest.mark.parametrize(
    ("line", "folder"), [("export .", "."), ("import ..", ".."), ("script ../..", "../..")]
)
def test_a_folder_is_no_mark_at_the_end_of_a_sentence(line: str, folder: str) -> None:
    assert taken(line) == Path(folder).absolute()


@pytest.mark.parametrize("line", ["export", "export?", "export ?", "import .?!", "export  "])
def test_marks_alone_name_no_file(line: str) -> None:
    assert said(session(), line) == "Name a file as well, for example osmosis.json."


@pytest.mark.parametrize("end", ["", ".", "!", " ?"])
def test_the_word_that_ends_a_transcript_may_have_a_mark_behind_it(end: str) -> None:
    talk = session()
    said(talk, "script evening.txt")
    assert said(talk, f"script off{end}").startswith("The transcript is in the file")


@posix
def test_a_name_with_marks_makes_a_file_and_is_found_again(tmp_path: Path) -> None:
    talk = session()
    for name in ("what?", "end.", "two  blanks.json"):
        said(talk, f"export {tmp_path}/{name}")
        assert (tmp_path / name).is_file()
        assert said(talk, f"import {tmp_path}/{name}").startswith(f"Loaded: {name}.")
