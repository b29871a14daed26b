"""What programs read and write: the records of --json, and the script of a game."""

import re
from collections.abc import Callable
from typing import Any

from osmosis_cli.game.play import Step, take_all
from osmosis_cli.game.position import write_position
from osmosis_cli.game.rules import Verdict, card_of, hidden_cards, legal_moves, verdict
from osmosis_cli.game.state import PLAIN_MOVES, RESERVES, WASTE, Card, Move, State, play_card
from osmosis_cli.game.timeline import Timeline

Record = dict[str, Any]

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
    """Read what a program asks about; None if it is no move and no card.

    Understood are the plain moves, also as ``r4`` and ``w``, and a card code, alone or with
    ``row`` and its number; ``10C`` counts as ``TC``.
    """
    words = text.lower().split()
    pile = re.fullmatch("r([1-4])", " ".join(words))
    if words == ["w"] or pile:
        return PLAIN_MOVES[f"reserve {pile[1]}" if pile else "waste"]
    return _read_move(words)


def _read_move(words: list[str]) -> Move | None:
    move = PLAIN_MOVES.get(" ".join(words))
    if move is not None:
        return move
    code = words[0] if words else ""
    try:
        card = Card.parse(f"T{code[2:]}" if code.startswith("10") else code)
    except ValueError:
        return None
    if len(words) == 1:
        return play_card(card)
    row = re.fullmatch("row ([1-4])", " ".join(words[1:]))
    return play_card(card, int(row[1])) if row else None


PROTOCOL = 1
"""The number of this language: it changes when programs that know the old one would fail."""

COMMANDS = (
    *PLAIN_MOVES, "CARD", "CARD row N", "undo", "redo", "position", "position all", "moves",
    "why WHAT", "hint", "commands",
)  # fmt: skip
"""What is understood of a line: N is 1 to 4, CARD a card code, WHAT a move, CARD or CARD row N."""


Asked = Callable[[State, str], Move | None]
"""Reads what is asked about in a state; None if it is nothing."""


def carry_out(
    timeline: Timeline,
    line: str,
    deal: str | None = None,
    asked_about: Asked = lambda _state, what: read_question(what),
) -> Record | None:
    """Carry out one command line and return its record; None for an empty line.

    See `COMMANDS`; case and blanks around and between words do not matter. Questions change
    nothing. ``deal`` is the label of the deal, for the position; ``asked_about`` reads what follows
    why.
    """
    words = line.lower().split()
    command = " ".join(words)
    state = timeline.state
    match words:
        case []:
            return None
        case ["undo"] | ["redo"]:
            return _back_or_forth(timeline, command)
        case ["position"]:
            return {"command": command, "position": _seen_position(state, deal)}
        case ["position", "all"]:
            return {"command": command, "position": write_position(state, deal)}
        case ["moves"]:
            return {"command": command, "moves": [move.word for move in legal_moves(state)]}
        case ["hint"]:
            return {"command": command, **_advice(state)}
        case ["commands"]:
            return {"command": command, "protocol": PROTOCOL, "commands": list(COMMANDS)}
        case ["why", *rest] if asked := asked_about(state, " ".join(rest)):
            return asked_record(asked.question, state, verdict(state, asked))
    move = _read_move(words)
    if move is None:
        return {"command": line.strip(), "error": "unknown-command"}
    judged = verdict(state, move)
    if not judged.legal:
        return verdict_record(move.question, state, judged)
    step = timeline.play((_plain(state, move),))[0]
    return step_record(move.question, step)


def _plain(state: State, move: Move) -> Move:
    """Return the legal move of a card as the move of the pile that it lies on."""
    if move.kind != "card":
        return move
    pile = next((number for number, top in state.tops() if top == move.card), None)
    return WASTE if pile is None else RESERVES[pile - 1]


def _seen_position(state: State, deal: str | None) -> Record:
    """Return the position with ``??`` for every card that has not been seen."""
    hidden = {card.code for card in hidden_cards(state)}
    position: Record = write_position(state, deal)
    position["reserve"] = [_covered(pile, hidden) for pile in position["reserve"]]
    position["stock"] = _covered(position["stock"], hidden)
    return position


def _covered(codes: list[str], hidden: set[str]) -> list[str]:
    return ["??" if code in hidden else code for code in codes]


def _advice(state: State) -> Record:
    """Return the fair hint: the move to make now, and the card that it aims for with its row."""
    # The coach and the solver take long to load, and most programs never ask.
    from osmosis_cli.game import coach, coach_layouts

    advice = coach.hint(state)
    record: Record = {}
    if advice.plan is not None:
        record["move"] = advice.plan.next_move.word
    record["idea"] = advice.idea
    if advice.plan is not None and advice.plan.card is not None:
        reason = take_all(coach_layouts.veiled(state), advice.plan.moves)[-1].verdict.reason
        record["card"] = advice.plan.card.code
        record["row"] = reason.row
    return record


def _back_or_forth(timeline: Timeline, command: str) -> Record:
    turn = timeline.undo() if command == "undo" else timeline.redo()
    record: Record = {"command": command, "legal": turn is not None}
    if turn is None:
        record["reason"] = f"nothing-to-{command}"
    else:
        record["reason"] = {"undo": "undone", "redo": "redone"}[command]
        record["move"] = " ".join(move.word for move in turn.moves)
    return {**record, **status(timeline.state)}
