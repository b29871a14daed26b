"""Every test of the tutor begins in English, and leaves the language as it found it."""

from collections.abc import Iterator

import pytest

from tests.shell.talking import speaking


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    with speaking("en"):
        yield
