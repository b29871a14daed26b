"""A value kept in a file of its own survives whatever happens to the file."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.storage import lock
from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.jsontext import read_json, write_json
from osmosis_cli.storage.lock import Lock
from osmosis_cli.storage.progress import JsonStore
from tests.game.strategies import plain_json
from tests.storage.helpers import (
    as_ordinary_user,
    code_of,
    fill,
    in_child,
    posix,
    reachable_folder,
    small_disk,
)


def store_at(path: Path, version: int = 1) -> JsonStore[list[int]]:
    def read(data: object) -> list[int]:
        if not (isinstance(data, list) and all(type(item) is int for item in data)):
            raise ValueError
        return data

    return JsonStore(path, "test", version, read, list, [])


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "test.json"


def test_a_value_comes_back(path: Path) -> None:
    store = store_at(path)
    assert store.load() == ([], None, None, None, False)
    assert store.update(lambda value: [*value, 1]).value == [1]
    assert store.update(lambda value: [*value, 2]).value == [1, 2]
    assert store_at(path).load() == ([1, 2], None, None, None, False)
    assert json.loads(path.read_text()) == {"osmosis": "test", "version": 1, "data": [1, 2]}


HOSTILE = {
    "empty": b"",
    "truncated": b'{"osmosis":"test","version":1,"data":[1,',
    "binary": bytes(range(256)) * 40,
    "deep": b"[" * 10**6,
    "deep and closed": b'{"osmosis":"test","version":1,"data":'
    + b"[" * 10**5
    + b"]" * 10**5
    + b"}",
    "latin-1": '{"osmosis":"test","version":1,"data":["ä"]}'.encode("latin-1"),
    "utf-16": '{"osmosis":"test","version":1,"data":[]}'.encode("utf-16"),
    "twice": b'{"osmosis":"test","version":1,"data":[],"data":[1]}',
    "not a number": b'{"osmosis":"test","version":1,"data":NaN}',
    "endless number": b'{"osmosis":"test","version":1,"data":[' + b"9" * 10**6 + b"]}",
    "other kind": b'{"osmosis":"save","version":1,"data":[]}',
    "no kind": b'{"version":1,"data":[]}',
    "no version": b'{"osmosis":"test","data":[]}',
    "version that is none": b'{"osmosis":"test","version":true,"data":[]}',
    "other value": b'{"osmosis":"test","version":1,"data":{"a":1}}',
    "more": b'{"osmosis":"test","version":1,"data":[],"more":1}',
    "no object": b"[]",
    "escapes": b"\x1b[2J\x1b[H" * 100,
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_file_of_no_use_is_kept_and_the_value_before_it_is_used(path: Path, data: bytes) -> None:
    store = store_at(path)
    store.update(lambda _: [1])
    store.update(lambda _: [1, 2])
    path.write_bytes(data)
    loaded = store.load()
    assert (loaded.value, loaded.fault, loaded.previous) == ([1], "broken", True)
    assert loaded.aside is not None and loaded.aside.read_bytes() == data
    # What was used once is there the next time, and the time after a change.
    assert store.load() == store_at(path).load() == ([1], None, None, None, False)
    assert store.update(lambda value: [*value, 3]).value == [1, 3]
    assert store.update(lambda value: [*value, 4]).value == [1, 3, 4]
    assert store_at(path).load().value == [1, 3, 4]
    assert loaded.aside.read_bytes() == data


def test_changing_a_broken_file_keeps_it_and_says_so(path: Path) -> None:
    store = store_at(path)
    store.update(lambda _: [1])
    path.write_bytes(b"junk")
    changed = store.update(lambda value: [*value, 2])
    assert (changed.value, changed.fault, changed.previous) == ([2], "broken", False)
    assert changed.aside is not None and changed.aside.read_bytes() == b"junk"


def test_a_change_that_finds_a_broken_file_is_made_to_the_value_before_it(path: Path) -> None:
    store = store_at(path)
    store.update(lambda _: [1])
    store.update(lambda _: [1, 2])
    path.write_bytes(b"junk")
    changed = store.update(lambda value: [*value, 3])
    assert (changed.value, changed.fault, changed.previous) == ([1, 3], "broken", True)
    path.write_bytes(b"junk")
    assert store.load().value == [1]
    assert len(list(path.parent.glob("test.broken-*.json"))) == 2


@posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "link"])
def test_the_value_before_takes_the_place_of_what_is_no_file(path: Path, kind: str) -> None:
    store = store_at(path)
    store.update(lambda _: [1])
    store.update(lambda _: [1, 2])
    path.unlink()
    other = path.with_name("other")
    other.write_bytes(b"mine")
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to(other)
    loaded = store.load()
    assert (loaded.value, loaded.previous) == ([1], True)
    assert loaded.aside is not None and loaded.aside.is_symlink() == (kind == "link")
    assert (path.is_symlink(), store.load().value) == (False, [1])
    assert other.read_bytes() == b"mine"


@pytest.mark.parametrize("missing", ["link", "rename"])
def test_a_system_without_hard_links_mends_a_broken_file_as_well(
    path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    store = store_at(path)
    store.update(lambda _: [1])
    store.update(lambda _: [1, 2])
    path.write_bytes(b"junk")

    def refuse(*_names: object, **_how: object) -> None:
        raise OSError(errno.EPERM, "not here")

    monkeypatch.setattr(os, missing, refuse)
    loaded = store.load()
    assert loaded.aside is not None and loaded.aside.read_bytes() == b"junk"
    assert store.load().value == [1]
    assert not [found for found in path.parent.iterdir() if found.suffix == ".tmp"]


def test_a_file_that_another_window_has_mended_meanwhile_is_not_set_aside(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_at(path)
    store.update(lambda _: [1])
    store.update(lambda _: [1, 2])
    path.write_bytes(b"junk")
    acquire = Lock.acquire

    def mended_before(lock: Lock) -> None:
        monkeypatch.setattr(Lock, "acquire", acquire)
        store_at(path).update(lambda value: [*value, 7])
        acquire(lock)

    monkeypatch.setattr(Lock, "acquire", mended_before)
    assert store.load() == ([1, 7], None, None, None, False)
    assert len(list(path.parent.glob("test.broken-*.json"))) == 1


def test_where_a_broken_file_cannot_be_mended_the_value_before_is_used_each_time(
    path: Path, tmp_path: Path
) -> None:
    with small_disk(tmp_path) as disk:
        store = store_at(disk / "test.json")
        store.update(lambda _: [1])
        store.update(lambda _: [1, 2])
        store.path.write_bytes(b"junk")
        full = fill(disk)
        for _again in range(2):
            assert store.load() == ([1], "broken", 1, None, True)
        assert code_of(lambda: store.update(lambda _: [2])) == "broken"
        assert store.path.read_bytes() == b"junk"
        full.unlink()
        assert store.update(lambda value: [*value, 3]).value == [1, 3]


def test_a_change_that_changes_nothing_writes_nothing(path: Path) -> None:
    store = store_at(path)
    store.update(lambda _: [1])
    before = path.stat()
    assert store.update(lambda _: [1]).value == [1]
    assert path.stat() == before
    assert not path.with_name("test.json.bak").exists()


def test_a_huge_file_is_kept_and_not_read(path: Path) -> None:
    path.parent.mkdir()
    with open(path, "wb") as file:
        file.truncate(17 * 2**20)
    loaded = store_at(path).load()
    assert (loaded.value, loaded.fault) == ([], "too-large")
    assert loaded.aside is not None


def test_a_file_of_a_later_version_is_never_written_over(path: Path) -> None:
    store_at(path, 2).update(lambda _: [1])
    before = path.read_bytes()
    store = store_at(path, 1)
    assert store.load() == ([], "too-new", None, None, False)
    assert code_of(lambda: store.update(lambda _: [2])) == "too-new"
    assert path.read_bytes() == before


@posix
def test_a_file_that_may_not_be_read_is_never_written_over() -> None:
    with reachable_folder() as folder:
        path = folder / "test.json"
        path.write_bytes(b"secret")
        path.chmod(0o000)
        assert as_ordinary_user(lambda: store_at(path).load().fault) == "denied"
        assert as_ordinary_user(lambda: code_of(lambda: store_at(path).update(list))) == "denied"
        path.chmod(0o600)
        assert path.read_bytes() == b"secret"


@posix
def test_in_a_folder_that_cannot_be_written_a_broken_file_stays_where_it_is() -> None:
    with reachable_folder() as folder:
        path = folder / "test.json"
        path.write_bytes(b"junk")
        path.chmod(0o644)
        folder.chmod(0o555)
        loaded = as_ordinary_user(lambda: store_at(path).load())
        assert loaded == ([], "broken", 1, None, False)
        assert as_ordinary_user(lambda: code_of(lambda: store_at(path).update(list))) == "read-only"
        assert path.read_bytes() == b"junk"


def test_a_full_disk_costs_the_change_only(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        store = store_at(disk / "test.json")
        store.update(lambda _: [1])
        fill(disk)
        assert code_of(lambda: store.update(lambda _: [2] * 3000)) == "full"
        assert store.load() == ([1], None, None, None, False)


@posix
@pytest.mark.parametrize("kind", ["folder", "pipe", "link to a device"])
def test_what_is_no_file_is_set_aside(path: Path, kind: str) -> None:
    path.parent.mkdir()
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    changed = store_at(path).update(lambda _: [1])
    assert changed.fault == "not-a-file"
    assert changed.aside is not None and os.path.lexists(changed.aside)
    assert store_at(path).load().value == [1]


@posix
def test_a_change_waits_for_another_window_that_is_writing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock, "_PATIENCE", 0.1)
    store = store_at(path)
    with Lock(path.with_name("test.json.lock")):
        assert in_child(lambda: code_of(lambda: store.update(lambda _: [1]))) == "locked"
    store.update(lambda _: [1])
    assert store.load().value == [1]


def test_a_clock_that_jumps_changes_nothing(path: Path) -> None:
    store = store_at(path)
    for moment in (2**33, 0, 10**9):
        store.update(lambda value, moment=moment: [*value, moment])
        os.utime(path, (moment, moment))
    assert store.load().value == [2**33, 0, 10**9]
    assert len(list(path.parent.iterdir())) == 3


@given(st.binary(max_size=100) | plain_json.map(lambda data: json.dumps(data).encode()))
def test_any_bytes_are_read_as_json_or_refused(data: bytes) -> None:
    try:
        value = read_json(data)
    except Damaged:
        return
    assert read_json(write_json(value).encode()) == value
