"""Positions as data for files and other programs: read whole, checked whole, written."""

from collections import Counter
from typing import Any, NamedTuple

from osmosis_cli.game.cards import Card, full_deck
from osmosis_cli.game.faults import BadPosition, Fault, count_faults, deals_made, row_faults
from osmosis_cli.game.play import settled
from osmosis_cli.game.rulesets import RuleSet, find_rule_set
from osmosis_cli.game.state import Cards, State

REQUIRED = ("rules", "rows", "reserve", "stock", "waste")
KEYS = (*REQUIRED, "deal", "passes", "draw", "max_passes", "open_reserve")
MAX_LABEL = 100
"""The most characters that the label of a deal may have."""


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
    faults = [Fault("unknown-key", key=str(key)) for key in data if key not in KEYS]
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
    faults += _deck_faults([*rows, *reserve, stock, waste], faults)
    if len(rows) != 4:
        faults.append(Fault("row-count"))
    if rules is None or faults:
        raise BadPosition(faults)
    state = State(
        rules,
        13,
        tuple(rows),
        tuple(reserve),
        waste + stock,
        len(waste),
        passes,
        deals=deals_made(rules, len(stock), len(waste), passes),
        offered=bool(waste),
    )
    faults += row_faults(state) + count_faults(state)
    if faults:
        raise BadPosition(faults)
    return Position(settled(state), label)


def _codes(cards: Cards) -> list[str]:
    return [card.code for card in cards]


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 1


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
    if not isinstance(piles, list):
        faults.append(Fault("bad-value", key=key))
        return []
    return [_pile(pile, key, faults) for pile in piles[:16]]


def _pile(pile: object, key: str, faults: list[Fault]) -> Cards:
    if not isinstance(pile, list):
        faults.append(Fault("bad-value", key=key))
        return ()
    cards = []
    for code in pile:
        try:
            cards.append(Card.parse(code if isinstance(code, str) else ""))
        except ValueError:
            shown = code if isinstance(code, str) else type(code).__name__
            faults.append(Fault("bad-card", key=key, text=shown[:20]))
    return tuple(cards)


def _deck_faults(piles: list[Cards], faults: list[Fault]) -> list[Fault]:
    """Return the cards that are there twice, and, if all were readable, those that are missing."""
    counts = Counter(card for pile in piles for card in pile)
    found = [Fault("duplicate-card", card) for card in sorted(counts) if counts[card] > 1]
    if not any(fault.code in ("bad-card", "bad-value", "missing-key") for fault in faults):
        found += [Fault("missing-card", card) for card in full_deck() if card not in counts]
    return found
