"""Measures how well typed lines are understood.

``python -m tests.lines LANG FILE [--misses]`` plays each line of a file of tab-separated columns
through a session: an id, a set-up of canonical commands with semicolons between them, the line,
what it means, and a note. A meaning is one of several with `` | `` between them: canonical
commands, ``ASK`` (it asks back, and changes nothing) or ``NOTHING`` (it changes nothing).

A line is right if what is answered, and how everything stands after it, is as after the canonical
commands; *asked* if it asks back and a yes does that; a miss if nothing was changed; HARM else.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.state import Card
from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.conversation import Conversation
from osmosis_cli.shell.game import new_game
from osmosis_cli.shell.session import Session
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name
from osmosis_cli.words.yesno import yes_word

PROBES = ("board", "saves", "settings", "undo")
RANKS = {"ace": 1, "jack": 11, "queen": 12, "king": 13}
CARD = re.compile(r"\b(ace|jack|queen|king|10|[2-9]) of (clubs|diamonds|hearts|spades)\b")


class Case(NamedTuple):
    """A line with its set-up and all that it may mean."""

    ident: str
    setup: tuple[str, ...]
    line: str
    meanings: tuple[str, ...]
    note: str


class Played(NamedTuple):
    """What was answered to each line, whether the session ended, and the saves and files left."""

    answers: tuple[str, ...]
    ended: bool
    files: tuple[str, ...]


def cases(path: Path) -> Iterator[Case]:
    """The lines of a file."""
    for row in path.read_text(encoding="utf-8").splitlines():
        parts = [*row.split("\t"), "", "", ""]
        if row.strip() and not row.startswith("#") and parts[0] != "id":
            setup = tuple(filter(None, (part.strip() for part in parts[1].split(";"))))
            yield Case(parts[0], setup, parts[2], tuple(parts[3].split(" | ")), parts[4])


def local(command: str) -> str:
    """A canonical command with its cards in the language of the moment."""

    def named(found: re.Match[str]) -> str:
        rank = RANKS.get(found[1]) or int(found[1])
        return card_name(Card(found[2][0].upper(), rank))

    return CARD.sub(named, command)


@cache
def played(lang: str, lines: tuple[str, ...]) -> Played:
    """Play these lines from the start of deal 32001."""
    language.use(lang)
    with tempfile.TemporaryDirectory() as folder:
        autosave = Autosave(Path(folder), now=lambda: 0.0, random=Random(1))
        game = new_game(parse_deal_number("32001"), RULE_SETS["classic"])
        talk = Conversation(Session(game, Random(1), autosave=autosave))
        answers = []
        ended = False
        for line in lines:
            answer = talk.answer(line)
            answers.append("\n".join(answer.lines).replace(folder, "~") + "\f" * answer.more)
            ended = answer.ends
            if ended:
                break
        files = sorted(str(path.relative_to(folder)) for path in Path(folder).rglob("*"))
    language.use(lang)
    return Played(tuple(answers), ended, tuple(files))


def stand(lang: str, lines: tuple[str, ...]) -> tuple[tuple[str, ...], bool, tuple[str, ...]]:
    """How everything stands after these lines: what the probes say, the end, the files."""
    found = played(lang, (*lines, "board", *PROBES))
    return found.answers[len(lines) + 1 :], found.ended, found.files


def without_undo(
    how: tuple[tuple[str, ...], bool, tuple[str, ...]],
) -> tuple[tuple[str, ...], bool, tuple[str, ...]]:
    """How everything stands, but for what is taken back, the last of the probes."""
    answers, ended, files = how
    return answers[:-1], ended, files


def asks(said: str, line: str, note: str) -> bool:
    """Whether an answer asks back, and names at least two of the cards of the note."""
    said = " ".join(said.split()).lower().replace(" ".join(line.split()).lower(), " ")
    cards = [local(found[0]).lower() for found in CARD.finditer(note)]
    if len(cards) > 1:
        return sum(card in said for card in cards) > 1
    return "?" in said or re.search(r"\b(or|oder|ou)\b", said) is not None


def judged(lang: str, case: Case) -> tuple[str, str]:
    """The verdict on a line, and what was said to it."""
    before = tuple(map(local, case.setup))
    said = played(lang, (*before, case.line)).answers[-1]
    after = stand(lang, (*before, case.line))
    quiet = after == stand(lang, (*before, "xqzt"))
    for meaning in case.meanings:
        if meaning == "NOTHING" or (meaning == "ASK" and asks(said, case.line, case.note)):
            if quiet:
                return "right", said
            continue
        commands = tuple(local(command.strip()) for command in meaning.split(";"))
        found = played(lang, (*before, *commands))
        meant = "\n".join(found.answers[len(before) :])
        wanted = stand(lang, (*before, *commands))
        if len(commands) > 1:
            # All steps of a line are taken back together.
            mine_after, wanted = without_undo(after), without_undo(wanted)
        else:
            mine_after = after
        mine, theirs = said.splitlines(), meant.splitlines()
        if re.match(r"new\b(?! \d)", meaning):
            same = mine and theirs and re.sub(r"\d+", "", mine[0]) == re.sub(r"\d+", "", theirs[0])
            if same and after[2] == wanted[2]:
                return "right", said
            continue
        length = len(theirs)
        if mine[-length or None :] == theirs and len(mine) <= length + 2 and mine_after == wanted:
            return "right", said
        if quiet and "?" in said:
            language.use(lang)
            agreed = (*before, case.line, yes_word())
            if stand(lang, agreed) == wanted and meant in "\n".join(played(lang, agreed).answers):
                return "asked", said
    return ("miss" if quiet else "HARM"), said


def main(argv: Sequence[str] | None = None) -> None:
    """Judge a file, print what is not right, and the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("lang", choices=language.LANGUAGES)
    parser.add_argument("file", type=Path)
    parser.add_argument("--misses", action="store_true", help="print what was missed, too")
    given = parser.parse_args(argv)
    language.use(given.lang)
    counts = dict.fromkeys(("right", "asked", "miss", "HARM"), 0)
    meant = good = 0
    for case in cases(given.file):
        verdict, said = judged(given.lang, case)
        counts[verdict] += 1
        if case.meanings not in (("NOTHING",), ("ASK",)):
            meant += 1
            good += verdict in ("right", "asked")
        if verdict == "HARM" or (given.misses and verdict != "right"):
            setup = "; ".join(case.setup)
            told = " / ".join(said.split("\n"))[:110]
            print(verdict, case.ident, setup, case.line, " | ".join(case.meanings), told, sep="\t")
    share = 100 * good / max(meant, 1)
    print(f"{given.lang}: {counts}; {good} of {meant} with a meaning, {share:.1f} %")


if __name__ == "__main__":
    main()
