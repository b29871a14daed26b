"""Advice in a game and after it: hints from what was seen, the truth from all cards, looking back.

The coach and the solver take long to load: what is here is imported by the commands that need it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from osmosis_cli.game.coach import Hint, first_play, hint
from osmosis_cli.game.play import Step
from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.review import BUDGET, Review
from osmosis_cli.game.review import review as look_back
from osmosis_cli.game.solver import Solution, solve
from osmosis_cli.game.state import State
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.session import Session
from osmosis_cli.shell.terminal.signals import CTRL_C
from osmosis_cli.words import table
from osmosis_cli.words.advice import STEPS, advised, hint_step, proof
from osmosis_cli.words.looking_back import line_step, no_line, no_step, summary
from osmosis_cli.words.texts import gettext as _

Part = Literal["", "next", "back", "better", "mine"]
"""What a review tells: the summary, or a step on or back, or one of its two lines."""


@dataclass
class Advised:
    """A hint for a state, and the last of its steps that was told, from 1."""

    state: State
    hint: Hint
    step: int = 1


def following(before: Advised | None, now: Advised) -> Advised:
    """Return the new hint; if it only goes on with the plan of the one before, as deep as that."""
    if before is not None and before.hint.plan is not None and now.hint.plan is not None:
        planned, moves = before.hint.plan.moves, now.hint.plan.moves
        if len(moves) < len(planned) and planned[-len(moves) :] == moves:
            same_card = before.hint.plan.card == now.hint.plan.card
            now.step = before.step if same_card else 1
    return now


Line = Literal["better", "mine"]
"""One of the two lines of a review: that which wins, or the moves that were made."""


@dataclass
class LookingBack:
    """A review that is gone through.

    ``start`` and ``state`` say of which game it is: its first state and the last one reviewed.
    ``better`` are the moves that would have won. ``line`` is the line that is followed, ``at``
    the number of its moves that were told.
    """

    start: State
    state: State
    review: Review
    better: tuple[Step, ...]
    line: Line = "better"
    at: int = 0

    @property
    def steps(self) -> tuple[Step, ...]:
        """The moves of the line that is followed, from the last moment that could be won."""
        if self.line == "better":
            return self.better
        return self.review.steps[self.review.kept or 0 :]

    @property
    def first(self) -> int:
        """The number of moves of the whole game before the line that is followed begins."""
        return (self.review.kept or 0) if self.line == "mine" else 0


def give_hint(session: Session, with_all: bool) -> Answer:
    """Give the next step of a hint, or the move that wins when all cards are known."""
    if with_all:
        return _truly(session, lambda solution: _winning_move(session, solution))
    found = session.memory.last(Advised)
    if found is None or found.state is not session.state:
        with CTRL_C.stops():
            found = following(found, Advised(session.state, hint(session.state)))
        session.memory.keep(found)
    else:
        found.step = min(found.step + 1, STEPS)
    if session.left is None and found.step == 1:
        session.own_game.hints += 1
    return say(*hint_step(session.state, found.hint, found.step, session.style))


def winnable(session: Session) -> Answer:
    """Say whether the game can still be won."""
    return _truly(session, lambda solution: [table.chance(solution.verdict)])


def why_lost(session: Session) -> Answer:
    """Prove that the game is lost, if it is."""
    return _truly(session, lambda solution: _proof(session, solution))


def _truly(session: Session, told: Callable[[Solution], list[str]]) -> Answer:
    """Tell what follows from all cards: at once if the game is over, else after asking.

    A game that was helped once is not asked about again.
    """

    def tell() -> Answer:
        with CTRL_C.stops():
            lines = told(solve(session.state, BUDGET))
        session.assist()
        return say(*lines)

    if session.state.outcome == "won":
        return say(_("You have won already. Type new for another game."))
    if _is_over(session) or session.game.assisted:
        return tell()
    return confirm(session, table.warning, tell)


def _is_over(session: Session) -> bool:
    """Whether the game has come to its end, so that the truth spoils nothing."""
    return session.state.outcome != "open" or session.game.given_up


def _winning_move(session: Session, solution: Solution) -> list[str]:
    if solution.verdict != "won":
        return [table.chance(solution.verdict)]
    plan = first_play(session.state, solution.moves)
    return [table.chance("won"), advised(session.state, plan, session.style)]


def _proof(session: Session, solution: Solution) -> list[str]:
    if solution.verdict != "lost":
        return [table.chance(solution.verdict)]
    circles = prove_hopeless(session.state)
    if circles:
        return proof(circles, session.style)
    return table.lost_by_the_stock(session.state)


def review(session: Session, wish: Part) -> Answer:
    """Look back at the game, or go on in the review of it."""
    if wish and _current(session) is not None:
        return say(*_follow(session, wish))

    def tell() -> Answer:
        made = _made(session)
        if session.state.outcome != "won":
            session.assist()
        return say(*(_follow(session, wish) if wish else summary(made.review, session.style)))

    if _is_over(session) or session.game.assisted:
        return tell()
    return confirm(session, table.warning, tell)


def _current(session: Session) -> LookingBack | None:
    """The review of this game, None if there is none or the game has gone on since."""
    made, timeline = session.memory.last(LookingBack), session.game.timeline
    if made is not None and made.state is timeline.state and made.start is timeline.start:
        return made
    return None


def _made(session: Session) -> LookingBack:
    """The review of this game, made now if need be."""
    made, timeline = _current(session), session.game.timeline
    if made is None:
        steps = tuple(step for turn in timeline.turns for step in turn.steps)
        with CTRL_C.stops():
            found = look_back(timeline.start, steps)
        made = LookingBack(timeline.start, timeline.state, found, found.better)
        session.memory.keep(made)
    return made


def _follow(session: Session, wish: Part) -> list[str]:
    """Take a step in the review, or change to the other of its lines."""
    made = _made(session)
    if made.review.kept is None:
        return no_line(made.review)
    if wish in ("better", "mine"):
        made.line, made.at = ("better" if wish == "better" else "mine"), 0
    step = -1 if wish == "back" else 1
    if not 1 <= made.at + step <= len(made.steps):
        return no_step(made.line == "better", at_end=step > 0)
    made.at += step
    total = len(made.steps) + made.first
    return line_step(
        made.steps[made.at - 1], made.at + made.first, total, made.line == "better", session.style
    )
