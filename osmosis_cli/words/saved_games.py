"""What is said about saves: their names, their list, and what became of them."""

from datetime import datetime
from pathlib import Path

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.words.numbers import format_day
from osmosis_cli.words.saving import said_with_reason
from osmosis_cli.words.standins import visible
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext
from osmosis_cli.words.variants import rule_set_name

# Translators: in the sentences of this file {name} is the name that the player gave to a save,
# {file} the path of a file.
_BAD_NAMES = {
    "empty": gettext_noop("Name the save as well, with a word of your own after the command."),
    "too-long": gettext_noop("This name is too long. At most 32 characters fit."),
    "bad-character": gettext_noop("This name holds a character that cannot be seen."),
    "number": gettext_noop(
        "A number cannot be a name: the saved games are numbered. Choose a word."
    ),
}


def bad_name(code: str) -> str:
    """Why a text is no name for a save; the codes are those of `BadName`, and ``number``."""
    return _(_BAD_NAMES[code])


def saved(name: str) -> str:
    """What is said when a game was saved."""
    return _("Saved as {name}.").format(name=visible(name))


def replace_save(name: str) -> tuple[str, ...]:
    """The question whether a save may be replaced."""
    return (
        _("There is a save called {name} already.").format(name=visible(name)),
        _("Do you want to replace this save, yes or no?"),
    )


def replace_file(path: Path) -> tuple[str, ...]:
    """The question whether a file may be replaced."""
    return (
        _("There is a file {file} already.").format(file=visible(str(path))),
        _("Do you want to replace this file, yes or no?"),
    )


def file_kept(path: Path) -> str:
    """What is said of a file that was replaced and was no game: where it is now."""
    # Translators: {file} is the path of a file.
    text = _("What was there was no game of Osmosis, and is kept as {file}.")
    return text.format(file=visible(str(path)))


def written(path: Path) -> list[str]:
    """What is said when a game was written to a file."""
    return [
        _("The game is in the file {file} now.").format(file=visible(str(path))),
        _("Whoever has Osmosis can open it with the command import."),
    ]


def not_saved(code: str, path: Path) -> str:
    """What is said when a game could not be written."""
    return said_with_reason(_("The game could not be saved."), code, path)


def not_loaded(code: str, path: Path) -> str:
    """What is said when a game could not be read."""
    text = _("The game could not be loaded.")
    if code != "broken":
        return said_with_reason(text, code, path)
    # Players may name any file, also one that never held a game.
    why = _("The content of {file} is damaged or is no game of Osmosis.")
    return f"{text} {why.format(file=visible(str(path)))}"


def not_deleted(code: str, path: Path) -> str:
    """What is said when a save could not be deleted."""
    return said_with_reason(_("The save could not be deleted."), code, path)


def leave_game() -> tuple[str, ...]:
    """The question whether the game under way may be left for a saved one."""
    return (
        _("This game is not over, and the saved one takes its place."),
        _("Do you want to go on with the saved game, yes or no?"),
    )


def waits(deal: str | None) -> list[str]:
    """What is said when a game that is not over is left for another one."""
    if deal is None:
        return [_("Your game waits. Type games for the list.")]
    # Translators: {deal} is a deal number.
    text = _("Your game of deal {deal} waits. Type games for the list.")
    return [text.format(deal=visible(deal))]


def save_waits(code: str, path: Path) -> str:
    """What is said when a game could not be saved yet."""
    text = _("The game is saved as soon as that is possible, and kept until the program ends.")
    return said_with_reason(text, code, path)


def loaded(name: str) -> str:
    """What is said before a game that was loaded."""
    return _("Loaded: {name}.").format(name=visible(name))


def no_such_save(name: str) -> str:
    """What is said if there is no save of this name or number."""
    return _("There is no save called {name}. Type saves for the list.").format(
        name=visible(name[:40])
    )


def delete_save(name: str) -> tuple[str, ...]:
    """The question whether a save may be deleted."""
    return (_("Do you want to delete the save {name}, yes or no?").format(name=visible(name)),)


def deleted(name: str) -> str:
    """What is said when a save was deleted."""
    return _("Deleted: {name}.").format(name=visible(name))


def heading(count: int) -> str:
    """The line above the list of saves."""
    if not count:
        return _("You have saved no game yet. Type save and a name to save this one.")
    return ngettext("{count} saved game:", "{count} saved games:", count).format(count=count)


def entry(number: int, name: str, deal: str | None, rules: RuleSet, score: int, moment: str) -> str:
    """A save in the numbered list; its moment as it stands in the file."""
    # Translators: a save in a numbered list. {deal} is a deal number, {variant} the name of a
    # variant, {score} a number of points, {day} a date.
    text = _("{number}: {name}, deal {deal}, {variant}, score {score}, saved on {day}.")
    day = _day(moment)
    if deal is None and day:
        # Translators: {variant} is the name of a variant, {score} a number of points.
        text = _("{number}: {name}, a position, {variant}, score {score}, saved on {day}.")
    elif deal is None:
        # Translators: {variant} is the name of a variant, {score} a number of points.
        text = _("{number}: {name}, a position, {variant}, score {score}.")
    elif not day:
        # Translators: {variant} is the name of a variant, {score} a number of points.
        text = _("{number}: {name}, deal {deal}, {variant}, score {score}.")
    return text.format(
        number=number,
        name=visible(name),
        deal=visible(deal or ""),
        variant=rule_set_name(rules.id),
        score=score,
        day=day,
    )


def how_to_load() -> str:
    """The line below the list."""
    return _("Type load and a name or a number.")


def none_saved() -> str:
    """What is said instead of the list where no game is under way."""
    return _("You have saved no game yet. Type save and a name in a game to save it.")


def how_to_go_on() -> str:
    """The line below the list where no game is under way."""
    # Translators: {command} is what to type in a terminal; load is typed in the game.
    text = _("To go on with one, start {command} and type load and a name or a number.")
    return text.format(command="osmosis")


def _day(moment: str) -> str:
    """The day of a moment in ISO 8601 as the language writes it; empty if it is none."""
    try:
        return format_day(datetime.fromisoformat(moment).date())
    except (ValueError, OverflowError):
        return ""
