"""The real program, heard with a screen reader and felt on a Braille display, in every language.

What is to be heard is worked out by a session in this process that is typed the same lines.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from osmosis_cli.shell.terminal.wrapping import paragraphs
from osmosis_cli.words.holding import held
from osmosis_cli.words.texts import gettext as _
from tests.readers.brltty import Braille, as_shown, needs_brltty
from tests.readers.yasr import Heard, Yasr, joined, key, keys, needs_yasr, stops_without_a_key
from tests.shell.conftest import ROOT
from tests.shell.talking import VOCABULARY, Talk, session, speaking
from tests.terminal import CTRL_C, CTRL_D, ENTER, never_sent

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de", "fr"])
COMMAND = [sys.executable, "-W", "error", "-m", "osmosis_cli"]


class Spoken(NamedTuple):
    """An input, the lines that are heard after it, and the prompt that ends them."""

    typed: str
    lines: list[str]
    prompt: str


def plain(text: str) -> str:
    """The text as the line editor shows it: a no-break space is a blank there."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


def lines_of(said: tuple[str, ...], width: int = 80) -> list[str]:
    """The lines in which an answer is printed."""
    return [plain(line) for block in paragraphs("\n".join(said), width, held) for line in block]


def answers(talk: Talk, *typed: str, width: int = 80) -> list[Spoken]:
    """What is to be heard after each of these inputs."""
    return [
        Spoken(line, lines_of(talk.answer(line).lines, width), plain(talk.prompt()).strip())
        for line in typed
    ]


def hear(folder: Path, lang: str, arguments: list[str], opening: list[str], spoken: list[Spoken],
         first_prompt: str, repeated: Sequence[str] = ()) -> None:  # fmt: skip
    """Run the program under yasr and compare what is heard with what is to be heard.

    ``repeated`` is what Ctrl-C has asked again, if a question was open.
    """
    command = [*COMMAND, *arguments, "--lang", lang]
    with Yasr(command, folder, env={"PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}) as yasr:
        yasr.hear(first_prompt)
        expected = [Heard("stop"), *(Heard("say", line) for line in (*opening, first_prompt))]
        for exchange in spoken:
            yasr.type(exchange.typed)
            yasr.press(ENTER, exchange.prompt)
            expected += [*keys(exchange.typed), *key(ENTER, *exchange.lines, exchange.prompt)]
        yasr.type("x")
        yasr.press(CTRL_C, spoken[-1].prompt)
        log = yasr.end(CTRL_D, plain(goodbye(lang)))
    cleared = plain(line_cleared(lang))
    expected += [*keys("x"), *key(CTRL_C, cleared, *repeated, spoken[-1].prompt)]
    expected += key(CTRL_D, plain(goodbye(lang)))
    # A letter beyond ASCII is two bytes to yasr, and so a text.
    heard = [
        Heard("letter" if found == Heard("say", found.text[:1]) else found.kind, plain(found.text))
        for found in log
    ]
    assert joined(heard, expected) == expected
    assert stops_without_a_key(heard) == []
    assert never_sent(yasr.terminal.sent) == []


def goodbye(lang: str) -> str:
    """The last line of a session."""
    with speaking(lang):
        return _("Goodbye.")


def line_cleared(lang: str) -> str:
    """What is said to Ctrl-C."""
    with speaking(lang):
        return _("Line cleared. Type quit to leave.")


@needs_yasr
def game(lang: str, again: int = 1) -> tuple[list[str], str, list[Spoken]]:
    """What is to be heard: the opening, the first prompt, and the answers to some lines.

    ``again`` is how often the last answer is asked for again.
    """
    with speaking(lang):
        talk = session()
        opening, first = lines_of(talk.answer("board").lines), plain(talk.prompt()).strip()
        number = lines_of(talk.answer("number").lines)
        shorts = VOCABULARY.local.short_shown
        typed = ("r4", shorts["draw"], shorts["why"] + " r2", shorts["moves"], shorts["undo"], "8")
        spoken = answers(talk, *typed, *[shorts["again"]] * again)
    return [mode_line(lang), *number, *opening], first, spoken


@pytest.mark.slow
@LANGUAGES
@pytest.mark.parametrize("run", [1, 2, 3])
@pytest.mark.requirement(6, 8)
def test_a_game_is_heard_line_by_line_the_same_every_time(
    tmp_path: Path, lang: str, run: int
) -> None:
    opening, first, spoken = game(lang)
    hear(tmp_path / "yasr", lang, ["--deal", "32001", "--no-plain"], opening, spoken, first)


def mode_line(lang: str) -> str:
    """The first line of a session that was told not to be plain."""
    with speaking(lang):
        return plain(_("Plain mode is off, because you asked for that with --no-plain."))


@needs_yasr
@pytest.mark.slow
@LANGUAGES
@pytest.mark.requirement(6)
def test_a_lesson_and_help_in_it_are_heard_line_by_line(tmp_path: Path, lang: str) -> None:
    with speaking(lang):
        talk = session()
        opening = lines_of(talk.answer("learn 1").lines)
        first = plain(talk.prompt()).strip()
        spoken = answers(talk, "", "r", "", "", "2", "3", VOCABULARY.local.shown["help"] + " w")
    hear(tmp_path / "yasr", lang, ["learn", "1"], opening, spoken, first)


@needs_yasr
@pytest.mark.slow
@LANGUAGES
@pytest.mark.requirement(6)
def test_practice_is_heard_line_by_line(tmp_path: Path, lang: str) -> None:
    with speaking(lang):
        talk = session()
        first = plain(talk.prompt()).strip()
        board = [*lines_of(talk.answer("number").lines), *lines_of(talk.answer("board").lines)]
        spoken = answers(talk, f"{VOCABULARY.local.shown['practice']} frk", "1", "")
        repeated = lines_of(talk.answer("").lines)
    hear(tmp_path / "yasr", lang, ["--deal", "32001"], board, spoken, first, repeated)


@needs_brltty
@pytest.mark.slow
@LANGUAGES
@pytest.mark.parametrize("cells", [20, 32, 40])
@pytest.mark.requirement(20)
def test_the_last_line_of_an_answer_says_what_is_needed_next(
    tmp_path: Path, lang: str, cells: int
) -> None:
    with speaking(lang):
        talk = session()
        prompt = plain(talk.prompt()).strip()
        typed = ("r4", VOCABULARY.local.short_shown["draw"], "w")
        spoken = answers(talk, *typed, width=cells)
    command = [*COMMAND, "--deal", "32001", "--lang", lang, "--width", str(cells)]
    with Braille(command, tmp_path / "brltty", cells, env={"PYTHONPATH": str(ROOT)}) as braille:
        braille.wait_for(prompt)
        for exchange in spoken:
            braille.enter(exchange.typed, prompt)
            assert braille.line == as_shown(prompt)
            read = braille.read_up(len(exchange.lines) + 1)
            assert read[1:] == [*map(as_shown, exchange.lines), as_shown(prompt)]
