"""Every lesson, played right and wrong in every way, in every language: exactly what is said."""

import io
from pathlib import Path
from random import Random

import pytest

from osmosis_cli.cli.main import run as run_in_process
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.database import FILE_NAME, Database
from osmosis_cli.tutor import course
from osmosis_cli.tutor.notebook import Notebook
from tests.conftest import Run
from tests.shell.talking import speaking
from tests.transcripts.golden import Exchange, Transcript, check, read
from tests.transcripts.test_games import Recorder
from tests.tutor.learners import SEED, right_lines, wrong_lines

FOLDER = Path(__file__).parent / "lessons"
LANGUAGES = ("en", "de", "fr")


def heard(arguments: tuple[str, ...], lines: list[str]) -> Transcript:
    """Type these lines in this process and return what was said to each."""
    said = io.StringIO()
    typed = Recorder(lines, said)
    with speaking("en"):
        assert run_in_process(arguments, Console(typed, said, said, random=Random(SEED))) == 0
    text = said.getvalue()
    ends = [*typed.marks[1:], len(text)]
    answers = [tuple(text[a:b].splitlines()) for a, b in zip(typed.marks, ends, strict=True)]
    first = Exchange(None, tuple(text[: typed.marks[0]].splitlines()))
    exchanges = (Exchange(*pair) for pair in zip(lines, answers, strict=False))
    return Transcript(arguments, (first, *exchanges))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 13))
def test_a_lesson_played_right_is_answered_as_written_down_and_then_done(
    number: int, language: str, home: Path
) -> None:
    with speaking(language):
        lines = right_lines(course.lesson(number))
    said = heard(("learn", str(number), "--lang", language), lines)
    check(FOLDER / f"{language}-{number:02}-right.txt", said)
    mark = Notebook(Database(home / "osmosis" / FILE_NAME)).knowledge.lesson_mark(number)
    assert (mark.state, mark.helped) == ("done", 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, 13))
def test_every_error_in_a_lesson_is_answered_as_written_down(
    number: int, language: str, home: Path
) -> None:
    lesson = course.lesson(number)
    with speaking(language):
        lines = wrong_lines(lesson)
    said = heard(("learn", str(number), "--lang", language), lines)
    check(FOLDER / f"{language}-{number:02}-wrong.txt", said)
    mark = Notebook(Database(home / "osmosis" / FILE_NAME)).knowledge.lesson_mark(number)
    # A question that is right when it comes back counts as known.
    exercises = sum(step.kind == "play" for step in lesson.steps)
    assert mark.state == ("begun" if lesson.check else "done")
    assert lesson.check or mark.helped == exercises


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_real_program_says_the_same_to_a_script(language: str, run: Run) -> None:
    with speaking(language):
        lines = right_lines(course.lesson(4))
    arguments = ("learn", "4", "--lang", language)
    done = run(*arguments, input="".join(f"{line}\n" for line in lines))
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.splitlines() == heard(arguments, lines).said


WORDS_A_MINUTE, SECONDS_A_LINE = 150, 8
"""How fast a lesson is heard, and how long it takes to think about a line and type it."""


@pytest.mark.parametrize("number", range(1, 13))
def test_a_lesson_takes_as_many_minutes_as_it_says(number: int) -> None:
    heard = read(FOLDER / f"en-{number:02}-right.txt")
    words = sum(len(line.split()) for line in heard.said)
    minutes = words / WORDS_A_MINUTE + len(heard.typed) * SECONDS_A_LINE / 60
    assert course.lesson(number).minutes == round(minutes)
