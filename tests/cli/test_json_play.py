"""Playing from another program: all it needs to know is what `commands` and each answer tell it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from osmosis_cli.game.state import full_deck
from osmosis_cli.shell.terminal.piped import LINE_LIMIT
from tests.cli.conftest import Osmosis

Answer = dict[str, Any]


class Client:
    """A program that plays: it writes a line, and reads one object."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def ask(self, line: str) -> Answer:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()
        answer: Answer = json.loads(self._process.stdout.readline())
        return answer


@contextmanager
def client(*arguments: str) -> Iterator[Client]:
    """A client of a game of its own; the game ends with status 0 when the client has gone."""
    command = [sys.executable, "-m", "osmosis_cli", "play", "--json", *arguments]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
    ) as process:
        yield Client(process)
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait() == 0


@pytest.mark.parametrize("rules", ["classic", "one-card", "bridesmaids"])
def test_a_client_plays_a_whole_game_by_the_hints(rules: str) -> None:
    with client("--deal", "32001", "--rules", rules) as game:
        told = game.ask("commands")
        assert told["protocol"] == 1
        assert {"moves", "hint", "position", "undo"} <= set(told["commands"])
        state, turns = "open", 0
        while state == "open":
            advice = game.ask("hint")
            if "move" not in advice:
                break
            assert advice["move"] in game.ask("moves")["moves"]
            why = game.ask(f"why {advice['move']}")
            made = game.ask(advice["move"])
            assert (made["legal"], made["reason"]) == (True, why["reason"])
            state, turns = made["state"], turns + 1
            assert turns < 2000
        position = game.ask("position")["position"]
        score = sum(map(len, position["rows"]))
        assert score == made["score"]
        for _ in range(turns):
            assert game.ask("undo")["legal"]
        assert game.ask("undo")["reason"] == "nothing-to-undo"


def test_a_card_is_a_move_wherever_it_lies(osmosis: Osmosis) -> None:
    lines = "JS row 2\njs\nundo\nJS row 1\n10C\nKS\n"
    done = osmosis("play", "--json", "--deal", "32001", input=lines)
    answers = [json.loads(line) for line in done.said.splitlines()]
    told = [(answer["command"], answer["legal"], answer["reason"]) for answer in answers]
    assert told == [
        ("JS row 2", False, "wrong-row"),
        ("JS", True, "first-row"),
        ("undo", True, "undone"),
        ("JS row 1", True, "first-row"),
        ("TC", False, "row-not-started"),
        ("KS", False, "not-in-view"),
    ]
    assert answers[2]["move"] == "reserve 4"
    assert answers[1]["revealed"] == answers[3]["revealed"] == "TC"


def test_the_position_shows_what_was_seen_and_all_of_it_on_demand(osmosis: Osmosis) -> None:
    lines = "position\ndraw\nposition\n" + "draw\n" * 11 + "redeal\nposition\nposition all\n"
    done = osmosis("play", "--json", "--deal", "32001", input=lines)
    answers = [json.loads(line) for line in done.said.splitlines()]
    start, drawn, later, everything = [
        answer["position"] for answer in answers if "position" in answer
    ]
    assert set(start["stock"]) == {"??"}
    assert [pile[-1] for pile in start["reserve"]] == ["JH", "2D", "3D", "JS"]
    assert {card for pile in start["reserve"] for card in pile[:-1]} == {"??"}
    assert drawn["waste"] == ["2H", "TD", "8S"]
    assert later["stock"][:3] == ["2H", "TD", "8S"] and "??" not in later["stock"]
    assert later["passes"] == 2
    assert "??" in later["reserve"][0]
    cards = [card for key in ("rows", "reserve") for pile in everything[key] for card in pile]
    cards += everything["stock"] + everything["waste"]
    assert sorted(cards) == sorted(card.code for card in full_deck())


def test_questions_change_nothing(osmosis: Osmosis) -> None:
    lines = "draw\nundo\nposition\nposition all\nmoves\nhint\nwhy draw\ncommands\nredo\n"
    done = osmosis("play", "--json", "--deal", "32001", input=lines)
    assert json.loads(done.said.splitlines()[-1])["reason"] == "redone"


@pytest.mark.parametrize("what", ["10C", "r4", "w", "JS row 3", "redeal"])
def test_why_is_answered_as_on_the_command_line(osmosis: Osmosis, what: str) -> None:
    asked = osmosis("why", what, "--deal", "32001", "--json")
    played = osmosis("play", "--json", "--deal", "32001", input=f"why {what}\n")
    assert played.said == asked.said


def test_the_hint_knows_only_what_was_seen(osmosis: Osmosis) -> None:
    position = json.loads(osmosis("deal", "--deal", "32001", "--json").said)
    first = osmosis("play", "--json", "--deal", "32001", input="hint\n").said
    position["stock"].reverse()
    for pile in position["reserve"]:
        pile[:-1] = pile[:-1][::-1]
    with open("position.json", "w", encoding="ascii") as file:
        json.dump(position, file)
    assert osmosis("play", "--json", "--position", "position.json", input="hint\n").said == first


@pytest.mark.parametrize("line", ["why", "why foo", "r4", "JS row 5", "position some", "hint 2"])
def test_what_is_no_command_is_told_as_such(osmosis: Osmosis, line: str) -> None:
    done = osmosis("play", "--json", "--deal", "32001", input=f"{line}\n")
    assert json.loads(done.said) == {"command": line, "error": "unknown-command"}


def test_a_line_that_is_too_long_has_an_answer_and_the_next_one_too(osmosis: Osmosis) -> None:
    lines = "x" * (LINE_LIMIT + 1) + "\n\nmoves\n"
    done = osmosis("play", "--json", "--deal", "32001", input=lines)
    long, moves = map(json.loads, done.said.splitlines())
    assert long == {"command": "x" * 100, "error": "line-too-long"}
    assert moves["moves"] == ["reserve 4", "draw"]


@pytest.mark.skipif(os.name == "nt", reason="needs signals")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_ends_it_with_its_status(number: signal.Signals, status: int) -> None:
    command = [sys.executable, "-m", "osmosis_cli", "play", "--json", "--deal", "1"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(b"moves\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(number)
        assert process.wait(30) == status
        said = process.stderr.read().decode().lstrip()
        assert said == ("Stopped.\n" if number == signal.SIGINT else "")
