"""What a sentence tells to type can be typed, in the place where it is said, in each language."""

import re
import shlex
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from osmosis_cli.words import language
from osmosis_cli.words.texts import gettext as _
from tests.cli.screens import USAGES, lessons, tour, usage
from tests.shell.talking import VOCABULARY, Talk
from tests.tutor.talking import learner

LANGUAGES = ("en", "de", "fr")

ADVISES = {
    "en": r"\b[Tt]ype\b|^Try ",
    "de": r"\b[Tt]ippe\b|\bMit „|^Hilfe bekommst",
    "fr": r"\b[Tt]apez\b|\bAvec «|^Aide",
}
"""How a sentence begins to tell what to type."""

AFTERWARDS = (
    "once you are back in your game|wieder in deinem Spiel bist|De retour dans votre partie"
)
"""How a lesson says that something is for the game behind it."""

# Answers by which the program says that a line could not be meant here.
REFUSALS = (
    "I do not know “{typed}”. Type help for the commands.",
    "I do not know “{typed}”. The nearest command is {command}. Nothing was done.",
    "The word {word} belongs to lessons. Type learn to begin one.",
    "That belongs to a game. Type {stop} first to go back to yours.",
    "That is not possible here.",
    "That is no answer and no command.",
    "Type a card, a command, or help.",
)


def advice(lang: str, text: str) -> Iterator[str]:
    """Yield what the sentences of a text tell to type."""
    for sentence in re.split(r"(?<=[.?!])\s", text):
        if not re.search(ADVISES[lang], sentence):
            continue
        if lang == "de":
            yield from re.findall(r"„([^“]+)“", sentence)
        elif lang == "fr":
            yield from re.findall(r"«\u00a0([^»]+)\u00a0»", sentence)
        else:
            rest = re.split(ADVISES[lang], sentence, maxsplit=1)[1].strip(" .")
            yield from filter(None, map(_command_words, re.split(r", (?:or )?| or | and ", rest)))


def _command_words(text: str) -> str:
    """The longest beginning of an English text that is a command, if any."""
    if text.startswith(("osmosis", "'")):
        return re.sub(r" (and|for|to) .*|'.*", "", text.strip("'"))
    words = text.split()
    known = VOCABULARY.english.words
    tried = (" ".join(words[:size]) for size in range(len(words), 0, -1))
    return next((part for part in tried if part in known), "")


def refused(said: Iterable[str]) -> bool:
    """Whether an answer says that what was typed could not be meant."""
    first = next(iter(said), "")
    return any(
        re.match(re.sub(r"\\\{\w+\\\}", ".+", re.escape(_(message))), first) for message in REFUSALS
    )


def heard(lines: Iterable[str]) -> Talk:
    """A session in which these lines were typed."""
    talk = learner()
    for line in lines:
        talk.answer(line)
    return talk


def in_their_places(lang: str, lines: list[str]) -> Iterator[tuple[str, str]]:
    """Yield each text that advises what is refused where it is said, with what it advises."""
    known: set[tuple[str, str]] = set()
    talk = learner()
    for at, line in enumerate(lines, 1):
        for text in talk.answer(line).lines:
            kind = re.sub(r"\d+", "", text)
            for typed in advice(lang, text):
                if (kind, typed) not in known and typed != line:
                    known.add((kind, typed))
                    stop = ["stop"] if re.search(AFTERWARDS, text) else []
                    if refused(heard([*lines[:at], *stop]).answer(typed).lines):
                        yield text, typed


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_game_advises_is_understood_there(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    language.use(lang)
    lines = [line for line in tour() if not line.startswith("language")]
    assert list(in_their_places(lang, lines)) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_lesson_advises_is_understood_there(lang: str) -> None:
    language.use(lang)
    for number, lines in lessons():
        assert list(in_their_places(lang, [f"learn {number}", *lines])) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_shell_advises_is_a_command_line(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "10").mkdir()
    seen = 0
    for arguments in (*USAGES, ("rules", "xx"), ("--help",)):
        said = usage(("--lang", lang, *arguments)).said
        language.use(lang)
        for typed in advice(lang, re.sub("[ \n]+", " ", said)):
            seen += 1
            if typed.startswith("osmosis"):
                again = usage(("--lang", lang, *shlex.split(typed)[1:])).said
                assert again and not re.search(ADVISES[lang], again.splitlines()[0]), typed
            else:
                # Said of a game that is to be started first.
                assert re.search(r"saves|stats", arguments[0]), (arguments, typed)
                assert not refused(heard([]).answer(typed).lines), typed
    assert seen > 5


@pytest.mark.parametrize(
    ("lang", "text", "typed"),
    [
        ("en", "Type undo to go back, new for another game, or review.", ["undo", "new", "review"]),
        ("en", "Type osmosis rules and a number.", ["osmosis rules"]),
        ("de", "Tippe „neu“ oder „Rückblick weiter“.", ["neu", "Rückblick weiter"]),
        ("fr", "Tapez «\u00a0revoir suivant\u00a0».", ["revoir suivant"]),
        ("de", "Ich kenne „neu“.", []),
    ],
)
def test_what_is_advised_is_found(lang: str, text: str, typed: list[str]) -> None:
    assert list(advice(lang, text)) == typed


def test_a_refusal_is_seen() -> None:
    assert refused(heard([]).answer("xyzzy").lines)
    assert refused(heard(["learn 1"]).answer("new").lines)
    assert not refused(heard([]).answer("help").lines)
