"""Looking back at a game: what let a win slip, and both lines step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from osmosis_cli.shell.answers import Answer, Misfit, say
from osmosis_cli.shell.commands.coach import is_over
from osmosis_cli.shell.commands.past_games import pick, read_game_number
from osmosis_cli.shell.questions import confirm
from osmosis_cli.shell.session import Command, Session
from osmosis_cli.shell.terminal.signals import CTRL_C
from osmosis_cli.words import table
from osmosis_cli.words.fold import fold
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext, pgettext_noop

if TYPE_CHECKING:
    from osmosis_cli.shell.advice import LookingBack

Part = Literal["", "next", "back", "better", "mine"]
Wish = Part | int

_WISHES: dict[Part, tuple[str, str]] = {
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


def _wish(_session: Session, text: str) -> Wish:
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
    for wish, words in _WISHES.items():
        if typed & {wish, *map(fold, pgettext(*words).split())}:
            return wish
    raise Misfit(_("After review can follow: next, back, better, mine, or the number of a game."))


def review(session: Session, wish: Wish) -> Answer:
    """Look back at the game, or at another one, or go on in the review."""
    if isinstance(wish, int):
        if session.own_game.listed == wish:
            return review(session, "")
        answer = pick(session, wish)
        if session.game.listed != wish or session.question is not None:
            return answer
        return answer._replace(lines=(*answer.lines, *review(session, "").lines))
    if wish and _current(session) is not None:
        return say(*_follow(session, wish))

    def tell() -> Answer:
        from osmosis_cli.words.looking_back import summary

        made = _made(session)
        if session.state.outcome != "won":
            session.assist()
        return say(*(_follow(session, wish) if wish else summary(made.review, session.style)))

    if is_over(session) or session.game.assisted:
        return tell()
    return confirm(session, table.warning, tell)


def _current(session: Session) -> LookingBack | None:
    """The review of this game, None if there is none or the game has gone on since."""
    from osmosis_cli.shell.advice import LookingBack

    made, timeline = session.memory.last(LookingBack), session.game.timeline
    if made is not None and made.state is timeline.state and made.start is timeline.start:
        return made
    return None


def _made(session: Session) -> LookingBack:
    """The review of this game, made now if need be."""
    made, timeline = _current(session), session.game.timeline
    if made is None:
        from osmosis_cli.game.review import review as look_back
        from osmosis_cli.shell.advice import LookingBack

        steps = tuple(step for turn in timeline.turns for step in turn.steps)
        with CTRL_C.stops():
            found = look_back(timeline.start, steps)
        made = LookingBack(timeline.start, timeline.state, found, found.better)
        session.memory.keep(made)
    return made


def _follow(session: Session, wish: Wish) -> list[str]:
    """Take a step in the review, or change to the other of its lines."""
    from osmosis_cli.words.looking_back import line_step, no_line, no_step

    made = _made(session)
    if made.review.kept is None:
        return no_line(made.review)
    if wish in ("better", "mine"):
        made.line, made.at = ("better" if wish == "better" else "mine"), 0
    step = -1 if wish == "back" else 1
    if not 1 <= made.at + step <= len(made.steps):
        return no_step(made.line == "better", at_end=step > 0)
    made.at += step
    total = len(made.steps) + made.first
    return line_step(
        made.steps[made.at - 1], made.at + made.first, total, made.line == "better", session.style
    )


COMMANDS = (
    Command(
        "review",
        "learn",
        pgettext_noop("command words", "review, look back; rv"),
        gettext_noop(
            "Tells whether the deal could be won and which move let it slip, and goes through both "
            "lines. Before the end of the game it uses hidden cards and counts as help."
        ),
        _wish,
        review,
        pgettext_noop(
            "command forms",
            "review, review next, review back, review better, review mine, review game 12",
        ),
    ),
)
