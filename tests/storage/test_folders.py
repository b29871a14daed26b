"""Files lie where the system wants them, or in the one folder that the user names."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from osmosis_cli.storage.folders import VARIABLE, find_folders
from osmosis_cli.systems import NOWHERE


def test_the_user_can_name_one_folder_for_everything(tmp_path: Path) -> None:
    assert set(find_folders({VARIABLE: str(tmp_path)})) == {tmp_path}


def test_a_relative_folder_counts_from_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert find_folders({VARIABLE: "here"}).data == tmp_path / "here"


@pytest.mark.skipif(sys.platform != "linux", reason="folders as on Linux")
def test_without_a_name_they_lie_in_the_home_of_the_user(home: Path) -> None:
    folders = find_folders({VARIABLE: ""})
    assert folders.settings == home / ".config" / "osmosis"
    assert folders.data == home / ".local" / "share" / "osmosis"
    assert folders.state == home / ".local" / "state" / "osmosis"


def test_without_any_home_they_are_folders_that_cannot_be_made(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    assert set(find_folders({})) == {NOWHERE}
    with pytest.raises(OSError):
        NOWHERE.mkdir(parents=True)


def test_a_tilde_in_the_name_is_the_home_of_the_user(home: Path) -> None:
    assert find_folders({VARIABLE: "~/x"}).data == home / "x"
    assert find_folders({VARIABLE: "~nobody-of-that-name/x"}).data == NOWHERE


@pytest.mark.skipif(sys.platform != "linux", reason="folders as on Linux")
@pytest.mark.parametrize("as_old_releases_do", [False, True])
def test_a_relative_folder_of_the_system_is_ignored_and_loses_no_game(
    home: Path, monkeypatch: pytest.MonkeyPatch, as_old_releases_do: bool
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    if as_old_releases_do:
        monkeypatch.setattr(
            "platformdirs.PlatformDirs.user_data_path", Path("relative/osmosis"), raising=True
        )
    assert find_folders({}).data == home / ".local" / "share" / "osmosis"


def test_nothing_is_made_by_asking(home: Path) -> None:
    find_folders(os.environ)
    assert list(home.iterdir()) == []
