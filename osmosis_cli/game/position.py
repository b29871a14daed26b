"""Positions as data for files and other programs: read whole, checked whole, written."""

from collections import Counter
from itertools import islice
from typing import Any, NamedTuple

from osmosis_cli.game.play import settled
from osmosis_cli.game.rulesets import MAX_PASSES, RuleSet, find_rule_set
from osmosis_cli.game.state import FULL_RANKS, Card, Cards, State, full_deck

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
        "passes": state.passes,
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
    passes = data.get("passes", 1)
    if not _whole(passes):
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
        faults += count_faults(rules, reserve, len(stock), len(waste), passes)
    if rules is None or faults:
        raise BadPosition(faults)
    state = State(
        rules,
        FULL_RANKS,
        tuple(rows),
        tuple(reserve),
        waste + stock,
        len(waste),
        passes,
        deals=deals_made(rules, len(stock), len(waste), passes),
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
