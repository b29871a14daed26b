"""One more folder is one more language: nothing else has to be told of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

import catalogue
import po_checks

TRANSLATIONS = {"Usage:": "Uso:", "The waste is empty.": "Gli scarti sono vuoti."}


@pytest.fixture
def call(checkout: Path, tmp_path: Path) -> Callable[..., str]:
    """Runs Python in a checkout that can be changed, and returns what it printed."""
    root = tmp_path / "checkout"
    shutil.copytree(checkout, root)

    def call(*command: str, input: str = "") -> str:
        done = subprocess.run(
            [sys.executable, *command],
            cwd=root,
            env={**os.environ, "PYTHONPATH": str(root)},
            input=input,
            capture_output=True,
            encoding="utf-8",
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    return call


@pytest.mark.slow
def test_a_game_is_played_in_a_language_that_was_only_given_a_folder(
    call: Callable[..., str], tmp_path: Path
) -> None:
    folder = tmp_path / "checkout" / "locales" / "it"
    folder.mkdir()
    call("locales/catalogue.py", "update")
    po = folder / "LC_MESSAGES" / "osmosis.po"
    with po.open("rb") as stream:
        catalog = read_po(stream, locale="it")
    done = [message for message in catalog if message.id in TRANSLATIONS]
    for message in done:
        message.string = TRANSLATIONS[message.id]
    assert {message.id for message in done} == set(TRANSLATIONS)
    po.write_bytes(catalogue.rendered(catalog))
    assert po_checks.faults_of_form(po) == []

    assert "Uso:" in call("-m", "osmosis_cli", "--help", "--lang", "it")
    call("locales/catalogue.py", "compile")
    answers = call(
        "-m", "osmosis_cli", "--lang", "it", "play", "--deal", "1", input="waste\nquit\n"
    )
    assert "Gli scarti sono vuoti." in answers
    # What is not translated yet is said in English.
    assert "king of hearts" in answers
