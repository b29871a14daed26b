"""Everything that the program can be made to say: lines for a game and lessons, command lines."""

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from osmosis_cli.cli.main import run
from osmosis_cli.shell import commands
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.tutor import course
from osmosis_cli.words.cards import comma_list
from tests.tutor.learners import SEED, right_lines, wrong_lines

assert commands

FOLDER = "10"
"""The name of the folder that files go to: it has no letters."""

# What follows some commands in a tour, in place of the examples that help gives.
TOLD = {
    "hint": ("hint", "hint", "hint", "hint all", "yes", "hint maybe"),
    "winnable": ("winnable", "no", "winnable", "yes"),
    "why lost": ("why lost",),
    "export": ("export", f"export {FOLDER}/1.2", f"export {FOLDER}/1.2", "no", "export /",
               "export 8/9"),
    "import": ("import", f"import {FOLDER}/1.2", "import 4.5", "import /"),
    "new": ("new 12345678901234567890123", "new 32001 now", "draw", "new peek", "no"),
    "give up": ("give up", "no", "give up", "maybe", "yes", "give up"),
    "save": ("save", "save 11", "save 1-1", "save 1-1", "no", "save " + "1" * 40),
    "load": ("load", "load 1", "draw", "load 1-1", "yes", "load 99"),
    "delete": ("delete", "delete 99", "delete 1-1", "no", "delete 1-1", "yes", "saves"),
    "script": ("script", f"script {FOLDER}/3.4", "script", "script off", "script off"),
    "language": ("language", "language xx", "language en"),
    "learn": ("learn", "step", "next", "back", "skip", "help", "draw", "new", "stop", "learn 99",
              "learn ahead", "1", "2", "1", "2", "1", "2", "stop"),
    "practice": ("practice", "1", "hint", "2", "1", "why", "draw", "show", "stop", "practice x"),
    "reset progress": ("reset progress", "no", "reset progress", "yes"),
    "review": ("review", "yes", "review next", "review next", "review back", "review mine",
               "review next", "review better", "review x"),
    "stats": ("stats", "stats reset", "no", "stats x"),
    "new winnable": ("new winnable", "new winnable x"),
    "verbosity": ("verbosity", "verbosity x", "verbosity short", "board", "draw", "why r1",
                  "verbosity full", "board", "draw", "moves", "undo", "verbosity normal"),
    "cards": ("cards", "cards x", "cards short", "board", "cards auto"),
    "width": ("width 19",),
    "plain": ("plain", "plain x"),
    "guide": ("guide", "guide on", "draw", "r1", "undo", "guide off"),
    "history": ("history", "history 3", "history 999", "history x"),
    "undo": ("undo", "undo 3", "undo x", "undo 99", "undo"),
    "redo": ("redo", "redo 2", "redo 99", "redo", "restart", "redo 99"),
    "go": ("go", "go", "go x"),
    "quit": ("quit",),
}  # fmt: skip

ODD = ("", "xyzzy", "baord", "8", "8 9 10", "row", "row 5", "r5", "why", "why 8", "draw 3",
       "help x", "help he", "rules x", "rules r", "find", "find x", "w row 3", "8h waste",
       "8h stock", "8h reserve", "sa")  # fmt: skip

# A deal that careless play carries far: every kind of move comes.
PLAY = ("go", "w", "why", "go", "w", "why w", "safe", "needs 1", "needs 2", "needs 3", "seen") * 6


def tour() -> Iterator[str]:
    """Lines that use every command, its help, its errors and every section of the rules."""
    yield from ODD
    yield from PLAY
    for key, command in COMMANDS.items():
        if key != "quit":
            yield from _lines(key)
            yield f"help {comma_list(command.words[1].split(';')[0])[0]}"
            yield from ODD[:3]
    yield from (
        "help",
        "help keys",
        "rules",
        *(f"rules {number}" for number in range(1, 19)),
        "rules all",
    )
    yield from ("reserve", "pile 1", "waste", "stock", "moves", "score", "number", "lessons")
    yield from _lines("quit")


def _lines(key: str) -> tuple[str, ...]:
    if key in TOLD:
        return TOLD[key]
    command = COMMANDS[key]
    return comma_list(command.forms[1] if command.forms else command.words[1].split(";")[0])


def lessons() -> Iterator[tuple[str, list[str]]]:
    """The number of each lesson, and what is typed to hear all of it."""
    for number in course.numbers():
        lesson = course.lesson(number)
        yield str(number), [*wrong_lines(lesson), *right_lines(lesson)]


USAGES = (
    ("--nonsense",), ("--dea", "1"), ("--deal",), ("--deal", "x"),
    ("--lang", "77"), ("deal", "--deal", "32000"), ("deal", "--rules", "nonsense"),
    ("deal", "--draw", "2"), ("deal", "--passes", "0"), ("deal", "--position", "1"),
    ("deal", "--deal", "1", "--position", "1"), ("deal", "3"), ("deal", "3", "4"),
    ("play", "--width", "19"), ("why",), ("why", "8"), ("why", "draw", "--deal", "1"),
    ("play", "--json", "--new"), ("learn", "1", "--check", "1"), ("saves",),
    ("rules",), ("rules", "6"), ("rules", "99"), ("rules", "all"), ("stats",), ("completion", "1"),
    ("completion",), ("learn", "99"), ("learn", "--check", "1"),
    ("solve", "--deal", "32000"), ("solve", "--deal", "32001"),
    ("solve", "--deal", "32005", "--budget", "1"), ("solve", "--budget", "0"),
    ("simulate", "--player", "careless", "--count", "3"), ("simulate", "--player", "1"),
    ("simulate",), ("simulate", "--json=1"),
    ("docs",), ("docs", "--output", FOLDER), ("docs", "--output", FOLDER),
)  # fmt: skip

COMMAND_LINES = (
    "play", "deal", "why", "rules", "docs", "stats", "learn", "solve", "simulate", "completion",
    "saves", "check",
)  # fmt: skip


class Heard(NamedTuple):
    """What was typed or how the program was started, and what it said to that."""

    asked: str
    said: str


class Recorder(io.StringIO):
    """An input that notes how much had been said when each of its lines was read."""

    def __init__(self, lines: list[str], said: io.StringIO) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self._said = said
        self.marks: list[int] = []

    def readline(self, *limit: int) -> str:  # type: ignore[override]
        """Read a line and note where the output stands."""
        self.marks.append(self._said.tell())
        return super().readline(*limit)


def session(arguments: tuple[str, ...], lines: list[str]) -> Iterator[Heard]:
    """Run the program in this process and yield what it says to each line."""
    said = io.StringIO()
    typed = Recorder(lines, said)
    assert run(arguments, Console(typed, said, said, random=Random(SEED))) == 0
    text, marks = said.getvalue(), [*typed.marks, said.tell()]
    yield Heard(" ".join(arguments), text[: marks[0]])
    for line, begin, end in zip(lines, marks[:-1], marks[1:], strict=False):
        yield Heard(line, text[begin:end])


def usage(arguments: tuple[str, ...]) -> Heard:
    """Run the program in this process and return all that it says."""
    said = io.StringIO()
    run(arguments, Console(io.StringIO(), said, said, random=Random(SEED)))
    return Heard(" ".join(arguments), said.getvalue())


def screens(folder: Path, width: int, typed: Callable[[str], str] = str) -> Iterator[Heard]:
    """All screens but the lessons, at this width; ``typed`` changes how lines are typed.

    Files go to ``folder``, where the program must be run.
    """
    (folder / FOLDER).mkdir()
    lines = [typed(line) for line in tour()]
    yield from session(("--deal", "32001", "--width", str(width)), lines)
    yield usage(("--help",))
    for command in COMMAND_LINES:
        yield usage((command, "--help"))
    for arguments in USAGES:
        yield usage(arguments)


def all_lessons(typed: Callable[[str], str] = str) -> Iterator[Heard]:
    """Everything that the lessons say to right and wrong answers."""
    for number, lines in lessons():
        yield from session(("learn", number), [typed(line) for line in lines])
