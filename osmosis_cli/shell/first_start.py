"""The very first start: a greeting and a choice of what to do."""

from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.conversation import KEEPING, Conversation, refusal
from osmosis_cli.shell.questions import typed_number, wrong_choice
from osmosis_cli.shell.readings import AmbiguousCard, Call, Unknown, WrongArgument
from osmosis_cli.shell.session import Session
from osmosis_cli.words.fold import fold
from osmosis_cli.words.table import choices, greeting, the_table, which_game

CHOICES = ("play", "learn", "rules")
"""The commands that the greeting offers, by number from 1."""


def first_question(conversation: Conversation) -> Question:
    """Return the greeting with its choices; Enter alone plays.

    A command is carried out at once, after it was said which deal is played. What is not
    understood leaves the choice open.
    """
    session = conversation.session
    known = session.vocabulary

    def offered() -> list[str]:
        return [known.local.shown[key] for key in CHOICES]

    def reply(line: str) -> Answer | None:
        wanted = fold(line).strip(" .")
        if not wanted:
            return say(*session.opening())
        for number, key in enumerate(CHOICES, 1):
            words = (known.local.words.get(wanted), known.english.words.get(wanted))
            if typed_number(line) == number or key in words:
                return _chosen(session, key)
        if typed_number(line) is not None:
            question = session.ask(Question(choices, reply, "menu", offered))
            return say(wrong_choice(len(CHOICES)), *question.lines)
        reading = conversation.interpreter.read(line)
        if isinstance(reading, Call) and reading.command.key in KEEPING:
            return None
        if isinstance(reading, Call) and (reading.command.key, reading.argument) == ("help", ""):
            question = session.ask(Question(choices, reply, "menu", offered))
            return say(*the_table(), *question.lines)
        if isinstance(reading, AmbiguousCard | WrongArgument | Unknown):
            question = session.ask(Question(choices, reply, "menu", offered))
            return say(refusal(reading), *question.lines)
        return _begun(session, conversation.carry_out(reading))

    return Question(greeting, reply, "menu", offered)


def _chosen(session: Session, key: str) -> Answer:
    if key == "play":
        return say(*session.opening())
    return _begun(session, session.run(key))


def _begun(session: Session, answer: Answer) -> Answer:
    """The answer to the first command, after the deal that the player has not heard of yet."""
    if session.activity is not None:
        return answer
    deal = which_game(session.game.label, session.game.rules)
    return answer._replace(lines=(*deal, *answer.lines))
