"""How a game begins to be told."""

from osmosis_cli.shell.session import Session
from osmosis_cli.words.board import board
from osmosis_cli.words.greeting import which_game


def opening(session: Session) -> list[str]:
    """Which game this is, and its table."""
    game = session.game
    return [*which_game(game.label, game.rules), *board(session.state, session.style)]
