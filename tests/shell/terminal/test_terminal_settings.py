"""Width and plain mode: chosen in the game, followed at once, remembered."""

import pytest

from tests.conftest import Run
from tests.shell.talking import said, session


def test_lines_are_as_wide_as_asked_from_the_next_answer_on(run: Run) -> None:
    done = run("--lang", "en", "--deal", "32001", input="width 20\nboard\nwidth auto\nboard\n")
    lines = done.stdout.splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("Lines are at"))
    end = next(index for index, line in enumerate(lines) if line.startswith("Lines are as"))
    assert max(map(len, lines[at:end])) <= 20
    assert max(map(len, lines[end:])) > 20


def test_the_width_is_remembered(run: Run, home: object) -> None:
    run("--lang", "en", "--deal", "32001", input="width 30\n")
    done = run("--lang", "en", "--deal", "32001", input="board\n")
    assert max(map(len, done.stdout.splitlines())) <= 30


@pytest.mark.parametrize("wanted", ["19", "81", "wide", "0", "-5"])
def test_an_impossible_width_is_refused(wanted: str) -> None:
    talk = session()
    assert said(talk, f"width {wanted}") == "The width is a number from 20 to 80, or auto."
    assert talk.width is None


def test_plain_mode_is_switched_and_said() -> None:
    talk = session()
    assert said(talk, "plain").startswith("You have not set plain mode.")
    assert said(talk, "plain on") == "Plain mode is on."
    assert said(talk, "plain off") == "Plain mode is off."
    assert said(talk, "plain maybe") == "Choose on or off."
    assert talk.plain is False
