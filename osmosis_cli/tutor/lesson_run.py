"""A lesson as a learner goes through it: which step, what was answered, what comes next."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from osmosis_cli.game.play import Step as Made
from osmosis_cli.game.play import apply, take
from osmosis_cli.game.rules import Illegal, Verdict, verdict
from osmosis_cli.game.state import State, play_card
from osmosis_cli.tutor import questions
from osmosis_cli.tutor.codes import QUESTIONS
from osmosis_cli.tutor.exercise import (
    ChooseOption,
    Exercise,
    JudgeMove,
    Reply,
    go_on,
)
from osmosis_cli.tutor.lesson import EXERCISES, Lesson, Step, look_at, said
from osmosis_cli.tutor.playing import ReachGoal
from osmosis_cli.tutor.reasons import Mistakes
from osmosis_cli.words.changes import announce
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import explain

RETURNS = 2
"""So often a question comes back at most."""


@dataclass
class Run:
    """One learner in one lesson. It knows no prompt and keeps no file.

    ``index`` counts the steps from 0; equal to their number, the lesson is over. ``helped`` are
    the steps whose answer was given away, ``skipped`` those left out. ``words``
    gives what is typed for each command, which texts name by its key in braces.

    A question that took more than one try comes back after the last step: ``missed`` are those
    that still do, and ``turns`` counts how often each was asked before. ``returning`` tells that
    the step at hand is one of them.
    """

    lesson: Lesson
    index: int = 0
    words: Callable[[], Mapping[str, str]] = dict
    helped: set[int] = field(default_factory=set)
    skipped: set[int] = field(default_factory=set)
    mistakes: Mistakes = field(default_factory=Mistakes)
    exercise: Exercise | None = None
    missed: list[int] = field(default_factory=list)
    turns: Counter[int] = field(default_factory=Counter)
    returning: bool = False

    def __post_init__(self) -> None:
        """Open the step at which the run begins."""
        self.go_to(self.index)

    @property
    def over(self) -> bool:
        """Whether all steps are behind."""
        return self.index >= len(self.lesson.steps)

    @property
    def all_skipped(self) -> bool:
        """Whether every exercise was left out."""
        steps = self.lesson.steps
        wanted = {index for index, step in enumerate(steps) if step.kind in EXERCISES}
        return bool(wanted) and self.skipped >= wanted

    @property
    def reached(self) -> int:
        """The index of the step to resume at, past the last while questions come back."""
        return len(self.lesson.steps) if self.returning else self.index

    @property
    def step(self) -> Step:
        """The step at hand. There is none when the lesson is over."""
        return self.lesson.steps[self.index]

    @property
    def open(self) -> bool:
        """Whether the step at hand wants something of the learner that it has not got yet."""
        return self.exercise is not None and not self.exercise.done

    @property
    def table(self) -> State:
        """The state of the table while the step is at hand, before the learner moves."""
        state = self.step.state
        if self.step.kind == "show":
            for move in self.step.moves:
                if verdict(state, move).legal:
                    state = apply(state, move)
        return state

    def go_to(self, index: int) -> None:
        """Open the step with this index, from 0; one past the last ends the lesson."""
        self.index = max(0, min(index, len(self.lesson.steps)))
        self.exercise = None if self.over else self._exercise_of(self.step)
        self.returning = False

    def _exercise_of(self, step: Step) -> Exercise | None:
        turn = self.turns[self.index]
        if step.kind == "judge":
            taught = self.lesson.taught(self.index)
            return JudgeMove(step.state, step.moves[0], turn, taught)
        if step.kind == "choose":
            return ChooseOption(step, self._text, turn)
        if step.kind == "ask":
            kind = next(known for known in QUESTIONS if known == step.question)
            return questions.make_question(kind, step.state, step.card)
        return None if step.goal is None else ReachGoal(step.state, step.goal)

    def again(self) -> None:
        """Begin the step at hand again; what was missed in an open question stays missed."""
        if self.exercise is not None and not isinstance(self.exercise, ReachGoal) and self.open:
            self.exercise.restart()
            return
        returning = self.returning
        self.go_to(self.index)
        self.returning = returning

    def back(self) -> None:
        """Open the step before. A question that has come back will do so again."""
        if self.returning and self.open:
            self.missed.insert(0, self.index)
            self.turns[self.index] -= 1
        self.go_to(self.index - 1)

    def next(self) -> None:
        """Go on to the next step; one that is still open counts as left out."""
        if self.open:
            self.skipped.add(self.index)
        last = self.returning or self.index == len(self.lesson.steps) - 1
        if not last:
            self.go_to(self.index + 1)
        elif self.missed:
            index = self.missed.pop(0)
            self.turns[index] += 1
            self.go_to(index)
            self.returning = True
        else:
            self.go_to(len(self.lesson.steps))

    @property
    def comes_back(self) -> bool:
        """Whether the question at hand was answered, but not at the first go, and comes back."""
        exercise = self.exercise
        return (
            exercise is not None
            and exercise.done
            and (exercise.missed or exercise.helped)
            and not isinstance(exercise, ReachGoal)
            and self.turns[self.index] < RETURNS
        )

    def say(self, style: Style = NORMAL, anew: bool = False) -> list[str]:
        """What the step at hand says: its number, its texts, what is on the table, what it asks.

        An exercise begins anew with it. ``anew`` tells that the table is not as it lay before.
        """
        self.again()
        lines = self.told(self.table, style)
        if anew:
            lines[0] = " ".join((lines[0], _("The table is laid anew.")))
        if not self.open and (self.index == 0 or style.detail == "full"):
            lines.append(go_on())
        return lines

    def told(self, state: State, style: Style = NORMAL) -> list[str]:
        """What the step says as far as it has come, with this state of the table.

        What lay on the table before the learner moved is said only while it lies there.
        """
        step = self.step
        text = _("Step {number} of {total}.")
        if self.returning:
            # Translators: a question comes back that took more than one try.
            text = _("Once more, step {number} of {total}.")
        lines = [text.format(number=self.index + 1, total=len(self.lesson.steps))]
        lines += [self._text(text) for text in step.text]
        for look in step.look if state == self.table else ():
            lines += look_at(step.state, look, style)
        if step.kind == "show":
            lines += self._shown(style)
        if isinstance(self.exercise, questions.Question) and not step.look:
            lines += self.exercise.on_table(style)
        if self.exercise is not None:
            lines += self.exercise.choices(style)
        return [*lines, go_on()] if self.exercise is not None and not self.open else lines

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question that waits now, without the rest of the step."""
        return [] if self.exercise is None else self.exercise.ask(style)

    def task(self) -> list[str]:
        """What the texts of an open step want, without its number and the table."""
        return [self._text(text) for text in self.step.text] if self.open else []

    def subject(self) -> tuple[State, Verdict] | None:
        """The verdict that the step is about, and the state of it: for ``why`` alone.

        Of a step that shows moves it is the last one; of one that wants a card in the rows, the
        one on this card. The verdict that a question asks for is none.
        """
        step, state = self.step, self.step.state
        if step.kind == "show":
            for move in step.moves[:-1]:
                judged = verdict(state, move)
                state = apply(state, move) if judged.legal else state
            return state, verdict(state, step.moves[-1])
        if step.goal is not None and len(step.goal.cards) == 1:
            return state, verdict(state, play_card(step.goal.cards[0]))
        return None

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take an answer to the exercise; None if the line is none."""
        if self.exercise is None or not self.open:
            return None
        reply = self.exercise.reply(line, style)
        if reply is not None and reply.done:
            self._solved()
        return reply

    def illegal(self, state: State, judged: Illegal, style: Style = NORMAL) -> list[str]:
        """What is added to the reason of an illegal try: more each time it is made again."""
        return self.mistakes.more_about(state, judged, style)

    def spoilt(self, state: State, style: Style = NORMAL) -> list[str]:
        """Why the move that led to this state has put the goal out of reach, if it has."""
        if not isinstance(self.exercise, ReachGoal):
            return []
        return self.exercise.spoilt(state, style)

    def played(self, state: State) -> bool:
        """Take note of the table after a move; whether that has just solved the exercise."""
        if not isinstance(self.exercise, ReachGoal) or not self.exercise.played(state):
            return False
        self._solved()
        return True

    def hint(self, style: Style = NORMAL) -> list[str]:
        """The next hint for the step at hand."""
        if self.exercise is None or not self.open:
            return [_("There is nothing to solve in this step."), go_on()]
        lines = self.exercise.hint(style)
        if self.exercise.helped:
            self.helped.add(self.index)
        return lines

    def show(self, style: Style = NORMAL) -> list[str]:
        """The answer to the step at hand. It is given away, so the step counts as helped."""
        if self.exercise is None or not self.open:
            return [_("There is nothing to solve in this step."), go_on()]
        lines = self.exercise.show(style)
        self.helped.add(self.index)
        if not self.exercise.done:
            return lines
        self._solved()
        return [*lines, go_on()]

    def _text(self, message: str) -> str:
        return said(message, self.words())

    def _solved(self) -> None:
        if self.exercise is None:
            return
        if self.exercise.helped:
            self.helped.add(self.index)
        elif self.returning and not self.exercise.missed:
            self.helped.discard(self.index)
        self.skipped.discard(self.index)
        if self.comes_back:
            self.missed.append(self.index)

    def _shown(self, style: Style) -> list[str]:
        lines: list[str] = []
        state = self.step.state
        for move in self.step.moves:
            judged: Verdict = verdict(state, move)
            if isinstance(judged, Illegal):
                lines += explain(state, judged, style)[:2]
                continue
            made: Made = take(state, move)
            lines += [*explain(state, judged, style), *announce(made, style)]
            state = made.after
        return lines
