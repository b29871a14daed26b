"""Players give commands short forms of their own."""

from pathlib import Path

import pytest

from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.storage.settings import KINDS
from osmosis_cli.storage.settings_file import SettingsFile
from osmosis_cli.words import language
from tests.shell.talking import said, session, speaking

MAKE = {
    "en": ("short x draw", "short x off"),
    "de": ("Kurzform x aufdecken", "Kurzform x aus"),
    "fr": ("raccourci x piocher", "raccourci x non"),
}


@pytest.mark.parametrize("code", MAKE)
def test_a_short_form_does_what_its_command_does_until_it_is_off(code: str) -> None:
    make, off = MAKE[code]
    with speaking(code):
        talk = session()
        nothing = said(talk, make.split()[0])
        assert "x" in said(talk, make)
        assert said(talk, "x") == said(session(), "draw")
        assert said(talk, make.split()[0]) != nothing
        said(talk, off)
        before = talk.state
        said(talk, "x")
        assert talk.state is before
        assert said(talk, make.split()[0]) == nothing


def test_a_short_form_works_in_every_language_and_is_listed_in_its_words() -> None:
    talk = session()
    said(talk, "short x undo 2", "draw", "draw")
    start = session().state
    said(talk, "language de")
    try:
        assert "rückgängig 2" in said(talk, "Kurzform")
        said(talk, "x")
        assert talk.state == start
    finally:
        language.use("en")


@pytest.mark.parametrize(
    "taken",
    [
        "go",
        "d",
        "flip",
        "8h",
        "jack",
        "hearts",
        "r4",
        "w",
        "skip",
        "yes",
        "ok",
        "undo",
        "aufdecken",
    ],
)
def test_no_short_form_hides_a_word_that_means_something(taken: str) -> None:
    talk = session()
    code = "de" if taken == "aufdecken" else "en"
    with speaking(code):
        said(talk, f"short {taken} board")
        assert talk.session.shorts == {}


@pytest.mark.parametrize("command", ["8 of hearts", "xyzzy", "save as monday", "draw, draw"])
def test_a_short_form_stands_for_one_command_only(command: str) -> None:
    talk = session()
    said(talk, f"short x {command}")
    assert talk.session.shorts == {}


def test_a_word_of_a_language_keeps_its_meaning_there() -> None:
    talk = session()
    said(talk, "short au undo", "draw")
    said(talk, "language de")
    try:
        dealt = talk.state.dealt
        said(talk, "au")
        assert talk.state.dealt > dealt
    finally:
        language.use("en")


def test_short_forms_are_kept_with_the_settings(tmp_path: Path) -> None:
    file = SettingsFile(tmp_path / "settings.conf")
    talk = session()
    talk.session.autosave = Autosave(tmp_path, settings=file)
    said(talk, "short x go", "short bb undo 2")
    assert file.load().settings.shorts == "bb undo 2, x go"
    assert file.load().problems == ()
    said(talk, "short x off", "short bb off")
    assert file.load().settings.shorts == ""


@pytest.mark.parametrize("text", ["x", "x go,", "x go; rm", "x y z a b c d", "=", "x go, , y undo"])
def test_what_is_no_list_of_short_forms_is_a_bad_value(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        KINDS["shorts"].read(text)


def test_a_name_that_cannot_be_seen_is_told_in_signs() -> None:
    assert "U+001B" in said(session(), "short \x1borm")
