"""Completion in real shells: the printed script, taken up as the README says, and a Tab."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from osmosis_cli.words.rulebook import SECTIONS
from tests.cli.conftest import Osmosis
from tests.conftest import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def line_for(name: str) -> str:
    """The line that the README gives for the start-up file of a shell."""
    found = re.search(rf"^\| {name} \| .* \| `(.*)` \|$", README, re.MULTILINE)
    assert found, name
    return found.group(1).replace("\\|", "|")


BASH = """
complete -p osmosis
COMP_WORDS=(osmosis "$@") COMP_CWORD=$#
_osmosis_completion osmosis
printf '%s\\n' "${COMPREPLY[@]}"
"""


def bash(*words: str) -> list[str]:
    """What bash offers for the last word of a line."""
    script = f"{line_for('bash')}\n{BASH}"
    first, *offers = shell("bash", "--norc", "-c", script, "bash", *words).splitlines()
    assert first == "complete -o nosort -F _osmosis_completion osmosis"
    return offers


def needs(shell: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(not shutil.which(shell), reason=f"{shell} is missing")


@pytest.fixture(autouse=True)
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The command ``osmosis``, as an installation would put it into the path."""
    folder = tmp_path / "bin"
    folder.mkdir()
    script = folder / "osmosis"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -W error -m osmosis_cli "$@"\n')
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def shell(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL)
    assert (done.stderr, done.returncode) == ("", 0)
    return done.stdout


@needs("bash")
def test_bash_completes_commands_options_and_values() -> None:
    assert bash("le") == ["learn"]
    assert bash("--rules", "one") == ["one-card", "one-card-three-pass"]
    assert bash("--lang", "de", "deal", "--pos") == ["--position"]


@needs("fish")
def test_fish_completes_with_whole_help_in_the_users_language() -> None:
    script = f"{line_for('fish')}; complete -C 'osmosis --lang de le'"
    said = shell("fish", "--no-config", "-c", script)
    assert said == "learn\tBringt dir das Spiel bei oder macht weiter, wo du aufgehört hast\n"


@needs("zsh")
def test_zsh_completes_on_tab(tmp_path: Path) -> None:
    zsh = pexpect.spawn("zsh", ["-f"], encoding="utf-8", timeout=30, dimensions=(24, 80))
    try:
        zsh.sendline("PS1='ready> '; autoload -U compinit; compinit -u -D")
        zsh.sendline(f"{line_for('zsh')} && print taken up")
        zsh.expect("\ntaken up|\rtaken up")
        zsh.send("osmosis le\t")
        zsh.expect("learn\\b")
        zsh.sendcontrol("u")
        zsh.send("osmosis --lang fr --pass\t")
        zsh.expect("--passes\\b")
    finally:
        zsh.close(force=True)


COMPLETE = {"_OSMOSIS_COMPLETE": "zsh_complete"}


def completed(line: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The program as a shell asks it for the last word of a line."""
    words = {"COMP_WORDS": line, "COMP_CWORD": str(len(line.split(" ")) - 1)}
    return subprocess.run(
        ["osmosis"],
        env={**os.environ, **COMPLETE, **words, **env},
        capture_output=True,
        encoding="utf-8",
    )


def offered(line: str, **env: str) -> dict[str, str]:
    """What is offered for the last word of a line, with the help beside it."""
    done = completed(line, **env)
    assert (done.stderr, done.returncode) == ("", 0)
    lines = done.stdout.splitlines()
    return dict(zip(lines[1::3], lines[2::3], strict=True))


def test_every_command_is_offered_with_its_help() -> None:
    found = offered("osmosis ", OSMOSIS_LANG="fr")
    assert {"play", "learn", "rules", "docs", "stats", "completion"} <= set(found)
    assert found["play"] == "Lance une partie"


def test_a_line_that_is_completed_says_its_language_itself() -> None:
    assert offered("osmosis --lang de learn 4") == {"4": "Die Osmose-Regel"}
    assert offered("osmosis --lang xx pl", OSMOSIS_LANG="yy") == {"play": "Play a game"}
    assert offered("osmosis --lang ") == {"en": "English", "de": "Deutsch", "fr": "français"}


@pytest.mark.parametrize("name", ["zsh", "fish"])
def test_a_value_after_an_equals_sign_is_completed_with_its_option(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(COMPLETE, "_OSMOSIS_COMPLETE", f"{name}_complete")
    env = {"COMP_CWORD": "--lang=d"} if name == "fish" else {}
    done = completed("osmosis --lang=d", **env)
    assert "--lang=de" in done.stdout
    assert "deal" not in done.stdout


@pytest.mark.parametrize(
    ("line", "values"),
    [("osmosis --draw ", {"1", "3"}), ("osmosis play --passes ", {"1", "2", "3", "unlimited"}),
     ("osmosis rules ", {str(number) for number in range(1, len(SECTIONS) + 1)})],
)  # fmt: skip
def test_values_are_offered(line: str, values: set[str]) -> None:
    assert set(offered(line)) == values


@pytest.mark.parametrize("number", ["", "x", "-1x", "9" * 5000])
@pytest.mark.parametrize("name", ["bash", "zsh"])
def test_a_word_that_is_not_told_completes_nothing(
    monkeypatch: pytest.MonkeyPatch, name: str, number: str
) -> None:
    monkeypatch.setitem(COMPLETE, "_OSMOSIS_COMPLETE", f"{name}_complete")
    done = completed("osmosis ", COMP_CWORD=number)
    assert (done.stdout, done.stderr, done.returncode) == ("", "", 2)


def test_without_a_command_the_options_of_a_game_are_offered() -> None:
    assert {"--deal", "--new", "--lang", "--version", "--help"} <= set(offered("osmosis --"))


@pytest.mark.parametrize("name", ["bash", "zsh", "fish"])
def test_the_script_is_printed_as_it_is_on_a_narrow_screen(osmosis: Osmosis, name: str) -> None:
    done = osmosis("completion", name, env={"COLUMNS": "20"})
    assert (done.status, done.complaint) == (0, "")
    assert "_OSMOSIS_COMPLETE" in done.said
    assert done.said == osmosis("completion", name, env={"COLUMNS": "80"}).said


def test_a_shell_that_is_not_known_is_named_with_those_that_are(osmosis: Osmosis) -> None:
    done = osmosis("completion", "tcsh", env={"OSMOSIS_LANG": "de"})
    assert done.status == 2
    heard = done.complaint.replace("\n", " ")
    assert "„tcsh“ geht hier nicht. Möglich sind „bash“, „zsh“, „fish“." in heard
