"""A lesson as a learner goes through it: which step, what was answered, what comes next."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from osmosis_cli.game.play import Step as Made
from osmosis_cli.game.play import apply, take
from osmosis_cli.game.rules import Illegal, Verdict, verdict
from osmosis_cli.game.state import Move, State
from osmosis_cli.tutor.concepts import RULE_OF, rule_sentence
from osmosis_cli.tutor.exercise import (
    Judging,
    Reply,
    chosen,
    go_on,
    no_way,
    numbered,
    place_to_look,
    wrong_number,
)
from osmosis_cli.tutor.lesson import Lesson, Step, said, solution
from osmosis_cli.tutor.lesson_run import look_at
from osmosis_cli.tutor.reasons import Mistakes, move_sentence
from osmosis_cli.words.changes import announce
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import explain

SHOWN_MOVES = 4
"""The most moves of an answer that are told at once."""


@dataclass
class Run:
    """One learner in one lesson. It knows no prompt and keeps no file.

    ``index`` counts the steps from 0; equal to their number, the lesson is over. ``done`` are the
    steps that were solved, ``helped`` those whose answer was given away, ``skipped`` those left
    out. ``words`` gives what is typed for each command, which texts name by its key in braces.
    """

    lesson: Lesson
    index: int = 0
    words: Callable[[], Mapping[str, str]] = dict
    done: set[int] = field(default_factory=set)
    helped: set[int] = field(default_factory=set)
    skipped: set[int] = field(default_factory=set)
    mistakes: Mistakes = field(default_factory=Mistakes)
    hints: int = 0
    judging: Judging | None = None
    solved: bool = False

    def __post_init__(self) -> None:
        """Open the step at which the run begins."""
        self.go_to(self.index)

    @property
    def over(self) -> bool:
        """Whether all steps are behind."""
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        """The step at hand. There is none when the lesson is over."""
        return self.lesson.steps[self.index]

    @property
    def open(self) -> bool:
        """Whether the step at hand wants something of the learner that it has not got yet."""
        return not self.over and not self.solved and self.step.kind in ("play", "judge", "choose")

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
        self.hints, self.solved, self.judging = 0, False, None
        if not self.over and self.step.kind == "judge":
            self.judging = Judging(self.step.state, self.step.moves[0])

    def next(self) -> None:
        """Go on to the next step; one that is still open counts as left out."""
        if self.open:
            self.skipped.add(self.index)
        elif self.index not in self.helped:
            self.done.add(self.index)
        self.go_to(self.index + 1)

    def say(self, style: Style = NORMAL) -> list[str]:
        """What the step at hand says: its number, its texts, what is on the table, what it asks.

        An exercise begins anew with it.
        """
        if self.judging is not None:
            self.judging.stage = "legality"
        lines = self.told(self.table, style)
        if not self.open and (self.index == 0 or style.detail == "full"):
            lines.append(go_on())
        return lines

    def told(self, state: State, style: Style = NORMAL) -> list[str]:
        """What the step says as far as it has come, with this state of the table.

        What lay on the table before the learner moved is said only while it lies there.
        """
        step = self.step
        text = _("Step {number} of {total}.")
        lines = [text.format(number=self.index + 1, total=len(self.lesson.steps))]
        lines += [self._text(text) for text in step.text]
        for look in step.look if state == self.table else ():
            lines += look_at(step.state, look, style)
        if step.kind == "show":
            lines += self._shown(style)
        if step.kind == "choose":
            lines += self._options()
        if self.judging is not None:
            lines += self.judging.again(style)
        return [*lines, go_on()] if self.solved else lines

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question that waits now, without the rest of the step."""
        if self.judging is not None:
            return self.judging.again(style)
        if not self.open or self.step.kind != "choose":
            return []
        # The question is the last of the texts.
        return [*(self._text(text) for text in self.step.text[-1:]), *self._options()]

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take an answer to a judge or choose step; None if the line is none."""
        if not self.open:
            return None
        if self.judging is not None:
            reply = self.judging.reply(line, style)
            if reply is not None and reply.done:
                self._solve(self.judging.helped)
            return reply
        if self.step.kind != "choose":
            return None
        choices = self._choices()
        number = chosen(line, choices)
        if number is None:
            said = wrong_number(line, len(choices))
            return None if said is None else Reply((said,), None, False)
        right = number == self.step.answer
        if right:
            self._solve(False)
        text = self._text(self.step.replies[number - 1])
        lines = (text,) if right else (text, _("Choose another number."))
        return Reply(lines, right, right)

    def illegal(self, state: State, judged: Illegal, style: Style = NORMAL) -> list[str]:
        """What is added to the reason of an illegal try: more each time it is made again."""
        return self.mistakes.more_about(state, judged, style)

    def played(self, state: State) -> bool:
        """Take note of the table after a move; whether that has just solved the exercise."""
        goal = self.step.goal
        if not self.open or goal is None or not goal.reached(state):
            return False
        self._solve(self.index in self.helped)
        return True

    def hint(self, state: State, style: Style = NORMAL) -> list[str]:
        """The next hint for the step at hand: the place, then the rule, then the move."""
        if not self.open:
            return [_("There is nothing to solve in this step."), go_on()]
        if self.judging is not None:
            lines = self.judging.hint(style)
            if self.judging.helped:
                self.helped.add(self.index)
            return lines
        self.hints += 1
        if self.step.kind == "choose":
            return self._choose_hint()
        way = self._way(state)
        if not way:
            return [no_way()]
        judged = verdict(state, way[0])
        if self.hints == 1:
            return [place_to_look(judged)]
        if self.hints == 2:
            return [rule_sentence(RULE_OF[judged.reason.code])]
        self.helped.add(self.index)
        return [move_sentence(state, way[0], style)]

    def show(self, state: State, style: Style = NORMAL) -> list[str]:
        """The answer to the step at hand. It is given away, so the step counts as helped."""
        if not self.open:
            return [_("There is nothing to solve in this step."), go_on()]
        self.helped.add(self.index)
        if self.judging is not None:
            lines = self.judging.show(style)
            self._solve(True)
            return [*lines, go_on()]
        if self.step.kind == "choose":
            self._solve(True)
            # Translators: {number} is the number of the right choice.
            first = _("The answer is {number}.").format(number=self.step.answer)
            return [first, self._text(self.step.replies[self.step.answer - 1]), go_on()]
        way = self._way(state)
        if not way:
            return [no_way()]
        lines = []
        for move in way[:SHOWN_MOVES]:
            lines.append(move_sentence(state, move, style))
            state = apply(state, move)
        return [_("One way to the goal:"), *lines]

    def _text(self, message: str) -> str:
        return said(message, self.words())

    def _solve(self, helped: bool) -> None:
        self.solved = True
        (self.helped if helped else self.done).add(self.index)
        self.skipped.discard(self.index)

    def _way(self, state: State) -> tuple[Move, ...]:
        assert self.step.goal is not None
        return solution(state, self.step.goal) or ()

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

    def _choices(self) -> list[str]:
        return [self._text(option) for option in self.step.options]

    def _options(self) -> list[str]:
        return numbered(self._choices())

    def _choose_hint(self) -> list[str]:
        wrong = [n for n in range(1, len(self.step.options) + 1) if n != self.step.answer]
        if self.hints >= len(wrong):
            self.helped.add(self.index)
        number = wrong[min(self.hints, len(wrong)) - 1]
        # Translators: {number} is the number of a choice.
        return [_("It is not {number}.").format(number=number)]
