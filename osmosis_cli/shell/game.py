"""One game at the prompt: which deal, by which rules, and its turns."""

from osmosis_cli.game.deals import DealNumber, deal
from osmosis_cli.game.rulesets import RuleSet
from osmosis_cli.game.state import State
from osmosis_cli.game.timeline import Timeline


class Game:
    """A game in progress.

    ``label`` is the deal number as it is shown, None for a position without one. ``number`` is
    None for a game that began from a position. ``given_up`` tells that the player ended it,
    ``assisted`` that hidden cards were used. ``id`` tells it from all other games and
    ``started`` is the moment of its start, both empty until the game is kept; ``listed`` is its
    number in the list of games, 0 until then. ``asked`` tells that the player asked for this very
    deal, so that it is kept without a move. ``seconds`` is the time played, ``hints`` how many were
    taken, ``favourite`` and ``note`` what the player said of it.
    """

    def __init__(
        self,
        timeline: Timeline,
        label: str | None = None,
        number: DealNumber | None = None,
        given_up: bool = False,
        assisted: bool = False,
        id: str = "",
        started: str = "",
    ) -> None:
        self.timeline = timeline
        self.label = label
        self.number = number
        self.given_up = given_up
        self.assisted = assisted
        self.id = id
        self.started = started
        self.listed = 0
        self.asked = False
        self.seconds = 0
        self.hints = 0
        self.favourite = False
        self.note = ""

    @property
    def state(self) -> State:
        """The state now."""
        return self.timeline.state

    @property
    def rules(self) -> RuleSet:
        """The rule set of the game."""
        return self.timeline.start.rules

    @property
    def begun(self) -> bool:
        """Whether a move was made, be it that all were taken back since."""
        return bool(self.timeline.turns or self.timeline.undone)

    @property
    def over(self) -> bool:
        """Whether the game is won, lost or given up, so that there is nothing to go on with."""
        return self.given_up or self.state.outcome != "open"

    @property
    def under_way(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.begun and not self.over


def new_game(number: DealNumber, rules: RuleSet) -> Game:
    """Return the game of this deal by these rules, at its start."""
    return Game(Timeline(deal(number, rules)), number.text, number)
