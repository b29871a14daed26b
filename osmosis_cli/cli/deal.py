"""Commands about one position: showing it, and explaining a move in it."""

import click

from osmosis_cli.cli.options import DONE, NO, WRONG_USAGE, Wanted
from osmosis_cli.cli.start import begin, put
from osmosis_cli.game.json_api import asked_record, read_question
from osmosis_cli.game.position import write_position
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import Card, Move, State
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words.table import board, which_game
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import explain, several_cards


def deal(console: Console, wanted: Wanted, as_json: bool) -> int:
    """Show the position that the options describe, and return the exit status."""
    begun = begin(console, wanted, as_json)
    if isinstance(begun, int):
        return begun
    state, label = begun.position
    if as_json:
        put(console, write_position(state, label))
    else:
        console.say("\n".join([*which_game(label, state.rules), *board(state)]))
    return DONE


def why(console: Console, what: str, wanted: Wanted, as_json: bool) -> int:
    """Say whether a move is legal and why, and return the exit status: 0 legal, 1 illegal."""
    begun = begin(console, wanted, as_json)
    if isinstance(begun, int):
        return begun
    state = begun.position.state
    move = asked_in_codes(state, what) if as_json else _spoken_question(state, what)
    if move is None:
        put(console, {"command": what.strip(), "error": "unknown-command"})
        return WRONG_USAGE
    judged = verdict(state, move)
    if as_json:
        put(console, asked_record(move.question, state, judged))
    else:
        console.say("\n".join(explain(state, judged)))
    return DONE if judged.legal else NO


def asked_in_codes(state: State, what: str) -> Move | None:
    """Read what a program asks about: codes are codes here, whatever they are in the language."""
    asked = read_question(what) or _read(state, what)
    return asked if isinstance(asked, Move) else None


def _read(state: State, what: str) -> Move | tuple[Card, ...] | str | None:
    # Programs ask in codes, and need no words of commands.
    from osmosis_cli.cli.asked import read_asked

    return read_asked(state, what)


def _spoken_question(state: State, what: str) -> Move:
    """Read a move in words or codes. Raises `click.UsageError` if it is none, or not clear."""
    asked = _read(state, what)
    if isinstance(asked, Move):
        return asked
    if asked is None or isinstance(asked, str):
        wanted = _("Name a move: a card, a reserve pile such as r2, w, draw or redeal.")
        raise click.UsageError(asked or wanted)
    raise click.UsageError(several_cards(asked))
