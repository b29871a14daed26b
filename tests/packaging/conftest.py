"""The built packages, and an empty environment with the wheel in it: made once for all tests."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).resolve().parents[2]


def call(*command: str | Path, cwd: Path) -> str:
    """Run a command that must succeed; return what it printed."""
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


# What a clone would not have: all that is built, installed or cached.
MADE = (".git", ".venv", "*.mo", "*.pot", "__pycache__", "*.egg-info", "build", "dist", ".*_cache")


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources as a clone would have them."""
    folder = tmp_path_factory.mktemp("checkout") / "osmosis"
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*MADE))
    return folder


@pytest.fixture(scope="session")
def packages(checkout: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist, and the wheel that was built from it."""
    folder = tmp_path_factory.mktemp("dist")
    # The environment of the tests has what the build needs, so no network is asked.
    call(sys.executable, "-m", "build", "--no-isolation", "--outdir", folder, ".", cwd=checkout)
    (sdist,) = folder.glob("*.tar.gz")
    (wheel,) = folder.glob("*.whl")
    return sdist, wheel


def copy_distribution(name: str, target: Path) -> None:
    """Copy an installed package, and what it needs here in its turn, into a site folder."""
    installed = distribution(name)
    source = Path(str(installed.locate_file("")))
    for file in installed.files or ():
        origin = source / file
        # Scripts lie outside of the site folder; compiled files are made again.
        if ".." in file.parts or origin.suffix == ".pyc" or (target / file).exists():
            continue
        (target / file).parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(origin, target / file)
        except OSError:
            shutil.copy2(origin, target / file)
    for line in installed.requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            copy_distribution(requirement.name, target)


@pytest.fixture(scope="session")
def installed(packages: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of commands of a new environment that holds the wheel and what it needs."""
    venv = tmp_path_factory.mktemp("installed") / "venv"
    call(sys.executable, "-m", "venv", "--without-pip", venv, cwd=venv.parent)
    paths = {"base": str(venv), "platbase": str(venv)}
    site = Path(sysconfig.get_path("purelib", "venv", vars=paths))
    scripts = Path(sysconfig.get_path("scripts", "venv", vars=paths))
    for line in distribution("osmosis-cli").requires or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            copy_distribution(requirement.name, site)
    python = scripts / "python"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", python]
    call(*pip, "install", "--no-deps", "--no-index", packages[1], cwd=venv.parent)
    call(*pip, "check", cwd=venv.parent)
    return scripts
