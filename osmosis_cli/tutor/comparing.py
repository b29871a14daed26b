"""Which of two plays is better? Judged over the layouts that fit what was seen."""

from dataclasses import dataclass, field
from functools import lru_cache

from osmosis_cli.game.coach import Hint, weighed
from osmosis_cli.game.coach_layouts import veiled
from osmosis_cli.game.coach_plans import Plan, plans
from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.habits import follow
from osmosis_cli.game.measured import Habit
from osmosis_cli.game.state import Card, State
from osmosis_cli.tutor.compared import Compared
from osmosis_cli.tutor.concepts import GOOD_PLAY, rule_sentence
from osmosis_cli.tutor.exercise import Reply, chosen, mixed, numbered, wrong_number
from osmosis_cli.words import table
from osmosis_cli.words.advice import advised, wins_after
from osmosis_cli.words.habits import habit_reason, numbered_habit
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _


@lru_cache(maxsize=32)
def reached(compared: Compared) -> State:
    """Return the state that the habits reach in this deal after so many moves."""
    state, played, made = deal(DealNumber(compared.deal)), False, 0
    while made < compared.moves:
        followed = follow(state, played)
        assert followed is not None
        state = followed.plan.after(state)
        made += len(followed.plan.moves)
        played = followed.plan.card is not None
    return state


def plan_for(state: State, code: str | None) -> Plan:
    """Return the plan in this state that plays the card of this code, or deals on for None."""
    card = Card.parse(code) if code else None
    return next(plan for plan in plans(state) if plan.card == card)


@lru_cache(maxsize=32)
def judged(compared: Compared) -> Hint:
    """Return in how many layouts of the unseen cards the solver finds a win after either play."""
    state = reached(compared)
    both = (plan_for(state, compared.better), plan_for(state, compared.worse))
    return weighed(veiled(state), both)


@dataclass
class ComparePlays:
    """Which of these two plays is better?

    ``turn`` counts how often it was asked before. ``order`` are the plans as they are offered.
    """

    compared: Compared
    turn: int = 0
    missed: bool = False
    helped: bool = False
    done: bool = False
    hints: int = 0
    rule: str = GOOD_PLAY
    state: State = field(init=False)
    order: tuple[Plan, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Play up to the choice, and mix the two plans."""
        self.state = reached(self.compared)
        self._better = plan_for(self.state, self.compared.better)
        self._worse = plan_for(self.state, self.compared.worse)
        seed = f"{self.compared.deal} {self.compared.moves} {self.turn}"
        self.order = mixed((self._better, self._worse), seed)

    @property
    def habit(self) -> Habit:
        """The habit that decides."""
        return self.compared.habit

    @property
    def answer(self) -> int:
        """The number of the better play."""
        return self.order.index(self._better) + 1

    def on_table(self, style: Style = NORMAL) -> list[str]:
        """What matters on the table: what lies free, and where the pass stands."""
        tops = [card for _pile, card in self.state.tops()]
        # Translators: {cards} are cards without articles, with commas between them.
        text = _("On top of the reserve lie {cards}.")
        lines = [text.format(cards=style.list(tops))] if tops else []
        return [*lines, table.stock(self.state, style)]

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question with the two plays."""
        if self.done:
            return []
        return [_("Which of the two is better?"), *numbered(self._options(style))]

    def choices(self, style: Style = NORMAL) -> list[str]:
        """The whole question."""
        return self.ask(style)

    def options(self) -> list[str]:
        """The two plays."""
        return [] if self.done else self._options(NORMAL)

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take the number of a play. Of two, a wrong answer leaves nothing to choose."""
        if self.done:
            return None
        number = chosen(line, self.options())
        if number is None:
            said = wrong_number(line, len(self.order))
            return None if said is None else Reply((said,), None, False)
        right = number == self.answer
        self.done, self.missed = True, not right
        first = _("Right.") if right else _("No, the other one is better.")
        return Reply((first, *self._explained(style)), right, True)

    def hint(self, style: Style = NORMAL) -> list[str]:
        """The advice to think of the habits, the habit that decides, then the answer."""
        self.hints += 1
        if self.hints == 1:
            return [rule_sentence(self.rule)]
        if self.hints == 2:
            return [numbered_habit(self.habit)]
        self.helped = True
        # Translators: {number} is the number of the right choice.
        return [_("The answer is {number}.").format(number=self.answer)]

    def show(self, style: Style = NORMAL) -> list[str]:
        """The answer with its reason."""
        # Translators: {number} is the number of the right choice.
        first = _("The answer is {number}.").format(number=self.answer)
        self.helped = self.done = True
        return [first, *self._explained(style)]

    def restart(self) -> None:
        """Nothing is to be taken back."""

    def _options(self, style: Style) -> list[str]:
        return [advised(self.state, plan, style) for plan in self.order]

    def _explained(self, style: Style) -> list[str]:
        """The habit that decides, and in how many layouts each of the two wins."""
        found = judged(self.compared)
        counts = [wins_after(weight, found.layouts, style) for weight in found.weights]
        return [numbered_habit(self.habit), habit_reason(self.habit), *counts]
