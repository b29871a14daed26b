"""`osmosis rules`: the rule book on the command line, without a game."""

from __future__ import annotations

import pytest

from tests.conftest import Run


def test_rules_alone_lists_the_sections_with_their_numbers(run: Run) -> None:
    done = run("rules")
    lines = done.stdout.splitlines()
    assert done.returncode == 0
    assert lines[:2] == [f"{len(lines) - 2} sections:", "1: Overview"]
    assert [line.partition(":")[0] for line in lines[1:-1]] == [
        str(number) for number in range(1, len(lines) - 1)
    ]
    assert lines[-1] == "Type osmosis rules and a number or a title, or osmosis rules all for all."


@pytest.mark.parametrize(
    ("arguments", "title"),
    [
        (("rules", "7"), "The reserve"),
        (("rules", "first", "row"), "First row"),
        (("rules", "regeln", "--lang", "de"), None),
        (("rules", "lower-rows", "--lang", "fr"), "Rangées 2 à 4"),
    ],
)
def test_a_section_is_opened_by_number_title_or_key(
    run: Run, arguments: tuple[str, ...], title: str | None
) -> None:
    done = run(*arguments)
    if title is None:
        assert (done.returncode, done.stdout) == (2, "")
        assert "regeln" in done.stderr
    else:
        assert done.returncode == 0
        assert done.stdout.splitlines()[0] == title


def test_a_section_that_is_not_there_is_wrong_usage_and_says_how_to_list_them(run: Run) -> None:
    done = run("rules", "no such thing")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == (
        "The rules have no section “no such thing”. Type osmosis rules for the list.\n"
    )


def test_what_could_mean_several_sections_names_them(run: Run) -> None:
    done = run("rules", "the")
    assert (done.returncode, done.stdout) == (2, "")
    assert "The reserve" in done.stderr
