"""Why a move is legal or illegal, without making it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import REDEAL, Move, State
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.registry import command
from osmosis_cli.shell.session import Judged
from osmosis_cli.shell.typed_moves import named_move, read_dealing
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, pgettext_noop
from osmosis_cli.words.verdicts import explain

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session


def _asked(_session: Session, text: str) -> Move | None:
    if not text:
        return None
    dealing = read_dealing(text)
    if dealing is not None:
        return dealing
    wanted = _("Name a move: a card, a reserve pile such as r2, w, draw or redeal.")
    return named_move(text, wanted)


@command(
    "why",
    "look",
    pgettext_noop("command words", "why, why not, explain; y"),
    gettext_noop(
        "Explains the last verdict, or why any move is legal or illegal, without making it."
    ),
    _asked,
    pgettext_noop("command forms", "why, 2h?, why 2h, why r3, why draw, why 8h row 2"),
)
def why(session: Session, move: Move | None) -> Answer:
    """Explain a verdict: the last one, or that on the named move."""
    if move is not None:
        session.judged = Judged(session.state, verdict(session.state, move))
    if session.judged is None:
        return say(_("No move has been judged yet. Name one after the word, such as why r1."))
    return say(*explanation(session, session.judged.state))


def explanation(session: Session, state: State) -> list[str]:
    """The whole explanation of the last verdict, and where the rules tell more."""
    assert session.judged is not None
    lines = explain(state, session.judged.verdict, session.style)
    empty = session.judged.verdict.reason.code == "empty-stock"
    if empty and verdict(state, REDEAL).legal and session.style.detail != "short":
        lines.append(_("The command draw does that for you."))
    if session.style.detail != "full":
        return lines
    # Imported only now: the rule book is large.
    from osmosis_cli.words.rulebook import Section, find_section, section_for

    section = find_section(section_for(session.judged.verdict.reason.code))
    if isinstance(section, Section):
        # Translators: {section} is the title of a section of the rules.
        lines.append(_("The rules tell more under: {section}.").format(section=section.title))
    return lines
