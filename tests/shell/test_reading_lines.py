"""What a typed line means: the order of the readings, and the three kinds of failure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.readings import Call, Play, Unknown, WrongArgument
from osmosis_cli.words.language import LANGUAGES
from tests.shell.talking import VOCABULARY, said, session, speaking


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("d", "draw"), ("DRAW", "draw"), ("deal cards", "draw"),
        ("g", "go"), ("reserve", "reserve"), ("r", "reserve"), ("row 2", "row"), ("o2", "row"),
        ("n 3", "needs"), ("u3", "undo"), ("undo", "undo"), ("give up", "give up"),
        ("take back", "undo"), ("r 4", "pile"), ("reserve 4", "pile"), ("?", "help"),
        ("why", "why"), ("8h?", "why"), ("draw?", "why"), ("quit", "quit"), ("foundations", "rows"),
    ],
)  # fmt: skip
def test_a_command_is_understood_by_its_words_or_its_short_form(line: str, key: str) -> None:
    reading = session().interpreter.read(line)
    assert isinstance(reading, Call)
    assert reading.command is COMMANDS[key]


@pytest.mark.parametrize("line", ["d3", "h8", "s2", "c9", "5 d"])
def test_a_card_code_that_begins_like_a_short_form_is_a_card(line: str) -> None:
    assert isinstance(session().interpreter.read(line), Play)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", ["draw", "undo", "help", "board", "language", "quit", "why"])
def test_english_command_words_work_in_every_language(lang: str, word: str) -> None:
    with speaking(lang):
        assert isinstance(session().interpreter.read(word), Call)


@pytest.mark.parametrize(
    ("lang", "code"),
    [("de", "8 of hearts"), ("fr", "8 of hearts")],
)
def test_english_names_of_cards_do_not_work_in_other_languages(lang: str, code: str) -> None:
    with speaking(lang):
        assert not isinstance(session().interpreter.read(code), Play)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("line", ["r1", "r4", "w"])
def test_piles_and_waste_have_the_same_codes_in_every_language(lang: str, line: str) -> None:
    with speaking(lang):
        assert isinstance(session().interpreter.read(line), Play)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_of_every_command_leads_to_its_command(lang: str) -> None:
    with speaking(lang):
        talk = session()
        known = VOCABULARY.local
        for word, key in {**known.words, **known.shorts}.items():
            lines = [word + rest for rest in ("", " 1", " r1", " name", " ♥8")]
            readings = map(talk.interpreter.read, lines)
            keys = {found.command.key for found in readings if isinstance(found, Call)}
            assert key in keys, word


@pytest.mark.parametrize("line", ["dra", "hist", "exi", "restar", "sav", "und", "quitt"])
def test_the_beginning_of_a_word_changes_nothing(line: str) -> None:
    talk = session()
    said(talk, "r4")
    before = talk.state
    answer = talk.answer(line)
    assert not answer.ends
    assert talk.state is before


@pytest.mark.requirement(23)
def test_failures_are_told_apart() -> None:
    talk = session()
    assert isinstance(talk.interpreter.read("8"), WrongArgument)
    assert isinstance(talk.interpreter.read("re"), Unknown)
    assert isinstance(talk.interpreter.read("blurb"), Unknown)
    assert said(talk, "8") == "No such card lies free now. Name one that does."
    assert said(talk, "restrat") == "Did you mean restart, yes or no?"
    assert said(talk, "no") == "Good, nothing changes."
    assert said(talk, "tabel") == said(talk, "table")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("row", "Name a row from 1 to 4."),
        ("row 5", "Name a row from 1 to 4."),
        ("needs two rows", "Name a row from 1 to 4."),
        ("pile 0", "Name a reserve pile from 1 to 4."),
        ("undo maybe", "Only a number can follow this command, from 1 on."),
        ("undo 0", "Only a number can follow this command, from 1 on."),
        ("draw maybe", "This command stands alone. Type it without anything after it."),
        ("find", "Name the card that you are looking for."),
        ("verbosity loud", "Choose short, normal or full."),
        ("play", "Name what to play: a card, a reserve pile such as r2, or w for the waste."),
    ],
)
def test_a_wrong_argument_is_answered_with_what_is_wanted(line: str, sentence: str) -> None:
    assert said(session(), line) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@given(line=st.text(max_size=40))
@pytest.mark.requirement(1, 11, 24)
def test_no_line_is_ever_without_an_answer_or_with_an_odd_character(lang: str, line: str) -> None:
    with speaking(lang):
        talk = session()
        answer = talk.answer(line)
        assert answer.more or answer.lines
        said_text = "".join(answer.lines).replace("\u00a0", " ")
        assert said_text.isprintable()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_change_nothing_in_the_game(lang: str) -> None:
    with speaking(lang):
        talk = session()
        said(talk, "r4", "draw")
        before, turns = talk.state, len(talk.game.timeline.turns)
        for key, command in COMMANDS.items():
            if command.group in ("look", "talk") and key != "language":
                said(talk, f"{VOCABULARY.local.shown[key]}", f"{VOCABULARY.local.shown[key]} 1")
                assert (talk.state, len(talk.game.timeline.turns)) == (before, turns), key


def test_a_sentence_is_no_name_of_a_save_without_a_yes() -> None:
    talk = session()
    assert "?" in said(talk, "save my nice game from yesterday")
    assert said(talk, "no", "saves").startswith("You have saved no game yet.")
