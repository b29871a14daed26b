"""Which parts of a lesson file are texts: asked by the loader, the checks and the extractor."""

from collections.abc import Iterator
from typing import Any

CONTEXT = "lesson"
"""The context of every text of a lesson in the catalogues."""


def texts_of(data: dict[str, Any]) -> Iterator[str]:
    """Yield every text of a lesson, as its file holds it, in reading order.

    Whatever is not as the format wants it is passed over; the loader names it.
    """
    yield from _strings(data.get("title"))
    steps = data.get("steps")
    for step in steps if isinstance(steps, list) else []:
        if isinstance(step, dict):
            for key in ("text", "options", "replies"):
                yield from _strings(step.get(key))
    yield from _strings(data.get("summary"))


def _strings(value: object) -> Iterator[str]:
    for text in value if isinstance(value, list) else [value]:
        if isinstance(text, str) and text:
            yield text
