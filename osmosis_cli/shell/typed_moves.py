"""Typed moves: a card, a pile or the waste, alone or with the place where it is to go."""

import re
from typing import NamedTuple

from osmosis_cli.game.state import (
    DRAW,
    REDEAL,
    RESERVES,
    SUITS,
    WASTE,
    Card,
    Move,
    Target,
    play_card,
)
from osmosis_cli.shell.answers import Misfit
from osmosis_cli.shell.vocabulary import Vocabularies
from osmosis_cli.words.cards import rank_name, suit_name
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import pgettext
from osmosis_cli.words.typed_cards import read_card
from osmosis_cli.words.verdicts import several_cards

Place = tuple[int | None, Target | None]
NOWHERE: Place = (None, None)


class MoveReading(NamedTuple):
    """What a typed text means as a move.

    ``move`` is the move, None if the text is none. ``cards`` are the cards that it could be about
    if it could be about more than one; ``row`` and ``target`` then still hold.
    """

    move: Move | None
    cards: tuple[Card, ...] = ()


NO_MOVE = MoveReading(None)


def read_move(text: str, known: Vocabularies) -> MoveReading:
    """Read a text as an attempt to play something, with a row or another place if one is named.

    Understood are a card in the language of the moment; ``r1`` to ``r4`` and the word for the
    reserve with a number; ``w`` and the words for the waste; each alone, or followed by a row
    with its number, or by the word for reserve, waste or stock. ``known`` are the words of the
    commands.
    """
    words = fold(text).split()
    whole = _what(words, known)
    if whole != NO_MOVE:
        return whole
    head, (row, target) = _split_place(words, known)
    reading = _what(head, known)
    if reading.move is None:
        return reading
    return MoveReading(reading.move._replace(row=row, target=target))


def named_move(text: str, wanted: str, known: Vocabularies) -> Move:
    """Read a text as an attempt to play something, for a command that needs one.

    Raises `Misfit` with the cards that it could mean, or with the sentence ``wanted``.
    """
    reading = read_move(text, known)
    if reading.move is not None:
        return reading.move
    raise Misfit(several_cards(reading.cards) if reading.cards else wanted)


def read_dealing(text: str, known: Vocabularies) -> Move | None:
    """Read the words for dealing and for turning the waste over as the moves that they ask for."""
    folded = fold(text)
    local = known.local
    keys = {local.words.get(folded), local.shorts.get(folded), known.english.words.get(folded)}
    if "draw" in keys:
        return DRAW
    return REDEAL if "redeal" in keys else None


def half_card(text: str) -> tuple[Card, ...]:
    """Return the cards that a rank without a suit, or a suit without a rank, can mean."""
    by_suit = [read_card(f"{text} {suit_name(suit)}").cards for suit in SUITS]
    if all(len(cards) == 1 for cards in by_suit):
        return tuple(cards[0] for cards in by_suit)
    by_rank = [read_card(f"{text} {rank_name(rank)}").cards for rank in range(1, 14)]
    if all(len(cards) == 1 for cards in by_rank):
        return tuple(cards[0] for cards in by_rank)
    return ()


def read_pile(text: str, known: Vocabularies) -> int | None:
    """Read ``r1`` to ``r4``, or the word for the reserve with a number, as that pile's number."""
    words = fold(text).split()
    if len(words) == 1 and re.fullmatch("r[1-4]", words[0]):
        return int(words[0][1])
    if len(words) == 2 and words[0] in _words_for(known, "reserve", "pile") | {"r"}:
        number = re.fullmatch("[1-4]", words[1])
        return int(number[0]) if number else None
    return None


def names_no_pile(text: str, known: Vocabularies) -> bool:
    """Tell whether the text is the reserve with a number that no pile has."""
    found = re.fullmatch(r"(.*?) ?([0-9]+)", fold(text))
    return found is not None and found[1] in _words_for(known, "reserve", "pile") | {"r"}


def _what(words: list[str], known: Vocabularies) -> MoveReading:
    text = " ".join(words)
    pile = read_pile(text, known)
    if pile is not None:
        return MoveReading(RESERVES[pile - 1])
    if text == "w" or text in _words_for(known, "waste"):
        return MoveReading(WASTE)
    reading = read_card(text)
    if len(reading.cards) > 1:
        return MoveReading(None, reading.cards)
    return MoveReading(play_card(reading.cards[0])) if reading.cards else NO_MOVE


def _split_place(words: list[str], known: Vocabularies) -> tuple[list[str], Place]:
    """Cut the place off the end of a move; the words stay whole if none is there."""
    numbered = len(words) >= 2 and re.fullmatch("[1-4]", words[-1]) is not None
    if numbered and words[-2] in _words_for(known, "row"):
        return _without_links(words[:-2]), (int(words[-1]), None)
    end = words
    if numbered:
        if words[-2] not in _words_for(known, "reserve", "pile"):
            return words, NOWHERE
        end = words[:-1]
    targets: dict[Target, str] = {"reserve": "reserve", "waste": "waste", "stock": "stock"}
    for target, key in targets.items():
        if end and end[-1] in _words_for(known, key) | ({"pile"} if key == "reserve" else set()):
            return _without_links(end[:-1]), (None, target)
    glued = re.fullmatch("r([1-4])", words[-1]) if words else None
    if glued and len(words) > 1:
        return _without_links(words[:-1]), (None, "reserve")
    return words, NOWHERE


def _without_links(words: list[str]) -> list[str]:
    # Translators: small words that may stand between a card and the place where it goes, folded
    # together by blanks: "8 of hearts to the row 2". Articles in all cases belong here too.
    links = set(fold(pgettext("links to a place", "to in into on onto the")).split())
    links |= {"to", "in", "into", "on", "onto", "the"}
    while words and words[-1] in links:
        words = words[:-1]
    return words


def _words_for(known: Vocabularies, *keys: str) -> set[str]:
    """The one-word forms of these commands in the language of the moment and in English."""
    return {
        word
        for vocabulary in (known.local, known.english)
        for key in keys
        for word in vocabulary.words_of(key)
        if " " not in word
    }
