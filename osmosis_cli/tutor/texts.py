"""Which parts of a lesson file are texts: asked by the loader, the checks and the extractor."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from osmosis_cli.words.texts import pgettext

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


def said(message: str, words: Mapping[str, str]) -> str:
    """The text for a message of a lesson, in the language of the moment.

    A key of a command in braces becomes the word to type for it; a key that is no command's stays
    as it is.
    """
    text = pgettext(CONTEXT, message)
    return re.sub(r"\{([a-z]+)\}", lambda match: words.get(match[1], match[1]), text)
