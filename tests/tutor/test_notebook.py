import json
from pathlib import Path

import pytest

from osmosis_cli.tutor.keeping import FILE, progress_store, read, write
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.tutor.progress import Knowledge, LessonMark, with_answer, with_lesson
from tests.shell.talking import said, session

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
    told = notebook.take_troubles()
    assert told[0] == "The file of your progress is damaged, so it begins anew."
    assert str(aside[0]) in told[1]
    assert notebook.take_troubles() == []
    notebook.change(lambda known: with_lesson(known, 1, LessonMark("done")))
    assert Notebook(lambda: progress_store(tmp_path)).knowledge.lesson == 1


def test_of_a_broken_file_the_one_before_is_used_from_then_on(tmp_path: Path) -> None:
    store = progress_store(tmp_path)
    for number in (1, 2):
        store.update(lambda known, n=number: with_lesson(known, n, LessonMark("done")))  # type: ignore[misc]
    (tmp_path / FILE).write_bytes(b"junk")
    notebook = Notebook(lambda: progress_store(tmp_path))
    assert set(notebook.knowledge.lessons) == {1}
    told = notebook.take_troubles()
    assert told[0] == "The file of your progress is damaged, so the one before it is used."
    assert str(tmp_path / "progress.broken-1.json") in told[1]
    for number in (3, 4):
        notebook.change(lambda known, n=number: with_lesson(known, n, LessonMark("done")))  # type: ignore[misc]
    assert not notebook.take_troubles()
    assert set(notebook.knowledge.lessons) == {1, 3, 4}
    assert set(Notebook(lambda: progress_store(tmp_path)).knowledge.lessons) == {1, 3, 4}


def block(folder: Path) -> Path:
    """Put progress in place that cannot be written over; without this file it can be."""
    path = folder / FILE
    path.write_text('{"osmosis":"progress","version":99}')
    return path


def learn(notebook: Notebook, *numbers: int) -> None:
    for number in numbers:
        notebook.change(lambda known, n=number: with_lesson(known, n, LessonMark("done")))  # type: ignore[misc]


def test_where_nothing_can_be_written_learning_goes_on_and_says_so_once(tmp_path: Path) -> None:
    place = tmp_path / "no folder"
    place.write_text("a file")
    notebook = Notebook(lambda: progress_store(place))
    learn(notebook, 1, 2)
    assert set(notebook.knowledge.lessons) == {1, 2}
    (trouble,) = notebook.take_troubles()
    assert trouble.startswith(
        "Your progress cannot be saved, so it is kept only until the program ends. "
    )
    assert str(place) in trouble


def test_what_could_not_be_written_is_written_with_what_comes_next(tmp_path: Path) -> None:
    learn(Notebook(lambda: progress_store(tmp_path)), 1)
    notebook = Notebook(lambda: progress_store(tmp_path))
    assert set(notebook.knowledge.lessons) == {1}
    other = Notebook(lambda: progress_store(tmp_path))
    mine = (tmp_path / FILE).rename(tmp_path / "mine")
    newer = block(tmp_path)
    learn(notebook, 2, 3)
    newer.unlink()
    mine.rename(tmp_path / FILE)
    learn(other, 4)
    learn(notebook, 5)
    assert set(notebook.knowledge.lessons) == {1, 2, 3, 4, 5}
    assert set(Notebook(lambda: progress_store(tmp_path)).knowledge.lessons) == {1, 2, 3, 4, 5}
    # Each time that it begins anew, it is told anew.
    assert len(notebook.take_troubles()) == 1
    block(tmp_path)
    learn(notebook, 6, 7)
    assert len(notebook.take_troubles()) == 1


def test_a_reset_that_could_not_be_written_forgets_what_is_in_the_file_later(
    tmp_path: Path,
) -> None:
    notebook = Notebook(lambda: progress_store(tmp_path))
    newer = block(tmp_path)
    learn(notebook, 1)
    notebook.reset()
    newer.unlink()
    learn(Notebook(lambda: progress_store(tmp_path)), 2)
    learn(notebook, 3)
    assert set(Notebook(lambda: progress_store(tmp_path)).knowledge.lessons) == {3}


def test_a_file_that_was_removed_is_written_again_whole(tmp_path: Path) -> None:
    notebook = Notebook(lambda: progress_store(tmp_path))
    learn(notebook, 1, 2)
    (tmp_path / FILE).unlink()
    assert notebook.unsaved() is None
    assert Notebook(lambda: progress_store(tmp_path)).knowledge == notebook.knowledge
    (tmp_path / FILE).unlink()
    learn(notebook, 3)
    assert set(Notebook(lambda: progress_store(tmp_path)).knowledge.lessons) == {1, 2, 3}
    assert not notebook.take_troubles()


def test_after_a_reset_nothing_is_said_to_be_used_from_before(tmp_path: Path) -> None:
    notebook = Notebook(lambda: progress_store(tmp_path))
    learn(notebook, 1, 2)
    (tmp_path / FILE).write_bytes(b"junk")
    notebook.reset()
    [told] = notebook.take_troubles()
    assert str(tmp_path / "progress.broken-1.json") in told
    assert notebook.knowledge == Knowledge()
    assert Notebook(lambda: progress_store(tmp_path)).knowledge == Knowledge()


def test_at_the_end_it_is_tried_a_last_time(tmp_path: Path) -> None:
    notebook = Notebook(lambda: progress_store(tmp_path))
    newer = block(tmp_path)
    learn(notebook, 1)
    newer.unlink()
    notebook.close()
    assert set(Notebook(lambda: progress_store(tmp_path)).knowledge.lessons) == {1}


def test_nobody_who_has_learned_nothing_gets_a_file(tmp_path: Path) -> None:
    notebook = Notebook(lambda: progress_store(tmp_path))
    notebook.close()
    assert notebook.unsaved() is None
    assert not (tmp_path / FILE).exists()
    assert not (tmp_path / f"{FILE}.lock").exists()


def test_on_leaving_a_lesson_it_is_said_whether_the_progress_is_kept(tmp_path: Path) -> None:
    talk = session()
    talk.session.learner = Notebook(lambda: progress_store(tmp_path))
    newer = block(tmp_path)
    lost = "Your progress cannot be saved, so it is kept only until the program ends."
    kept = "You are back in your game. Your progress is kept."
    assert lost in said(talk, "lesson 1", "next")
    for _again in range(2):
        left = said(talk, "lesson 1", "leave")
        assert left.count(lost) == 1
        assert str(newer) in left
        assert "You are back in your game." in left and kept not in left
    assert lost not in said(talk, "lesson 1", "next")
    newer.unlink()
    left = said(talk, "leave")
    assert kept in left and lost not in left
    assert set(Notebook(lambda: progress_store(tmp_path)).knowledge.lessons) == {1}


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
