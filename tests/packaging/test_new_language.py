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

# A small part of a translation: what a short game needs, by context and English text, commands by
# their first word.
ITALIAN: dict[tuple[str | None, str], str] = {
    (None, "The waste is empty."): "Gli scarti sono vuoti.",
    (None, "{card} to row {row}."): "{card} nella fila {row}.",
    ("deal", "{card}."): "{card}.",
    ("on top", "{card} fits"): "{card}, giocabile",
    (None, "{card}, {deal} of {total}."): "{card}, {deal} di {total}.",
    (None, "Reserve {pile}: {card}, {count} face down."): (
        "Riserva {pile}: {card}, {count} coperte."
    ),
    (None, "I do not know “{typed}”. Type help for the commands."): (
        "Non conosco «{typed}». Scrivi «aiuto» per i comandi."
    ),
    (None, "Goodbye."): "Ciao.",
    ("command line", "Usage:"): "Uso:",
    ("command words", "draw"): "pesca, pescare, scopri; pe",
    ("command words", "waste"): "scarti; sc",
    ("command words", "help"): "aiuto; ai",
    ("command words", "quit"): "esci, fine; q",
    ("suit", "clubs"): "fiori",
    ("suit", "diamonds"): "quadri",
    ("suit", "hearts"): "cuori",
    ("suit", "spades"): "picche",
    ("suit codes", "C"): "F",
    ("suit codes", "D"): "Q",
    ("suit codes", "H"): "C",
    ("suit codes", "S"): "P",
    ("typed suit", "spades, spade"): "picche",
    ("typed rank", "jack, knave, jacks, knaves"): "fante",
    ("typed card", "the, a, an, of"): "il, la, di",
    ("rank codes", "J"): "F",
    ("card", "8 of {suit}"): "8 di {suit}",
    ("card", "jack of {suit}"): "fante di {suit}",
    ("card, object", "the 10 of {suit}"): "il 10 di {suit}",
    ("name of this language", "English"): "italiano",
    ("lesson", "The table"): "Il tavolo",
}


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


def translate(po: Path) -> None:
    """Write the small translation into the catalogue that the command made."""
    with po.open("rb") as stream:
        catalog = read_po(stream, locale="it")
    left = dict(ITALIAN)
    for message in po_checks.messages(catalog):
        one, *others = po_checks.source_of(message)
        key = one.split(";")[0].split(",")[0] if message.context == "command words" else one
        text = left.pop((message.context, key), None)
        if text is not None:
            message.string = (text,) * catalog.num_plurals if others else text
    assert left == {}
    po.write_bytes(catalogue.rendered(catalog))
    assert po_checks.faults_of_form(po) == []


@pytest.mark.slow
def test_a_game_is_played_in_a_language_that_was_only_given_a_folder(
    call: Callable[..., str], tmp_path: Path
) -> None:
    folder = tmp_path / "checkout" / "locales" / "it"
    folder.mkdir()
    call("locales/catalogue.py", "update")
    po = folder / "LC_MESSAGES" / "osmosis.po"
    translate(po)
    assert "Uso:" in call("-m", "osmosis_cli", "--help", "--lang", "it")
    call("locales/catalogue.py", "compile")

    lines = "scarti\nfante di picche\nPESCA\n8p\nxyzzy\nsc\nlanguage\nlearn\nstop\nesci\n"
    said = call("-m", "osmosis_cli", "--lang", "italian", "--deal", "32001", input=lines)
    for heard in (
        "Gli scarti sono vuoti.",
        "Fante di picche nella fila 1.",
        "Riserva 4: 10 di fiori, 2 coperte.",
        "8 di picche, giocabile.",
        "8 di picche nella fila 1.",
        "Non conosco «xyzzy». Scrivi «aiuto» per i comandi.",
        "The language is italiano.",
        "Lesson 1: Il tavolo.",
    ):
        assert heard in said
    # What is not translated yet is said in English, and so are its commands.
    assert "Row 1, picche, 1 card: 7." in said
    assert said.endswith("Ciao.\n")

    # It is chosen like any other: by the variable, by the environment, in the game.
    for environ in ({"OSMOSIS_LANG": "it"}, {"LANG": "it_IT.UTF-8"}):
        script = f"import os; os.environ.update({environ!r}); import runpy; "
        script += "import sys; sys.argv[1:] = ['--help']; runpy.run_module('osmosis_cli', "
        script += "run_name='__main__')"
        assert call("-c", script).startswith("Uso:")
    assert "Ciao." in call("-m", "osmosis_cli", input="language it\nesci\n")
