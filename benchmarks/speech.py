"""Measures how long a game is heard, and what a listener types for it.

    python -m benchmarks.speech [LANG ...] [--rate 300]

Twelve deals are played by the coach's moves, as a skilled listener types them: the shortest form
that help lists, `go` where the coach deals on to a card that can be played, and nothing that is
asked. What is heard is each answer and the prompt after it, spoken by espeak-ng at so many words a
minute; the opening is left out. An opening is a card that a play has made playable; it is silent if
the answer to the play does not name the card.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from random import Random
from typing import NamedTuple

from osmosis_cli.game.coach import hint
from osmosis_cli.game.deals import DealNumber
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import card_of, plays, verdict
from osmosis_cli.game.rulesets import CLASSIC
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Card, Move, State
from osmosis_cli.shell.conversation import Conversation
from osmosis_cli.shell.game import new_game
from osmosis_cli.shell.session import Session
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name

DEALS = (
    32000, 32001, 32004, 32006, 32007, 32008, 32009, 32011, 32012, 32015, 32019, 32022,
)  # fmt: skip

# What the listener has typed before the first move; the names of cards stay words.
SETTINGS: dict[str, tuple[str, ...]] = {
    "as it comes": (),
    "short": ("verbosity short", "cards words"),
    "skilled": ("auto safe", "auto go", "keys on", "say passes off", "say piles off",
                "say prompt off", "cards words"),
}  # fmt: skip


class Heard(NamedTuple):
    """What one game cost: commands, keys, the lines that were spoken, and openings."""

    won: bool
    commands: int
    keys: int
    lines: list[str]
    opened: int
    silent: int


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("languages", nargs="*", default=language.LANGUAGES)
    parser.add_argument("--rate", type=int, default=300, help="words a minute")
    options = parser.parse_args()
    print("| language | settings | won | commands | keys | seconds | characters | silent |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for code in options.languages:
        language.use(code)
        for name, typed in SETTINGS.items():
            games = [play(number, typed) for number in DEALS]
            count = len(games)
            lines = {line for game in games for line in game.lines}
            with ThreadPoolExecutor(2) as pool:
                list(pool.map(partial(seconds, code, options.rate), lines))
            whole = sum(seconds(code, options.rate, line) for game in games for line in game.lines)
            characters = sum(len(line) for game in games for line in game.lines)
            print(
                f"| {code} | {name} | {sum(game.won for game in games)} of {count}"
                f" | {sum(game.commands for game in games) / count:.0f}"
                f" | {sum(game.keys for game in games) / count:.0f} | {whole / count:.0f}"
                f" | {characters / count:.0f} | {sum(game.silent for game in games)} of"
                f" {sum(game.opened for game in games)} |"
            )
            sys.stdout.flush()
    language.use("en")


def play(number: int, typed: tuple[str, ...]) -> Heard:
    """Play one deal by the coach's moves and return what was typed and heard."""
    session = Session(new_game(DealNumber(number), CLASSIC), Random(1))
    talk = Conversation(session)
    for line in typed:
        talk.answer(line)
    commands = keys = opened = silent = 0
    lines: list[str] = []
    session.interactive = merged = "auto go" in typed
    while session.state.outcome == "open":
        before = session.state
        for line in wanted_merged(before) if merged else wanted(session, before):
            said = [line for line in talk.answer(line).lines if line]
            commands += 1
            # With `keys on`, a letter or a digit is a line, and so is Enter.
            keys += 1 if merged else len(line) + 1
            lines += [*said, *filter(None, [session.prompt().strip()])]
            now = [card for card in free(session.state) if card not in free(before)]
            if session.state.score > before.score:
                opened += len(now)
                silent += sum(card_name(card).lower() not in " ".join(said).lower() for card in now)
            before = session.state
    return Heard(session.state.outcome == "won", commands, keys, lines, opened, silent)


def free(state: State) -> list[Card]:
    """The cards that can be played to a row in this state."""
    return [card for move in plays(state) if (card := card_of(state, move)) is not None]


def wanted(session: Session, state: State) -> Iterator[str]:
    """Yield what is typed for the plan of the coach."""
    plan = hint(state).plan
    assert plan is not None
    shorts = session.vocabulary.local.short_shown
    moves = list(plan.moves)
    while moves:
        dealing = _as_go_deals(state, moves)
        if dealing > 1:
            yield shorts["go"]
        elif moves[0] == DRAW:
            yield shorts["draw"]
        elif moves[0] == REDEAL:
            yield shorts["redeal"]
        else:
            yield "w" if moves[0] == WASTE else f"r{moves[0].pile}"
        for move in moves[: max(dealing, 1)]:
            state = apply(state, move)
        del moves[: max(dealing, 1)]


def wanted_merged(state: State) -> Iterator[str]:
    """Yield what is typed next for the plan of the coach where Enter alone deals on."""
    plan = hint(state).plan
    assert plan is not None
    first = plan.moves[0]
    yield "" if first in (DRAW, REDEAL) else "w" if first == WASTE else f"r{first.pile}"


def _as_go_deals(state: State, moves: list[Move]) -> int:
    """How many of the moves are deals that one `go` would make; 0 if it would make others."""
    count = 0
    while state.stock_size:
        if count == len(moves) or moves[count] != DRAW:
            return 0
        state = apply(state, DRAW)
        count += 1
        if verdict(state, WASTE).legal:
            break
    return count


@lru_cache(None)
def seconds(code: str, rate: int, line: str) -> float:
    """How long espeak-ng speaks this line, in seconds."""
    done = subprocess.run(
        ["espeak-ng", "-v", code, "-s", str(rate), "--stdout", line],
        capture_output=True,
        check=True,
    )
    # 16 bits a sample, 22,050 samples a second, behind a header of 44 bytes.
    return max(0, len(done.stdout) - 44) / 2 / 22_050


if __name__ == "__main__":
    main()
