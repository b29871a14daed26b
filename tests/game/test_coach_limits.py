"""How long the coach thinks, and that it claims nothing beyond that."""

from __future__ import annotations

import pytest

from osmosis_cli.game.coach import first_play, hint
from osmosis_cli.game.coach_plans import plans
from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.play import apply, safe_plays
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.solver import solve
from osmosis_cli.game.state import DRAW, REDEAL, State


def all_seen(number: int) -> State:
    """A game in which all cards are seen: the start of the second pass with an open reserve."""
    state = deal(DealNumber(number), RULE_SETS["peek"])
    for step in safe_plays(state):
        state = step.after
    while state.stock_size:
        state = apply(state, DRAW)
    return apply(state, REDEAL)


def test_a_loss_that_takes_too_long_to_prove_is_not_claimed() -> None:
    state = all_seen(32355)
    given = hint(state)
    assert solve(state).verdict == "lost"
    assert (given.idea, {weight.won for weight in given.weights}) == ("weighed", {0})


def test_a_loss_that_is_proved_in_time_is_said() -> None:
    state = all_seen(32355)
    king_of_clubs = next(plan for plan in plans(state) if plan.card and plan.card.code == "KC")
    assert hint(king_of_clubs.after(state)).idea == "hopeless"


def test_a_way_to_win_that_takes_too_long_to_find_is_left_to_the_weights() -> None:
    given = hint(all_seen(33652))
    assert given.idea == "weighed"
    assert given.plan is not None and given.plan.card is not None
    assert given.plan.card.code == "6D"
    assert [weight.won for weight in given.weights] == [1, 0, 0, 0, 0]


def test_a_line_without_a_play_begins_with_none() -> None:
    with pytest.raises(ValueError, match="^the line has a play$"):
        first_play(all_seen(32355), (DRAW,))
