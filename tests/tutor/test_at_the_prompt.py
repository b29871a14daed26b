"""Lessons, practice and checks beside a real game, at the prompt."""

import pytest

from osmosis_cli.game.rules import verdict
from osmosis_cli.shell.exam_activity import ExamActivity
from osmosis_cli.shell.first_start import first_question
from osmosis_cli.shell.lesson_activity import LessonActivity
from osmosis_cli.shell.practice_activity import PracticeActivity
from osmosis_cli.shell.session import Session
from osmosis_cli.shell.vocabulary import english
from osmosis_cli.shell.watcher import Watcher
from osmosis_cli.tutor.knowledge import DAY, with_answer
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.tutor.reasons import offered
from osmosis_cli.words import language
from tests.shell.talking import speaking
from tests.tutor.learners import answers
from tests.tutor.talking import NOON, learner, said


class Witness(Watcher):
    """Notes everything that it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def started(self, game: object) -> None:
        self.told.append("started")

    def played(self, game: object, moves: object) -> None:
        self.told.append("played")

    def undone(self, game: object, count: int) -> None:
        self.told.append("undone")

    def redone(self, game: object, count: int) -> None:
        self.told.append("redone")

    def gave_up(self, game: object) -> None:
        self.told.append("gave up")

    def chose(self, setting: str, value: str) -> None:
        self.told.append(setting)


def test_a_lesson_leaves_the_game_as_it_was() -> None:
    session = learner()
    said(session, "draw", "draw")
    game, state, turns = session.game, session.state, len(session.game.timeline.turns)
    said(session, "learn 4", "next", "next", "2h", "stop")
    assert session.game is game
    assert (session.state, len(game.timeline.turns)) == (state, turns)
    assert session.activity is None
    assert said(session, "undo").startswith("Undone: the last deal.")


def test_moves_of_a_lesson_are_no_moves_of_a_game_but_settings_are_kept() -> None:
    session = learner()
    witness = Witness()
    session.watchers.append(witness)
    said(session, "learn 4", *[""] * 5, "5c", "undo", "redo", "5h", "verbosity full", "stop")
    assert witness.told == ["verbosity"]
    said(session, "draw")
    assert witness.told == ["verbosity", "played"]


def open_exercise() -> Session:
    """A session in lesson 4 at its first exercise."""
    session = learner()
    assert "Bring the 5 of hearts" in said(session, "learn 4", *[""] * 5)
    return session


def test_an_illegal_try_is_explained_with_its_proof_and_not_carried_out() -> None:
    session = open_exercise()
    before = session.state
    answer = said(session, "5h")
    assert answer.startswith("Not yet: you can play the 5 of hearts only when the 5 of clubs lies")
    assert "On top of reserve pile 2 lies the 5 of clubs." in answer
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
        session = open_exercise_in(code)
        assert isinstance(session.activity, LessonActivity)
        run = session.activity.run
        for line in ("board", "rows", "row 2", "reserve", "waste", "stock", "moves", "needs 2",
                     "seen", "score", "again", "history", "help", "rules 6", "find r", "why r1",
                     "why draw", "verbosity short", "cards short", "language"):  # fmt: skip
            assert said(session, line)
            assert (session.activity.run, run.index) == (run, 5)


def open_exercise_in(code: str) -> Session:
    session = learner()
    said(session, "learn 4", *[""] * 5)
    return session


def test_a_change_of_language_goes_on_at_the_same_step() -> None:
    session = open_exercise()
    try:
        assert said(session, "language de", "step").startswith("Schritt 6 von 14.")
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
    assert said(session, "next").startswith("Step 2 of 14.")
    assert said(session, "back").startswith("Step 1 of 14.")
    assert said(session, "", "", "", "", "").startswith("Step 6 of 14.")
    assert said(session, "next").startswith("This exercise is still open.")
    assert said(session, "skip").startswith("Step 7 of 14.")
    assert said(session, "step").startswith("Step 7 of 14.")


def test_quit_ends_the_program_and_learning_resumes_at_the_step() -> None:
    session = open_exercise()
    assert session.answer("quit").ends
    again = learner()
    again.learner = session.learner
    assert said(again, "learn").splitlines()[1] == "Step 6 of 14."


def test_the_next_lesson_follows_the_last_step() -> None:
    session = learner()
    said(session, "learn 1", *["skip"] * 10)
    last = said(session, "skip")
    assert "To remember:" in last and "lesson 2: The first row" in last
    assert said(session, "").startswith("Lesson 2: The first row.")
    assert session.learner.knowledge.lesson_mark(1).state == "done"


def test_an_answer_may_be_a_number_a_word_or_yes_and_no() -> None:
    for answer in ("2", "illegal", "no", "n", "ille"):
        session = learner()
        said(session, "practice d2417")
        assert said(session, answer).startswith("Right, that is illegal.")


def test_a_command_is_not_taken_for_an_answer() -> None:
    session = learner()
    said(session, "practice d2417", "2")
    assert said(session, "row 1").startswith("Row 1, ")
    assert "Choose another number." not in said(session, "rows")


def test_practice_brings_an_exercise_back_by_its_code() -> None:
    first, second = (said(learner(), "practice d2417") for _time in range(2))
    assert first == second
    assert first.startswith("Exercise d2417.")
    assert "letter and four digits" in said(learner(), "practice x9")


def solve(session: Session) -> str:
    """Answer the exercise of a practice rightly and return the last answer."""
    assert isinstance(session.activity, PracticeActivity)
    judging = session.activity.judging
    return said(session, *answers(judging.state, judging.move))


def test_practice_goes_on_without_end_and_learns_from_each_answer() -> None:
    session = learner()
    said(session, "practice")
    for number in range(1, 8):
        assert solve(session).startswith("Right.")
        rights = sum(mark.right for mark in session.learner.knowledge.rules.values())
        assert rights == number
        assert said(session, "").startswith("Exercise ")


def test_missed_exercises_come_first_the_next_time() -> None:
    session = learner()
    session.learner.change(lambda known: with_answer(known, "reach", False, NOON, code="f1007"))
    session.learner.change(lambda known: with_answer(known, "redeal", False, NOON, code="n1003"))
    assert said(session, "practice").startswith("Exercise f1007.")
    solve(session)
    assert said(session, "").startswith("Exercise n1003.")
    solve(session)
    assert session.learner.knowledge.missed == ()


def test_a_verdict_that_was_looked_up_does_not_count() -> None:
    session = learner()
    said(session, "practice d2417", "moves")
    solve(session)
    assert session.learner.knowledge.rule("row-above").right == 0
    assert session.learner.knowledge.missed == ("d2417",)


def test_the_move_in_question_is_not_judged_before_the_answer() -> None:
    session = learner()
    said(session, "practice d2417")
    assert isinstance(session.activity, PracticeActivity)
    card = session.activity.judging.move.card
    assert card is not None
    assert said(session, card.code[::-1]) == "That is the question. Answer it first."


def test_progress_is_one_paragraph_with_the_state_of_every_rule() -> None:
    session = learner()
    for _time in range(3):
        session.learner.change(lambda known: with_answer(known, "starting", True, NOON))
    session.learner.change(lambda known: with_answer(known, "reach", False, NOON, code="f1007"))
    (paragraph,) = said(session, "progress").splitlines()
    assert "Known: starting a row." in paragraph
    assert "Still learning: free cards." in paragraph
    assert "Not tried yet: row 1, the row above" in paragraph
    assert "1 exercise waits" in paragraph
    session.learner.now = lambda: NOON + 2 * DAY
    assert "2 exercises wait" in said(session, "progress")


def test_lessons_are_listed_with_their_state_in_words() -> None:
    session = learner()
    said(session, "learn 1", *["skip"] * 11, "learn 3", "next", "stop")
    lines = said(session, "lessons").splitlines()
    assert lines[0] == "1: The table. Done."
    assert lines[1] == "2: The first row. Not begun."
    assert lines[2] == "3: Starting a row. Begun, at step 2."
    assert len(lines) == 13


def test_progress_is_forgotten_only_after_asking() -> None:
    session = learner()
    said(session, "learn 1", "next", "stop")
    assert said(session, "reset progress", "no") == "Good, nothing changes."
    assert session.learner.knowledge.lessons
    assert said(session, "reset progress", "yes") == "Your progress is forgotten."
    assert not session.learner.knowledge.lessons


def take_exam(session: Session, wrong: int) -> str:
    """Answer all questions of a check, so many of them wrongly, and return the last answer."""
    answer = ""
    while isinstance(session.activity, ExamActivity):
        judging = session.activity.exam.judging
        assert judging is not None
        first, second = answers(judging.state, judging.move)
        if wrong:
            wrong -= 1
            answer = said(session, {"1": "2", "2": "1"}[first])
        else:
            answer = said(session, first, second)
    return answer


def test_three_right_answers_let_an_expert_skip_the_rules() -> None:
    session = learner()
    assert said(session, "learn ahead").startswith("Question 1 of 3.")
    assert "You know the rules." in take_exam(session, 0)
    marks = [session.learner.knowledge.lesson_mark(number).state for number in range(1, 10)]
    assert marks == ["skipped"] * 8 + ["new"]
    assert said(session, "learn").startswith("Lesson 9: ")


def test_one_wrong_answer_leads_to_the_lessons() -> None:
    session = learner()
    said(session, "learn ahead")
    assert "Type learn to begin." in take_exam(session, 1)
    assert not session.learner.knowledge.lessons


def test_the_final_check_gives_no_hints_and_ends_with_a_report() -> None:
    session = learner()
    game = session.game
    assert said(session, "learn 12", "", "", "").startswith("Question 1 of 15.")
    for line in ("hint", "show", "why", "moves", "needs 2", "skip"):
        said(session, line)
        assert isinstance(session.activity, ExamActivity)
        assert session.activity.exam.index == 0
        assert session.activity.exam.judging is not None
        assert session.activity.exam.judging.stage == "legality"
    report = take_exam(session, 2)
    assert "13 of 15 answers right." in report
    assert "Repeat lesson" in report
    assert session.game is game
    assert session.learner.knowledge.lesson_mark(12).state == "begun"


def test_fourteen_right_answers_pass_the_final_check() -> None:
    session = learner()
    said(session, "learn 12", "", "", "")
    assert "You have passed" in take_exam(session, 1)
    assert session.learner.knowledge.lesson_mark(12).state == "done"


def test_trouble_with_the_progress_file_is_said_once_and_learning_goes_on() -> None:
    session = learner()
    session.learner = Notebook()
    session.learner.troubles.append("The file was broken.")
    assert said(session, "learn 1").startswith("The file was broken.\nLesson 1")
    assert "broken" not in said(session, "next")


def test_the_last_verdict_of_an_exercise_can_be_asked_for() -> None:
    session = learner()
    said(session, "practice d2417")
    solve(session)
    assert said(session, "why").startswith("Not yet: ")


def test_wrong_reasons_get_the_answers_that_the_table_gives() -> None:
    session = learner()
    said(session, "practice d2417", "2")
    assert isinstance(session.activity, PracticeActivity)
    judging = session.activity.judging
    judged = verdict(judging.state, judging.move)
    heard = set()
    for number, code in enumerate(offered(judged), 1):
        if code != judged.reason.code:
            answer = said(session, str(number))
            assert answer.endswith("Choose another number.")
            heard.add(answer)
    assert len(heard) >= 2


def test_the_first_start_offers_to_learn() -> None:
    for answer in ("2", "learn"):
        session = learner()
        session.ask(first_question(session))
        assert said(session, answer).startswith("Lesson 1: The table.")


PLACES = (
    ("learn 1",),
    ("learn 4", "", ""),
    ("learn 4", "", "", "", "", ""),
    ("learn 4", *["skip"] * 8),
    ("learn 4", *["skip"] * 13),
    ("learn 4", *["skip"] * 14),
    ("practice d2417",),
    ("practice d2417", "2"),
    ("practice d2417", "show"),
    ("learn ahead",),
)


@pytest.mark.parametrize("place", PLACES, ids=" ".join)
def test_every_word_of_the_vocabulary_is_answered_everywhere(place: tuple[str, ...]) -> None:
    words = [*english().words, *english().shorts, "8h", "8 of hearts row 2", "r1", "w", "draw?",
             "8h waste", "row 1", "needs 2", "why r2", "undo 3", "1", "2", "3", "9", "yes", "",
             "?", "\u00e9\u4e2d", "x" * 2000]  # fmt: skip
    for word in words:
        session = learner()
        said(session, *place)
        answer = session.answer(word)
        assert answer.lines or answer.more, word
        assert session.prompt().endswith(": ")
        assert session.answer("board").lines
