"""What a section of the rule book is."""

from collections.abc import Callable
from typing import NamedTuple


class Section(NamedTuple):
    """One section of the rule book, in the language that was in force when it was asked for.

    ``key`` is its language-neutral name, such as ``first-row``. ``title`` is its first line.
    ``other_names`` are words under which a reader may look for it, as a translator wrote them,
    with commas between them. ``write`` makes the paragraphs when somebody wants to read them.
    """

    key: str
    title: str
    other_names: str
    write: Callable[[], tuple[str, ...]]

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text without its title, in the language of the moment.

        Each paragraph is one or more whole sentences, to be wrapped by whoever shows it.
        """
        return self.write()

    @property
    def lines(self) -> tuple[str, ...]:
        """The title and the paragraphs, unwrapped, in reading order."""
        return (self.title, *self.paragraphs)
