"""From the text of a lesson file to a lesson, or to all that is wrong with it."""

import tomllib
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Literal

from osmosis_cli.game.play import apply
from osmosis_cli.game.position import Position
from osmosis_cli.game.rules import verdict
from osmosis_cli.game.state import State
from osmosis_cli.tutor.concepts import RULE_OF, RULES
from osmosis_cli.tutor.course import BadLesson, Fault, read_goal, read_moves, read_positions
from osmosis_cli.tutor.lesson import KINDS, Check, Claim, Kind, Lesson, Step
from osmosis_cli.tutor.lesson_run import is_look

Table = dict[str, Any]

_COMMON = {"kind", "text", "look", "position", "claims"}
_KEYS: dict[Kind, set[str]] = {
    "tell": set(),
    "show": {"moves"},
    "play": {"goal"},
    "judge": {"move", "reason"},
    "choose": {"options", "answer", "replies"},
}
_REQUIRED: dict[Kind, tuple[str, ...]] = {
    "tell": ("text",),
    "show": ("moves",),
    "play": ("text", "goal"),
    "judge": ("move", "reason"),
    "choose": ("text", "options", "answer", "replies"),
}


def load_lesson(content: bytes, number: int = 0) -> Lesson:
    """Return the lesson that the file describes. Raises `BadLesson` with everything wrong.

    Positions, moves, verdicts and numbers are checked here, since they cost little; that goals
    can be reached and claims hold is checked by ``check``.
    """
    try:
        data = tomllib.loads(content.decode("utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadLesson([Fault("not-toml", None, str(error))]) from error
    faults: list[Fault] = []
    known = {"title", "summary", "rules", "positions", "steps", "check"}
    faults += [Fault("unknown-key", None, key) for key in data if key not in known]
    title = data.get("title")
    if not isinstance(title, str) or not title:
        faults.append(Fault("missing-key", None, "title"))
    summary = texts(data, "summary", faults)
    if len(summary) != 2:
        faults.append(Fault("summary"))
    rules = texts(data, "rules", faults)
    faults += [Fault("wrong-value", None, rule) for rule in rules if rule not in RULES]
    tables = data.get("positions", {})
    if not isinstance(tables, dict):
        faults.append(Fault("wrong-value", None, "positions"))
        tables = {}
    positions = read_positions(tables, faults)
    steps = _steps(data.get("steps"), positions, set(tables), faults)
    check = _check(data.get("check"), faults)
    if faults:
        raise BadLesson(faults)
    assert isinstance(title, str)
    return Lesson(number, title, summary, tuple(steps), rules, check)


def texts(table: Table, key: str, faults: list[Fault], step: int | None = None) -> tuple[str, ...]:
    """Return the texts under this key, one or several; what is none is noted."""
    value = table.get(key, [])
    found = value if isinstance(value, list) else [value]
    if not all(isinstance(text, str) and text for text in found):
        faults.append(Fault("wrong-value", step, key))
        return ()
    return tuple(found)


def _check(value: object, faults: list[Fault]) -> Check | None:
    if value is None:
        return None
    if isinstance(value, dict) and set(value) == {"items", "passes"}:
        items, passes = value["items"], value["passes"]
        if type(items) is int and type(passes) is int and 1 <= passes <= items <= 100:
            return Check(items, passes)
    faults.append(Fault("wrong-value", None, "check"))
    return None


def _steps(
    value: object, positions: dict[str, Position], named: set[str], faults: list[Fault]
) -> list[Step]:
    """Return the steps; each begins where the one before it ended, unless it names a position."""
    if not isinstance(value, list) or not value:
        faults.append(Fault("missing-key", None, "steps"))
        return []
    steps: list[Step] = []
    now: Position | None = None
    for number, table in enumerate(value, 1):
        kind = table.get("kind") if isinstance(table, dict) else None
        if kind not in KINDS:
            faults.append(Fault("unknown-kind", number, str(kind)))
            continue
        now = _position(table, now, steps, positions, named, number, faults)
        if now is None:
            continue
        step = _step(kind, table, now, number, faults)
        steps.append(step)
        now = Position(_end(step), now.deal)
    return steps


def _position(
    table: Table,
    now: Position | None,
    steps: list[Step],
    positions: dict[str, Position],
    named: set[str],
    number: int,
    faults: list[Fault],
) -> Position | None:
    name = table.get("position")
    if name is None:
        # Where a position is missing because the one before it was bad, that has been said.
        if number == 1 or (steps and steps[-1].kind == "play"):
            faults.append(Fault("no-position", number))
        return now
    if str(name) not in named:
        faults.append(Fault("unknown-position", number, str(name)))
    # A position that is known but bad has been named already.
    return positions.get(str(name))


def _end(step: Step) -> State:
    """Return the position after a step that shows moves: only legal ones are carried out."""
    state = step.state
    if step.kind == "show":
        for move in step.moves:
            if verdict(state, move).legal:
                state = apply(state, move)
    return state


def _step(kind: Kind, table: Table, now: Position, number: int, faults: list[Fault]) -> Step:
    own = _COMMON | _KEYS[kind]
    other = set().union(*_KEYS.values())
    for key in table:
        if key not in own:
            faults.append(Fault("not-used" if key in other else "unknown-key", number, key))
    faults += [Fault("missing-key", number, key) for key in _REQUIRED[kind] if key not in table]
    look = texts(table, "look", faults, number)
    faults += [Fault("wrong-value", number, text) for text in look if not is_look(text)]
    step = Step(
        kind,
        texts(table, "text", faults, number),
        now.state,
        tuple(text for text in look if is_look(text)),
        claims=_claims(table, number, faults),
        label=now.deal,
    )
    return _PARTS[kind](step, table, number, faults)


def _tell(step: Step, _table: Table, _number: int, _faults: list[Fault]) -> Step:
    return step


def _show(step: Step, table: Table, number: int, faults: list[Fault]) -> Step:
    return replace(step, moves=read_moves(table.get("moves", []), faults, number))


def _play(step: Step, table: Table, number: int, faults: list[Fault]) -> Step:
    goal = read_goal(table.get("goal", {}), number, faults)
    if goal is not None and "goal" in table and goal.reached(step.state):
        faults.append(Fault("goal-reached", number))
    return replace(step, goal=goal)


def _judge(step: Step, table: Table, number: int, faults: list[Fault]) -> Step:
    moves = read_moves(table.get("move", []), faults, number)
    reason = table.get("reason")
    if "reason" in table and reason not in RULE_OF:
        faults.append(Fault("wrong-value", number, "reason"))
    elif moves and reason is not None:
        found = verdict(step.state, moves[0]).reason.code
        if found != reason:
            faults.append(Fault("wrong-reason", number, str(reason), found))
    return replace(step, moves=moves[:1], reason=reason)


def _choose(step: Step, table: Table, number: int, faults: list[Fault]) -> Step:
    options = texts(table, "options", faults, number)
    replies = texts(table, "replies", faults, number)
    answer = table.get("answer")
    if type(answer) is not int or not 1 <= answer <= len(options):
        faults.append(Fault("answer", number))
        answer = 1
    if len(replies) != len(options):
        faults.append(Fault("replies", number))
    return replace(step, options=options, replies=replies, answer=answer)


_PARTS: dict[Kind, Callable[[Step, Table, int, list[Fault]], Step]] = {
    "tell": _tell,
    "show": _show,
    "play": _play,
    "judge": _judge,
    "choose": _choose,
}


def _claims(table: Table, number: int, faults: list[Fault]) -> tuple[Claim, ...]:
    value = table.get("claims", [])
    claims = []
    for claim in value if isinstance(value, list) else [value]:
        if not isinstance(claim, dict) or set(claim) != {"moves", "verdict"}:
            faults.append(Fault("wrong-value", number, "claims"))
            continue
        said: Literal["won", "lost"] = claim["verdict"]
        if said not in ("won", "lost"):
            faults.append(Fault("wrong-value", number, "claims"))
            continue
        claims.append(Claim(read_moves(claim["moves"], faults, number), said))
    return tuple(claims)
