"""The sections on the end of a game, the score and the chances."""

from osmosis_cli.game.measured import measured
from osmosis_cli.game.players import PLAYERS
from osmosis_cli.game.rulesets import RULE_SETS
from osmosis_cli.words.numbers import format_number
from osmosis_cli.words.rulebook.section import Section
from osmosis_cli.words.style import sentence
from osmosis_cli.words.texts import gettext as _
from osmosis_cli.words.texts import pgettext
from osmosis_cli.words.variants import rule_set_name


def won_and_lost() -> Section:
    """When a game is won, when it is lost, and what can be done then."""
    return Section(
        "won-and-lost",
        pgettext("rules, title", "Won and lost"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "end, win, loss, lose, blocked, stuck"),
        _won_and_lost,
    )


def _won_and_lost() -> tuple[str, ...]:
    return (
        _(
            "The game is won when all cards lie in the rows. Then no further move is possible, "
            "but you can undo or start a new game."
        ),
        _(
            "The game is lost when the stock is empty, no card can be played, and one of three "
            "things holds:"
        ),
        _("1: The waste is empty too."),
        _("2: No redeal is left."),
        _(
            "3: In the whole pass, from its very beginning, there was never a card that could "
            "have been played. Then another pass would change nothing."
        ),
        _(
            "The third holds in every variant, even if redeals are left. Nothing else loses a "
            "game, and no game is lost in the middle of a pass."
        ),
        _(
            "If you could have played in a pass but never did, the game goes on, and it names a "
            "card that you held back."
        ),
        _(
            "After a loss you can undo, look back at the game or start a new one. You may even "
            "deal on, but only undo reopens the game."
        ),
    )


def score() -> Section:
    """How points are counted, and how often games come out, as measured."""
    return Section(
        "score",
        pgettext("rules, title", "Score and win rate"),
        # Translators: words under which a reader may look for this section, with commas.
        pgettext("rules, other names", "points, chances, odds, statistics, well played"),
        _score,
    )


def _score() -> tuple[str, ...]:
    return (
        _(
            "Each card in the rows scores 1 point, the very first one included. The most is "
            "52. A lost game with 40 points or more is well played."
        ),
        _(
            "How often does a game come out? Careless play plays whatever it can, reserve first. "
            "The five habits stand in the tips. The hints know what you have seen, and perfect "
            "play knows all cards."
        ),
        *(_rates(name) for name in RULE_SETS),
        # Translators: {deals} and {hints} are numbers of deals.
        _("Most of this was measured on {deals} deals each, the hints on {hints}.").format(
            deals=format_number(measured("perfect").deals),
            hints=format_number(measured("coach").deals),
        ),
        _(
            "About {share} percent of all Osmosis deals are lost before the first move, however "
            "the stock is dealt, because the reserve can never be emptied."
        ).format(share=format_number(100 - measured("perfect", "one-card").percent, 0)),
    )


def _rates(name: str) -> str:
    """How often each player wins by this rule set."""
    # Translators: {variant} is the name of a variant, the others are numbers such as 4.9. Say the
    # word percent, since this is often heard.
    text = _(
        "{variant}: careless {careless} percent, the five habits {habits}, the hints {coach}, "
        "perfect {perfect}."
    )
    rates = {player: format_number(measured(player, name).percent, 1) for player in PLAYERS}
    return sentence(text.format(variant=rule_set_name(name), **rates))
