"""The language of a run, by the real program: who asks for it, where, and in which encoding."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from osmosis_cli.cli.commands import build
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.settings_file import FILE_NAME, SettingsFile
from tests.cli.conftest import Osmosis
from tests.cli.screens import COMMAND_LINES, usage
from tests.conftest import ROOT, Run
from tests.shell.talking import speaking

SAID = {
    "en": "Deal 32001, variant: Osmosis.",
    "de": "Spiel 32001, Variante: Osmose.",
    "fr": "Donne 32001, variante\u00a0: Osmose.",
}

UNKNOWN = {"en": "Unknown language", "de": "Unbekannte Sprache", "fr": "Langue inconnue"}


def language_of(said: str) -> str:
    (found,) = (code for code, line in SAID.items() if line in said)
    return found


DEAL = ("deal", "--deal", "32001")
PLACES = {
    "first": ("--lang", "de", *DEAL),
    "first, as one word": ("--lang=de", *DEAL),
    "after the command": ("deal", "--lang", "de", "--deal", "32001"),
    "between its options": ("deal", "--open-reserve", "--lang=de", "--deal", "32001"),
    "last": (*DEAL, "--lang", "de"),
    "twice, the last one counts": ("--lang", "fr", *DEAL, "--lang", "de"),
    "by its name": (*DEAL, "--lang", "Deutsch"),
    "with a region": (*DEAL, "--lang", "de-AT"),
    "before the options of a game": ("--lang", "de", "--deal", "32001"),
    "after the options of a game": ("--deal", "32001", "--lang", "de"),
}


@pytest.mark.parametrize("arguments", PLACES.values(), ids=PLACES)
def test_the_option_counts_wherever_it_stands(osmosis: Osmosis, arguments: tuple[str, ...]) -> None:
    done = osmosis(*arguments, env={"OSMOSIS_LANG": "fr", "LANG": "fr_FR.UTF-8"})
    assert (done.status, done.complaint) == (0, "")
    assert language_of(done.said) == "de"


@pytest.mark.parametrize("command", ["", *COMMAND_LINES])
def test_every_command_has_the_option_before_and_after_help(command: str) -> None:
    words = (command,) if command else ()
    before = usage(("--lang", "fr", *words, "--help")).said
    assert before.startswith("Utilisation\u00a0: osmosis")
    assert "--lang LANGUE" in before
    assert usage((*words, "--help", "--lang", "fr")).said == before
    assert usage((*words, "--lang=fr", "-h")).said == before


@pytest.mark.parametrize("value", ["xx", "", "klingon", "C", "d", "../de"])
def test_an_unknown_value_runs_nothing_and_names_the_three(osmosis: Osmosis, value: str) -> None:
    for code, beginning in UNKNOWN.items():
        done = osmosis(*DEAL, f"--lang={value}", env={"OSMOSIS_LANG": code})
        assert (done.status, done.said) == (2, "")
        assert done.complaint.startswith(beginning)
        assert all(f" {known}" in done.complaint for known in SAID)


def save_language(home: Path, code: str) -> None:
    file = home / "osmosis" / FILE_NAME
    file.parent.mkdir(exist_ok=True)
    file.write_text(f"language = {code}\n", encoding="utf-8")


# Option, variable, saved setting, LANGUAGE, LC_ALL, LC_MESSAGES, LANG: the first that is known.
ORDER: list[tuple[tuple[str | None, ...], str, int]] = [
    (("de", "fr", "en", "fr", "fr_FR", "fr_FR", "fr_FR"), "de", 0),
    ((None, "de", "fr", "fr", "fr_FR", "fr_FR", "fr_FR"), "de", 0),
    ((None, "xx", "de", "fr", "fr_FR", "fr_FR", "fr_FR"), "de", 1),
    ((None, None, "de", "fr", "fr_FR", "fr_FR", "fr_FR"), "de", 0),
    ((None, None, "xx", "de", "fr_FR", "fr_FR", "fr_FR"), "de", 1),
    ((None, "", None, "pl:de", "fr_FR", "fr_FR", "fr_FR"), "de", 0),
    ((None, None, None, None, "de_AT.UTF-8", "fr_FR", "fr_FR"), "de", 0),
    ((None, None, None, "fr", "C", "de_DE", "de_DE"), "en", 0),
    ((None, None, None, "de", "C.UTF-8", "fr_FR", "fr_FR"), "en", 0),
    ((None, None, None, None, "", "de_DE@euro", "fr_FR"), "de", 0),
    ((None, None, None, None, None, None, "german"), "de", 0),
    ((None, None, None, None, None, None, "pl_PL.UTF-8"), "en", 0),
    ((None, "xx", "yy", "zz", "C", None, None), "en", 2),
]


@pytest.mark.parametrize(("wishes", "expected", "complaints"), ORDER)
def test_the_strongest_wish_that_is_known_counts(
    osmosis: Osmosis,
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    wishes: tuple[str | None, ...],
    expected: str,
    complaints: int,
) -> None:
    option, variable, saved, *locale = wishes
    names = ("OSMOSIS_LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    for name, value in zip(names, (variable, *locale), strict=True):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    if saved is not None:
        save_language(home, saved)
    done = osmosis(*DEAL, *(("--lang", option) if option else ()))
    assert done.status == 0
    assert language_of(done.said) == expected
    assert len(re.findall("Choose|Wähle", done.complaint)) == complaints


def test_the_option_holds_for_one_run_and_the_command_is_remembered(osmosis: Osmosis) -> None:
    assert language_of(osmosis(*DEAL, "--lang", "fr").said) == "fr"
    assert language_of(osmosis(*DEAL).said) == "en"
    assert osmosis("--deal", "1", "--lang", "fr", input="langue de\n").status == 0
    assert language_of(osmosis(*DEAL).said) == "de"
    assert language_of(osmosis(*DEAL, "--lang", "fr").said) == "fr"
    assert language_of(osmosis(*DEAL).said) == "de"


ENCODINGS = {
    "LC_ALL=C": ({"LC_ALL": "C"}, "utf-8"),
    "ISO-8859-1": ({"PYTHONIOENCODING": "iso-8859-1"}, "iso-8859-1"),
    "cp1252": ({"PYTHONIOENCODING": "cp1252"}, "cp1252"),
    "ASCII": ({"PYTHONIOENCODING": "ascii", "LC_ALL": "C"}, "ascii"),
    "ASCII without Python's own UTF-8": (
        {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, "ascii"
    ),
}  # fmt: skip

# What stands there where an encoding has it, and where it has not.
WORDS = {
    "en": {"“xyzzy”": '"xyzzy"'},
    "de": {"rückgängig": "rueckgaengig", "„xyzzy“": '"xyzzy"', "übrigen": "uebrigen"},
    "fr": {"Rangée": "Rangee", "«\u00a0xyzzy\u00a0»": '"xyzzy"', "cœur": "coeur", "l’": "l'"},
}


def heard_in(lang: str, name: str) -> str:
    """What the real program prints in this language and encoding, its lines joined."""
    environ, encoding = ENCODINGS[name]
    typed = "board\nrules 3\nrules 6\nhelp\nxyzzy\n8h\nlanguage fr\nlanguage de\nquit\n"
    done = subprocess.run(
        [sys.executable, "-m", "osmosis_cli", "--lang", lang, "--deal", "32001"],
        input=typed.encode(),
        env={**os.environ, "PYTHONPATH": str(ROOT), **environ},
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    return done.stdout.decode(encoding).replace("\n", " ")


@pytest.mark.parametrize("lang", SAID)
def test_every_language_is_readable_in_every_encoding(lang: str) -> None:
    # Python makes UTF-8 of a plain C locale: there is a letter for everything.
    whole = heard_in(lang, "LC_ALL=C")
    assert [word for word in WORDS[lang] if word not in whole] == []
    for name, (_, encoding) in ENCODINGS.items():
        said = heard_in(lang, name)
        assert said.count("?") == whole.count("?"), name
        assert "\\" not in said
        assert "U+" not in said
        for word, plain in WORDS[lang].items():
            fits = word.encode(encoding, "ignore").decode(encoding) == word
            assert (word if fits else plain) in said, (word, name)
            assert fits or word not in said


# Help says what a command does: a German verb in -t, no French infinitive.
VERBS = {"de": r"\w+t\b|Wer |Der ", "fr": r"(?!\w+(er|ir)\b|Dire\b|Lire\b|Écrire\b|Faire\b)\w+"}


@pytest.mark.parametrize("lang", VERBS)
def test_all_help_says_what_is_done_in_the_same_way(lang: str) -> None:
    with speaking(lang):
        console = Console(environ={})
        group = build(console, SettingsFile(console.folders.settings).load())
        said = [command.help or "" for command in group.commands.values()]
        for command in group.commands.values():
            said += [getattr(option, "help", None) or "" for option in command.params]
        said = [text for text in said if text]
        assert len(said) > 40
        assert [text for text in said if not re.match(VERBS[lang], text)] == []


def test_a_run_in_each_language_ends_in_it(run: Run) -> None:
    for code, ending in (("en", "Goodbye."), ("de", "Bis bald."), ("fr", "À bientôt.")):
        done = run("--deal", "1", env={"OSMOSIS_LANG": code}, input="quit\n")
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines()[-1] == ending
