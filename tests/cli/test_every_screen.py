"""Every screen of the program: nothing left in plain English, nothing cut, no line too long."""

import calendar
import re
from pathlib import Path

import pytest

from osmosis_cli.cli.completion import SHELLS
from osmosis_cli.game.measured import HABITS, PLAYERS
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.terminal.wrapping import cells
from tests import pseudo
from tests.cli import screens

# What is no text of ours: names that are typed in a shell, the short form of a player's own that
# help has as an example, and the months, which are Babel's.
SAME_EVERYWHERE = frozenset(
    {
        "osmosis",
        "x",
        "html",
        "json",
        "txt",
        "en",
        "de",
        "fr",
        "unlimited",
        *SHELLS,
        *calendar.month_name,
    }
    | {
        part
        for name in (*RULE_SETS, *PLAYERS, *HABITS, *screens.COMMAND_LINES)
        for part in name.split("-")
    }
)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to be in, whose path is told as it is."""
    folder = tmp_path / "0"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def is_option(word: str) -> bool:
    return word.startswith("--")


def faults(heard: screens.Heard, here: Path) -> list[str]:
    """Words that stayed English, and texts that were cut, in a pseudo language."""
    said = heard.said.replace(str(here), "").replace(str(Path.home()), "").replace("-h,", "")
    # An exercise is named by three letters in every language.
    said = re.sub(rf"({pseudo.accented('xercise')} )[a-z]{{3}}\b", r"\1", said)
    found = [word for word in pseudo.plain_words(said, SAME_EVERYWHERE) if not is_option(word)]
    # The list of commands has the first sentence of the help of each.
    whole = heard.asked == "--help" or pseudo.is_whole(said)
    return found if whole else [*found, "cut"]


def widest(heard: screens.Heard) -> int:
    return max(map(cells, heard.said.splitlines()), default=0)


def test_no_screen_has_english_that_nobody_could_translate(here: Path) -> None:
    with pseudo.spoken():
        for heard in screens.screens(here, 80, pseudo.accented):
            assert faults(heard, here) == [], heard
        for file in (here / screens.FOLDER).glob("*.txt"):
            written = screens.Heard(file.name, file.read_text(encoding="utf-8"))
            assert faults(written, here) == [], file


@pytest.mark.slow
def test_no_lesson_has_english_that_nobody_could_translate(here: Path) -> None:
    with pseudo.spoken():
        for heard in screens.all_lessons(pseudo.accented):
            assert faults(heard, here) == [], heard


def test_texts_that_are_longer_in_another_language_fit_narrow_lines(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    with pseudo.spoken():
        for heard in screens.screens(here, 20, pseudo.accented):
            assert widest(heard) <= 20, heard


def test_the_tour_goes_by_every_command() -> None:
    lines = list(screens.tour())
    for key, command in COMMANDS.items():
        word = command.words[1].partition(";")[0].partition(",")[0]
        assert key == "quit" or f"help {word}" in lines
    assert set(screens.TOLD) <= set(COMMANDS)


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "widths"), [("en", (40, 80)), ("de", (32, 80)), ("fr", (20, 80))])
@pytest.mark.requirement(3, 24)
def test_every_screen_says_the_same_on_narrow_lines_and_none_is_too_long(
    here: Path, monkeypatch: pytest.MonkeyPatch, lang: str, widths: tuple[int, ...]
) -> None:
    monkeypatch.setenv("OSMOSIS_LANG", lang)
    said: list[list[screens.Heard]] = []
    # The same place each time: some answers tell the path of a file.
    folder = here / "0"
    for width in widths:
        folder.mkdir()
        monkeypatch.chdir(folder)
        monkeypatch.setenv("COLUMNS", str(width))
        monkeypatch.setenv("OSMOSIS_HOME", str(folder / "7"))
        said.append(list(screens.screens(folder, width)))
        folder.rename(here / str(width))
        assert [heard for heard in said[-1] if widest(heard) > width] == []
    for narrow in said[:-1]:
        for less, more in zip(narrow, said[-1], strict=True):
            # The files of a run lie in a folder of its own.
            if not less.asked.startswith("script"):
                assert joined(less) == joined(more), less.asked


def joined(heard: screens.Heard) -> str:
    """What is heard of a screen, wherever its lines are broken and whatever their width is."""
    return "".join(re.sub(r"\b(20|32|40|80)\b", "#", heard.said).split())
