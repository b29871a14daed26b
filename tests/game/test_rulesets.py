"""The table of rule sets, and how one is changed and found."""

from __future__ import annotations

import pytest

from osmosis_cli.game.rulesets import (
    ALIASES,
    CLASSIC,
    MAX_PASSES,
    RULE_SETS,
    RuleSet,
    find_rule_set,
)

TABLE = {
    # id: cards a deal, passes (None: any number), reserve piles, whole reserve open
    "classic": (3, None, 4, False),
    "peek": (3, None, 4, True),
    "one-card": (1, None, 4, False),
    "three-pass": (3, 3, 4, False),
    "one-card-three-pass": (1, 3, 4, False),
    "bridesmaids": (3, None, 0, False),
}


def test_each_rule_set_lays_down_what_the_rules_say() -> None:
    found = {key: (r.draw, r.passes, r.piles, r.open_reserve) for key, r in RULE_SETS.items()}
    assert found == TABLE
    assert all(rules.id == key for key, rules in RULE_SETS.items())


def test_classic_is_the_default() -> None:
    assert next(iter(RULE_SETS)) == "classic"
    assert RULE_SETS["classic"] == CLASSIC


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("classic", "classic"),
        ("osmosis", "classic"),
        ("treasure-trove", "classic"),
        ("aisleriot", "one-card-three-pass"),
        ("Peek", "peek"),
        (" BRIDESMAIDS ", "bridesmaids"),
    ],
)
def test_a_rule_set_is_found_by_its_id_or_another_name(name: str, key: str) -> None:
    assert find_rule_set(name).id == key


def test_every_alias_stands_for_a_rule_set() -> None:
    assert set(ALIASES.values()) <= set(RULE_SETS)
    assert not set(ALIASES) & set(RULE_SETS)


@pytest.mark.parametrize("name", ["", " ", "clasic", "one card", "3", "classic\x00"])
def test_an_unknown_name_is_refused(name: str) -> None:
    with pytest.raises(KeyError):
        find_rule_set(name)


def test_a_change_replaces_only_the_parts_that_are_named() -> None:
    strict = RULE_SETS["three-pass"]
    assert strict.changed() == strict
    assert strict.changed(draw=1) == RuleSet("three-pass", 1, 3, 4, False)
    assert strict.changed(passes=5) == RuleSet("three-pass", 3, 5, 4, False)
    assert strict.changed(unlimited=True) == RuleSet("three-pass", 3, None, 4, False)
    assert strict.changed(open_reserve=True) == RuleSet("three-pass", 3, 3, 4, True)
    assert RULE_SETS["peek"].changed(open_reserve=False) == RuleSet("peek", 3, None, 4, False)


def test_a_limit_of_passes_can_be_lifted_whatever_number_is_named() -> None:
    assert RULE_SETS["three-pass"].changed(passes=2, unlimited=True).passes is None


@pytest.mark.parametrize("draw", [-3, 0, 2, 4, 52])
def test_only_one_card_or_three_can_be_dealt_at_a_time(draw: int) -> None:
    with pytest.raises(ValueError, match="^draw$"):
        CLASSIC.changed(draw=draw)


@pytest.mark.parametrize("passes", [-1, 0, MAX_PASSES + 1, 10**5000], ids=range(4))
def test_a_number_of_passes_is_at_least_one_and_can_be_written(passes: int) -> None:
    with pytest.raises(ValueError, match="^passes$"):
        CLASSIC.changed(passes=passes)


def test_changes_name_the_parts_that_differ_from_the_table() -> None:
    for rules in RULE_SETS.values():
        assert rules.changes == {}
    assert CLASSIC.changed(draw=1).changes == {"draw": 1}
    assert CLASSIC.changed(passes=1).changes == {"max_passes": 1}
    assert CLASSIC.changed(passes=MAX_PASSES).changes == {"max_passes": MAX_PASSES}
    assert RULE_SETS["three-pass"].changed(unlimited=True).changes == {"max_passes": None}
    assert RULE_SETS["peek"].changed(open_reserve=False).changes == {"open_reserve": False}
    changed = RULE_SETS["one-card"].changed(draw=3, passes=2, open_reserve=True)
    assert changed.changes == {"draw": 3, "max_passes": 2, "open_reserve": True}
