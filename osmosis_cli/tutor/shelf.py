"""The lessons of the course, found where the program keeps them."""

from functools import lru_cache

from osmosis_cli.tutor.course import load_lesson
from osmosis_cli.tutor.lesson import Lesson
from osmosis_cli.words.language import resource

FOLDER = "tutorials"


def numbers() -> list[int]:
    """The numbers of all lessons, in order."""
    return sorted(_files())


@lru_cache(maxsize=16)
def lesson(number: int) -> Lesson:
    """The lesson with this number. Raises `KeyError`, and `BadLesson` if its file is bad."""
    return load_lesson(content(number), number)


def content(number: int) -> bytes:
    """The bytes of the file of this lesson. Raises `KeyError`."""
    return (resource(FOLDER) / _files()[number]).read_bytes()


@lru_cache(maxsize=1)
def titles() -> dict[int, str]:
    """The message ids of all titles by number; the lessons themselves are not checked."""
    import tomllib

    return {
        number: str(tomllib.loads(content(number).decode("utf-8")).get("title", ""))
        for number in numbers()
    }


@lru_cache(maxsize=1)
def _files() -> dict[int, str]:
    """The names of the lesson files by number: ``04-the-osmosis-rule.toml`` is lesson 4."""
    folder = resource(FOLDER)
    if not folder.is_dir():
        return {}
    names = (file.name for file in folder.iterdir())
    return {int(name[:2]): name for name in names if name.endswith(".toml") and name[:2].isdigit()}
