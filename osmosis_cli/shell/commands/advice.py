"""The commands of advice: hints, the truth from all cards, and looking back at a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osmosis_cli.shell.answers import Answer, Misfit
from osmosis_cli.shell.arguments import nothing
from osmosis_cli.shell.commands.past_games import pick, read_game_number
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.shell.advice import Part

_PARTS: dict[Part, tuple[str, str]] = {
    # Translators: typed after the command review: go one move on. All forms that a player would
    # type, with blanks between them.
    "next": pgettext_noop("typed after review", "next on forward"),
    # Translators: typed after the command review: go one move back.
    "back": pgettext_noop("typed after review", "back backward previous"),
    # Translators: typed after the command review: follow the line that wins.
    "better": pgettext_noop("typed after review", "better winning"),
    # Translators: typed after the command review: follow the moves that the player made.
    "mine": pgettext_noop("typed after review", "mine own my"),
}


def _part(_session: Session, text: str) -> Part | int:
    """Read what part of the review is wanted, or which game by its number.

    Raises `Misfit` for anything else.
    """
    if not text:
        return ""
    number = read_game_number(text)
    if number is not None:
        return number
    # Articles and the like may stand by the word.
    typed = set(fold(text).split())
    for wish, words in _PARTS.items():
        if typed & {wish, *map(fold, pgettext(*words).split())}:
            return wish
    raise Misfit(_("After review can follow: next, back, better, mine, or the number of a game."))


def _parts(_session: Session) -> list[str]:
    """Return the words that can follow the command for looking back."""
    return [pgettext(*words).split()[0] for words in _PARTS.values()]


def _how(_session: Session, text: str) -> bool:
    """Read whether all cards are to be used. Raises `Misfit` for anything else."""
    if not text:
        return False
    # Translators: typed after the command hint; all forms that a player would type, with blanks
    # between them. All cards are then used, the hidden ones too.
    if fold(text) in {"all", *map(fold, pgettext("typed after hint", "all").split())}:
        return True
    raise Misfit(_("Only the word all can follow: then the hint uses the hidden cards too."))


def _all_word(_session: Session) -> list[str]:
    """Return the word for using all cards."""
    return pgettext("typed after hint", "all").split()[:1]


def give_hint(session: Session, with_all: bool) -> Answer:
    """Give the next step of a hint, or the move that wins when all cards are known."""
    # The coach and the solver take long to load.
    from osmosis_cli.shell import advice

    return advice.give_hint(session, with_all)


def winnable(session: Session, _argument: None) -> Answer:
    """Say whether the game can still be won."""
    # The solver takes long to load.
    from osmosis_cli.shell import advice

    return advice.winnable(session)


def why_lost(session: Session, _argument: None) -> Answer:
    """Prove that the game is lost, if it is."""
    # The solver takes long to load.
    from osmosis_cli.shell import advice

    return advice.why_lost(session)


def review(session: Session, wish: Part | int) -> Answer:
    """Look back at the game, or at another one by its number, or go on in the review."""
    # The solver takes long to load.
    from osmosis_cli.shell import advice

    if not isinstance(wish, int):
        return advice.review(session, wish)
    if session.own_game.listed == wish:
        return advice.review(session, "")
    answer = pick(session, wish)
    if session.game.listed != wish or session.question is not None:
        return answer
    return answer._replace(lines=(*answer.lines, *advice.review(session, "").lines))


COMMANDS = (
    Command(
        "hint",
        "learn",
        pgettext_noop("command words", "hint, tip; hi"),
        gettext_noop(
            "Gives a hint from the cards that you have seen. Asked again, it says more: where to "
            "look, the idea, the move. With the word all it uses hidden cards, and the game counts "
            "as helped."
        ),
        _how,
        give_hint,
        pgettext_noop("command forms", "hint, hint all"),
        _all_word,
    ),
    Command(
        "winnable",
        "learn",
        pgettext_noop("command words", "winnable, is it lost"),
        gettext_noop(
            "Says whether the game can still be won. It uses hidden cards and counts as help."
        ),
        nothing,
        winnable,
    ),
    Command(
        "why lost",
        "learn",
        pgettext_noop("command words", "why lost, why is it lost"),
        gettext_noop(
            "Says why the game cannot be won any more. Before its end that uses hidden cards and "
            "counts as help."
        ),
        nothing,
        why_lost,
    ),
    Command(
        "review",
        "learn",
        pgettext_noop("command words", "review, look back; rv"),
        gettext_noop(
            "Tells whether the deal could be won and which move let it slip, and goes through both "
            "lines. Before the end of the game it uses hidden cards and counts as help."
        ),
        _part,
        review,
        pgettext_noop(
            "command forms",
            "review, review next, review back, review better, review mine, review game 12",
        ),
        _parts,
    ),
)
