"""Questions that commands ask: yes or no, and lists from which a number picks."""

from collections.abc import Callable, Iterable, Sequence

from osmosis_cli.game.state import Card
from osmosis_cli.shell.answers import Answer, Question, say
from osmosis_cli.shell.session import Session
from osmosis_cli.words.lexemes import Line, lexemes
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.yesno import no_word, parse_agreement, yes_word

MOST_WORDS = 8
"""The most words that are looked at for a number."""

MOST_DIGITS = 9
"""A line of more digits than this is no number of a list, but perhaps a deal number."""


def confirm(
    session: Session, asked: Callable[[], Iterable[str]], agreed: Callable[[], Answer]
) -> Answer:
    """Ask a question of yes and no; a no leaves everything as it is.

    ``asked`` makes the lines of the question in the language of the moment.
    """

    def reply(line: str) -> Answer | None:
        wanted = parse_agreement(line)
        if wanted is None:
            return None
        return agreed() if wanted else say(_("Good, nothing changes."))

    return session.ask(Question(asked, reply, words=lambda: (yes_word(), no_word())))


def choose(
    session: Session,
    asked: Callable[[], Iterable[str]],
    names: Sequence[str],
    cards: Sequence[Card | None],
    pick: Callable[[int], Answer],
) -> Answer:
    """Ask which of several things is meant; a word that fits only one of them is enough.

    ``names`` are what they are called, ``cards`` which cards they are, if they are cards.
    ``pick`` gives the answer to a place in ``names``, from 0.
    """

    def reply(line: str) -> Answer | None:
        number = _picked(session, line, names, cards)
        return None if number is None else pick(number)

    return session.ask(Question(asked, reply, "menu", words=lambda: names))


def _picked(
    session: Session, line: str, names: Sequence[str], cards: Sequence[Card | None]
) -> int | None:
    """The place of the one thing that a line fits, None if it fits none or several."""
    known = lexemes()
    found = Line(line, Line.cut(line), known)
    typed = set(found.words[:-1]) - known.cards.ignored
    parts = {
        slot
        for name in ("card", "rank", "suit")
        for at in range(found.size)
        for _end, slots in found.found(name, at)[:1]
        for slot in slots
    }
    fitting = [
        number
        for number, card in enumerate(cards)
        if card is not None and parts and all(_agrees(card, *part) for part in parts)
    ]
    if not fitting:
        fitting = [
            number
            for number, name in enumerate(names)
            if typed and typed <= {word for word, _start, _end in Line.cut(name)}
        ]
    if not fitting:
        numbers = [ends[0][1][0][1] for slot in ("nth", "n") if (ends := found.found(slot, 0))]
        fitting = [number - 1 for number in numbers if 1 <= number <= len(names)][:1]
    if not fitting:
        places = {f"r{pile}": card for pile, card in session.state.tops()}
        there = {
            places.get(word, session.state.waste_top if word == "w" else None) for word in typed
        }
        fitting = [number for number, card in enumerate(cards) if card and card in there]
    return fitting[0] if len(fitting) == 1 else None


def _agrees(card: Card, slot: str, value: object) -> bool:
    if slot == "card":
        return isinstance(value, tuple) and card in value
    return value == (card.rank if slot == "rank" else card.suit)


def numbered(
    session: Session, lines: Sequence[str], count: int, pick: Callable[[int], Answer]
) -> Answer:
    """Say a list with entries from 1 to ``count``, and let the next line pick one by its number.

    ``lines`` say the list, the numbers included. ``pick`` gives the answer to a number. Any other
    line is read as usual. While an exercise waits for a number, numbers are meant for it.
    """
    if count and not (session.activity and session.activity.question()):

        def reply(line: str) -> Answer | None:
            number = typed_number(line)
            if number is None:
                return None
            if 1 <= number <= count:
                return pick(number)
            session.question = offer
            return say(wrong_choice(count))

        offer = Question(lambda: lines, reply, "offer")
        session.question = offer
    return say(*lines)


def typed_number(line: str) -> int | None:
    """Return the number that a line is, in digits, as a word or as an ordinal, None if none."""
    text = line.strip().rstrip(".")
    if text.isascii() and text.isdigit():
        return int(text) if len(text) <= MOST_DIGITS else None
    found = Line(line, Line.cut(line)[:MOST_WORDS], lexemes())
    for slot in ("nth", "n"):
        for end, slots in found.found(slot, 0):
            if end == found.size:
                return int(slots[0][1])
    return None


def wrong_choice(count: int) -> str:
    """What is said to a number that no entry has."""
    return _("Choose a number from 1 to {count}.").format(count=count)
