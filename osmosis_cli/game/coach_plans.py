"""Plans: the plays that a player can aim for, each with the deals that lead to it."""

from dataclasses import replace
from typing import NamedTuple

from osmosis_cli.game.play import apply, is_safe
from osmosis_cli.game.rules import LEGAL_CODES, card_of, placement, plays
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Card, Move, State


class Plan(NamedTuple):
    """What to aim for: ``moves`` in order, of which the last plays ``card``.

    ``card`` is None for a plan that only deals on, to see what comes.
    """

    moves: tuple[Move, ...]
    card: Card | None

    @property
    def next_move(self) -> Move:
        """The move to make now."""
        return self.moves[0]

    def after(self, view: State) -> State:
        """Return the state in which the plan has been carried out."""
        for move in self.moves:
            view = apply(view, move)
        return view

    def laid_out(self, after: State, layout: State) -> State:
        """Return that state with the cards of this layout: the same as the plan carried out in it.

        It is made from the state ``after`` the plan, since to carry a plan out takes longer. What
        a pass has offered is left as it was; whether a game can be won does not depend on it.
        """
        reserve, talon = layout.reserve, layout.talon
        last = self.moves[-1]
        if last.kind == "reserve":
            reserve = tuple(
                pile[:-1] if number == last.pile else pile for number, pile in enumerate(reserve, 1)
            )
        elif last.kind == "waste":
            talon = (*talon[: after.dealt], *talon[after.dealt + 1 :])
        return replace(after, reserve=reserve, talon=talon, gave_out=False)


def knows_stock(view: State) -> bool:
    """Tell whether every card of waste and stock has been seen, and so their whole order."""
    return view.pass_number > 1 or not view.stock_size


def may_deal_on(view: State) -> bool:
    """Tell whether dealing to the end of this pass takes no possibility away.

    With any number of passes a stop that is a multiple of the cards of a deal comes again in
    every later pass, and with one card a deal every card does.
    """
    return view.redeals_left is None and (view.dealt % view.rules.draw == 0 or not view.stock_size)


def harmless_play(view: State) -> Plan | None:
    """Return a play that can do no harm, as the rules of the solver know it, or None.

    Reserve cards come first. Of the waste it is the top card if no deal of this game can be
    shifted by it: with the stock empty, with one card a deal, in the last pass. With any number
    of passes the last card of the pass is one too, if the way to it takes nothing away. A card of
    the starting rank is never one.
    """
    for move in plays(view):
        if is_safe(view, move):
            return Plan((move,), card_of(view, move))
    top = view.waste_top
    settled = view.rules.draw == 1 or not view.stock_size or view.redeals_left == 0
    if settled and top is not None and _harmless_card(view, top):
        return Plan((WASTE,), top)
    if not view.talon or not knows_stock(view) or not may_deal_on(view):
        return None
    last = view.talon[-1]
    return Plan((*(DRAW,) * view.draws_left, WASTE), last) if _harmless_card(view, last) else None


def plans(view: State) -> tuple[Plan, ...]:
    """Return the plays that can be made next, those with the fewest deals before them first.

    They are the reserve cards and the waste cards that come up on top in this pass or in the
    next one without another play between, as far as they have been seen; while the stock is not
    known, to deal on is a plan of its own.
    """
    found = [Plan((move,), card_of(view, move)) for move in plays(view)]
    if not knows_stock(view):
        return (*found, Plan((DRAW,), None))
    draw, size = view.rules.draw, len(view.talon)
    stops = {view.dealt}
    deals: tuple[Move, ...] = ()
    for stop in (*range(view.dealt + draw, size, draw), size):
        if stop not in stops:
            deals += (DRAW,)
            stops.add(stop)
            if _fits(view, view.talon[stop - 1]):
                found.append(Plan((*deals, WASTE), view.talon[stop - 1]))
    if view.redeals_left == 0:
        return tuple(found)
    deals += (REDEAL,)
    for stop in (*range(draw, size, draw), size):
        deals += (DRAW,)
        if stop not in stops and _fits(view, view.talon[stop - 1]):
            found.append(Plan((*deals, WASTE), view.talon[stop - 1]))
    return tuple(found)


def _fits(view: State, card: Card) -> bool:
    return placement(view, card)[0].code in LEGAL_CODES


def _harmless_card(view: State, card: Card) -> bool:
    return card.rank != view.starting_rank and _fits(view, card)
