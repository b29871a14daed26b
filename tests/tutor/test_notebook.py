"""What a learner knows is on disk after each answer, counted once, and outlives every fault."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from osmosis_cli.storage.database import FILE_NAME, Database
from osmosis_cli.tutor.keeping import read, write
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.tutor.progress import Knowledge, LessonMark, with_answer, with_lesson
from tests.shell.talking import said, session

NOW = 1_700_000_000.0


def notebook_in(folder: Path) -> Notebook:
    return Notebook(Database(folder / FILE_NAME))


def known_in(folder: Path) -> set[int]:
    """The lessons that a new session knows of."""
    return set(notebook_in(folder).knowledge.lessons)


def learn(notebook: Notebook, *numbers: int) -> None:
    for number in numbers:
        notebook.change(lambda known, n=number: with_lesson(known, n, LessonMark("done")))  # type: ignore[misc]


def block(folder: Path) -> Path:
    """Put a database in place that cannot be written over; without this file one can be made."""
    path = folder / FILE_NAME
    with closing(sqlite3.connect(path)) as made:
        made.executescript(
            f"PRAGMA application_id = {0x4F736D6F}; PRAGMA user_version = 2; CREATE TABLE x (y)"
        )
    return path


def some() -> Knowledge:
    knowledge = with_lesson(Knowledge(guide=True, shown=("start",)), 3, LessonMark("begun", 4, 1))
    for right in (True, True, True, False):
        knowledge = with_answer(knowledge, "starting", right, NOW, code="cbf")
    return with_answer(with_answer(knowledge, "reach", True, NOW), "reach", True, NOW)


def test_knowledge_comes_back_as_it_was(tmp_path: Path) -> None:
    assert read(write(some())) == some()
    notebook_in(tmp_path).change(lambda _old: some())
    assert notebook_in(tmp_path).knowledge == some()


@pytest.mark.parametrize("value", ["", "{", "[]", '{"state":"?"}', '{"state":"done","step":-1}'])
def test_a_value_that_makes_no_sense_is_left_out(value: str) -> None:
    found = read({**write(some()), "lesson 4": value, "rule reach": value, "other": value})
    assert set(found.lessons) == {3}
    assert set(found.rules) == {"starting"}


def test_every_change_is_on_disk_at_once(tmp_path: Path) -> None:
    notebook = notebook_in(tmp_path)
    for number in (1, 2, 3):
        learn(notebook, number)
        assert known_in(tmp_path) == set(range(1, number + 1))


def test_what_another_window_learned_is_not_lost(tmp_path: Path) -> None:
    first, second = notebook_in(tmp_path), notebook_in(tmp_path)
    assert first.knowledge == second.knowledge == Knowledge()
    learn(first, 1)
    learn(second, 2)
    assert set(second.knowledge.lessons) == {1, 2}


def test_a_change_that_is_written_again_counts_once(tmp_path: Path) -> None:
    database = Database(tmp_path / FILE_NAME)
    notebook = Notebook(database)
    answer = lambda known: with_answer(known, "reach", True, NOW)  # noqa: E731
    notebook.change(answer)
    # As if a signal had come between the end of the transaction and the note that it has ended.
    notebook._waiting.append((notebook._made, answer))
    database.write({"learned": notebook._write})
    assert notebook_in(tmp_path).knowledge.rule("reach").right == 1


def test_where_nothing_can_be_written_learning_goes_on_and_says_so_once(tmp_path: Path) -> None:
    place = tmp_path / "no folder"
    place.write_text("a file")
    notebook = notebook_in(place)
    learn(notebook, 1, 2)
    assert set(notebook.knowledge.lessons) == {1, 2}
    (trouble,) = notebook.take_troubles()
    assert trouble.startswith(
        "Your progress cannot be saved, so it is kept only until the program ends. "
    )
    assert str(place) in trouble


def test_what_could_not_be_written_is_written_with_what_comes_next(tmp_path: Path) -> None:
    learn(notebook_in(tmp_path), 1)
    notebook, other = notebook_in(tmp_path), notebook_in(tmp_path)
    assert set(notebook.knowledge.lessons) == {1}
    mine = (tmp_path / FILE_NAME).rename(tmp_path / "mine")
    newer = block(tmp_path)
    learn(notebook, 2, 3)
    newer.unlink()
    mine.rename(tmp_path / FILE_NAME)
    learn(other, 4)
    learn(notebook, 5)
    assert set(notebook.knowledge.lessons) == known_in(tmp_path) == {1, 2, 3, 4, 5}
    # Each time that it begins anew, it is told anew.
    assert len(notebook.take_troubles()) == 1
    (tmp_path / FILE_NAME).unlink()
    block(tmp_path)
    learn(notebook, 6, 7)
    assert len(notebook.take_troubles()) == 1


def test_a_reset_that_could_not_be_written_forgets_what_is_in_the_file_later(
    tmp_path: Path,
) -> None:
    notebook = notebook_in(tmp_path)
    newer = block(tmp_path)
    learn(notebook, 1)
    notebook.reset()
    newer.unlink()
    learn(notebook_in(tmp_path), 2)
    learn(notebook, 3)
    assert known_in(tmp_path) == {3}


def test_a_file_that_was_removed_is_written_again_whole(tmp_path: Path) -> None:
    notebook = notebook_in(tmp_path)
    learn(notebook, 1, 2)
    (tmp_path / FILE_NAME).unlink()
    learn(notebook, 3)
    assert known_in(tmp_path) == {1, 2, 3}
    assert not notebook.take_troubles()


def test_nobody_who_has_learned_nothing_gets_a_file(tmp_path: Path) -> None:
    notebook = notebook_in(tmp_path)
    assert notebook.knowledge == Knowledge()
    assert notebook.unsaved() is None
    assert not (tmp_path / FILE_NAME).exists()


def test_on_leaving_a_lesson_it_is_said_whether_the_progress_is_kept(tmp_path: Path) -> None:
    talk = session()
    talk.session.learner = notebook_in(tmp_path)
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
    assert kept in said(talk, "leave")
