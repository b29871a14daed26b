"""Fair advice: the best next move as far as a player can know it.

The coach works on what was seen alone (see `coach_layouts`) and asks, in this order:

1. Is there a play that can do no harm? Then it is the move.
2. Is part of the stock unseen, and takes it nothing away to look at it first? Then deal on: with
   any number of passes every choice can wait until the order of the stock is known.
3. Is only one play within reach? Then there is nothing to choose.
4. Are all cards seen, so that the game can be solved? Then the way that wins is known, or that
   there is none.
5. Else each plan is weighed: in how many layouts of the unseen cards the solver finds a way to
   win after it. The first of the best is the advice.

The same position always gets the same advice.
"""

from typing import Literal, NamedTuple

from osmosis_cli.game.coach_layouts import layouts, orders_of_unseen, veiled
from osmosis_cli.game.coach_plans import Plan, harmless_play, knows_stock, may_deal_on, plans
from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.rules import card_of, verdict
from osmosis_cli.game.search_board import boards
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import DRAW, REDEAL, Move, State

MOST_LAYOUTS = 200
"""How many layouts are looked at for one decision at most."""

HOPEFUL_LAYOUTS = 24
"""How many of those that are not hopeless from the start are searched."""

SEARCHED = 2_400
"""How many positions are searched for one plan at most, in all layouts together."""

SOLVED = 6_000
"""How many positions are searched once all cards are seen."""

Idea = Literal[
    "won", "lost", "hopeless", "nothing-fits", "reserve", "harmless", "look-first", "deal-on",
    "only-play", "all-seen", "weighed",
]  # fmt: skip


class Weight(NamedTuple):
    """A plan, and the number of layouts in which a way to win was found after it."""

    plan: Plan
    won: int


class Hint(NamedTuple):
    """Advice. ``idea`` tells on what it rests.

    - ``won``, ``lost``: the game is over, there is nothing to advise.
    - ``hopeless``: what was seen proves that the game cannot be won.
    - ``nothing-fits``: no card that can still come up fits, so that the game will be lost.
    - ``reserve``, ``harmless``: a play that can do no harm, from the reserve or from the waste.
    - ``look-first``: nothing is lost by seeing the rest of the stock first.
    - ``deal-on``: nothing can be played; cards that were not seen may come.
    - ``only-play``: no other play is within reach.
    - ``all-seen``: all cards are seen, and this leads to a win.
    - ``weighed``: the best of several plans. ``weights`` holds them all, the best first, and
      ``layouts`` the number of layouts in which they were weighed.

    ``plan`` is what to aim for, None if nothing can be done. In a hopeless game it is only good
    for points.
    """

    idea: Idea
    plan: Plan | None = None
    weights: tuple[Weight, ...] = ()
    layouts: int = 0


def hint(state: State) -> Hint:
    """Return fair advice for this state: it depends on nothing that its player has not seen."""
    view = veiled(state)
    if view.outcome != "open":
        return Hint("won" if view.outcome == "won" else "lost")
    safe = harmless_play(view)
    if _sees_reserve(view) and prove_hopeless(view):
        return Hint("hopeless", safe or next(iter(plans(view)), None) or _dealing(view))
    if safe is not None and safe.next_move.kind == "reserve":
        return Hint("reserve", safe)
    if safe is not None:
        return Hint("harmless", safe)
    known = knows_stock(view)
    options = plans(view)
    if not known and may_deal_on(view):
        return Hint("look-first" if len(options) > 1 else "deal-on", Plan((DRAW,), None))
    if not options:
        return Hint("nothing-fits", _dealing(view))
    if len(options) == 1:
        return Hint("only-play" if options[0].card else "deal-on", options[0])
    if orders_of_unseen(view) == 1:
        solution = solve(view, SOLVED)
        if solution.verdict == "won":
            return Hint("all-seen", first_play(view, solution.moves))
        if solution.verdict == "lost":
            return Hint("hopeless", options[0])
    return weighed(view, options)


def weighed(view: State, options: tuple[Plan, ...]) -> Hint:
    """Return the best of several plans, by the layouts in which they still win.

    Layouts that are hopeless whatever is played count as lost without a search. If every layout
    there can be was proved lost, so is the game.
    """
    count = hopeful = 0
    won = [0] * len(options)
    unknown = False
    budget = SEARCHED // min(HOPEFUL_LAYOUTS, orders_of_unseen(view))
    afters = [plan.after(view) for plan in options]
    for layout in layouts(view):
        count += 1
        if any(not board.hopeless for board in boards(layout)):
            hopeful += 1
            for index, plan in enumerate(options):
                found = solve(plan.laid_out(afters[index], layout), budget).verdict
                won[index] += found == "won"
                unknown = unknown or found == "unknown"
        if count >= MOST_LAYOUTS or hopeful >= HOPEFUL_LAYOUTS:
            break
    weights = sorted(map(Weight, options, won), key=lambda weight: -weight.won)
    if count == orders_of_unseen(view) and not unknown and not weights[0].won:
        return Hint("hopeless", options[0])
    return Hint("weighed", weights[0].plan, tuple(weights), count)


def _sees_reserve(view: State) -> bool:
    return view.rules.open_reserve or all(len(pile) < 2 for pile in view.reserve)


def _dealing(view: State) -> Plan | None:
    """Return the plan to deal or redeal, None if neither is legal."""
    for move in (DRAW, REDEAL):
        if verdict(view, move).legal:
            return Plan((move,), None)
    return None


def first_play(view: State, line: tuple[Move, ...]) -> Plan:
    """Return the beginning of a line up to its first play."""
    state = view
    for count, move in enumerate(line, 1):
        card = card_of(state, move)
        plan = Plan(line[:count], card)
        if card is not None:
            return plan
        state = Plan((move,), None).after(state)
    raise ValueError("the line has a play")
