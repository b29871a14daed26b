"""What a command gives back: lines to say, and whether the session ends with them."""

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple


class Answer(NamedTuple):
    """The answer to one input.

    ``lines`` are whole sentences in the language of the moment, one line each before wrapping.
    ``ends`` tells that the session is over. ``more`` tells that the next part of the last long
    answer is wanted instead of lines. ``repeats`` tells that the lines were said before, so that
    they are no answer to remember.
    """

    lines: tuple[str, ...]
    ends: bool = False
    more: bool = False
    repeats: bool = False


class Question(NamedTuple):
    """A question that waits for the player's answer.

    ``asked`` makes the lines that ask it, in the language of the moment, so that it can be asked
    again after a change of language. ``reply`` takes the typed line and returns the answer to it,
    or None if the line is no answer to this question. ``words`` gives the answers that Tab offers.

    ``kind`` says what becomes of the question when a line is no answer. A decision is about
    something that is done only after a yes: a command drops it, which is said, and anything else
    has it asked again. A menu is the same, but nobody misses what was not chosen, so that nothing
    is said. An offer can be taken up at once; any other line is read as if it had not been made.
    """

    asked: Callable[[], Iterable[str]]
    reply: Callable[[str], Answer | None]
    kind: Literal["decision", "menu", "offer"] = "decision"
    words: Callable[[], Iterable[str]] = tuple

    @property
    def lines(self) -> tuple[str, ...]:
        """The lines that ask it."""
        return tuple(self.asked())


class Misfit(ValueError):
    """A command was understood but what follows it was not. ``sentence`` says what is wanted."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def say(*lines: str) -> Answer:
    """Return the answer that consists of these lines."""
    return Answer(lines)
