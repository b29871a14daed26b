"""What the lab finds, in words."""

from collections.abc import Sequence
from math import sqrt

from osmosis_cli.game.coach import first_play
from osmosis_cli.game.players import Player
from osmosis_cli.game.proof import Circle
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.simulate import Tally
from osmosis_cli.game.solver import Solution
from osmosis_cli.game.state import State
from osmosis_cli.words.advice import advised, proof
from osmosis_cli.words.numbers import format_number, format_percent
from osmosis_cli.words.style import sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import ngettext
from osmosis_cli.words.variants import changed_parts, rule_set_name

CONFIDENCE = 1.96
"""The standard errors on either side within which 95 of 100 measured rates lie."""


def solution_lines(state: State, solution: Solution, circles: Sequence[Circle]) -> list[str]:
    """What the solver found, and the whole line that wins or the proof that none does."""
    if state.outcome == "won":
        return [_("This game is won already.")]
    if solution.verdict == "won":
        text = ngettext(
            "The game can be won, in {count} move:",
            "The game can be won, in {count} moves:",
            len(solution.moves),
        )
        return [text.format(count=len(solution.moves)), *_whole_line(state, solution)]
    if solution.verdict == "unknown":
        text = ngettext(
            "Undecided: {count} position was searched. A larger budget may decide it.",
            "Undecided: {count} positions were searched. A larger budget may decide it.",
            solution.positions,
        )
        return [text.format(count=format_number(solution.positions))]
    if circles:
        return proof(circles)
    text = ngettext(
        "The game cannot be won: {count} position was searched, and no way leads to a win.",
        "The game cannot be won: {count} positions were searched, and no way leads to a win.",
        solution.positions,
    )
    return [text.format(count=format_number(solution.positions))]


def _whole_line(state: State, solution: Solution) -> list[str]:
    """The plays of a line, numbered, each with the deals that lead to it."""
    lines: list[str] = []
    moves = solution.moves
    while moves:
        plan = first_play(state, moves)
        # Translators: an entry in a numbered list; {line} is a whole sentence.
        text = _("{number}: {line}")
        lines.append(text.format(number=len(lines) + 1, line=advised(state, plan)))
        state, moves = plan.after(state), moves[len(plan.moves) :]
    return lines


def result(player: Player, rules: RuleSet, first: int, total: Tally) -> list[str]:
    """What a player made of the deals from ``first`` on, and how sure the rate is."""
    lines = [sentence(_who(player).format(variant=rule_set_name(rules.id))), *changed_parts(rules)]
    if not total.deals:
        return [*lines, _("No deal was finished.")]
    text = ngettext(
        "{count} deal, number {first}.", "{count} deals, numbers {first} to {last}.", total.deals
    )
    lines.append(
        text.format(count=format_number(total.deals), first=first, last=first + total.deals - 1)
    )
    text = ngettext("{count} win: {rate}.", "{count} wins: {rate}.", total.wins)
    rate = format_percent(total.wins / total.deals, 1)
    lines.append(text.format(count=format_number(total.wins), rate=rate))
    if total.undecided:
        text = ngettext(
            "{count} deal was left undecided.",
            "{count} deals were left undecided.",
            total.undecided,
        )
        lines.append(text.format(count=format_number(total.undecided)))
    low, high = likely(total.wins, total.deals)
    # Translators: {low} and {high} are percentages.
    text = _("Of all deals, between {low} and {high} are likely to be won this way.")
    lines.append(text.format(low=format_percent(low, 1), high=format_percent(high, 1)))
    if player != "perfect":
        score = format_number(total.cards / total.deals, 1)
        lines.append(_("Average score: {score}.").format(score=score))
    return lines


def _who(player: Player) -> str:
    if player == "careless":
        # Translators: {variant} is the name of a variant.
        return _("Careless play, variant: {variant}.")
    if player == "coach":
        # Translators: {variant} is the name of a variant.
        return _("Play by the hints, variant: {variant}.")
    # Translators: {variant} is the name of a variant.
    return _("Perfect play, all cards known, variant: {variant}.")


def likely(wins: int, deals: int) -> tuple[float, float]:
    """Return the bounds within which the true rate lies, as it does 95 times of 100.

    They are Wilson's (Journal of the American Statistical Association 22, 1927), which hold for
    few deals and for rare wins too.
    """
    rate, spread = wins / deals, CONFIDENCE**2 / deals
    middle = (rate + spread / 2) / (1 + spread)
    half = CONFIDENCE * sqrt(rate * (1 - rate) / deals + spread / (4 * deals)) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


def progress(total: Tally, count: int) -> str:
    """How far the work has come, in one sentence."""
    text = ngettext(
        "{done} of {count} deal done, {wins} won.",
        "{done} of {count} deals done, {wins} won.",
        count,
    )
    return text.format(
        done=format_number(total.deals), count=format_number(count), wins=format_number(total.wins)
    )


def stopped(done: int, count: int) -> str:
    """What is said when the work was stopped: what was finished still counts."""
    text = ngettext(
        "Stopped after {done} of {count} deal. What follows counts these alone.",
        "Stopped after {done} of {count} deals. What follows counts these alone.",
        count,
    )
    return text.format(done=format_number(done), count=format_number(count))
