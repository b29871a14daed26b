"""A saved game comes back whole, undo included; a broken one is kept and named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from osmosis_cli.storage.exports import Save, _check, read_save, read_summary, write_save

from osmosis_cli.game.position import write_position
from osmosis_cli.storage import saves
from osmosis_cli.storage.errors import Damaged, TooNew
from osmosis_cli.storage.files import previous_path, replace_file
from osmosis_cli.storage.names import BadName
from osmosis_cli.storage.saves import (
    delete_slot,
    export_game,
    import_game,
    list_slots,
    load_slot,
    save_slot,
    slot_name,
    slot_path,
)
from tests.game.strategies import deal_numbers, rule_sets
from tests.storage.helpers import (
    a_game,
    as_ordinary_user,
    code_of,
    entries_from,
    fill,
    game_from,
    picture,
    posix,
    reachable_folder,
    small_disk,
    start_of,
)

NOW = "2024-03-01T12:00:00+01:00"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / saves.FOLDER_NAME


@settings(max_examples=50)
@given(deal_numbers, rule_sets, st.binary(max_size=40))
def test_a_saved_game_comes_back_exactly(number, rules, line: bytes) -> None:  # type: ignore[no-untyped-def]
    start = start_of(number.text, rules)
    save = Save("Käse", NOW, game_from(start, entries_from(start, line)))
    data = write_save(save)
    again = read_save(data)
    assert (again.name, again.saved) == ("Käse", NOW)
    assert picture(again.game) == picture(save.game)
    assert write_save(again) == data
    state = save.game.timeline.state
    summary = read_summary(data)
    assert (summary.deal, summary.rules) == (number.text, rules)
    assert (summary.score, summary.outcome) == (state.score, state.outcome)


def test_undo_and_redo_work_after_loading(folder: Path) -> None:
    game = a_game()
    save_slot(folder, "one", game, NOW)
    loaded = load_slot(folder, "ONE").value
    assert loaded is not None
    before = loaded.game.timeline.state
    assert loaded.game.timeline.redo() and loaded.game.timeline.undo()
    assert loaded.game.timeline.state == before
    while loaded.game.timeline.undo():
        pass
    assert loaded.game.timeline.state == game.timeline.start


def test_a_save_is_a_text_that_people_and_other_programs_can_read() -> None:
    data = write_save(Save("Käse", NOW, a_game(b"abc")))
    assert data.isascii()
    content = json.loads(data)
    assert content["deal"] == "32001"
    assert content["rules"] == "classic"
    assert all("turn" in command for command in content["commands"])
    assert data.count(b'\n{"turn":') == len(content["commands"])


def test_saves_are_listed_by_name_with_what_they_hold(folder: Path) -> None:
    assert list_slots(folder) == []
    for name, line in (("zoo", b""), ("Ähre", b"abc"), ("Bach 2", b"xyz")):
        save_slot(folder, name, a_game(line), NOW)
    (folder / "notes.txt").write_text("mine")
    (folder / "osmosis-Copy of zoo.json").write_text("mine")
    replace_file(slot_path(folder, "bad"), b"junk")
    slots = list_slots(folder)
    assert [slot.name for slot in slots] == ["Bach 2", "bad", "zoo", "Ähre"]
    assert [slot.fault for slot in slots] == [None, "broken", None, None]
    summary = slots[0].summary
    assert summary is not None
    assert summary.score == a_game(b"xyz").timeline.state.score
    assert (summary.saved, summary.deal) == (NOW, "32001")


def test_a_save_under_a_known_name_keeps_the_one_before(folder: Path) -> None:
    assert slot_name(folder, "one") is None
    path = save_slot(folder, "one", a_game(b"abc"), NOW)
    assert slot_name(folder, " ONE ") == "one"
    assert save_slot(folder, "One", a_game(b"xyz"), NOW) == path
    assert [slot.name for slot in list_slots(folder)] == ["One"]
    assert picture(import_game(previous_path(path)).game) == picture(a_game(b"abc"))


def test_a_deleted_save_leaves_the_list_and_is_kept(folder: Path) -> None:
    path = save_slot(folder, "one", a_game(), NOW)
    delete_slot(folder, "ONE")
    assert list_slots(folder) == []
    assert load_slot(folder, "one").value is None
    assert picture(import_game(previous_path(path)).game) == picture(a_game())
    assert code_of(lambda: delete_slot(folder, "one")) == "missing"


def test_a_broken_save_is_kept_and_the_one_before_is_loaded(folder: Path) -> None:
    save_slot(folder, "one", a_game(b"abc"), NOW)
    path = save_slot(folder, "one", a_game(b"xyz"), NOW)
    path.write_bytes(path.read_bytes()[:-20])
    loaded = load_slot(folder, "one")
    assert (loaded.fault, loaded.previous) == ("broken", True)
    assert loaded.value is not None and picture(loaded.value.game) == picture(a_game(b"abc"))
    assert loaded.aside is not None and loaded.aside.exists()
    # The save before it is there from now on, and the kept file is no slot of its own.
    assert [(slot.name, slot.fault) for slot in list_slots(folder)] == [("one", None)]
    again = load_slot(folder, "one")
    assert again.fault is None and again.value is not None
    assert picture(again.value.game) == picture(a_game(b"abc"))


def test_a_broken_save_without_one_before_leaves_the_list_and_is_kept(folder: Path) -> None:
    path = save_slot(folder, "one", a_game(b"abc"), NOW)
    path.write_bytes(b"junk")
    loaded = load_slot(folder, "one")
    assert (loaded.value, loaded.fault) == (None, "broken")
    assert loaded.aside is not None and loaded.aside.read_bytes() == b"junk"
    assert list_slots(folder) == []


def test_a_save_that_was_renamed_by_hand_goes_by_its_new_name(folder: Path) -> None:
    path = save_slot(folder, "One", a_game(), NOW)
    path.rename(slot_path(folder, "two"))
    (slot,) = list_slots(folder)
    assert slot.name == "two" and slot.summary is not None
    assert load_slot(folder, "two").value is not None


@pytest.mark.parametrize("name", ["", "../evil\x1b", "x" * 40])
def test_a_bad_name_touches_nothing(folder: Path, name: str) -> None:
    for action in (slot_name, load_slot, delete_slot):
        with pytest.raises(BadName):
            action(folder, name)
    with pytest.raises(BadName):
        save_slot(folder, name, a_game(), NOW)
    assert not folder.exists()


@pytest.mark.parametrize("name", ["../../up", "/etc/passwd", "C:\\x", "a\\b", "..", "~"])
def test_a_name_never_leads_out_of_the_folder(folder: Path, name: str) -> None:
    path = save_slot(folder, name, a_game(), NOW)
    assert path.parent == folder
    assert [entry.name for entry in folder.iterdir()] == [path.name]
    assert [slot.name for slot in list_slots(folder)] == [name]


def test_a_game_can_be_passed_on_and_nothing_is_overwritten_unasked(tmp_path: Path) -> None:
    path = tmp_path / "for Anna.json"
    export_game(path, a_game(b"abc"), NOW)
    assert code_of(lambda: export_game(path, a_game(), NOW)) == "exists"
    assert picture(import_game(path).game) == picture(a_game(b"abc"))
    assert import_game(path).name is None
    export_game(path, a_game(), NOW, replace=True)
    # Mail and editors change line ends, blanks and the first bytes.
    text = path.read_text().replace("\n", "\r\n  ")
    path.write_text(text, encoding="utf-8-sig", newline="")
    assert picture(import_game(path).game) == picture(a_game())
    path.write_text("junk")
    assert code_of(lambda: import_game(path)) == "broken"
    assert path.read_text() == "junk"


@settings(max_examples=50)
@given(st.data())
def test_a_change_anywhere_in_a_save_is_noticed_or_does_no_harm(data: st.DataObject) -> None:
    save = Save("one", NOW, a_game())
    whole = write_save(save)
    place = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(place, min(place + 9, len(whole))))
    new = data.draw(st.binary(max_size=4) | st.sampled_from((b"\n", b"0", b" ", b'"')))
    try:
        again = read_save(whole[:place] + new + whole[end:])
    except (Damaged, TooNew):
        return
    assert again._replace(game=save.game) == save
    assert picture(again.game) == picture(save.game)


def changed(**changes: object) -> bytes:
    """A save with some entries changed or, with ..., left out; its check sum is right."""
    data = {**json.loads(write_save(Save("one", NOW, a_game()))), **changes}
    data = {key: value for key, value in data.items() if value is not ... and key != "check"}
    return json.dumps({**data, "check": _check(data)}).encode()


@pytest.mark.parametrize(
    "changes",
    [
        {"score": 3},
        {"score": "2"},
        {"outcome": "won"},
        {"outcome": "over"},
        {"name": "\x1b[2J"},
        {"name": "a\u202eb"},
        {"name": " one"},
        {"name": 1},
        {"saved": "\x9b"},
        {"saved": "x" * 41},
        {"saved": None},
        {"version": 0},
        {"version": True},
        {"osmosis": "journal"},
        {"commands": {}},
        {"commands": [{"turn": ["waste"]}]},
        {"commands": [{"undo": 1}]},
        {"commands": [[]]},
        {"commands": ...},
        {"rules": "bridesmaids"},
        {"more": 1},
        {"position": write_position(a_game().timeline.state)},
    ],
)
def test_a_save_with_anything_wrong_is_refused(changes: dict[str, object]) -> None:
    assert picture(read_save(changed()).game) == picture(a_game())
    with pytest.raises(Damaged):
        read_save(changed(**changes))


def test_a_save_of_a_later_version_is_left_alone(folder: Path) -> None:
    path = slot_path(folder, "one")
    replace_file(path, changed(version=2, unknown=[]))
    assert load_slot(folder, "one").fault == "too-new"
    assert path.exists()
    assert [slot.fault for slot in list_slots(folder)] == ["too-new"]


def test_a_save_too_large_to_be_read_is_not_written(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves, "LIMIT", 400)
    assert code_of(lambda: save_slot(folder, "one", a_game(), NOW)) == "too-large"
    assert code_of(lambda: export_game(folder.parent / "one", a_game(), NOW)) == "too-large"
    assert not folder.exists()
    assert not (folder.parent / "one").exists()


def test_a_folder_for_an_exported_game_is_never_made_unasked(folder: Path) -> None:
    assert code_of(lambda: export_game(folder / "one", a_game(), NOW)) == "no-such-folder"
    assert not folder.exists()


def test_a_full_disk_costs_the_new_save_only(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk:
        save_slot(disk, "one", a_game(b"abc"), NOW)
        fill(disk)
        assert code_of(lambda: save_slot(disk, "one", a_game(), NOW)) == "full"
        loaded = load_slot(disk, "one")
        assert loaded.fault is None and loaded.value is not None
        assert picture(loaded.value.game) == picture(a_game(b"abc"))


@posix
def test_saves_in_a_folder_that_cannot_be_written_can_be_loaded() -> None:
    with reachable_folder() as folder:
        save_slot(folder, "one", a_game(), NOW)
        slot_path(folder, "one").chmod(0o644)
        folder.chmod(0o555)
        see = as_ordinary_user(lambda: load_slot(folder, "one").fault)
        assert see is None
        for action in (
            lambda: save_slot(folder, "two", a_game(), NOW),
            lambda: delete_slot(folder, "one"),
        ):
            assert as_ordinary_user(lambda action=action: code_of(action)) == "read-only"
        folder.chmod(0o000)
        assert as_ordinary_user(lambda: code_of(lambda: list_slots(folder))) == "denied"
        assert as_ordinary_user(lambda: load_slot(folder, "one").fault) == "denied"
