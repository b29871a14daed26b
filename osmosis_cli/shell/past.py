"""What a session keeps of what was said and judged before."""

from typing import NamedTuple

from osmosis_cli.game.rules import Verdict
from osmosis_cli.game.state import State


class Judged(NamedTuple):
    """A verdict and the state that it was given on."""

    state: State
    verdict: Verdict


class Past(NamedTuple):
    """An input and the answer to it, numbered from 1 in the session."""

    number: int
    line: str
    lines: tuple[str, ...]
