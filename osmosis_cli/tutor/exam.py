"""A check without hints: mixed exercises, each answered once, and a report at the end."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from osmosis_cli.tutor.concepts import LESSON_OF, RULES, rule_name
from osmosis_cli.tutor.exercise import Judging, Reply, item_lines
from osmosis_cli.tutor.practice import KINDS_OF, SEEDS, item_code, make_item
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext
from osmosis_cli.words.verdicts import explain

HARD = 3
"""The level of the exercises of a check."""

QUICK = ("row-not-started", "rank-missing-above", "wrong-row")
"""What the three questions are about that let an expert skip ahead."""


def mixed_codes(count: int, draw: Random) -> tuple[str, ...]:
    """Return the codes of so many exercises: every rule in turn, then shuffled."""
    codes = []
    for number in range(count):
        kinds = KINDS_OF[RULES[number % len(RULES)]]
        codes.append(item_code(draw.choice(kinds), HARD, draw.randrange(SEEDS)))
    draw.shuffle(codes)
    return tuple(codes)


def quick_codes(draw: Random) -> tuple[str, ...]:
    """Return the codes of the three questions that let an expert skip ahead."""
    return tuple(item_code(kind, HARD, draw.randrange(SEEDS)) for kind in QUICK)


@dataclass
class Exam:
    """A check under way. ``asked`` and ``right`` count exercises by rule."""

    codes: Sequence[str]
    passes: int
    index: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    right: Counter[str] = field(default_factory=Counter)
    judging: Judging | None = None

    def __post_init__(self) -> None:
        """Make the first exercise."""
        self._open()

    @property
    def over(self) -> bool:
        """Whether all exercises are answered."""
        return self.index >= len(self.codes)

    @property
    def passed(self) -> bool:
        """Whether enough of them were right."""
        return self.right.total() >= self.passes

    def say(self, style: Style = NORMAL, named: bool = False) -> list[str]:
        """The exercise at hand, with its number.

        The two answers are named with the first one, and whenever ``named`` asks for it.
        """
        assert self.judging is not None
        text = _("Question {number} of {total}.")
        first = text.format(number=self.index + 1, total=len(self.codes))
        return [first, *item_lines(self.judging, style, named or self.index == 0)]

    def score(self) -> str:
        """How many of the answers so far are right."""
        text = ngettext(
            "{right} of {count} answer right so far.",
            "{right} of {count} answers right so far.",
            self.index,
        )
        return text.format(right=self.right.total(), count=self.index)

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take an answer; the first wrong one ends the exercise. None if the line is none."""
        judging = self.judging
        if judging is None:
            return None
        reply = judging.reply(line, style)
        if reply is None or reply.right is None or (reply.right and not reply.done):
            return reply
        lines = list(reply.lines)
        if not reply.right:
            lines = [_("No."), *explain(judging.state, judging.judged, style)]
        self.asked[judging.rule] += 1
        self.right[judging.rule] += bool(reply.right)
        self.index += 1
        self._open()
        return Reply(tuple(lines), reply.right, True)

    def report(self) -> list[str]:
        """How it went, rule by rule, and which lessons to repeat."""
        total = len(self.codes)
        text = ngettext(
            "{right} of {count} answer right.", "{right} of {count} answers right.", total
        )
        lines = [text.format(right=self.right.total(), count=total)]
        weak = [rule for rule in RULES if self.right[rule] < self.asked[rule]]
        for rule in weak:
            # Translators: {rule} is the short name of a rule.
            line = _("{rule}: {right} of {count} right. Repeat lesson {lesson}.")
            lines.append(
                line.format(rule=_capital(rule_name(rule)), right=self.right[rule],
                            count=self.asked[rule], lesson=LESSON_OF[rule])
            )  # fmt: skip
        good = [rule_name(rule) for rule in RULES if self.asked[rule] and rule not in weak]
        if good:
            # Translators: {rules} are short names of rules with commas between them.
            lines.append(_("No mistakes: {rules}.").format(rules=join_list(good)))
        return lines

    def _open(self) -> None:
        self.judging = None
        if not self.over:
            item = make_item(self.codes[self.index])
            self.judging = Judging(item.state, item.move)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
