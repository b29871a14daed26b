"""What a typed line can mean to a session."""

from typing import Any, NamedTuple, Union

from osmosis_cli.game.state import Card, Move
from osmosis_cli.shell.session import Command


class Call(NamedTuple):
    """A command with its argument."""

    command: Command
    argument: Any


class Play(NamedTuple):
    """An attempt to play something."""

    move: Move


class Option(NamedTuple):
    """One of several things that a line can mean, under the name by which it is asked for."""

    name: str
    reading: "Reading"
    card: Card | None = None


class Choice(NamedTuple):
    """Several things fit; the player is asked which is meant."""

    options: tuple[Option, ...]


class Doubt(NamedTuple):
    """Something is likely to be meant, but must not be done without a yes. ``name`` names it."""

    name: str
    reading: "Reading"


class Steps(NamedTuple):
    """Several things to do one after the other; those that are text are read at their turn."""

    steps: tuple[Union["Reading", str], ...]


class AmbiguousCard(NamedTuple):
    """Several cards fit what was typed."""

    cards: tuple[Card, ...]


class WrongArgument(NamedTuple):
    """A command was understood, what follows it was not; the sentence says what is wanted."""

    sentence: str


class Unknown(NamedTuple):
    """Nothing fits. ``nearest`` is the main word of the command that is spelled most like it.

    ``cards`` are the cards that are named in it.
    """

    text: str
    nearest: str | None = None
    cards: tuple[Card, ...] = ()


Reading = Call | Play | Choice | Doubt | Steps | AmbiguousCard | WrongArgument | Unknown
