"""From what a line says to what it means in the game at hand.

Cards are named by what can be seen of them: by a rank or a suit alone, by their place, by "it".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import (
    DRAW,
    REDEAL,
    RESERVES,
    WASTE,
    Card,
    Move,
    Target,
    full_deck,
    play_card,
)
from osmosis_cli.shell.answers import Misfit
from osmosis_cli.shell.commands.saves import slots as saves
from osmosis_cli.shell.readings import (
    Call,
    Choice,
    Doubt,
    Option,
    Play,
    Reading,
    Steps,
    WrongArgument,
)
from osmosis_cli.shell.session import Session
from osmosis_cli.words.cards import card_name
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext

if TYPE_CHECKING:
    from osmosis_cli.words.grammar import Meaning

TELLING = frozenset(
    (
        "board", "row", "rows", "reserve", "pile", "waste", "stock", "needs", "moves", "find",
        "seen", "coming", "tops", "score", "why", "why lost", "again", "history", "number", "saves",
        "stats", "hint", "winnable", "lessons", "progress", "rules", "help", "settings", "more",
        "review",
    )
)  # fmt: skip
"""The keys of the commands that change nothing, or ask before they do."""

MOST_TIMES = 30
"""How often a line can have something done."""

_FROM = ("from pile", "from waste", "from stock", "from reserve")
"""Slots that tell where a card lies."""

Slots = dict[str, Any]
Made = Callable[[Move], Reading]


class Meanings:
    """Says what meanings of lines are in a session.

    ``it`` is the card that was named last, by the player or by the answer.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.it: Card | None = None
        self._special: dict[str, Callable[[Slots], Reading | None]] = {
            "play": self._play,
            "maybe play": self._maybe_play,
            "why": self._why,
            "find": self._find,
            "draw": self._draw,
            "undo": self._undo,
            "new": self._new,
            "save": self._save,
            "load": lambda slots: self._save_named("load", slots),
            "delete": lambda slots: self._save_named("delete", slots),
            "rules": self._rules,
            "help": self._help,
            "language": lambda slots: self._call("language", slots.get("language", "")),
        }

    def reading(self, meanings: Iterable[Meaning]) -> Reading | None:
        """Return the first of these that can be meant, or else what keeps it from being meant."""
        meanings = list(meanings)
        if {"draw", "redeal"} <= {meaning.key for meaning in meanings}:
            # One word for both means what can be done.
            not_now = "redeal" if self.session.state.stock_size else "draw"
            meanings = [meaning for meaning in meanings if meaning.key != not_now]
        misfit: WrongArgument | None = None
        for meaning in meanings:
            try:
                found = self._reading(meaning)
            except Misfit as wrong:
                misfit = misfit or WrongArgument(wrong.sentence)
                continue
            if found is not None:
                return found
        return misfit

    def noted(self, reading: Reading) -> None:
        """Remember what "it" is after this was done."""
        if isinstance(reading, Call) and reading.command.key == "find":
            self.it = reading.argument[0] if len(reading.argument) == 1 else None
        elif isinstance(reading, Call) and reading.command.key in ("draw", "go", "waste"):
            self.it = self.session.state.waste_top
        elif isinstance(reading, Call) and reading.command.key == "pile":
            self.it = dict(self.session.state.tops()).get(reading.argument)
        move = reading.move if isinstance(reading, Play) else getattr(reading, "argument", None)
        if isinstance(move, Move):
            judged = self.session.judged
            self.it = (judged and judged.verdict.reason.card) or move.card or self.it

    def _reading(self, meaning: Meaning) -> Reading | None:
        slots = {slot: self._numbered(slot, value) for slot, value in meaning.slots.items()}
        special = self._special.get(meaning.key)
        if special is not None:
            return special(slots)
        if meaning.key in ("row", "needs") and "suit" in slots:
            slots["row"] = self._row_of(slots["suit"])
        for slot in ("row", "pile", "value", "n", "topic", "name"):
            # What names the pile as a whole is no number of it.
            if slot in slots and slots[slot] is not True:
                return self._call(meaning.key, str(slots[slot]))
        return self._call(meaning.key)

    def _numbered(self, slot: str, value: Any) -> Any:
        """The number of a row that is named by its suit: where the suit has none, the next one."""
        if slot.endswith("row") and isinstance(value, str):
            return self._row_of(value)
        return value

    def _row_of(self, suit: str) -> int | None:
        return self.session.state.row_of_suit.get(suit) or self.session.state.next_row

    def _call(self, key: str, text: str = "") -> Call:
        command = self.session.commands[key]
        return Call(command, command.parse(self.session, text))

    # --- moves

    def _play(self, slots: Slots) -> Reading | None:
        return self._about_move(slots, Play) if slots else None

    def _maybe_play(self, slots: Slots) -> Reading | None:
        """A rank by itself: a court card is meant, a number may be meant."""
        found = self._play(slots)
        if slots["rank"] in (1, 11, 12, 13) or not isinstance(found, Play):
            return found
        card = found.move.card
        return Doubt(card_name(card), found) if card else found

    def _why(self, slots: Slots) -> Reading | None:
        command = self.session.commands["why"]
        asked = {slots.get("do"), slots.get("value")}
        if "draw" in asked:
            return Call(command, DRAW)
        if "redeal" in asked:
            return Call(command, REDEAL)
        parts = ("card", "pile", "waste", "rank", "suit", "red", "black", "from pile", "from waste")
        known = "it" in slots and self.it is not None
        if not known and not any(part in slots for part in parts):
            return Call(command, None)
        return self._about_move(slots, lambda move: Call(command, move))

    def _about_move(self, slots: Slots, made: Made) -> Reading | None:
        if "from n" in slots:
            slots = {**slots, "from pile": slots["from n"]}
        row, target = self._destination(slots)

        def of(move: Move) -> Reading:
            return made(move._replace(row=row, target=target))

        if "pile" in slots or "from pile" in slots and not _names_card(slots):
            return of(RESERVES[self._pile(slots.get("pile", slots.get("from pile"))) - 1])
        if "waste" in slots or "from waste" in slots and not _names_card(slots):
            return of(WASTE)
        if "it" in slots:
            if self.it is None:
                raise Misfit(_("Name the card."))
            return of(play_card(self.it))
        if "card" in slots:
            cards: tuple[Card, ...] = slots["card"]
            if len(cards) > 1:
                return _choice([(card, of(play_card(card))) for card in cards])
            if not self._lies_where_told(cards[0], slots):
                return Call(self.session.commands["find"], cards)
            return of(play_card(cards[0]))
        return self._free_card(slots, of, row)

    def _free_card(self, slots: Slots, of: Made, row: int | None) -> Reading | None:
        """The one free card that fits what was told of it."""
        free = [card for card in self._free(slots) if _fits(card, slots)]
        if not free:
            raise Misfit(_("No such card lies free now. Name one that does."))
        if len(free) > 1:
            legal = [
                card for card in free if verdict(self.session.state, play_card(card, row)).legal
            ]
            free = legal or free
        if len(free) == 1:
            return of(play_card(free[0]))
        return _choice([(card, of(play_card(card))) for card in free])

    def _free(self, slots: Slots) -> list[Card]:
        """The cards on top of the reserve and of the waste, of one place if it is named."""
        state = self.session.state
        wanted = slots.get("from pile")
        tops = [card for pile, card in state.tops() if wanted in (None, pile)]
        if state.waste_top is not None and wanted is None and "from reserve" not in slots:
            tops.append(state.waste_top)
        # No card of the stock can be named: what came from it last is meant.
        if "from waste" in slots or "from stock" in slots:
            return [state.waste_top] if state.waste_top is not None else []
        return tops

    def _lies_where_told(self, card: Card, slots: Slots) -> bool:
        told = any(slot in slots for slot in _FROM)
        return not told or card in self._free(slots)

    def _destination(self, slots: Slots) -> tuple[int | None, Target | None]:
        state = self.session.state
        for slot in ("to row", "to n", "row"):
            if slot in slots:
                return self.session.commands["row"].parse(self.session, str(slots[slot])), None
        if "to newrow" in slots:
            return state.next_row, None
        if "to suit" in slots:
            return state.row_of_suit.get(slots["to suit"]), None
        if "to card" in slots:
            # A card goes under one of its rank, into another row.
            ranks = {slots.get("rank"), *(card.rank for card in slots.get("card", ()))}
            suits = {card.suit for card in slots["to card"] if card.rank not in ranks}
            rows = [state.row_of_suit[suit] for suit in suits if suit in state.row_of_suit]
            return (rows[0] if len(rows) == 1 else None), None
        if "to pile" in slots or "to reserve" in slots:
            return None, "reserve"
        if "to waste" in slots:
            # "on the waste" tells where a card comes from if it lies there.
            on_top = any(_fits(card, slots) for card in self._free({"from waste": True}))
            return None, (None if on_top else "waste")
        return None, ("stock" if "to stock" in slots else None)

    def _pile(self, number: object) -> int:
        return int(self.session.commands["pile"].parse(self.session, str(number)))

    def _draw(self, slots: Slots) -> Reading | None:
        draw = self._call("draw")
        if "times" in slots:
            return Steps((draw,) * min(int(slots["times"]), MOST_TIMES))
        size = self.session.game.rules.draw
        if slots.get("cards", size) == size:
            return draw
        text = ngettext("a deal of one card", "a deal of {count} cards", size)
        return Doubt(text.format(count=size), draw)

    def _undo(self, slots: Slots) -> Reading | None:
        """The last turn back; if a card is named, only where that turn played it."""
        if _names_card(slots):
            turns = self.session.game.timeline.turns
            played = turns[-1].steps[-1].card if turns else None
            if played is None or not _fits(played, slots):
                return None
        told = (slots[slot] for slot in ("value", "times", "n") if slot in slots)
        return self._call("undo", str(next(told, "")))

    # --- other commands

    def _find(self, slots: Slots) -> Reading | None:
        command = self.session.commands["find"]
        if "rank" in slots or "suit" in slots:
            return Call(command, tuple(card for card in full_deck() if _fits(card, slots)))
        if "card" not in slots:
            return self._call("find")
        cards: tuple[Card, ...] = slots["card"]
        if len(cards) > 1:
            return _choice([(card, Call(command, (card,))) for card in cards])
        return Call(command, cards)

    def _new(self, slots: Slots) -> Reading | None:
        if "topic" not in slots:
            return self._call("new", str(slots.get("n", "")))
        try:
            return self._call("new", f"{slots.get('n', '')} {slots['topic']}".strip())
        except Misfit:
            return None

    def _save(self, slots: Slots) -> Reading | None:
        if "name" in slots:
            return self._call("save", slots["name"])
        raise Misfit(_("What is the save to be called? Type save and a name."))

    def _save_named(self, key: str, slots: Slots) -> Reading | None:
        there = [slot.name for slot in saves(self.session)]
        if "name" in slots:
            found = self._call(key, slots["name"])
            return found if found.argument[1] is not None else None
        if len(there) > 1:
            return Choice(tuple(Option(name, self._call(key, name)) for name in there))
        return self._call(key, there[0]) if there else self._call("saves")

    def _rules(self, slots: Slots) -> Reading | None:
        if slots.get("value") == "goal":
            return self._call("rules", "1")
        if "topic" in slots:
            # The rule book is large.
            from osmosis_cli.words.rulebook import Section, find_section

            found = find_section(slots["topic"])
            return self._call("rules", slots["topic"]) if isinstance(found, Section) else None
        return self._call("rules", str(slots.get("n", "")))

    def _help(self, slots: Slots) -> Reading | None:
        topic = slots.get("topic") or slots.get("value") or slots.get("do", "")
        try:
            return self._call("help", str(topic))
        except Misfit:
            return None


def _names_card(slots: Slots) -> bool:
    return any(slot in slots for slot in ("card", "rank", "suit", "red", "black", "any", "it"))


def _fits(card: Card, slots: Slots) -> bool:
    """Whether a card is as it was told."""
    return (
        slots.get("rank") in (None, card.rank)
        and slots.get("suit") in (None, card.suit)
        and ("card" not in slots or card in slots["card"])
        and not ("red" in slots and card.suit in "CS")
        and not ("black" in slots and card.suit in "DH")
    )


def _choice(options: list[tuple[Card, Reading]]) -> Choice:
    return Choice(tuple(Option(card_name(card), reading, card) for card, reading in options))
