"""What a command gives back: lines to say, and whether the session ends with them."""

from collections.abc import Callable
from typing import NamedTuple


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

    ``lines`` ask it. ``reply`` takes the typed line and returns the answer to it, or None if the
    line is no answer to this question; it is then read as a command.
    """

    lines: tuple[str, ...]
    reply: Callable[[str], Answer | None]


class Misfit(ValueError):
    """A command was understood but what follows it was not. ``sentence`` says what is wanted."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def say(*lines: str) -> Answer:
    """Return the answer that consists of these lines."""
    return Answer(lines)
