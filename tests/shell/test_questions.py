"""A question waits until it is answered; whatever drops it says so."""

import io
from pathlib import Path

import pytest

from osmosis_cli.game.deals import parse_deal_number
from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.completion import completions
from osmosis_cli.shell.first_start import first_question
from osmosis_cli.shell.loop import Loop
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.terminal.prompts import Interrupted
from osmosis_cli.words import language
from osmosis_cli.words.verdicts import dropped
from tests.shell.talking import Talk, said, session, speaking

ASKED = "Do you want it, yes or no?"
DROPPED = "The question is dropped, and nothing was done."


@pytest.mark.parametrize("line", ["maybe", "8", "undo x", "", "zzz", "back"])
def test_what_is_no_answer_and_no_command_has_the_question_asked_again(line: str) -> None:
    talk = session()
    said(talk, "winnable")
    assert said(talk, line).splitlines()[-1] == ASKED
    assert said(talk, "no") == "Good, nothing changes."


def test_no_answer_and_no_command_is_said_to_be_neither() -> None:
    assert said(session(), "winnable", "maybe").startswith("That is no answer and no command.")


@pytest.mark.parametrize("line", ["board", "2c", "draw", "quit", "winnable", "hint"])
def test_a_command_drops_the_question_and_says_that_nothing_was_done(line: str) -> None:
    talk = session()
    assert said(talk, "winnable", line).splitlines()[0] == DROPPED
    assert not talk.game.assisted
    other = session()
    expected = said(other, line)
    assert said(session(), "winnable", line) == f"{DROPPED}\n{expected}"


def test_a_save_that_was_not_replaced_is_told(tmp_path: Path) -> None:
    talk = session()
    talk.session.autosave = Autosave(tmp_path)
    said(talk, "save x", "draw", "save x")
    assert said(talk, "waste").startswith(DROPPED)


def test_hearing_again_and_going_on_leave_the_question_open() -> None:
    talk = session()
    said(talk, "winnable")
    assert said(talk, "again").splitlines()[-1] == ASKED
    assert talk.answer("more").more
    assert said(talk, "no") == "Good, nothing changes."


@pytest.mark.parametrize("ask", ["winnable", "give up", "reset progress", "stats reset"])
def test_another_language_has_the_question_asked_again_in_it(ask: str) -> None:
    talk = session()
    said(talk, ask)
    with speaking("en"):
        answer = said(talk, "language de")
        assert answer.splitlines()[-1] == session_lines(ask, "de")
        assert said(talk, "nein") == "Gut, alles bleibt, wie es ist."


def session_lines(ask: str, code: str) -> str:
    """The last line of the question in this language."""
    with speaking(code):
        return said(session(), ask).splitlines()[-1]


def test_the_first_choice_is_said_again_in_another_language() -> None:
    talk = session()
    talk.ask(first_question(talk))
    with speaking("en"):
        assert "2: das Spiel Schritt für Schritt lernen" in said(talk, "language de")
        assert said(talk, "2").startswith("Lektion 1")


class Keys:
    """A console at which these lines are typed; None is Ctrl-C."""

    def __init__(self, *lines: str | None) -> None:
        self.heard = io.StringIO()
        self.console = Console(io.StringIO(), self.heard, self.heard, environ={})
        self.lines = iter(lines)
        self.console.ask = self.ask  # type: ignore[method-assign]

    def ask(self, *_arguments: object, **_options: object) -> str:
        self.heard.write("> ")
        line = next(self.lines, "quit")
        if line is None:
            raise Interrupted
        return line

    def play(self, talk: Talk) -> list[str]:
        """Type everything, and return the answers, the opening left out."""
        Loop(talk.session, self.console).run([])
        return [answer.strip() for answer in self.heard.getvalue().split("> ")[1:]]


def test_ctrl_c_drops_a_question_and_says_so() -> None:
    answers = Keys("winnable", None, "no").play(session())
    assert answers[1] == DROPPED
    assert answers[2] == "No question is open."


def test_ctrl_c_repeats_what_else_is_open() -> None:
    answers = Keys("practice frk", None).play(session())
    assert answers[1].startswith("Line cleared.")
    assert "Is that legal?" in answers[1]
    talk = session()
    talk.ask(first_question(talk))
    assert "2: learn the game step by step" in Keys(None).play(talk)[0]


def test_enter_goes_on_with_a_long_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Console, "part_size", 5)
    answers = Keys("help", "", "", "", "", "", "", "").play(session())
    assert answers[0].endswith("Type more to go on.")
    assert answers[1] and "Type a card, a command" not in answers[1]
    assert answers[-2] == "Type a card, a command, or help."
    whole = " ".join(answers).replace("\n", " ").replace("Type more to go on. ", "")
    assert " ".join(said(session(), "help").split()) in whole


def test_a_number_right_after_a_list_picks_from_it() -> None:
    assert said(session(), "rules", "3") == said(session(), "rules 3")
    assert said(session(), "lessons", "4").startswith("Lesson 4: ")
    assert said(session(), "rules", "99").startswith("Choose a number from 1 to ")
    assert said(session(), "rules", "99", "3") == said(session(), "rules 3")


@pytest.mark.parametrize(
    ("code", "rules", "lessons"),
    [
        ("en", "{} sections:", "{} lessons:"),
        ("de", "{} Abschnitte:", "{} Lektionen:"),
        ("fr", "{} sections\N{NO-BREAK SPACE}:", "{} leçons\N{NO-BREAK SPACE}:"),
    ],
)
def test_lists_begin_with_how_many_entries_they_have(code: str, rules: str, lessons: str) -> None:
    with speaking(code):
        for line, heading in (("rules", rules), ("lessons", lessons)):
            told = said(session(), line).splitlines()
            entries = [entry for entry in told if entry[:1].isdigit()][1:]
            assert told[0] == heading.format(len(entries))


def test_a_number_after_the_list_of_saves_loads(tmp_path: Path) -> None:
    talk = session()
    talk.session.autosave = Autosave(tmp_path)
    said(talk, "save one", "draw", "save two", "undo", "saves")
    assert "Loaded: two." in said(talk, "2", *(["yes"] if talk.game.under_way else []))


def test_any_other_line_after_a_list_is_read_as_usual() -> None:
    for line in ("board", "8h", "", "maybe"):
        assert said(session(), "rules", line) == said(session(), line)
    assert said(session(), "rules", "board", "3") == said(session(), "3")
    talk = session()
    said(talk, "rules")
    assert talk.prompt() == "Move: "


def test_a_list_takes_no_number_from_an_exercise() -> None:
    talk = session()
    said(talk, "practice frk", "rules")
    assert said(talk, "2").startswith("Right, that is illegal.")


def test_tab_offers_the_answers_to_the_question() -> None:
    talk = session()
    said(talk, "winnable")
    assert completions(talk, "").words == ("no", "yes")
    talk = session()
    talk.ask(first_question(talk))
    assert completions(talk, "").words == ("learn", "play", "rules")


WORDS = {"en": "back", "de": "zurück", "fr": "retour"}


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_a_word_of_lessons_does_nothing_in_a_game(code: str) -> None:
    with speaking(code):
        from osmosis_cli.shell.lesson_words import _read
        from tests.shell.talking import VOCABULARY

        known = (VOCABULARY.local, VOCABULARY.english)
        commands = {word for each in known for word in (*each.words, *each.shorts)}
        words = [word for word in _read(code) if word not in commands]
        assert WORDS[code].replace("ü", "u") in words or WORDS[code] in words
        for word in words:
            for line in (word, f"{word} 3"):
                talk = session()
                before = talk.state
                assert not talk.answer(line).ends
                assert talk.state is before
                assert talk.activity is None


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_help_explains_every_word_of_lessons_everywhere(code: str) -> None:
    with speaking(code):
        from osmosis_cli.shell.lesson_words import about, shown

        for word in shown():
            assert "\n".join(about(word)) in said(session(), f"help {word}")
            assert about(word)


def test_the_number_of_a_deal_is_no_number_of_a_list() -> None:
    assert parse_deal_number("12345678901")
    assert said(session(), "rules", "12345678901") == said(session(), "12345678901")


def test_the_dropped_question_is_told_in_every_language() -> None:
    told = set()
    for code in language.LANGUAGES:
        with speaking(code):
            told.add(dropped())
    assert len(told) == 3
