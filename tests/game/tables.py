"""Tables laid out by hand: only the cards that a test is about."""

from __future__ import annotations

from osmosis_cli.game.play import apply, settled
from osmosis_cli.game.rules import Reason, verdict
from osmosis_cli.game.rulesets import find_rule_set
from osmosis_cli.game.state import PLAIN_MOVES, Card, Cards, Move, State, Target, play_card


def cards(codes: str) -> Cards:
    """The cards with these codes, apart by blanks."""
    return tuple(Card.parse(code) for code in codes.split())


def table(
    rows: str,
    reserve: str = "",
    stock: str = "",
    waste: str = "",
    rules: str = "classic",
    passes: int = 1,
    ranks: int = 13,
) -> State:
    """A state at the start of a pass or in it, with rows and piles apart by bars."""
    four = [cards(part) for part in rows.split("|")]
    piles = [cards(part) for part in reserve.split("|")]
    variant = find_rule_set(rules)
    four += [()] * (4 - len(four))
    piles += [()] * (variant.piles - len(piles))
    dealt = cards(waste)
    return settled(
        State(
            variant,
            ranks,
            tuple(four),
            tuple(piles[: variant.piles]),
            dealt + cards(stock),
            len(dealt),
            passes,
        )
    )


def attempt(what: str, row: int | None = None, target: Target | None = None) -> Move:
    """The move in the words of files, or the attempt to play a card, to a named place or any."""
    if what in PLAIN_MOVES:
        return PLAIN_MOVES[what]._replace(row=row, target=target)
    return play_card(Card.parse(what), row, target)


def judged(state: State, move: Move) -> list[str]:
    """The codes of all reasons, the one to teach first."""
    return [reason.code for reason in verdict(state, move).reasons]


def reasons(state: State, what: str, row: int | None = None, target: Target | None = None
            ) -> tuple[Reason, ...]:  # fmt: skip
    """All reasons of a verdict, the one to teach first."""
    return verdict(state, attempt(what, row, target)).reasons


def play(state: State, *words: str) -> State:
    """The state after these moves."""
    for word in words:
        state = apply(state, attempt(word))
    return state
