import re

import pytest

from osmosis_cli.game.measured import HABITS, measured
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import Card, full_deck
from osmosis_cli.shell.commands import COMMANDS
from osmosis_cli.shell.lesson_words import shown_by_key
from osmosis_cli.tutor import course
from osmosis_cli.tutor.checking import LINES, faults_of
from osmosis_cli.tutor.codes import QUESTIONS
from osmosis_cli.tutor.concepts import LESSON_OF, SKILLS, TERMS
from osmosis_cli.tutor.course import texts_of
from osmosis_cli.tutor.exercise import JudgeMove
from osmosis_cli.tutor.lesson import CONTEXT
from osmosis_cli.tutor.lesson_run import Run
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name, card_object
from osmosis_cli.words.texts import pgettext
from tests.shell.talking import speaking

NUMBERS = range(1, 13)


def texts(number: int) -> list[str]:
    import tomllib

    return list(texts_of(tomllib.loads(course.content(number).decode())))


def cards_named(text: str) -> set[Card]:
    """The cards whose whole names a text holds, in any case of the language of the moment."""
    return {
        card
        for card in full_deck()
        if any(re.search(rf"\b{name}\b", text) for name in (card_name(card), _declined(card)))
    }


def _declined(card: Card) -> str:
    """The name as an object, without its article: "den Karo-Buben"."""
    return re.sub("^(the |den |die |das |le |l’)", "", card_object(card))


def test_there_are_twelve_lessons_and_each_rule_has_one_to_repeat() -> None:
    assert course.numbers() == list(NUMBERS)
    assert set(LESSON_OF) == set(SKILLS)
    for rule, number in LESSON_OF.items():
        assert rule in course.lesson(number).rules


@pytest.mark.parametrize("number", NUMBERS)
def test_every_lesson_keeps_what_the_format_promises(number: int) -> None:
    # Positions, moves and reasons are checked on loading; here goals, claims and lengths.
    assert list(faults_of(course.lesson(number))) == []


@pytest.mark.parametrize("number", NUMBERS)
def test_the_player_is_given_exactly_the_texts_that_the_extractor_finds(number: int) -> None:
    lesson = course.lesson(number)
    given = [lesson.title, lesson.aim, *lesson.summary]
    for step in lesson.steps:
        given += [*step.text, *step.options, *step.replies]
    assert sorted(given) == sorted(texts(number))


@pytest.mark.parametrize("code", ["de", "fr"])
@pytest.mark.parametrize("number", NUMBERS)
def test_every_text_is_translated_and_names_the_same_cards_and_commands(
    number: int, code: str
) -> None:
    named = {text: (cards_named(text), re.findall("{[a-z]+}", text)) for text in texts(number)}
    with speaking(code):
        for text, (cards, words) in named.items():
            spoken = pgettext(CONTEXT, text)
            assert spoken != text
            assert cards_named(spoken) == cards, spoken
            assert sorted(re.findall("{[a-z]+}", spoken)) == sorted(words), spoken


@pytest.mark.parametrize("number", NUMBERS)
def test_texts_name_commands_that_exist(number: int) -> None:
    for text in texts(number):
        for key in re.findall("{([a-z]+)}", text):
            assert key in COMMANDS or key in shown_by_key(), text


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.requirement(21)
def test_every_step_begins_with_its_number_and_says_six_lines_at_most(code: str) -> None:
    with speaking(code):
        for number in NUMBERS:
            run = Run(course.lesson(number))
            for index in range(len(run.lesson.steps)):
                run.go_to(index)
                first = run.say()[0]
                assert re.findall(r"\d+", first) == [str(index + 1), str(len(run.lesson.steps))]
                assert len(run.say()) <= LINES


@pytest.mark.parametrize("number", range(2, 8))
def test_a_lesson_about_a_rule_shows_tries_and_asks(number: int) -> None:
    kinds = [step.kind for step in course.lesson(number).steps]
    assert kinds.count("show") >= 1
    assert 3 <= kinds.count("play") <= 5
    assert 4 <= kinds.count("judge") + kinds.count("ask") <= 6


def test_the_careless_move_loses_and_the_other_wins_on_real_deals() -> None:
    # The check proves each claim by searching the game to its end.
    steps = [step for step in course.lesson(10).steps if step.claims]
    assert len(steps) >= 4
    for step in steps:
        assert step.label is not None
        assert {claim.verdict for claim in step.claims} == {"won", "lost"}


def test_the_lesson_on_stuck_games_shows_circles_of_real_deals() -> None:
    steps = [step for step in course.lesson(9).steps if "circle" in step.look]
    assert len(steps) >= 3
    assert all(step.label and step.claims[0].verdict == "lost" for step in steps)


def test_the_names_of_cards_are_found_in_every_language() -> None:
    # The comparison of cards above would find nothing if names were not as they are.
    for code, text in (("en", "the 8 of hearts"), ("de", "die Herz-8"), ("fr", "le 8 de cœur")):
        with speaking(code):
            assert cards_named(text) == {Card.parse("8H")}


WORDED = {
    "suit": r"suits?",
    "rank": r"(?<!starting )ranks?",
    "row": r"rows?",
    "foundation": r"foundations?",
    "reserve": r"reserves?",
    "face up": r"face up",
    "face down": r"face down",
    "stock": r"stock",
    "waste": r"waste",
    "legal": r"(?:il)?legal",
    "free": r"free",
    "starting card": r"starting cards?",
    "starting rank": r"starting rank",
    "chain": r"chains?",
    "variant": r"variants?",
    "redeal": r"redeals?",
    "pass": r"pass(?:es)?",
    "point": r"points?",
    "circle": r"circles?",
}
"""How each term is written in English texts."""


def terms_of(*texts: str) -> set[str]:
    """The terms that these English texts use."""
    return {
        term
        for term, pattern in WORDED.items()
        for text in texts
        if re.search(rf"(?i)\b{pattern}\b", re.sub(r"{[a-z]+}", "", text))
    }


def test_no_step_uses_a_term_or_a_reason_before_it_was_introduced() -> None:
    assert set(WORDED) == set(TERMS)
    known: set[str] = set()
    for number in NUMBERS:
        lesson = course.lesson(number)
        assert lesson.known == known
        run = Run(lesson)
        for index, step in enumerate(lesson.steps):
            run.go_to(index)
            before = set(known)
            assert not set(step.introduces) & known, (number, index + 1)
            known |= set(step.introduces)
            assert terms_of(*step.text, *step.options, *step.replies) <= known, (number, index + 1)
            shown = step.state
            for move in step.moves if step.kind == "show" else ():
                judged = verdict(shown, move)
                assert judged.reason.code in known, (number, index + 1)
                shown = apply(shown, move) if judged.legal else shown
            if isinstance(run.exercise, JudgeMove):
                assert step.reason is not None
                assert set(run.exercise.codes) <= before | {step.reason}, (number, index + 1)
                assert step.reason in known, (number, index + 1)
                assert len(run.exercise.codes) > 2, (number, index + 1)
        assert terms_of(*lesson.summary) <= known


def test_questions_of_one_kind_do_not_follow_each_other_without_end() -> None:
    for number in NUMBERS:
        kinds = [step.question or step.kind for step in course.lesson(number).steps]
        for kind in ("judge", "choose", *QUESTIONS):
            assert [kind] * 4 not in [kinds[at : at + 4] for at in range(len(kinds))], number


def test_no_question_about_a_table_is_asked_twice_in_the_course() -> None:
    asked = [
        (step.state, step.moves, step.question, step.card)
        for number in NUMBERS
        for step in course.lesson(number).steps
        if step.kind in ("judge", "ask")
    ]
    assert all(question not in asked[:place] for place, question in enumerate(asked))


def test_no_real_deal_is_a_puzzle_twice() -> None:
    used: dict[str, set[int]] = {}
    for number in NUMBERS:
        for step in course.lesson(number).steps:
            if step.label is not None and step.claims:
                used.setdefault(step.label, set()).add(number)
    assert used
    assert {deal: where for deal, where in used.items() if len(where) > 1} == {}


def test_the_lesson_on_good_play_teaches_the_five_habits_and_takes_its_figures_from_one_place() -> (
    None
):
    steps = course.lesson(10).steps
    told = [look.removeprefix("habit ") for step in steps for look in step.look if "habit" in look]
    assert list(dict.fromkeys(told)) == list(HABITS)
    assert "one game in twenty" in steps[0].text[0] and "one in eight" in steps[0].text[0]
    assert round(100 / measured("careless").percent, 0) in (20, 21)
    assert round(100 / measured("habits").percent) == 8
