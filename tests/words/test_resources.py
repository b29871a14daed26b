import shutil
from pathlib import Path

import pytest

from osmosis_cli.words import language
from osmosis_cli.words.language import resource


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
