"""The file of measurements: complete, and true where a part of it can be counted quickly."""

from __future__ import annotations

import shutil
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from benchmarks.winning import FIRST, count, main, planned, wanted
from osmosis_cli.game import measured as figures
from osmosis_cli.game.measured import HABITS, MEASURES, Measure, likely, measured
from osmosis_cli.game.rulesets import RULE_SETS, RuleSet
from osmosis_cli.game.simulate import simulate


def test_everything_that_is_wanted_was_measured_in_that_order() -> None:
    assert [measure[:3] for measure in MEASURES] == wanted()


def test_as_many_deals_were_played_as_are_planned() -> None:
    assert [measure.deals for measure in MEASURES] == [planned(*row) for row in wanted()]


def loaded(file: Path) -> ModuleType:
    """The file as Python reads it."""
    spec = spec_from_file_location("measured_again", file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_command_puts_what_it_counts_into_the_file_of_measurements(tmp_path: Path) -> None:
    file = tmp_path / "measured.py"
    shutil.copy(figures.__file__, file)
    main(["--only", "careless", "--most", "40", "--file", str(file)])
    counted = {measure[:3]: measure for measure in loaded(file).MEASURES}
    assert list(counted) == wanted()
    for measure in MEASURES:
        again = counted[measure[:3]]
        if measure.player == "careless":
            tally = simulate("careless", RULE_SETS[measure.rules], range(FIRST, FIRST + 40))
            assert tuple(again[3:]) == (FIRST, 40, tally.wins, 0)
        else:
            assert tuple(again) == tuple(measure)


def test_a_count_without_a_habit_is_that_of_its_command() -> None:
    measure = Measure("habits", "classic", "row-4", FIRST, 40, 0, 0)
    tally = simulate("habits", RULE_SETS["classic"], range(FIRST, FIRST + 40), left_out="row-4")
    assert count(measure, processes=1) == measure._replace(wins=tally.wins)


def test_all_is_measured_on_deals_on_which_no_habit_was_chosen() -> None:
    assert {measure.first for measure in MEASURES} == {FIRST}


def test_what_was_not_measured_is_not_made_up() -> None:
    with pytest.raises(LookupError):
        measured("habits", "three-pass", "row-4")


def test_a_measurement_names_its_command_its_share_and_its_range() -> None:
    measure = Measure("habits", "peek", "row-4", 52_000, 400, 40, 0)
    assert measure.command == (
        "osmosis simulate --player habits --without row-4 --rules peek "
        "--from 52000 --count 400 --json"
    )
    assert measure.percent == 10
    low, high = likely(40, 400)
    assert measure.range == (100 * low, 100 * high)
    assert 7 < 100 * low < 10 < 100 * high < 14


def test_the_habits_win_one_classic_deal_in_ten_and_each_has_its_share() -> None:
    with_all = measured("habits")
    assert with_all.deals == 20_000
    assert with_all.range[0] > 10
    for habit in HABITS:
        assert measured("habits", "classic", habit).range[1] < with_all.range[0]


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.id)
def test_careless_play_is_counted_again(rules: RuleSet) -> None:
    """A measurement that is quick enough is made again; the others by their commands."""
    found = measured("careless", rules.id)
    tally = simulate("careless", rules, range(found.first, found.first + found.deals))
    assert (tally.deals, tally.wins) == (found.deals, found.wins)
