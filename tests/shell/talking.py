"""Sessions for tests: a game by its number, and the answers to typed lines."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.conversation import Conversation
from osmosis_cli.shell.game import Game, new_game
from osmosis_cli.shell.session import Session
from osmosis_cli.shell.vocabulary import Vocabularies
from osmosis_cli.words import language

VOCABULARY = Vocabularies({key: command.words for key, command in COMMANDS.items()})
"""The words of all commands, in every language."""


class Talk(Conversation):
    """A conversation that can be asked for all that its session knows."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self.session, name)


def talk_about(game: Game, random: Random | None = None, **given: Any) -> Talk:
    """A conversation about this game."""
    return Talk(Session(game, random or Random(1), **given))


def session(deal: str = "32001", rules: str = "classic") -> Talk:
    """A conversation at the start of this deal."""
    return talk_about(new_game(parse_deal_number(deal), RULE_SETS[rules]))


def said(talk: Conversation, *lines: str) -> str:
    """Type these lines and return the whole answer to the last one."""
    answer = ""
    for line in lines:
        answer = "\n".join(talk.answer(line).lines)
    return answer


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speak a language for a while."""
    before = language.current()
    language.use(code)
    try:
        yield
    finally:
        language.use(before)
