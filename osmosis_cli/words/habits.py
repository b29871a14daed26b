"""The five habits in words, each one sentence that can be kept in mind."""

from osmosis_cli.game.measured import HABITS, Habit
from osmosis_cli.words.texts import gettext as _


def habit_sentence(habit: Habit, open_reserve: bool = False) -> str:
    """Return what a habit says; the third says something else where the reserve is open."""
    match habit:
        case "look-first":
            return _("Deal through the whole stock before you take anything from the waste.")
        case "reserve":
            return _("Play a reserve card as soon as it can go, unless it is a starting card.")
        case "start" if open_reserve:
            return _(
                "Do not start a suit while one of its cards lies under a card of the same rank "
                "whose suit has no row yet."
            )
        case "start":
            return _(
                "Start the suit that most tops of the reserve belong to; a suit with none can wait."
            )
        case "last":
            return _(
                "From the waste play the last card of the pass that fits, then what fits under it."
            )
        case "row-4":
            return _("Keep the cards of row 4 until nothing else fits.")


def habit_reason(habit: Habit, open_reserve: bool = False) -> str:
    """Return why a habit helps, in a sentence or two."""
    match habit:
        case "look-first":
            return _("Nothing is lost: every pass brings the same cards.")
        case "reserve":
            return _("It never does harm, and it turns up the next one.")
        case "start" if open_reserve:
            return _(
                "Otherwise they form a circle: the 5 of clubs, say, lies under the 5 of hearts, "
                "which must wait for the 5 of clubs."
            )
        case "start":
            return _("The higher the row of a suit, the sooner it takes its cards.")
        case "last":
            return _("A card that is taken shifts only those after it.")
        case "row-4":
            return _("No other card waits for them.")


def numbered_habit(habit: Habit, open_reserve: bool = False) -> str:
    """Return a habit with its number, for whoever knows the five."""
    # Translators: {number} is 1 to 5; {habit} is a whole sentence, one of the five habits.
    text = _("Habit {number}: {habit}")
    return text.format(number=HABITS.index(habit) + 1, habit=habit_sentence(habit, open_reserve))
