"""The one command table: what is typed, what it is for, and what it does.

Dispatch, help, completion, documents, tests and the catalogue all read it.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from osmosis_cli.shell.answers import Answer

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session

Message = tuple[str, str]
"""The context and the English text of a message."""

Parser = Callable[["Session", str], Any]
"""Turns the folded text after a command into its argument; raises `Misfit` if it cannot."""

GROUPS = ("play", "look", "turns", "games", "learn", "talk")
"""The groups of commands in the order in which help tells them."""


class Command(NamedTuple):
    """One command.

    ``key`` names it in code. ``words`` is the message with everything that can be typed for it:
    words first, the one to show first of all, then after a semicolon its short forms, then after
    another one further forms of the words, all with commas between them. ``does`` is the message
    that says what it does, one sentence. ``forms`` is the message with the forms in which it is
    typed, with commas between them, or None if it stands alone. ``group`` is one of `GROUPS`.
    """

    key: str
    words: Message
    does: str
    forms: Message | None
    group: str
    parse: Parser
    run: Callable[["Session", Any], Answer]


COMMANDS: dict[str, Command] = {}
"""All commands by key, in the order in which help lists them."""


def command(
    key: str,
    group: str,
    words: Message,
    does: str,
    parse: Parser,
    forms: Message | None = None,
) -> Callable[[Callable[["Session", Any], Answer]], Callable[["Session", Any], Answer]]:
    """Return a decorator that adds the function to the table as the command of this key."""

    def add(run: Callable[["Session", Any], Answer]) -> Callable[["Session", Any], Answer]:
        COMMANDS[key] = Command(key, words, does, forms, group, parse, run)
        return run

    return add
