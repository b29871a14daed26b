"""The lessons of the course: where they lie, and how a file becomes a lesson."""

import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import lru_cache
from random import Random
from typing import Any, BinaryIO, Literal, NamedTuple

from osmosis_cli.game.deals import BadDeal, deal, parse_deal_number
from osmosis_cli.game.json_api import read_question
from osmosis_cli.game.play import apply
from osmosis_cli.game.position import BadPosition, Position, read_position
from osmosis_cli.game.rules import IllegalMove, verdict
from osmosis_cli.game.rulesets import find_rule_set
from osmosis_cli.game.state import (
    PLAIN_MOVES,
    SUITS,
    Card,
    Move,
    State,
    Target,
    full_deck,
    play_card,
)
from osmosis_cli.tutor import questions
from osmosis_cli.tutor.codes import QUESTIONS
from osmosis_cli.tutor.concepts import RULE_OF, SKILLS, TERMS
from osmosis_cli.tutor.lesson import CONTEXT, KINDS, Check, Claim, Goal, Kind, Lesson, Step, is_look
from osmosis_cli.words.faults import fault_sentence
from osmosis_cli.words.language import resource


class Fault(NamedTuple):
    """One thing that is wrong.

    ``step`` is the number of the step, from 1; None for the lesson as a whole. ``text`` is the
    key or the value that is meant, ``found`` what was found instead, if that helps.
    """

    code: str
    step: int | None = None
    text: str = ""
    found: str = ""


class BadLesson(ValueError):
    """A lesson cannot be used. ``faults`` holds everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(", ".join(fault.code for fault in faults))
        self.faults = tuple(faults)


Table = dict[str, Any]

MOST_STEPS = 100
"""The most steps of a lesson; each may take a search."""

MOST_PARTS = 20
"""The most dots before the first sign = of a line."""

LARGEST = 10**20
"""The largest number in a lesson: those of deals have 20 digits."""

_COMMON = {"kind", "text", "look", "position", "claims", "introduces"}
_KEYS: dict[Kind, set[str]] = {
    "tell": set(),
    "show": {"moves"},
    "play": {"goal"},
    "judge": {"move", "reason"},
    "choose": {"options", "answer", "replies"},
    "ask": {"question", "card"},
}
_REQUIRED: dict[Kind, tuple[str, ...]] = {
    "tell": ("text",),
    "show": ("moves",),
    "play": ("text", "goal"),
    "judge": ("move", "reason"),
    "choose": ("text", "options", "answer", "replies"),
    "ask": ("question",),
}


def load_lesson(content: bytes, number: int = 0) -> Lesson:
    """Return the lesson that the file describes. Raises `BadLesson` with everything wrong.

    Positions, moves, verdicts and numbers are checked here, since they cost little; that goals
    can be reached and claims hold is checked by ``checking``.
    """
    data = _parsed(content)
    faults = [Fault("wrong-value", None, key) for key in data if not _is_plain(data[key])]
    if faults:
        raise BadLesson(faults)
    known = {"title", "aim", "minutes", "summary", "rules", "positions", "steps", "check"}
    faults += [Fault("unknown-key", None, key) for key in data if key not in known]
    title = data.get("title")
    if not isinstance(title, str) or not title:
        faults.append(Fault("missing-key", None, "title"))
    aim, minutes = data.get("aim", ""), data.get("minutes", 0)
    if not isinstance(aim, str):
        faults.append(Fault("wrong-value", None, "aim"))
    if type(minutes) is not int or not 0 <= minutes <= 1000:
        faults.append(Fault("wrong-value", None, "minutes"))
    summary = texts(data, "summary", faults)
    if len(summary) != 2:
        faults.append(Fault("summary"))
    rules = texts(data, "rules", faults)
    faults += [Fault("wrong-value", None, rule) for rule in rules if rule not in SKILLS]
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
    return Lesson(number, title, summary, tuple(steps), rules, check, aim, minutes)


def _parsed(content: bytes) -> Table:
    """Return the tables of a file that anybody may have written. Raises `BadLesson`."""
    try:
        text = content.decode("utf-8")
        for number, line in enumerate(text.split("\n"), 1):
            # The time that a key takes grows with the square of its parts.
            if line.partition("=")[0].count(".") > MOST_PARTS:
                raise BadLesson([Fault("not-toml-line", None, str(number))])
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        at = re.search(r"at line (\d+)", str(error))
        fault = Fault("not-toml-line", None, at[1]) if at else Fault("not-toml")
        raise BadLesson([fault]) from error
    except BadLesson:
        raise
    except (ValueError, RecursionError) as error:
        # No UTF-8, numbers of thousands of digits, lists in lists without end.
        raise BadLesson([Fault("not-toml")]) from error


def _is_plain(value: object) -> bool:
    """Whether a value is made of texts, numbers of usual size, lists and tables only."""
    match value:
        case str() | bool():
            return True
        case int():
            return abs(value) <= LARGEST
        case list():
            return all(map(_is_plain, value))
        case dict():
            return all(map(_is_plain, value.values()))
    return False


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
    if len(value) > MOST_STEPS:
        faults.append(Fault("too-many-steps", None, str(MOST_STEPS)))
        return []
    steps: list[Step] = []
    now: Position | None = None
    for number, table in enumerate(value, 1):
        kind = table.get("kind") if isinstance(table, dict) else None
        if not isinstance(kind, str) or kind not in KINDS:
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
    introduces = texts(table, "introduces", faults, number)
    faults += [
        Fault("wrong-value", number, name)
        for name in introduces
        if name not in RULE_OF and name not in TERMS
    ]
    step = Step(
        kind,
        texts(table, "text", faults, number),
        now.state,
        tuple(text for text in look if is_look(text)),
        claims=_claims(table, number, faults),
        label=now.deal,
        introduces=introduces,
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
    if isinstance(table.get("move"), list):
        faults.append(Fault("wrong-value", number, "move"))
    reason = table.get("reason")
    if "reason" in table and not (isinstance(reason, str) and reason in RULE_OF):
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


def _ask(step: Step, table: Table, number: int, faults: list[Fault]) -> Step:
    kind = next((known for known in QUESTIONS if known == table.get("question")), None)
    card = None if "card" not in table else _card(table["card"])
    if kind is None or questions.make_question(kind, step.state, card) is None:
        faults.append(Fault("wrong-value", number, "question"))
    return replace(step, question=kind or "", card=card)


_PARTS: dict[Kind, Callable[[Step, Table, int, list[Fault]], Step]] = {
    "tell": _tell,
    "show": _show,
    "play": _play,
    "judge": _judge,
    "choose": _choose,
    "ask": _ask,
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


REST = "..."
"""At the end of a stock: all cards that lie nowhere else, mixed, but always in the same order."""

_TARGETS: dict[str, Target] = {"reserve": "reserve", "waste": "waste", "stock": "stock"}


def read_move(text: object) -> Move | None:
    """Read a move as lessons write it; None if it is none.

    It is ``reserve 1`` to ``reserve 4``, ``waste``, ``draw``, ``redeal`` or the code of a card,
    alone or with the place where it is to go: ``8H row 2``, ``8H waste``.
    """
    if not isinstance(text, str):
        return None
    card, _blank, place = text.partition(" ")
    if place in _TARGETS and text not in PLAIN_MOVES:
        move = read_question(card)
        return (
            None
            if move is None or move.card is None
            else play_card(move.card, target=_TARGETS[place])
        )
    return read_question(text)


def read_moves(value: object, faults: list[Fault], step: int | None = None) -> tuple[Move, ...]:
    """Read a list of moves; what is none is noted in ``faults``."""
    moves = []
    for text in value if isinstance(value, list) else [value]:
        move = read_move(text)
        if move is None:
            faults.append(Fault("bad-move", step, str(text)))
        else:
            moves.append(move)
    return tuple(moves)


def make_moves(
    state: State, moves: tuple[Move, ...], faults: list[Fault], step: int | None = None
) -> State:
    """Return the state after these moves; an illegal one is noted, and ends it."""
    for move in moves:
        try:
            state = apply(state, move)
        except IllegalMove as refused:
            faults.append(Fault("illegal-move", step, move.word, refused.verdict.reason.code))
            break
    return state


def read_positions(tables: dict[str, Any], faults: list[Fault]) -> dict[str, Position]:
    """Return the positions by name; those that cannot be used are left out and noted."""
    found: dict[str, Position] = {}
    for name, table in tables.items():
        if not isinstance(table, dict):
            faults.append(Fault("wrong-value", None, name))
            continue
        table = dict(table)
        moves = read_moves(table.pop("moves", []), faults)
        position = _begin(name, table, found, faults)
        if position is not None:
            state = make_moves(position.state, moves, faults)
            found[name] = Position(state, position.deal)
    return found


def _begin(
    name: str, table: dict[str, Any], found: dict[str, Position], faults: list[Fault]
) -> Position | None:
    """Return the position before the moves of its table: another one, a deal, or written out."""
    if "from" in table:
        if set(table) != {"from"} or str(table["from"]) not in found:
            faults.append(Fault("unknown-position", None, str(table["from"])))
            return None
        return found[str(table["from"])]
    if "rows" not in table and "deal" in table:
        return _deal(name, table, faults)
    try:
        return read_position(_whole(table))
    except BadPosition as bad:
        faults += [Fault("bad-position", None, name, fault_sentence(fault)) for fault in bad.faults]
        return None


def _deal(name: str, table: dict[str, Any], faults: list[Fault]) -> Position | None:
    try:
        if set(table) - {"deal", "rules"}:
            raise KeyError
        number = parse_deal_number(table["deal"])
        rules = find_rule_set(table.get("rules", "classic"))
    except (BadDeal, KeyError, AttributeError, TypeError):
        faults.append(Fault("wrong-value", None, name))
        return None
    return Position(deal(number, rules), number.text)


def _whole(table: dict[str, Any]) -> dict[str, Any]:
    """Return the table with the cards that the three dots stand for."""
    stock = table.get("stock")
    if not isinstance(stock, list) or not stock or stock[-1] != REST:
        return table
    places = [table.get("waste", []), stock]
    for key in ("rows", "reserve"):
        piles = table.get(key, [])
        places += piles if isinstance(piles, list) else []
    named = {card for place in places if isinstance(place, list) for card in place
             if isinstance(card, str)}  # fmt: skip
    rest = [card.code for card in full_deck() if card.code not in named]
    Random(len(rest)).shuffle(rest)
    return {**table, "stock": [*stock[:-1], *rest]}


_PLACE = re.compile("stock|waste|reserve [1-4]")


def read_goal(value: object, step: int, faults: list[Fault]) -> Goal | None:
    """Return the goal that a table describes; None and a fault if it describes none.

    Keys are the parts of `Goal`; there must be one at least.
    """
    if not isinstance(value, dict) or not value:
        faults.append(Fault("wrong-value", step, "goal"))
        return None
    parts: dict[str, Any] = {}
    for key, part in value.items():
        read = _part(key, part)
        if read is None:
            faults.append(Fault("wrong-value", step, f"goal {key}"))
        else:
            parts[key] = read
    return Goal(**parts) if len(parts) == len(value) else None


def _part(key: str, value: object) -> object:
    """Return one part of a goal, None if it is wrong."""
    if key in ("score", "size", "passes"):
        return value if type(value) is int and 0 < value <= 1000 else None
    if key == "outcome":
        return value if isinstance(value, str) and value in ("won", "lost") else None
    if key == "top":
        return _card(value)
    several = value if isinstance(value, list) and value else [value]
    if key == "cards":
        cards = tuple(_card(code) for code in several)
        return None if None in cards else cards
    if key == "rows":
        fits = all(suit in ("*", *SUITS) for suit in several) and len(several) <= 4
        return tuple(several) if fits else None
    if key == "sizes":
        fits = all(type(size) is int and 0 <= size <= 13 for size in several)
        return tuple(several) if fits and len(several) <= 4 else None
    if key == "empty":
        fits = all(isinstance(place, str) and _PLACE.fullmatch(place) for place in several)
        return tuple(several) if fits else None
    return None


def _card(text: object) -> Card | None:
    try:
        return Card.parse(text) if isinstance(text, str) else None
    except ValueError:
        return None


FOLDER = "tutorials"


def numbers() -> list[int]:
    """The numbers of all lessons, in order."""
    return sorted(_files())


@lru_cache(maxsize=16)
def lesson(number: int) -> Lesson:
    """The lesson with this number. Raises `KeyError`, and `BadLesson` if its file is bad."""
    earlier = frozenset().union(*map(introduced, (n for n in numbers() if n < number)))
    return replace(load_lesson(content(number), number), known=earlier)


@lru_cache(maxsize=16)
def introduced(number: int) -> frozenset[str]:
    """The reason codes and terms that a lesson introduces; the rest of it is not checked."""
    steps = tomllib.loads(content(number).decode("utf-8")).get("steps", [])
    return frozenset(name for step in steps for name in step.get("introduces", ()))


def content(number: int) -> bytes:
    """The bytes of the file of this lesson. Raises `KeyError`."""
    return (resource(FOLDER) / _files()[number]).read_bytes()


@lru_cache(maxsize=1)
def titles() -> dict[int, str]:
    """The message ids of all titles by number; the lessons themselves are not checked."""
    return {
        number: str(tomllib.loads(content(number).decode("utf-8")).get("title", ""))
        for number in numbers()
    }


@lru_cache(maxsize=1)
def _files() -> dict[int, str]:
    """The names of the lesson files by number: ``04-the-osmosis-rule.toml`` is lesson 4."""
    folder = resource(FOLDER)
    if not folder.is_dir():
        return {}
    names = (file.name for file in folder.iterdir())
    return {int(name[:2]): name for name in names if name.endswith(".toml") and name[:2].isdigit()}


def texts_of(data: dict[str, Any]) -> Iterator[str]:
    """Yield every text of a lesson, as its file holds it, in reading order.

    Whatever is not as the format wants it is passed over; the loader names it.
    """
    yield from _strings(data.get("title"))
    yield from _strings(data.get("aim"))
    steps = data.get("steps")
    for step in steps if isinstance(steps, list) else []:
        if isinstance(step, dict):
            for key in ("text", "options", "replies"):
                yield from _strings(step.get(key))
    yield from _strings(data.get("summary"))


def _strings(value: object) -> Iterator[str]:
    for text in value if isinstance(value, list) else [value]:
        if isinstance(text, str) and text:
            yield text


def extract(
    fileobj: BinaryIO, _keywords: Any, _comment_tags: Any, options: Any
) -> Iterator[tuple[int, str, tuple[str, str], list[str]]]:
    """Yield line, function, context and text of each message, as Babel wants an extractor to.

    The texts are those that a lesson says, found by the same function that the loader asks. Raises
    `tomllib.TOMLDecodeError` for a file that is no TOML.
    """
    content = fileobj.read().decode("utf-8")
    lines = content.splitlines()
    for text in texts_of(tomllib.loads(content)):
        yield _line(lines, text), "pgettext", (CONTEXT, text), []


def _line(lines: list[str], text: str) -> int:
    """The number of the first line that holds the text, 1 if it is spelled with escapes."""
    return next((number for number, line in enumerate(lines, 1) if text in line), 1)
