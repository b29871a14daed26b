"""A transcript: a file with what was typed and what was answered, which plays again as a script.

Answers stand in it as notes, after ``#``, which a script passes over. It begins with the lines
that bring the game to where it stood.
"""

from collections.abc import Iterable
from pathlib import Path

from osmosis_cli.game.state import Move
from osmosis_cli.shell.game import Game
from osmosis_cli.storage.record import entry_of
from osmosis_cli.storage.transcripts import TranscriptFile
from osmosis_cli.words import language
from osmosis_cli.words import transcripts as words

NOTE = "#"
"""What a line begins with that is a note and no input."""


class Transcript:
    """A transcript that is being kept."""

    def __init__(self, path: Path, game: Game, replace: bool = False) -> None:
        """Begin the file with what leads to this moment of the game. Raises `StorageError`."""
        self._file = TranscriptFile(path, _beginning(game), replace)

    @property
    def path(self) -> Path:
        """Where the transcript is."""
        return self._file.path

    def add(self, line: str, answer: Iterable[str]) -> None:
        """Add an input and its answer. Raises `StorageError`."""
        self._file.add([line, *(f"{NOTE} {said}" for said in answer)])


def as_typed(moves: Iterable[Move]) -> str:
    """Return the line that makes these moves, in every language, whatever goes by itself."""
    return ", ".join(map(_typed, moves))


def _beginning(game: Game) -> Iterable[str]:
    """The lines that deal the game and make its turns so far, in words of every language."""
    yield f"{NOTE} {words.how_to_replay(language.current())}"
    if game.number is None or game.rules.changes:
        yield f"{NOTE} {words.not_replayable()}"
    else:
        yield f"new {game.number.text} {game.rules.id} now"
    for turn in game.timeline.turns:
        yield from map(_typed, entry_of(turn).moves)


def _typed(move: Move) -> str:
    """What is typed for a move, in every language."""
    if move.pile is not None:
        return f"r{move.pile}"
    return "w" if move.kind == "waste" else move.word
