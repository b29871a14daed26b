import subprocess
import sys
from pathlib import Path

import pytest

from osmosis_cli.words import language
from osmosis_cli.words.numbers import format_number, format_percent, join_and, join_or

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("code", "conjunction", "disjunction"),
    [("en", "and", "or"), ("de", "und", "oder"), ("fr", "et", "ou")],
)
def test_lists_end_with_the_word_of_the_language(
    code: str, conjunction: str, disjunction: str
) -> None:
    language.use(code)
    for join, word in ((join_and, conjunction), (join_or, disjunction)):
        assert join([]) == ""
        assert join(["a"]) == "a"
        assert join(["a", "b"]) == f"a {word} b"
        assert join(["a", "b", "c"]) == f"a, b {word} c"
        assert join(iter("abcd")) == f"a, b, c {word} d"


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_what_is_listed_is_never_taken_for_a_pattern(code: str) -> None:
    language.use(code)
    assert join_and(["{last}", "{0}", "%s {"]).count("{") == 3


@pytest.mark.parametrize(
    ("code", "plain", "grouped", "long", "negative"),
    [
        ("en", "52", "20,000", "1,234,567.5", "-3.25"),
        ("de", "52", "20.000", "1.234.567,5", "-3,25"),
        ("fr", "52", "20000", "1234567,5", "-3,25"),
    ],
)
def test_numbers_are_written_as_the_language_does(
    code: str, plain: str, grouped: str, long: str, negative: str
) -> None:
    language.use(code)
    assert format_number(52) == plain
    assert format_number(20000) == grouped
    assert format_number(1234567.5, digits=1) == long
    assert format_number(-3.25, digits=2) == negative


@pytest.mark.parametrize(
    ("code", "tenths", "whole", "all_"),
    [
        ("en", "29.5%", "5%", "100%"),
        ("de", "29,5\u00a0%", "5\u00a0%", "100\u00a0%"),
        ("fr", "29,5\u00a0%", "5\u00a0%", "100\u00a0%"),
    ],
)
def test_percentages_are_written_as_the_language_does(
    code: str, tenths: str, whole: str, all_: str
) -> None:
    language.use(code)
    assert format_percent(0.295, digits=1) == tenths
    assert format_percent(0.049) == whole
    assert format_percent(1) == all_


def test_no_number_holds_a_space_that_terminals_lack() -> None:
    for code in language.LANGUAGES:
        language.use(code)
        assert "\u202f" not in format_number(10**9) + format_percent(12.345, digits=2)


def test_a_list_of_words_does_not_import_babel() -> None:
    program = (
        f"import sys; sys.path[:0] = [{str(ROOT)!r}]\n"
        "from osmosis_cli.words.numbers import format_number, join_and\n"
        "join_and('abc'); print('babel' in sys.modules)\n"
        "format_number(1); print('babel' in sys.modules)\n"
    )
    run = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout == "False\nTrue\n"
