"""How a game begins to be told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from osmosis_cli.words.table import board, which_game

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Session


def opening(session: Session) -> list[str]:
    """Which game this is, and its table."""
    game = session.game
    return [*which_game(game.label, game.rules), *board(session.state, session.style)]
