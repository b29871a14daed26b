"""A card that lies in a row already is named, with its row, when it is to be played again."""

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.rulesets import CLASSIC
from osmosis_cli.game.state import Move


def test_the_reason_names_the_played_card_and_its_row() -> None:
    state = deal(DealNumber(1), CLASSIC)
    card = state.rows[0][0]
    reason = verdict(state, Move("card", card=card)).reason
    assert (reason.code, reason.card, reason.row) == ("already-played", card, 1)
