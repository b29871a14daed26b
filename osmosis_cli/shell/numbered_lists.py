"""Lists with numbers: right after one was said, a number alone picks from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.words.texts import gettext as _

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session

MOST_DIGITS = 9
"""A line of more digits than this is no number of a list, but perhaps a deal number."""


def numbered(
    session: Session, lines: Sequence[str], count: int, pick: Callable[[int], Answer]
) -> Answer:
    """Say a list with entries from 1 to ``count``, and let the next line pick one by its number.

    ``lines`` say the list, the numbers included. ``pick`` gives the answer to a number. Any other
    line is read as usual. While an exercise waits for a number, numbers are meant for it.
    """
    if count and not (session.activity and session.activity.question()):

        def reply(line: str) -> Answer | None:
            text = line.strip().rstrip(".")
            if not (text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS):
                return None
            if 1 <= int(text) <= count:
                return pick(int(text))
            session.question = offer
            return say(wrong_choice(count))

        offer = Question(lambda: lines, reply, "offer")
        session.question = offer
    return say(*lines)


def wrong_choice(count: int) -> str:
    """What is said to a number that no entry has."""
    return _("Choose a number from 1 to {count}.").format(count=count)
