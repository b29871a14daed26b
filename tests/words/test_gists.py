"""Gists: what a line is about whose words stand in no order that a pattern foresees."""

import pytest

from osmosis_cli.shell.meanings import TELLING
from osmosis_cli.words import language, typed_lines
from osmosis_cli.words.grammar import BadPattern, Grammar, Meaning
from osmosis_cli.words.lexemes import lexemes
from osmosis_cli.words.understanding import Reader
from tests.shell.talking import said, session, speaking

CLASSES = """
play = play | put
filler = just | now
row = row <n>
to = on <row>
"""
GISTS = """
play ! [<play>] + <card> + [<to>]
draw ! deal + [cards]
find ? (where | seen) + <card>
row ? (what | cards) + <row>
why ? (may | why) + <card> + [<row>]
"""


@pytest.fixture
def reader() -> Reader:
    return Reader(Grammar(CLASSES, {}, GISTS), lexemes())


def meant(meanings: list[Meaning] | tuple[Meaning, ...]) -> list[str]:
    return [meaning.key for meaning in meanings]


@pytest.mark.parametrize(
    "line", ["8 of spades on row 1 put", "on row 1 now the 8 of spades", "the 8 of spades just put"]
)
def test_a_whole_line_is_understood_in_any_order(reader: Reader, line: str) -> None:
    assert meant(reader.read(line).meanings) == ["play"]


@pytest.mark.parametrize(
    "line", ["never put the 8 of spades", "put", "put put the 8 of spades", "deal no cards", ""]
)
def test_a_word_that_is_no_part_of_it_keeps_a_line_from_acting(reader: Reader, line: str) -> None:
    assert reader.read(line).meanings == ()


def test_a_question_mark_asks_whether_it_may_be_done(reader: Reader) -> None:
    assert meant(reader.read("on row 1 the 8 of spades?").meanings) == ["why"]


def test_what_only_tells_may_have_any_words_around_it(reader: Reader) -> None:
    assert meant(reader.gist("so tell me, where on earth did the 8 of spades go")) == ["find"]
    assert reader.gist("so tell me where on earth it is") == []


def test_the_gist_that_takes_the_most_words_is_meant_first(reader: Reader) -> None:
    found = reader.gist("where or why, the 8 of spades in row 1, hm")
    assert meant(found) == ["why", "find"]
    assert found[0].slots["row"] == 1


def test_a_gist_that_cannot_be_read_is_refused() -> None:
    with pytest.raises(BadPattern, match="no meaning"):
        Grammar("", {}, "where is it")


@pytest.mark.parametrize("lang", language.LANGUAGES)
def test_a_gist_that_leaves_words_out_only_ever_tells_something(lang: str) -> None:
    with speaking(lang):
        grammar = typed_lines.reader(()).grammar
        told = {gist.key for gist in grammar.every_gist if not gist.whole}
    assert told
    assert told <= TELLING


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("stick that spade jack up on the others", "jack of spades"),
        ("how often may i go through the pack", "rules 9"),
        ("what on earth is a foundation", "help foundation"),
        ("so how are those points worked out then", "rules 11"),
    ],
)
def test_everyday_english_says_the_same_as_a_command(line: str, command: str) -> None:
    assert said(session(), line) == said(session(), command)


@pytest.mark.parametrize(
    "line",
    [
        "no undo", "no more cards please", "was that the wrong card", "nice jack",
        "i would never put the jack of spades up", "the jack of spades is pretty",
        "that's not all for today", "let's not see the next lot", "not another deal",
        "you should have played the jack of spades", "big deal",
    ],
)  # fmt: skip
def test_chat_and_denials_in_english_change_nothing(line: str) -> None:
    talk = session()
    said(talk, "draw")
    before, turns = talk.state, len(talk.game.timeline.turns)
    assert not talk.answer(line).ends
    assert (talk.state, len(talk.game.timeline.turns)) == (before, turns)


def test_a_gist_with_a_question_mark_behind_it_does_nothing() -> None:
    talk = session()
    said(talk, "r4")
    before = talk.state
    said(talk, "oh sorry, that was the wrong card, right?")
    assert talk.state is before
    said(talk, "oh sorry, that was the wrong card")
    assert talk.state != before
