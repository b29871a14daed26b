"""The one copy of what a learner knows while the program runs, and the file that it is kept in."""

import os
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from osmosis_cli.storage.errors import StorageError
    from osmosis_cli.storage.progress import JsonStore
    from osmosis_cli.storage.recovery import Loaded
    from osmosis_cli.tutor.progress import Knowledge

    Change = Callable[[Knowledge], Knowledge]
    """Makes the knowledge of a learner another one."""


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
        self._waiting: list[Change] = []
        self._failed: StorageError | None = None

    @property
    def knowledge(self) -> "Knowledge":
        """What the learner knows now. The file is read when this is asked for first."""
        if self._knowledge is None:
            self._knowledge = self._loaded()
        return self._knowledge

    def change(self, change: "Change") -> None:
        """Change the knowledge, on disk first: what another window wrote there stays.

        A change that cannot be written waits, and is made on disk before the next one. So it may
        be called again at any time, and must not depend on anything but the knowledge.
        """
        self._knowledge = change(self.knowledge)
        if self._store is not None:
            self._waiting.append(change)
            self._write()

    def unsaved(self) -> str | None:
        """Try again to write what waits; say what is lost at the end, None if all is on disk."""
        self._write()
        return None if self._failed is None else self._not_written(self._failed)

    def close(self) -> None:
        """Try a last time to write what waits."""
        self._write()

    def reset(self) -> None:
        """Forget everything, with what waits to be written."""
        from osmosis_cli.tutor.progress import Knowledge

        # The file is opened with the first question.
        if self.knowledge:
            self._knowledge = Knowledge()
        if self._store is not None:
            self._waiting = [lambda _known: Knowledge()]
            self._write(forgotten=True)

    def take_troubles(self) -> list[str]:
        """Return the sentences about the file that were not said yet, for the last time."""
        troubles, self.troubles = self.troubles, []
        return troubles

    def _loaded(self) -> "Knowledge":
        from osmosis_cli.tutor.progress import Knowledge

        if self._opened is None:
            return Knowledge()
        self._store = self._opened()
        loaded = self._store.load()
        self._note(loaded)
        return loaded.value or Knowledge()

    def _write(self, forgotten: bool = False) -> None:
        if self._store is None or not (self._waiting or self._is_gone()):
            return
        from osmosis_cli.storage.errors import StorageError

        try:
            loaded = self._store.update(self._with_waiting)
        except StorageError as error:
            if self._failed is None:
                self.troubles.append(self._not_written(error))
            self._failed = error
            return
        self._waiting.clear()
        self._failed = None
        self._knowledge = loaded.value
        if forgotten:
            from osmosis_cli.words.saving import kept_as

            self.troubles += kept_as(loaded.aside)
        else:
            self._note(loaded)

    def _is_gone(self) -> bool:
        """Whether somebody removed the file of what is known: it is written again whole then."""
        from osmosis_cli.tutor.progress import Knowledge

        if self._store is None or self._knowledge in (None, Knowledge()):
            return False
        return not os.path.lexists(self._store.path)

    def _with_waiting(self, known: "Knowledge") -> "Knowledge":
        if self._is_gone():
            # With all that waits, and all that was in the file.
            return self.knowledge
        for change in self._waiting:
            known = change(known)
        return known

    def _not_written(self, error: "StorageError") -> str:
        from osmosis_cli.words.saving import said_with_reason

        assert self._store is not None
        text = _("Your progress cannot be saved, so it is kept only until the program ends.")
        return said_with_reason(text, error.code, error.place(self._store.path))

    def _note(self, loaded: "Loaded[Knowledge]") -> None:
        """Have it said what is the matter with the file."""
        from osmosis_cli.words.saving import kept_as, said_with_reason

        assert self._store is not None
        if loaded.fault is None:
            return
        if loaded.previous:
            text = _("The file of your progress is damaged, so the one before it is used.")
            self.troubles += [text, *kept_as(loaded.aside)]
        elif loaded.aside is not None:
            text = _("The file of your progress is damaged, so it begins anew.")
            self.troubles += [text, *kept_as(loaded.aside)]
        else:
            text = _("Your progress cannot be read, so you begin without it.")
            self.troubles.append(said_with_reason(text, loaded.fault, self._store.path))
