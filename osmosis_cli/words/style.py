"""How much is said and how cards are written: the player's choice, applied to every answer."""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from osmosis_cli.game.state import Card
from osmosis_cli.words import cards as names
from osmosis_cli.words.texts import pgettext

Detail = Literal["short", "normal", "full"]
CardStyle = Literal["auto", "words", "short"]
Part = Literal["passes", "piles", "prompt", "state"]

PARTS: tuple[Part, ...] = ("passes", "piles", "prompt")
"""The parts of answers that can be left out one by one: where a pass stands, how many cards lie
under the top of a pile, and the words of the prompt. The state on the prompt is none of them: it is
written in signs, and only for those who ask for it."""


class Style(NamedTuple):
    """The wording of answers.

    ``detail`` changes how long the wording is. ``cards`` is ``words`` for names, ``short`` for
    the codes of the language, ``auto`` for codes in short wording and names otherwise. ``silent``
    are the parts that are left out. With ``state`` the prompt begins with `short_state`.
    """

    detail: Detail = "normal"
    cards: CardStyle = "words"
    silent: frozenset[Part] = frozenset()
    state: bool = False

    @property
    def codes(self) -> bool:
        """Whether cards are written as codes."""
        return self.cards == "short" or (self.cards == "auto" and self.detail == "short")

    def name(self, card: Card) -> str:
        """The card without article."""
        return names.card_code_local(card) if self.codes else names.card_name(card)

    def top(self, card: Card, playable: bool) -> str:
        """The card without article, as what lies on top; it is told if it can be played."""
        if not playable:
            return self.name(card)
        # Translators: {card} is a card without article, which can be played now. The whole stands
        # in place of a card without article, as in "Reserve 2: 8 of clubs fits, the last card."
        return pgettext("on top", "{card} fits").format(card=self.name(card))

    def subject(self, card: Card) -> str:
        """The card as the subject of a sentence."""
        return names.card_code_local(card) if self.codes else names.card_subject(card)

    def object(self, card: Card) -> str:
        """The card as a direct object."""
        return names.card_code_local(card) if self.codes else names.card_object(card)

    def under(self, card: Card) -> str:
        """The card after words for under."""
        return names.card_code_local(card) if self.codes else names.card_under(card)

    def list(self, cards: Iterable[Card]) -> str:
        """Cards without articles, in the order given."""
        return names.join_list(map(self.name, cards))

    def ranks(self, cards: Iterable[Card]) -> str:
        """The ranks of cards of one suit, from ace to king; codes have only blanks between."""
        if self.codes:
            return " ".join(names.rank_codes(rank)[0] for rank in sorted(c.rank for c in cards))
        return names.rank_list(cards)


NORMAL = Style()


def sentence(text: str) -> str:
    """The text with a capital first letter, for sentences that open with a card or a word."""
    return text[:1].upper() + text[1:]
