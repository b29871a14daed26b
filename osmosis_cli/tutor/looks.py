"""Things on the table that a step says, in the game's own words."""

import re

from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.state import Card, State
from osmosis_cli.words import table as board
from osmosis_cli.words.advice import proof
from osmosis_cli.words.changes import score
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.table import moves
from osmosis_cli.words.verdicts import where

_FORM = re.compile("(row|needs|reserve) [1-4]|rows|waste|stock|score|moves|circle|[A2-9TJQK][CDHS]")


def is_look(text: object) -> bool:
    """Whether a step can say this.

    That is ``row 1``, ``rows``, ``needs 2``, ``reserve 3``, ``waste``, ``stock``, ``score``,
    ``moves``, the code of a card for where it lies, or ``circle`` for the cards that wait for
    each other.
    """
    return isinstance(text, str) and _FORM.fullmatch(text) is not None


def look_at(state: State, look: str, style: Style = NORMAL) -> list[str]:
    """What the table says about this."""
    word, _blank, number = look.partition(" ")
    match word:
        case "row":
            return [board.row(state, int(number), style)]
        case "rows":
            return [board.row(state, row, style) for row in sorted(state.row_of_suit.values())]
        case "needs":
            return board.needs(state, int(number), style)
        case "reserve":
            return [board.pile(state, int(number), style)] if state.reserve else []
        case "waste":
            return [board.whole_waste(state, style)]
        case "stock":
            return [board.stock(state, style)]
        case "score":
            return [score(state)]
        case "moves":
            return moves(state, style)
        case "circle":
            # Of a proof with one circle, all but its first sentence.
            return proof(prove_hopeless(state)[:1], style)[1:]
        case _:
            return [where(state, Card.parse(look), style)]
