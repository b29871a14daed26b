import json
from pathlib import Path

import pytest

from osmosis_cli.tutor.keeping import FILE, progress_store, read, write
from osmosis_cli.tutor.knowledge import Knowledge, LessonMark, with_answer, with_lesson
from osmosis_cli.tutor.notebook import Notebook

NOW = 1_700_000_000.0


def some() -> Knowledge:
    knowledge = with_lesson(Knowledge(guide=True, shown=("start",)), 3, LessonMark("begun", 4, 1))
    for right in (True, True, True, False):
        knowledge = with_answer(knowledge, "starting", right, NOW, code="b1004")
    return with_answer(with_answer(knowledge, "reach", True, NOW), "reach", True, NOW)


def test_knowledge_comes_back_from_the_file_as_it_was(tmp_path: Path) -> None:
    assert read(write(some())) == some()
    Notebook(lambda: progress_store(tmp_path)).change(lambda _old: some())
    assert Notebook(lambda: progress_store(tmp_path)).knowledge == some()


def test_every_change_is_on_disk_at_once(tmp_path: Path) -> None:
    notebook = Notebook(lambda: progress_store(tmp_path))
    for number in (1, 2, 3):
        notebook.change(lambda known, n=number: with_lesson(known, n, LessonMark("done")))
        kept = json.loads((tmp_path / FILE).read_text())["data"]
        assert kept["lesson"] == number


def test_what_another_window_learned_is_not_lost(tmp_path: Path) -> None:
    first = Notebook(lambda: progress_store(tmp_path))
    second = Notebook(lambda: progress_store(tmp_path))
    assert first.knowledge == second.knowledge == Knowledge()
    first.change(lambda known: with_lesson(known, 1, LessonMark("done")))
    second.change(lambda known: with_lesson(known, 2, LessonMark("done")))
    assert set(second.knowledge.lessons) == {1, 2}


BROKEN = [
    b"",
    b"{",
    b"\xff\xfe",
    b'{"osmosis":"progress","version":1,"data":[]}',
    b'{"osmosis":"progress","version":1,"data":{"lessons":{"1":{"state":"?"}}}}',
]


@pytest.mark.parametrize("content", BROKEN)
def test_a_broken_file_is_kept_and_named_and_learning_goes_on(
    tmp_path: Path, content: bytes
) -> None:
    (tmp_path / FILE).write_bytes(content)
    notebook = Notebook(lambda: progress_store(tmp_path))
    assert notebook.knowledge == Knowledge()
    aside = [path for path in tmp_path.iterdir() if "broken" in path.name]
    assert [path.read_bytes() for path in aside] == [content]
    (trouble,) = notebook.take_troubles()
    assert aside[0].name in trouble
    assert notebook.take_troubles() == []
    notebook.change(lambda known: with_lesson(known, 1, LessonMark("done")))
    assert Notebook(lambda: progress_store(tmp_path)).knowledge.lesson == 1


def test_where_nothing_can_be_written_learning_goes_on_and_says_so_once(tmp_path: Path) -> None:
    place = tmp_path / "no folder"
    place.write_text("a file")
    notebook = Notebook(lambda: progress_store(place))
    for number in (1, 2):
        notebook.change(lambda known, n=number: with_lesson(known, n, LessonMark("done")))
    assert set(notebook.knowledge.lessons) == {1, 2}
    assert len(notebook.take_troubles()) == 1


WRONG = [
    ("level", 4),
    ("level", True),
    ("rung", 9),
    ("share", 2),
    ("share", float("nan")),
    ("right", -1),
    ("due", "soon"),
    ("reviewed", 1),
]


@pytest.mark.parametrize(("key", "value"), WRONG)
def test_data_that_cannot_be_are_refused(key: str, value: object) -> None:
    data = json.loads(json.dumps(write(some())))
    data["rules"]["starting"][key] = value
    with pytest.raises(ValueError):
        read(data)
