"""What a lesson is: positions, and steps of six kinds that refer to them."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal, NamedTuple

from osmosis_cli.game.measured import HABITS
from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.state import Card, Cards, Move, Outcome, State
from osmosis_cli.words import table
from osmosis_cli.words.advice import proof
from osmosis_cli.words.habits import habit_reason, habit_sentence
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.table import moves, score
from osmosis_cli.words.texts import pgettext
from osmosis_cli.words.verdicts import where

Kind = Literal["tell", "show", "play", "judge", "choose", "ask"]
KINDS: tuple[Kind, ...] = ("tell", "show", "play", "judge", "choose", "ask")

EXERCISES: tuple[Kind, ...] = ("play", "judge", "choose", "ask")
"""The kinds of steps that want something of the learner."""


class Goal(NamedTuple):
    """What an exercise wants of the table; every part that is not None or empty must hold.

    ``cards`` all lie in the rows. ``score`` is the least number of cards in the rows, ``sizes``
    the least number in each row from the top down. ``rows`` are the suits of the rows from the
    top down, ``*`` for any. ``top`` is the top card of the waste, ``size`` the least number of
    its cards. ``passes`` is the number of the pass, ``outcome`` how the game stands. ``empty``
    names piles without cards: ``stock``, ``waste``, or ``reserve 1`` to ``reserve 4``.
    """

    cards: tuple[Card, ...] = ()
    score: int | None = None
    sizes: tuple[int, ...] = ()
    rows: tuple[str, ...] = ()
    top: Card | None = None
    size: int | None = None
    passes: int | None = None
    outcome: Outcome | None = None
    empty: tuple[str, ...] = ()

    def lost_row(self, state: State) -> int | None:
        """The first row that has another suit than the goal wants, which no move can change."""
        for number, (row, suit) in enumerate(zip(state.rows, self.rows, strict=False), 1):
            if row and not _has_suit(row, suit):
                return number
        return None

    def reached(self, state: State) -> bool:
        """Whether the table is as the goal wants it."""
        laid = {card for row in state.rows for card in row}
        return (
            all(card in laid for card in self.cards)
            and (self.score is None or state.score >= self.score)
            and all(len(row) >= size for row, size in zip(state.rows, self.sizes, strict=False))
            and all(_has_suit(row, suit) for row, suit in zip(state.rows, self.rows, strict=False))
            and (self.top is None or state.waste_top == self.top)
            and (self.size is None or state.dealt >= self.size)
            and (self.passes is None or state.pass_number == self.passes)
            and (self.outcome is None or state.outcome == self.outcome)
            and all(_is_empty(state, place) for place in self.empty)
        )


def _has_suit(row: Cards, suit: str) -> bool:
    return bool(row) and suit in ("*", row[0].suit)


def _is_empty(state: State, place: str) -> bool:
    if place == "stock":
        return not state.stock_size
    if place == "waste":
        return not state.dealt
    return not state.reserve[int(place[-1]) - 1]


class Claim(NamedTuple):
    """What the lesson says about a line of play, to be proved by searching the game to its end."""

    moves: tuple[Move, ...]
    verdict: Literal["won", "lost"]


@dataclass(frozen=True)
class Step:
    """One step of a lesson, with the position in which it begins.

    ``text`` are message ids, said in this order. ``look`` are things on the table that are said
    after them (see `is_look`). A ``show`` step has the ``moves`` that it shows: each is judged,
    and carried out if it is legal. A ``play`` step has a ``goal``. A ``judge`` step has the one
    move of ``moves`` and the ``reason`` code of the verdict on it. A ``choose`` step has
    ``options``, the number of the right one in ``answer``, from 1, and a reply to each option.
    An ``ask`` step has a kind of ``question`` (see ``questions``), and a ``card`` if it is about
    one. ``introduces`` are the reason codes and the terms (see ``concepts``) that are new with the
    step. ``label`` is the deal number of the position, if it came from one.
    """

    kind: Kind
    text: tuple[str, ...]
    state: State
    look: tuple[str, ...] = ()
    moves: tuple[Move, ...] = ()
    goal: Goal | None = None
    reason: str | None = None
    options: tuple[str, ...] = ()
    answer: int = 0
    replies: tuple[str, ...] = ()
    claims: tuple[Claim, ...] = ()
    label: str | None = None
    question: str = ""
    card: Card | None = None
    introduces: tuple[str, ...] = ()


class Check(NamedTuple):
    """A test at the end of a lesson: so many items, and how many of them must be right."""

    items: int
    passes: int


@dataclass(frozen=True)
class Lesson:
    """A whole lesson.

    ``number`` is its place in the course, 0 for a file of somebody's own. ``title``, ``aim`` (what
    it is for; may be empty) and the two lines of ``summary`` are message ids. ``minutes`` is how
    long it takes, 0 if nobody has measured it. ``known`` is what earlier lessons have introduced,
    None for a file of somebody's own. ``rules`` are the rules that it teaches (see
    ``concepts``). A lesson with a ``check`` ends with items made to order.
    """

    number: int
    title: str
    summary: tuple[str, ...]
    steps: tuple[Step, ...]
    rules: tuple[str, ...] = ()
    check: Check | None = None
    aim: str = ""
    minutes: int = 0
    known: frozenset[str] | None = None

    def taught(self, index: int) -> frozenset[str] | None:
        """The reason codes and terms that are taught before the step with this index, from 0.

        None if everything counts as taught: in a lesson of somebody's own.
        """
        if self.known is None:
            return None
        return self.known.union(*(step.introduces for step in self.steps[:index]))


CONTEXT = "lesson"
"""The context of every text of a lesson in the catalogues."""


def said(message: str, words: Mapping[str, str] = MappingProxyType({})) -> str:
    """The text for a message of a lesson, in the language of the moment.

    A key of a command in braces becomes the word to type for it; a key that is no command's stays
    as it is.
    """
    text = pgettext(CONTEXT, message)
    return re.sub(r"\{([a-z]+)\}", lambda match: words.get(match[1], match[1]), text)


_FORM = re.compile(
    "habit (look-first|reserve|start|last|row-4)|(row|needs|reserve) [1-4]|rows|waste|stock|score|"
    "moves|circle|[A2-9TJQK][CDHS]"
)


def is_look(text: object) -> bool:
    """Whether a step can say this.

    That is ``row 1``, ``rows``, ``needs 2``, ``reserve 3``, ``waste``, ``stock``, ``score``,
    ``moves``, the code of a card for where it lies, ``habit`` and its name, or ``circle`` for
    the cards that wait for each other.
    """
    return isinstance(text, str) and _FORM.fullmatch(text) is not None


def look_at(state: State, look: str, style: Style = NORMAL) -> list[str]:
    """What the table says about this."""
    word, _blank, number = look.partition(" ")
    match word:
        case "row":
            return [table.row(state, int(number), style)]
        case "rows":
            return [table.row(state, row, style) for row in sorted(state.row_of_suit.values())]
        case "needs":
            return table.needs(state, int(number), style)
        case "reserve":
            return [table.pile(state, int(number), style)] if state.reserve else []
        case "waste":
            return [table.whole_waste(state, style)]
        case "stock":
            return [table.stock(state, style)]
        case "score":
            return [score(state)]
        case "moves":
            return moves(state, style)
        case "habit":
            habit = next(known for known in HABITS if known == number)
            is_open = state.rules.open_reserve
            return [habit_sentence(habit, is_open), habit_reason(habit, is_open)]
        case "circle":
            # Of a proof with one circle, all but its first sentence.
            return proof(prove_hopeless(state)[:1], style)[1:]
        case _:
            return [where(state, Card.parse(look), style)]
