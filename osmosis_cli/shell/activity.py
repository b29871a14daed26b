"""What can go on at the prompt in place of a game: a lesson, exercises, a check.

While an activity is under way, all commands work on the position that it has laid out.
"""

from typing import TYPE_CHECKING

from osmosis_cli.game.rules import Verdict
from osmosis_cli.shell.answers import Answer
from osmosis_cli.shell.watcher import Watcher

if TYPE_CHECKING:
    from osmosis_cli.shell.session import Command, Session


class Activity:
    """Is asked and told what happens. This one does nothing; others override what they need."""

    def prompt(self) -> str | None:
        """The text that asks for the next line, None for the usual one."""
        return None

    def answer(self, session: "Session", line: str) -> Answer | None:
        """The answer to a line that is meant for the activity, None for any other.

        It is asked before the line is read as a command.
        """
        return None

    def refuses(
        self, session: "Session", command: "Command", argument: object = None
    ) -> Answer | None:
        """What is said instead of running this command on this argument, None to run it."""
        return None

    def tried(self, session: "Session", judged: Verdict) -> Answer | None:
        """The answer to an attempted move, None for the usual one; legal moves are then made."""
        return None

    def after(self, session: "Session", answer: Answer) -> Answer:
        """The answer to a line that was no business of the activity, with what it has to add."""
        return answer

    def question(self, session: "Session") -> list[str]:
        """The question that waits for an answer, said again; nothing if none does."""
        return []

    def asked(self, session: "Session") -> list[str]:
        """What the learner has been told to do, said again in full; nothing is changed by it."""
        return []

    def repeated(self, session: "Session", answer: Answer) -> Answer:
        """The answer that says the last one again, with what the activity has to add."""
        return answer

    def help_lines(self) -> list[str]:
        """What the help says about the activity."""
        return []

    def words(self) -> tuple[str, ...]:
        """The words that can be typed for the activity itself."""
        return ()


class SettingsOnly(Watcher):
    """Passes on which settings were chosen, but no moves: what an activity does is no game."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher

    def chose(self, setting: str, value: str) -> None:
        """Pass it on."""
        self._watcher.chose(setting, value)

    def news(self) -> list[str]:
        """Pass it on."""
        return self._watcher.news()
