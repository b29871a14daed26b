"""Numbers that no computer can hold make a damaged file, and never a fault of the program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from osmosis_cli.storage.errors import Damaged
from osmosis_cli.storage.exports import export_game, import_game
from osmosis_cli.storage.jsontext import read_json
from osmosis_cli.tutor.keeping import read, write
from osmosis_cli.tutor.progress import Knowledge, LessonMark, with_answer, with_lesson
from tests.storage.helpers import a_game, code_of

HUGE = ["1" + "0" * 400, "-1" + "0" * 400, "1e999", "-1e999", "1" + "0" * 5000]


def with_numbers(text: str, number: str) -> Iterator[str]:
    """The text of a file, each of its numbers in turn replaced by this one."""
    places: list[tuple[object, object]] = []

    def find(value: object) -> None:
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):  # type: ignore[call-overload]
            if isinstance(inner, dict | list):
                find(inner)
            elif type(inner) in (int, float):
                places.append((value, key))

    data = json.loads(text)
    find(data)
    assert places
    for holder, key in places:
        before = holder[key]  # type: ignore[index]
        holder[key] = "@"  # type: ignore[index]
        yield json.dumps(data).replace('"@"', number)
        holder[key] = before  # type: ignore[index]


@pytest.mark.parametrize("number", HUGE)
def test_progress_with_a_number_out_of_reach_is_left_out(number: str) -> None:
    known = with_lesson(Knowledge(), 3, LessonMark("begun", 4, 1))
    for _again in range(3):
        known = with_answer(known, "starting", True, 1_700_000_000.0, code="cbf")
    values = write(known)
    for name, value in values.items():
        for text in with_numbers(value, number):
            found = read({**values, name: text})
            assert found != known
            assert read(write(found)) == found


@pytest.mark.parametrize("number", HUGE)
def test_an_exported_game_with_a_number_out_of_reach_is_refused(
    tmp_path: Path, number: str
) -> None:
    path = tmp_path / "game.json"
    export_game(path, a_game(), "2026-01-01T00:00:00Z")
    whole = path.read_text()
    texts = [*with_numbers(whole, number), whole.replace('"2026-01-01T00:00:00Z"', number)]
    for text in texts:
        path.write_text(text)
        assert code_of(lambda: import_game(path)) in ("broken", "too-new")


def test_an_exported_game_nested_to_the_very_limit_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    for depth in range(980, 1000):
        nested = "[" * depth + "]" * depth
        path.write_text(
            '{"osmosis":"save","version":1,"name":null,"saved":"","id":"a","started":"",'
            '"deal":"1","rules":"classic","score":1,"outcome":"open","check":"0",'
            f'"commands":{nested}}}'
        )
        assert code_of(lambda: import_game(path)) == "broken"


@pytest.mark.parametrize("number", HUGE[2:])
def test_json_holds_no_number_that_is_none(number: str) -> None:
    with pytest.raises(Damaged):
        read_json(f'{{"a": {number}}}'.encode())
