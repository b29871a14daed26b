"""Sessions of any commands, in each language: each line is answered, and the game is on disk."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.game.state import full_deck
from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.game import new_game
from osmosis_cli.storage.database import FILE_NAME, Database
from osmosis_cli.storage.games import current, read
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name
from osmosis_cli.words.standins import visible
from tests.shell.talking import VOCABULARY, talk_about

# Needs all cards known, so it may think for long; it has tests of its own.
SLOW = {"hint", "review", "why lost", "winnable", "solve", "coach"}
FILES = {"export", "import", "delete"}
MOVES = ("r1", "r2", "r3", "r4", "w", "draw", "draw", "undo", "undo 2", "redo", "safe", "go")

garbage = st.text(max_size=40) | st.text("drwu1234 ?.,", max_size=12)


class AnySession(RuleBasedStateMachine):
    """Types whatever comes, and leaves and comes back now and then."""

    code = "en"

    def __init__(self) -> None:
        super().__init__()
        language.use(self.code)
        self.folder = Path(tempfile.mkdtemp(prefix="osmosis-any-"))
        self.random = Random(5)
        self.begin()

    def teardown(self) -> None:
        self.autosave.close()
        shutil.rmtree(self.folder)
        language.use("en")

    def begin(self) -> None:
        """Start the program: with the game on disk, or a new one."""
        self.autosave = Autosave(self.folder, now=lambda: 0.0, random=self.random)
        found = self.autosave.find()
        game = found or new_game(parse_deal_number("32001"), RULE_SETS["classic"])
        self.talk = talk_about(game, Random(5), autosave=self.autosave)
        self.autosave.begin(game)
        assert self.talk.opening()
        assert not self.autosave.news()

    def type(self, line: str) -> None:
        """Type a line: the answer says something, and nothing that cannot be seen."""
        answer = self.talk.answer(line)
        assert answer.lines or answer.more
        for said in answer.lines:
            assert said.strip()
            assert visible(said, keep="\n") == said

    @rule(line=st.sampled_from(MOVES))
    def move(self, line: str) -> None:
        self.type(line)

    @rule(card=st.sampled_from(full_deck()), end=st.sampled_from(["", "?", " 2", " row 1"]))
    def name_a_card(self, card: object, end: str) -> None:
        self.type(card_name(card) + end)  # type: ignore[arg-type]

    @rule(data=st.data(), rest=st.sampled_from(["", " ", " 1", " 32001", " peek", " x", " 2 2"]))
    def name_a_command(self, data: st.DataObject, rest: str) -> None:
        known = {**VOCABULARY.english.words, **VOCABULARY.local.words}
        words = sorted(word for word, key in known.items() if key not in SLOW | FILES)
        self.type(data.draw(st.sampled_from(words)) + rest)

    @rule(data=st.data(), place=st.integers(0, 20), letter=st.characters())
    def mistype_a_command(self, data: st.DataObject, place: int, letter: str) -> None:
        known = {word for word, key in VOCABULARY.local.words.items() if key not in SLOW | FILES}
        word = data.draw(st.sampled_from(sorted(known)))
        self.type(word[:place] + letter + word[place + 1 :])

    @rule(line=garbage)
    def type_anything(self, line: str) -> None:
        self.type(line)

    @rule(answer=st.sampled_from(["yes", "no", "ja", "oui", "1", ""]))
    def answer_a_question(self, answer: str) -> None:
        self.type(answer)

    @precondition(lambda self: self.talk.left is None)
    @rule()
    def leave_and_come_back(self) -> None:
        before = self.talk.game
        self.autosave.close()
        self.begin()
        if before.under_way:
            assert self.talk.game.id == before.id

    @invariant()
    def the_game_is_on_disk(self) -> None:
        game = self.talk.own_game
        database = Database(self.folder / FILE_NAME)
        kept = database.read(current)
        if game.begun:
            assert kept is not None
            timeline = database.read(lambda c: read(c, kept)).timeline
            assert (kept.id, timeline.state) == (game.id, game.state)
            assert len(timeline.turns) == len(game.timeline.turns)
            assert len(timeline.undone) == len(game.timeline.undone)
            assert (kept.state == "open") == (not game.over)
        assert not database.happened
        database.close()


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_any_session_is_answered_and_kept(code: str) -> None:
    machine = type("AnySession", (AnySession,), {"code": code})
    case = machine.TestCase
    case.settings = settings(max_examples=12, stateful_step_count=40)
    case("runTest").runTest()
