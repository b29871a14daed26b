"""The very first start: a greeting and a choice of what to do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.opening import opening
from osmosis_cli.words.fold import fold
from osmosis_cli.words.table import choices, greeting, which_game

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session

CHOICES = ("play", "learn", "rules")
"""The commands that the greeting offers, by number from 1."""


def first_question(session: Session) -> Question:
    """Return the greeting with its choices; Enter alone plays.

    A command is carried out at once, after it was said which deal is played. What is not
    understood leaves the choice open.
    """

    def reply(line: str) -> Answer | None:
        wanted = fold(line).strip(" .")
        if not wanted:
            return say(*opening(session))
        from osmosis_cli.shell.dispatch import KEEPING, answer_to, refusal
        from osmosis_cli.shell.interpreter import Call, Play, read
        from osmosis_cli.shell.vocabulary import english, local

        for number, key in enumerate(CHOICES, 1):
            words = (local().words.get(wanted), english().words.get(wanted))
            if wanted == str(number) or key in words:
                return _chosen(session, key)
        reading = read(session, line)
        if isinstance(reading, Call) and reading.command.key in KEEPING:
            return None
        if isinstance(reading, Call | Play):
            return _begun(session, answer_to(session, reading))
        question = session.ask(Question(choices, reply, "menu", _offered))
        return say(refusal(reading), *question.lines)

    return Question(greeting, reply, "menu", _offered)


def _offered() -> list[str]:
    """The commands that the greeting offers, for Tab."""
    from osmosis_cli.shell.vocabulary import local

    return [local().shown[key] for key in CHOICES]


def _chosen(session: Session, key: str) -> Answer:
    if key == "play":
        return say(*opening(session))
    from osmosis_cli.shell.commands import COMMANDS

    command = COMMANDS[key]
    return _begun(session, command.run(session, command.parse(session, "")))


def _begun(session: Session, answer: Answer) -> Answer:
    """The answer to the first command, after the deal that the player has not heard of yet."""
    if session.activity is not None:
        return answer
    deal = which_game(session.game.label, session.game.rules)
    return answer._replace(lines=(*deal, *answer.lines))
