"""A command line made with click, in help and errors, as a user of each language hears it."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import click
import pytest

from osmosis_cli.words import language
from osmosis_cli.words.click import tidy, translate_metavars

ROOT = Path(__file__).resolve().parents[2]


def command() -> click.Group:
    """A command line with every kind of thing that click has a text for."""

    @click.group()
    def osmosis() -> None:
        pass

    @osmosis.command()
    @click.option("--deal", default="1", show_default=True)
    @click.option("--count", type=int, required=True)
    @click.option("--times", type=click.IntRange(1, 4))
    @click.option("--rules", type=click.Choice(["classic", "peek"]))
    @click.option("--position", type=click.Path(exists=True, dir_okay=False))
    @click.option("--pair", nargs=2)
    @click.option("--plain", is_flag=True, envvar="PLAIN", show_envvar=True)
    @click.argument("card", metavar="8C")
    @click.version_option("1")
    def play(**values: object) -> None:
        click.echo("ok")

    @osmosis.command()
    def learn() -> None:
        pass

    translate_metavars(osmosis)
    return osmosis


Say = Callable[..., str]


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    """What is said to a command line."""

    def say(line: str, build: Callable[[], click.Command] = command) -> str:
        try:
            build().main(line.split(), prog_name="osmosis", standalone_mode=False)
        except click.ClickException as error:
            # click has a class for help that is asked for by saying nothing.
            return tidy(error.format_message())
        return tidy("".join(capsys.readouterr()))

    return say


GERMAN_HELP = """\
Aufruf: osmosis play [OPTIONEN] 8C

Optionen:
  --deal TEXT            [Vorgabe: 1]
  --count ZAHL           [erforderlich]
  --times ZAHL           [1<=x<=4]
  --rules [classic|peek]
  --position DATEI
  --pair TEXT...
  --plain                [Umgebungsvariable: PLAIN]
  --version              Zeigt die Version an, sonst nichts.
  --help                 Zeigt diese Hilfe an, sonst nichts.
"""

FRENCH_HELP = """\
Utilisation : osmosis [OPTIONS] COMMANDE [ARGUMENTS]...

Options :
  --help  Affiche cette aide, rien d’autre.

Commandes :
  learn
  play
"""


def test_help_is_in_one_language_from_top_to_bottom(say: Say) -> None:
    language.use("de")
    assert squeezed(say("play --help")) == squeezed(GERMAN_HELP)
    language.use("fr")
    assert squeezed(say("--help")) == squeezed(FRENCH_HELP)
    assert squeezed(say("")).startswith("Utilisation")
    language.use("en")
    assert say("--help").startswith("Usage: osmosis [OPTIONS] COMMAND [ARGUMENTS]...\n")


def squeezed(text: str) -> str:
    """Without the width of the columns, which differs between versions of click."""
    return "\n".join(" ".join(line.split()) for line in text.strip().splitlines())


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
        "play --count 1",
        "Missing argument '8C'.",
        "Es fehlt das Argument „8C“.",
        "Il manque l’argument « 8C ».",
    ),
    (
        "play 8C",
        "Missing option '--count'.",
        "Es fehlt die Option „--count“.",
        "Il manque l’option « --count ».",
    ),
    (
        "play --count",
        "Option '--count' requires a value.",
        "Zur Option „--count“ gehört ein Wert.",
        "L’option « --count » attend une valeur.",
    ),
    (
        "play --pair 1",
        "Option '--pair' requires 2 values.",
        "Zur Option „--pair“ gehören 2 Werte.",
        "L’option « --pair » attend 2 valeurs.",
    ),
    (
        "play --plain=3",
        "Option '--plain' does not take a value.",
        "Zur Option „--plain“ gehört kein Wert.",
        "L’option « --plain » n’attend pas de valeur.",
    ),
    (
        "play --count x 8C",
        "Invalid value for '--count': 'x' is not a valid number.",
        "Der Wert für „--count“ passt nicht: „x“ ist keine gültige Zahl.",
        "Valeur non valable pour « --count » : « x » n’est pas un nombre valable.",
    ),
    (
        "play --count 1 --times 5 8C",
        "Invalid value for '--times': 5 is not in the range 1<=x<=4.",
        "Der Wert für „--times“ passt nicht: 5 liegt nicht im Bereich 1<=x<=4.",
        "Valeur non valable pour « --times » : 5 n’est pas dans l’intervalle 1<=x<=4.",
    ),
    (
        "play --count 1 --rules no 8C",
        "Invalid value for '--rules': 'no' is not possible here. Choose one of 'classic', 'peek'.",
        "Der Wert für „--rules“ passt nicht: „no“ geht hier nicht. Möglich sind „classic“, „peek“.",
        "Valeur non valable pour « --rules » : « no » n’est pas possible ici. "
        "Choix possibles : « classic », « peek ».",
    ),
    (
        "play --count 1 --position /no/such 8C",
        "Invalid value for '--position': File '/no/such' does not exist.",
        "Der Wert für „--position“ passt nicht: Datei „/no/such“ gibt es nicht.",
        "Valeur non valable pour « --position » : Fichier introuvable : « /no/such ».",
    ),
    (
        "play --count 1 --position / 8C",
        "Invalid value for '--position': File '/' is a directory.",
        "Der Wert für „--position“ passt nicht: Datei nötig, aber „/“ ist ein Ordner.",
        "Valeur non valable pour « --position » : Fichier attendu, mais « / » est un dossier.",
    ),
    (
        "play --count 1 8C 9C",
        "Unexpected extra argument: 9C",
        "Ein Argument ist zu viel: 9C",
        "Argument en trop : 9C",
    ),
    (
        "play --count 1 8C 9C \x1b[2J",
        "Unexpected extra arguments: 9C U+001B[2J",
        "Diese Argumente sind zu viel: 9C U+001B[2J",
        "Arguments en trop : 9C U+001B[2J",
    ),
]


@pytest.mark.parametrize(("line", "english", "german", "french"), ERRORS)
def test_every_error_is_said_as_a_native_would(
    say: Say, line: str, english: str, german: str, french: str
) -> None:
    for code, expected in (("en", english), ("de", german), ("fr", french), ("en", english)):
        language.use(code)
        assert say(line).replace("\u00a0", " ") == expected


def test_a_word_that_is_nearly_right_is_guessed(say: Say) -> None:
    for code, guess in (("en", "Did you mean"), ("de", "Meintest du"), ("fr", "Vouliez-vous dire")):
        language.use(code)
        heard = say("play --dea")
        assert f" {guess} " in heard
        assert "--deal" in heard


def test_the_whole_message_of_an_error_follows_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for code, hint, error in (
        ("de", "Hilfe bekommst du mit „osmosis play --help“.", "Fehler: Es fehlt das"),
        ("fr", "Pour obtenir de l’aide, tapez « osmosis play --help ».", "Erreur : Il manque"),
    ):
        language.use(code)
        with pytest.raises(SystemExit) as exit_:
            command().main(["play", "--count", "1"], prog_name="osmosis")
        assert exit_.value.code == 2
        heard = capsys.readouterr().err.replace("\u00a0", " ")
        assert hint in heard
        assert error in heard


def test_arguments_with_help_have_a_heading_of_their_own(say: Say) -> None:
    def build() -> click.Command:
        with_help = click.Argument(["card"], help="A card.")
        return click.Command("osmosis", params=[with_help])

    try:
        build()
    except TypeError:
        pytest.skip("this version of click has no help for arguments")
    for code, heading in (("en", "Arguments:"), ("de", "Argumente:"), ("fr", "Arguments\u00a0:")):
        language.use(code)
        assert f"\n{heading}\n" in say("--help", build)


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
    assert "Erreur\u00a0: L’option «\u00a0--nonsense\u00a0» n’existe pas." in run.stderr
