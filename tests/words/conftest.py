from collections.abc import Iterator

import pytest

from osmosis_cli.words import language


@pytest.fixture(autouse=True)
def english_before_and_after() -> Iterator[None]:
    """No test hears the language that another one chose."""
    language.use("en")
    yield
    language.use("en")
