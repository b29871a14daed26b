import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.words.distance import distance, nearest

COMMANDS = ["board", "draw", "find", "help", "hint", "history", "moves", "quit", "reserve", "row"]

words = st.text("abcdé", max_size=8)


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("", "", 0),
        ("draw", "draw", 0),
        ("", "row", 3),
        ("drwa", "draw", 1),
        ("dra", "draw", 1),
        ("draww", "draw", 1),
        ("dtaw", "draw", 1),
        ("waste", "reserve", 5),
        ("ca", "abc", 3),
    ],
)
def test_a_slip_is_a_letter_more_less_other_or_swapped(one: str, other: str, slips: int) -> None:
    assert distance(one, other) == slips


@given(words, words)
def test_the_way_back_is_as_long_and_only_equal_texts_are_at_no_distance(a: str, b: str) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert abs(len(a) - len(b)) <= distance(a, b) <= max(len(a), len(b))


@given(words, words, st.characters(codec="ascii"))
def test_one_more_letter_is_at_most_one_more_slip(a: str, b: str, letter: str) -> None:
    assert abs(distance(a + letter, b) - distance(a, b)) <= 1


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("drwa", "draw"),
        ("DRAWW", "draw"),
        ("hlep", "help"),
        ("hsitory", "history"),
        ("resreve", "reserve"),
        ("baord", "board"),
        ("rwo", "row"),
        ("rw", "row"),
        ("quit", "quit"),
    ],
)
def test_a_mistyped_command_names_the_nearest_one(typed: str, command: str) -> None:
    assert nearest(typed, COMMANDS) == command


@pytest.mark.parametrize("typed", ["", " ", "x", "xy", "xyzzy", "elephant", "dice", "d" * 100_000])
def test_what_is_like_no_command_names_none(typed: str) -> None:
    assert nearest(typed, COMMANDS) is None
    assert nearest(typed, []) is None


@pytest.mark.parametrize(
    ("typed", "command"),
    [("zuruck", "zurück"), ("ZURUECK", "zurück"), ("zuürck", "zurück"), ("regles", "règles")],
)
def test_accents_are_no_slips_and_the_command_is_named_as_it_is_written(
    typed: str, command: str
) -> None:
    assert nearest(typed, ["zurück", "règles", ""]) == command


@given(st.permutations([*COMMANDS, "hind", "fint", "draws"]), st.sampled_from(["hinf", "raw"]))
def test_among_equally_near_ones_the_order_of_the_candidates_does_not_matter(
    commands: list[str], typed: str
) -> None:
    assert nearest(typed, commands) == nearest(typed, sorted(commands))


def test_among_equally_near_ones_the_first_letter_decides_then_the_length() -> None:
    assert nearest("hint", ["mint", "hind"]) == "hind"
    assert nearest("hint", ["hin", "hind"]) == "hind"
    assert nearest("hint", ["hinz", "hina"]) == "hina"
