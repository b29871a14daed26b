"""The one copy of what a learner knows while the program runs, and the file that it is kept in."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from osmosis_cli.storage.progress import JsonStore
    from osmosis_cli.storage.recovery import Loaded
    from osmosis_cli.tutor.knowledge import Knowledge


class Notebook:
    """Knowledge that every answer changes at once, on disk too if there is a file for it.

    ``opened`` gives the file when something is first asked, since most sessions only play; None
    keeps nothing. ``now`` is the clock, in seconds since 1970. Whatever happens to the file,
    learning goes on: ``troubles`` holds the sentences about it that are still to be said.
    """

    def __init__(
        self,
        opened: Callable[[], "JsonStore[Knowledge]"] | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.now = now
        self.troubles: list[str] = []
        self._opened = opened
        self._store: JsonStore[Knowledge] | None = None
        self._knowledge: Knowledge | None = None
        self._warned = False

    @property
    def knowledge(self) -> "Knowledge":
        """What the learner knows now. The file is read when this is asked for first."""
        if self._knowledge is None:
            self._knowledge = self._loaded()
        return self._knowledge

    def change(self, change: Callable[["Knowledge"], "Knowledge"]) -> None:
        """Change the knowledge, on disk first: what another window wrote there stays."""
        mine = change(self.knowledge)
        self._knowledge = mine
        if self._store is None:
            return
        from osmosis_cli.storage.errors import StorageError

        try:
            loaded = self._store.update(change)
        except StorageError:
            if not self._warned:
                self.troubles.append(
                    _("Your progress cannot be written; it is kept until you leave.")
                )
            self._warned = True
            return
        if loaded.value is not None:
            self._knowledge = loaded.value
        self._note(loaded)

    def reset(self) -> None:
        """Forget everything."""
        from osmosis_cli.tutor.knowledge import Knowledge

        self.change(lambda _known: Knowledge())

    def take_troubles(self) -> list[str]:
        """Return the sentences about the file that were not said yet, for the last time."""
        troubles, self.troubles = self.troubles, []
        return troubles

    def _loaded(self) -> "Knowledge":
        from osmosis_cli.tutor.knowledge import Knowledge

        if self._opened is None:
            return Knowledge()
        self._store = self._opened()
        loaded = self._store.load()
        self._note(loaded)
        return loaded.value or Knowledge()

    def _note(self, loaded: "Loaded[Knowledge]") -> None:
        if loaded.aside is not None:
            # Translators: {file} is the name of a file.
            text = _("The file of your progress was broken. It is kept as {file}.")
            self.troubles.append(text.format(file=visible(loaded.aside.name)))
        elif loaded.fault is not None and not self._warned:
            self._warned = True
            self.troubles.append(
                _("The file of your progress cannot be read now. You begin without it.")
            )
