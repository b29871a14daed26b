"""A save that is bad in any way is one bad save, and no more."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from osmosis_cli.storage.saves import (
    import_game,
    list_slots,
    load_slot,
    save_slot,
    slot_name,
    slot_path,
)
from tests.storage.helpers import a_game, code_of, posix

NOW = "2024-03-01T12:00:00+01:00"


@pytest.mark.parametrize("score", ["1e999", "NaN", "-0", '"\\ud800"', "[" * 960 + "]" * 960])
@pytest.mark.parametrize("entry", ["score", "saved", "commands", "deal"])
def test_one_bad_save_never_hides_the_others(tmp_path: Path, entry: str, score: str) -> None:
    good = save_slot(tmp_path, "good", a_game(), NOW)
    content = {**json.loads(good.read_bytes()), entry: "here"}
    bad = slot_path(tmp_path, "bad")
    bad.write_text(json.dumps(content).replace('"here"', score))
    assert [(slot.name, slot.fault) for slot in list_slots(tmp_path)] == [
        ("bad", "broken"),
        ("good", None),
    ]
    assert slot_name(tmp_path, "bad") == "bad"
    assert code_of(lambda: import_game(bad)) == "broken"
    assert load_slot(tmp_path, "bad").fault == "broken"


@posix
def test_a_folder_or_a_pipe_among_the_saves_stops_nothing(tmp_path: Path) -> None:
    save_slot(tmp_path, "one", a_game(), NOW)
    slot_path(tmp_path, "a folder").mkdir()
    os.mkfifo(slot_path(tmp_path, "a pipe"))
    slot_path(tmp_path, "a circle").symlink_to(slot_path(tmp_path, "a circle"))
    faults = {slot.name: slot.fault for slot in list_slots(tmp_path)}
    assert faults == {
        "one": None,
        "a folder": "not-a-file",
        "a pipe": "not-a-file",
        "a circle": "not-a-file",
    }
    loaded = load_slot(tmp_path, "a pipe")
    assert loaded.fault == "not-a-file" and loaded.aside is not None


def test_a_damaged_save_is_listed_as_what_it_can_be_loaded_as(tmp_path: Path) -> None:
    for moves in (b"x", b"xyz"):
        path = save_slot(tmp_path, "evening", a_game(moves), NOW)
    path.write_bytes(b"junk")
    [slot] = list_slots(tmp_path)
    assert (slot.name, slot.fault) == ("evening", None)
    loaded = load_slot(tmp_path, slot.name)
    assert loaded.value is not None and loaded.previous
    assert slot.summary is not None
    assert loaded.value.game.timeline.state.score == slot.summary.score
