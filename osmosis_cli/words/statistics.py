"""The statistics in words."""

from collections.abc import Mapping
from typing import Protocol

from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.words.numbers import format_number, format_percent
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import gettext_noop, ngettext
from osmosis_cli.words.variants import changed_parts, rule_set_name


class Figures(Protocol):
    """The figures of some games, as the storage makes them."""

    @property
    def played(self) -> int:
        """Games that were won, lost or given up."""

    @property
    def won(self) -> int:
        """Games won without help."""

    @property
    def lost(self) -> int:
        """Games lost."""

    @property
    def given_up(self) -> int:
        """Games given up or left for another."""

    @property
    def well_played(self) -> int:
        """Lost games of 40 points or more."""

    @property
    def assisted_wins(self) -> int:
        """Games won with help, counted nowhere else."""

    @property
    def best(self) -> int | None:
        """The highest score."""

    @property
    def current_streak(self) -> int:
        """Wins in a row up to now."""

    @property
    def longest_streak(self) -> int:
        """The most wins in a row."""

    @property
    def win_rate(self) -> float | None:
        """Games won per game played, from 0 to 1."""

    @property
    def average_score(self) -> float | None:
        """The mean score."""

    @property
    def hints(self) -> int:
        """Hints taken in these games."""

    @property
    def hinted(self) -> int:
        """Games in which hints were taken."""

    @property
    def fastest(self) -> int | None:
        """Seconds that the fastest win took."""

    @property
    def average_seconds(self) -> float | None:
        """Seconds that a win took on average."""

    @property
    def fewest_moves(self) -> int | None:
        """Moves of the shortest win."""

    @property
    def average_moves(self) -> float | None:
        """Moves of a win on average."""


def statistics(by_rules: Mapping[RuleSet, Figures], total: Figures) -> list[str]:
    """The figures of each rule set that was played, and of all if there are several."""
    if not by_rules:
        return [_("No game is counted yet. A game counts when it is won, lost or given up.")]
    lines: list[str] = []
    for rules, figures in by_rules.items():
        # Translators: {variant} is the name of a variant.
        text = _("Variant: {variant}.").format(variant=rule_set_name(rules.id))
        lines += [text, *changed_parts(rules), *_figures(figures)]
    if len(by_rules) > 1:
        lines += [_("All variants together:"), *_figures(total)]
    return lines


def heading(span: str) -> list[str]:
    """The line above the statistics of a span of time."""
    return [_(_HEADINGS[span])]


_HEADINGS = {
    "session": gettext_noop("Since you started the program:"),
    "today": gettext_noop("In the last 24 hours:"),
    "week": gettext_noop("In the last 7 days:"),
    "month": gettext_noop("In the last 30 days:"),
    "year": gettext_noop("In the last 365 days:"),
}


def nothing_there() -> str:
    """What is said where no game is counted of those that were asked for."""
    return _("No such game is counted.")


def duration(seconds: float) -> str:
    """A time in words: seconds up to two minutes, then whole minutes."""
    if seconds < 120:
        count = round(seconds)
        return ngettext("{count} second", "{count} seconds", count).format(count=count)
    count = round(seconds / 60)
    return ngettext("{count} minute", "{count} minutes", count).format(count=count)


def reset_question() -> tuple[str, ...]:
    """The question whether the statistics may be emptied."""
    return (_("Do you want to forget the results of all games, yes or no?"),)


def emptied() -> str:
    """What is said when the statistics were emptied."""
    return _("The statistics begin anew.")


def _figures(figures: Figures) -> list[str]:
    count = figures.played
    played = _("No game is counted here yet.")
    if count:
        played = ngettext("{count} game played.", "{count} games played.", count)
    lines = [played.format(count=count)]
    if figures.win_rate is not None and figures.average_score is not None:
        # Translators: how many games ended in which way.
        ends = _("Won: {won}. Lost: {lost}. Given up: {given_up}.")
        # Translators: {rate} is a percentage, the others are numbers of points.
        rates = _("Win rate: {rate}. Best score: {best}. On average: {average}.")
        # Translators: both are numbers of games won one after the other.
        streaks = _("Wins one after another: {now} now, {most} at most.")
        lines += [
            ends.format(won=figures.won, lost=figures.lost, given_up=figures.given_up),
            rates.format(
                rate=format_percent(figures.win_rate),
                best=figures.best,
                average=format_number(figures.average_score, 1),
            ),
            streaks.format(now=figures.current_streak, most=figures.longest_streak),
        ]
    if figures.average_moves is not None and figures.average_seconds is not None:
        # Translators: both are numbers of moves.
        moves = _("Moves to a win: {average} on average, {fewest} at least.")
        # Translators: both are times such as "5 minutes".
        times = _("Time to a win: {average} on average, {fewest} at least.")
        lines += [
            moves.format(average=round(figures.average_moves), fewest=figures.fewest_moves),
            times.format(
                average=duration(figures.average_seconds), fewest=duration(figures.fastest or 0)
            ),
        ]
    if figures.hints:
        text = ngettext(
            "Hints: {hints}, in {count} game.", "Hints: {hints}, in {count} games.", figures.hinted
        )
        # Translators: {hints} is how many were taken, {count} in how many games.
        lines.append(text.format(hints=figures.hints, count=figures.hinted))
    if count := figures.well_played:
        text = ngettext(
            "{count} lost game was well played, with 40 points or more.",
            "{count} lost games were well played, with 40 points or more.",
            count,
        )
        lines.append(text.format(count=count))
    if count := figures.assisted_wins:
        text = ngettext(
            "Won with help, so not counted above: {count} game.",
            "Won with help, so not counted above: {count} games.",
            count,
        )
        lines.append(text.format(count=count))
    return lines
