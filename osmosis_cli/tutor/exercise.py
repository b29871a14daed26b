"""An exercise: it asks, takes replies, gives hints and shows its answer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Literal, NamedTuple, Protocol, TypeVar

from osmosis_cli.game.rules import ReasonCode, Verdict, card_of, verdict
from osmosis_cli.game.state import Move, State
from osmosis_cli.tutor.concepts import RULE_OF, rule_sentence
from osmosis_cli.tutor.lesson import Step
from osmosis_cli.tutor.reasons import choice, offered, refute
from osmosis_cli.words import table
from osmosis_cli.words.fold import fold
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop
from osmosis_cli.words.verdicts import explain, where
from osmosis_cli.words.yesno import parse_yes_no

_T = TypeVar("_T")

LEAST_LETTERS = 4
"""So many letters of a choice at least must be typed to mean it."""

LONGEST_WASTE = 8
"""A waste of more cards is not said whole, but where in it the card lies."""

LONG = 6
"""Rows with more cards than this take more than one line."""

_LEGALITY = (
    # Translators: the two answers about a move, typed or chosen by number.
    pgettext_noop("answer about a move", "legal"),
    pgettext_noop("answer about a move", "illegal"),
)


def mixed(entries: tuple[_T, ...], seed: str) -> tuple[_T, ...]:
    """Return the entries in an order that gives nothing away, the same for the same seed."""
    return tuple(Random(seed).sample(entries, len(entries)))


def numbered(texts: Sequence[str]) -> list[str]:
    """Return the choices, each with its number before it."""
    # Translators: an entry in a numbered list of choices.
    entry = _("{number}: {choice}")
    return [entry.format(number=number, choice=text) for number, text in enumerate(texts, 1)]


def chosen(line: str, texts: Sequence[str], least: int = 10) -> int | None:
    """Return the number of the choice that was typed, from 1; None if it is none or not clear.

    A choice is typed by its number, whole, or by its first letters, ``least`` of them at least:
    what is shorter is more likely a command.
    """
    text = fold(line).strip().rstrip(".")
    if text.isascii() and text.isdigit():
        number = int(text[:3])
        return number if 1 <= number <= len(texts) else None
    folded = [fold(choice).rstrip(".") for choice in texts]
    if text in folded:
        return folded.index(text) + 1
    begun = [number for number, choice in enumerate(folded, 1) if choice.startswith(text)]
    return begun[0] if len(text) >= least and len(begun) == 1 else None


def loosely_chosen(line: str, texts: Sequence[str]) -> list[int]:
    """Return the numbers of the choices that hold every word that was typed, from 1.

    Empty if what was typed is too short to mean one of them.
    """
    words = fold(line).strip(" .?!").split()
    if sum(map(len, words)) < LEAST_LETTERS:
        return []
    folded = [fold(text).rstrip(".").split() for text in texts]
    return [n for n, text in enumerate(folded, 1) if all(word in text for word in words)]


def wrong_number(line: str, count: int) -> str | None:
    """What a number that none of so many choices has is answered; None for any other line."""
    text = line.strip().rstrip(".")
    if not (text.isascii() and text.isdigit()):
        return None
    return _("Choose a number from 1 to {count}.").format(count=count)


def legal_chosen(line: str) -> bool | None:
    """Whether the answer means that a move is legal: by number, by word, or by yes and no."""
    number = chosen(line, legality(), least=3)
    return number == 1 if number else parse_yes_no(line)


def legality() -> list[str]:
    """The two answers about a move: legal first."""
    return [pgettext(*word) for word in _LEGALITY]


Stage = Literal["legality", "reason", "done"]


class Reply(NamedTuple):
    """The answer to a learner, whether it was right, and whether the exercise is over with it.

    ``right`` is None if the line was no answer yet.
    """

    lines: tuple[str, ...]
    right: bool | None
    done: bool


_QUESTIONS = {
    # Translators: a move whose legality is asked. {card} is a card with its article, the direct
    # object.
    None: gettext_noop("You want to play {card}. Is that legal?"),
    # Translators: {card} is a card with its article, the direct object.
    "row": gettext_noop("You want to play {card} to row {row}. Is that legal?"),
    # Translators: {card} is a card with its article, the direct object.
    "reserve": gettext_noop("You want to put {card} on a reserve pile. Is that legal?"),
    # Translators: {card} is a card with its article, the direct object.
    "waste": gettext_noop("You want to put {card} on the waste. Is that legal?"),
    # Translators: {card} is a card with its article, the direct object.
    "stock": gettext_noop("You want to put {card} back into the stock. Is that legal?"),
}


def question(state: State, move: Move, style: Style = NORMAL) -> str:
    """Ask whether this move is legal."""
    if move.kind == "draw":
        return _("You want to deal from the stock. Is that legal?")
    if move.kind == "redeal":
        return _("You want to turn the waste over. Is that legal?")
    card = card_of(state, move)
    if card is None:
        if move.kind == "waste":
            return _("You want to play the top card of the waste. Is that legal?")
        text = _("You want to play the top card of reserve {pile}. Is that legal?")
        return text.format(pile=move.pile)
    key = "row" if move.row is not None else move.target
    return _(_QUESTIONS[key]).format(card=style.object(card), row=move.row)


class Exercise(Protocol):
    """What lessons, practice and checks want of an exercise, whatever it asks.

    ``missed`` tells that an answer was wrong, ``helped`` that it was given away. All lines
    are in the language of the moment.
    """

    missed: bool
    helped: bool

    @property
    def done(self) -> bool:
        """Whether it is over."""

    @property
    def rule(self) -> str | None:
        """The rule that it is about (see ``concepts``), None if it is about none."""

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question that waits now, in full; nothing if the learner is to move."""

    def choices(self, style: Style = NORMAL) -> list[str]:
        """The question without what the texts of its step say already."""

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take an answer; None if the line is none."""

    def options(self) -> list[str]:
        """What can be chosen by number now; empty if it is no choice."""

    def hint(self, style: Style = NORMAL) -> list[str]:
        """The next hint, each with a little more; the last gives the answer away."""

    def show(self, style: Style = NORMAL) -> list[str]:
        """The whole answer, which is given away by it."""

    def restart(self) -> None:
        """Ask from the beginning again; what was missed stays missed."""


@dataclass
class JudgeMove:
    """Is this move legal, and why?

    ``turn`` counts how often it was asked before, so that the reasons, whose ``codes`` are mixed,
    come in another order each time. Only reasons that are ``taught`` are offered beside the right
    one; None if all are.
    """

    state: State
    move: Move
    turn: int = 0
    taught: frozenset[str] | None = None
    stage: Stage = "legality"
    missed: bool = False
    helped: bool = False
    hints: int = 0
    judged: Verdict = field(init=False)
    codes: tuple[ReasonCode, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Ask the rules for the verdict, and mix the reasons."""
        self.judged = verdict(self.state, self.move)
        seed = f"{self.move.word} {self.state.score} {self.state.dealt} {self.turn}"
        self.codes = mixed(offered(self.judged, self.taught), seed)

    @property
    def done(self) -> bool:
        """Whether legality and reason are answered."""
        return self.stage == "done"

    @property
    def rule(self) -> str:
        """The rule that the verdict rests on."""
        return RULE_OF[self.judged.reason.code]

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question that waits now, with the move that it is about."""
        lines = self._asked_now(style)
        return [question(self.state, self.move, style), *lines] if self.stage == "reason" else lines

    def choices(self, style: Style = NORMAL) -> list[str]:
        """The whole question: the texts of a step do not name the move."""
        return self.ask(style)

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take an answer to the question that waits now."""
        if self.stage == "done":
            return None
        if self.stage == "legality":
            legal = legal_chosen(line)
            return _no_choice(line, 2) if legal is None else self._told_legality(legal, style)
        choices = self._reasons()
        number = chosen(line, choices)
        if number is None:
            return _no_choice(line, len(choices))
        return self._told_reason(number, style)

    def hint(self, style: Style = NORMAL) -> list[str]:
        """The next of three hints: where to look, the rule, the verdict."""
        self.hints = min(self.hints + 1, 3)
        card = self.judged.reason.card
        if self.hints == 1 and card is not None:
            return [_("Look where the card lies, and at its row."), where(self.state, card, style)]
        if self.hints == 1:
            return [_("Look at stock, waste and reserve.")]
        if self.hints == 2:
            return [rule_sentence(self.rule)]
        self.helped = True
        legal, illegal = legality()
        # Translators: {answer} is the word for legal or for illegal.
        text = _("The answer is: {answer}.")
        answer = text.format(answer=legal if self.judged.legal else illegal)
        return [answer, choice(self.judged.reason.code)]

    def show(self, style: Style = NORMAL) -> list[str]:
        """The verdict in full, which ends the exercise."""
        self.helped, self.stage = True, "done"
        return explain(self.state, self.judged, style)

    def restart(self) -> None:
        """Ask about legality again."""
        self.stage = "legality"

    def _asked_now(self, style: Style) -> list[str]:
        if self.stage == "done":
            return []
        if self.stage == "legality":
            answers = " ".join(f"{entry}." for entry in numbered(legality()))
            return [question(self.state, self.move, style), answers]
        return [_("Why? Choose the number of the reason."), *numbered(self._reasons())]

    def on_table(self, style: Style = NORMAL) -> list[str]:
        """What matters on the table for this move."""
        state, move = self.state, self.move
        if move.kind in ("draw", "redeal"):
            return [table.stock(state, style), table.waste(state, style)]
        card = move.card
        if card is None:
            pile = move.pile
            return [table.pile(state, pile, style) if pile else table.waste(state, style)]
        row = state.row_of_suit.get(card.suit)
        if row is not None and self.judged.reason.code == "already-played":
            return [table.row(state, row, style)]
        if row is None:
            lines = [table.row(state, 1, style), *table.needs(state, state.next_row or 4, style)]
        elif row > 1:
            lines = [table.row(state, row - 1, style)]
            if len(state.rows[row - 2]) <= LONG:
                lines.append(table.row(state, row, style))
        else:
            lines = [table.row(state, 1, style)]
        if card in state.waste and state.dealt <= LONGEST_WASTE:
            return [*lines, table.whole_waste(state, style)]
        return [*lines, where(state, card, style)]

    def options(self) -> list[str]:
        """Legal and illegal, or the reasons."""
        if self.stage == "done":
            return []
        return legality() if self.stage == "legality" else self._reasons()

    def _reasons(self) -> list[str]:
        return [choice(code) for code in self.codes]

    def _told_legality(self, legal: bool, style: Style) -> Reply:
        self.stage = "reason"
        right = legal == self.judged.legal
        self.missed |= not right
        if right:
            first = _("Right, that is legal.") if legal else _("Right, that is illegal.")
        else:
            first = _("No, that is illegal.") if legal else _("No, that is legal.")
        return Reply((first, *self._asked_now(style)), right, False)

    def _told_reason(self, number: int, style: Style) -> Reply:
        code = self.codes[number - 1]
        if code == self.judged.reason.code:
            self.stage = "done"
            return Reply((_("Right."), *explain(self.state, self.judged, style)), True, True)
        self.missed = True
        lines = refute(self.state, self.judged, code, style)
        return Reply((*lines, _("Choose another number.")), False, False)


@dataclass
class ChooseOption:
    """A question with numbered options, and a reply to each.

    ``text`` gives the words of a message of the step in the language of the moment. The question
    is the last of the texts of the step. ``turn`` counts how often it was asked before; the
    options come in another ``order`` each time. ``tried`` are those that are known to be wrong.
    """

    step: Step
    text: Callable[[str], str]
    turn: int = 0
    done: bool = False
    missed: bool = False
    helped: bool = False
    tried: set[int] = field(default_factory=set)
    rule: None = None
    order: tuple[int, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Mix the options."""
        numbers = tuple(range(1, len(self.step.options) + 1))
        self.order = mixed(numbers, f"{self.step.options[0]} {self.turn}")

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question with its options."""
        if self.done:
            return []
        return [*(self.text(text) for text in self.step.text[-1:]), *self.choices()]

    def choices(self, style: Style = NORMAL) -> list[str]:
        """The options with their numbers."""
        return numbered(self.options())

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take the number or the words of an option."""
        if self.done:
            return None
        options = self.options()
        number = chosen(line, options)
        if number is None:
            return _no_choice(line, len(options))
        option = self.order[number - 1]
        self.tried.add(option)
        self.done = option == self.step.answer
        self.missed |= not self.done
        text = self.text(self.step.replies[option - 1])
        lines = (text,) if self.done else (text, _("Choose another number."))
        return Reply(lines, self.done, self.done)

    def hint(self, style: Style = NORMAL) -> list[str]:
        """Name a wrong option that was not tried; when only the right one is left, that is help."""
        wrong = [n for n in self.order if n != self.step.answer and n not in self.tried]
        self.helped |= len(wrong) < 2
        if not wrong:
            # Translators: {number} is the number of a choice.
            left = _("Only {number} is left.")
            return [left.format(number=self._number(self.step.answer))]
        self.tried.add(wrong[0])
        # Translators: {number} is the number of a choice.
        return [_("It is not {number}.").format(number=self._number(wrong[0]))]

    def show(self, style: Style = NORMAL) -> list[str]:
        """The right option, which ends the exercise."""
        self.helped = self.done = True
        # Translators: {number} is the number of the right choice.
        first = _("The answer is {number}.").format(number=self._number(self.step.answer))
        return [first, self.text(self.step.replies[self.step.answer - 1])]

    def restart(self) -> None:
        """Nothing is to be taken back."""

    def options(self) -> list[str]:
        """The options in the order in which they are offered."""
        return [self.text(self.step.options[option - 1]) for option in self.order]

    def _number(self, option: int) -> int:
        """The number under which an option is offered."""
        return self.order.index(option) + 1


def _no_choice(line: str, count: int) -> Reply | None:
    """The reply to a line that is no answer: to a wrong number, or none."""
    said = wrong_number(line, count)
    return None if said is None else Reply((said,), None, False)


def go_on() -> str:
    """What to do when a step is over."""
    return _("Press Enter to go on.")
