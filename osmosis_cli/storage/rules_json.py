"""The rule set and the id of a game in JSON, read without trust."""

from typing import Any

from osmosis_cli.game.rulesets import RULE_SETS, RuleSet
from osmosis_cli.storage.errors import Damaged

RULE_KEYS = {"draw", "max_passes", "open_reserve"}
"""The entries for the parts of a rule set that were changed."""

MAX_LABEL = 40
"""The most characters of a game id and of a moment."""


def write_rules(rules: RuleSet) -> dict[str, object]:
    """Return a rule set as the entries ``rules`` and the parts that were changed."""
    return {"rules": rules.id, **rules.changes}


def read_rules(data: dict[str, Any]) -> RuleSet:
    """Return the rule set that these entries of an object stand for. Raises `Damaged`."""
    name = data.get("rules")
    rules = RULE_SETS.get(name) if isinstance(name, str) else None
    if rules is None:
        raise Damaged
    draw = data.get("draw", rules.draw)
    passes = data.get("max_passes", rules.passes)
    open_reserve = data.get("open_reserve", rules.open_reserve)
    if type(draw) is not int or type(open_reserve) is not bool:
        raise Damaged
    if passes is not None and type(passes) is not int:
        raise Damaged
    try:
        return rules.changed(draw, passes, passes is None, open_reserve)
    except ValueError as error:
        raise Damaged from error


def is_game_id(text: str) -> bool:
    """Tell whether a game can have this id."""
    plain = text.replace("-", "0")
    return (
        0 < len(text) <= MAX_LABEL
        and plain.isascii()
        and plain.isalnum()
        and plain.lower() == plain
    )
