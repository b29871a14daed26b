"""Whole games, won and lost, in every language: exactly what is said to every line typed."""

import io
from pathlib import Path

import pytest

from osmosis_cli.cli.main import run as run_in_process
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words.texts import gettext
from tests.conftest import Run
from tests.shell.talking import speaking
from tests.transcripts.golden import Exchange, Transcript, check, read

GAMES = sorted((Path(__file__).parent / "games").glob("*.txt"))


class Recorder(io.StringIO):
    """An input that notes how much had been said when each of its lines was read."""

    def __init__(self, lines: list[str], said: io.StringIO) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))
        self._said = said
        self.marks: list[int] = []

    def readline(self, *limit: int) -> str:  # type: ignore[override]
        """Read a line and note where the output stands."""
        self.marks.append(self._said.tell())
        return super().readline(*limit)


def replay(transcript: Transcript) -> Transcript:
    """Run the program in this process on the typed lines and return what it said to each."""
    said = io.StringIO()
    typed = Recorder(transcript.typed, said)
    assert run_in_process(transcript.arguments, Console(typed, said, said)) == 0
    text = said.getvalue()
    ends = [*typed.marks[1:], len(text)]
    answers = [
        tuple(text[begin:end].splitlines()) for begin, end in zip(typed.marks, ends, strict=True)
    ]
    first = Exchange(None, tuple(text[: typed.marks[0]].splitlines()))
    spoken = zip(transcript.typed, answers, strict=False)
    exchanges = (first, *(Exchange(line, answer) for line, answer in spoken))
    return Transcript(transcript.arguments, exchanges)


ENDINGS = {
    "en": ("You have won", "The game is lost"),
    "de": ("Gewonnen", "Schade, das Spiel ist nicht aufgegangen"),
    "fr": ("Gagné", "La partie est perdue"),
}
"""How the announcement of a won and of a lost game begins, in each language."""


@pytest.mark.parametrize("lang", ENDINGS)
def test_the_games_end_as_their_names_say(lang: str) -> None:
    for end, beginning in zip(("won", "lost"), ENDINGS[lang], strict=True):
        said = read(Path(__file__).parent / "games" / f"{lang}-{end}.txt").said
        assert any(line.startswith(beginning) for line in said), (end, lang)


def test_there_is_a_won_and_a_lost_game_in_each_language() -> None:
    names = {path.stem for path in GAMES}
    assert names >= {f"{lang}-{end}" for lang in ("en", "de", "fr") for end in ("won", "lost")}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_every_line_of_a_game_is_answered_as_written_down(path: Path) -> None:
    check(path, replay(read(path)))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
@pytest.mark.requirement(14)
def test_the_real_program_says_the_same_to_a_script(path: Path, run: Run) -> None:
    transcript = read(path)
    done = run(*transcript.arguments, input="".join(f"{line}\n" for line in transcript.typed))
    assert (done.stderr, done.returncode) == ("", 0)
    assert done.stdout.splitlines() == transcript.said


def test_no_transcript_holds_a_fault_of_the_program() -> None:
    fault = "That failed by a fault of the program. Your game is as it was before."
    for lang in ("en", "de", "fr"):
        with speaking(lang):
            said = gettext(fault)
        for path in Path(__file__).parent.rglob(f"*{lang}*.txt"):
            assert said not in path.read_text(encoding="utf-8"), path
