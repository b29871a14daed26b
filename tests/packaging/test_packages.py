"""What is shipped: the sdist and the wheel hold all that is needed, and run anywhere."""

from __future__ import annotations

import email
import os
import subprocess
import sys
import tarfile
import zipapp
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import osmosis_cli
import po_checks
from tests.packaging.conftest import call

if TYPE_CHECKING:
    from tests.conftest import Run

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = sorted(po_checks.language_of(po) for po in po_checks.po_files(ROOT / "locales"))
LESSONS = sorted(path.name for path in (ROOT / "tutorials").glob("*.toml"))
SOURCES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("osmosis_cli/**/*.py"))

pytestmark = pytest.mark.slow


def test_the_sdist_holds_sources_texts_and_tests(packages: tuple[Path, Path]) -> None:
    with tarfile.open(packages[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    expected = {
        *SOURCES,
        *(f"locales/{language}/LC_MESSAGES/osmosis.po" for language in LANGUAGES),
        *(f"locales/{language}/LC_MESSAGES/osmosis.mo" for language in LANGUAGES),
        *(f"tutorials/{name}" for name in LESSONS),
        "hatch_build.py",
        "locales/catalogue.py",
        "locales/po_checks.py",
        "osmosis_cli/py.typed",
        "pyproject.toml",
        "README.md",
        "tests/conftest.py",
    }
    assert expected - names == set()


def test_the_wheel_holds_the_package_with_its_texts_and_nothing_else(
    packages: tuple[Path, Path],
) -> None:
    with zipfile.ZipFile(packages[1]) as archive:
        names = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert names == {
        *SOURCES,
        "osmosis_cli/py.typed",
        *(f"osmosis_cli/locales/{language}/LC_MESSAGES/osmosis.mo" for language in LANGUAGES),
        *(f"osmosis_cli/tutorials/{name}" for name in LESSONS),
    }


def test_the_wheel_carries_the_texts_as_they_are_now(packages: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(packages[1]) as archive:
        for po in po_checks.po_files(ROOT / "locales"):
            name = f"osmosis_cli/locales/{po_checks.language_of(po)}/LC_MESSAGES/osmosis.mo"
            assert archive.read(name) == po_checks.compiled(po)


def test_a_build_stops_at_a_catalogue_that_would_fail_in_the_game(
    checkout: Path, tmp_path: Path
) -> None:
    po = checkout / "locales" / "de" / "LC_MESSAGES" / "osmosis.po"
    good = po.read_bytes()
    try:
        po.write_bytes(good + b'\nmsgid "{row} is odd"\nmsgstr "ohne"\n')
        build = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path]
        done = subprocess.run(build, cwd=checkout, capture_output=True, encoding="utf-8")
    finally:
        po.write_bytes(good)
    assert done.returncode != 0
    assert "{row} is missing in 'ohne'" in done.stdout + done.stderr
    assert list(tmp_path.glob("*.whl")) == []


def ask(scripts: Path, *arguments: str) -> str:
    """What the installed command prints when it is run from the root folder."""
    done = subprocess.run(
        [scripts / "osmosis", *arguments],
        cwd="/",
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_installed_command_tells_its_version(installed: Path) -> None:
    assert osmosis_cli.__version__ in ask(installed, "--version")


def usage_in(language: str) -> str:
    """The word that opens the help in a language."""
    po = ROOT / "locales" / language / "LC_MESSAGES" / "osmosis.po"
    message = po_checks.read_catalogue(po).get("Usage:", "command line")
    assert message is not None
    return po_checks.forms_of(message)[0]


def test_each_language_has_its_own_word_for_usage() -> None:
    assert len({usage_in(language) for language in LANGUAGES}) == len(LANGUAGES) >= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_installed_command_helps_in_each_language(installed: Path, language: str) -> None:
    for arguments in (["--lang", language, "--help"], ["--help", "--lang", language]):
        assert usage_in(language) in ask(installed, *arguments)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_installed_game_is_the_same_as_in_the_checkout(
    installed: Path, language: str, run: Run, home: Path
) -> None:
    arguments = ["play", "--deal", "1", "--lang", language]
    shipped = ask(installed, *arguments)
    assert len(shipped.splitlines()) > 5
    assert shipped == run(*arguments, env={"OSMOSIS_HOME": str(home / "other")}).stdout


def test_the_wheel_runs_from_a_zip(installed: Path, packages: tuple[Path, Path]) -> None:
    done = subprocess.run(
        [installed / "python", "-m", "osmosis_cli", "--help", "--lang", "de"],
        cwd="/",
        env={**os.environ, "PYTHONPATH": str(packages[1])},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == ask(installed, "--help", "--lang", "de")


@pytest.mark.parametrize(
    ("line", "status", "start"),
    [("deal --deal 1", 0, "Deal 1, variant: Osmosis."), ("learn", 0, "Lesson 1"),
     ("simulate --player careless --count 3 --processes 2", 1, "That cannot be done from a zip"),
     ("docs --output manual", 1, "That cannot be done from a zip")],
)  # fmt: skip
def test_a_zipapp_plays_and_says_what_it_cannot_do(
    installed: Path, tmp_path: Path, line: str, status: int, start: str
) -> None:
    site = next(installed.parent.glob("lib/python*/site-packages"))
    application = tmp_path / "osmosis.pyz"
    zipapp.create_archive(site, application, main="osmosis_cli.__main__:main")
    done = subprocess.run(
        [sys.executable, "-I", "-S", application, *line.split()],
        cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8",
    )  # fmt: skip
    assert (done.stdout + done.stderr).startswith(start)
    assert done.returncode == status


def test_the_licence_is_in_every_package(packages: tuple[Path, Path]) -> None:
    text = (ROOT / "LICENSE").read_bytes()
    assert b"MIT License" in text and b"the Osmosis authors" in text
    with tarfile.open(packages[0]) as archive:
        name = next(name for name in archive.getnames() if name.count("/") == 1
                    and name.endswith("/LICENSE"))  # fmt: skip
        shipped = archive.extractfile(name)
        assert shipped is not None and shipped.read() == text
    with zipfile.ZipFile(packages[1]) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith("/LICENSE")]
        assert wheel.read(name) == text
        (name,) = [name for name in wheel.namelist() if name.endswith("/METADATA")]
        metadata = email.message_from_bytes(wheel.read(name))
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Name"] == "osmosis-cli"
    assert metadata["Version"] == osmosis_cli.__version__
    assert metadata["Requires-Python"] == ">=3.11"


def test_two_builds_are_the_same_to_the_byte(
    checkout: Path, packages: tuple[Path, Path], tmp_path: Path
) -> None:
    call(sys.executable, "-m", "build", "--no-isolation", "--outdir", tmp_path, ".", cwd=checkout)
    for package in packages:
        assert (tmp_path / package.name).read_bytes() == package.read_bytes()
