"""Legal or illegal, and why: the exercise that lessons, practice and checks share."""

from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from osmosis_cli.game.rules import Verdict, card_of, verdict
from osmosis_cli.game.state import Move, State
from osmosis_cli.tutor.concepts import RULE_OF, rule_sentence
from osmosis_cli.tutor.exercise import chosen, legal_chosen, legality, numbered, wrong_number
from osmosis_cli.tutor.reasons import choice, offered, refute
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop
from osmosis_cli.words.verdicts import explain, where

Stage = Literal["legality", "reason", "done"]


class Reply(NamedTuple):
    """The answer to a learner, whether it was right, and whether the exercise is over with it.

    ``right`` is None if the line was no answer yet.
    """

    lines: tuple[str, ...]
    right: bool | None
    done: bool


_QUESTIONS = {
    # Translators: a move whose legality is asked. {card} is a card with its article, the direct
    # object.
    None: gettext_noop("You want to play {card}. Is that legal?"),
    # Translators: {card} is a card with its article, the direct object.
    "row": gettext_noop("You want to play {card} to row {row}. Is that legal?"),
    # Translators: {card} is a card with its article, the direct object.
    "reserve": gettext_noop("You want to put {card} on a reserve pile. Is that legal?"),
    # Translators: {card} is a card with its article, the direct object.
    "waste": gettext_noop("You want to put {card} on the waste. Is that legal?"),
    # Translators: {card} is a card with its article, the direct object.
    "stock": gettext_noop("You want to put {card} back into the stock. Is that legal?"),
}


def question(state: State, move: Move, style: Style = NORMAL) -> str:
    """Ask whether this move is legal."""
    if move.kind == "draw":
        return _("You want to deal from the stock. Is that legal?")
    if move.kind == "redeal":
        return _("You want to turn the waste over. Is that legal?")
    card = card_of(state, move)
    if card is None:
        if move.kind == "waste":
            return _("You want to play the top card of the waste. Is that legal?")
        text = _("You want to play the top card of reserve {pile}. Is that legal?")
        return text.format(pile=move.pile)
    key = "row" if move.row is not None else move.target
    return _(_QUESTIONS[key]).format(card=style.object(card), row=move.row)


@dataclass
class Judging:
    """One such exercise, as far as it has come.

    ``missed`` tells that an answer was wrong, ``helped`` that the answer was given away.
    """

    state: State
    move: Move
    stage: Stage = "legality"
    missed: bool = False
    helped: bool = False
    hints: int = 0
    judged: Verdict = field(init=False)

    def __post_init__(self) -> None:
        """Ask the rules for the verdict."""
        self.judged = verdict(self.state, self.move)

    @property
    def rule(self) -> str:
        """The rule that the exercise is about."""
        return RULE_OF[self.judged.reason.code]

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question that waits now; nothing if all is answered."""
        if self.stage == "done":
            return []
        if self.stage == "legality":
            return [question(self.state, self.move, style), " ".join(
                f"{entry}." for entry in numbered(legality())
            )]  # fmt: skip
        return [_("Why? Choose the number of the reason."), *numbered(self._choices())]

    def again(self, style: Style = NORMAL) -> list[str]:
        """The question that waits now, with the move that it is about."""
        lines = self.ask(style)
        return [question(self.state, self.move, style), *lines] if self.stage == "reason" else lines

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take an answer; None if the line is none."""
        if self.stage == "done":
            return None
        if self.stage == "legality":
            legal = legal_chosen(line)
            return _no_choice(line, 2) if legal is None else self._told_legality(legal, style)
        choices = self._choices()
        number = chosen(line, choices)
        if number is None:
            return _no_choice(line, len(choices))
        return self._told_reason(number, style)

    def hint(self, style: Style = NORMAL) -> list[str]:
        """The next of three hints: where to look, the rule, the verdict."""
        self.hints = min(self.hints + 1, 3)
        card = self.judged.reason.card
        if self.hints == 1 and card is not None:
            return [_("Look where the card lies, and at its row."), where(self.state, card, style)]
        if self.hints == 1:
            return [_("Look at stock, waste and reserve.")]
        if self.hints == 2:
            return [rule_sentence(self.rule)]
        self.helped = True
        legal, illegal = legality()
        # Translators: {answer} is the word for legal or for illegal.
        text = _("The answer is: {answer}.")
        answer = text.format(answer=legal if self.judged.legal else illegal)
        return [answer, choice(self.judged.reason.code)]

    def show(self, style: Style = NORMAL) -> list[str]:
        """The whole answer, which ends the exercise."""
        self.helped, self.stage = True, "done"
        return explain(self.state, self.judged, style)

    def _choices(self) -> list[str]:
        return [choice(code) for code in offered(self.judged)]

    def _told_legality(self, legal: bool, style: Style) -> Reply:
        self.stage = "reason"
        right = legal == self.judged.legal
        self.missed |= not right
        if right:
            first = _("Right, that is legal.") if legal else _("Right, that is illegal.")
        else:
            first = _("No, that is illegal.") if legal else _("No, that is legal.")
        return Reply((first, *self.ask(style)), right, False)

    def _told_reason(self, number: int, style: Style) -> Reply:
        code = offered(self.judged)[number - 1]
        if code == self.judged.reason.code:
            self.stage = "done"
            return Reply((_("Right."), *explain(self.state, self.judged, style)), True, True)
        self.missed = True
        lines = refute(self.state, self.judged, code, style)
        return Reply((*lines, _("Choose another number.")), False, False)


def _no_choice(line: str, count: int) -> Reply | None:
    """The reply to a line that is no answer: to a wrong number, or none."""
    said = wrong_number(line, count)
    return None if said is None else Reply((said,), None, False)
