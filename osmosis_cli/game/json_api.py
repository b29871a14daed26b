"""What programs read and write: the records of --json, and the script of a game."""

import re

from osmosis_cli.game.play import Step
from osmosis_cli.game.rules import IllegalMove, Verdict, card_of
from osmosis_cli.game.state import PLAIN_MOVES, Card, Move, State, play_card
from osmosis_cli.game.timeline import Timeline

Record = dict[str, object]

_TELL_NEEDS = ("rank-missing-above", "row-not-started")


def verdict_record(command: str, state: State, verdict: Verdict, **more: object) -> Record:
    """Return the record of a verdict on a command, in this state; keys that do not apply lack.

    ``more`` are keys that only the caller knows; they come before score and state.
    """
    reason = verdict.reason
    record: Record = {"command": command, "legal": verdict.legal, "reason": reason.code}
    if reason.card is not None:
        record["card"] = reason.card.code
    if reason.row is not None:
        record["row"] = reason.row
    if reason.code in _TELL_NEEDS:
        record["needs"] = [card.code for card in reason.needs]
    if reason.code == "turns-waste":
        record["pass"] = reason.number
    return {**record, **more, **status(state)}


def step_record(command: str, step: Step) -> Record:
    """Return the record of a move that was made, with the cards that it brought to light."""
    more: Record = {}
    if step.revealed is not None:
        more["revealed"] = step.revealed.code
    if step.dealt:
        more["dealt"] = [card.code for card in step.dealt]
    return verdict_record(command, step.after, step.verdict, **more)


def asked_record(command: str, state: State, verdict: Verdict) -> Record:
    """Return the record of a verdict that was asked for: where the card can be played from too."""
    more: Record = {}
    card = card_of(state, verdict.move)
    if verdict.legal and card is not None:
        pile = next((number for number, top in state.tops() if top == card), None)
        more["from"] = "waste" if pile is None else f"reserve {pile}"
    return verdict_record(command, state, verdict, **more)


def status(state: State) -> Record:
    """Return score and state of the game as they stand at the end of every record."""
    return {"score": state.score, "state": state.outcome}


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
