"""The one copy of what a learner knows while the program runs, and the database it is kept in."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from osmosis_cli.storage.database import Database
    from osmosis_cli.tutor.progress import Knowledge

    Change = Callable[[Knowledge], Knowledge]
    """Makes the knowledge of a learner another one."""


class Notebook:
    """Knowledge that every answer changes at once, on disk too if there is a database for it.

    The database is read when something is first asked, since most sessions only play. ``now`` is
    the clock, in seconds since 1970. Whatever happens to the database, learning goes on:
    ``troubles`` holds the sentences about it that are still to be said.
    """

    def __init__(
        self, database: "Database | None" = None, now: Callable[[], float] = time.time
    ) -> None:
        self.now = now
        self.troubles: list[str] = []
        self._database = database
        self._knowledge: Knowledge | None = None
        self._told = False

    @property
    def knowledge(self) -> "Knowledge":
        """What the learner knows now. The database is read when this is asked for first."""
        if self._knowledge is None:
            self._knowledge = self._read()
        return self._knowledge

    def change(self, change: "Change") -> None:
        """Change the knowledge, on disk at once: what another window wrote there stays."""
        from osmosis_cli.tutor.progress import Knowledge

        found = self._read()
        # Of a file that was taken away meanwhile there is no better knowledge than this.
        known = self.knowledge if found == Knowledge() else found
        self._write(change(known))

    def unsaved(self) -> str | None:
        """Try again to write what waits; say what is lost at the end, None if all is on disk."""
        if self._database is None or self._database.retry():
            return None
        return self._not_written()

    def reset(self) -> None:
        """Forget everything, with what waits to be written."""
        from osmosis_cli.tutor.progress import Knowledge

        self._write(Knowledge())

    def take_troubles(self) -> list[str]:
        """Return the sentences about the database that were not said yet, for the last time."""
        troubles, self.troubles = self.troubles, []
        return troubles

    def _read(self) -> "Knowledge":
        from osmosis_cli.tutor.progress import Knowledge

        if self._database is None:
            return self._knowledge or Knowledge()
        from osmosis_cli.storage import learned
        from osmosis_cli.tutor.keeping import read

        return read(self._database.read(learned.read))

    def _write(self, knowledge: "Knowledge") -> None:
        self._knowledge = knowledge
        if self._database is None:
            return
        from osmosis_cli.storage import learned
        from osmosis_cli.tutor.keeping import write

        values = write(knowledge)
        if self._database.write({"learned": lambda found: learned.write(found, values)}):
            self._told = False
        elif not self._told:
            self.troubles.append(self._not_written())
            self._told = True

    def _not_written(self) -> str:
        from osmosis_cli.words.saving import said_with_reason

        assert self._database is not None
        fault = self._database.fault
        text = _("Your progress cannot be saved, so it is kept only until the program ends.")
        return text if fault is None else said_with_reason(text, fault.code, fault.path)
