"""Practice, progress and checks at the prompt."""

import pytest

from osmosis_cli.game import solver
from osmosis_cli.game.rules import verdict
from osmosis_cli.shell.exercises import ExamActivity, PracticeActivity
from osmosis_cli.tutor import course
from osmosis_cli.tutor.exercise import JudgeMove
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.tutor.progress import DAY, with_answer
from tests.shell.talking import VOCABULARY, Talk
from tests.tutor.learners import answers, right_lines, wrong_answer
from tests.tutor.talking import NOON, learner, said


def test_an_answer_may_be_a_number_a_word_or_yes_and_no() -> None:
    for answer in ("2", "illegal", "no", "n", "ille"):
        session = learner()
        said(session, "practice frk")
        assert said(session, answer).startswith("Right, that is illegal.")


def test_a_number_that_no_choice_has_is_no_answer() -> None:
    session = learner()
    said(session, "practice frk")
    assert said(session, "7") == "Choose a number from 1 to 2."
    assert said(session, "2", "5") == "Choose a number from 1 to 4."
    solve_reason(session)
    assert session.learner.knowledge.rule("row-above").right == 1
    session = learner()
    said(session, "learn ahead", "9")
    assert isinstance(session.activity, ExamActivity)
    assert session.activity.exam.index == 0


def solve_reason(session: Talk) -> None:
    """Choose the right reason in a practice."""
    assert isinstance(session.activity, PracticeActivity)
    judging = session.activity.exercise
    said(session, answers(judging)[1])


def test_a_command_is_not_taken_for_an_answer() -> None:
    session = learner()
    said(session, "practice frk", "2")
    assert said(session, "row 1").startswith("Row 1, ")
    assert "Choose another number." not in said(session, "rows")


def test_practice_brings_an_exercise_back_by_its_code() -> None:
    first, second = (said(learner(), "practice frk") for _time in range(2))
    assert first == second
    assert first.startswith("Exercise frk.")
    assert "three letters, such as frk" in said(learner(), "practice x9")


def solve(session: Talk) -> str:
    """Answer the exercise of a practice rightly and return the last answer."""
    assert isinstance(session.activity, PracticeActivity)
    judging = session.activity.exercise
    return said(session, *answers(judging))


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
    session.learner.change(lambda known: with_answer(known, "reach", False, NOON, code="hbk"))
    session.learner.change(lambda known: with_answer(known, "redeal", False, NOON, code="rbf"))
    assert said(session, "practice").startswith("Exercise hbk.")
    solve(session)
    assert said(session, "").startswith("Exercise rbf.")
    solve(session)
    assert session.learner.knowledge.missed == ()


def test_a_verdict_that_was_looked_up_does_not_count() -> None:
    session = learner()
    said(session, "practice frk", "moves")
    solve(session)
    assert session.learner.knowledge.rule("row-above").right == 0
    assert session.learner.knowledge.missed == ("frk",)


def test_the_move_in_question_is_not_judged_before_the_answer() -> None:
    session = learner()
    said(session, "practice frk")
    assert isinstance(session.activity, PracticeActivity)
    assert isinstance(session.activity.exercise, JudgeMove)
    card = session.activity.exercise.move.card
    assert card is not None
    assert said(session, card.code[::-1]) == "That is the question. Answer it first."


def test_progress_is_one_paragraph_with_the_state_of_every_rule() -> None:
    session = learner()
    for _time in range(3):
        session.learner.change(lambda known: with_answer(known, "starting", True, NOON))
    session.learner.change(lambda known: with_answer(known, "reach", False, NOON, code="hbk"))
    (paragraph,) = said(session, "progress").splitlines()
    assert "Known: starting a row." in paragraph
    assert "Still learning: free cards." in paragraph
    assert "Not tried yet: row 1, the row above" in paragraph
    assert "1 exercise waits" in paragraph
    session.learner.now = lambda: NOON + 2 * DAY
    assert "2 exercises wait" in said(session, "progress")


def test_lessons_are_listed_with_their_state_in_words() -> None:
    session = learner()
    said(session, "learn 1", *["skip"] * 12, "learn 3", "next", "stop")
    said(session, "learn 2", *right_lines(course.lesson(2)), "stop")
    lines = said(session, "lessons").splitlines()
    assert lines[:5] == [
        "12 lessons:",
        "1: The table. Skipped.",
        "2: The first row. Done.",
        "3: Starting a row. Begun, at step 2.",
        "4: The osmosis rule. Not begun.",
    ]
    assert len(lines) == 14


def test_progress_is_forgotten_only_after_asking() -> None:
    session = learner()
    said(session, "learn 1", "next", "stop")
    assert said(session, "reset progress", "no") == "Good, nothing changes."
    assert session.learner.knowledge.lessons
    assert said(session, "reset progress", "yes") == "Your progress is forgotten."
    assert not session.learner.knowledge.lessons


def take_exam(session: Talk, wrong: int) -> str:
    """Answer all questions of a check, so many of them wrongly, and return the last answer."""
    answer = ""
    while isinstance(session.activity, ExamActivity):
        if session.activity.pausing:
            assert any("so far." in line for line in answer.splitlines()[-3:])
            assert said(session, "").startswith("Question ")
        judging = session.activity.exam.exercise
        assert judging is not None
        if wrong:
            wrong -= 1
            answer = said(session, wrong_answer(judging))
        else:
            answer = said(session, *answers(judging))
    return answer


def test_three_right_answers_let_an_expert_skip_the_rules() -> None:
    session = learner()
    begun = said(session, "learn ahead").splitlines()
    assert begun[0].startswith("Three questions follow")
    assert begun[1] == "Question 1 of 3."
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
        assert session.activity.exam.exercise is not None
        assert not session.activity.exam.exercise.helped
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
    session.session.learner = Notebook()
    session.learner.troubles.append("The file was broken.")
    assert said(session, "learn 1").startswith("The file was broken.\nLesson 1")
    assert "broken" not in said(session, "next")


def test_the_last_verdict_of_an_exercise_can_be_asked_for() -> None:
    session = learner()
    said(session, "practice frk")
    solve(session)
    assert said(session, "why").startswith("Not yet: ")


def test_wrong_reasons_get_the_answers_that_the_table_gives() -> None:
    session = learner()
    said(session, "practice frk", "2")
    assert isinstance(session.activity, PracticeActivity)
    judging = session.activity.exercise
    assert isinstance(judging, JudgeMove)
    judged = verdict(judging.state, judging.move)
    heard = set()
    for number, code in enumerate(judging.codes, 1):
        if code != judged.reason.code:
            answer = said(session, str(number))
            assert answer.endswith("Choose another number.")
            heard.add(answer)
    assert len(heard) >= 2


PLACES = (
    ("learn 1",),
    ("learn 4", "", ""),
    ("learn 4", "", "", "", "", ""),
    ("learn 4", *["skip"] * 8),
    ("learn 4", *["skip"] * 12),
    ("learn 4", *["skip"] * 13),
    ("practice frk",),
    ("practice frk", "2"),
    ("practice frk", "show"),
    ("learn ahead",),
)


@pytest.mark.parametrize("place", PLACES, ids=" ".join)
def test_every_word_of_the_vocabulary_is_answered_everywhere(place: tuple[str, ...]) -> None:
    known = VOCABULARY.english
    words = [*known.words, *known.shorts, "8h", "8 of hearts row 2", "r1", "w", "draw?",
             "8h waste", "row 1", "needs 2", "why r2", "undo 3", "1", "2", "3", "9", "yes", "",
             "?", "\u00e9\u4e2d", "x" * 2000]  # fmt: skip
    for word in words:
        session = learner()
        said(session, *place)
        answer = session.answer(word)
        assert answer.lines or answer.more, word
        assert session.prompt().endswith(": ")
        assert session.answer("board").lines


def test_after_each_answer_of_a_check_the_score_is_told_and_enter_goes_on() -> None:
    session = learner()
    said(session, "learn ahead")
    assert isinstance(session.activity, ExamActivity)
    judging = session.activity.exam.exercise
    assert judging is not None
    told = said(session, wrong_answer(judging)).splitlines()
    assert told[0] in ("No, that is legal.", "That is not right.")
    assert told[-3] == "0 of 1 answer right so far."
    assert told[-2].startswith("Enough right answers are out of reach now.")
    assert told[-1] == "Press Enter to go on."
    assert session.prompt() == "Lesson: "
    before = session.state
    assert said(session, "go") == "No card is moved in this step."
    assert said(session, "why") and session.state is before
    assert said(session, "").startswith("Question 2 of 3.")
    assert said(session, "next").startswith("Answer the question first.")


def test_an_exercise_that_was_missed_comes_back_after_three_others() -> None:
    session = learner()
    said(session, "practice frk")
    assert isinstance(session.activity, PracticeActivity)
    judging = session.activity.exercise
    assert isinstance(judging, JudgeMove)
    wrong = next(n for n, code in enumerate(judging.codes, 1) if code != judging.judged.reason.code)
    assert "comes back after three others" in said(session, "2", str(wrong), answers(judging)[1])
    heard = []
    for _time in range(4):
        heard.append(said(session, "").splitlines()[0])
        solve(session)
    assert heard[3] == "Exercise frk."
    assert heard[3] not in heard[:3]


def answer_one(session: Talk, right: bool) -> str:
    """Answer a question of a check and return what is said to it."""
    assert isinstance(session.activity, ExamActivity)
    if session.activity.pausing:
        said(session, "")
    judging = session.activity.exam.exercise
    assert judging is not None
    return said(session, *answers(judging)) if right else said(session, wrong_answer(judging))


@pytest.mark.parametrize("line", ["stop", "quit"])
def test_whoever_leaves_a_check_in_the_middle_is_asked_first(line: str) -> None:
    session = learner()
    said(session, "learn 12", "", "", "")
    answer_one(session, right=True)
    answer_one(session, right=True)
    asked = said(session, line).splitlines()
    assert asked[0] == "If you leave the check now, your 2 answers are lost."
    assert said(session, "no") == "Good, nothing changes."
    assert isinstance(session.activity, ExamActivity) and session.activity.exam.index == 2
    said(session, line)
    if line == "quit":
        assert session.answer("yes").ends
    else:
        assert "You are back in your game." in said(session, "yes")
        assert session.activity is None


def test_nothing_is_asked_before_the_first_answer_of_a_check() -> None:
    session = learner()
    said(session, "learn 12", "", "", "")
    assert "You are back in your game." in said(session, "stop")
    session = learner()
    said(session, "learn ahead")
    assert session.answer("quit").ends


def test_when_a_check_cannot_be_passed_any_more_it_is_said_once_and_stop_gives_the_report() -> None:
    session = learner()
    said(session, "learn 12", "", "", "")
    lost = "Enough right answers are out of reach now. Type stop for the report, or go on all"
    assert lost not in answer_one(session, right=False)
    assert lost in answer_one(session, right=False)
    assert lost not in answer_one(session, right=False)
    report = said(session, "stop").splitlines()
    assert report[:2] == ["You have answered 3 questions of 15.",
                          "0 of 3 answers right so far."]  # fmt: skip
    assert "Repeat lesson" in report[2]
    assert session.activity is None


def test_progress_is_one_true_account() -> None:
    session = learner()
    said(session, "learn 1", *["skip"] * 12, "stop")
    said(session, "learn 2", "", "", "", "skip", *right_lines(course.lesson(2))[5:], "stop")
    account = said(session, "progress")
    assert "You have done 1 of 12 lessons." in account
    assert "In 1 of them an answer was shown or left out." in account
    assert "You have skipped 1 lesson." in account
    assert said(session, "lessons").splitlines()[1] == "1: The table. Skipped."


def test_a_check_that_is_passed_without_a_mistake_makes_every_rule_known() -> None:
    session = learner()
    said(session, "learn 12", "")
    assert "12: Final check. Not begun." in said(session, "lessons")
    said(session, "stop", "learn 12", "", "", "")
    assert "12: Final check. Begun" in said(session, "stop", "lessons")
    said(session, "learn 12", "", "", "")
    take_exam(session, 0)
    account = said(session, "progress")
    assert "Still learning" not in account and "Not tried yet: good play." in account
    assert account.endswith("You have passed the final check.")


def test_the_course_ends_with_the_offer_of_a_real_game_that_can_be_won() -> None:
    session = learner()
    said(session, "learn 12", "", "", "")
    last = take_exam(session, 0).splitlines()[-1]
    assert last == "Do you want to play a deal that can be won, with the guide on, yes or no?"
    begun = said(session, "yes").splitlines()
    assert begun[0] == "The guide is on."
    assert "proved" in begun[1] or "can be won" in begun[1]
    assert session.learner.knowledge.guide
    assert solver.solve(session.state).verdict == "won"
    session = learner()
    said(session, "learn 12", "", "", "")
    take_exam(session, 0)
    assert said(session, "no").startswith("Good.")
    assert not session.learner.knowledge.guide
