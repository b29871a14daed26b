"""Whether a game can still be won when all cards are known, and how."""

from typing import Literal, NamedTuple

from osmosis_cli.game.search_board import Bits, Board, boards, draws_until
from osmosis_cli.game.search_free import FreeSearch
from osmosis_cli.game.search_limited import LimitedSearch, Sweep
from osmosis_cli.game.state import DRAW, REDEAL, RESERVES, WASTE, Move, State

FIRST_TURN = 100
"""How many positions each order of the suits is searched at first."""

GROWTH = 4
"""How many times as many positions each next turn has."""


class Solution(NamedTuple):
    """What the solver found.

    ``verdict`` is ``unknown`` only if the budget was used up. ``moves`` are a whole line from the
    state to the won game, empty unless it is won. ``positions`` is the number of positions that
    were searched; a game that is hopeless in every order of the suits needs none.
    """

    verdict: Literal["won", "lost", "unknown"]
    moves: tuple[Move, ...]
    positions: int


def solve(state: State, budget: int | None = None) -> Solution:
    """Return whether the game can be won from this state by a player who knows all cards.

    The answer is exact, for every rule set and from any position that play can reach. ``budget``
    is the most positions that may be searched, None for any number; it never makes a guess of
    the answer.

    Each open order of the suits is a game of its own (see `search_board`). The orders take turns,
    longer ones each time, since often one is won quickly while another takes long to refute.
    """
    if state.outcome != "open":
        return Solution(state.outcome, (), 0)
    searches = [search_of(board) for board in boards(state) if not board.hopeless]
    spent, turn = 0, FIRST_TURN
    while searches:
        for search in tuple(searches):
            before = search.positions
            won = search.run(turn if budget is None else min(turn, budget - spent))
            spent += search.positions - before
            if won:
                return Solution("won", winning_line(search.board, search.line), spent)
            if won is False:
                searches.remove(search)
        if budget is not None and spent >= budget and searches:
            return Solution("unknown", (), spent)
        turn *= GROWTH
    return Solution("lost", (), spent)


def search_of(board: Board) -> FreeSearch | LimitedSearch | Sweep:
    """Return the search that suits this board: each is exact for those that it is given.

    A line needs no more redeals than it plays waste cards, so as many are as good as any number.
    """
    redeals = board.redeals
    if board.draw == 1 or redeals == 0:
        return Sweep(board)
    if redeals is None or redeals >= len(board.talon):
        return FreeSearch(board)
    return LimitedSearch(board, redeals)


def winning_line(board: Board, waste_cards: Bits) -> tuple[Move, ...]:
    """Return all moves of the line that plays these waste cards in this order.

    Reserve cards are played as soon as they can be, each waste card when it next comes up on top.
    """
    moves: list[Move] = []
    piles = [list(pile) for pile in board.piles]
    talon, dealt, draw = list(board.talon), board.dealt, board.draw
    played = _from_reserve(board, board.played, piles, moves)
    for card in waste_cards:
        target = talon.index(card) + 1
        draws = draws_until(len(talon), dealt, target, draw)
        if draws is None:
            moves += [DRAW] * -(-(len(talon) - dealt) // draw)
            moves.append(REDEAL)
            draws = -(-target // draw)
        moves += [DRAW] * draws
        moves.append(WASTE)
        dealt = target - 1
        del talon[dealt]
        played = _from_reserve(board, played | card, piles, moves)
    return tuple(moves)


def _from_reserve(board: Board, played: int, piles: list[list[int]], moves: list[Move]) -> int:
    """Play reserve cards while any can be placed; return the set of the cards in the rows."""
    number = 0
    while number < len(piles):
        pile = piles[number]
        if pile and pile[-1] & board.ready(played):
            played |= pile.pop()
            moves.append(RESERVES[number])
            number = 0
        else:
            number += 1
    return played
