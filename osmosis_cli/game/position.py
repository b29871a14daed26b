"""Positions as other programs write them, read and written, and what can be wrong with one."""

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import Any, Literal, NamedTuple

from osmosis_cli.game.deals import PILES, reserve_depth
from osmosis_cli.game.play import settled
from osmosis_cli.game.rulesets import MAX_PASSES, RuleSet, find_rule_set
from osmosis_cli.game.state import FULL_RANKS, Card, Cards, State, full_deck

ROWS = 4
MAX_TEXT = 20
"""The most characters of a wrong text or key that a fault repeats."""

FaultCode = Literal[
    # Of a file that is no position at all; whoever reads files finds these.
    "unreadable",
    "too-large",
    "not-json",
    # Of what it holds.
    "not-an-object",
    "unknown-key",
    "missing-key",
    "bad-value",
    "unknown-rules",
    "bad-card",
    "duplicate-card",
    "missing-card",
    "row-count",
    "empty-row-1",
    "row-gap",
    "mixed-suits",
    "suit-twice",
    "wrong-start",
    "rank-not-above",
    "pile-count",
    "pile-too-high",
    "too-many-passes",
    "stock-count",
    "waste-count",
]


class Fault(NamedTuple):
    """One thing that is wrong; a parameter that does not apply is None.

    ``card`` is the card that is wrong where it is, there twice or missing; ``key`` the entry of
    the object and ``text`` what stands there, each at most `MAX_TEXT` characters; ``number``
    (from 1) the row or the pile.
    """

    code: FaultCode
    card: Card | None = None
    key: str | None = None
    text: str | None = None
    number: int | None = None


class BadPosition(ValueError):
    """A position cannot be used. ``faults`` holds everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(", ".join(fault.code for fault in faults))
        self.faults = tuple(faults)


def row_faults(rows: Sequence[Cards]) -> list[Fault]:
    """Return what is wrong with the rows: play by the rules could not have made them."""
    faults = [] if len(rows) == ROWS else [Fault("row-count")]
    if rows and not rows[0]:
        faults.append(Fault("empty-row-1", number=1))
    start = rows[0][0].rank if rows and rows[0] else None
    suits: set[str] = set()
    for number, row in enumerate(rows, 1):
        if not row:
            continue
        suit = row[0].suit
        if suit in suits:
            faults.append(Fault("suit-twice", row[0], number=number))
        suits.add(suit)
        if start not in (None, row[0].rank):
            faults.append(Fault("wrong-start", row[0], number=number))
        faults += [Fault("mixed-suits", card, number=number) for card in row if card.suit != suit]
        if number > 1:
            faults += _above_faults(row, rows[number - 2], number)
    return faults


def _above_faults(row: Cards, above: Cards, number: int) -> list[Fault]:
    """Return what is wrong with a row below the first, given the row above it."""
    if not above:
        return [Fault("row-gap", row[0], number=number)] if number > 2 else []
    ranks = {card.rank for card in above}
    return [Fault("rank-not-above", card, number=number) for card in row if card.rank not in ranks]


def count_faults(
    rules: RuleSet, reserve: Sequence[Cards], stock: int, waste: int, pass_number: int
) -> list[Fault]:
    """Return what is wrong with the sizes of reserve, stock and waste and with the pass."""
    faults = []
    if len(reserve) != rules.piles:
        faults.append(Fault("pile-count"))
    depth = reserve_depth(FULL_RANKS)
    faults += [
        Fault("pile-too-high", number=number)
        for number, pile in enumerate(reserve, 1)
        if len(pile) > depth
    ]
    if rules.passes is not None and pass_number > rules.passes:
        faults.append(Fault("too-many-passes"))
    full = full_stock(rules)
    if stock + waste > full or not _reached(stock, full, rules.draw, pass_number):
        faults.append(Fault("stock-count"))
    elif not _dealt(stock, waste, full, rules.draw):
        faults.append(Fault("waste-count"))
    return faults


def full_stock(rules: RuleSet, ranks: int = FULL_RANKS) -> int:
    """Return the size of the stock at the start of a game."""
    return 4 * ranks - 1 - (PILES * reserve_depth(ranks) if rules.piles else 0)


def draws_made(rules: RuleSet, stock: int, waste: int, pass_number: int) -> int:
    """Return how many deals this pass has seen in a full deck: in a later pass, at least."""
    dealt = full_stock(rules) - stock if pass_number == 1 else waste
    return -(-dealt // rules.draw)


def _reached(stock: int, full: int, draw: int, pass_number: int) -> bool:
    """Tell whether dealing can leave a stock of this size.

    In the first pass each deal takes ``draw`` cards from the full stock. A later pass may have
    begun with any number of cards.
    """
    return pass_number > 1 or stock == 0 or (full - stock) % draw == 0


def _dealt(stock: int, waste: int, full: int, draw: int) -> bool:
    """Tell whether the deals of this pass can have left a waste of this size.

    While the stock lasts, each deal takes ``draw`` cards, and the pass cannot have begun with
    more than the full stock.
    """
    deals = -(-waste // draw)
    return stock == 0 or stock + deals * draw <= full


REQUIRED = ("rules", "rows", "reserve", "stock", "waste")
PLACES = ("rows", "reserve", "stock", "waste")
KEYS = (*REQUIRED, "deal", "passes", "draw", "max_passes", "open_reserve")
MAX_LABEL = 100
"""The most characters that the label of a deal may have."""

MAX_LIST = 52
"""The most entries that a list may have to be looked into, and the most unknown keys named."""


class Position(NamedTuple):
    """A state and the label of its deal, None if it has none."""

    state: State
    deal: str | None


def write_position(state: State, deal: str | None = None) -> dict[str, object]:
    """Return the position as an object of plain lists, numbers and card codes."""
    return {
        "rules": state.rules.id,
        **state.rules.changes,
        "deal": deal,
        "rows": [_codes(row) for row in state.rows],
        "reserve": [_codes(pile) for pile in state.reserve],
        "stock": _codes(state.stock),
        "waste": _codes(state.waste),
        "passes": state.pass_number,
    }


def read_position(data: object) -> Position:
    """Return the position that this object, as read from JSON, describes.

    A pass whose waste holds cards counts as one that offered a play, since its beginning is not
    known. Raises `BadPosition` with every fault found: of form, of cards, of rows, of counts.
    """
    if not isinstance(data, dict):
        raise BadPosition([Fault("not-an-object")])
    unknown = islice((str(key) for key in data if key not in KEYS), MAX_LIST)
    faults = [Fault("unknown-key", key=key[:MAX_TEXT]) for key in unknown]
    faults += [Fault("missing-key", key=key) for key in REQUIRED if key not in data]
    rules = _rules(data, faults)
    rows = _piles(data, "rows", faults)
    reserve = _piles(data, "reserve", faults)
    stock = _pile(data.get("stock", []), "stock", faults)
    waste = _pile(data.get("waste", []), "waste", faults)
    pass_number = data.get("passes", 1)
    if not _whole(pass_number):
        faults.append(Fault("bad-value", key="passes"))
    label = data.get("deal")
    if label is not None and not (isinstance(label, str) and len(label) <= MAX_LABEL):
        faults.append(Fault("bad-value", key="deal"))
    # What was read whole is checked, whatever is wrong elsewhere, so that all faults are named.
    unread = {fault.key for fault in faults}
    faults += _deck_faults([*rows, *reserve, stock, waste], whole=unread.isdisjoint(PLACES))
    if "rows" not in unread:
        faults += row_faults(rows)
    if rules and unread.isdisjoint(("reserve", "stock", "waste", "passes")):
        faults += count_faults(rules, reserve, len(stock), len(waste), pass_number)
    if rules is None or faults:
        raise BadPosition(faults)
    state = State(
        rules,
        FULL_RANKS,
        tuple(rows),
        tuple(reserve),
        waste + stock,
        len(waste),
        pass_number,
        draws=draws_made(rules, len(stock), len(waste), pass_number),
        offered=bool(waste),
    )
    return Position(settled(state), label)


def _codes(cards: Cards) -> list[str]:
    return [card.code for card in cards]


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= MAX_PASSES


def _rules(data: dict[str, Any], faults: list[Fault]) -> RuleSet | None:
    name = data.get("rules")
    if "rules" not in data:
        return None
    try:
        rules = find_rule_set(name) if isinstance(name, str) else None
    except KeyError:
        rules = None
    if rules is None:
        faults.append(Fault("unknown-rules", key="rules"))
        return None
    draw = data.get("draw", rules.draw)
    passes = data.get("max_passes", rules.passes)
    open_reserve = data.get("open_reserve", rules.open_reserve)
    bad = [
        Fault("bad-value", key=key)
        for key, good in (
            ("draw", _whole(draw) and draw in (1, 3)),
            ("max_passes", passes is None or _whole(passes)),
            ("open_reserve", isinstance(open_reserve, bool)),
        )
        if not good
    ]
    faults += bad
    if bad:
        return None
    return rules._replace(draw=draw, passes=passes, open_reserve=open_reserve)


def _piles(data: dict[str, Any], key: str, faults: list[Fault]) -> list[Cards]:
    piles = data.get(key, [])
    if not isinstance(piles, list) or len(piles) > MAX_LIST:
        faults.append(Fault("bad-value", key=key))
        return []
    return [_pile(pile, key, faults, number) for number, pile in enumerate(piles, 1)]


def _pile(pile: object, key: str, faults: list[Fault], number: int | None = None) -> Cards:
    """Return the cards of this list that can be read; note in ``faults`` what cannot."""
    if not isinstance(pile, list) or len(pile) > MAX_LIST:
        faults.append(Fault("bad-value", key=key, number=number))
        return ()
    cards = []
    for code in pile:
        try:
            cards.append(Card.parse(code if isinstance(code, str) else ""))
        except ValueError:
            faults.append(Fault("bad-card", key=key, text=_shown(code), number=number))
    return tuple(cards)


def _shown(value: object) -> str:
    """Return what stands in a file in the place of a card, cut to a length that can be told."""
    if isinstance(value, str):
        return value[:MAX_TEXT]
    if isinstance(value, list | dict):
        return "[...]" if isinstance(value, list) else "{...}"
    if isinstance(value, int) and abs(value) >= 10**MAX_TEXT:
        return "..."
    # Slow to import, and needed for bad positions only.
    import json

    return json.dumps(value)[:MAX_TEXT]


def _deck_faults(piles: list[Cards], whole: bool) -> list[Fault]:
    """Return the cards that are there twice, and, if all were readable, those that are missing."""
    counts = Counter(card for pile in piles for card in pile)
    found = [Fault("duplicate-card", card) for card in sorted(counts) if counts[card] > 1]
    if whole:
        found += [Fault("missing-card", card) for card in full_deck() if card not in counts]
    return found
