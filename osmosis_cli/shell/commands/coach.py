"""Advice in a game: hints from what was seen, and the truth from all cards.

The coach and the solver are imported by the command that needs them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.arguments import nothing
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.terminal.signals import CTRL_C
from osmosis_cli.words import table
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.game.solver import Solution


def _how(_session: Session, text: str) -> bool:
    """Read whether all cards are to be used. Raises `Misfit` for anything else."""
    if not text:
        return False
    # Translators: typed after the command hint; all forms that a player would type, with blanks
    # between them. All cards are then used, the hidden ones too.
    if fold(text) in {"all", *map(fold, pgettext("typed after hint", "all").split())}:
        return True
    raise Misfit(_("Only the word all can follow: then the hint uses the hidden cards too."))


def give_hint(session: Session, with_all: bool) -> Answer:
    """Give the next step of a hint, or the move that wins when all cards are known."""
    if with_all:
        return _truly(session, lambda solution: _winning_move(session, solution))
    from osmosis_cli.game.coach import hint
    from osmosis_cli.shell.advice import Advised, following
    from osmosis_cli.words.advice import STEPS, hint_step

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


def winnable(session: Session, _argument: None) -> Answer:
    """Say whether the game can still be won."""
    return _truly(session, lambda solution: [table.chance(solution.verdict)])


def why_lost(session: Session, _argument: None) -> Answer:
    """Prove that the game is lost, if it is."""
    return _truly(session, lambda solution: _proof(session, solution))


def _truly(session: Session, told: Callable[[Solution], list[str]]) -> Answer:
    """Tell what follows from all cards: at once if the game is over, else after asking.

    A game that was helped once is not asked about again.
    """

    def tell() -> Answer:
        from osmosis_cli.game.review import BUDGET
        from osmosis_cli.game.solver import solve

        with CTRL_C.stops():
            lines = told(solve(session.state, BUDGET))
        session.assist()
        return say(*lines)

    if session.state.outcome == "won":
        return say(_("You have won already. Type new for another game."))
    if is_over(session) or session.game.assisted:
        return tell()
    return confirm(session, table.warning, tell)


def is_over(session: Session) -> bool:
    """Whether the game has come to its end, so that the truth spoils nothing."""
    return session.state.outcome != "open" or session.game.given_up


def _winning_move(session: Session, solution: Solution) -> list[str]:
    from osmosis_cli.game.coach import first_play
    from osmosis_cli.words.advice import advised

    if solution.verdict != "won":
        return [table.chance(solution.verdict)]
    plan = first_play(session.state, solution.moves)
    return [table.chance("won"), advised(session.state, plan, session.style)]


def _proof(session: Session, solution: Solution) -> list[str]:
    from osmosis_cli.game.proof import prove_hopeless
    from osmosis_cli.words.advice import proof

    if solution.verdict != "lost":
        return [table.chance(solution.verdict)]
    circles = prove_hopeless(session.state)
    if circles:
        return proof(circles, session.style)
    return table.lost_by_the_stock(session.state)


COMMANDS = (
    Command(
        "hint",
        "learn",
        pgettext_noop("command words", "hint, tip; hi"),
        gettext_noop(
            "Gives a hint from the cards that you have seen. Asked again, it says more: where to "
            "look, the idea, the move. With the word all it uses hidden cards, and the game counts "
            "as helped."
        ),
        _how,
        give_hint,
        pgettext_noop("command forms", "hint, hint all"),
    ),
    Command(
        "winnable",
        "learn",
        pgettext_noop("command words", "winnable, is it lost"),
        gettext_noop(
            "Says whether the game can still be won. It uses hidden cards and counts as help."
        ),
        nothing,
        winnable,
    ),
    Command(
        "why lost",
        "learn",
        pgettext_noop("command words", "why lost, why is it lost"),
        gettext_noop(
            "Says why the game cannot be won any more. Before its end that uses hidden cards and "
            "counts as help."
        ),
        nothing,
        why_lost,
    ),
)
