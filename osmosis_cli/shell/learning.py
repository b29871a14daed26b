"""What all activities of the tutor have in common."""

from osmosis_cli.shell.activity import Activity
from osmosis_cli.shell.answers import Answer, say
from osmosis_cli.shell.lesson_words import Key, read_word, shown
from osmosis_cli.shell.registry import Command
from osmosis_cli.shell.session import Session
from osmosis_cli.words.cards import join_list
from osmosis_cli.words.texts import gettext as _

GIVE_AWAY = ("why", "moves", "needs", "hint", "safe", "go", "winnable", "why lost", "review")
"""Commands whose answers say which moves are legal or good."""


class Learning(Activity):
    """Reads the words of lessons, and keeps commands for games away."""

    keys: tuple[Key, ...] = ()
    """The words that mean something here."""

    def answer(self, session: Session, line: str) -> Answer | None:
        """Take what was typed as an answer, then as a word of lessons."""
        if not line.strip():
            return self.entered(session)
        answer = self.replied(session, line)
        if answer is not None:
            return answer
        key = read_word(line)
        if key is None:
            return None
        if key not in self.keys:
            return say(_("That is not possible here."), *self.help_lines())
        return stop(session) if key == "stop" else self.word(session, key)

    def replied(self, session: Session, line: str) -> Answer | None:
        """The answer to a line that answers the open question, None if it does not."""
        return None

    def entered(self, session: Session) -> Answer:
        """The answer to an empty line."""
        raise NotImplementedError

    def word(self, session: Session, key: Key) -> Answer:
        """The answer to a word of lessons other than the one for leaving."""
        raise NotImplementedError

    def refuses(self, session: Session, command: Command) -> Answer | None:
        """Keep away what begins, ends or stores games."""
        if command.group != "games":
            return None
        # Translators: {stop} is the word to type.
        text = _("That belongs to a game. Type {stop} first to go back to yours.")
        return say(text.format(stop=shown("stop")[0]))

    def help_lines(self) -> list[str]:
        """Name the words that mean something here."""
        # Translators: {words} are words to type, with commas between them.
        return [_("Here you can also type: {words}.").format(words=join_list(self.words()))]

    def words(self) -> tuple[str, ...]:
        """The words that mean something here."""
        return shown(*self.keys)


def stop(session: Session) -> Answer:
    """Go back to the game."""
    session.leave()
    return say(
        *session.learner.take_troubles(),
        _("You are back in your game. Your progress is kept."),
        _("Type board to hear the table, or learn to go on learning."),
    )
