"""What click says on our command line, as a user of each language hears it."""

import ast
import gettext
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from osmosis_cli.cli.commands import WholeNumber, build
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.storage.settings import Settings
from osmosis_cli.storage.settings_file import LoadedSettings
from osmosis_cli.words import language
from osmosis_cli.words.click import MESSAGES, PLURALS, tidy
from tests.cli.conftest import Osmosis

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def english_before_and_after() -> Iterator[None]:
    """No test hears the language that another one chose."""
    language.use("en")
    yield
    language.use("en")


ERRORS = [
    (
        "nonsense",
        "No such command: 'nonsense'.",
        "Den Befehl „nonsense“ gibt es nicht.",
        "La commande « nonsense » n’existe pas.",
    ),
    (
        "play --nonsense",
        "No such option: '--nonsense'.",
        "Die Option „--nonsense“ gibt es nicht.",
        "L’option « --nonsense » n’existe pas.",
    ),
    (
        "why",
        "Missing argument 'MOVE'.",
        "Es fehlt das Argument „ZUG“.",
        "Il manque l’argument « COUP ».",
    ),
    (
        "docs",
        "Missing option '--output'.",
        "Es fehlt die Option „--output“.",
        "Il manque l’option « --output ».",
    ),
    (
        "simulate",
        "Missing option '--player'. Choose from: careless, habits, coach, perfect",
        "Es fehlt die Option „--player“. Möglich sind: careless, habits, coach, perfect",
        "Il manque l’option « --player ». Choix possibles : careless, habits, coach, perfect",
    ),
    (
        "play --deal",
        "Option '--deal' requires a value.",
        "Zur Option „--deal“ gehört ein Wert.",
        "L’option « --deal » attend une valeur.",
    ),
    (
        "play --plain=3",
        "Option '--plain' does not take a value.",
        "Zur Option „--plain“ gehört kein Wert.",
        "L’option « --plain » n’attend pas de valeur.",
    ),
    (
        "simulate --player coach --count x",
        "Invalid value for '--count': 'x' is not a valid number.",
        "Der Wert für „--count“ passt nicht: „x“ ist keine gültige Zahl.",
        "Valeur non valable pour « --count » : « x » n’est pas un nombre valable.",
    ),
    (
        "simulate --player coach --processes 65",
        "Invalid value for '--processes': 65 is not in the range 1 to 64.",
        "Der Wert für „--processes“ passt nicht: 65 liegt nicht im Bereich 1 bis 64.",
        "Valeur non valable pour « --processes » : 65 n’est pas dans l’intervalle de 1 à 64.",
    ),
    (
        "simulate --player no",
        "Invalid value for '--player': 'no' is not possible here. Choose one of 'careless', "
        "'habits', 'coach', 'perfect'.",
        "Der Wert für „--player“ passt nicht: „no“ geht hier nicht. Möglich sind „careless“, "
        "„habits“, „coach“, „perfect“.",
        "Valeur non valable pour « --player » : « no » n’est pas possible ici. "
        "Choix possibles : « careless », « habits », « coach », « perfect ».",
    ),
    (
        "completion bash 8C",
        "Unexpected extra argument: 8C",
        "Ein Argument ist zu viel: 8C",
        "Argument en trop : 8C",
    ),
    (
        "completion bash 8C \x1b[2J",
        "Unexpected extra arguments: 8C U+001B[2J",
        "Diese Argumente sind zu viel: 8C U+001B[2J",
        "Arguments en trop : 8C U+001B[2J",
    ),
]


def said(osmosis: Osmosis, line: str, code: str) -> str:
    """What is wrong with a command line, without the last line, which tells of the help."""
    done = osmosis(*line.split(), "--lang", code)
    assert (done.said, done.status) == ("", 2)
    *wrong, _help = done.complaint.replace("\u00a0", " ").splitlines()
    return " ".join(wrong)


@pytest.mark.parametrize(("line", "english", "german", "french"), ERRORS)
def test_every_error_is_said_as_a_native_would(
    osmosis: Osmosis, line: str, english: str, german: str, french: str
) -> None:
    for code, expected in (("en", english), ("de", german), ("fr", french), ("en", english)):
        assert said(osmosis, line, code) == expected


def test_a_word_that_is_nearly_right_is_guessed(osmosis: Osmosis) -> None:
    for code, guess in (("en", "Did you mean"), ("de", "Meintest du"), ("fr", "Vouliez-vous dire")):
        heard = said(osmosis, "play --dea", code)
        assert f" {guess} " in heard
        assert "--deal" in heard


def test_help_is_in_one_language_from_top_to_bottom(osmosis: Osmosis) -> None:
    german = osmosis("simulate", "--help", "--lang", "de").said
    assert german.startswith("Aufruf: osmosis simulate [OPTIONEN]\n")
    assert "\nOptionen:\n" in german
    for note in ("[erforderlich]", "[Vorgabe: 100, 1 bis 1000000000]"):
        assert note in " ".join(german.split())
    french = osmosis("--help", "--lang", "fr").said.replace("\u00a0", " ")
    assert french.startswith("Utilisation : osmosis [OPTIONS] [COMMANDE] [ARGUMENTS]...\n")
    assert "\nOptions :\n" in french and "\nCommandes :\n" in french


# What click has further texts for, and our command line has not.
NOT_HERE = {
    "prompts": {
        "Aborted!", "Confirm the action without prompting.", "Do you want to continue?",
        "Error: The two entered values do not match.", "Error: The value you entered was invalid.",
        "Error: invalid input", "Error: {e.message}", "Error: {message}",
        "Press any key to continue...", "Repeat for confirmation",
        "{editor}: Editing failed", "{editor}: Editing failed: {e}", "d",
    },
    "errors that click shows itself": {"Try '{command} {option}' for help."},
    "its own options of help and version": {
        "%(prog)s, version %(version)s", "Show the version and exit.",
        "Show this message and exit.",
    },
    "a group that needs a command": {"Missing command.", "Commands"},
    "arguments with help": {"Positional arguments"},
    "parameters that are neither": {
        "Invalid value: {message}", "Missing parameter", "Missing parameter: {param_name}",
        "Missing {param_type}",
    },
    "files, folders and paths": {
        "directory", "file", "path", "unknown error", "Could not open file {filename!r}: {message}",
        "Windows error: {error}", "{name} {filename!r} does not exist.",
        "{name} {filename!r} is a directory.", "{name} '{filename}' is a directory.",
        "{name} {filename!r} is a file.", "{name} {filename!r} is not executable.",
        "{name} {filename!r} is not readable.", "{name} {filename!r} is not writable.",
    },
    "other types of values": {
        "{value!r} is not a valid UUID.", "{value!r} is not a valid boolean.",
        "{value!r} is not a valid boolean. Recognized values: {states}",
        "{value!r} does not match the format {format}.", "{len_type} values are required, but "
        "{len_value} was given.",
    },
    "several values": {
        "Argument {name!r} takes {nargs} values.", "Takes {nargs} values but 1 was given.",
        "Value must be an iterable.",
    },
    "the environment, and defaults that are worked out": {"env var: {var}", "(dynamic)"},
    "what is deprecated": {
        "(Deprecated) {text}", "deprecated", "{text} {deprecated_message}",
        "DeprecationWarning: The command {name!r} is deprecated.",
        "DeprecationWarning: The command {name!r} is deprecated.{extra_message}",
        "DeprecationWarning: The {param_type} {name!r} is deprecated.{extra_message}",
    },
    "commands that are declared wrongly, and reprs": {
        "Arguments take exactly one parameter declaration, got {length}: {decls}.",
        "Boolean option {decl!r} cannot use the same flag for true/false.", "Choice({choices})",
        "Could not determine name for option with declarations {decls!r}",
        "Invalid start character for option ({option})", "Name '{name}' defined twice",
        "No options defined but a name was passed ({name}). Did you mean to declare an argument"
        " instead? Did you mean to pass '--{name}'?",
        "Unknown color {colour!r}", "Unknown standard stream '{name}'",
    },
}  # fmt: skip

# Looked up under a name that is only known when click runs, in some version of it: the word
# "required", which we have, and the help of a command, which is in our language already.
AT_RUN_TIME = {"extra['required']", "text"}


def test_the_command_line_has_nothing_that_we_have_no_words_for() -> None:
    group = build(Console(), LoadedSettings(Settings()))
    assert group.invoke_without_command
    for command in (group, *group.commands.values()):
        assert not (command.deprecated or command.add_help_option)
        for parameter in command.params:
            assert type(parameter.type) in (
                type(click.STRING), type(click.BOOL), WholeNumber, click.Choice
            )  # fmt: skip
            assert parameter.nargs in (1, -1) and parameter.envvar is None
            assert not callable(parameter.default)
            if isinstance(parameter, click.Option):
                assert parameter.prompt is None and not parameter.multiple
            else:
                assert getattr(parameter, "help", None) is None


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call of gettext or ngettext in click's sources."""
    for source in sorted(Path(click.__file__).parent.glob("**/*.py")):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                if node.func.id in ("_", "gettext"):
                    yield "singular", node
                elif node.func.id == "ngettext":
                    yield "plural", node


def test_every_text_of_this_version_of_click_is_known() -> None:
    never = {text for texts in NOT_HERE.values() for text in texts}
    known = {"singular": {*MESSAGES, *never}, "plural": {*PLURALS, *never}}
    missing, count = [], 0
    for form, call in calls():
        count += 1
        first = call.args[0]
        if not isinstance(first, ast.Constant):
            assert ast.unparse(first) in AT_RUN_TIME
        elif first.value not in known[form]:
            missing.append(first.value)
    assert missing == []
    assert count > 50


def test_click_still_looks_its_texts_up_as_we_answer_them() -> None:
    for source in Path(click.__file__).parent.glob("**/*.py"):
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module == "gettext":
                assert {alias.name for alias in node.names} <= {"gettext", "ngettext"}


def test_other_domains_and_unknown_texts_stay_as_they_are() -> None:
    language.use("de")
    assert gettext.gettext("No such text.") == "No such text."
    assert gettext.ngettext("{n} such", "{n} suches", 1) == "{n} such"
    assert gettext.ngettext("{n} such", "{n} suches", 2) == "{n} suches"
    assert gettext.dgettext("another", "Usage:") == "Usage:"
    assert gettext.dngettext("another", "{n} such", "{n} suches", 2) == "{n} suches"


def test_apostrophes_are_no_quotation_marks() -> None:
    language.use("de")
    assert tidy("l'as d'or, 'a' ('b')") == "l'as d'or, „a“ („b“)"


def test_click_is_not_imported_for_its_texts_and_finds_them_when_imported_late() -> None:
    program = (
        f"import sys; sys.path[:0] = [{str(ROOT)!r}]\n"
        "from osmosis_cli.words import language\n"
        "language.use('fr')\n"
        "print('click' in sys.modules)\n"
        "import click\n"
        "click.Command('osmosis').main(['--nonsense'])\n"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-X", "utf8", "-c", program],
        capture_output=True,
        encoding="utf-8",
    )
    assert run.stdout == "False\n"
    assert run.returncode == 2
    assert "L’option «\u00a0--nonsense\u00a0» n’existe pas." in run.stderr
