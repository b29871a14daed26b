"""The very first start: a greeting and a choice of what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.opening import opening
from osmosis_cli.words.fold import fold
from osmosis_cli.words.greeting import greeting

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session

CHOICES = ("play", "learn", "rules")
"""The commands that the greeting offers, by number from 1."""


def first_question(session: Session) -> Question:
    """Return the greeting with its choices; Enter alone plays."""

    def reply(line: str) -> Answer | None:
        wanted = fold(line).strip(" .")
        if not wanted:
            return say(*opening(session))
        from osmosis_cli.shell.vocabulary import english, local

        for number, key in enumerate(CHOICES, 1):
            if wanted == str(number) or key in (
                local().words.get(wanted),
                english().words.get(wanted),
            ):
                return _chosen(session, key)
        return None

    return Question(tuple(greeting()), reply)


def _chosen(session: Session, key: str) -> Answer:
    if key == "play":
        return say(*opening(session))
    from osmosis_cli.shell.registry import COMMANDS

    command = COMMANDS[key]
    return command.run(session, command.parse(session, ""))
