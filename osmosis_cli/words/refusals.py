"""Why a typed line was not carried out."""

from collections.abc import Sequence

from osmosis_cli.game.state import Card
from osmosis_cli.words.cards import card_choice
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _

SHOWN = 40
"""How many characters of a line that was not understood are said back."""


def several_cards(cards: Sequence[Card]) -> str:
    """The sentence for a text that fits more than one card."""
    # Translators: {cards} are cards without articles, such as "8 of clubs or 8 of hearts".
    text = _("That can mean several cards: {cards}. Type the card in full.")
    return text.format(cards=card_choice(cards))


def several_commands(words: Sequence[str]) -> str:
    """The sentence for a text that more than one command begins with."""
    # Translators: {commands} are command words, such as "reserve, restart or row".
    text = _("That can mean several commands: {commands}. Type more of the word.")
    return text.format(commands=join_or(words))


def not_understood(typed: str, nearest: str | None) -> str:
    """The sentence for a text that means nothing, with the command word nearest to it, if any."""
    shown = visible(typed[:SHOWN])
    if nearest is None:
        # Translators: {typed} is what the player typed.
        return _("I do not know “{typed}”. Type help for the commands.").format(typed=shown)
    # Translators: {typed} is what the player typed, {command} the command word nearest to it.
    text = _("I do not know “{typed}”. The nearest command is {command}. Nothing was done.")
    return text.format(typed=shown, command=nearest)


def lessons_only(word: str) -> str:
    """Say that a word means something in lessons only, and how to come to them."""
    # Translators: {word} is a word to type.
    text = _("The word {word} belongs to lessons. Type learn to begin one.")
    return text.format(word=word)


def dropped() -> str:
    """Say that a question got no answer, so that what it asked about was not done."""
    return _("The question is dropped, and nothing was done.")
