"""One game counts once, the better end counts, and figures add up."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.storage.statistics import (
    FILE_NAME,
    End,
    Figures,
    Result,
    Statistics,
    figures,
    figures_by_rules,
    record,
    statistics_store,
)
from tests.game.strategies import rule_sets
from tests.storage.helpers import in_child, posix

results = st.builds(
    Result,
    st.sampled_from([f"game-{number}" for number in range(12)]),
    st.just(CLASSIC),
    st.sampled_from(("given-up", "lost", "won")),
    st.integers(1, 52),
    st.booleans(),
)


def recorded(*played: Result) -> Statistics:
    statistics: Statistics = {}
    for result in played:
        statistics = record(statistics, result)
    return statistics


def game(number: int, end: End, score: int = 20, assisted: bool = False) -> Result:
    return Result(f"g{number}", CLASSIC, end, score, assisted)


def test_nothing_played_has_no_rate_and_no_average() -> None:
    nothing = figures({})
    assert nothing == Figures()
    assert (nothing.win_rate, nothing.average_score, nothing.best) == (None, None, None)
    assert figures_by_rules({}) == {}


def test_figures_of_a_few_games() -> None:
    played = figures(
        recorded(
            game(1, "won", 52),
            game(2, "won", 52),
            game(3, "lost", 39),
            game(4, "lost", 40),
            game(5, "given-up", 45),
            game(6, "won", 52),
            game(7, "won", 52, assisted=True),
        )
    )
    assert played == Figures(
        played=6,
        won=3,
        lost=2,
        given_up=1,
        well_played=1,
        assisted_wins=1,
        best=52,
        total_score=280,
        current_streak=1,
        longest_streak=2,
    )
    assert played.win_rate == 0.5
    assert played.average_score == pytest.approx(280 / 6)


@pytest.mark.parametrize(
    ("first", "second", "kept"),
    [
        (("lost", 30), ("won", 52), ("won", 52)),
        (("won", 52), ("lost", 30), ("won", 52)),
        (("given-up", 45), ("lost", 12), ("lost", 12)),
        (("lost", 12), ("given-up", 45), ("lost", 12)),
        (("lost", 12), ("lost", 30), ("lost", 30)),
        # Help belongs to the game: what comes after it counts as helped.
        (("won", 52, True), ("won", 52, False), ("won", 52, True)),
        (("given-up", 12, True), ("won", 52, False), ("won", 52, True)),
        (("lost", 12, False), ("lost", 30, True), ("lost", 30, True)),
        (("lost", 30, False), ("given-up", 12, True), ("lost", 30, True)),
        # A game that was won before is won: what is looked at afterwards was no help.
        (("won", 52, False), ("won", 52, True), ("won", 52, False)),
        (("won", 52, False), ("given-up", 12, True), ("won", 52, False)),
    ],
)
def test_a_game_that_ends_twice_counts_once_and_the_better_end_counts(  # type: ignore[no-untyped-def]
    first, second, kept
) -> None:
    assert recorded(game(1, *first), game(1, *second)) == {"g1": game(1, *kept)}


def test_help_is_not_forgotten_through_a_result_without_it() -> None:
    statistics = recorded(game(1, "lost", 30), game(1, "given-up", 12, True), game(1, "won", 52))
    assert statistics == {"g1": game(1, "won", 52, assisted=True)}


def test_a_loss_taken_back_and_won_leaves_no_trace_in_the_streak() -> None:
    statistics = recorded(game(1, "won"), game(2, "lost"), game(3, "won"), game(2, "won"))
    assert figures(statistics).current_streak == figures(statistics).longest_streak == 3
    assert figures(statistics).lost == 0


@given(st.lists(results, max_size=30))
def test_figures_always_add_up(played: list[Result]) -> None:
    statistics = recorded(*played)
    made = figures(statistics)
    assert made.played == made.won + made.lost + made.given_up
    assert made.played + made.assisted_wins == len({result.game for result in played})
    assert made.well_played <= made.lost
    assert made.current_streak <= made.longest_streak <= made.won
    assert made.best is None or made.best <= made.total_score
    # A result that comes again, as after undo or from a save, changes nothing.
    assert recorded(*statistics.values(), *played) == statistics


@given(st.lists(st.tuples(rule_sets, results), max_size=20))
def test_each_rule_set_has_figures_of_its_own(pairs: list[tuple[RuleSet, Result]]) -> None:
    statistics = recorded(*(result._replace(rules=rules) for rules, result in pairs))
    by_rules = figures_by_rules(statistics)
    assert sum(made.played for made in by_rules.values()) == figures(statistics).played
    assert set(by_rules) == {result.rules for result in statistics.values()}


def test_changed_parts_make_another_rule_set() -> None:
    changed = CLASSIC.changed(passes=3)
    statistics = recorded(game(1, "won"), game(2, "lost")._replace(rules=changed))
    assert list(figures_by_rules(statistics)) == [CLASSIC, changed]
    assert RULE_SETS["three-pass"] not in figures_by_rules(statistics)


@settings(max_examples=30)
@given(st.lists(st.tuples(rule_sets, results), max_size=10))
def test_statistics_come_back_from_their_file(
    tmp_path_factory: pytest.TempPathFactory, pairs: list[tuple[RuleSet, Result]]
) -> None:
    path = tmp_path_factory.mktemp("data") / FILE_NAME
    statistics = recorded(*(result._replace(rules=rules) for rules, result in pairs))
    statistics_store(path).update(lambda _: statistics)
    again = statistics_store(path).load().value
    assert again == statistics
    assert list(again) == list(statistics)


def test_a_reset_keeps_the_figures_before_it(tmp_path: Path) -> None:
    store = statistics_store(tmp_path / FILE_NAME)
    store.update(lambda statistics: record(statistics, game(1, "won")))
    store.update(lambda _: {})
    assert store.load().value == {}
    kept = statistics_store(tmp_path / f"{FILE_NAME}.bak").load().value
    assert kept == recorded(game(1, "won"))


@posix
def test_two_windows_count_all_their_games(tmp_path: Path) -> None:
    def play(window: int) -> None:
        for number in range(8):
            result = game(100 * window + number, "lost")
            store.update(lambda statistics, result=result: record(statistics, result))

    store = statistics_store(tmp_path / FILE_NAME)

    def both() -> None:
        child = os.fork()
        play(1 if child else 2)
        if not child:
            os._exit(0)
        os.waitpid(child, 0)

    in_child(both)
    assert figures(store.load().value or {}).played == 16


@pytest.mark.parametrize(
    "row",
    [
        {"game": "G 1"},
        {"game": None},
        {"end": "drawn"},
        {"end": ["won"]},
        {"score": 0},
        {"score": 53},
        {"score": True},
        {"score": 1e300},
        {"assisted": 1},
        {"rules": "x"},
        {"draw": 2},
        {"more": 1},
    ],
)
def test_a_file_with_any_bad_entry_is_kept_and_the_one_before_used(
    tmp_path: Path, row: dict[str, object]
) -> None:
    path = tmp_path / FILE_NAME
    store = statistics_store(path)
    store.update(lambda statistics: record(statistics, game(1, "won")))
    store.update(lambda statistics: record(statistics, game(2, "won")))
    content = json.loads(path.read_text())
    content["data"][1] |= row
    path.write_text(json.dumps(content))
    loaded = store.load()
    assert (loaded.fault, loaded.previous) == ("broken", True)
    assert loaded.value == recorded(game(1, "won"))
    assert loaded.aside is not None and json.loads(loaded.aside.read_text()) == content


def test_a_game_that_stands_twice_makes_a_broken_file(tmp_path: Path) -> None:
    path = tmp_path / FILE_NAME
    store = statistics_store(path)
    store.update(lambda statistics: record(statistics, game(1, "won")))
    content = json.loads(path.read_text())
    content["data"] *= 2
    path.write_text(json.dumps(content))
    assert store.load().fault == "broken"
