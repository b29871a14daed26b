"""Exercises in which the learner plays until a goal is reached."""

from collections import deque
from dataclasses import dataclass

from osmosis_cli.game.play import apply
from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.rules import Verdict, legal_moves, verdict
from osmosis_cli.game.state import Card, Move, State
from osmosis_cli.tutor.concepts import RULE_OF, rule_sentence
from osmosis_cli.tutor.exercise import Reply
from osmosis_cli.tutor.lesson import Goal
from osmosis_cli.tutor.reasons import move_sentence
from osmosis_cli.words.advice import proof
from osmosis_cli.words.cards import suit_name
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import where

SEARCHED = 1500
"""The most positions that are looked at for a way; lessons want what is a few moves away."""

NEAR = 300
"""The most that are looked at to see whether a move has spoilt an exercise."""

SHOWN_MOVES = 4
"""The most moves of an answer that are told at once."""


def solution(state: State, goal: Goal, searched: int = SEARCHED) -> tuple[Move, ...] | None:
    """Return the fewest moves that lead to the goal, none if it is reached already.

    None if no way was found; the search is breadth first and gives up after so many positions.
    """
    ways: deque[tuple[State, tuple[Move, ...]]] = deque([(state, ())])
    met = {state}
    while ways:
        now, moves = ways.popleft()
        if goal.reached(now):
            return moves
        for move in legal_moves(now):
            after = apply(now, move)
            if after not in met:
                if len(met) >= searched:
                    return None
                met.add(after)
                ways.append((after, (*moves, move)))
    return None


@dataclass
class ReachGoal:
    """Play until the goal is reached. ``state`` is the table as the learner has left it."""

    state: State
    goal: Goal
    done: bool = False
    missed: bool = False
    helped: bool = False
    hints: int = 0
    rule: None = None

    def played(self, state: State) -> bool:
        """Take note of the table after a move; whether that has just reached the goal."""
        self.state = state
        if self.done or not self.goal.reached(state):
            return False
        self.done = True
        return True

    def spoilt(self, state: State, style: Style = NORMAL) -> list[str]:
        """Why the goal is out of reach in this state, which a legal move has led to.

        Empty if it is not, if it was so before, or if nothing was played.
        """
        before = self.state
        if self.done or state == before or self.goal.reached(state):
            return []
        if self.goal.lost_row(before) is not None or not solution(before, self.goal, NEAR):
            return []
        row = self.goal.lost_row(state)
        if row is not None:
            # Translators: {row} is the number of a row, {suit} and {wanted} are names of suits.
            text = _("Row {row} belongs to {suit} for good now, but the exercise wants {wanted}.")
            suit = suit_name(state.rows[row - 1][0].suit)
            said = text.format(row=row, suit=suit, wanted=suit_name(self.goal.rows[row - 1]))
            return [said, *_circle(state, style)]
        if solution(state, self.goal, NEAR) is not None:
            return []
        buried = self._buried(before, state)
        if buried is not None:
            return [where(state, buried, style), _("It comes up again in the next pass only.")]
        return [_("From here the goal is out of reach."), *_circle(state, style)]

    def _buried(self, before: State, state: State) -> Card | None:
        """The wanted card that new cards of the waste have come to lie on."""
        wanted = self.goal.cards if self.goal.top is None else (self.goal.top,)
        return next((card for card in wanted if card in before.waste and card in state.waste
                     and state.waste_top != card and state.dealt > before.dealt), None)  # fmt: skip

    def ask(self, style: Style = NORMAL) -> list[str]:
        """Nothing: the learner is to move."""
        return []

    def choices(self, style: Style = NORMAL) -> list[str]:
        """Nothing: the learner is to move."""
        return []

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """No line is an answer: the learner is to move."""
        return None

    def options(self) -> list[str]:
        """Nothing: the learner is to move."""
        return []

    def hint(self, style: Style = NORMAL) -> list[str]:
        """The next of three hints: the place, the rule, the move."""
        self.hints += 1
        way = solution(self.state, self.goal)
        if not way:
            return [no_way()]
        judged = verdict(self.state, way[0])
        if self.hints == 1:
            return [_place_to_look(judged)]
        if self.hints == 2:
            return [rule_sentence(RULE_OF[judged.reason.code])]
        self.helped = True
        return [move_sentence(self.state, way[0], style)]

    def show(self, style: Style = NORMAL) -> list[str]:
        """The next moves of a way to the goal; the learner makes them."""
        self.helped = True
        state = self.state
        way = solution(state, self.goal)
        if not way:
            return [no_way()]
        lines = []
        for move in way[:SHOWN_MOVES]:
            lines.append(move_sentence(state, move, style))
            state = apply(state, move)
        return [_("One way to the goal:"), *lines]

    def restart(self) -> None:
        """The table is laid anew by whoever lays it."""


def _circle(state: State, style: Style) -> list[str]:
    """The circle of cards that wait for each other, if that proves the game to be lost."""
    circles = prove_hopeless(state)
    return proof(circles[:1], style)[1:] if circles else []


def no_way() -> str:
    """What to do when the exercise cannot be solved from here any more."""
    return _("From here the goal is out of reach. Type undo, or step to begin the exercise again.")


def _place_to_look(judged: Verdict) -> str:
    """Where to look for a legal move: the first of three hints."""
    move = judged.move
    if move.kind == "draw":
        return _("Think of the stock.")
    if move.kind == "redeal":
        return _("Think of the waste as a whole.")
    if move.kind == "waste":
        return _("Look at the top of the waste.")
    return _("Look at reserve {pile}.").format(pile=move.pile)
