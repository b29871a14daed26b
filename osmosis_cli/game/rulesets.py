"""Rule sets as data: the one table of the variants that the game knows."""

from typing import NamedTuple

MAX_PASSES = 10**9
"""The highest number of passes that a rule set or a position may have."""


class RuleSet(NamedTuple):
    """What one variant of the game lays down.

    ``id`` is its language-neutral name. ``draw`` is how many cards are dealt from the stock at
    once. ``passes`` is how often the stock may be gone through, None for any number of times.
    ``piles`` is the number of reserve piles, four or none. ``open_reserve`` tells whether all
    cards of the reserve lie face up.
    """

    id: str
    draw: int = 3
    passes: int | None = None
    piles: int = 4
    open_reserve: bool = False

    def changed(
        self,
        draw: int | None = None,
        passes: int | None = None,
        unlimited: bool = False,
        open_reserve: bool | None = None,
    ) -> "RuleSet":
        """Return this rule set with the given parts replaced; None keeps a part.

        ``unlimited`` lifts the limit on passes. Raises `ValueError` if a number is out of range.
        """
        if draw is not None and draw not in (1, 3):
            raise ValueError("draw")
        if passes is not None and not 1 <= passes <= MAX_PASSES:
            raise ValueError("passes")
        return self._replace(
            draw=self.draw if draw is None else draw,
            passes=None if unlimited else self.passes if passes is None else passes,
            open_reserve=self.open_reserve if open_reserve is None else open_reserve,
        )

    @property
    def changes(self) -> dict[str, int | bool | None]:
        """The parts that differ from the rule set of this id, by their names in files."""
        base = RULE_SETS[self.id]
        parts: dict[str, int | bool | None] = {}
        if self.draw != base.draw:
            parts["draw"] = self.draw
        if self.passes != base.passes:
            parts["max_passes"] = self.passes
        if self.open_reserve != base.open_reserve:
            parts["open_reserve"] = self.open_reserve
        return parts


RULE_SETS = {
    rules.id: rules
    for rules in (
        RuleSet("classic"),
        RuleSet("peek", open_reserve=True),
        RuleSet("one-card", draw=1),
        RuleSet("three-pass", passes=3),
        RuleSet("one-card-three-pass", draw=1, passes=3),
        RuleSet("bridesmaids", piles=0),
    )
}
"""All rule sets by their ids; the first is the default."""

ALIASES = {
    "osmosis": "classic",
    "treasure-trove": "classic",
    "aisleriot": "one-card-three-pass",
}
"""Other names of rule sets, each with the id that it stands for."""

CLASSIC = RULE_SETS["classic"]


def find_rule_set(name: str) -> RuleSet:
    """Return the rule set with this id or alias, in capital or small letters.

    Raises `KeyError` if there is none.
    """
    key = name.strip().lower()
    return RULE_SETS[ALIASES.get(key, key)]
