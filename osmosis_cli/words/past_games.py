"""What is said about the games that are kept: their list, and what the player noted of them."""

from datetime import datetime

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.words.numbers import format_day
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext
from osmosis_cli.words.variants import rule_set_name

_ENTRIES = {
    # Translators: games in a list. {number} is the number of the game, {game} what was dealt, such
    # as "deal 32001", {variant} the name of a variant, {score} a number of points, {day} a date.
    "open": gettext_noop("{number}: {game}, {variant}, waits, score {score}, {day}."),
    # Translators: {number} is the number of the game, {game} what was dealt, such as "deal 32001",
    # {variant} the name of a variant, {day} a date.
    "won": gettext_noop("{number}: {game}, {variant}, won, {day}."),
    # Translators: {number} is the number of the game, {game} what was dealt, such as "deal 32001",
    # {variant} the name of a variant, {score} a number of points, {day} a date.
    "lost": gettext_noop("{number}: {game}, {variant}, lost, score {score}, {day}."),
    # Translators: {number} is the number of the game, {game} what was dealt, such as "deal 32001",
    # {variant} the name of a variant, {score} a number of points, {day} a date.
    "given-up": gettext_noop("{number}: {game}, {variant}, given up, score {score}, {day}."),
}


def heading(waiting: int, over: int) -> str:
    """The line above the list: how many other games wait, and how many are over."""
    if not waiting + over:
        return _("No other game is kept yet.")
    # Translators: {count} are other games.
    first = ngettext("{count} game waits.", "{count} games wait.", waiting).format(count=waiting)
    # Translators: {count} are other games.
    last = ngettext("{count} game is over.", "{count} games are over.", over).format(count=over)
    return " ".join([*([first] if waiting else []), *([last] if over else [])])


def entry(
    number: int, deal: str | None, rules: RuleSet, state: str, score: int, moment: str
) -> str:
    """A game in the list; its moment as it is kept."""
    # Translators: what was dealt, in a list of games; {deal} is a deal number.
    game = _("deal {deal}").format(deal=visible(deal)) if deal else _("a position")
    return _(_ENTRIES[state]).format(
        number=number,
        game=game,
        variant=rule_set_name(rules.id),
        score=score,
        # Translators: in the place of a date.
        day=day(moment) or _("day unknown"),
    )


def remarks(favourite: bool, note: str) -> str:
    """What the player said of a game, with a blank in front; empty if that is nothing."""
    said = [*([_("A favorite.")] if favourite else []), *([noted(note)] if note else [])]
    return "".join(f" {sentence}" for sentence in said)


def noted(note: str) -> str:
    """The note of a game."""
    return _("Your note: {note}.").format(note=visible(note).rstrip("."))


def no_note() -> str:
    """What is said where there is no note."""
    return _("This game has no note. Type note and a few words.")


def note_removed() -> str:
    """What is said when a note was removed."""
    return _("The note is gone.")


def note_too_long(most: int) -> str:
    """What is said to a note that is too long."""
    text = _("A note has at most {count} characters.")
    return text.format(count=most)


def favourite(on: bool) -> str:
    """What is said when a game was made a favourite, or is none any more."""
    if on:
        return _("This game is a favorite now. Type games favorites for the list.")
    return _("This game is no favorite any more.")


def more(count: int) -> str:
    """The line below a list that leaves some out."""
    text = ngettext("{count} older game is left out.", "{count} older games are left out.", count)
    how = _("Type games all for the whole list.")
    return f"{text.format(count=count)} {how}"


def how_to_go_on() -> str:
    """The line below the list."""
    return _("Type games and a number to go on with a game or to look at it.")


def no_such_game() -> str:
    """What is said if there is no game of this number."""
    return _("There is no game of this number. Type games for the list.")


def this_game() -> str:
    """What is said when the game is asked for that goes on."""
    return _("You are in this game already.")


def opened(number: int) -> str:
    """What is said before a game that was taken from the list."""
    return _("Game {number}.").format(number=number)


def day(moment: str) -> str:
    """The day of a moment in ISO 8601 as the language writes it; empty if it is none."""
    try:
        return format_day(datetime.fromisoformat(moment).date())
    except (ValueError, OverflowError):
        return ""
