"""What Tab offers, on an empty line, for a command, and after it."""

from pathlib import Path

import pytest

from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.completion import completions
from osmosis_cli.words.language import LANGUAGES
from tests.shell.talking import VOCABULARY, said, session, speaking

WITH_WORDS = [key for key, command in COMMANDS.items() if command.choices(session().session)]


@pytest.mark.requirement(32)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", WITH_WORDS)
def test_all_that_is_offered_after_a_command_is_understood_there(key: str, lang: str) -> None:
    with speaking(lang):
        talk = session()
        said(talk, "draw")
        offered = tuple(COMMANDS[key].choices(talk.session))
        assert offered
        for word in offered:
            # Raises what would be refused.
            COMMANDS[key].parse(talk.session, word)
            line = f"{VOCABULARY.local.shown[key]} {word}"
            assert word in completions(talk.session, line[:-1]).words
        typed = VOCABULARY.local.shown[key] + " "
        assert set(offered) <= set(completions(talk.session, typed).words)


@pytest.mark.requirement(32)
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("verbosity ", ("full", "normal", "short")),
        ("v s", ("short",)),
        ("cards ", ("auto", "short", "words")),
        ("plain ", ("off", "on")),
        ("guide ", ("coach", "off", "on")),
        ("auto s", ("safe off", "safe on")),
        ("keys o", ("off", "on")),
        ("say st", ("state off", "state on")),
        ("new p", ("Peek",)),
        ("new w", ("winnable",)),
        ("new winnable p", ("Peek",)),
        ("learn ", (*map(str, range(1, 13)), "ahead")),
        ("row ", ("1", "2", "3", "4")),
        ("needs ", ("1", "2", "3", "4")),
        ("width ", ("20", "32", "40", "80", "auto")),
        ("rules ti", ("Tips",)),
        ("help verb", ("verbosity",)),
        ("board ", ()),
    ],
)
def test_arguments_are_completed_as_they_are_typed(line: str, words: tuple[str, ...]) -> None:
    assert completions(session().session, line).words == words


@pytest.mark.requirement(32)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_empty_line_offers_a_dozen_things_that_matter_now(lang: str) -> None:
    with speaking(lang):
        talk = session("32001")
        shown = VOCABULARY.local.shown
        first = completions(talk.session, "").words
        assert len(first) <= 12
        assert first[1] == shown["draw"]
        assert shown["undo"] not in first
        said(talk, "r4")
        assert shown["undo"] in completions(talk.session, " ").words
        assert shown["help"] in completions(talk.session, "").words
        said(talk, "learn 1")
        assert completions(talk.session, "").words[0] in talk.activity.words()


def test_the_end_of_a_game_offers_the_next_one_first() -> None:
    talk = session("32000", "three-pass")
    for _turn in range(300):
        if talk.state.outcome != "open":
            break
        said(talk, "draw" if talk.state.stock_size else "redeal")
    assert talk.state.outcome == "lost"
    assert completions(talk.session, "").words[0] == "new"


def test_the_names_of_saves_are_offered_where_one_is_wanted(tmp_path: Path) -> None:
    talk = session()
    talk.session.autosave = Autosave(tmp_path)
    said(talk, "draw", "save Evening", "save even more", "save Morning")
    for command in ("load", "save", "delete"):
        assert completions(talk.session, f"{command} ev").words == ("even more", "Evening")
    assert completions(talk.session, "load x").words == ()
