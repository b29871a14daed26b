"""The real program on a real terminal: what is shown, and what never is."""

from __future__ import annotations

import re
import signal

import pytest

from tests.program.conftest import PROMPTS, SHOWN_PROMPTS, Osmosis
from tests.screen import Screen
from tests.terminal import CTRL_C, CTRL_D, ENTER, TAB, UP, Terminal, never_sent

LANGUAGES = pytest.mark.parametrize("lang", ["en", "de", "fr"])
MODES = pytest.mark.parametrize("mode", ["--no-plain", "--plain"])


def shown(terminal: Terminal, rows: int = 100, columns: int = 80) -> list[str]:
    """All lines that the terminal has shown."""
    screen = Screen(rows, columns)
    screen.show(terminal.sent)
    return screen.text().replace("\N{NO-BREAK SPACE}", " ").splitlines()


@LANGUAGES
@MODES
@pytest.mark.requirement(5, 8)
def test_a_typed_line_stands_once_and_its_answer_after_it(
    osmosis: Osmosis, lang: str, mode: str
) -> None:
    prompt = PROMPTS[lang]
    terminal = osmosis("--lang", lang, "--deal", "32001", mode)
    terminal.wait_for(prompt)
    terminal.enter("r4", prompt)
    terminal.enter("draw", prompt)
    terminal.settle()
    lines, prompt = shown(terminal), SHOWN_PROMPTS[lang]
    assert [line for line in lines if line.startswith(prompt)] == [
        f"{prompt} r4",
        f"{prompt} draw",
        prompt,
    ]
    assert len(lines[lines.index(f"{prompt} r4") : lines.index(f"{prompt} draw")]) == 3
    terminal.type(CTRL_D)
    assert terminal.wait_for_end() == 0
    assert never_sent(terminal.sent) == []


@LANGUAGES
def test_the_first_start_greets_and_enter_plays(osmosis: Osmosis, lang: str) -> None:
    terminal = osmosis("--lang", lang)
    terminal.wait_for("3")
    terminal.wait_for(":")
    terminal.settle()
    greeted = [line for line in shown(terminal) if line]
    entries = [line[0] for line in greeted if re.match(r"\d\s?:", line)]
    assert entries == ["1", "2", "3"]
    terminal.enter("", PROMPTS[lang])
    assert len(shown(terminal)) > len(greeted) + 10
    terminal.enter("d", PROMPTS[lang])
    terminal.type(CTRL_D)
    assert terminal.wait_for_end() == 0


def test_later_starts_and_a_named_deal_greet_no_more(osmosis: Osmosis) -> None:
    for arguments in (("--deal", "32001"), ()):
        terminal = osmosis("--lang", "en", *arguments)
        came = terminal.wait_for("Move:")
        assert "Welcome" not in came
        terminal.enter("draw", "Move:")
        terminal.type(CTRL_D)
        assert terminal.wait_for_end() == 0


@MODES
@pytest.mark.requirement(25)
def test_ctrl_c_clears_the_line_and_says_so(osmosis: Osmosis, mode: str) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001", mode)
    terminal.wait_for("Move:")
    terminal.type("r4")
    terminal.wait_for("r4")
    terminal.settle()
    terminal.type(CTRL_C)
    assert "Line cleared. Type quit to leave." in terminal.wait_for("Move:")
    assert "Score: 1 of 52." in terminal.enter("score", "Move:")


@MODES
def test_the_state_can_stand_on_the_prompt_in_signs_and_stays_there(
    osmosis: Osmosis, mode: str
) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001", mode, columns=20)
    terminal.wait_for("Move:")
    terminal.enter("say state on", "1:- 1/52 Move:")
    terminal.enter("draw", "1:8S 1/52 Move:")
    terminal.type(CTRL_D)
    assert terminal.wait_for_end() == 0
    again = osmosis("--lang", "en", mode, columns=20)
    again.wait_for("1:8S 1/52 Move:")
    assert "Score: 1 of 52." in again.enter("score", "1:8S 1/52 Move:")


@LANGUAGES
@MODES
@pytest.mark.parametrize("ending", [CTRL_D, f"quit{ENTER}"], ids=["ctrl-d", "quit"])
@pytest.mark.requirement(25)
def test_leaving_takes_one_line(osmosis: Osmosis, lang: str, mode: str, ending: str) -> None:
    terminal = osmosis("--lang", lang, "--deal", "32001", mode)
    terminal.wait_for(PROMPTS[lang])
    terminal.settle()
    terminal.type(ending)
    assert terminal.wait_for_end() == 0
    lines = shown(terminal)
    after = [line for line in lines[lines.index(shown_prompt(lines, lang)) + 1 :] if line]
    assert len(after) == 1


def shown_prompt(lines: list[str], lang: str) -> str:
    """The line with the prompt."""
    return next(line for line in lines if line.startswith(SHOWN_PROMPTS[lang]))


@MODES
@pytest.mark.requirement(9)
def test_tab_completes_commands_and_visible_cards(osmosis: Osmosis, mode: str) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001", mode)
    terminal.wait_for("Move:")
    terminal.type(f"re{TAB}")
    assert "redeal, redo, reserve" in terminal.wait_for("Move: re")
    terminal.type(f"de{TAB}")
    terminal.wait_for("al")
    terminal.settle()
    terminal.type(CTRL_C)
    terminal.wait_for("Move:")
    terminal.type(f"jack of s{TAB}")
    terminal.wait_for("pades")
    assert "Jack of spades to row 1." in terminal.enter("", "Move:")
    terminal.type(f"xyz{TAB}")
    terminal.wait_for("No completion.")
    assert never_sent(terminal.sent) == []


def test_up_brings_the_last_line_back_in_this_session_and_the_next(osmosis: Osmosis) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001")
    terminal.wait_for("Move:")
    terminal.enter("score", "Move:")
    terminal.type(UP + ENTER)
    assert "Score: 1 of 52." in terminal.wait_for("Move:")
    terminal.type(CTRL_D)
    terminal.wait_for_end()
    terminal = osmosis("--lang", "en", "--deal", "32001")
    terminal.wait_for("Move:")
    terminal.type(UP + ENTER)
    assert "Score: 1 of 52." in terminal.wait_for("Move:")


@pytest.mark.requirement(4)
def test_a_long_answer_comes_in_parts(osmosis: Osmosis) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001", rows=10)
    terminal.wait_for("Type more to go on.")
    terminal.wait_for("Move:")
    came = terminal.enter("more", "Move:")
    assert "The waste is empty." in came
    assert "There is no more." in terminal.enter("more", "Move:")


def test_switching_the_language_switches_commands_and_is_remembered(osmosis: Osmosis) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001")
    terminal.wait_for("Move:")
    terminal.enter("language de", "Zug:")
    assert "Vorrat" in terminal.enter("Tisch", "Zug:")
    terminal.type(CTRL_D)
    terminal.wait_for_end()
    terminal = osmosis("--deal", "32001")
    terminal.wait_for("Zug:")


@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_a_signal_ends_the_program_with_its_status(
    osmosis: Osmosis, number: signal.Signals, status: int
) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001")
    terminal.wait_for("Move:")
    terminal.settle()
    terminal.signal(number)
    assert terminal.wait_for_end() == status
    assert "Traceback" not in terminal.sent


@pytest.mark.requirement(13)
def test_a_dumb_terminal_gets_plain_lines_and_is_told_so(osmosis: Osmosis) -> None:
    terminal = osmosis("--lang", "en", "--deal", "32001", env={"TERM": "dumb"})
    came = terminal.wait_for("Move:")
    assert came.startswith("Plain mode is on, because this terminal knows only plain lines.")
    assert "\x1b" not in came + terminal.enter("draw", "Move:")
