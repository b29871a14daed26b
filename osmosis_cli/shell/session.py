"""A session at the prompt: all that commands work on, and what a command is.

It knows no terminal and no files, and reads no lines: `shell.conversation` does.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Literal, NamedTuple, TypeVar, get_args

from osmosis_cli.game.play import Step
from osmosis_cli.game.rules import Verdict
from osmosis_cli.game.state import State
from osmosis_cli.game.timeline import Timeline, Turn
from osmosis_cli.shell.activity import Activity
from osmosis_cli.shell.answers import Answer, Question
from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.game import Game
from osmosis_cli.shell.guiding import Guide
from osmosis_cli.shell.transcript import Transcript
from osmosis_cli.shell.vocabulary import Message, Vocabularies
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.words.style import Style
from osmosis_cli.words.table import board, short_state, which_game
from osmosis_cli.words.texts import gettext as _

KEPT_ANSWERS = 200
"""How many answers a session remembers."""

Parser = Callable[["Session", str], Any]
"""Turns the folded text after a command into its argument; raises `Misfit` if it cannot."""

Offers = Callable[["Session"], Iterable[str]]
"""Gives what Tab offers after a command, as it is typed."""

GROUPS = ("play", "look", "turns", "games", "learn", "talk")
"""The groups of commands in the order in which help tells them."""


ONE_KEY = (
    "draw", "redeal", "go", "safe", "undo", "redo", "again", "hint", "moves", "board", "rows",
    "reserve", "stock", "needs", "seen", "score", "why", "help",
)  # fmt: skip
"""The commands that one key can stand for: those that play on, look, or go back."""


class Command(NamedTuple):
    """One command.

    ``key`` names it in code. ``words`` is the message with everything that can be typed for it:
    words first, the one to show first of all, then after a semicolon its short forms, then after
    another one further forms of the words, all with commas between them. ``does`` is the message
    that says what it does, one sentence. ``forms`` is the message with the forms in which it is
    typed, with commas between them, or None if it stands alone. ``group`` is one of `GROUPS`.
    ``choices`` are all words that can follow it; numbers and names that are made up are not told.
    """

    key: str
    group: str
    words: Message
    does: str
    parse: Parser
    run: Callable[["Session", Any], Answer]
    forms: Message | None = None
    choices: Offers = lambda session: ()


Auto = Literal["safe", "go"]
"""What can go by itself: the plays that do no harm, and dealing on by an empty line."""


class Judged(NamedTuple):
    """A verdict and the state that it was given on."""

    state: State
    verdict: Verdict


class Past(NamedTuple):
    """An input and the answer to it, numbered from 1 in the session."""

    number: int
    line: str
    lines: tuple[str, ...]


Kind = TypeVar("Kind")


class Memory:
    """What a session remembers of advice: the last of each kind."""

    def __init__(self) -> None:
        self._last: dict[type[object], object] = {}

    def last(self, kind: type[Kind]) -> Kind | None:
        """Return what was remembered last of this kind, None if nothing was."""
        found = self._last.get(kind)
        return found if isinstance(found, kind) else None

    def keep(self, advice: Kind) -> Kind:
        """Remember this and return it."""
        self._last[type(advice)] = advice
        return advice


class Left(NamedTuple):
    """What is left alone while an activity is under way."""

    game: Game
    judged: Judged | None


@dataclass
class Session:
    """Everything that the commands work on.

    ``random`` draws deal numbers. ``judged`` is the last verdict, for ``why``. ``answers`` are
    the latest answers, the last one last. ``question`` waits for an answer, if one was asked.
    ``activity`` is what goes on in place of the game, which is kept in ``left`` meanwhile.
    ``learner`` is what the player has learned. ``autosave`` keeps games and settings.
    ``memory`` is what hints and reviews have told so far. ``transcript`` is kept while there is
    one. ``width`` (in characters) and ``plain`` are how the player wants lines to be said and
    asked for, None for what the terminal and the environment ask for. ``commands`` and
    ``vocabulary``, their words, are empty until lines are to be understood. ``auto`` is what goes
    by itself and ``keys`` whether one key is a line, both only where somebody types at a terminal,
    which ``interactive`` tells: the same lines of a file always make the same game.
    ``takes_keys`` tells whether the prompt would know one key. ``shorts`` are the player's own
    short forms, each with its command in English, and ``understood`` tells what a text is that is
    understood to its last word, None if it is not.
    """

    game: Game
    random: Random = field(default_factory=Random)
    style: Style = Style()
    judged: Judged | None = None
    answers: deque[Past] = field(default_factory=lambda: deque(maxlen=KEPT_ANSWERS))
    question: Question | None = None
    inputs: int = 0
    autosave: Autosave = field(default_factory=Autosave)
    activity: Activity | None = None
    left: Left | None = None
    learner: Notebook = field(default_factory=Notebook)
    guide: Guide = field(default_factory=Guide)
    memory: Memory = field(default_factory=Memory)
    transcript: Transcript | None = None
    width: int | None = None
    plain: bool | None = None
    interactive: bool = False
    takes_keys: bool = False
    auto: frozenset[Auto] = frozenset()
    keys: bool = False
    shorts: dict[str, str] = field(default_factory=dict)
    understood: Callable[[str], object] = lambda _text: None
    commands: Mapping[str, Command] = field(default_factory=dict)
    vocabulary: Vocabularies = field(default_factory=lambda: Vocabularies({}))

    def __post_init__(self) -> None:
        self._tied: dict[int, int] = {}

    def know(self, commands: Mapping[str, Command]) -> None:
        """Understand these commands, by key in the order in which help lists them."""
        self.commands = commands
        self.vocabulary = Vocabularies({key: found.words for key, found in commands.items()})

    @property
    def own_game(self) -> Game:
        """The game of the player, also while an activity lays out something else."""
        return self.game if self.left is None else self.left.game

    @property
    def state(self) -> State:
        """The state of the game now."""
        return self.game.state

    def turn(self, steps: tuple[Step, ...]) -> None:
        """Let the game go on by these steps, as one turn."""
        self.game.timeline.add(steps)
        made = len(self.game.timeline.turns)
        self._tied = {end: start for end, start in self._tied.items() if end < made}
        self.judged = Judged(steps[-1].before, steps[-1].verdict)
        self.game.given_up = False

    def tie(self, start: int) -> None:
        """Have all turns after so many taken back and made again together, as one line did them."""
        end = len(self.game.timeline.turns)
        if end > start + 1:
            self._tied[end] = start

    def undo(self, count: int, *, tied: bool = True) -> list[Turn]:
        """Take back what so many lines did, or so many turns, fewer if there are no more.

        What is left of a line is taken back together after its last turn was.
        """
        end = len(self.game.timeline.turns)
        if not tied:
            for made in range(end, max(end - count, 0), -1):
                if self._tied.get(made, made) < made - 2:
                    self._tied[made - 1] = self._tied[made]
        else:
            for _line in range(min(count, end)):
                end = self._tied.get(end, end - 1)
            count = len(self.game.timeline.turns) - end
        return self._moved(self.game.timeline.undo, count)

    def redo(self, count: int) -> list[Turn]:
        """Make undone turns of so many lines again, fewer if there are no more."""
        ends = {start: end for end, start in sorted(self._tied.items())}
        made = len(self.game.timeline.turns)
        last = made + len(self.game.timeline.undone)
        for _line in range(count):
            made = min(ends.get(made, made + 1), last)
        return self._moved(self.game.timeline.redo, made - len(self.game.timeline.turns))

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
        """Leave the game and begin this one."""
        self.autosave.follow(game)
        self.game = game
        self.judged = None
        self._tied.clear()

    def begin(self, activity: Activity) -> None:
        """Let an activity go on in place of the game; its moves are no moves of the game."""
        if self.left is None:
            self.left = Left(self.game, self.judged)
        self.activity = activity

    def lay_out(self, state: State, label: str | None = None) -> None:
        """Lay out the position of an activity."""
        self.game = Game(Timeline(state), label)
        self.judged = None
        self._tied.clear()

    def leave(self) -> None:
        """End the activity and go back to the game as it was."""
        if self.left is not None:
            self.game, self.judged = self.left
            self._tied.clear()
        self.activity = self.left = None

    def assist(self) -> None:
        """Note that hidden cards were used: a win of this game is counted apart."""
        self.game.assisted = True

    def opening(self) -> list[str]:
        """How the game begins to be told: which one this is, and its table."""
        return [*which_game(self.game.label, self.game.rules), *board(self.state, self.style)]

    def run(self, key: str, text: str = "") -> Answer:
        """Return the answer to a command with this after it. Raises `Misfit` if it does not fit."""
        command = self.commands[key]
        return command.run(self, command.parse(self, text))

    def ask(self, question: Question) -> Answer:
        """Ask a question: the next line is its answer, unless it is a command."""
        self.question = question
        return Answer(question.lines)

    def one_key_lines(self) -> dict[str, str]:
        """Return the keys that are whole lines now, each with its line; none if that is not set.

        No key waits for more, and nothing that ends, saves or deletes has one.
        """
        free = self.activity is None and self.question is None
        if not (self.keys and self.interactive and free):
            return {}
        shorts = self.vocabulary.local.short_shown
        lines = {shorts[key]: shorts[key] for key in ONE_KEY if len(shorts.get(key, "")) == 1}
        piles = {str(pile): f"r{pile}" for pile in range(1, 5)}
        return {**lines, **piles, "w": "w", "?": "help keys"}

    @property
    def merges_safe(self) -> bool:
        """Whether plays that can do no harm follow a move by themselves now."""
        return "safe" in self.auto and self.interactive and self.activity is None

    @property
    def merges_deals(self) -> bool:
        """Whether an empty line deals on now."""
        return "go" in self.auto and self.interactive and self.activity is None

    @property
    def unset(self) -> frozenset[str]:
        """The settings that spare typing, by the names of the guide, which could still be on."""
        if not self.interactive or self.asking:
            return frozenset()
        keys = {"keys"} if self.takes_keys and not self.keys else set()
        autos = {f"auto-{what}" for what in get_args(Auto) if what not in self.auto}
        return frozenset(autos | keys)

    @property
    def asking(self) -> bool:
        """Whether a question waits that wants an answer; an offer does not."""
        return self.question is not None and self.question.kind != "offer"

    def prompt(self) -> str:
        """The text that asks for the next line, with a blank at its end."""
        wanted = self.activity.prompt() if self.activity and not self.asking else None
        if wanted is None and not self.asking:
            head = f"{short_state(self.state)} " if self.style.state else ""
            if "prompt" in self.style.silent:
                return head
            # Translators: the prompts; a blank is added. They end with a colon.
            return head + _("Move:") + " "
        return (wanted or _("Answer:")) + " "
