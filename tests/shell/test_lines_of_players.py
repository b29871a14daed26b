"""Lines that players typed who had not read the help, each with what it means.

They were written before anybody looked how the program takes them. CONTRIBUTING tells what was
understood of them then. They show what is lost when a grammar changes, not how well new lines are
understood: for that, have new ones written.
"""

from pathlib import Path

import pytest

from tests.lines import cases, judged

FOLDER = Path(__file__).resolve().parent.parent / "data" / "lines"

# The least that is right, in per cent, and the most that do something else; only ever better.
LEAST = {"en": 83, "de": 75, "fr": 70}
MOST_HARM = {"en": 0, "de": 3, "fr": 1}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LEAST)
def test_lines_of_players_are_understood_as_well_as_ever(lang: str) -> None:
    found = [(judged(lang, case)[0], case.line) for case in cases(FOLDER / f"{lang}.tsv")]
    harm = [line for verdict, line in found if verdict == "HARM"]
    assert len(harm) <= MOST_HARM[lang], harm
    right = sum(verdict in ("right", "asked") for verdict, _line in found)
    assert 100 * right / len(found) >= LEAST[lang], [
        line for verdict, line in found if verdict == "miss"
    ]
