"""Making moves: playing cards, dealing, redealing, and the two that make several at once."""

from __future__ import annotations

from osmosis_cli.game.play import Step, perform, safe_plays, take
from osmosis_cli.game.rules import Illegal, Legal, Verdict, plays, verdict
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Move
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.arguments import nothing
from osmosis_cli.shell.commands.learn import doubted
from osmosis_cli.shell.session import Command, Judged, Session
from osmosis_cli.shell.typed_moves import named_move
from osmosis_cli.words.changes import announce, dealt, lost, pass_ended, played, won
from osmosis_cli.words.table import pile
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext, pgettext_noop
from osmosis_cli.words.verdicts import explain_briefly


def attempt(session: Session, move: Move) -> Answer:
    """Make a move if it is legal, and say what changed; if not, say why it is illegal."""
    return _attempted(session, verdict(session.state, move))


def _attempted(session: Session, judged: Verdict) -> Answer:
    answer = session.activity and session.activity.tried(judged)
    if answer:
        return answer
    if isinstance(judged, Illegal):
        session.judged = Judged(session.state, judged)
        lines = explain_briefly(session.state, judged, session.style)
        if judged.reason.code == "game-over":
            lines = [*lines, _("Type undo to go back, or new for another game.")]
        return say(*lines)
    return doubted(session, judged.move, lambda: _made(session, judged))


def _made(session: Session, judged: Legal) -> Answer:
    step = perform(session.state, judged)
    session.turn((step,))
    return say(*announce(step, session.style), *ending(step.before.outcome, session))


def ending(before: str, session: Session) -> list[str]:
    """What is said when the turn has ended the game; nothing if it had ended before."""
    outcome = session.state.outcome
    if outcome == before or outcome == "open":
        return []
    if outcome == "won":
        return won(session.state)
    return lost(session.state, in_lesson=session.activity is not None)


def _what(session: Session, text: str) -> Move:
    wanted = _("Name what to play: a card, a reserve pile such as r2, or w for the waste.")
    return named_move(text, wanted, session.vocabulary)


def play(session: Session, move: Move) -> Answer:
    """Play what was named."""
    return attempt(session, move)


def draw(session: Session, _argument: None) -> Answer:
    """Deal; with an empty stock, turn the waste over, which deals no card by itself."""
    judged = verdict(session.state, DRAW)
    if judged.reason.code != "empty-stock":
        return _attempted(session, judged)
    judged = verdict(session.state, REDEAL)
    answer = _attempted(session, judged)
    if isinstance(judged, Illegal) or session.style.detail == "short":
        return answer
    return say(_("The stock was empty, so you turn the waste over."), *answer.lines)


def redeal(session: Session, _argument: None) -> Answer:
    """Turn the waste over."""
    return attempt(session, REDEAL)


def go(session: Session, _argument: None) -> Answer:
    """Deal on until something can be played from the waste."""
    judged = verdict(session.state, DRAW)
    if isinstance(judged, Illegal):
        answer = _attempted(session, judged)
        if verdict(session.state, REDEAL).legal:
            return say(*answer.lines, _("This command never redeals. Type redeal for that."))
        return answer
    outcome = session.state.outcome
    steps = [perform(session.state, judged)]
    while steps[-1].after.stock_size and not verdict(steps[-1].after, WASTE).legal:
        steps.append(take(steps[-1].after, DRAW))
    session.turn(tuple(steps))
    lines = []
    if len(steps) > 1:
        text = ngettext("You deal {count} time.", "You deal {count} times.", len(steps))
        lines.append(text.format(count=len(steps)))
    return say(*lines, *_went(steps[-1], session), *ending(outcome, session))


def _went(step: Step, session: Session) -> list[str]:
    return [*dealt(step, session.style), *pass_ended(step, session.style)]


def safe(session: Session, _argument: None) -> Answer:
    """Play every reserve card that can do no harm."""
    steps = safe_plays(session.state)
    if not steps:
        if any(move.kind == "reserve" for move in plays(session.state)):
            return say(
                _("The only reserve cards that can be played are starting cards. Choose yourself.")
            )
        return say(_("No reserve card can be played now."))
    outcome = session.state.outcome
    session.turn(steps)
    text = ngettext("{count} card played.", "{count} cards played.", len(steps))
    lines = [text.format(count=len(steps))]
    lines += [played(step.card, step, session.style) for step in steps if step.card]
    touched = sorted({step.pile for step in steps if step.pile})
    lines += [pile(session.state, number, session.style) for number in touched]
    return say(*lines, *ending(outcome, session))


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
