"""What Tab offers: commands, what can follow them, and the cards that can be seen."""

from collections.abc import Iterable

from osmosis_cli.shell.session import Session
from osmosis_cli.shell.terminal.prompts import Choices
from osmosis_cli.words import language
from osmosis_cli.words.cards import card_name
from osmosis_cli.words.fold import fold

_TAKE_CARDS = ("play", "why", "find")


def completions(session: Session, text: str) -> Choices:
    """Return what the end of this text can become.

    The first word becomes a command or a visible card; after a command comes what can follow it.
    """
    if session.question is not None and session.asking:
        return Choices(0, _begun(session.question.words(), text))
    local = session.vocabulary.local
    head, blank, rest = text.partition(" ")
    key = local.words.get(fold(head)) or local.shorts.get(fold(head))
    if blank and key is not None:
        return Choices(len(head) + 1, _begun(_arguments(session, key), rest))
    words = session.activity.words() if session.activity else ()
    return Choices(0, _begun((*words, *local.shown.values(), *_cards(session)), text))


def _arguments(session: Session, key: str) -> Iterable[str]:
    if key in _TAKE_CARDS:
        return _cards(session)
    if key == "help":
        from osmosis_cli.words.rulebook import terms

        return (*session.vocabulary.local.shown.values(), *(term.name for term in terms()))
    if key == "rules":
        from osmosis_cli.words.rulebook import SECTIONS

        return (section.title for section in SECTIONS)
    if key == "language":
        return language.LANGUAGES
    if key in ("save", "load", "delete"):
        return (save.name for save in session.autosave.saves())
    return ()


def _cards(session: Session) -> list[str]:
    """The names of the cards on top of the reserve and of the waste."""
    cards = [card for _pile, card in session.state.tops()]
    if session.state.waste_top is not None:
        cards.append(session.state.waste_top)
    return [card_name(card) for card in cards]


def _begun(words: Iterable[str], text: str) -> tuple[str, ...]:
    """Return the words that begin with this text, as they are spelled, each once, by alphabet."""
    start = text.lower()
    return tuple(sorted({word for word in words if word.lower().startswith(start)}, key=fold))
