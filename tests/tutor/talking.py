"""Sessions of learners: a clock that stands still, knowledge in memory, known random numbers."""

from random import Random

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.shell.game import new_game
from osmosis_cli.tutor.notebook import Notebook
from tests.shell.talking import Talk, talk_about

NOON = 1_700_000_000.0
"""The time in these sessions, in seconds since 1970."""


def learner(deal: str = "32001") -> Talk:
    """A session in a real game, with nothing learned yet."""
    game = new_game(parse_deal_number(deal), RULE_SETS["classic"])
    return talk_about(game, Random(7), learner=Notebook(now=lambda: NOON))


def said(session: Talk, *lines: str) -> str:
    """Type these lines and return the whole answer to the last one."""
    answer = ""
    for line in lines:
        answer = "\n".join(session.answer(line).lines)
    return answer
