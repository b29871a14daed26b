"""No line does anything unless it is understood to its last word; examples in help always are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.interpreter import only_tells
from osmosis_cli.shell.readings import (
    AmbiguousCard,
    Call,
    Choice,
    Doubt,
    Play,
    Steps,
    Unknown,
    WrongArgument,
)
from osmosis_cli.words import language
from osmosis_cli.words.cards import comma_list
from osmosis_cli.words.grammar import split
from osmosis_cli.words.texts import pgettext
from tests.shell.talking import VOCABULARY, session, speaking

UNKNOWN = "xqzt"
"""A word that no language knows, nor anything like it."""

HARMLESS = Unknown | WrongArgument | AmbiguousCard | Choice | Doubt


def known_words(code: str) -> list[str]:
    with speaking(code):
        reader = session().interpreter._reader()
        shorts = [*VOCABULARY.local.shorts, *VOCABULARY.local.words]
        return sorted({*reader.vocabulary, *(word for each in shorts for word in split(each))})


WORDS = {code: known_words(code) for code in language.LANGUAGES}
ALL_WORDS = sorted(set().union(*WORDS.values()))

OWN_WORDS = ("save", "load", "delete", "export", "import", "script", "note", "short", "language")
"""Commands behind which any word can stand: a name, a path, a note, what they do not know."""


@pytest.mark.parametrize("code", language.LANGUAGES)
@given(data=st.data())
def test_a_line_with_an_unknown_word_changes_nothing(code: str, data: st.DataObject) -> None:
    words = data.draw(st.lists(st.sampled_from(WORDS[code]), min_size=1, max_size=6))
    at = data.draw(st.integers(0, len(words)))
    with speaking(code):
        found = session().interpreter.read(" ".join((*words[:at], UNKNOWN, *words[at:])))
        named = isinstance(found, Call) and found.command.key in OWN_WORDS
        assert isinstance(found, HARMLESS | Steps) or only_tells(found) or named
        if isinstance(found, Steps):
            assert not any(isinstance(step, str) and UNKNOWN in step for step in found.steps)


@pytest.mark.parametrize("code", language.LANGUAGES)
@given(words=st.lists(st.sampled_from(ALL_WORDS), min_size=1, max_size=7))
def test_words_of_all_languages_act_only_if_each_is_known_here(code: str, words: list[str]) -> None:
    with speaking(code):
        talk = session()
        found = talk.interpreter.read(" ".join(words))
        if isinstance(found, Play | Call) and not only_tells(found):
            reader = talk.interpreter._reader()
            english = {word for each in VOCABULARY.english.words for word in split(each)}
            strange = [word for word in words if not reader.knows(word) and word not in english]
            named = isinstance(found, Call) and found.command.key in OWN_WORDS
            assert not strange or named


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_example_in_help_is_understood(code: str) -> None:
    with speaking(code):
        for command in COMMANDS.values():
            for example in comma_list(pgettext(*command.forms)) if command.forms else ():
                talk = session()
                talk.answer("draw")
                found = talk.interpreter.read(example)
                assert not isinstance(found, Unknown | AmbiguousCard), example
