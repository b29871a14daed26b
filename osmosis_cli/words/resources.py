"""Where the catalogues and the lessons lie: in the package once built, beside it in a checkout."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def resource(name: str) -> Traversable:
    """The folder of this name (``locales``, ``tutorials``) that belongs to the program.

    A wheel, also one that is run from a zip, carries it inside the package; a checkout and an
    editable install keep it beside the package. When it is nowhere, the answer is the place
    inside the package where it is missing, so callers only have to ask ``is_dir()``.
    """
    package = files("osmosis_cli")
    inside = package / name
    if inside.is_dir():
        return inside
    checkout = package / ".."
    if (checkout / "pyproject.toml").is_file() and (checkout / name).is_dir():
        return checkout / name
    return inside
