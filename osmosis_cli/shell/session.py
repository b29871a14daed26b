"""A session at the prompt: typed lines in, answers out. It knows no terminal and no files."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from osmosis_cli.game.play import Step
from osmosis_cli.game.state import Move, State
from osmosis_cli.game.timeline import Timeline, Turn
from osmosis_cli.shell.activity import Activity
from osmosis_cli.shell.answers import Answer, Question
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.guiding import Guide
from osmosis_cli.shell.kept_games import Keeping
from osmosis_cli.shell.transcript import Transcript
from osmosis_cli.shell.watcher import SettingsOnly, Watcher
from osmosis_cli.storage.errors import StorageError
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.words.style import Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.transcripts import failed

KEPT_ANSWERS = 200
"""How many answers a session remembers."""

LONGEST_LINE = 100
"""How many characters of a typed line a session remembers."""


class Left(NamedTuple):
    """What is left alone while an activity is under way."""

    game: Game
    judged: Judged | None
    watchers: list[Watcher]


@dataclass
class Session:
    """Everything that the commands work on.

    ``random`` draws deal numbers. ``judged`` is the last verdict, for ``why``. ``answers`` are
    the latest answers, the last one last. ``question`` waits for an answer, if one was asked.
    ``activity`` is what goes on in place of the game, which is kept in ``left`` meanwhile.
    ``learner`` is what the player has learned. ``keeping`` says where games can be kept.
    ``helped`` are the ids of games in which hidden cards were used.
    ``memory`` is what hints and reviews have told so far. ``transcript`` is kept while there is
    one. ``width`` (in characters) and ``plain`` are how the player wants lines to be said and
    asked for, None for what the terminal and the environment ask for.
    """

    game: Game
    random: Random = field(default_factory=Random)
    style: Style = Style()
    judged: Judged | None = None
    answers: deque[Past] = field(default_factory=lambda: deque(maxlen=KEPT_ANSWERS))
    question: Question | None = None
    watchers: list[Watcher] = field(default_factory=list)
    inputs: int = 0
    keeping: Keeping = field(default_factory=Keeping)
    activity: Activity | None = None
    left: Left | None = None
    learner: Notebook = field(default_factory=Notebook)
    helped: set[str] = field(default_factory=set)
    guide: Guide = field(default_factory=Guide)
    memory: Memory = field(default_factory=Memory)
    transcript: Transcript | None = None
    width: int | None = None
    plain: bool | None = None

    @property
    def state(self) -> State:
        """The state of the game now."""
        return self.game.state

    def answer(self, line: str) -> Answer:
        """Return the answer to a typed line, whatever it is, and remember it."""
        from osmosis_cli.shell.dispatch import dispatch

        kept = self.transcript
        answer = self._finished(dispatch(self, line))
        if not answer.more:
            # First, because the last line of an answer is the one that is needed next.
            news = [sentence for watcher in self.watchers for sentence in watcher.news()]
            answer = answer._replace(lines=(*news, *self._noted(kept, line, answer), *answer.lines))
        if not (answer.more or answer.repeats):
            self.inputs += 1
            self.answers.append(Past(self.inputs, line.strip()[:LONGEST_LINE], answer.lines))
        return answer

    def _noted(self, kept: Transcript | None, line: str, answer: Answer) -> list[str]:
        """Add the input to the transcript, if one was kept; what to say if that failed."""
        if kept is None or self.transcript is not kept:
            return []
        try:
            kept.add(line, answer.lines)
        except StorageError as error:
            self.transcript = None
            return [failed(error.code, error.path)]
        return []

    def opened(self, lines: tuple[str, ...]) -> None:
        """Remember what was said before the first input, so that it can be said again."""
        self.answers.append(Past(0, "", lines))

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

    def undo(self, count: int) -> list[Turn]:
        """Take so many turns back, fewer if there are no more, and return them."""
        turns = self._moved(self.game.timeline.undo, count)
        if turns:
            for watcher in self.watchers:
                watcher.undone(self.game, len(turns))
        return turns

    def redo(self, count: int) -> list[Turn]:
        """Make so many undone turns again, fewer if there are no more, and return them."""
        turns = self._moved(self.game.timeline.redo, count)
        if turns:
            for watcher in self.watchers:
                watcher.redone(self.game, len(turns))
        return turns

    def _moved(self, step: Callable[[], Turn | None], count: int) -> list[Turn]:
        """Go so many turns back or forth. What was judged or given up was so somewhere else."""
        turns: list[Turn] = []
        while len(turns) < count and (turn := step()) is not None:
            turns.append(turn)
        if turns:
            self.judged = None
            self.game.given_up = False
        return turns

    def start(self, game: Game) -> None:
        """Leave the game and begin this one.

        A game that was helped once stays so: an earlier state of it, from a save, is no way back.
        """
        # A game that nothing was kept of has no id, and nothing to load either.
        if self.game.assisted and self.game.id:
            self.helped.add(self.game.id)
        game.assisted = game.assisted or game.id in self.helped
        self.game = game
        self.judged = None
        for watcher in self.watchers:
            watcher.started(game)

    def begin(self, activity: Activity) -> None:
        """Let an activity go on in place of the game; its moves are no moves of the game."""
        if self.left is None:
            self.left = Left(self.game, self.judged, self.watchers)
            self.watchers = [SettingsOnly(watcher) for watcher in self.watchers]
        self.activity = activity

    def lay_out(self, state: State, label: str | None = None) -> None:
        """Lay out the position of an activity."""
        self.game = Game(Timeline(state), label)
        self.judged = None

    def leave(self) -> None:
        """End the activity and go back to the game as it was."""
        if self.left is not None:
            self.game, self.judged, self.watchers = self.left
        self.activity = self.left = None

    def assist(self) -> None:
        """Note that hidden cards were used: a win of this game is counted apart."""
        if not self.game.assisted:
            self.game.assisted = True
            for watcher in self.watchers:
                watcher.assisted(self.game)

    def choose(self, setting: str, value: str) -> None:
        """Have a setting remembered that the player chose."""
        for watcher in self.watchers:
            watcher.chose(setting, value)

    def ask(self, question: Question) -> Answer:
        """Ask a question: the next line is its answer, unless it is a command."""
        self.question = question
        return Answer(question.lines)

    @property
    def asking(self) -> bool:
        """Whether a question waits that wants an answer; an offer does not."""
        return self.question is not None and self.question.kind != "offer"

    def interrupted(self) -> list[str]:
        """What is said when the player has given up the line that was being typed.

        A decision is given up with it. Whatever else waits for an answer is asked again.
        """
        question, self.question = self.question, None
        if question is not None and question.kind == "decision":
            from osmosis_cli.words.verdicts import dropped

            return [dropped()]
        cleared = _("Line cleared. Type quit to leave.")
        if question is not None and question.kind == "menu":
            return [cleared, *self.ask(question).lines]
        return [cleared, *(self.activity.question() if self.activity else [])]

    def prompt(self) -> str:
        """The text that asks for the next line, with a blank at its end."""
        wanted = self.activity.prompt() if self.activity and not self.asking else None
        # Translators: the prompts; a blank is added. They end with a colon.
        return (wanted or (_("Answer:") if self.asking else _("Move:"))) + " "

    def _finished(self, answer: Answer) -> Answer:
        """The answer with what an activity or the guide has to add."""
        if self.activity is not None:
            return self.activity.after(answer)
        return self.guide.after(self.learner, self.game, answer)
