"""A signal in the midst of what the line editor does ends the program without a word of its own."""

from __future__ import annotations

import signal
import sys

import pytest

from tests.screen import Screen
from tests.shell.conftest import ROOT
from tests.terminal import ENTER, TAB, Terminal

# Sends a signal to itself at the first call of a function, once the program has begun to ask.
PROBE = """
import importlib, os, sys
place, name, number = sys.argv[1], sys.argv[2], int(sys.argv[3])
owner = importlib.import_module(place.partition(":")[0])
for part in place.partition(":")[2].split("."):
    owner = getattr(owner, part) if part else owner
call, sent = getattr(owner, name), []
def signalled(*given, **named):
    result = call(*given, **named)
    if not sent:
        sent.append(os.kill(os.getpid(), number))
    return result
setattr(owner, name, signalled)
from osmosis_cli.__main__ import main
sys.argv = ["osmosis", "--deal", "32001"]
main()
"""

PLACES = {
    "the typed lines are read": ("osmosis_cli.storage.history:TypedLines", "_load", ""),
    "the prompt begins": ("osmosis_cli.shell.terminal.editor:EditorPrompt", "_start", ""),
    "the prompt is painted": ("prompt_toolkit.renderer:Renderer", "render", ""),
    "the history is filled": ("prompt_toolkit.buffer:Buffer", "load_history_if_not_yet_loaded", ""),
    "the loop begins": ("prompt_toolkit.application:Application", "run_async", ""),
    "the loop ends": ("asyncio:Runner", "close", ENTER),
    "a key is typed": ("prompt_toolkit.buffer:Buffer", "insert_text", "d"),
    "Tab completes": ("osmosis_cli.shell.completion", "completions", "dr" + TAB),
    "a line ends": ("osmosis_cli.shell.terminal.editor:EditorPrompt", "_accept", "draw" + ENTER),
}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("place", PLACES)
def test_the_program_ends_and_prints_nothing(place: str, number: signal.Signals) -> None:
    where, name, keys = PLACES[place]
    command = [sys.executable, "-W", "error", "-c", PROBE, where, name, str(int(number))]
    with Terminal(command, env={"PYTHONPATH": str(ROOT)}) as terminal:
        if keys:
            terminal.wait_for("Move:")
            terminal.type(keys)
        assert terminal.wait_for_end() == 128 + number
        assert not terminal.is_raw()
    screen = Screen()
    screen.show(terminal.sent)
    assert screen.text().partition("Move:")[2].strip() in ("", "d", "draw")
    assert "Traceback" not in terminal.sent


@pytest.mark.parametrize("place", ["the prompt begins", "the loop begins", "the loop ends"])
def test_ctrl_c_there_is_ctrl_c_as_ever(place: str) -> None:
    where, name, keys = PLACES[place]
    command = [sys.executable, "-W", "error", "-c", PROBE, where, name, str(int(signal.SIGINT))]
    with Terminal(command, env={"PYTHONPATH": str(ROOT)}) as terminal:
        if keys:
            terminal.wait_for("Move:")
            terminal.type(keys)
        terminal.wait_for("Line cleared.")
        terminal.wait_for("Move:")
        terminal.enter("score", "Move:")
        terminal.type("quit" + ENTER)
        assert terminal.wait_for_end() == 0
    assert "Traceback" not in terminal.sent
