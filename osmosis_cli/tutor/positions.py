"""The positions of a lesson: written out, or a real deal with the moves that lead to them."""

from random import Random
from typing import Any

from osmosis_cli.game.deals import BadDeal, deal, parse_deal_number
from osmosis_cli.game.json_api import read_question
from osmosis_cli.game.play import apply
from osmosis_cli.game.position import BadPosition, Position, read_position
from osmosis_cli.game.rules import IllegalMove
from osmosis_cli.game.rulesets import find_rule_set
from osmosis_cli.game.state import PLAIN_MOVES, Move, State, Target, full_deck, play_card
from osmosis_cli.tutor.course import Fault
from osmosis_cli.words.faults import fault_sentence

REST = "..."
"""At the end of a stock: all cards that lie nowhere else, mixed, but always in the same order."""

_TARGETS: dict[str, Target] = {"reserve": "reserve", "waste": "waste", "stock": "stock"}


def read_move(text: object) -> Move | None:
    """Read a move as lessons write it; None if it is none.

    It is ``reserve 1`` to ``reserve 4``, ``waste``, ``draw``, ``redeal`` or the code of a card,
    alone or with the place where it is to go: ``8H row 2``, ``8H waste``.
    """
    if not isinstance(text, str):
        return None
    card, _blank, place = text.partition(" ")
    if place in _TARGETS and text not in PLAIN_MOVES:
        move = read_question(card)
        return (
            None
            if move is None or move.card is None
            else play_card(move.card, target=_TARGETS[place])
        )
    return read_question(text)


def read_moves(value: object, faults: list[Fault], step: int | None = None) -> tuple[Move, ...]:
    """Read a list of moves; what is none is noted in ``faults``."""
    moves = []
    for text in value if isinstance(value, list) else [value]:
        move = read_move(text)
        if move is None:
            faults.append(Fault("bad-move", step, str(text)))
        else:
            moves.append(move)
    return tuple(moves)


def make_moves(
    state: State, moves: tuple[Move, ...], faults: list[Fault], step: int | None = None
) -> State:
    """Return the state after these moves; an illegal one is noted, and ends it."""
    for move in moves:
        try:
            state = apply(state, move)
        except IllegalMove as refused:
            faults.append(Fault("illegal-move", step, move.word, refused.verdict.reason.code))
            break
    return state


def read_positions(tables: dict[str, Any], faults: list[Fault]) -> dict[str, Position]:
    """Return the positions by name; those that cannot be used are left out and noted."""
    found: dict[str, Position] = {}
    for name, table in tables.items():
        if not isinstance(table, dict):
            faults.append(Fault("wrong-value", None, name))
            continue
        table = dict(table)
        moves = read_moves(table.pop("moves", []), faults)
        position = _begin(name, table, found, faults)
        if position is not None:
            state = make_moves(position.state, moves, faults)
            found[name] = Position(state, position.deal)
    return found


def _begin(
    name: str, table: dict[str, Any], found: dict[str, Position], faults: list[Fault]
) -> Position | None:
    """Return the position before the moves of its table: another one, a deal, or written out."""
    if "from" in table:
        if set(table) != {"from"} or table["from"] not in found:
            faults.append(Fault("unknown-position", None, str(table["from"])))
            return None
        return found[table["from"]]
    if "rows" not in table and "deal" in table:
        return _deal(name, table, faults)
    try:
        return read_position(_whole(table))
    except BadPosition as bad:
        faults += [Fault("bad-position", None, name, fault_sentence(fault)) for fault in bad.faults]
        return None


def _deal(name: str, table: dict[str, Any], faults: list[Fault]) -> Position | None:
    try:
        if set(table) - {"deal", "rules"}:
            raise KeyError
        number = parse_deal_number(table["deal"])
        rules = find_rule_set(table.get("rules", "classic"))
    except (BadDeal, KeyError, AttributeError, TypeError):
        faults.append(Fault("wrong-value", None, name))
        return None
    return Position(deal(number, rules), number.text)


def _whole(table: dict[str, Any]) -> dict[str, Any]:
    """Return the table with the cards that the three dots stand for."""
    stock = table.get("stock")
    if not isinstance(stock, list) or not stock or stock[-1] != REST:
        return table
    places = [table.get("waste", []), stock]
    for key in ("rows", "reserve"):
        piles = table.get(key, [])
        places += piles if isinstance(piles, list) else []
    named = {card for place in places if isinstance(place, list) for card in place
             if isinstance(card, str)}  # fmt: skip
    rest = [card.code for card in full_deck() if card.code not in named]
    Random(len(rest)).shuffle(rest)
    return {**table, "stock": [*stock[:-1], *rest]}
