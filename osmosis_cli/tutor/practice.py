"""Exercises made to order: how they are made, which comes next, and the check that they make."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random
from typing import NamedTuple

from osmosis_cli.game.deals import deal, random_deal_number
from osmosis_cli.game.play import apply
from osmosis_cli.game.rules import legal_moves, place_of, placement, plays, verdict
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS
from osmosis_cli.game.state import (
    DRAW,
    REDEAL,
    RESERVES,
    WASTE,
    Card,
    Move,
    State,
    Target,
    full_deck,
    play_card,
)
from osmosis_cli.tutor import questions
from osmosis_cli.tutor.codes import (
    ALL_KINDS,
    COMPARE,
    KINDS,
    QUESTIONS,
    SEEDS,
    Kind,
    is_code,
    item_code,
    kind_of,
    level_and_seed,
)
from osmosis_cli.tutor.compared import COMPARED, Compared
from osmosis_cli.tutor.comparing import ComparePlays, reached
from osmosis_cli.tutor.concepts import GOOD_PLAY, LESSON_OF, RULE_OF, RULES, SKILLS, rule_name
from osmosis_cli.tutor.exercise import JudgeMove, Reply
from osmosis_cli.tutor.progress import AIM, Knowledge
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext

_TRIES = 400
_QUESTION_TRIES = 4000
_HARD_TRIES = 80
"""So many deals are looked through for an exercise that is easily confused."""
_LONGEST_GAME = 60


Ordered = JudgeMove | questions.WhichRow | questions.NameCards | ComparePlays
"""An exercise that is made to order."""


class Item(NamedTuple):
    """One exercise: its code, the position, and the deal it is from.

    ``move`` is to be judged; None if a question of another kind is asked, about ``card`` if it is
    about one. ``deals`` is that of a question for the next top card. ``compared`` are two plays of
    which the better one is asked.
    """

    code: str
    state: State
    move: Move | None
    deal: str
    card: Card | None = None
    deals: int = 1
    compared: Compared | None = None

    @property
    def kind(self) -> str:
        """The reason code or the kind of question that it is about."""
        return kind_of(self.code)

    def exercise(self, turn: int = 0) -> Ordered:
        """Return the exercise, not yet begun. ``turn`` counts how often it was asked before."""
        if self.move is not None:
            return JudgeMove(self.state, self.move, turn)
        if self.compared is not None:
            return ComparePlays(self.compared, turn)
        question = questions.make_question(
            _question_kind(self.kind), self.state, self.card, self.deals
        )
        assert question is not None
        return question


def _question_kind(kind: str) -> Kind:
    return next(known for known in QUESTIONS if known == kind)


@lru_cache(maxsize=128)
def make_item(code: str) -> Item:
    """Return the item with this code. Raises `ValueError` if there is none."""
    if not is_code(code):
        raise ValueError(code)
    kind, (level, seed) = kind_of(code), level_and_seed(code)
    draw = Random(code)
    if kind in QUESTIONS:
        return _make_question(code, _question_kind(kind), level, draw)
    if kind == COMPARE:
        # Each level has a third of the table, which begins with the clearest choices.
        of_level = COMPARED[(level - 1) * len(COMPARED) // 3 : level * len(COMPARED) // 3]
        compared = of_level[seed % len(of_level)]
        return Item(code, reached(compared), None, str(compared.deal), compared=compared)
    best: Item | None = None
    for _try in range(_TRIES):
        number = random_deal_number(draw)
        # An open reserve shows what lies under its top cards.
        rules = RULE_SETS["peek"] if kind == "covered" and draw.random() < 0.5 else CLASSIC
        state = _played_on(deal(number, rules), draw, 4 + 8 * level)
        if kind in ("empty-stock", "turns-waste"):
            state = _dealt_out(state)
        moves = [move for move in _attempts(state, kind) if _is(state, move, kind)]
        hard = [move for move in moves if _confusing(state, move, kind)]
        if level > 1 and not hard and _try < _HARD_TRIES:
            best = best or (_pick(code, state, moves, draw, number.text) if moves else None)
            continue
        easy = [move for move in moves if move not in hard]
        wanted = hard if level > 1 and hard else easy or moves
        if wanted:
            return _pick(code, state, wanted, draw, number.text)
    assert best is not None
    return best


def _make_question(code: str, kind: Kind, level: int, draw: Random) -> Item:
    """Return an item with a question: of the first deal drawn in which one makes sense."""
    for _try in range(_QUESTION_TRIES):
        number = random_deal_number(draw)
        rules = RULE_SETS["peek"] if kind == "start-suit" else CLASSIC
        state = deal(number, rules)
        if kind != "start-suit":
            state = _played_on(state, draw, 4 + 8 * level)
        if kind == "next-top":
            state = _dealt_out(state)
        cards: list[Card | None] = [None]
        if kind in ("which-row", "unlocks"):
            cards = [*_tops(state)]
            draw.shuffle(cards)
        for card in cards:
            question = questions.make_question(kind, state, card)
            single = isinstance(question, questions.NameCards) and len(question.wanted) == 1
            if question is not None and not (kind == "can-go" and single):
                return Item(code, state, None, number.text, card, 1 + (level > 1))
    raise AssertionError(code)


def _pick(code: str, state: State, moves: list[Move], draw: Random, number: str) -> Item:
    return Item(code, state, draw.choice(moves), number)


def _is(state: State, move: Move, kind: str) -> bool:
    return verdict(state, move).reason.code == kind


def _played_on(state: State, draw: Random, length: int) -> State:
    """Return the state after some moves of a player who mostly plays what can be played."""
    for _move in range(min(draw.randint(length // 2, length), _LONGEST_GAME)):
        if state.outcome != "open":
            break
        cards = plays(state)
        moves = cards if cards and draw.random() < 0.8 else legal_moves(state)
        after = apply(state, draw.choice(moves))
        if after.outcome != "open":
            break
        state = after
    return state


def _dealt_out(state: State) -> State:
    """Return the state after the rest of the stock has been dealt."""
    while state.stock_size:
        state = apply(state, DRAW)
    return state


def _attempts(state: State, kind: str) -> Iterator[Move]:
    """Yield moves that may have this reason; the rules decide."""
    if kind in ("deals-cards", "empty-stock"):
        yield DRAW
    elif kind in ("turns-waste", "stock-not-empty"):
        yield REDEAL
    elif kind == "empty-pile":
        yield from RESERVES
    elif kind == "not-a-target":
        targets: tuple[Target, ...] = ("reserve", "waste", "stock")
        for card in _tops(state):
            yield from (play_card(card, target=target) for target in targets)
    elif kind == "wrong-row":
        for card in _tops(state):
            yield from (play_card(card, row) for row in range(1, 5))
    elif kind in ("covered", "not-in-view", "already-played"):
        yield from map(play_card, full_deck(state.ranks))
    else:
        yield from map(play_card, _tops(state))


def _tops(state: State) -> list[Card]:
    """The cards that lie free: on top of reserve and waste."""
    cards = [card for _pile, card in state.tops()]
    return cards if state.waste_top is None else [*cards, state.waste_top]


def _confusing(state: State, move: Move, kind: str) -> bool:
    """Whether another reason is easily taken for the one that holds."""
    card = move.card
    if card is None:
        if kind == "empty-stock":
            return bool(plays(state))
        return not plays(state) if kind != "empty-pile" else state.waste_top is not None
    in_first = card.rank in state.row_ranks[0]
    if kind == "rank-missing-above":
        # The rank lies in row 1, but not in the row directly above.
        return in_first
    if kind == "row-not-started":
        return in_first
    if kind == "wrong-row":
        # A starting card that is to open a later row than the next empty one.
        return card.suit not in state.row_of_suit
    if kind in ("covered", "not-in-view"):
        return len(verdict(state, move).reasons) == 1 and _would_fit(state, card)
    if kind == "rank-above":
        return state.row_of_suit[card.suit] > 2
    if kind == "not-a-target":
        return not _would_fit(state, card)
    if kind == "already-played":
        return place_of(state, card).number != 1
    return state.pass_number > 1 or WASTE in plays(state)


def _would_fit(state: State, card: Card) -> bool:
    return placement(state, card)[0].code in ("first-row", "starts-row", "rank-above")


BEST = 4
"""So many rules count as those that go best; a wrong answer or two must not shut one out."""

_RULES_OF: dict[str, str] = {
    **{kind: RULE_OF[kind] for kind in KINDS},
    **questions.RULE_OF_KIND,
    COMPARE: GOOD_PLAY,
}

KINDS_OF: dict[str, tuple[str, ...]] = {
    rule: tuple(kind for kind in ALL_KINDS if _RULES_OF[kind] == rule) for rule in SKILLS
}
"""The kinds of exercises about each rule, and about good play."""


def next_code(knowledge: Knowledge, now: float, draw: Random, last: str | None = None) -> str:
    """Return the code of the next exercise.

    What was missed before this session comes first (the session passes it in), then a rule that
    is due, then a rule by `next_rule`, at its level. ``last`` is the code before, which is not
    asked twice in a row.
    """
    rule = next_rule(knowledge, now, draw)
    kinds = KINDS_OF[rule]
    if last is not None and len(kinds) > 1:
        kinds = tuple(kind for kind in kinds if kind != kind_of(last))
    level = knowledge.rule(rule).level
    return item_code(draw.choice(kinds), level, draw.randrange(SEEDS))


def next_rule(knowledge: Knowledge, now: float, draw: Random) -> str:
    """Return the rule to ask about.

    A rule that is due comes first, the longest overdue of all. Otherwise the running share of
    right answers decides: while it is at the aim of four in five or above, the weakest rule is
    asked; below it, one of the rules that go best. So the share settles at the aim, and the
    weakest rule gets the most exercises that the aim allows.

    A rule whose lesson was not begun is not asked about, unless no lesson was.
    """
    due = [rule for rule in SKILLS if knowledge.rule(rule).is_due(now)]
    if due:
        return min(due, key=lambda rule: knowledge.rule(rule).due)
    taught = [
        rule
        for rule in SKILLS
        if knowledge.lesson_mark(LESSON_OF[rule]).state != "new"
        or knowledge.rule(rule).state != "new"
    ]
    rules = taught if knowledge.lessons and taught else RULES
    new = [rule for rule in rules if knowledge.rule(rule).state == "new"]
    if new and knowledge.share >= AIM:
        return new[0]
    by_share = sorted(rules, key=lambda rule: (knowledge.rule(rule).share, draw.random()))
    return by_share[0] if knowledge.share >= AIM else draw.choice(by_share[-BEST:])


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
    exercise: Ordered | None = None

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
        assert self.exercise is not None
        text = _("Question {number} of {total}.")
        first = text.format(number=self.index + 1, total=len(self.codes))
        return [first, *item_lines(self.exercise, style, named or self.index == 0)]

    @property
    def lost(self) -> bool:
        """Whether too many answers were wrong to pass."""
        return self.index - self.right.total() > len(self.codes) - self.passes

    @property
    def faultless(self) -> list[str]:
        """The rules about which no answer was wrong."""
        return [rule for rule in RULES if self.asked[rule] and self.right[rule] == self.asked[rule]]

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
        exercise = self.exercise
        if exercise is None:
            return None
        about_reason = isinstance(exercise, JudgeMove) and exercise.stage == "reason"
        reply = exercise.reply(line, style)
        if reply is None or reply.right is None or (reply.right and not reply.done):
            return reply
        lines = list(reply.lines)
        if not reply.right:
            first = _("That is not right.")
            if isinstance(exercise, JudgeMove):
                first = _corrected(exercise.judged.legal, about_reason)
            lines = [first, *exercise.show(style)]
        self.asked[exercise.rule] += 1
        self.right[exercise.rule] += bool(reply.right)
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
        if not self.over:
            text = ngettext(
                "You have answered {count} question of {total}.",
                "You have answered {count} questions of {total}.",
                self.index,
            )
            lines = [text.format(count=self.index, total=total), self.score()]
        weak = [rule for rule in RULES if self.right[rule] < self.asked[rule]]
        for rule in weak:
            # Translators: {rule} is the short name of a rule.
            line = _("{rule}: {right} of {count} right. Repeat lesson {lesson}.")
            lines.append(
                line.format(rule=_capital(rule_name(rule)), right=self.right[rule],
                            count=self.asked[rule], lesson=LESSON_OF[rule])
            )  # fmt: skip
        good = [rule_name(rule) for rule in self.faultless]
        if good:
            # Translators: {rules} are short names of rules with commas between them.
            lines.append(_("No mistakes: {rules}.").format(rules=join_list(good)))
        return lines

    def _open(self) -> None:
        self.exercise = None
        if not self.over:
            self.exercise = make_item(self.codes[self.index]).exercise()


def item_lines(exercise: Ordered, style: Style = NORMAL, first: bool = True) -> list[str]:
    """What matters on the table for this exercise, then what is asked.

    The two answers about a move are named with the ``first`` exercise only; yes and no do as well.
    """
    asked = exercise.ask(style)
    short = isinstance(exercise, JudgeMove) and not first
    return [*exercise.on_table(style), *(asked[:1] if short else asked)]


def _corrected(legal: bool, about_reason: bool) -> str:
    """What opens the reply to a wrong answer: what was right about it, and what was not."""
    if about_reason and legal:
        return _("Right, that is legal, but for another reason.")
    if about_reason:
        return _("Right, that is illegal, but for another reason.")
    return _("No, that is legal.") if legal else _("That is not right.")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
