"""A file is never half written and never lost, and nothing in its place stops the program."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from osmosis_cli.storage import files
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.storage.files import (
    previous_path,
    read_file,
    replace_file,
    set_aside,
    write_named,
)
from osmosis_cli.systems import NOWHERE
from tests.storage.helpers import (
    as_ordinary_user,
    code_of,
    fill,
    in_child,
    posix,
    reachable_folder,
    small_disk,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "new" / "folder" / "file.json"


def test_a_file_is_replaced_and_its_previous_content_kept(path: Path) -> None:
    for content in (b"one", b"two", b"three"):
        replace_file(path, content)
    assert path.read_bytes() == b"three"
    assert previous_path(path).read_bytes() == b"two"
    assert sorted(entry.name for entry in path.parent.iterdir()) == ["file.json", "file.json.bak"]


def test_nothing_is_kept_when_nothing_shall_be(path: Path) -> None:
    replace_file(path, b"one", keep=False)
    replace_file(path, b"two", keep=False)
    assert [entry.name for entry in path.parent.iterdir()] == ["file.json"]


def test_file_and_folder_are_synced_before_anything_is_said(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[bool] = []
    sync = os.fsync

    def note(descriptor: int) -> None:
        synced.append(stat.S_ISDIR(os.fstat(descriptor).st_mode))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", note)
    path.parent.mkdir(parents=True)
    replace_file(path, b"one")
    assert synced[0] is False
    assert os.name == "nt" or synced[-1] is True


def test_a_write_that_came_out_short_changes_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_file(path, b"whole")
    monkeypatch.setattr(files, "write_all", lambda descriptor, data: os.write(descriptor, data[:2]))
    assert code_of(lambda: replace_file(path, b"better")) == "full"
    assert path.read_bytes() == b"whole"
    assert [entry.name for entry in path.parent.iterdir()] == ["file.json"]


@posix
@pytest.mark.parametrize("call", ["fsync", "link", "replace", "chmod"])
def test_a_process_killed_while_it_writes_leaves_one_whole_file(path: Path, call: str) -> None:
    replace_file(path, b"old")

    def die() -> None:
        setattr(os, call, lambda *_: os._exit(9))
        replace_file(path, b"new")

    with pytest.raises(EOFError):
        in_child(die)
    assert path.read_bytes() == b"old"
    # What it left behind goes away, but not while another process may still be writing it.
    left = [entry for entry in path.parent.iterdir() if entry.suffix == ".tmp"]
    assert left
    replace_file(path, b"next")
    assert all(entry.exists() for entry in left)
    for entry in left:
        os.utime(entry, (0, 0))
    replace_file(path, b"last")
    assert not any(entry.exists() for entry in left)


def test_a_file_system_without_hard_links_keeps_the_previous_content_too(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(os, "link", no_links)
    replace_file(path, b"one")
    replace_file(path, b"two")
    assert previous_path(path).read_bytes() == b"one"


def test_a_previous_content_that_cannot_be_kept_does_not_cost_the_new_one(path: Path) -> None:
    replace_file(path, b"one")
    (previous_path(path) / "in the way").mkdir(parents=True)
    replace_file(path, b"two")
    assert path.read_bytes() == b"two"
    assert not [entry for entry in path.parent.iterdir() if entry.suffix == ".tmp"]


@posix
def test_permissions_stay_as_the_user_set_them(path: Path) -> None:
    replace_file(path, b"one")
    path.chmod(0o640)
    replace_file(path, b"two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def lay_in_place(path: Path, kind: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "circle":
        path.symlink_to(path)
    else:
        path.symlink_to(kind)


@posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "circle", "/dev/zero", "/dev/null", "/dev/tty"])
def test_what_is_no_file_is_neither_read_nor_written_nor_waited_for(path: Path, kind: str) -> None:
    lay_in_place(path, kind)
    assert code_of(lambda: read_file(path, 100)) == "not-a-file"
    assert code_of(lambda: replace_file(path, b"x", follow=True)) == "not-a-file"
    for replace in (False, True):
        assert code_of(lambda replace=replace: write_named(path, b"x", replace)) == "not-a-file"  # type: ignore[misc]
    aside = set_aside(path)
    assert aside.name == "file.broken-1.json"
    replace_file(path, b"x")
    assert path.read_bytes() == b"x"
    assert os.path.lexists(aside)


@posix
def test_a_pipe_or_a_device_is_not_even_opened(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def opened(*_: object) -> int:
        raise AssertionError

    lay_in_place(path, "pipe")
    monkeypatch.setattr(os, "open", opened)
    assert code_of(lambda: read_file(path, 100)) == "not-a-file"


def test_a_file_is_read_up_to_its_limit_and_no_further(path: Path) -> None:
    replace_file(path, bytes(10**7))
    assert len(read_file(path, 10**7)) == 10**7
    assert code_of(lambda: read_file(path, 10**7 - 1)) == "too-large"


@pytest.mark.parametrize("name", ["a\0b", "\ud800", "x" * 300])
def test_a_name_that_no_file_can_have_is_told(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    for action in (
        lambda: read_file(path, 10),
        lambda: replace_file(path, b"x"),
        lambda: write_named(path, b"x"),
        lambda: set_aside(path),
    ):
        assert code_of(action) in ("bad-name", "missing")
    assert code_of(lambda: replace_file(path, b"x")) == "bad-name"


def test_a_missing_file_is_told_and_so_is_one_below_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    for path in (tmp_path / "none", tmp_path / "file" / "none", tmp_path / "file" / "a" / "b"):
        assert code_of(lambda path=path: read_file(path, 10)) == "missing"  # type: ignore[misc]
    for path in (tmp_path / "file" / "x", tmp_path / "file" / "a" / "x"):
        with pytest.raises(StorageError) as caught:
            replace_file(path, b"")
        assert (caught.value.code, caught.value.path) == ("not-a-folder", tmp_path / "file")


def test_a_folder_of_any_depth_is_made_or_refused(tmp_path: Path) -> None:
    deep = tmp_path.joinpath(*["a"] * 1500)
    replace_file(deep / "file", b"x")
    assert (deep / "file").read_bytes() == b"x"
    too_deep = tmp_path.joinpath(*["b"] * 5000)
    assert code_of(lambda: replace_file(too_deep / "file", b"x")) in ("bad-name", "failed")
    assert not (tmp_path / "b").exists()
    # Too deep for what would remove it after the test.
    (deep / "file").unlink()
    os.removedirs(deep)


def test_the_folder_of_each_new_folder_is_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(files, "sync_folder", synced.append)
    files.make_folder(tmp_path / "a" / "b")
    assert synced == [tmp_path, tmp_path / "a"]


def test_a_user_without_a_home_hears_of_that_and_of_no_device() -> None:
    assert code_of(lambda: replace_file(NOWHERE / "game", b"")) == "no-home"


def test_a_file_set_aside_takes_the_place_of_no_other(path: Path) -> None:
    for content in (b"1", b"2"):
        replace_file(path, content)
        aside = set_aside(path)
        assert not path.exists()
        assert aside.read_bytes() == content
    assert {entry.name for entry in path.parent.iterdir()} == {
        "file.broken-1.json",
        "file.broken-2.json",
    }


def test_a_file_that_the_user_named_is_replaced_only_when_asked_and_costs_no_other(
    path: Path,
) -> None:
    write_named(path, b"one")
    assert code_of(lambda: write_named(path, b"two")) == "exists"
    assert path.read_bytes() == b"one"
    path.with_name("file.json.bak").write_bytes(b"mine")
    write_named(path, b"two", replace=True)
    assert path.read_bytes() == b"two"
    assert path.with_name("file.json.bak").read_bytes() == b"mine"


def test_a_full_disk_costs_the_new_content_only(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        path = disk / "file"
        replace_file(path, b"old")
        ballast = fill(disk)
        assert code_of(lambda: replace_file(path, b"new" * 3000)) == "full"
        assert path.read_bytes() == b"old"
        assert {entry.name for entry in disk.iterdir()} == {"file", "ballast"}
        ballast.unlink()
        replace_file(path, b"new")
        assert path.read_bytes() == b"new"


@posix
def test_a_folder_that_cannot_be_written_is_told_and_can_be_read() -> None:
    with reachable_folder() as folder:
        path = folder / "file"
        path.write_bytes(b"old")
        path.chmod(0o644)
        folder.chmod(0o555)
        assert as_ordinary_user(lambda: read_file(path, 10)) == b"old"
        for action in (
            lambda: replace_file(path, b"new"),
            lambda: replace_file(folder / "sub" / "file", b"new"),
            lambda: set_aside(path),
        ):
            assert as_ordinary_user(lambda action=action: code_of(action)) == "read-only"
        assert path.read_bytes() == b"old"


@posix
def test_a_file_that_its_owner_protected_is_not_replaced() -> None:
    with reachable_folder() as folder:
        path = folder / "file"
        path.write_bytes(b"old")
        path.chmod(0o444)
        assert as_ordinary_user(lambda: code_of(lambda: replace_file(path, b"x"))) == "read-only"
        path.chmod(0o000)
        assert as_ordinary_user(lambda: code_of(lambda: read_file(path, 10))) == "denied"


@pytest.mark.parametrize("has_links", [True, False])
def test_a_file_that_appears_meanwhile_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_links: bool
) -> None:
    path = tmp_path / "file"
    sync = files._write_synced

    def late(*of: object) -> None:
        sync(*of)  # type: ignore[arg-type]
        path.write_bytes(b"theirs")

    def no_links(*_of: object, **_named: object) -> None:
        raise PermissionError

    monkeypatch.setattr(files, "_write_synced", late)
    if not has_links:
        monkeypatch.setattr(os, "link", no_links)
    assert code_of(lambda: files.write_named(path, b"mine")) == "exists"
    assert [entry.name for entry in tmp_path.glob(".*")] == []
    assert path.read_bytes() == b"theirs"
