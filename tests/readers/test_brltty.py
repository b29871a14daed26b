"""What a Braille display shows at the prompt: the prompt first, and each line whole when asked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from osmosis_cli.shell.terminal.wrapping import paragraphs
from tests.readers.brltty import LINE_UP, TO_THE_CURSOR, Braille, needs_brltty
from tests.shell.conftest import ROOT
from tests.small_program import answer
from tests.terminal import TAB

PROMPT = "Card:"

pytestmark = needs_brltty


def begin(folder: Path, cells: int, mode: tuple[str, ...] = ()) -> Braille:
    command = [sys.executable, "-m", "tests.small_program", "--width", str(cells), *mode]
    braille = Braille(command, folder / "brltty", cells, env={"PYTHONPATH": str(ROOT)})
    braille.wait_for(PROMPT)
    return braille


@pytest.mark.parametrize(
    ("cells", "mode"), [(20, ()), (32, ("--plain",)), (40, ()), (40, ("--plain",))]
)
def test_the_display_follows_the_prompt_and_shows_each_line_of_an_answer_whole(
    tmp_path: Path, cells: int, mode: tuple[str, ...]
) -> None:
    with begin(tmp_path, cells, mode) as braille:
        assert braille.line == PROMPT
        braille.enter("help", PROMPT)
        assert braille.line == PROMPT
        lines = [line for block in paragraphs(answer("help"), cells) for line in block]
        assert braille.read_up(len(lines) + 1) == ["Card: help", *lines, PROMPT]
        assert braille.press(TO_THE_CURSOR) == PROMPT


def test_the_display_shows_what_is_typed_and_nothing_that_is_not(tmp_path: Path) -> None:
    with begin(tmp_path, 20) as braille:
        braille.terminal.type("m")
        braille.wait_for("m")
        assert braille.line == "Card: m"


def test_after_tab_the_choices_are_in_the_line_above(tmp_path: Path) -> None:
    with begin(tmp_path, 40) as braille:
        braille.terminal.type(f"h{TAB}")
        braille.wait_for("Card: h")
        assert braille.line == "Card: h"
        assert braille.press(LINE_UP) == "3 choices: help, hint, history."
