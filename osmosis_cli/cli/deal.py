"""Commands about one position: showing it, and explaining a move in it."""

import click

from osmosis_cli.cli.options import DONE, NO, WRONG_USAGE, Wanted
from osmosis_cli.cli.start import begin, put
from osmosis_cli.game.json_api import asked_record, read_question
from osmosis_cli.game.position import write_position
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import Move
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.shell.typed_moves import read_dealing, read_move
from osmosis_cli.shell.vocabulary import Vocabularies
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
    move = read_question(what) if as_json else _spoken_question(what)
    if move is None:
        if as_json:
            put(console, {"command": what.strip(), "error": "unknown-command"})
            return WRONG_USAGE
        raise click.UsageError(
            _("Name a move: a card, a reserve pile such as r2, w, draw or redeal.")
        )
    begun = begin(console, wanted, as_json)
    if isinstance(begun, int):
        return begun
    state = begun.position.state
    judged = verdict(state, move)
    if as_json:
        put(console, asked_record(move.question, state, judged))
    else:
        console.say("\n".join(explain(state, judged)))
    return DONE if judged.legal else NO


def _spoken_question(what: str) -> Move | None:
    """Read a move in the language of the moment, or in the codes of other programs."""
    # Programs ask in codes, and need no words of commands.
    from osmosis_cli.shell.commands import COMMANDS

    known = Vocabularies({key: command.words for key, command in COMMANDS.items()})
    reading = read_move(what, known)
    move = read_dealing(what, known) or reading.move or read_question(what)
    cards = reading.cards
    if move is None and cards:
        raise click.UsageError(several_cards(cards))
    return move
