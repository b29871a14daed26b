"""Making moves: playing cards, dealing, redealing, and the two that make several at once."""

from __future__ import annotations

from collections.abc import Sequence

from osmosis_cli.game.play import apply, safe_plays
from osmosis_cli.game.rules import Illegal, plays, verdict
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Move, State
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.arguments import nothing
from osmosis_cli.shell.session import Command, Judged, Session
from osmosis_cli.shell.typed_moves import named_move
from osmosis_cli.words.changes import announce_turn, lost, won
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop
from osmosis_cli.words.verdicts import explain_briefly


def attempt(session: Session, move: Move) -> Answer:
    """Make a move if it is legal, and say what changed; if not, say why it is illegal."""
    judged = verdict(session.state, move)
    answer = session.activity and session.activity.tried(judged)
    if answer:
        return answer
    if isinstance(judged, Illegal):
        session.judged = Judged(session.state, judged)
        return say(*explain_briefly(session.state, judged, session.style))
    return _made(session, (move,))


def _made(session: Session, moves: Sequence[Move]) -> Answer:
    """Make these legal moves as one turn, with what follows by itself, and say what changed."""
    outcome, state = session.state.outcome, session.state
    for move in moves:
        state = apply(state, move)
    added = safe_plays(state) if session.merges_safe else ()
    steps = session.turn((*moves, *added))
    lines = announce_turn(steps, len(moves), session.style)
    return say(*lines, *ending(outcome, session))


def ending(before: str, session: Session) -> list[str]:
    """What is said when the turn has ended the game; nothing if it had ended before."""
    outcome = session.state.outcome
    if outcome == before or outcome == "open":
        return []
    return won(session.state) if outcome == "won" else lost(session.state)


def _what(session: Session, text: str) -> Move:
    wanted = _("Name what to play: a card, a reserve pile such as r2, or w for the waste.")
    return named_move(text, wanted, session.vocabulary)


def play(session: Session, move: Move) -> Answer:
    """Play what was named."""
    return attempt(session, move)


def draw(session: Session, _argument: None) -> Answer:
    """Deal; with an empty stock, turn the waste over, which deals no card by itself."""
    judged = verdict(session.state, DRAW)
    empty = isinstance(judged, Illegal) and judged.reason.code == "empty-stock"
    if not empty or isinstance(verdict(session.state, REDEAL), Illegal):
        return attempt(session, REDEAL if empty else DRAW)
    answer = attempt(session, REDEAL)
    if session.style.detail == "short":
        return answer
    return say(_("The stock was empty, so you turn the waste over."), *answer.lines)


def redeal(session: Session, _argument: None) -> Answer:
    """Turn the waste over."""
    return attempt(session, REDEAL)


def go(session: Session, _argument: None) -> Answer:
    """Deal on until something can be played from the waste."""
    if isinstance(verdict(session.state, DRAW), Illegal):
        answer = attempt(session, DRAW)
        if verdict(session.state, REDEAL).legal:
            return say(*answer.lines, _("This command never redeals. Type redeal for that."))
        return answer
    return _made(session, _deals_to_a_play(session.state))


def go_on(session: Session) -> Answer:
    """Deal on to the next card that can be played, across the turn of the waste.

    A redeal that is counted is never spent.
    """
    state = session.state
    moves = list(_deals_to_a_play(state))
    for move in moves:
        state = apply(state, move)
    found = bool(moves) and verdict(state, WASTE).legal
    can_turn = state.rules.passes is None and state.outcome == "open"
    if can_turn and not found and verdict(state, REDEAL).legal:
        turned = apply(state, REDEAL)
        moves += [REDEAL, *_deals_to_a_play(turned)]
    if moves:
        return _made(session, moves)
    answer = attempt(session, DRAW)
    if verdict(state, REDEAL).legal and not can_turn:
        return say(*answer.lines, _("A redeal that is counted is made by its own command."))
    return answer


def _deals_to_a_play(state: State) -> tuple[Move, ...]:
    """Return the deals up to one whose top card can be played, or to the end of the pass."""
    count = 0
    while state.stock_size:
        state = apply(state, DRAW)
        count += 1
        if verdict(state, WASTE).legal:
            break
    return (DRAW,) * count


def safe(session: Session, _argument: None) -> Answer:
    """Play every reserve card that can do no harm."""
    moves = safe_plays(session.state)
    if not moves:
        if any(move.kind == "reserve" for move in plays(session.state)):
            return say(
                _("The only reserve cards that can be played are starting cards. Choose yourself.")
            )
        return say(_("No reserve card can be played now."))
    return _made(session, moves)


COMMANDS = (
    Command(
        "play",
        "play",
        # Translators: what can be typed for a command: words, then after the semicolon short forms,
        # then after a second one more forms, which help does not name; commas between all of them.
        # The first word is the one that is shown. Give every form that a player would type:
        # infinitive, imperative, plural. No form may stand for two commands, or be a card.
        pgettext_noop("command words", "play, put, move, lay; p"),
        gettext_noop("Plays a card to its row. The card or the pile alone is enough."),
        _what,
        play,
        # Translators: the forms in which a command is typed, with commas between them.
        pgettext_noop("command forms", "8 of hearts, 8h, r2, w, 8h row 2"),
    ),
    Command(
        "draw",
        "play",
        pgettext_noop("command words", "draw, deal, draw cards, deal cards; d"),
        gettext_noop("Deals from the stock to the waste. If the stock is empty, it redeals."),
        nothing,
        draw,
    ),
    Command(
        "redeal",
        "play",
        pgettext_noop("command words", "redeal, turn, turn over, turn waste over; t"),
        gettext_noop("Turns the waste over when the stock is empty. A new pass begins."),
        nothing,
        redeal,
    ),
    Command(
        "go",
        "play",
        pgettext_noop("command words", "go, go on; g"),
        gettext_noop(
            "Deals until the top card of the waste can be played or the pass ends. It never "
            "redeals."
        ),
        nothing,
        go,
    ),
    Command(
        "safe",
        "play",
        pgettext_noop("command words", "safe, safe plays; s"),
        gettext_noop(
            "Plays every reserve card that can do no harm: all but the cards of the starting rank."
        ),
        nothing,
        safe,
    ),
)
