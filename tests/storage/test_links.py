"""What a link leads to is read, and written only where the player is known to mean it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from osmosis_cli.storage.exports import Save, write_save

from osmosis_cli.storage import saves
from osmosis_cli.storage.files import previous_path, read_file, replace_file, set_aside
from osmosis_cli.storage.saves import (
    delete_slot,
    import_game,
    list_slots,
    load_slot,
    save_slot,
    slot_name,
    slot_path,
)
from tests.storage.helpers import a_game, code_of, picture, posix

NOW = "2024-03-01T12:00:00+01:00"

pytestmark = posix


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / saves.FOLDER_NAME


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


def test_no_command_touches_what_a_save_that_is_a_link_leads_to(
    folder: Path, tmp_path: Path
) -> None:
    for action in (
        lambda: save_slot(folder, "one", a_game(), NOW),
        lambda: delete_slot(folder, "one"),
        lambda: load_slot(folder, "one"),
    ):
        for content in (b"mine", write_save(Save("one", NOW, a_game(b"abc"))), None):
            mine, spare, link = tmp_path / "mine", tmp_path / "mine.bak", slot_path(folder, "one")
            link.parent.mkdir(exist_ok=True)
            for path in (mine, spare, link, previous_path(link)):
                path.unlink(missing_ok=True)
            spare.write_bytes(b"spare")
            if content is not None:
                mine.write_bytes(content)
            link.symlink_to(mine)
            action()
            assert (mine.read_bytes() if mine.exists() else None) == content
            assert spare.read_bytes() == b"spare"
            assert len(os.listdir(tmp_path)) == 2 + (content is not None) + 1


def test_a_link_among_the_saves_can_be_loaded_and_is_kept_when_it_is_replaced(
    folder: Path, tmp_path: Path
) -> None:
    save_slot(folder, "one", a_game(b"abc"), NOW).rename(tmp_path / "mine")
    link = slot_path(folder, "one")
    link.symlink_to(tmp_path / "mine")
    loaded = load_slot(folder, "one").value
    assert loaded is not None and picture(loaded.game) == picture(a_game(b"abc"))
    save_slot(folder, "one", a_game(), NOW)
    assert not link.is_symlink()
    assert picture(import_game(previous_path(link)).game) == picture(a_game(b"abc"))


def test_a_save_that_is_a_link_into_nowhere_is_there_and_cannot_be_used(folder: Path) -> None:
    folder.mkdir()
    slot_path(folder, "one").symlink_to("nowhere")
    assert slot_name(folder, "one") == "one"
    assert [slot.summary for slot in list_slots(folder)] == [None]
    assert load_slot(folder, "one").fault == "not-a-file"
    assert os.readlink(slot_path(folder, "one")) == "nowhere"
