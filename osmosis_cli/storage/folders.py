"""Where the program keeps its files: the folders of the user's system, or one that the user names.

``OSMOSIS_HOME`` names one folder for all. Nothing is made here; who writes a file makes its folder.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from osmosis_cli.systems import NOWHERE

VARIABLE = "OSMOSIS_HOME"
APPLICATION = "osmosis"


class Folders(NamedTuple):
    """Absolute folders, which may not exist: settings that users edit, games, and traces of use."""

    settings: Path
    data: Path
    state: Path


def find_folders(environ: Mapping[str, str]) -> Folders:
    """The folders for this environment; never raises.

    A relative ``OSMOSIS_HOME`` counts from the working folder, ``~`` is the home, an empty one is
    none. Where the working folder is gone, or the system knows no home for the user, the folders
    are ones that cannot be made.
    """
    try:
        if named := environ.get(VARIABLE):
            home = Path(named).expanduser().absolute()
            return Folders(home, home, home)
        # Costs a few milliseconds, and is needed only here.
        from platformdirs import PlatformDirs

        places = PlatformDirs(APPLICATION, appauthor=False)
        return Folders(
            _absolute(places.user_config_path, ".config"),
            _absolute(places.user_data_path, ".local/share"),
            _absolute(places.user_state_path, ".local/state"),
        )
    except (OSError, RuntimeError):
        return Folders(NOWHERE, NOWHERE, NOWHERE)


def _absolute(folder: Path, usual: str) -> Path:
    """The folder if it is absolute, else the usual one in the home; raises `RuntimeError`.

    A relative folder in a variable such as ``XDG_DATA_HOME`` is to be ignored, which older releases
    of platformdirs do not; with the working folder the game would get lost. They also leave a home
    that nobody knows as ``~``.
    """
    return folder if folder.is_absolute() else Path.home() / usual / APPLICATION
