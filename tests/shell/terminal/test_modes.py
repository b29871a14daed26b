"""Which way of asking for lines is used, and that the first line says so when somebody chose."""

from __future__ import annotations

import pytest

from osmosis_cli.shell.terminal.prompts import Choice, Mode, choose_mode, mode_sentence

EDITOR, PLAIN, SCRIPT = Mode.EDITOR, Mode.PLAIN, Mode.SCRIPT


@pytest.mark.parametrize(
    ("environ", "option", "setting", "choice"),
    [
        ({}, None, None, Choice(EDITOR)),
        ({}, None, False, Choice(EDITOR)),
        ({}, None, True, Choice(PLAIN, "setting")),
        ({}, True, None, Choice(PLAIN, "option")),
        ({}, True, False, Choice(PLAIN, "option")),
        ({}, False, True, Choice(EDITOR, "option")),
        ({"ACCESSIBLE": "1"}, None, False, Choice(PLAIN, "ACCESSIBLE")),
        ({"ACCESSIBLE": "yes"}, None, None, Choice(PLAIN, "ACCESSIBLE")),
        ({"ACCESSIBLE": "1"}, False, True, Choice(EDITOR, "option")),
        ({"ACCESSIBLE": "0"}, None, None, Choice(EDITOR)),
        ({"ACCESSIBLE": " False "}, None, None, Choice(EDITOR)),
        ({"ACCESSIBLE": "NO"}, None, True, Choice(EDITOR, "ACCESSIBLE")),
        ({"ACCESSIBLE": "off"}, True, None, Choice(PLAIN, "option")),
        ({"ACCESSIBLE": ""}, None, True, Choice(PLAIN, "setting")),
        ({"TERM": "dumb"}, None, None, Choice(PLAIN, "TERM")),
        ({"TERM": "Unknown"}, None, None, Choice(PLAIN, "TERM")),
        ({"TERM": ""}, False, None, Choice(PLAIN, "TERM")),
        ({"TERM": "dumb"}, True, None, Choice(PLAIN, "option")),
    ],
)
@pytest.mark.requirement(13)
def test_the_option_beats_the_environment_and_that_the_setting(
    environ: dict[str, str], option: bool | None, setting: bool | None, choice: Choice
) -> None:
    environ = {"TERM": "xterm", **environ}
    assert choose_mode(True, environ, option, setting, windows=False) == choice
    assert choose_mode(False, environ, option, setting, windows=False) == Choice(SCRIPT)


def test_a_terminal_without_a_name_is_as_good_as_any_on_windows() -> None:
    assert choose_mode(True, {}, windows=True) == Choice(EDITOR)
    assert choose_mode(True, {}, windows=False) == Choice(PLAIN, "TERM")


@pytest.mark.requirement(13)
def test_a_mode_that_somebody_chose_is_said_with_its_reason_and_no_other() -> None:
    said = {
        mode_sentence(choose_mode(True, environ, option, setting, windows=False))
        for environ in ({"TERM": "xterm"}, {"TERM": "dumb"})
        for environ in (environ, {**environ, "ACCESSIBLE": "1"}, {**environ, "ACCESSIBLE": "0"})
        for option in (None, True, False)
        for setting in (None, True, False)
    }
    assert None in said
    assert len(said) == 7
    assert mode_sentence(Choice(PLAIN, "setting")) == "Plain mode is on, as you have set it."
    assert mode_sentence(Choice(EDITOR)) is None
    assert mode_sentence(Choice(SCRIPT)) is None
