"""A move that somebody asks about on the command line, in all the words that the game takes."""

from osmosis_cli.game.json_api import read_question
from osmosis_cli.game.state import Card, Move, State
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.interpreter import Interpreter
from osmosis_cli.shell.readings import AmbiguousCard, Call, Choice, Reading, WrongArgument
from osmosis_cli.shell.session import Session


def read_asked(state: State, what: str) -> Move | tuple[Card, ...] | str | None:
    """Read what is asked about in this position, in the language of the moment or in codes.

    It may be all that can follow why in a game. Return the move, or the cards that could be meant,
    or the sentence that says what is wrong with it, or None if it is not understood.
    """
    session = Session(Game(Timeline(state)))
    session.know(COMMANDS)
    reader = Interpreter(session)
    word = session.vocabulary.local.shown["why"]
    readings = [reader.read_whole(text) for text in (f"{word} {what}", what)]
    for reading in readings:
        if isinstance(reading, Call) and isinstance(reading.argument, Move):
            return reading.argument
    # A code of cards is one in every language: the command line is written down in guides.
    return read_question(what) or _doubt(readings[0])


def _doubt(reading: Reading | None) -> tuple[Card, ...] | str | None:
    if isinstance(reading, AmbiguousCard):
        return reading.cards
    if isinstance(reading, Choice):
        return tuple(option.card for option in reading.options if option.card is not None)
    return reading.sentence if isinstance(reading, WrongArgument) else None
