"""A session at the prompt: typed lines in, answers out. It knows no terminal and no files."""

from collections import deque
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from osmosis_cli.game.moves import Move
from osmosis_cli.game.play import Step
from osmosis_cli.game.reasons import Verdict
from osmosis_cli.game.state import State
from osmosis_cli.shell.answers import Answer, Question
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.watcher import Watcher
from osmosis_cli.words.style import Style
from osmosis_cli.words.texts import gettext as _

KEPT_ANSWERS = 200
"""How many answers a session remembers."""


class Judged(NamedTuple):
    """A verdict and the state that it was given on."""

    state: State
    verdict: Verdict


class Past(NamedTuple):
    """An input and the answer to it, numbered from 1 in the session."""

    number: int
    line: str
    lines: tuple[str, ...]


@dataclass
class Session:
    """Everything that the commands work on.

    ``random`` draws deal numbers. ``judged`` is the last verdict, for ``why``. ``answers`` are
    the latest answers, the last one last. ``question`` waits for an answer, if one was asked.
    """

    game: Game
    random: Random = field(default_factory=Random)
    style: Style = Style()
    judged: Judged | None = None
    answers: deque[Past] = field(default_factory=lambda: deque(maxlen=KEPT_ANSWERS))
    question: Question | None = None
    watchers: list[Watcher] = field(default_factory=list)
    inputs: int = 0

    @property
    def state(self) -> State:
        """The state of the game now."""
        return self.game.state

    def answer(self, line: str) -> Answer:
        """Return the answer to a typed line, whatever it is, and remember it."""
        from osmosis_cli.shell.dispatch import dispatch

        answer = dispatch(self, line)
        if not (answer.more or answer.repeats):
            self.inputs += 1
            self.answers.append(Past(self.inputs, line.strip(), answer.lines))
        return answer

    def turn(self, moves: tuple[Move, ...]) -> list[Step]:
        """Make these moves as one turn and return the steps.

        Raises `IllegalMove` if one is illegal; nothing is changed then.
        """
        steps = self.game.timeline.play(moves)
        self.judged = Judged(steps[-1].before, steps[-1].verdict)
        self.game.given_up = False
        for watcher in self.watchers:
            watcher.played(self.game, moves)
        return steps

    def start(self, game: Game) -> None:
        """Leave the game and begin this one."""
        self.game = game
        self.judged = None
        for watcher in self.watchers:
            watcher.started(game)

    def choose(self, setting: str, value: str) -> None:
        """Have a setting remembered that the player chose."""
        for watcher in self.watchers:
            watcher.chose(setting, value)

    def ask(self, question: Question) -> Answer:
        """Ask a question: the next line is its answer, unless it is a command."""
        self.question = question
        return Answer(question.lines)

    def prompt(self) -> str:
        """The text that asks for the next line, with a blank at its end."""
        # Translators: the prompts; a blank is added. They end with a colon.
        return (_("Answer:") if self.question else _("Move:")) + " "
