"""Where the catalogues and the lessons lie: in the package once built, beside it in a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def resource(name: str) -> Traversable:
    """The folder of this name (``locales``, ``tutorials``) that belongs to the program.

    A wheel, also one that is run from a zip, carries it inside the package; a checkout and an
    editable install keep it beside the package. When it is nowhere, the answer is the place
    inside the package where it is missing, so callers only have to ask ``is_dir()``.
    """
    package = _package()
    inside = package / name
    if inside.is_dir() or not isinstance(package, Path):
        return inside
    checkout = package.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / name).is_dir():
        return checkout / name
    return inside


def _package() -> Traversable:
    """The folder of the package: a path where it is one, because that is much faster to find."""
    folder = Path(__file__).parent.parent
    if folder.is_dir():
        return folder
    from importlib.resources import files

    return files("osmosis_cli")
