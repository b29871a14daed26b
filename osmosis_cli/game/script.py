"""Commands and questions of other programs: a fixed language of English words and card codes."""

import re

from osmosis_cli.game.json_api import Record, status, step_record, verdict_record
from osmosis_cli.game.rules import IllegalMove
from osmosis_cli.game.state import PLAIN_MOVES, Card, Move, play_card
from osmosis_cli.game.timeline import Timeline


def read_question(text: str) -> Move | None:
    """Read a move, a card code, or a card code with ``row`` and its number; None if it is none."""
    words = text.lower().split()
    move = PLAIN_MOVES.get(" ".join(words))
    if move is not None:
        return move
    try:
        card = Card.parse(words[0]) if words else None
    except ValueError:
        return None
    if card is None or len(words) == 1:
        return play_card(card) if card else None
    row = re.fullmatch("row ([1-4])", " ".join(words[1:]))
    return play_card(card, int(row[1])) if row else None


def carry_out(timeline: Timeline, line: str) -> Record | None:
    """Carry out one command line and return its record; None for an empty line.

    Commands are the plain moves, ``undo`` and ``redo``; case and blanks around do not matter.
    """
    command = " ".join(line.lower().split())
    if not command:
        return None
    if command in ("undo", "redo"):
        return _back_or_forth(timeline, command)
    move = PLAIN_MOVES.get(command)
    if move is None:
        return {"command": line.strip(), "error": "unknown-command"}
    try:
        step = timeline.play((move,))[0]
    except IllegalMove as refused:
        return verdict_record(command, timeline.state, refused.verdict)
    return step_record(command, step)


def _back_or_forth(timeline: Timeline, command: str) -> Record:
    turn = timeline.undo() if command == "undo" else timeline.redo()
    record: Record = {"command": command, "legal": turn is not None}
    if turn is None:
        record["reason"] = f"nothing-to-{command}"
    else:
        record["reason"] = {"undo": "undone", "redo": "redone"}[command]
        record["move"] = " ".join(move.word for move in turn.moves)
    return {**record, **status(timeline.state)}
