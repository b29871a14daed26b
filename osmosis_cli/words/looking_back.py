"""A game looked back at, in words."""

from osmosis_cli.game.coach import first_play
from osmosis_cli.game.play import Step
from osmosis_cli.game.review import Review, most_missed
from osmosis_cli.game.simulate import ALL
from osmosis_cli.words.advice import advised
from osmosis_cli.words.changes import announce
from osmosis_cli.words.habits import numbered_habit
from osmosis_cli.words.style import NORMAL, Style
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext


def summary(review: Review, style: Style = NORMAL) -> list[str]:
    """Whether the deal could be won, until when, what let it slip, and what would have helped."""
    if review.end == "won" and review.steps and review.steps[-1].after.outcome == "won":
        return [_("You won this game: no move let it slip.")]
    return [*_chances(review, style), *_missed(review, style)]


def _missed(review: Review, style: Style) -> list[str]:
    """The habit that would have helped most, and what it would have brought."""
    missed = most_missed(review) if review.end != "won" else None
    if missed is None:
        return []
    # Translators: a habit follows, and what to do by it. {move} is the number of a move.
    text = _("What would have helped most, at move {move}:")
    if missed.score == ALL:
        end = _("By the five habits you would have won from there.")
    else:
        end = ngettext(
            "By the five habits you would have reached {count} point from there.",
            "By the five habits you would have reached {count} points from there.",
            missed.score,
        ).format(count=missed.score)
    return [
        text.format(move=missed.moves + 1),
        numbered_habit(missed.habit, missed.state.rules.open_reserve),
        advised(missed.state, missed.plan, style),
        end,
    ]


def _chances(review: Review, style: Style) -> list[str]:
    moves = len(review.steps)
    if review.end == "won":
        return [
            _("This game could be won from the start, and it still can."),
            *_better(review, style),
        ]
    if review.kept is None:
        return [_no_win(review)]
    text = ngettext(
        "This deal could be won. You have made {count} move.",
        "This deal could be won. You have made {count} moves.",
        moves,
    )
    lines = [text.format(count=moves)]
    slip = review.slip
    if slip is not None:
        lines.append(_slip(slip, review.kept + 1, style))
    else:
        text = _("It is proved that it could still be won after move {kept}.")
        lines.append(text.format(kept=review.kept))
        if review.lost is not None:
            text = _("It is proved that it was lost after move {lost}. Between them I cannot tell.")
            lines.append(text.format(lost=review.lost))
        else:
            lines.append(_("It would take too long to find out whether it still can be won."))
    return [*lines, *_better(review, style)]


def _no_win(review: Review) -> str:
    if review.start == "lost":
        return _("This deal could not be won, whatever you played. Type why lost for the reason.")
    if review.end == "lost":
        return _(
            "The game is lost. It would take too long to find out whether the deal could be won."
        )
    return _("It would take too long to find out whether this deal could be won.")


def _slip(step: Step, number: int, style: Style) -> str:
    """The move that let the win slip."""
    if step.card is None:
        if step.dealt:
            return _("Move {number} let it slip: you dealt from the stock.").format(number=number)
        return _("Move {number} let it slip: you turned the waste over.").format(number=number)
    if step.pile is not None:
        # Translators: {card} is a card with its article, the direct object.
        text = _("Move {number} let it slip: you played {card} from reserve {pile} to row {row}.")
    else:
        # Translators: {card} is a card with its article, the direct object.
        text = _("Move {number} let it slip: you played {card} from the waste to row {row}.")
    card = style.object(step.card)
    return text.format(number=number, card=card, pile=step.pile, row=step.row)


def _better(review: Review, style: Style) -> list[str]:
    """What wins from the last moment at which the game could be won."""
    plan = first_play(review.origin, review.line)
    heading = (
        _("This leads on to a win:") if review.end == "won" else _("This would have kept the win:")
    )
    text = ngettext(
        "The whole way to the win has {count} move. Type review next to go through it.",
        "The whole way to the win has {count} moves. Type review next to go through it.",
        len(review.line),
    )
    return [heading, advised(review.origin, plan, style), text.format(count=len(review.line))]


def line_step(
    step: Step, number: int, total: int, better: bool, style: Style = NORMAL
) -> list[str]:
    """One step of the line that wins (``better``), or of the moves that were made."""
    if better:
        text = _("Winning line, move {number} of {total}.")
    else:
        text = _("Your game, move {number} of {total}.")
    return [text.format(number=number, total=total), *announce(step, style)]


def no_step(better: bool, at_end: bool) -> list[str]:
    """The line that there is no further step at this end, and what to type instead."""
    if not at_end:
        return [_("This is where the line begins. Type review next to go on.")]
    if better:
        return [_("Here the game is won. Type review mine for the moves that you made.")]
    return [_("There your game stands now. Type review better for the line that wins.")]


def no_line(review: Review) -> list[str]:
    """The lines that tell why there is no line to go through."""
    return [_("There is no winning line to go through."), _no_win(review)]
