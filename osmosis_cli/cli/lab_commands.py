"""The commands of the lab: ``solve`` and ``simulate``."""

from collections.abc import Callable
from typing import Any

import click

from osmosis_cli.cli.commands import WholeNumber
from osmosis_cli.cli.options import Function, Wanted, game_options, rules_options
from osmosis_cli.game.players import PLAYERS, Player
from osmosis_cli.shell.terminal.console import Console
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext

BUDGET = 1_000_000
"""How many positions of a deal are searched at most if nothing else is asked for."""

MOST_DEALS = 10**9
MOST_PROCESSES = 64


def lab_commands(console: Console) -> tuple[click.Command, ...]:
    """Return the commands of the lab, in the language of the moment."""
    return _solve(console), _simulate(console)


def _budget(help_text: str) -> Callable[[Function], Function]:
    return click.option(
        "--budget", default=BUDGET, type=WholeNumber(min=1), help=help_text, show_default=True
    )


def _solve(console: Console) -> click.Command:
    @click.command(
        "solve", help=_("Say whether a deal or a position can be won and how, or why not.")
    )
    @game_options
    @_budget(_("Search at most so many positions."))
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(budget: int, as_json: bool, **wanted: Any) -> int:
        from osmosis_cli.cli import lab

        return lab.solve(console, Wanted(**wanted), budget, as_json)

    return command


def _simulate(console: Console) -> click.Command:
    @click.command("simulate", help=_("Let a player play many deals, and count what is won."))
    @click.option(
        "--player",
        type=click.Choice(PLAYERS),
        required=True,
        # Translators: stands in the help for careless, coach or perfect
        metavar=pgettext("metavar", "PLAYER"),
        # Translators: careless, coach and perfect stay as they are: they are typed.
        help=_(
            "Who plays: careless plays the first card that can go, coach follows the hints, "
            "perfect knows all cards."
        ),
    )
    @click.option(
        "--from",
        "first",
        default=32_000,
        show_default=True,
        type=WholeNumber(1, 10**19),
        help=_("Begin with the deal of this number."),
    )
    @click.option(
        "--count",
        default=100,
        show_default=True,
        type=WholeNumber(1, MOST_DEALS),
        help=_("Play so many deals, one number after the other."),
    )
    @rules_options
    @click.option(
        "--processes",
        default=1,
        show_default=True,
        type=WholeNumber(1, MOST_PROCESSES),
        help=_("Work with so many processes at once."),
    )
    @_budget(_("The perfect player searches at most so many positions of a deal."))
    @click.option("--json", "as_json", is_flag=True, help=_("Answer with a JSON object."))
    def command(
        player: Player,
        first: int,
        count: int,
        processes: int,
        budget: int,
        as_json: bool,
        **wanted: Any,
    ) -> int:
        from osmosis_cli.cli import lab
        from osmosis_cli.cli.start import rule_set

        rules = rule_set(Wanted(**wanted))
        return lab.measure(
            console, lab.Range(player, rules, first, count, budget), processes, as_json
        )

    return command
