"""Questions about a table that are answered with a row or with cards."""

import re
from dataclasses import dataclass, field

from osmosis_cli.game.play import apply
from osmosis_cli.game.proof import prove_hopeless
from osmosis_cli.game.rules import Illegal, card_of, missing_above, plays, verdict
from osmosis_cli.game.state import DRAW, REDEAL, Card, Cards, State, play_card
from osmosis_cli.tutor.codes import Kind
from osmosis_cli.tutor.concepts import rule_sentence
from osmosis_cli.tutor.exercise import Reply, chosen, numbered, wrong_number
from osmosis_cli.words import table
from osmosis_cli.words.advice import proof
from osmosis_cli.words.cards import suit_name
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop
from osmosis_cli.words.typed_cards import read_card
from osmosis_cli.words.verdicts import explain_briefly, where

RULE_OF_KIND: dict[str, str] = {
    "which-row": "starting",
    "unlocks": "row-above",
    "can-go": "row-above",
    "next-top": "redeal",
    "start-suit": "starting",
}
"""The rule that each kind of question is about."""

NONE_YET = 5
"""The number of the answer that a card belongs to no row yet."""

LOWEST = 6
"""So many of the lowest cards of the waste are said, of which one comes to lie on top."""

MOST_CARDS = 4
"""The most cards that are to be named."""


@dataclass
class WhichRow:
    """To which row does this card belong?"""

    state: State
    card: Card
    missed: bool = False
    helped: bool = False
    done: bool = False
    hints: int = 0

    @property
    def rule(self) -> str:
        """The rule about starting rows."""
        return RULE_OF_KIND["which-row"]

    @property
    def answer(self) -> int:
        """The number of the row, `NONE_YET` if there is none for the card."""
        row = self.state.row_of_suit.get(self.card.suit)
        if row is None and self.card.rank == self.state.starting_rank:
            row = self.state.next_row
        return row or NONE_YET

    def on_table(self, style: Style = NORMAL) -> list[str]:
        """What matters on the table: the cards that started the rows."""
        return _rows(self.state, style)

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question with its answers."""
        if self.done:
            return []
        # Translators: {card} is a card with its article, the subject.
        text = _("To which row does {card} belong?")
        answers = " ".join(f"{entry}." for entry in numbered(self.options()))
        return [text.format(card=style.subject(self.card)), answers]

    def choices(self, style: Style = NORMAL) -> list[str]:
        """The whole question."""
        return self.ask(style)

    def options(self) -> list[str]:
        """The four rows, and none."""
        rows = [_("row {row}").format(row=row) for row in range(1, NONE_YET)]
        # Translators: an answer: a card belongs to no row yet.
        return [*rows, _("to none yet")]

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take the number of a row, or the word for none."""
        if self.done:
            return None
        number = chosen(line, self.options(), least=4)
        if number is None:
            said = wrong_number(line, NONE_YET)
            return None if said is None else Reply((said,), None, False)
        if number == self.answer:
            self.done = True
            return Reply((_("Right."), *self._explained(style)), True, True)
        self.missed = True
        fact = self._against(number, style)
        return Reply((_("No."), fact, _("Choose another number.")), False, False)

    def hint(self, style: Style = NORMAL) -> list[str]:
        """The rule, then the answer."""
        self.hints += 1
        if self.hints == 1:
            return [rule_sentence(self.rule)]
        self.helped = True
        # Translators: {number} is the number of the right choice.
        return [_("The answer is {number}.").format(number=self.answer)]

    def show(self, style: Style = NORMAL) -> list[str]:
        """The answer with its reason."""
        self.helped = self.done = True
        # Translators: {number} is the number of the right choice.
        first = _("The answer is {number}.").format(number=self.answer)
        return [first, *self._explained(style)]

    def restart(self) -> None:
        """Nothing is to be taken back."""

    def _explained(self, style: Style) -> list[str]:
        return explain_briefly(self.state, verdict(self.state, play_card(self.card)), style)[:2]

    def _against(self, number: int, style: Style) -> str:
        if number == NONE_YET:
            if self.card.suit in self.state.row_of_suit:
                # Translators: {row} is the number of a row.
                text = _("Its suit has a row already, row {row}.")
                return text.format(row=self.answer)
            # Translators: {card} is a card with its article, the subject.
            text = _("Of all cards of its suit, {card} is the starting card.")
            return text.format(card=style.subject(self.card))
        cards = self.state.rows[number - 1]
        if cards:
            # Translators: {row} is the number of a row, {suit} the name of a suit.
            text = _("Row {row} is the row of {suit}.")
            return text.format(row=number, suit=suit_name(cards[0].suit))
        # Translators: {row} is the number of a row.
        return _("Row {row} is empty, and no row is skipped.").format(row=number)


_HINTS = {
    "can-go": gettext_noop("Go through the top cards of reserve and waste, one by one."),
    "next-top": gettext_noop(
        "The lowest card of the waste is dealt first; the last of the three comes to lie on top."
    ),
    "start-suit": gettext_noop(
        "Look for two cards of one rank in one pile: the suit of the upper one needs the higher "
        "row."
    ),
}


@dataclass
class NameCards:
    """A question that is answered by naming cards, one or several.

    ``about`` is the card that the question is about, if it is about one. ``deals`` is after how
    many deals the next top card is asked, 1 or 2. ``found`` are the right cards named so far.
    """

    kind: Kind
    state: State
    about: Card | None = None
    missed: bool = False
    helped: bool = False
    done: bool = False
    hints: int = 0
    found: set[Card] = field(default_factory=set)
    deals: int = 1
    wanted: Cards = field(init=False)

    def __post_init__(self) -> None:
        """Find the right cards, by the rules. Raises `ValueError` if there are none."""
        self.wanted = _wanted(self.kind, self.state, self.about, self.deals)
        if not self.wanted:
            raise ValueError(self.kind)

    @property
    def rule(self) -> str:
        """The rule that the answer rests on."""
        if self.kind == "unlocks" and self.wanted[0].suit not in self.state.row_of_suit:
            return "starting"
        return RULE_OF_KIND[self.kind]

    def on_table(self, style: Style = NORMAL) -> list[str]:
        """What matters on the table."""
        state = self.state
        rows = _rows(state, style)
        if self.kind == "next-top":
            # Translators: {cards} are cards without articles, with commas between them.
            text = _("The waste, the lowest card first, begins with {cards}.")
            lowest = style.list(state.waste[:LOWEST])
            return [table.stock(state, style), text.format(cards=lowest)]
        if self.kind == "start-suit":
            piles = [table.pile(state, pile, style) for pile in range(1, 5)]
            return [*rows, *piles]
        if self.kind == "can-go":
            tops = [card for _pile, card in state.tops()]
            tops += [state.waste_top] if state.waste_top else []
            # Translators: {cards} are cards without articles, with commas between them.
            text = _("On top of reserve and waste lie {cards}.")
            return [*rows, text.format(cards=style.list(tops))]
        return [*rows, *([where(state, self.about, style)] if self.about else [])]

    def ask(self, style: Style = NORMAL) -> list[str]:
        """The question."""
        if self.done:
            return []
        if self.kind == "can-go":
            return [_("Name all cards that can be played now.")]
        if self.kind == "next-top":
            if self.deals == 1:
                return [_("You turn the waste over and deal once. Which card lies on top then?")]
            return [_("You turn the waste over and deal twice. Which card lies on top then?")]
        if self.kind == "start-suit":
            # Translators: {row} is the number of a row.
            text = _("Name the starting card that should start row {row}.")
            return [text.format(row=self.state.next_row)]
        assert self.about is not None
        # Translators: {card} is a card with its article, the subject.
        text = _("Name the card that must come to its row before {card} can follow.")
        return [text.format(card=style.subject(self.about))]

    def choices(self, style: Style = NORMAL) -> list[str]:
        """The question."""
        return self.ask(style)

    def options(self) -> list[str]:
        """No numbers: cards are named."""
        return []

    def reply(self, line: str, style: Style = NORMAL) -> Reply | None:
        """Take the cards that were named; None if none was."""
        cards = () if self.done else read_cards(line)
        if not cards:
            return None
        for card in cards:
            if card not in self.wanted:
                self.missed = True
                return Reply((*self._against(card, style), *self.ask(style)[-1:]), False, False)
            self.found.add(card)
        if self.found < set(self.wanted):
            return Reply((_("Right, but that is not all. Name another one."),), True, False)
        self.done = True
        return Reply((_("Right."), *self._explained(style)), True, True)

    def hint(self, style: Style = NORMAL) -> list[str]:
        """What to look for, then the answer."""
        self.hints += 1
        if self.hints == 1:
            return [_(_HINTS[self.kind]) if self.kind in _HINTS else rule_sentence(self.rule)]
        self.helped = True
        return [self._answer(style)]

    def show(self, style: Style = NORMAL) -> list[str]:
        """The answer with its reason."""
        self.helped = self.done = True
        return [self._answer(style), *self._explained(style)]

    def restart(self) -> None:
        """Ask for all cards again."""
        self.found.clear()

    def _answer(self, style: Style) -> str:
        # Translators: the answer to a question; {cards} are cards without articles.
        return _("The answer: {cards}.").format(cards=style.list(self.wanted))

    def _explained(self, style: Style) -> list[str]:
        """Why the answer is right, where that is not heard from the question."""
        if self.kind == "unlocks" and self.about is not None:
            judged = verdict(self.state, play_card(self.about))
            return explain_briefly(self.state, judged, style)[:1]
        if self.kind == "start-suit":
            return self._otherwise(style)
        return []

    def _otherwise(self, style: Style) -> list[str]:
        """The circle that another starting card would have made."""
        for move in plays(self.state):
            card = card_of(self.state, move)
            if card is None or card in self.wanted or card.suit in self.state.row_of_suit:
                continue
            circles = prove_hopeless(apply(self.state, move))
            # Translators: {card} is a card with its article, the subject.
            first = _("If {card} starts the row, cards wait for one another.")
            told = first.format(card=style.subject(card))
            return [told, *proof(circles[:1], style)[1:]]
        return []

    def _against(self, card: Card, style: Style) -> list[str]:
        """What speaks against a card that was named."""
        if self.kind == "can-go":
            judged = verdict(self.state, play_card(card))
            return explain_briefly(self.state, judged, style)[:1]
        if self.kind == "start-suit":
            judged = verdict(self.state, play_card(card))
            if isinstance(judged, Illegal):
                return explain_briefly(self.state, judged, style)[:1]
            circles = prove_hopeless(apply(self.state, play_card(card)))
            if circles:
                return [_("No: then cards wait for one another."), *proof(circles[:1], style)[1:]]
        return [_("No."), where(self.state, card, style)]


def _rows(state: State, style: Style) -> list[str]:
    """All rows that are started."""
    return [table.row(state, row, style) for row in sorted(state.row_of_suit.values())]


def _wanted(kind: Kind, state: State, about: Card | None, deals: int) -> Cards:
    """Return the right cards, by the rules; none if the question makes no sense here."""
    if kind == "can-go":
        cards = tuple(card for move in plays(state) if (card := card_of(state, move)))
        return cards if len(cards) <= MOST_CARDS else ()
    if kind == "next-top":
        if state.stock_size or state.dealt < LOWEST or state.redeals_left == 0:
            return ()
        state = apply(state, REDEAL)
        for _deal in range(deals):
            state = apply(state, DRAW)
        return () if state.waste_top is None else (state.waste_top,)
    if kind == "start-suit":
        return _best_start(state)
    if about is None or verdict(state, play_card(about)).legal:
        return ()
    missing = missing_above(state, about)
    if len(missing) == 1:
        return missing
    if about.suit not in state.row_of_suit and about.rank != state.starting_rank:
        return (Card(about.suit, state.starting_rank),)
    return ()


def _best_start(state: State) -> Cards:
    """Return the one free starting card that leaves no circle, if all others make one."""
    free = [card for move in plays(state)
            if (card := card_of(state, move)) and card.suit not in state.row_of_suit]  # fmt: skip
    if len(free) < 2 or not state.rules.open_reserve:
        return ()
    alive = [card for card in free if not prove_hopeless(apply(state, play_card(card)))]
    return tuple(alive) if len(alive) == 1 else ()


_BETWEEN = re.compile(r"[,;+&]|\b(?:and|und|et)\b")


def read_cards(line: str) -> Cards:
    """Return the cards that a line names, one or several; none if any part is no card."""
    cards: list[Card] = []
    parts = [part.strip() for part in _BETWEEN.split(line) if part.strip(" .")]
    if len(parts) == 1 and read_card(parts[0]).card is None:
        parts = parts[0].split()
    for part in parts:
        card = read_card(part).card
        if card is None:
            return ()
        cards.append(card)
    return tuple(cards)


Question = WhichRow | NameCards


def make_question(
    kind: Kind, state: State, card: Card | None = None, deals: int = 1
) -> Question | None:
    """Return the exercise, None if the question makes no sense for this table and card.

    ``deals`` counts for the next top card only.
    """
    if kind == "which-row":
        return None if card is None else WhichRow(state, card)
    try:
        return NameCards(kind, state, card, deals=deals)
    except ValueError:
        return None
