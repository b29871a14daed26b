"""The commands that other programs call, and the same answers in words for people."""

import json
from collections.abc import Iterator
from contextlib import suppress

import click

from osmosis_cli.cli.options import BadDealNumber, Start, Wanted, start
from osmosis_cli.cli.statuses import DONE, NO, WRONG_USAGE
from osmosis_cli.game.faults import BadPosition
from osmosis_cli.game.moves import Move
from osmosis_cli.game.position import write_position
from osmosis_cli.game.record import Record, asked_record
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.script import carry_out, read_question
from osmosis_cli.game.timeline import Timeline
from osmosis_cli.shell.console import Console
from osmosis_cli.shell.modes import Choice, Mode
from osmosis_cli.shell.typed_moves import read_dealing, read_move
from osmosis_cli.words.board import board
from osmosis_cli.words.faults import fault_sentence
from osmosis_cli.words.greeting import which_game
from osmosis_cli.words.refusals import several_cards
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.verdicts import explain


def deal(console: Console, wanted: Wanted, as_json: bool) -> int:
    """Show the position that the options describe, and return the exit status."""
    begun = begin(console, wanted, as_json)
    if isinstance(begun, int):
        return begun
    state, label = begun.position
    if as_json:
        _put(console, write_position(state, label))
    else:
        console.say("\n".join([*which_game(label, state.rules), *board(state)]))
    return DONE


def why(console: Console, what: str, wanted: Wanted, as_json: bool) -> int:
    """Say whether a move is legal and why, and return the exit status: 0 legal, 1 illegal."""
    move = read_question(what) if as_json else _spoken_question(what)
    if move is None:
        if as_json:
            _put(console, {"command": what, "error": "unknown-command"})
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
        _put(console, asked_record(what, state, judged))
    else:
        console.say("\n".join(explain(state, judged)))
    return DONE if judged.legal else NO


def play(console: Console, wanted: Wanted) -> int:
    """Carry out the commands from standard input, one a line, and return the exit status."""
    begun = begin(console, wanted, as_json=True, stdin_taken=True)
    if isinstance(begun, int):
        return begun
    timeline = Timeline(begun.position.state)
    for line in _lines(console):
        record = carry_out(timeline, line)
        if record is not None:
            _put(console, record)
    return DONE


def _lines(console: Console) -> Iterator[str]:
    """Yield the lines of standard input, without prompts and without their ends."""
    console.use(Choice(Mode.SCRIPT))
    with suppress(EOFError):
        while True:
            yield console.ask("", remember=False)


def begin(
    console: Console, wanted: Wanted, as_json: bool, stdin_taken: bool = False
) -> Start | int:
    """Return the start of the game, or the exit status if a deal number or a file is bad."""
    try:
        return start(console, wanted, stdin_taken)
    except BadPosition as bad:
        return refuse_position(console, bad, as_json)
    except BadDealNumber:
        if not as_json:
            raise
        _put(console, {"error": "bad-deal"})
        return WRONG_USAGE


def refuse_position(console: Console, bad: BadPosition, as_json: bool = False) -> int:
    """Say everything that is wrong with a position, and return the exit status."""
    if as_json:
        faults: list[Record] = []
        for fault in bad.faults:
            card: Record = {"card": fault.card.code} if fault.card else {}
            faults.append({"code": fault.code, **card})
        _put(console, {"error": "bad-position", "faults": faults})
    else:
        lines = [_("The position cannot be used."), *map(fault_sentence, bad.faults)]
        console.complain("\n".join(lines))
    return NO


def _spoken_question(what: str) -> Move | None:
    """Read a move in the language of the moment, or in the codes of other programs."""
    move = read_dealing(what) or read_move(what).move or read_question(what)
    cards = read_move(what).cards
    if move is None and cards:
        raise click.UsageError(several_cards(cards))
    return move


def _put(console: Console, record: Record) -> None:
    console.put(json.dumps(record, ensure_ascii=True))
