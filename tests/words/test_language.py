"""The language of the moment, and where its catalogue is found."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from osmosis_cli.words import language, texts
from osmosis_cli.words.language import find_languages, open_catalogue, resource

ROOT = Path(__file__).resolve().parents[2]

HEADER = """
msgid ""
msgstr ""
"Language: nl\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\\n"
"""

WORD = """
msgctxt "suit"
msgid "clubs"
msgstr "klaveren"
"""


@pytest.fixture
def locales(tmp_path: Path) -> Path:
    """A folder of catalogues with a small Dutch one that is not compiled."""
    (tmp_path / "nl" / "LC_MESSAGES").mkdir(parents=True)
    (tmp_path / "nl" / "LC_MESSAGES" / "osmosis.po").write_text(HEADER + WORD, encoding="utf-8")
    return tmp_path


def compile_dutch(locales: Path, word: str) -> Path:
    from babel.messages.catalog import Catalog
    from babel.messages.mofile import write_mo

    catalogue = Catalog("nl")
    catalogue.add("clubs", word, context="suit")
    compiled = locales / "nl" / "LC_MESSAGES" / "osmosis.mo"
    with compiled.open("wb") as file:
        write_mo(file, catalogue)
    return compiled


def dutch_clubs(locales: Path) -> str:
    return open_catalogue(locales, "nl").pgettext("suit", "clubs")


def test_one_call_switches_every_text() -> None:
    heard = []
    for code in ("de", "fr", "en", "de"):
        language.use(code)
        assert language.current() == code
        heard.append(texts.pgettext("suit", "clubs"))
    assert heard == ["Kreuz", "trèfle", "clubs", "Kreuz"]


def test_the_three_languages_are_there_english_first() -> None:
    assert language.LANGUAGES == ("en", "de", "fr")


def test_an_unknown_language_changes_nothing() -> None:
    language.use("fr")
    with pytest.raises(KeyError):
        language.use("xx")
    assert language.current() == "fr"
    assert texts.pgettext("suit", "clubs") == "trèfle"


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_an_empty_text_stays_empty(code: str) -> None:
    language.use(code)
    assert texts.gettext("") == ""
    assert texts.pgettext("suit", "") == ""


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_a_text_without_translation_is_english(code: str) -> None:
    language.use(code)
    assert texts.gettext("No such text.") == "No such text."
    assert texts.pgettext("nowhere", "clubs") == "clubs"
    assert texts.npgettext("nowhere", "{n} such", "{n} suches", 1) == "{n} such"
    assert texts.ngettext("{n} such", "{n} suches", 2) == "{n} suches"


def test_marked_messages_come_back_as_they_are() -> None:
    language.use("de")
    assert texts.gettext_noop("clubs") == "clubs"
    assert texts.ngettext_noop("one", "many") == ("one", "many")
    assert texts.pgettext(*texts.pgettext_noop("suit", "clubs")) == "Kreuz"


def test_french_says_nothing_in_the_singular() -> None:
    message = "Option '{name}' requires a value.", "Option '{name}' requires {nargs} values."
    language.use("fr")
    assert texts.ngettext(*message, 0) == texts.ngettext(*message, 1)
    language.use("de")
    assert texts.ngettext(*message, 0) == texts.ngettext(*message, 2)


def test_a_folder_with_a_catalogue_is_a_language(locales: Path) -> None:
    compile_dutch(locales, "klaveren")
    (locales / "nl" / "LC_MESSAGES" / "osmosis.po").unlink()
    (locales / "es" / "LC_MESSAGES").mkdir(parents=True)
    (locales / "README.md").write_text("not a language")
    assert find_languages(locales) == ("en", "nl")
    assert find_languages(locales / "nowhere") == ("en",)


def test_an_uncompiled_catalogue_is_compiled_once(
    locales: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert dutch_clubs(locales) == "klaveren"
    monkeypatch.setattr(language, "_compile", lambda *_of: pytest.fail("compiled again"))
    assert dutch_clubs(locales) == "klaveren"
    names = [path.name for path in (locales / "nl" / "LC_MESSAGES").iterdir()]
    assert sorted(names) == ["osmosis.mo", "osmosis.po"]


def test_an_uncompiled_catalogue_is_read_where_nothing_can_be_written(
    locales: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_of: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", refuse)
    assert dutch_clubs(locales) == "klaveren"


def test_an_edited_catalogue_shows_at_once(locales: Path) -> None:
    compiled = compile_dutch(locales, "old")
    source = compiled.with_suffix(".po")
    os.utime(compiled, (3000, 3000))
    os.utime(source, (2000, 2000))
    assert dutch_clubs(locales) == "old"
    os.utime(compiled, (1000, 1000))
    assert dutch_clubs(locales) == "klaveren"


@pytest.mark.parametrize("content", [b"", b"\xde\x12\x04\x95", b"nonsense" * 10])
def test_a_broken_catalogue_leaves_the_game_in_english(locales: Path, content: bytes) -> None:
    compiled = compile_dutch(locales, "old")
    compiled.with_suffix(".po").unlink()
    compiled.write_bytes(content)
    assert dutch_clubs(locales) == "clubs"


@pytest.mark.parametrize("content", [b"msgid nonsense", b"\xff\xfe\xfd", HEADER.encode() + b"msg"])
def test_a_broken_source_leaves_the_game_in_english(locales: Path, content: bytes) -> None:
    (locales / "nl" / "LC_MESSAGES" / "osmosis.po").write_bytes(content)
    assert dutch_clubs(locales) == "clubs"


def test_english_needs_no_catalogue(tmp_path: Path) -> None:
    assert open_catalogue(tmp_path, "en").pgettext("suit", "clubs") == "clubs"
    assert open_catalogue(tmp_path, "nl").pgettext("suit", "clubs") == "clubs"


def test_the_catalogue_is_found_inside_a_zip(tmp_path: Path, locales: Path) -> None:
    compile_dutch(locales, "klaveren")
    archive = tmp_path / "osmosis.zip"
    with zipfile.ZipFile(archive, "w") as zipped:
        for source in [ROOT / "osmosis_cli/__init__.py", *ROOT.glob("osmosis_cli/words/*.py")]:
            zipped.write(source, source.relative_to(ROOT))
        mo = "nl/LC_MESSAGES/osmosis.mo"
        zipped.write(locales / mo, f"osmosis_cli/locales/{mo}")
    program = (
        "from osmosis_cli.words import language, texts\n"
        "import sys, click\n"
        "language.use('nl')\n"
        "print(language.__file__, language.LANGUAGES, texts.pgettext('suit', 'clubs'))\n"
        "print('babel' in sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**os.environ, "PYTHONPATH": str(archive)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    place, _, rest = run.stdout.partition(" ")
    assert str(archive) in place
    assert rest == "('en', 'nl') klaveren\nFalse\n"


def test_a_compiled_catalogue_needs_neither_babel_nor_click() -> None:
    program = (
        "import sys\n"
        "from osmosis_cli.words import choice, choice_texts, language, standins, yesno\n"
        "language.use('en')\n"
        "print(choice_texts.unknown_language(choice.Unknown('saved', 'x')))\n"
        "print(sorted({'babel', 'click', 'locale', 'prompt_toolkit'} & set(sys.modules)))\n"
    )
    run = subprocess.run(
        [
            sys.executable,
            "-W",
            "error",
            "-I",
            "-c",
            f"import sys; sys.path[:0] = [{str(ROOT)!r}]\n{program}",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.endswith("\n[]\n")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package folder that the program takes for its own."""
    package = tmp_path / "site" / "osmosis_cli"
    (package / "words").mkdir(parents=True)
    monkeypatch.setattr(language, "__file__", str(package / "words" / "language.py"))
    return package


def make(*folders: Path) -> None:
    for folder in folders:
        folder.mkdir()


def test_a_built_package_has_its_folders_inside(package: Path) -> None:
    make(package / "locales")
    assert resource("locales") == package / "locales"


def test_a_checkout_has_them_beside_the_package(package: Path) -> None:
    make(package.parent / "locales")
    (package.parent / "pyproject.toml").touch()
    assert resource("locales") == package.parent / "locales"
    make(package / "locales")
    assert resource("locales") == package / "locales"


def test_a_folder_of_somebody_else_beside_the_package_is_not_taken(package: Path) -> None:
    make(package.parent / "locales")
    assert not resource("locales").is_dir()


def test_what_is_nowhere_is_no_folder(package: Path) -> None:
    (package.parent / "pyproject.toml").touch()
    assert not resource("locales").is_dir()


def test_a_package_that_is_no_folder_is_asked_by_the_import_system(package: Path) -> None:
    shutil.rmtree(package)
    assert resource("words").is_dir()
