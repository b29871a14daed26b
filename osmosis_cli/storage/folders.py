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

    A relative ``OSMOSIS_HOME`` counts from the working folder, an empty one is none. Where the
    working folder is gone, or the system knows no home for the user, the folders are ones that
    cannot be made.
    """
    if named := environ.get(VARIABLE):
        try:
            home = Path(named).absolute()
        except OSError:
            home = NOWHERE
        return Folders(home, home, home)
    # Costs a few milliseconds, and is needed only here.
    from platformdirs import PlatformDirs

    places = PlatformDirs(APPLICATION, appauthor=False)
    nowhere = Folders(NOWHERE, NOWHERE, NOWHERE)
    try:
        folders = Folders(places.user_config_path, places.user_data_path, places.user_state_path)
    except RuntimeError:
        return nowhere
    # Older releases of platformdirs leave a home that nobody knows as "~".
    return folders if all(folder.is_absolute() for folder in folders) else nowhere
