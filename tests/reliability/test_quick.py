"""A part of the search for file operations whose failure costs something."""

from __future__ import annotations

import shutil
import sys

import pytest

from tests.reliability.__main__ import with_library

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="the library is made for Linux"),
    pytest.mark.skipif(shutil.which("cc") is None, reason="there is no compiler for C"),
]


def test_no_file_operation_that_fails_costs_what_was_answered() -> None:
    assert with_library(["--quick"]) == 0
