"""A lock that cannot be had is named as what is at fault, and not the file beside it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from osmosis_cli.shell.kept_games import Keeping
from osmosis_cli.shell.result_keeper import ResultKeeper
from osmosis_cli.shell.settings_keeper import SettingsKeeper
from osmosis_cli.storage import lock
from osmosis_cli.storage.settings_file import SettingsFile
from tests.shell.talking import said, session


@pytest.mark.parametrize("file", ["statistics.json", "settings.conf"])
def test_the_lock_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    path = tmp_path / f"{file}.lock"
    path.mkdir()
    monkeypatch.setattr(lock, "try_set_aside", lambda path: None)
    talk = session()
    results = ResultKeeper(Keeping(tmp_path, lambda: 0.0, Random(1)))
    results.begin(talk.game)
    talk.watchers += [results, SettingsKeeper(SettingsFile(tmp_path / "settings.conf"))]
    answer = said(talk, "draw", "give up", "yes" if file == "statistics.json" else "width 40")
    assert f"What is at {path} is no ordinary file." in answer
    path.rmdir()
    assert "no ordinary file" not in said(talk, "width 30", "undo", "draw", "give up", "yes")
    assert (tmp_path / file).is_file()
