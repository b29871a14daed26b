"""The guide at the prompt: adds a sentence to an answer when a game is in a new situation."""

from collections.abc import Set

from osmosis_cli.shell.answers import Answer
from osmosis_cli.shell.game import Game
from osmosis_cli.tutor.notebook import Notebook
from osmosis_cli.words.texts import gettext as _


class Guide:
    """Looks at the game after each answer. What it said once it never says again."""

    def __init__(self) -> None:
        self._game: Game | None = None
        self._turns = 0

    def after(
        self, learner: Notebook, game: Game, answer: Answer, unset: Set[str] = frozenset()
    ) -> Answer:
        """The answer with what the guide says about the table, if that is new to the learner.

        If there is nothing to say about it, one of the settings that are ``unset`` is offered
        where it would have helped.
        """
        turns = len(game.timeline.turns)
        if answer.ends or (game is self._game and turns == self._turns):
            return answer
        begins = game is not self._game and not turns
        grown = game is self._game and turns > self._turns
        self._game, self._turns = game, turns
        if not learner.knowledge.guide:
            return answer
        # Start-up: a first prompt opens before the guide has anything to say.
        from osmosis_cli.tutor import guide

        # What players do by themselves they need no word about.
        made = {guide.shown_by(step) for step in game.timeline.turns[-1].steps} if grown else set()
        name = guide.situation(game.state, begins)
        said = guide.advice(learner.knowledge, name) if name and name not in made else None
        if said is None and grown and game.state.outcome == "open":
            name = guide.offer(game.timeline.turns, unset - set(learner.knowledge.shown))
            said = _(guide.OFFERS[name]) if name else None
        new = made | ({name} if said and name else set())
        if new - set(learner.knowledge.shown):
            learner.change(lambda known: known.with_shown(*new))
        return answer._replace(lines=(*answer.lines, said)) if said else answer
