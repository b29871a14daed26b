"""Sessions for tests: a game by its number, and the answers to typed lines."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell import commands
from osmosis_cli.shell.game import new_game
from osmosis_cli.shell.session import Session
from osmosis_cli.words import language

__all__ = ["commands", "said", "session", "speaking"]


def session(deal: str = "32001", rules: str = "classic") -> Session:
    """A session at the start of this deal."""
    return Session(new_game(parse_deal_number(deal), RULE_SETS[rules]), Random(1))


def said(talk: Session, *lines: str) -> str:
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
