"""Finds the texts of lesson files for the catalogues."""

import tomllib
from collections.abc import Iterator
from typing import Any, BinaryIO

from osmosis_cli.tutor.course import texts_of
from osmosis_cli.tutor.lesson import CONTEXT


def extract(
    fileobj: BinaryIO, _keywords: Any, _comment_tags: Any, options: Any
) -> Iterator[tuple[int, str, tuple[str, str], list[str]]]:
    """Yield line, function, context and text of each message, as Babel wants an extractor to.

    The texts are those that a lesson says, found by the same function that the loader asks. Raises
    `tomllib.TOMLDecodeError` for a file that is no TOML.
    """
    content = fileobj.read().decode("utf-8")
    lines = content.splitlines()
    for text in texts_of(tomllib.loads(content)):
        yield _line(lines, text), "pgettext", (CONTEXT, text), []


def _line(lines: list[str], text: str) -> int:
    """The number of the first line that holds the text, 1 if it is spelled with escapes."""
    return next((number for number, line in enumerate(lines, 1) if text in line), 1)
