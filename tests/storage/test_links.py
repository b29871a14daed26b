"""What a link leads to is read, and written only where the player is known to mean it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from osmosis_cli.storage.files import previous_path, read_file, replace_file, set_aside
from tests.storage.helpers import code_of, posix

pytestmark = posix


def test_a_link_that_is_followed_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    target, link = tmp_path / "dots" / "target", tmp_path / "link"
    target.parent.mkdir()
    link.symlink_to(target)
    replace_file(link, b"one", follow=True)
    replace_file(link, b"two", follow=True)
    assert link.is_symlink()
    assert read_file(link, 10) == target.read_bytes() == b"two"
    assert previous_path(target).read_bytes() == b"one"
    assert code_of(lambda: read_file(link, 10, follow=False)) == "not-a-file"


@pytest.mark.parametrize("leads_to", ["mine", "nowhere/x", "/dev/null", "link"])
def test_a_link_is_replaced_and_kept_and_what_it_leads_to_is_not_touched(
    tmp_path: Path, leads_to: str
) -> None:
    mine, spare, link = tmp_path / "mine", tmp_path / "mine.bak", tmp_path / "link"
    mine.write_bytes(b"mine")
    mine.chmod(0o444)
    spare.write_bytes(b"spare")
    link.symlink_to(leads_to)
    replace_file(link, b"new")
    assert (link.is_symlink(), link.read_bytes()) == (False, b"new")
    assert os.readlink(previous_path(link)) == leads_to
    assert (mine.read_bytes(), spare.read_bytes()) == (b"mine", b"spare")
    replace_file(link, b"newer")
    assert previous_path(link).read_bytes() == b"new"
    assert (mine.read_bytes(), spare.read_bytes()) == (b"mine", b"spare")


def test_a_link_into_nowhere_makes_no_folders_there(tmp_path: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "elsewhere" / "file")
    assert code_of(lambda: replace_file(link, b"x", follow=True)) == "no-folder"
    assert code_of(lambda: read_file(link, 10)) == "missing"
    assert not (tmp_path / "elsewhere").exists()


def test_setting_a_link_aside_leaves_its_target_alone(tmp_path: Path) -> None:
    (tmp_path / "target").write_bytes(b"mine")
    (tmp_path / "link").symlink_to(tmp_path / "target")
    aside = set_aside(tmp_path / "link")
    assert aside.is_symlink()
    assert (tmp_path / "target").read_bytes() == b"mine"
