"""What Tab offers: commands, what can follow them, the cards that can be seen, and what is next."""

from collections.abc import Iterable, Iterator

from osmosis_cli.game.rules import card_of, legal_moves
from osmosis_cli.shell.arguments import free_cards
from osmosis_cli.shell.session import Session
from osmosis_cli.shell.terminal.prompts import Choices
from osmosis_cli.words.cards import card_name
from osmosis_cli.words.fold import fold

_MOST = 12
"""How many choices are named on an empty line."""

_IN_A_GAME = ("go", "hint", "moves", "board", "undo", "why", "again", "help", "quit")
_AT_ITS_END = ("new", "review", "undo", "restart", "stats", "games", "again", "help", "quit")
_IN_AN_ACTIVITY = ("board", "why", "again", "help", "quit")
"""Commands that matter then, those that matter most first."""


def completions(session: Session, text: str) -> Choices:
    """Return what the end of this text can become.

    The first words become a command or a visible card; after a command comes what can follow it.
    Of an empty line it is only what matters most at this moment, the most likely first.
    """
    if session.question is not None and session.asking:
        return Choices(0, _begun(session.question.words(), text))
    if not text.strip():
        return Choices(0, tuple(dict.fromkeys(_now(session)))[:_MOST])
    local = session.vocabulary.local
    activity = session.activity.words() if session.activity else ()
    commands = tuple(local.shown.values())
    found = _command(session, text)
    if found is None:
        return Choices(0, _begun((*activity, *commands, *free_cards(session)), text))
    start, key = found
    head = fold(text[: start - 1]) + " "
    longer = [word[start:] for word in commands if fold(word).startswith(head)]
    return Choices(start, _begun((*session.commands[key].choices(session), *longer), text[start:]))


def _command(session: Session, text: str) -> tuple[int, str] | None:
    """Return the place after the command that begins the text and its blank, and the command."""
    local, english = session.vocabulary.local, session.vocabulary.english
    for at in (at for at in reversed(range(len(text))) if text[at] == " "):
        head = fold(text[:at])
        for words in (local.words, local.shorts, english.words):
            if head in words:
                return at + 1, words[head]
    return None


def _now(session: Session) -> Iterator[str]:
    """Return what the player is likely to type next."""
    shown = session.vocabulary.local.shown
    if session.activity is not None:
        yield from (*session.activity.words(), *(shown[key] for key in _IN_AN_ACTIVITY))
        return
    state = session.state
    if state.outcome != "open":
        yield from (shown[key] for key in _AT_ITS_END)
        return
    for move in legal_moves(state):
        card = card_of(state, move)
        yield card_name(card) if card is not None else shown[move.kind]
    yield from (shown[key] for key in _IN_A_GAME if key != "undo" or session.game.timeline.turns)


def _begun(words: Iterable[str], text: str) -> tuple[str, ...]:
    """Return the words that begin with this text, as they are spelled, each once, by alphabet.

    Numbers come first, in their order.
    """
    start = text.lower()
    found = {word for word in words if word.lower().startswith(start)}
    numbers = sorted((word for word in found if word.isdecimal()), key=int)
    return (*numbers, *sorted(found.difference(numbers), key=fold))
