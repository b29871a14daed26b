"""Plans: what each of them plays, and the same plan in every layout of the unseen cards."""

from __future__ import annotations

import random
from itertools import islice

from osmosis_cli.game.coach_layouts import layouts, veiled
from osmosis_cli.game.coach_plans import plans
from osmosis_cli.game.rules import card_of
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import State
from tests.game.exhaustive import played_on, small_deal


def small_positions(count: int) -> list[State]:
    found = []
    for seed in range(count):
        dice = random.Random(seed)
        state = small_deal(dice)
        found.append(played_on(state, dice) if seed % 2 else state)
    return [state for state in found if state.outcome == "open"]


def test_every_plan_names_the_card_that_its_last_move_plays() -> None:
    several_deals = redeals = 0
    for state in small_positions(400):
        view = veiled(state)
        for plan in plans(view):
            last = view
            for move in plan.moves[:-1]:
                last = plan._replace(moves=(move,)).after(last)
            assert plan.card == card_of(last, plan.moves[-1])
            kinds = [move.kind for move in plan.moves]
            several_deals += kinds.count("draw") > 1
            redeals += "redeal" in kinds
    assert several_deals > 20 and redeals > 10


def test_a_plan_laid_out_can_be_won_as_one_carried_out() -> None:
    given_up_too_soon = 0
    for state in small_positions(500):
        view = veiled(state)
        for plan in plans(view):
            after = plan.after(view)
            for layout in islice(layouts(view), 4):
                laid_out = plan.laid_out(after, layout)
                real = plan.after(layout)
                assert laid_out.gave_out is False
                assert (laid_out.rows, laid_out.reserve, laid_out.talon) == (
                    real.rows,
                    real.reserve,
                    real.talon,
                )
                assert solve(laid_out).verdict == solve(real).verdict
                given_up_too_soon += after.gave_out and not real.gave_out
    assert given_up_too_soon
