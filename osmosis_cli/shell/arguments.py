"""What may follow a command: parsers that give its argument or say what is wanted."""

import re
from typing import Literal

from osmosis_cli.game.state import SUITS
from osmosis_cli.shell.answers import Misfit
from osmosis_cli.shell.session import Session
from osmosis_cli.words.cards import card_name, suit_name
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext, pgettext_noop
from osmosis_cli.words.typed_cards import read_card

MOST = 10**6
"""The largest number that a command takes."""

END_MARKS = " \t.!,;:\u00a0"
"""What may stand at the ends of a line and means nothing."""


def nothing(_session: Session, text: str) -> None:
    """Take no argument. Raises `Misfit` if there is one."""
    if text:
        raise Misfit(stands_alone())


def stands_alone() -> str:
    """What is said when something follows a command that takes nothing."""
    return _("This command stands alone. Type it without anything after it.")


def anything(_session: Session, text: str) -> str:
    """Take the rest of the line as it was typed, empty if there is none."""
    return text


def optional_count(_session: Session, text: str) -> int | None:
    """Take a number from 1 on, None if there is none. Raises `Misfit` for anything else."""
    if not text:
        return None
    number = read_count(text)
    if number is None:
        raise Misfit(_("Only a number can follow this command, from 1 on."))
    return number


def count_or_step(session: Session, text: str) -> int | Literal["step"] | None:
    """Take a number, or the word for a step. Raises `Misfit` for anything else."""
    # Translators: what is typed after undo to take back one move of a line that made several.
    step = pgettext("after undo", "step")
    return "step" if fold(text) in (fold(step), "step") else optional_count(session, text)


def row_number(_session: Session, text: str) -> int:
    """Take the number of a row. Raises `Misfit` for anything else."""
    number = read_count(text)
    if number is None or number > 4:
        raise Misfit(_("Name a row from 1 to 4."))
    return number


def optional_row(session: Session, text: str) -> int | None:
    """Take the number of a row, None if there is none. Raises `Misfit` for anything else."""
    return row_number(session, text) if text else None


def pile_number(_session: Session, text: str) -> int:
    """Take the number of a reserve pile. Raises `Misfit` for anything else."""
    number = read_count(text)
    if number is None or number > 4:
        raise Misfit(no_such_pile())
    return number


def no_such_pile() -> str:
    """What is said to any other number of a reserve pile."""
    return _("Name a reserve pile from 1 to 4.")


# Translators: what is typed after a command to switch something on or off, one word each
_ON = pgettext_noop("switch", "on")
_OFF = pgettext_noop("switch", "off")


def is_off(text: str) -> bool:
    """Tell whether the text is the word for off."""
    return fold(text) in (fold(pgettext(*_OFF)), _OFF[1])


def on_or_off(_session: Session, text: str) -> bool | None:
    """Take the word for on or for off, None if there is none. Raises `Misfit` for anything else."""
    if not text:
        return None
    if fold(text) in (fold(pgettext(*_ON)), _ON[1]):
        return True
    if is_off(text):
        return False
    # Translators: {on} and {off} are the words to type.
    sentence = _("Choose {on} or {off}.").format(on=pgettext(*_ON), off=pgettext(*_OFF))
    raise Misfit(sentence)


def switch_words(_session: Session) -> tuple[str, str]:
    """Return the words for on and off."""
    return pgettext(*_ON), pgettext(*_OFF)


def off_word(_session: Session) -> tuple[str]:
    """Return the word for off."""
    return (pgettext(*_OFF),)


def numbers_to_four(_session: Session) -> tuple[str, ...]:
    """Return the numbers of the rows and of the reserve piles."""
    return ("1", "2", "3", "4")


def free_cards(session: Session) -> list[str]:
    """Return the names of the cards on top of the reserve and of the waste."""
    cards = [card for _pile, card in session.state.tops()]
    if session.state.waste_top is not None:
        cards.append(session.state.waste_top)
    return [card_name(card) for card in cards]


def read_count(text: str) -> int | None:
    """Read a number from 1 on, in ASCII digits or as a word up to ten; None if it is none.

    A number of more than a million counts as a million.
    """
    if re.fullmatch("0*[1-9][0-9]{0,99}", text, re.ASCII):
        return min(int(text), MOST)
    # The words for numbers are those for ranks of cards.
    rank = _rank(text)
    return rank if rank is not None and rank <= 10 else None


def _rank(word: str) -> int | None:
    if not word.isalpha():
        return None
    card = read_card(f"{word} {suit_name(SUITS[0])}").card
    return card.rank if card else None


NUMERIC = (optional_count, count_or_step, row_number, optional_row, pile_number)
"""The parsers of a number: it may be glued to the short form of its command, as in ``o2``."""
