"""The game that a command works on, from the options that describe it."""

import re
from typing import Any, NamedTuple

import click

from osmosis_cli.cli.completion import UNLIMITED
from osmosis_cli.cli.options import NO, WRONG_USAGE, Wanted
from osmosis_cli.game.deals import BadDeal, DealNumber, deal, parse_deal_number, random_deal_number
from osmosis_cli.game.position import BadPosition, Position
from osmosis_cli.game.rulesets import CLASSIC, RULE_SETS, RuleSet
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words.faults import fault_sentence
from osmosis_cli.words.numbers import join_or
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.variants import find_named_rule_set


class BadDealNumber(click.UsageError):
    """The value of ``--deal`` is no deal number."""


class Beginning(NamedTuple):
    """The position that a command works on, and the number of its deal, if it came from one."""

    position: Position
    number: DealNumber | None


def rule_set(wanted: Wanted, default: RuleSet = CLASSIC) -> RuleSet:
    """Return the rule set that the options describe. Raises `click.UsageError`."""
    rules = default
    if wanted.rules is not None:
        found = find_named_rule_set(wanted.rules)
        if not isinstance(found, RuleSet):
            text = _("There is no such rule set. Choose {variants}.")
            raise click.UsageError(text.format(variants=join_or(RULE_SETS)))
        rules = found
    if wanted.draw not in (None, "1", "3"):
        raise click.UsageError(_("Either one or three cards are dealt at a time."))
    return rules.changed(
        draw=int(wanted.draw) if wanted.draw else None,
        passes=_passes(wanted.passes),
        unlimited=wanted.passes == UNLIMITED,
        open_reserve=True if wanted.open_reserve else None,
    )


def _passes(text: str | None) -> int | None:
    if text is None or text == UNLIMITED:
        return None
    if not (text.isascii() and text.isdigit() and int(text[:9]) > 0 and len(text) < 9):
        # Translators: {word} is what to type for any number.
        message = _("The number of passes is a number from 1 on, or {word}.")
        raise click.UsageError(message.format(word=UNLIMITED))
    return int(text)


def start(
    console: Console, wanted: Wanted, stdin_taken: bool = False, default: RuleSet = CLASSIC
) -> Beginning:
    """Return the position that the options describe: a file, a deal, or a deal at random.

    ``stdin_taken`` tells that standard input is needed for commands; ``default`` is the rule set
    of a deal if none is named. Raises `click.UsageError`, and `BadPosition` if the file is bad.
    """
    if wanted.position is None:
        return deal_start(console, wanted, default)
    # A deal needs no reader of files.
    from osmosis_cli.storage.positions import LIMIT, load_position, parse_position

    if wanted.deal is not None:
        raise click.UsageError(_("Give either a deal number or a position, not both."))
    if wanted.position == "-":
        if stdin_taken:
            raise click.UsageError(
                _("The position cannot come from standard input here: your moves come from there.")
            )
        position = parse_position(console.read_bytes(LIMIT + 1))
    else:
        position = load_position(wanted.position)
    if rule_set(wanted, position.state.rules) != position.state.rules:
        raise click.UsageError(_("The position was made by other rules than those you name."))
    return Beginning(position, None)


def deal_start(console: Console, wanted: Wanted, default: RuleSet = CLASSIC) -> Beginning:
    """Return the start of the deal that the options name, of one at random if they name none."""
    rules = rule_set(wanted, default)
    if wanted.deal is None:
        number = random_deal_number(console.random)
    else:
        try:
            number = parse_deal_number(wanted.deal)
        except BadDeal:
            raise BadDealNumber(
                _("A deal number is a whole number from 1 on, of at most 20 digits.")
            ) from None
    return Beginning(Position(deal(number, rules), number.text), number)


def begin(
    console: Console, wanted: Wanted, as_json: bool, stdin_taken: bool = False
) -> Beginning | int:
    """Return the start of the game, or the exit status if a deal number or a file is bad."""
    try:
        return start(console, wanted, stdin_taken)
    except BadPosition as bad:
        return refuse_position(console, bad, as_json)
    except BadDealNumber:
        if not as_json:
            raise
        put(console, {"error": "bad-deal"})
        return WRONG_USAGE


def refuse_position(console: Console, bad: BadPosition, as_json: bool = False) -> int:
    """Say everything that is wrong with a position, and return the exit status."""
    if as_json:
        faults: list[dict[str, str]] = []
        for fault in bad.faults:
            card = {"card": fault.card.code} if fault.card else {}
            faults.append({"code": fault.code, **card})
        put(console, {"error": "bad-position", "faults": faults})
    else:
        lines = [_("The position cannot be used."), *map(fault_sentence, bad.faults)]
        console.complain("\n".join(lines))
    return NO


def put(console: Console, record: dict[str, Any]) -> None:
    """Print an object for programs, as JSON in one line of ASCII.

    Bytes that were typed and are no text become U+FFFD, so that every program can read it.
    """
    import json

    console.put(json.dumps(_readable(record), ensure_ascii=True))


def _readable(value: Any) -> Any:
    match value:
        case str():
            return re.sub("[\ud800-\udfff]", "\N{REPLACEMENT CHARACTER}", value)
        case dict():
            return {key: _readable(part) for key, part in value.items()}
        case list():
            return [_readable(part) for part in value]
    return value
