"""The one copy of what a learner knows while the program runs, and the database it is kept in."""

import os
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from osmosis_cli.storage import learned
from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from sqlite3 import Connection

    from osmosis_cli.storage.database import Database
    from osmosis_cli.tutor.progress import Knowledge

    Change = Callable[[Knowledge], Knowledge]
    """Makes the knowledge of a learner another one."""


_LAST = "last"
"""The name under which the last change of all is kept: who made it, and its number."""


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
        self._waiting: list[tuple[int, Change]] = []
        self._made = 0
        self._id = os.urandom(8).hex()
        self._told = False

    @property
    def knowledge(self) -> "Knowledge":
        """What the learner knows now. The database is read when this is asked for first."""
        if self._knowledge is None:
            values = {} if self._database is None else self._database.read(learned.read)
            self._knowledge = _knowledge(values)
        return self._knowledge

    def change(self, change: "Change") -> None:
        """Change the knowledge, on disk at once: what another window wrote there stays.

        A change that cannot be written waits. It may be made again on what is in the database then,
        so it must not depend on anything but the knowledge.
        """
        self._knowledge = change(self.knowledge)
        if self._database is None:
            return
        self._made += 1
        self._waiting.append((self._made, change))
        if self._database.write({"learned": self._write}):
            self._waiting.clear()
            self._told = False
        elif not self._told:
            self.troubles.append(self._not_written())
            self._told = True

    def unsaved(self) -> str | None:
        """Try again to write what waits; say what is lost at the end, None if all is on disk."""
        if self._database is None or self._database.retry():
            return None
        return self._not_written()

    def reset(self) -> None:
        """Forget everything, with what waits to be written."""
        self._waiting.clear()
        self.change(lambda _known: _knowledge({}))

    def take_troubles(self) -> list[str]:
        """Return the sentences about the database that were not said yet, for the last time."""
        troubles, self.troubles = self.troubles, []
        return troubles

    def _write(self, connection: "Connection") -> None:
        # Start-up: most sessions only play.
        from osmosis_cli.tutor.keeping import write

        values = learned.read(connection)
        # A change that was made there already must not be made twice.
        there, _blank, count = values.get(_LAST, "").partition(" ")
        done = int(count) if there == self._id else 0
        known = _knowledge(values)
        for number, change in self._waiting:
            if number > done:
                known = change(known)
        if not values:
            # Of a file that was taken away there is no better knowledge than this.
            known = self.knowledge
        self._knowledge = known
        learned.write(connection, {**write(known), _LAST: f"{self._id} {self._made}"})

    def _not_written(self) -> str:
        # Start-up: as long as the database can be written, nobody needs the words.
        from osmosis_cli.words.saving import said_with_reason

        assert self._database is not None
        fault = self._database.fault
        text = _("Your progress cannot be saved, so it is kept only until the program ends.")
        return text if fault is None else said_with_reason(text, fault.code, fault.path)


def _knowledge(values: Mapping[str, str]) -> "Knowledge":
    """What is kept in these values; without any, what a newcomer knows."""
    # Start-up: most sessions only play.
    from osmosis_cli.tutor.keeping import read

    return read(values)
