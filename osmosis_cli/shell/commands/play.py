"""Making moves: playing cards, dealing, redealing, and the two that make several at once."""

from __future__ import annotations

from osmosis_cli.game.play import Step, deals_to_a_play, perform, safe_plays
from osmosis_cli.game.rules import Illegal, Verdict, plays, verdict
from osmosis_cli.game.state import DRAW, REDEAL, WASTE, Move, State
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.arguments import free_cards, nothing
from osmosis_cli.shell.commands.learn import doubted
from osmosis_cli.shell.session import Command, Judged, Session
from osmosis_cli.shell.typed_moves import named_move
from osmosis_cli.words.changes import announce_turn, lost, won
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop
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
    return doubted(
        session, judged.move, lambda: _made(session, (perform(session.state, judged),))
    )


def _made(session: Session, steps: tuple[Step, ...]) -> Answer:
    """Make these steps as one turn, with what follows by itself, and say what changed."""
    added = safe_plays(steps[-1].after) if session.merges_safe else ()
    session.turn((*steps, *added))
    lines = announce_turn((*steps, *added), len(steps), session.style)
    return say(*lines, *ending(steps[0].before.outcome, session))


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
    return _made(session, deals_to_a_play(session.state))


def go_on(session: Session) -> Answer:
    """Deal on to the next card that can be played, across the turn of the waste.

    A card that is played by itself is none to stop at. A redeal that is counted is never spent.
    """
    steps: tuple[Step, ...] = ()
    state = session.state
    while True:
        on = _deals_across(state)
        steps = (*steps, *on)
        state = steps[-1].after if steps else state
        added = safe_plays(state) if session.merges_safe else ()
        if not on or not added:
            break
        steps = (*steps, *added)
        state = steps[-1].after
        if plays(state) or state.outcome != "open":
            break
    if not steps:
        return attempt(session, DRAW)
    session.turn(steps)
    return say(*announce_turn(steps, 0, session.style), *ending(steps[0].before.outcome, session))


def _deals_across(state: State) -> tuple[Step, ...]:
    """Return the deals to the next play, with the turn of the waste among them if need be."""
    steps = deals_to_a_play(state)
    state = steps[-1].after if steps else state
    if steps and verdict(state, WASTE).legal:
        return steps
    turned = verdict(state, REDEAL)
    if isinstance(turned, Illegal) or state.outcome != "open" or state.rules.passes is not None:
        return steps
    step = perform(state, turned)
    return (*steps, step, *deals_to_a_play(step.after))


def safe(session: Session, _argument: None) -> Answer:
    """Play every card that can do no harm."""
    steps = safe_plays(session.state)
    if not steps:
        if plays(session.state):
            return say(_("What can be played now is a choice of your own. Type moves to hear it."))
        return say(_("No card can be played now."))
    return _made(session, steps)


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
        free_cards,
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
            "Plays every card that can do no harm: from the reserve, and from the waste once the "
            "stock is empty, but never a starting card."
        ),
        nothing,
        safe,
    ),
)
