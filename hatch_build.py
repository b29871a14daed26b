"""Build hook: compiles the catalogues and puts them and the lessons into the wheel.

`python hatch_build.py` compiles by hand, for a checkout that runs without being installed.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The checks are those of the translator's command; the folder is no package.
sys.path.insert(0, str(Path(__file__).resolve().parent / "locales"))

import po_checks  # noqa: E402

PACKAGE = "osmosis_cli"


class CatalogueHook(BuildHookInterface[Any]):
    """Compiles before every build; a catalogue with a fault of form stops it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and for a wheel that is not editable name the files to be put inside.

        `version` is hatchling's word for the kind of build. Raises `BadCatalogue`.
        """
        root = Path(self.root)
        written = po_checks.compile_all(root / "locales")
        if self.target_name == "wheel" and version != "editable":
            lessons = sorted((root / "tutorials").glob("*.toml"))
            build_data["force_include"] |= {
                str(file): f"{PACKAGE}/{file.relative_to(root).as_posix()}"
                for file in [*written, *lessons]
            }


def main() -> int:
    """Compile the catalogues of this checkout; return the exit status."""
    try:
        written = po_checks.compile_all(Path(__file__).resolve().parent / "locales")
    except po_checks.BadCatalogue as error:
        print("\n".join(error.args[0]), file=sys.stderr)
        return 1
    print("\n".join(map(str, written)))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
