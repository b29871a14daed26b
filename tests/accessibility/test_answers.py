"""Answers as they are heard: words only, one short line for a question, counts first."""

import re
from pathlib import Path

import pytest

from osmosis_cli.game.deals import deal, parse_deal_number
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.terminal.wrapping import cells
from osmosis_cli.words import table
from osmosis_cli.words.language import LANGUAGES
from osmosis_cli.words.style import Style
from tests.shell.talking import VOCABULARY, said, session, speaking

TRANSCRIPTS = sorted((Path(__file__).parent.parent / "transcripts").rglob("*.txt"))

SIGNS = re.compile(r"[^\w\s.,:;!?%'’„“”«»()\-]|[-.,:;!?]{2,}|(?<=\s)-|-(?=\s)")
"""Signs and runs of punctuation that a speech synthesizer drops or spells out."""


@pytest.mark.requirement(2)
@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_whole_sessions_are_said_in_words_without_signs(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    short = False
    for line in lines[1:]:
        if line.startswith(">"):
            # The short wording counts face-down cards with a plus, as Braille readers do.
            short = short or bool(re.search(r" (short|kurz|bref)$", line))
            short = short and not re.search(r" (normal|full|ausführlich|complet)$", line)
        elif not short:
            assert not SIGNS.search(line), line


@pytest.mark.requirement(11)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_answers_with_and_without_an_argument(lang: str) -> None:
    with speaking(lang):
        for key in COMMANDS:
            for rest in ("", " 1", " xyz"):
                answer = session().answer(VOCABULARY.local.shown[key] + rest)
                assert answer.more or all(line.strip() for line in answer.lines), key
                assert answer.more or answer.lines, key


@pytest.mark.requirement(11)
@pytest.mark.parametrize(
    "line", ["8", "row 9", "blurb", "why blurb", "r9", "undo x", "language xx", "new 0", "width 5"]
)
def test_an_error_begins_with_the_reason_and_ends_with_what_to_do(line: str) -> None:
    last = session().answer(line).lines[-1]
    assert re.search(r"\b(Type|Name|Choose|Give|Only|from 20 to 80)\b", last), last


@pytest.mark.requirement(15)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("key", "rest"),
    [("pile", " 1"), ("row", " 1"), ("stock", ""), ("score", ""), ("needs", " 1"), ("number", ""),
     ("waste", ""), ("find", " ♠7")],
)  # fmt: skip
def test_each_thing_is_asked_for_and_told_in_a_line_or_two(lang: str, key: str, rest: str) -> None:
    with speaking(lang):
        answer = session().answer(VOCABULARY.local.shown[key] + rest)
        assert 1 <= len(answer.lines) <= 2


@pytest.mark.requirement(15)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_and_ten_questions_take_at_most_three_letters(lang: str) -> None:
    with speaking(lang):
        shorts = VOCABULARY.local.short_shown
    asked = ("board", "row", "reserve", "waste", "stock", "needs", "moves", "why", "score", "find")
    for key in ("draw", "redeal", "go", "safe", "undo", "again", "help", *asked):
        assert len(shorts[key]) <= 3, key


@pytest.mark.requirement(16)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_face_down_cards_are_a_count_and_empty_places_are_said(lang: str) -> None:
    with speaking(lang):
        state = deal(parse_deal_number("32001"), CLASSIC)
        assert all("3" in line for line in table.reserve(state))
        assert len({*table.rows(state)[1:], table.waste(state)}) == 4


@pytest.mark.requirement(17)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_list_of_cards_begins_with_their_number(lang: str) -> None:
    with speaking(lang):
        talk = session("32001", "peek")
        said(talk, "draw")
        state, style = talk.state, Style()
        for line in (table.row(state, 1, style), table.whole_waste(state, style),
                     *table.reserve(state, style), *table.needs(state, 1, style)):  # fmt: skip
            head = line.partition(":")[0]
            assert re.search(r"\d", head.removeprefix(head.split()[0])), line


@pytest.mark.requirement(18)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_choices_are_numbered_from_one(lang: str) -> None:
    with speaking(lang):
        lines = session().answer(VOCABULARY.local.shown["rules"]).lines
        numbers = [re.match(r"(\d+)\s?:", line) for line in lines]
        assert [int(found[1]) for found in numbers if found] == list(range(1, 20))


@pytest.mark.requirement(19)
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_short_wording_fits_20_cells_at_the_start_of_every_variant(
    lang: str, rules: str
) -> None:
    with speaking(lang):
        talk = session("32001", rules)
        for line in ("draw", "r1", "w", "undo", "draw", "draw"):
            talk.answer(line)
        # Names of cards in words are the default, and wrap; what is short by itself is held here.
        talk.session.style = Style("short", "short")
        wide = [line for line in table.board(talk.state, talk.session.style) if cells(line) > 20]
        # A list of all cards of an open pile may take two lines of cells.
        assert [line for line in wide if "," not in line] == []


@pytest.mark.requirement(19)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_wording_changes_neither_order_nor_places(lang: str) -> None:
    with speaking(lang):
        state = deal(parse_deal_number("32001"), CLASSIC)
        sizes = {len(table.board(state, Style(detail))) for detail in ("short", "normal", "full")}
        assert len(sizes) == 1
        short = table.board(state, Style("short", "words"))
        full = table.board(state, Style("full", "words"))
        for one, other in zip(short, full, strict=True):
            assert set(re.findall(r"\d+", one)) <= set(re.findall(r"\d+", other)) | {"3"}


@pytest.mark.requirement(12)
def test_nothing_in_the_shell_runs_beside_the_prompt() -> None:
    shell = Path(__file__).parent.parent.parent / "osmosis_cli" / "shell"
    for source in shell.rglob("*.py"):
        text = source.read_text(encoding="utf-8")
        if source.name == "signals.py":
            # Its thread only wakes the main one while readline waits; it prints nothing.
            text = text.replace("import _thread", "")
            assert "write(" not in text and "print(" not in text
        assert not re.search(r"\b(import|from) (threading|sched|_thread)\b", text), source
