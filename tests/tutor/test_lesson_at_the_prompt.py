"""Lessons, practice and checks beside a real game, at the prompt."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from osmosis_cli.shell.autosave import Autosave
from osmosis_cli.shell.first_start import first_question
from osmosis_cli.shell.lessons import LessonActivity
from osmosis_cli.storage.games import list_games
from osmosis_cli.storage.settings_file import SettingsFile
from osmosis_cli.tutor import course
from osmosis_cli.tutor.exercise import ChooseOption
from osmosis_cli.tutor.playing import ReachGoal, solution
from osmosis_cli.words import language
from tests.shell.talking import Talk, speaking
from tests.tutor.learners import answers, typed
from tests.tutor.talking import learner, said


def test_a_lesson_leaves_the_game_as_it_was() -> None:
    session = learner()
    said(session, "draw", "draw")
    game, state, turns = session.game, session.state, len(session.game.timeline.turns)
    said(session, "learn 4", "next", "next", "2h", "stop")
    assert session.game is game
    assert (session.state, len(game.timeline.turns)) == (state, turns)
    assert session.activity is None
    assert said(session, "undo").startswith("Undone: the last deal.")


def test_moves_of_a_lesson_are_no_moves_of_a_game_but_settings_are_kept(tmp_path: Path) -> None:
    session = learner()
    settings = SettingsFile(tmp_path / "settings.conf")
    session.session.autosave = autosave = Autosave(tmp_path, settings)
    autosave.begin(session.game)
    said(session, "learn 4", *[""] * 5, "5c", "undo", "redo", "5h", "verbosity full", "stop")
    assert settings.load().settings.verbosity == "full"
    assert autosave.database.read(list_games) == []
    said(session, "draw")
    assert [game.turns for game in autosave.database.read(list_games)] == [1]
    autosave.close()


def open_exercise() -> Talk:
    """A session in lesson 4 at its first exercise."""
    session = learner()
    said(session, "learn 4", *[""] * 5)
    return session


def test_an_illegal_try_is_explained_with_its_proof_and_not_carried_out() -> None:
    session = open_exercise()
    before = session.state
    answer = said(session, "5h")
    assert answer.startswith("Not yet: you can play the 5 of hearts only when the 5 of clubs lies")
    assert "Reserve pile 2 shows the 5 of clubs on top." in answer
    assert session.state == before


def test_the_second_same_mistake_names_the_rule_the_third_shows_a_legal_twin() -> None:
    session = open_exercise()
    first, second, third = (said(session, "5h") for _time in range(3))
    assert "The rule" not in first
    assert "The rule: rows 2, 3 and 4" in second
    assert "Suppose 1 card lay in its row: 5 of clubs." in third
    assert "Legal: you can play the 5 of hearts to row 2" in third


def test_any_legal_way_to_the_goal_counts() -> None:
    ways = (["5c", "5h"], ["2h", "5c", "kh", "5h"], ["draw", "5c", "undo", "r2", "5 of hearts"])
    for way in ways:
        session = open_exercise()
        assert "Well done" in said(session, *way)


def test_hints_come_in_three_steps_and_the_last_counts_as_help() -> None:
    session = open_exercise()
    assert said(session, "hint") == "Look at reserve 2."
    assert said(session, "hint").startswith("The rule: row 1 takes")
    assert isinstance(session.activity, LessonActivity)
    assert session.activity.run.helped == set()
    assert said(session, "hint") == "Play the 5 of clubs."
    assert session.activity.run.helped == {5}


def test_an_answer_that_was_shown_is_help_even_if_the_learner_makes_the_moves() -> None:
    session = open_exercise()
    shown = said(session, "show").splitlines()
    assert shown[1:] == ["Play the 5 of clubs.", "Play the 5 of hearts."]
    assert "Well done" in said(session, "5c", "5h")
    assert session.learner.knowledge.lesson_mark(4).helped == 1


@pytest.mark.parametrize("code", language.LANGUAGES)
def test_every_question_of_the_game_works_in_a_lesson_and_keeps_the_step(code: str) -> None:
    with speaking(code):
        session = open_exercise()
        assert isinstance(session.activity, LessonActivity)
        run = session.activity.run
        for line in ("board", "rows", "row 2", "reserve", "waste", "stock", "moves", "needs 2",
                     "seen", "score", "again", "history", "help", "rules 6", "find r", "why r1",
                     "why draw", "verbosity short", "cards short", "language"):  # fmt: skip
            assert said(session, line)
            assert (session.activity.run, run.index) == (run, 5)


def test_a_change_of_language_goes_on_at_the_same_step() -> None:
    session = open_exercise()
    try:
        assert said(session, "language de", "step").startswith("Schritt 6 von 13.")
    finally:
        language.use("en")


def test_moves_are_judged_but_not_made_where_none_is_wanted() -> None:
    session = learner()
    said(session, "learn 2")
    before = session.state
    assert said(session, "2c").startswith("Legal: you can play the 2 of clubs to row 1")
    assert said(session, "go") == said(session, "safe") == "No card is moved in this step."
    assert session.state == before


@pytest.mark.parametrize("line", ["new", "new 5", "give up", "number"])
def test_what_begins_or_ends_games_waits_until_the_lesson_is_left(line: str) -> None:
    session = open_exercise()
    game = session.left.game if session.left else None
    assert "stop" in said(session, line)
    assert said(session, "stop")
    assert session.game is game


def test_back_next_skip_and_step_lead_through_a_lesson() -> None:
    session = learner()
    assert said(session, "learn 4", "back") == "This is the first step."
    assert said(session, "next").startswith("Step 2 of 13.")
    assert said(session, "back").startswith("Step 1 of 13.")
    assert said(session, "", "", "", "", "").startswith("Step 6 of 13.")
    assert said(session, "next").startswith("This exercise is still open.")
    assert said(session, "skip").startswith("Step 7 of 13.")
    assert said(session, "step").startswith("Step 7 of 13.")


def test_the_beginning_of_a_word_is_enough_in_every_language() -> None:
    for code, word in (("en", "ski"), ("de", "über"), ("fr", "pass")):
        with speaking(code):
            session = open_exercise()
            assert isinstance(session.activity, LessonActivity)
            said(session, word)
            assert session.activity.run.index == 6


def test_help_names_the_words_of_lessons() -> None:
    first, second, *_others = said(open_exercise(), "help").splitlines()
    assert first == "Here you can also type: next, back, skip, step, hint, show, stop."
    assert second == "Type step to hear the step again."
    assert "skip, step" not in said(learner(), "help")


@pytest.mark.parametrize(
    "line", ["winnable", "hint all", "why lost", "review", "review next", "new winnable", "tip all"]
)
@pytest.mark.parametrize("place", ["learn 4", "practice frk", "learn ahead"])
def test_what_judges_a_game_is_kept_out_of_lessons(place: str, line: str) -> None:
    session = learner()
    said(session, place)
    answer = said(session, line)
    assert answer.startswith(("That belongs to a game.", "Answer the question first"))
    assert session.question is None


def test_every_word_for_a_hint_gives_that_of_the_lesson() -> None:
    for word in ("hint", "hi", "tip"):
        assert said(open_exercise(), word) == "Look at reserve 2."


def choosing() -> Talk:
    """A session in lesson 1 at its question with three choices."""
    session = learner()
    said(session, "learn 1", "", "", "")
    return session


def test_enter_alone_repeats_the_question_with_its_choices() -> None:
    lines = said(choosing(), "").splitlines()
    assert lines[0] == "What do you know about the cards that lie face down?"
    assert [line[:3] for line in lines[1:]] == ["1: ", "2: ", "3: "]
    session = learner()
    said(session, "practice frk")
    question = said(session, "").splitlines()[0]
    assert said(session, "2", "").startswith(f"{question}\nWhy?")


@pytest.mark.parametrize("line", ["0", "4", "7", "99", "8."])
def test_a_number_that_no_choice_has_is_no_card(line: str) -> None:
    assert said(choosing(), line) == "Choose a number from 1 to 3."


def test_another_language_says_the_open_step_again_and_changes_nothing() -> None:
    session = choosing()
    with speaking("en"):
        assert "Was weißt du über die verdeckten Karten?" in said(session, "language de")
        assert "Question" not in said(session, "sprache")
    session = open_exercise()
    said(session, "draw")
    before = session.state
    with speaking("en"):
        assert "Schritt 6 von 13." in said(session, "language de")
    assert session.state is before
    session = learner()
    said(session, "practice frk", "2")
    with speaking("en"):
        answer = said(session, "language fr")
        assert answer.splitlines()[-4].startswith("1\N{NO-BREAK SPACE}:")
    session = learner()
    said(session, "learn ahead")
    with speaking("en"):
        assert "Frage 1 von 3." in said(session, "language de")


def test_hearing_the_last_answer_again_tells_how_to_hear_the_step() -> None:
    hint = "Type step to hear the step again."
    assert said(choosing(), "waste", "again").splitlines()[-1] == hint
    assert hint not in said(choosing(), "again")
    assert hint not in said(learner(), "waste", "again")


def test_the_first_lesson_names_the_word_that_says_a_step_again() -> None:
    assert "step to hear a step again" in said(learner(), "learn 1", "", "")


def test_quit_ends_the_program_and_learning_resumes_at_the_step() -> None:
    session = open_exercise()
    assert session.answer("quit").ends
    again = learner()
    again.session.learner = session.learner
    assert said(again, "learn").splitlines()[1] == "Step 6 of 13."


def test_the_next_lesson_follows_the_last_step() -> None:
    session = learner()
    said(session, "learn 1", *["skip"] * 11)
    last = said(session, "skip")
    assert "To remember:" in last and "lesson 2: The first row" in last
    assert said(session, "").startswith("Lesson 2: The first row.")
    assert session.learner.knowledge.lesson_mark(1).state == "skipped"


def test_the_first_start_offers_to_learn() -> None:
    for answer in ("2", "learn"):
        session = learner()
        session.ask(first_question(session))
        assert said(session, answer).startswith("Lesson 1: The table.")


def test_a_question_that_took_more_than_one_try_comes_back_in_the_same_lesson() -> None:
    session = learner()
    said(session, "learn 4", *["skip"] * 12)
    assert isinstance(session.activity, LessonActivity)
    run = session.activity.run
    assert isinstance(run.exercise, ChooseOption)
    (right,) = answers(run.exercise)
    wrong = next(number for number in "123" if number != right)
    last = said(session, wrong, right).splitlines()
    assert last[-2:] == ["This question comes back at the end of the lesson.",
                         "Press Enter to go on."]  # fmt: skip
    assert said(session, "").startswith("Once more, step 13 of 13.")
    assert "comes back" not in said(session, *answers(run.exercise))
    assert said(session, "").startswith("The lesson is done.")


def test_options_come_in_another_order_when_a_question_comes_back() -> None:
    for turn in range(3):
        orders = {ChooseOption(step, str, turn).order for step in course.lesson(4).steps[-1:]}
        assert len(orders) == 1
    for number in course.numbers():
        for step in course.lesson(number).steps:
            if step.kind == "choose":
                assert len({ChooseOption(step, str, turn).order for turn in range(6)}) > 1
    places = [
        ChooseOption(step, str).order.index(step.answer)
        for number in course.numbers()
        for step in course.lesson(number).steps
        if step.kind == "choose"
    ]
    assert len(set(places)) == 3


def test_a_hint_names_no_option_that_was_tried() -> None:
    session = choosing()
    assert isinstance(session.activity, LessonActivity)
    exercise = session.activity.run.exercise
    (right,) = answers(exercise)
    first, second = (number for number in "123" if number != right)
    said(session, first)
    assert said(session, "hint") == f"It is not {second}."
    assert said(session, "hint") == f"Only {right} is left."


def test_a_legal_move_that_spoils_an_exercise_is_answered_with_the_reason_at_once() -> None:
    session = learner()
    said(session, "learn 3", *["skip"] * 6)
    before = session.state
    told = said(session, "8h").splitlines()
    assert told[0] == "8 of hearts starts row 2."
    assert "Legal, but it spoils the exercise." in told
    assert "Row 2 belongs to hearts for good now, but the exercise wants diamonds." in told
    assert told[-1] == "Do you want to take the move back, yes or no?"
    back = said(session, "yes")
    assert back.startswith("Undone: ") and back.splitlines()[-1].startswith("Now see to it")
    assert session.state == before
    assert "Well done" in said(session, "8d", "8h")


def test_a_card_that_a_deal_has_buried_is_named() -> None:
    session = learner()
    said(session, "learn 2", *["skip"] * 5)
    told = said(session, "draw").splitlines()
    assert "In the waste, the 10 of clubs lies under 3 cards." in told
    assert "It comes up again in the next pass only." in told
    assert said(session, "no").startswith("Good. Later undo does it too, or step")
    assert "spoils" not in said(session, "draw")


def test_the_circle_that_a_starting_card_makes_is_told() -> None:
    session = learner()
    said(session, "learn 9", *["skip"] * 9)
    told = said(session, "r4")
    assert "spoils the exercise" in told
    assert "must wait for" in told


def test_moves_that_only_lead_elsewhere_are_not_called_spoilt() -> None:
    for number in range(1, 9):
        for index, step in enumerate(course.lesson(number).steps):
            if step.goal is None or step.goal.rows or number in (2, 5):
                continue
            session = learner()
            said(session, f"learn {number}", *["skip"] * index)
            assert "spoils" not in said(session, "draw"), (number, index)


def test_it_is_said_that_the_table_is_laid_anew_only_where_it_is() -> None:
    session = learner()
    anew = "The table is laid anew."
    assert anew not in said(session, "learn 4")
    assert anew not in said(session, "", "", "")
    assert anew in said(session, "", "")
    assert anew in said(session, "5c", "step")
    assert anew not in said(session, "step")


def test_why_alone_is_about_the_card_of_the_step() -> None:
    session = learner()
    said(session, "learn 4", "", "")
    assert said(session, "why").startswith("Not yet: you can play the 5 of hearts only")
    session = open_exercise()
    assert said(session, "why").startswith("Not yet: you can play the 5 of hearts only")
    session = learner()
    said(session, "learn 4", *["skip"] * 8)
    assert said(session, "why").startswith("That is the question. Answer it first.")


def test_who_does_not_know_is_helped_and_no_and_own_words_are_understood() -> None:
    session = choosing()
    assert said(session, "I don't know.").startswith("Then here is a hint.")
    assert said(session, "no").startswith("Yes and no do not answer this question.")
    assert said(session, "nothing yet").startswith("Right.")
    session = learner()
    said(session, "practice frk", "no")
    assert said(session, "missing in the row above").startswith("Right.")
    session = learner()
    said(session, "learn ahead")
    assert said(session, "no idea").startswith("In the check there are no hints.")
    with speaking("de"):
        assert said(choosing(), "weiß nicht").startswith("Dann hier ein Tipp.")
    with speaking("fr"):
        assert said(choosing(), "je ne sais pas").startswith("Alors voici un indice.")


def test_enter_and_again_say_what_an_exercise_wants() -> None:
    session = open_exercise()
    assert said(session, "").splitlines()[0] == "Bring the 5 of hearts to row 2."
    told = said(session, "waste", "again").splitlines()
    assert "Bring the 5 of hearts to row 2." in told
    asked = said(choosing(), "waste", "again")
    assert "What do you know about the cards that lie face down?" in asked


def test_help_at_the_first_start_explains_the_table_and_keeps_the_choice() -> None:
    session = learner()
    session.ask(first_question(session))
    told = said(session, "help").splitlines()
    assert told[0].startswith("There are four rows")
    assert told[-1] == "Type a number or a word. Enter alone plays."
    assert said(session, "2").startswith("Lesson 1: The table.")


SHRUGS = {"en": "I don't know", "de": "weiß nicht", "fr": "je ne sais pas"}
NO = {"en": "no", "de": "nein", "fr": "non"}
WHAT = {"en": "what shall I do?", "de": "was soll ich tun?", "fr": "que faire ?"}


@pytest.mark.parametrize("code", language.LANGUAGES)
@pytest.mark.parametrize("number", range(1, 12))
def test_misreadings_and_helpless_words_leave_every_lesson_playable(number: int, code: str) -> None:
    with speaking(code):
        session = learner()
        said(session, f"learn {number}")
        for line in _misread(session, code):
            answer = session.answer(line)
            assert answer.lines and not answer.ends
        assert session.activity is not None
        assert session.learner.knowledge.lesson_mark(number).state == "done"


def _misread(session: Talk, code: str) -> Iterator[str]:
    """What somebody types who takes each exercise for something else, and then solves it."""
    while session.activity is not None:
        assert isinstance(session.activity, LessonActivity)
        run = session.activity.run
        if run.over:
            return
        exercise = run.exercise
        if exercise is None or exercise.done:
            yield ""
        elif isinstance(exercise, ReachGoal):
            yield from (SHRUGS[code], WHAT[code], "1", "draw", NO[code], "r1", "yes")
            yield from ("step", "step")
            way = solution(run.exercise.state, exercise.goal) if run.exercise else None
            assert way is not None
            yield from map(typed, way)
        else:
            yield from (SHRUGS[code], WHAT[code], "draw", "r1", "99", "8♥ 5", "?")
            yield from answers(exercise)
