"""Verdicts and moves as plain objects for other programs: language-neutral and stable."""

from osmosis_cli.game.play import Step
from osmosis_cli.game.rules import Verdict, card_of
from osmosis_cli.game.state import State

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
