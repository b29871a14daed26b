"""Tab after the commands for saves."""

from pathlib import Path

from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.completion import completions
from tests.shell.talking import said, session


def test_the_names_of_saves_are_offered_where_one_is_wanted(tmp_path: Path) -> None:
    talk = session()
    talk.session.autosave = Autosave(tmp_path)
    said(talk, "draw", "save Evening", "save even more", "save Morning")
    for command in ("load", "save", "delete"):
        assert completions(talk, f"{command} ev").words == ("even more", "Evening")
    assert completions(talk, "load x").words == ()
