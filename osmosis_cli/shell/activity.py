"""What can go on at the prompt in place of a game: a lesson, exercises, a check.

While an activity is under way, all commands work on the position that it has laid out.
"""

from osmosis_cli.game.rules import Verdict
from osmosis_cli.shell.answers import Answer


class Activity:
    """Is asked and told what happens. This one does nothing; others override what they need."""

    def prompt(self) -> str | None:
        """The text that asks for the next line, None for the usual one."""
        return None

    def answer(self, line: str) -> Answer | None:
        """The answer to a line that is meant for the activity, None for any other.

        It is asked before the line is read as a command.
        """
        return None

    def refuses(self, key: str, group: str, argument: object = None) -> Answer | None:
        """What is said instead of running a command on this argument, None to run it.

        ``key`` and ``group`` are those of the command.
        """
        return None

    def tried(self, judged: Verdict) -> Answer | None:
        """The answer to an attempted move, None for the usual one; legal moves are then made."""
        return None

    def unknown(self, line: str) -> Answer | None:
        """The answer to a line that nothing understands, None for the usual refusal."""
        return None

    def after(self, answer: Answer) -> Answer:
        """The answer to a line that was no business of the activity, with what it has to add."""
        return answer

    def question(self) -> list[str]:
        """The question that waits for an answer, said again; nothing if none does."""
        return []

    def asked(self) -> list[str]:
        """What the learner has been told to do, said again in full; nothing is changed by it."""
        return []

    def repeated(self, answer: Answer) -> Answer:
        """The answer that says the last one again, with what the activity has to add."""
        return answer

    def help_lines(self) -> list[str]:
        """What the help says about the activity."""
        return []

    def words(self) -> tuple[str, ...]:
        """The words that can be typed for the activity itself."""
        return ()
